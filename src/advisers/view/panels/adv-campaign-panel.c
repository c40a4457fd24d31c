/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far Alexander has come, his court of advisers, what the bank has, and what things cost. */

#include "adv-campaign-panel.h"

#include "adv-badge.h"
#include "adv-dice-chart.h"
#include "adv-price.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-paint.h"
#include "advisers/presenter/adv-storyboard.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"

#include <glib/gi18n.h>

#define STRIP  26                       /* heights in pixels */
#define COURT  40
#define CHAIR  1.1                      /* width of a chair at court, in heights of it */
#define PRICE  20

#define COURT_SCALE 1.1                 /* of a tray in which the court fits */

/* The badges: goods by AdvGood up to gold, then these. */
enum
{
  SUPPLY = ADV_TRADED,
  DECK,
  BADGES
};

/* What is bought. */
static const AdvDecisionKind prices[] = { ADV_ROAD, ADV_VILLAGE, ADV_CITY, ADV_BUY };

/*
 * AdvCampaignPanel:
 *
 * A strip of the points of the way, the chairs of the advisers, piles, stock, supply and deck; and,
 * if the player opens them above it, a list of costs, what everybody knows of each hand, and what
 * was rolled so far.
 *
 * CSS: the title has the class "panel-title". Strip and chairs are pictures with tooltips that say
 * the same.
 */
struct _AdvCampaignPanel
{
  KitPanel parent_instance;

  /* template */
  GtkWidget *head;
  GtkWidget *rest;
  KitFace   *strip;
  KitFace   *court;
  GtkGrid   *bank;
  GtkBox    *costs;
  GtkGrid   *known;
  AdvDiceChart *dice;

  guint     colours;                    /* of the advisers at court, as one number */
  int       court_height;               /* in pixels */
  AdvBadge *badges[BADGES];
  GtkLabel *names[KIT_MAX_PLAYERS];     /* of the players, beside */
  GtkLabel *cards[KIT_MAX_PLAYERS][ADV_RESOURCES];      /* what all know of their hands */
};

G_DEFINE_FINAL_TYPE (AdvCampaignPanel, adv_campaign_panel, KIT_TYPE_PANEL)

static KitGame *
get_game (AdvCampaignPanel *panel)
{
  return kit_input_get_game (kit_context_of (panel)->input);
}

static const AdvState *
get_state (AdvCampaignPanel *panel)
{
  return kit_playback_get_state (kit_context_of (panel)->playback);
}

static KitPainter *
get_painter (AdvCampaignPanel *panel)
{
  return kit_style_get_painter (kit_context_of (panel)->style);
}

/* --- pictures --- */

/* The points from left to right: temples and sevens are squares, events discs, empty ones small. */
static void
paint_strip (KitFace  *face,
             cairo_t  *cr,
             double    width,
             double    height,
             gpointer  data)
{
  AdvCampaignPanel *panel = data;
  const AdvTheme *theme = (const AdvTheme *) kit_painter_get_theme (get_painter (panel));
  const AdvBoard *board;
  guint passed;
  double step, unit;

  if (get_game (panel) == NULL)
    return;
  board = adv_game_get_board (get_game (panel));
  passed = get_state (panel)->alexander;
  step = width / (board->n_points + 1);
  unit = MIN (step, height * 0.4);
  for (guint i = 0; i < board->n_points; i++)
    {
      guint kind = board->points[i].kind;
      double size = unit * (kind == ADV_POINT_EMPTY ? 0.45 : 0.85);
      double x = step * (i + 1);
      const KitRgba *colour = i < passed                  ? &theme->passed
                              : kind == ADV_POINT_TEMPLE ? &theme->temple
                              : kind == ADV_POINT_SEVEN  ? &theme->seven : &theme->event;

      cairo_new_path (cr);
      if (kind == ADV_POINT_TEMPLE || kind == ADV_POINT_SEVEN)
        cairo_rectangle (cr, x - size / 2, height - unit - size / 2, size, size);
      else
        cairo_arc (cr, x, height - unit, size / 2, 0, 2 * G_PI);
      kit_theme_set (cr, colour);
      cairo_fill (cr);
    }
  adv_paint_alexander (get_painter (panel), cr,
                       (KitPixel) { step * MAX (passed, 1), MAX (height - unit * 1.6, height / 2) },
                       height);
}

static guint
count_chairs (const AdvState *state)
{
  guint n = 0;

  while (n < state->n_players && adv_of_adviser[state->n_players][n] > 0)
    n++;
  return n;
}

/* The chairs from the first adviser on, each with the piece of who sits there. */
static void
paint_court (KitFace  *face,
             cairo_t  *cr,
             double    width,
             double    height,
             gpointer  data)
{
  AdvCampaignPanel *panel = data;
  KitPainter *painter = get_painter (panel);
  const AdvState *state;
  KitColour colours[KIT_MAX_PLAYERS];

  if (get_game (panel) == NULL)
    return;
  state = get_state (panel);
  kit_record_get_colours (kit_game_get_record (get_game (panel)), colours);
  for (guint i = 0; i < count_chairs (state); i++)
    {
      double x = height * (0.5 + CHAIR * i);

      adv_paint_picture (painter, cr, ADV_FACE_CHAIR, (KitPixel) { x, height * 0.5 },
                         height * (0.95 - 0.12 * i));
      if (i < state->n_advisers)
        adv_paint_piece (painter, cr, colours[state->advisers[i]], (KitPixel) { x, height * 0.42 },
                         height * 0.5);
    }
}

/* --- showing --- */

static void
show_number (AdvCampaignPanel *panel,
             guint             badge,
             guint             number,
             const char       *label)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  adv_badge_set (panel->badges[badge], text, label);
}

/* The last turn in which there are cards for all; those of this turn come after the dice and the
   robber, Q18. */
static guint
find_last_supply (const AdvState *state)
{
  gboolean dealt = state->rolled && state->phase != ADV_PHASE_DROP &&
                   state->phase != ADV_PHASE_ROBBER;

  return state->turn + adv_state_supply_size (state) / state->n_players - !dealt;
}

static void
show_bank (AdvCampaignPanel *panel,
           const AdvState   *state)
{
  guint supply = adv_state_supply_size (state);
  g_autofree char *label = NULL;

  for (guint i = 0; i < ADV_TRADED; i++)
    {
      guint n = i == ADV_GOLD ? state->stock : state->piles[i];
      /* Translators: a good, and how many the bank has. */
      g_autofree char *pile = g_strdup_printf (_("%s at the bank: %u"), adv_words_good (i), n);

      show_number (panel, i, n, pile);
    }
  if (supply > 0)
    /* Translators: cards in the hidden supply, and the turn until which they last. */
    label = g_strdup_printf (_("Cards in the supply: %u, up to turn %u"), supply,
                             find_last_supply (state));
  else
    label = g_strdup (_("The supply has ended."));
  show_number (panel, SUPPLY, supply, label);
  g_free (label);
  label = g_strdup_printf (_("Development cards in the deck: %u"), state->deck_size);
  show_number (panel, DECK, state->deck_size, label);
}

static void
show_progress (AdvCampaignPanel *panel,
               const AdvState   *state)
{
  const AdvBoard *board = adv_game_get_board (get_game (panel));
  /* Translators: points of the way that Alexander has passed, of how many. */
  g_autofree char *text = g_strdup_printf (_("Alexander has passed %u of %u points."),
                                           state->alexander, board->n_points);

  if (kit_widget_set_tooltip (panel->strip, text))
    gtk_widget_queue_draw (GTK_WIDGET (panel->strip));
}

static void
size_court (AdvCampaignPanel *panel)
{
  int height = panel->court_height;

  if (get_game (panel) != NULL)
    gtk_widget_set_size_request (GTK_WIDGET (panel->court),
                                 CHAIR * height * count_chairs (get_state (panel)), height);
}

static void
show_court (AdvCampaignPanel *panel,
            const AdvState   *state)
{
  const KitRecord *record = kit_game_get_record (get_game (panel));
  GString *text = g_string_new (NULL);
  guint colours = 0;

  for (guint i = 0; i < state->n_players; i++)
    {
      const char *rank = adv_words_adviser (state->n_players, i);
      char name[KIT_WORDS_NAME_SIZE];

      if (rank == NULL)
        continue;
      if (i < state->n_advisers)
        colours = colours * KIT_COLOURS + record->players[state->advisers[i]].colour;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: a rank, its points, and who holds it. */
      g_string_append_printf (text, _("%s (%u): %s"), rank, adv_of_adviser[state->n_players][i],
                              i < state->n_advisers
                                ? kit_words_name (&record->players[state->advisers[i]], name)
                                : _("nobody yet"));
    }
  size_court (panel);
  if (kit_widget_set_tooltip (panel->court, text->str) || panel->colours != colours)
    gtk_widget_queue_draw (GTK_WIDGET (panel->court));
  panel->colours = colours;
  g_string_free (text, TRUE);
}

/* The least and the most cards of each resource, as public events alone tell. */
static void
show_known (AdvCampaignPanel *panel,
            const AdvState   *state)
{
  const KitRecord *record = kit_game_get_record (get_game (panel));

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      gboolean there = i < state->n_players;
      char name[KIT_WORDS_NAME_SIZE];

      gtk_widget_set_visible (GTK_WIDGET (panel->names[i]), there);
      if (there)
        gtk_label_set_text (panel->names[i], kit_words_name (&record->players[i], name));
      for (guint k = 0; k < ADV_RESOURCES; k++)
        {
          guint least = there ? state->least[i][k] : 0;
          guint most = there ? state->most[i][k] : 0;
          g_autofree char *text = least == most ? g_strdup_printf ("%u", least)
                                                : g_strdup_printf ("%u–%u", least, most);

          gtk_widget_set_visible (GTK_WIDGET (panel->cards[i][k]), there);
          gtk_label_set_text (panel->cards[i][k], text);
        }
    }
}

/* Only while it is seen. */
static void
show_dice (AdvCampaignPanel *panel)
{
  adv_dice_chart_update (panel->dice, kit_game_get_record (get_game (panel)));
}

/* --- virtual functions --- */

static void
adv_campaign_panel_update (KitPanel *kit_panel)
{
  AdvCampaignPanel *panel = ADV_CAMPAIGN_PANEL (kit_panel);
  const AdvState *state = get_state (panel);

  show_bank (panel, state);
  show_progress (panel, state);
  show_court (panel, state);
  show_known (panel, state);
  if (gtk_widget_get_mapped (GTK_WIDGET (panel->dice)))
    show_dice (panel);
}

/* Where it has the width of the board, its parts are beside each other. */
static void
spread (AdvCampaignPanel *panel,
        gboolean          wide)
{
  GtkOrientation orientation = wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (panel->head), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (panel->rest), orientation);
}

/* In a small tray there is no room for the court, whose ranks are among the scores, too. */
static void
adv_campaign_panel_set_scale (KitPanel *kit_panel,
                              double    scale,
                              double    tray_scale)
{
  AdvCampaignPanel *panel = ADV_CAMPAIGN_PANEL (kit_panel);
  GtkOrientable *parent = GTK_ORIENTABLE (gtk_widget_get_parent (GTK_WIDGET (panel)));
  gboolean wide = tray_scale > 0 &&
                  gtk_orientable_get_orientation (parent) == GTK_ORIENTATION_VERTICAL;

  spread (panel, wide);
  gtk_widget_set_size_request (GTK_WIDGET (panel->strip), -1, STRIP * scale);
  gtk_widget_set_visible (GTK_WIDGET (panel->court),
                          wide || tray_scale <= 0 || tray_scale >= COURT_SCALE);
  panel->court_height = COURT * scale;
  size_court (panel);
  for (guint i = 0; i < BADGES; i++)
    adv_badge_set_scale (panel->badges[i], scale);
}

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, head),
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, rest),
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, strip),
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, court),
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, bank),
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, costs),
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, known),
  KIT_TEMPLATE_CHILD (AdvCampaignPanel, dice),
  KIT_TEMPLATE_CALLBACK (show_dice),
  { NULL }
};

static void
adv_campaign_panel_class_init (AdvCampaignPanelClass *class)
{
  g_type_ensure (KIT_TYPE_FACE);
  g_type_ensure (ADV_TYPE_DICE_CHART);
  KIT_PANEL_CLASS (class)->update = adv_campaign_panel_update;
  KIT_PANEL_CLASS (class)->set_scale = adv_campaign_panel_set_scale;
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-campaign-panel", template_rows);
}

/* --- its parts --- */

/* Not a grid: in one, GTK 4.18 takes more height at least for labels that wrap than it would like
   to have. */
static void
add_costs (AdvCampaignPanel *panel)
{
  const char *names[] = { _("Road"), _("Village"), _("City"), _("Development card") };

  for (guint i = 0; i < G_N_ELEMENTS (prices); i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", names[i], "xalign", 0.0, "wrap",
                                      TRUE, "hexpand", TRUE, NULL);

      gtk_box_append (GTK_BOX (row), name);
      gtk_box_append (GTK_BOX (row), adv_price_new (prices[i], PRICE));
      gtk_box_append (panel->costs, row);
    }
}

static void
add_known (AdvCampaignPanel *panel)
{
  for (guint k = 0; k < ADV_RESOURCES; k++)
    {
      AdvBadge *head = adv_badge_new (k);

      adv_badge_set (head, "", adv_words_good (k));
      gtk_grid_attach (panel->known, GTK_WIDGET (head), k + 1, 0, 1, 1);
    }
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      panel->names[i] = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize",
                                      PANGO_ELLIPSIZE_END, "hexpand", TRUE, NULL);
      gtk_grid_attach (panel->known, GTK_WIDGET (panel->names[i]), 0, i + 1, 1, 1);
      for (guint k = 0; k < ADV_RESOURCES; k++)
        {
          panel->cards[i][k] = GTK_LABEL (gtk_label_new (NULL));
          gtk_grid_attach (panel->known, GTK_WIDGET (panel->cards[i][k]), k + 1, i + 1, 1, 1);
        }
    }
}

static void
adv_campaign_panel_init (AdvCampaignPanel *panel)
{
  static const guint faces[] = { ADV_FACE_CARDS, ADV_FACE_DEED };

  gtk_widget_init_template (GTK_WIDGET (panel));
  kit_face_set_func (panel->strip, paint_strip, panel);
  kit_face_set_func (panel->court, paint_court, panel);
  for (guint i = 0; i < BADGES; i++)
    {
      panel->badges[i] = adv_badge_new (i < SUPPLY ? i : faces[i - SUPPLY]);
      /* Supply and deck are in a column of their own. */
      gtk_grid_attach (panel->bank, GTK_WIDGET (panel->badges[i]), i < SUPPLY ? i % 3 : 3,
                       i < SUPPLY ? i / 3 : i - SUPPLY, 1, 1);
    }
  add_costs (panel);
  add_known (panel);
}

/** adv_campaign_panel_get_anchor: (transfer none): where a card with @face lies, by the anchor
    %ADV_ANCHOR_BANK, %ADV_ANCHOR_SUPPLY or %ADV_ANCHOR_DECK. */
GtkWidget *
adv_campaign_panel_get_anchor (AdvCampaignPanel *panel,
                               guint             anchor,
                               guint             face)
{
  g_return_val_if_fail (ADV_IS_CAMPAIGN_PANEL (panel), NULL);

  if (anchor == ADV_ANCHOR_SUPPLY)
    return GTK_WIDGET (panel->badges[SUPPLY]);
  return GTK_WIDGET (panel->badges[face < ADV_TRADED ? face : DECK]);
}
