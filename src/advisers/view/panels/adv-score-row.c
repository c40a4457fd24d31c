/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel: what The Advisers add to the row of the kit. */

#include "adv-score-row.h"

#include "adv-badge.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-paint.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/words/adv-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* The badges, in their order. */
enum
{
  CARDS,
  GOLD,
  DEEDS,
  ROADS,
  KNIGHTS,
  TOKENS,
  ADVISER = TOKENS + ADV_TOKEN_KINDS,
  BADGES
};

/*
 * Shows in a line below the name what everybody may see of a player: the numbers of cards, gold and
 * development cards, the longest chain of roads, the face-up knights, the tokens by kind, and the
 * rank of an adviser. The row owns its badges.
 */
struct _AdvScoreRow
{
  KitScoreRow parent_instance;

  AdvBadge *badges[BADGES];
};

G_DEFINE_FINAL_TYPE (AdvScoreRow, adv_score_row, KIT_TYPE_SCORE_ROW)

/* The picture of a badge, a face of adv-paint.h. */
static guint
get_face (guint badge)
{
  static const guint faces[] = { ADV_FACE_CARDS, ADV_GOLD, ADV_FACE_DEED, ADV_FACE_ROAD,
                                 ADV_KNIGHT };

  return badge < TOKENS    ? faces[badge]
         : badge < ADVISER ? ADV_FACE_TOKEN + badge - TOKENS : ADV_FACE_CHAIR;
}

/* @label: what is counted; @held: whether the player has the bonus card for it. */
static void
show_number (AdvScoreRow *row,
             guint        badge,
             guint        number,
             const char  *label,
             gboolean     held)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  /* Translators: what is counted, and how many there are. */
  g_autofree char *full = g_strdup_printf (_("%s: %u"), label, number);

  adv_badge_set (row->badges[badge], text, full);
  adv_badge_set_held (row->badges[badge], held);
}

static guint
count_tokens (const AdvState *state,
              guint           player,
              guint           kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_turned; i++)
    n += state->won[i] == player && state->tokens[i] == kind;
  return n;
}

/* (transfer full): the goods and development cards of a hand that is shown. */
static char *
make_hand (const AdvState *state,
           guint           player)
{
  guint8 goods[ADV_GOODS] = { 0 };
  g_autofree char *resources = NULL;
  g_autoptr (GString) text = NULL;

  memcpy (goods, state->hands[player], sizeof state->hands[player]);
  resources = adv_words_goods (goods);
  text = g_string_new (resources);
  for (guint i = 0; i < ADV_CARDS; i++)
    {
      guint n = state->developments[player][i];

      if (n == 0)
        continue;
      if (text->len > 0)
        g_string_append (text, _(", "));
      if (n == 1)
        g_string_append (text, adv_words_card (i));
      else
        g_string_append_printf (text, _("%u × %s"), n, adv_words_card (i));
    }
  return g_strdup (text->len > 0 ? text->str : _("No card"));
}

/* (transfer full) (nullable): what the player would like to be offered. */
static char *
make_wish (KitGame *game,
           guint    player)
{
  KitWishes wishes;

  kit_game_get_wishes (game, &wishes);
  return kit_game_is_over (game) ? NULL
                                 : adv_words_wish ((const AdvWish *) wishes.seats[player]);
}

static void
adv_score_row_update (KitScoreRow   *kit_row,
                      KitGame       *game,
                      gconstpointer  position)
{
  static const char * const ranks[] = { "I", "II", "III", "" };
  AdvScoreRow *row = ADV_SCORE_ROW (kit_row);
  const AdvState *state = position;
  guint player = kit_score_row_get_player (kit_row);
  g_autofree char *line = NULL;
  const char *rank;
  guint8 place;

  show_number (row, CARDS, state->n_cards[player], _("Cards"), FALSE);
  show_number (row, GOLD, state->gold[player], adv_words_good (ADV_GOLD), FALSE);
  show_number (row, DEEDS, state->n_developments[player], _("Development cards"), FALSE);
  show_number (row, ROADS, state->lengths[player], _("Longest road"), state->longest == player);
  show_number (row, KNIGHTS, state->knights[player], _("Knights"), state->strongest == player);
  for (guint i = 0; i < ADV_TOKEN_KINDS; i++)
    {
      guint n = count_tokens (state, player, i);

      show_number (row, TOKENS + i, n, adv_words_auction (i), FALSE);
      gtk_widget_set_opacity (GTK_WIDGET (row->badges[TOKENS + i]), n > 0 ? 1 : 0.35);
    }
  place = adv_state_adviser_place (state, player);
  rank = place != ADV_NONE ? adv_words_adviser (state->n_players, place) : NULL;
  gtk_widget_set_opacity (GTK_WIDGET (row->badges[ADVISER]), rank != NULL ? 1 : 0.25);
  adv_badge_set (row->badges[ADVISER],
                 rank != NULL ? ranks[4 - adv_of_adviser[state->n_players][place]] : "–",
                 rank != NULL ? rank : _("No adviser"));
  line = kit_game_shows_all (game) ? make_hand (state, player) : make_wish (game, player);
  kit_score_row_show_line (kit_row, line);
}

/* Victory points stay hidden till the end, Q46. */
static guint
adv_score_row_count_hidden (KitScoreRow   *row,
                            gconstpointer  state)
{
  guint player = kit_score_row_get_player (row);

  return ((const AdvState *) state)->developments[player][ADV_CARD_VICTORY];
}

static void
adv_score_row_set_scale (KitScoreRow *kit_row,
                         double       scale)
{
  AdvScoreRow *row = ADV_SCORE_ROW (kit_row);

  for (guint i = 0; i < BADGES; i++)
    adv_badge_set_scale (row->badges[i], scale);
}

static void
adv_score_row_add_signs (KitScoreRow *row,
                         GtkBox      *box)
{
  const char *words[] = { _("Cards in the hand"), adv_words_good (ADV_GOLD),
                          _("Development cards"), _("Roads in a row"), _("Knights") };

  for (guint i = 0; i < BADGES; i++)
    {
      AdvBadge *badge = adv_badge_new (get_face (i));
      g_autofree char *token = NULL;

      if (i >= TOKENS && i < ADVISER)
        /* Translators: what can be won in an auction. */
        token = g_strdup_printf (_("Event token: %s"), adv_words_auction (i - TOKENS));
      kit_score_row_add_sign (box, GTK_WIDGET (badge),
                              i < TOKENS ? words[i] : i < ADVISER ? token : _("Rank as adviser"));
    }
}

/* (transfer full): what the player has won in auctions, such as "Hunger 1, Battle 2". */
static char *
name_tokens (const AdvState *state,
             guint           player)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ADV_TOKEN_KINDS; i++)
    {
      guint n = count_tokens (state, player, i);

      if (n > 0)
        g_string_append_printf (text, "%s%s %u", text->len > 0 ? _(", ") : "",
                                adv_words_auction (i), n);
    }
  return g_string_free (text, FALSE);
}

/* All that the signs of the row say, in words: they are its tooltip, too. */
static char *
adv_score_row_describe (KitScoreRow   *row,
                        KitGame       *game,
                        gconstpointer  position,
                        gboolean       on_turn)
{
  const AdvState *state = position;
  guint seat = kit_score_row_get_player (row);
  const KitPlayer *player = &kit_game_get_record (game)->players[seat];
  g_autofree char *points = adv_words_points (state, seat);
  g_autofree char *tokens = name_tokens (state, seat);
  char name[KIT_WORDS_NAME_SIZE];
  g_autofree char *label = NULL;

  kit_words_name (player, name);
  /* Translators: a player: name, colour, kind, points that all can see, cards, gold, development
     cards, the number of roads that follow on one another, knights that were played, tokens. */
  label = g_strdup_printf (_("%s, %s, %s: points: %u, cards: %u, gold: %u, development cards: %u, "
                             "roads in a row: %u, knights: %u, event tokens: %u."),
                           name, kit_words_colour (player->colour), adv_words_kind (player->kind),
                           adv_rules.get_score (state, seat), state->n_cards[seat],
                           state->gold[seat], state->n_developments[seat], state->lengths[seat],
                           state->knights[seat], state->n_won[seat]);
  if (tokens[0] != '\0')
    {
      g_autofree char *first = g_steal_pointer (&label);

      /* Translators: a sentence about a player, and which event tokens they have. */
      label = g_strdup_printf (_("%s Tokens: %s."), first, tokens);
    }
  if (points[0] != '\0')
    {
      g_autofree char *first = g_steal_pointer (&label);

      /* Translators: a sentence about a player, and what their points come from. */
      label = g_strdup_printf (_("%s Points: %s."), first, points);
    }
  return on_turn ? g_strdup_printf (_("On turn: %s"), label) : g_steal_pointer (&label);
}

static void
adv_score_row_class_init (AdvScoreRowClass *class)
{
  KitScoreRowClass *row_class = KIT_SCORE_ROW_CLASS (class);

  row_class->update = adv_score_row_update;
  row_class->count_hidden = adv_score_row_count_hidden;
  row_class->set_scale = adv_score_row_set_scale;
  row_class->add_signs = adv_score_row_add_signs;
  row_class->describe = adv_score_row_describe;
}

static void
adv_score_row_init (AdvScoreRow *row)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "spacing", 2, NULL);

  for (guint i = 0; i < BADGES; i++)
    {
      row->badges[i] = adv_badge_new (get_face (i));
      gtk_widget_set_hexpand (GTK_WIDGET (row->badges[i]), TRUE);
      gtk_box_append (GTK_BOX (line), GTK_WIDGET (row->badges[i]));
    }
  kit_score_row_add_below (KIT_SCORE_ROW (row), line);
}
