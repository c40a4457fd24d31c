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
 * CSS: its title has the class "panel-title". It owns references to input and style.
 */
struct _StonesHand
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *box;
  GtkLabel  *title;
  KitFace   *card;
  GtkWidget *ready;

  /* owned */
  KitInput  *input;
  KitStyle  *style;

  guint      face;
};

G_DEFINE_FINAL_TYPE (StonesHand, stones_hand, GTK_TYPE_WIDGET)

static void
paint_card (KitFace  *face,
            cairo_t  *cr,
            double    width,
            double    height,
            gpointer  data)
{
  StonesHand *hand = data;

  stones_paint_card (kit_style_get_painter (hand->style), cr, hand->face, width, height);
}

static void
changed_cb (StonesHand *hand)
{
  KitGame *game = kit_input_get_game (hand->input);
  const StonesState *state = stones_game_get_state (game);
  int viewer = kit_input_get_viewer (hand->input);
  gboolean covered = kit_input_is_covered (hand->input);
  guint seat = covered || viewer < 0 ? kit_game_get_decider (game) : (guint) viewer;
  g_autofree char *title = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  kit_words_name (&kit_game_get_record (game)->players[seat], name);
  hand->face = covered || viewer < 0 ? KIT_MOTION_HIDDEN : state->bonus[viewer];
  title = hand->face == KIT_MOTION_HIDDEN
            ? g_strdup_printf ("The bonus stone of %s is covered", name)
            : g_strdup_printf ("Bonus stone of %s: %u", name, hand->face);
  gtk_label_set_text (hand->title, title);
  gtk_widget_set_visible (hand->ready, kit_input_get_cover (hand->input) != KIT_COVER_OPEN);
  gtk_widget_set_visible (GTK_WIDGET (hand), kit_game_count_persons (game) > 0);
  gtk_widget_queue_draw (GTK_WIDGET (hand->card));
}

static void
stones_hand_dispose (GObject *object)
{
  StonesHand *hand = STONES_HAND (object);

  g_clear_pointer (&hand->box, gtk_widget_unparent);
  g_clear_object (&hand->input);
  g_clear_object (&hand->style);
  G_OBJECT_CLASS (stones_hand_parent_class)->dispose (object);
}

static void
stones_hand_class_init (StonesHandClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_FACE);
  G_OBJECT_CLASS (class)->dispose = stones_hand_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/stones/stones-hand.ui");
  gtk_widget_class_bind_template_child (widget_class, StonesHand, box);
  gtk_widget_class_bind_template_child (widget_class, StonesHand, title);
  gtk_widget_class_bind_template_child (widget_class, StonesHand, card);
  gtk_widget_class_bind_template_child (widget_class, StonesHand, ready);
}

static void
stones_hand_init (StonesHand *hand)
{
  gtk_widget_init_template (GTK_WIDGET (hand));
  hand->face = KIT_MOTION_HIDDEN;
}

/** stones_hand_set_up: shows the bonus stone of the viewer of @input. To be called once. */
void
stones_hand_set_up (StonesHand *hand,
                    KitInput   *input,
                    KitStyle   *style)
{
  g_return_if_fail (STONES_IS_HAND (hand));
  g_return_if_fail (KIT_IS_INPUT (input) && KIT_IS_STYLE (style));

  hand->input = g_object_ref (input);
  hand->style = g_object_ref (style);
  kit_face_set_func (hand->card, paint_card, hand);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), hand, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "changed", G_CALLBACK (gtk_widget_queue_draw), hand->card,
                           G_CONNECT_SWAPPED);
}

/** stones_hand_set_scale: sets the size of the stone, 1 for a narrow window. */
void
stones_hand_set_scale (StonesHand *hand,
                       double      scale)
{
  g_return_if_fail (STONES_IS_HAND (hand));

  gtk_widget_set_size_request (GTK_WIDGET (hand->card), CARD * scale, CARD * scale);
}

/** stones_hand_get_anchor: (transfer none): where the stone lies. */
GtkWidget *
stones_hand_get_anchor (StonesHand *hand)
{
  g_return_val_if_fail (STONES_IS_HAND (hand), NULL);

  return GTK_WIDGET (hand->card);
}
