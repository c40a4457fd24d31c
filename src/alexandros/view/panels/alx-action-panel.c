/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now, what is proposed, and why something is not possible. */

#include "alx-action-panel.h"

#include "alx-card.h"
#include "alx-pointing.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"

#include <glib/gi18n.h>

#define PICTURE 16                      /* height of a picture on a button, in pixels */

/* What the buttons of the actions stand for. */
static const AlxItem items[] = {
  ALX_ITEM_SUPPLY, ALX_ITEM_OCCUPY, ALX_ITEM_LEVY, ALX_ITEM_TAKE_BACK, ALX_ITEM_END
};

/*
 * The panel of the kit with the buttons of Alexandros. Most buttons activate actions of the table
 * ("game.…"); the others, and the cards of a compensation, call the input. It owns its cards.
 */
struct _AlxActionPanel
{
  KitActionPanel parent_instance;

  /* template */
  GtkWidget   *actions;
  GtkWidget   *buttons[G_N_ELEMENTS (items)];
  GtkWidget   *pictures[G_N_ELEMENTS (items)];  /* below their words */
  GtkButton   *no_move;
  GtkWidget   *ways;
  GtkLabel    *way;
  GtkWidget   *compensation;
  GtkBox      *paid;
  GtkBox      *given;

  KitCard     *paid_cards[ALX_SYMBOLS];
  KitCard     *given_cards[ALX_SYMBOLS];
};

G_DEFINE_FINAL_TYPE (AlxActionPanel, alx_action_panel, KIT_TYPE_ACTION_PANEL)

static const char *
name_phase (gconstpointer state)
{
  return alx_words_phase (state);
}

static const char *
make_hint (KitInput *input)
{
  const AlxChoice *choice = alx_input_get_choice (input);

  switch (alx_game_get_state (kit_input_get_game (input))->phase)
    {
    case ALX_PHASE_CARD:
      return _("Take a face-up card, or a card of your hand for a special move.");
    case ALX_PHASE_WAY:
      return _("Point at a marked point to see the route.");
    default:
      if (choice->mode == ALX_MODE_OCCUPY)
        return _("Choose a province on the board.");
      if (choice->mode == ALX_MODE_TAKE_BACK)
        return _("Choose one of your governors on the board.");
      return _("Take a card, occupy a province, levy taxes, or take a governor back.");
    }
}

static void
show_card (KitCard    *card,
           guint       symbol,
           guint       n,
           const char *label)
{
  gtk_widget_set_visible (GTK_WIDGET (card), n > 0);
  kit_card_set_face (card, symbol);
  kit_card_set_count (card, n > 1 ? (int) n : -1);
  kit_card_set_label (card, label);
}

static void
update_compensation (AlxActionPanel *panel)
{
  const AlxState *state = alx_game_get_state (kit_input_get_game (kit_context_of (panel)->input));
  const AlxDecision *proposal = alx_input_get_choice (kit_context_of (panel)->input)->proposal;
  gboolean active = kit_action_panel_is_active (KIT_ACTION_PANEL (panel)) &&
                    state->phase == ALX_PHASE_COMPENSATION && proposal != NULL;

  gtk_widget_set_visible (panel->compensation, active);
  for (guint i = 0; active && i < ALX_SYMBOLS; i++)
    {
      guint given = proposal->at[i];
      g_autofree char *give = g_strdup_printf (_("Give to the loser: %s"), alx_words_symbol (i));
      g_autofree char *take = g_strdup_printf (_("Keep: %s"), alx_words_symbol (i));

      show_card (panel->paid_cards[i], i, state->paid[i] - given, give);
      show_card (panel->given_cards[i], i, given, take);
    }
}

static void
update_ways (AlxActionPanel *panel)
{
  const AlxWays *ways = alx_input_get_choice (kit_context_of (panel)->input)->ways;

  gtk_widget_set_visible (panel->ways, ways != NULL && ways->n > 1);
  if (ways != NULL)
    /* Translators: which of several ways of the same length is proposed. */
    kit_widget_print (panel->way, _("Route %u of %u"), ways->index + 1, ways->n);
}

/* The buttons of the actions stay where they are, so that a second click on one confirms it. */
static void
update_buttons (AlxActionPanel *panel)
{
  KitGame *game = kit_input_get_game (kit_context_of (panel)->input);
  const AlxState *state = alx_game_get_state (game);
  gboolean active = kit_action_panel_is_active (KIT_ACTION_PANEL (panel));

  gtk_widget_set_visible (panel->actions, active && state->phase == ALX_PHASE_ACTIONS);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    gtk_widget_queue_draw (panel->pictures[i]);
  gtk_widget_set_visible (GTK_WIDGET (panel->no_move), active && state->phase == ALX_PHASE_CARD &&
                          !alx_state_move_is_possible (state, alx_game_get_board (game)));
}

static char *
describe_decision (KitInput          *input,
                   const AlxDecision *decision)
{
  const AlxState *state = decision->kind == ALX_WAY ? alx_input_get_choice (input)->moving
                                                    : kit_input_get_state (input);

  return alx_words_proposal (kit_game_get_record (kit_input_get_game (input)), state, decision);
}

static char *
explain (KitInput *input)
{
  const AlxChoice *choice = alx_input_get_choice (input);

  return alx_pointing_explain (input, choice->item, choice->which);
}

static char *
describe (KitInput *input)
{
  const AlxChoice *choice = alx_input_get_choice (input);
  const AlxDecision *preview = alx_choice_get_preview (choice);
  g_autofree char *text = NULL;
  KitRefusal refusal;

  if (preview == NULL)
    return NULL;
  text = describe_decision (input, preview);
  if (!alx_choice_previews_proposal (choice) || !kit_input_is_complete (input, &refusal))
    return g_steal_pointer (&text);
  /* Translators: what is proposed, and a sentence about it. */
  return g_strdup_printf (_("%s Click again to confirm."), text);
}

static char *
refuse (KitInput         *input,
        const KitRefusal *refusal)
{
  KitGame *game = kit_input_get_game (input);

  return alx_words_refusal_markup (alx_game_get_board (game), (const AlxRefusal *) refusal);
}

static gboolean
is_pointing (KitInput *input)
{
  return alx_choice_is_pointing (alx_input_get_choice (input));
}

static gboolean
can_cancel (KitInput *input)
{
  return alx_input_get_choice (input)->mode != ALX_MODE_ANY;
}

static void
show (KitActionPanel *kit_panel)
{
  AlxActionPanel *panel = ALX_ACTION_PANEL (kit_panel);

  update_buttons (panel);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    alx_pointing_update (panel->buttons[i]);
  update_ways (panel);
  update_compensation (panel);
}

static void
paid_clicked_cb (AlxActionPanel *panel,
                 KitCard        *card)
{
  alx_input_give (kit_context_of (panel)->input, kit_card_get_face (card), 1);
}

static void
given_clicked_cb (AlxActionPanel *panel,
                  KitCard        *card)
{
  alx_input_give (kit_context_of (panel)->input, kit_card_get_face (card), -1);
}

/* --- the class --- */

/* A disc on the track of scores for each player. */
static void
paint_discs (KitPainter      *painter,
             cairo_t         *cr,
             const KitRecord *record,
             double           size)
{
  const KitTheme *theme = kit_painter_get_theme (painter);

  for (guint i = 0; i < record->n_players; i++)
    {
      const KitPlayerColours *colours = &theme->players[record->players[i].colour];

      kit_paint_circle (cr, (KitPixel) { size * (0.5 + 0.75 * i), size / 2 }, size * 0.32,
                        &colours->body, &colours->shade, 1);
    }
}

/* What an action is about, in the colour of the player on turn. */
static void
paint_picture (KitFace  *face,
               cairo_t  *cr,
               double    width,
               double    height,
               gpointer  data)
{
  const KitContext *context = kit_context_of (face);
  KitGame *game = kit_input_get_game (context->input);
  KitPainter *painter = kit_style_get_painter (context->style);
  const KitRecord *record;
  KitColour colour;

  if (game == NULL)
    return;
  record = kit_game_get_record (game);
  colour = record->players[kit_rules_head (kit_game_get_state (game))->player].colour;
  switch (GPOINTER_TO_UINT (data))
    {
    case ALX_ITEM_SUPPLY:
      cairo_translate (cr, (width - height * 0.7) / 2, 0);
      alx_paint_card_back (painter, cr, height * 0.7, height);
      break;
    case ALX_ITEM_LEVY:
      cairo_translate (cr, (width - height * (0.25 + 0.75 * record->n_players)) / 2, 0);
      paint_discs (painter, cr, record, height);
      break;
    default:
      alx_paint_governor (painter, cr, colour, (KitPixel) { width / 2, height / 2 }, height);
      break;
    }
}

static void
add_pictures (AlxActionPanel *panel)
{
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      GtkWidget *picture;

      if (items[i] == ALX_ITEM_END)
        picture = gtk_image_new_from_icon_name ("go-next-symbolic");
      else
        {
          picture = g_object_new (KIT_TYPE_FACE, "height-request", PICTURE, "width-request",
                                  4 * PICTURE, "halign", GTK_ALIGN_CENTER, NULL);
          kit_face_set_func (KIT_FACE (picture), paint_picture, GUINT_TO_POINTER (items[i]));
        }
      panel->pictures[i] = picture;
      kit_widget_add_below (GTK_BUTTON (panel->buttons[i]), picture);
    }
}

static void
alx_action_panel_constructed (GObject *object)
{
  AlxActionPanel *panel = ALX_ACTION_PANEL (object);
  KitInput *input = kit_context_of (panel)->input;

  G_OBJECT_CLASS (alx_action_panel_parent_class)->constructed (object);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    alx_pointing_add (panel->buttons[i], input, items[i], 0);
  g_signal_connect_object (panel->no_move, "clicked", G_CALLBACK (alx_input_choose_no_move), input,
                           G_CONNECT_SWAPPED);
}

static const KitActionInfo info = {
  .name_phase = name_phase,
  .make_hint = make_hint,
  .explain = explain,
  .describe = describe,
  .refuse = refuse,
  .is_pointing = is_pointing,
  .can_cancel = can_cancel,
  .lines = 20,
};

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AlxActionPanel, actions),
  KIT_TEMPLATE_NAMED (AlxActionPanel, buttons[0], "draw"),
  KIT_TEMPLATE_NAMED (AlxActionPanel, buttons[1], "occupy"),
  KIT_TEMPLATE_NAMED (AlxActionPanel, buttons[2], "levy"),
  KIT_TEMPLATE_NAMED (AlxActionPanel, buttons[3], "take_back"),
  KIT_TEMPLATE_NAMED (AlxActionPanel, buttons[4], "end"),
  KIT_TEMPLATE_CHILD (AlxActionPanel, no_move),
  KIT_TEMPLATE_CHILD (AlxActionPanel, ways),
  KIT_TEMPLATE_CHILD (AlxActionPanel, way),
  KIT_TEMPLATE_CHILD (AlxActionPanel, compensation),
  KIT_TEMPLATE_CHILD (AlxActionPanel, paid),
  KIT_TEMPLATE_CHILD (AlxActionPanel, given),
  { NULL }
};

static void
alx_action_panel_class_init (AlxActionPanelClass *class)
{
  KitActionPanelClass *panel_class = KIT_ACTION_PANEL_CLASS (class);

  G_OBJECT_CLASS (class)->constructed = alx_action_panel_constructed;
  panel_class->info = &info;
  panel_class->show = show;
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "alx-action-panel", template_rows);
}

static void
alx_action_panel_init (AlxActionPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  add_pictures (panel);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      panel->paid_cards[i] = alx_card_add (panel->paid, G_CALLBACK (paid_clicked_cb), panel);
      panel->given_cards[i] = alx_card_add (panel->given, G_CALLBACK (given_clicked_cb), panel);
    }
}
