/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bonus stone of the person who plays, covered between the decisions of several persons. */

#include "stones-hand.h"

#include "stones-art.h"

#include "kit/view/kit-face.h"
#include "kit/words/kit-words.h"

#define CARD 64                         /* size in pixels */

/*
 * Shows the bonus stone of the viewer of the input, or its back; a button that uncovers it; a
 * button that offers the doubling. What it shows, says and allows under a cover must be the same
 * whatever the stone is.
 *
 * CSS: its title has the class "panel-title".
 */
struct _StonesHand
{
  KitPanel parent_instance;

  /* template */
  GtkLabel  *title;
  KitFace   *card;
  GtkWidget *ready;

  guint      face;
};

G_DEFINE_FINAL_TYPE (StonesHand, stones_hand, KIT_TYPE_PANEL)

static void
paint_card (KitFace  *face,
            cairo_t  *cr,
            double    width,
            double    height,
            gpointer  data)
{
  StonesHand *hand = data;

  stones_paint_card (kit_style_get_painter (kit_context_of (hand)->style), cr, hand->face, width,
                     height);
}

static void
stones_hand_update (KitPanel *panel)
{
  StonesHand *hand = STONES_HAND (panel);
  KitInput *input = kit_context_of (hand)->input;
  KitGame *game = kit_input_get_game (input);
  const StonesState *state = stones_game_get_state (game);
  int viewer = kit_input_get_viewer (input);
  gboolean covered = kit_input_is_covered (input);
  guint seat = covered || viewer < 0 ? kit_game_get_decider (game) : (guint) viewer;
  g_autofree char *title = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  kit_words_name (&kit_game_get_record (game)->players[seat], name);
  hand->face = covered || viewer < 0 ? KIT_MOTION_HIDDEN : state->bonus[viewer];
  title = hand->face == KIT_MOTION_HIDDEN
            ? g_strdup_printf ("The bonus stone of %s is covered", name)
            : g_strdup_printf ("Bonus stone of %s: %u", name, hand->face);
  gtk_label_set_text (hand->title, title);
  gtk_widget_set_visible (hand->ready, kit_input_get_cover (input) != KIT_COVER_OPEN);
  gtk_widget_queue_draw (GTK_WIDGET (hand->card));
}

static void
stones_hand_set_scale (KitPanel *panel,
                       double    scale,
                       double    tray_scale)
{
  gtk_widget_set_size_request (GTK_WIDGET (STONES_HAND (panel)->card), CARD * scale, CARD * scale);
}

static void
stones_hand_class_init (StonesHandClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  KitPanelClass *panel_class = KIT_PANEL_CLASS (class);

  g_type_ensure (KIT_TYPE_FACE);
  panel_class->for_persons = TRUE;
  panel_class->update = stones_hand_update;
  panel_class->set_scale = stones_hand_set_scale;
  gtk_widget_class_set_template_from_resource (widget_class, "/stones/stones-hand.ui");
  gtk_widget_class_bind_template_child (widget_class, StonesHand, title);
  gtk_widget_class_bind_template_child (widget_class, StonesHand, card);
  gtk_widget_class_bind_template_child (widget_class, StonesHand, ready);
}

static void
stones_hand_init (StonesHand *hand)
{
  gtk_widget_init_template (GTK_WIDGET (hand));
  hand->face = KIT_MOTION_HIDDEN;
  kit_face_set_func (hand->card, paint_card, hand);
}

/** stones_hand_get_anchor: (transfer none): where the stone lies. */
GtkWidget *
stones_hand_get_anchor (StonesHand *hand)
{
  g_return_val_if_fail (STONES_IS_HAND (hand), NULL);

  return GTK_WIDGET (hand->card);
}
