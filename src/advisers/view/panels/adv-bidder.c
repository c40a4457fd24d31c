/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in an auction. */

#include "adv-bidder.h"

#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"
#include "kit/words/kit-words.h"

#include <glib/gi18n.h>

/*
 * AdvBidder:
 *
 * Shows the piece of a player, what they have bid last, and the most that they could pay.
 *
 * CSS: the bid has the class "numeric", and "held" if it is the highest. Accessible role: that of a
 * widget, for that of a box has no label; its label and tooltip say all of it with the name.
 */
struct _AdvBidder
{
  KitBin parent_instance;

  /* template */
  KitFace  *piece;
  GtkLabel *bid;
  GtkLabel *limit;

  KitColour colour;
};

G_DEFINE_FINAL_TYPE (AdvBidder, adv_bidder, KIT_TYPE_BIN)

static void
paint_piece (KitFace  *face,
             cairo_t  *cr,
             double    width,
             double    height,
             gpointer  data)
{
  kit_panel_paint_piece (face, cr, ((AdvBidder *) data)->colour, width, height);
}

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvBidder, piece),
  KIT_TEMPLATE_CHILD (AdvBidder, bid),
  KIT_TEMPLATE_CHILD (AdvBidder, limit),
  { NULL }
};

static void
adv_bidder_class_init (AdvBidderClass *class)
{
  g_type_ensure (KIT_TYPE_FACE);
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-bidder", template_rows);
}

static void
adv_bidder_init (AdvBidder *bidder)
{
  gtk_widget_init_template (GTK_WIDGET (bidder));
  kit_face_set_func (bidder->piece, paint_piece, bidder);
}

/** adv_bidder_show: shows what @player has bid, in words or a number, and the most that they could
    pay; @leads: whether the bid is the highest. */
void
adv_bidder_show (AdvBidder       *bidder,
                 const KitPlayer *player,
                 const char      *bid,
                 guint            most,
                 gboolean         leads)
{
  char name[KIT_WORDS_NAME_SIZE];
  g_autofree char *label = NULL;

  g_return_if_fail (ADV_IS_BIDDER (bidder) && player != NULL && bid != NULL);

  if (bidder->colour != player->colour)
    gtk_widget_queue_draw (GTK_WIDGET (bidder->piece));
  bidder->colour = player->colour;
  gtk_label_set_text (bidder->bid, bid);
  /* Translators: short for "can pay at most"; a narrow column. */
  kit_widget_print (bidder->limit, _("max. %u"), most);
  kit_style_set_class (GTK_WIDGET (bidder->bid), "held", leads);
  kit_words_name (player, name);
  label = bid[0] != '\0'
            /* Translators: of a player in an auction: name, what they have bid, the most that they
               could pay. */
            ? g_strdup_printf (_("%s: %s, can pay at most %u"), name, bid, most)
            /* Translators: of a player in an auction: name, and the most that they could pay. */
            : g_strdup_printf (_("%s: can pay at most %u"), name, most);
  if (kit_widget_set_tooltip (bidder, label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (bidder), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}
