/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures beside the lines of the log: the symbols of the cards that a decision moves. */

#include "alx-log-pictures.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/record/alx-record.h"
#include "kit/paint/kit-shapes.h"

/** alx_log_pictures_list: the symbols of the cards that are chosen, taken, drawn, discarded, paid
    or given by the decision at @index, as far as @record knows them. */
guint
alx_log_pictures_list (const KitRecord *record,
                       guint            index,
                       guint8           pictures[KIT_MAX_LINE_PICTURES])
{
  AlxEvents events;
  guint n = 0;

  g_return_val_if_fail (record != NULL && pictures != NULL, 0);

  alx_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n; i++)
    {
      const AlxEvent *event = &events.items[i];
      guint n_cards = 0;

      switch (event->kind)
        {
        case ALX_EVENT_CHOSEN:
        case ALX_EVENT_SPECIAL:
        case ALX_EVENT_TAKEN:
        case ALX_EVENT_LEVIED:
          n_cards = 1;
          break;
        case ALX_EVENT_DRAWN:
          n_cards = event->symbol != ALX_NONE;
          break;
        case ALX_EVENT_PAID:
        case ALX_EVENT_GIVEN:
          n_cards = event->number;
          break;
        default:
          break;
        }
      for (; n_cards > 0 && n < KIT_MAX_LINE_PICTURES; n_cards--)
        pictures[n++] = event->symbol;
    }
  return n;
}

/** alx_log_pictures_paint: paints a symbol on a card without a name. */
void
alx_log_pictures_paint (KitPainter *painter,
                        cairo_t    *cr,
                        guint       picture,
                        KitPixel    middle,
                        double      size)
{
  const AlxTheme *theme;

  g_return_if_fail (painter != NULL && cr != NULL && picture < ALX_SYMBOLS);

  theme = alx_painter_get_theme (painter);
  kit_paint_trace_round (cr, middle.x - size * 0.45, middle.y - size / 2, size * 0.9, size,
                         size * 0.15);
  kit_theme_set (cr, &theme->paper);
  cairo_fill (cr);
  alx_paint_emblem (painter, cr, picture, middle, size * 0.8);
}
