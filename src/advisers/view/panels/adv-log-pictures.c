/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures beside the lines of the log: goods and tokens. */

#include "adv-log-pictures.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/record/adv-record.h"

/* Of an event that all may see; ADV_NONE for no picture. */
static guint8
get_picture (const AdvEvent *event)
{
  switch (event->kind)
    {
    case ADV_EVENT_PRODUCED:
    case ADV_EVENT_PAID:
    case ADV_EVENT_GAVE:
    case ADV_EVENT_GOT:
    case ADV_EVENT_TRADED:
    case ADV_EVENT_DROPPED:
      return event->good;
    case ADV_EVENT_WON:
      return ADV_FACE_TOKEN + event->number;
    case ADV_EVENT_PLAYED:
      return ADV_FACE_CARD + event->number;
    case ADV_EVENT_ROBBER:
      return ADV_FACE_ROBBER;
    case ADV_EVENT_ADVISER:
      return ADV_FACE_CHAIR;
    default:
      return ADV_NONE;
    }
}

/** adv_log_pictures_list: (out) @pictures: what the decision at @index moved, each thing once;
    returns how many there are. */
guint
adv_log_pictures_list (const KitRecord *record,
                       guint            index,
                       guint8           pictures[KIT_MAX_LINE_PICTURES])
{
  AdvEvents events;
  guint n = 0;

  g_return_val_if_fail (record != NULL && pictures != NULL, 0);

  adv_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n && n < KIT_MAX_LINE_PICTURES; i++)
    {
      guint8 picture = get_picture (&events.items[i]);
      gboolean known = picture == ADV_NONE;

      for (guint k = 0; k < n; k++)
        known |= pictures[k] == picture;
      if (!known)
        pictures[n++] = picture;
    }
  return n;
}

/** adv_log_pictures_paint: paints one of them, as high and wide as @size. */
void
adv_log_pictures_paint (KitPainter *painter,
                        cairo_t    *cr,
                        guint       picture,
                        KitPixel    middle,
                        double      size)
{
  g_return_if_fail (painter != NULL && cr != NULL);

  adv_paint_picture (painter, cr, picture, middle, size * 0.9);
}
