/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Alexandros as a widget: its scene, its places, its pieces. */

#include "alx-board-view.h"

#include "alx-art.h"
#include "alx-board-motion.h"

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-trails.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* The kinds of its places. */
enum
{
  SPACES,
  POINTS,
};

static const AlxLayout *
get_layout (const KitBoardParts *parts)
{
  return (const AlxLayout *) parts->layout;
}

static KitGame *
get_game (const KitBoardParts *parts)
{
  return kit_input_get_game (parts->input);
}

/* --- where places lie --- */

static void
lay_out (KitGeometry   *layout,
         gconstpointer  board)
{
  alx_layout_init ((AlxLayout *) layout, board, layout->width, layout->height);
}

static int
find_place (const KitBoardParts *parts,
            guint                kind,
            KitPixel             pixel)
{
  const AlxLayout *layout = get_layout (parts);
  guint8 found = kind == POINTS ? alx_layout_find_point (layout, pixel.x, pixel.y)
                                : alx_layout_find_space (layout, pixel.x, pixel.y);

  if (found == ALX_NONE)
    return KIT_NO_PLACE;
  return kind == POINTS ? alx_place_of_point (layout->board, found) : alx_place_of_space (found);
}

/* Whether a space may be chosen or, if none may, is the first of a province. */
static gboolean
is_marked (const AlxScene *scene,
           int             space)
{
  if (alx_space_set_size (&scene->choices) > 0)
    return alx_space_set_has (&scene->choices, space);
  for (int s = 0; s < space; s++)
    if (scene->state.province[s] == scene->state.province[space])
      return FALSE;
  return TRUE;
}

/* For the arrow keys, all triangles of a row have the same height. */
static gboolean
locate (const KitBoardParts *parts,
        int                  place,
        KitSpot             *spot)
{
  const AlxLayout *layout = get_layout (parts);
  const AlxBoard *board = layout->board;
  const AlxScene *scene = parts->scene;
  double unit = layout->geometry.unit;
  guint8 point = alx_place_get_point (board, place);

  if (point == ALX_NONE)
    {
      spot->kind = SPACES;
      spot->middle = spot->step = alx_layout_space (layout, place);
      spot->step.y = layout->geometry.origin.y + unit * ALX_ROW * (board->spaces[place].row + 0.5);
      spot->size = unit * 0.5;
      spot->is_marked = is_marked (scene, place);
      return TRUE;
    }
  if (point >= board->n_points)
    return FALSE;
  spot->kind = POINTS;
  spot->middle = spot->step = alx_layout_point (layout, point);
  spot->size = unit * 0.3;
  spot->is_home = point == alx_game_get_state (get_game (parts))->alexander;
  spot->is_marked = alx_point_set_has (&scene->targets, point);
  return TRUE;
}

/* Points are to be chosen for a way, and otherwise spaces. */
static guint
get_kind (const KitBoardParts *parts)
{
  return alx_input_get_choice (parts->input)->moving != NULL ? POINTS : SPACES;
}

/* --- the scene --- */

/* Marks what the next player may do after the proposed way. Other decisions are not foreseen: they
   could reveal hidden cards. */
static void
foresee (KitInput *input,
         AlxScene *scene)
{
  const AlxChoice *choice = alx_input_get_choice (input);
  const AlxDecision *preview = alx_choice_get_preview (choice);
  const AlxState *moving = choice->moving;
  AlxState state = scene->state;
  AlxRefusal refusal;

  if (preview != NULL && preview->kind == ALX_WAY && moving != NULL &&
      alx_legal_test (moving, scene->board, preview, &refusal))
    {
      state = *moving;
      alx_apply (&state, scene->board, preview, NULL);
    }
  alx_trails_threats (&state, scene->board, kit_input_get_viewer (input), scene);
}

/* Marks the last turns of the others or, if asked for, a decision of the log or the next turn. */
static void
mark_trails (const KitBoardParts *parts,
             AlxScene            *scene)
{
  KitGame *game = get_game (parts);
  const KitRecord *record = kit_game_get_record (game);
  int pointed = parts->pointed;

  if (pointed >= 0 && (guint) pointed < kit_game_get_cursor (game))
    {
      alx_trails_decision (record, pointed, &scene->log_trail);
      scene->has_log_trail = TRUE;
    }
  if (parts->foreseeing)
    foresee (parts->input, scene);
  /* While a computer thinks, no trails: they would flicker between quick decisions. */
  else if (!scene->has_log_trail && (kit_game_get_thinker (game) < 0 || kit_game_is_looking (game)))
    alx_trails_last_turns (record, kit_game_get_shown (game), kit_input_get_viewer (parts->input),
                           scene);
}

static void
fill_scene (const KitBoardParts *parts,
            gpointer             data)
{
  KitPlayback *playback = parts->playback;
  KitGame *game = get_game (parts);
  AlxScene *scene = data;
  KitColour colours[ALX_MAX_PLAYERS];

  kit_record_get_colours (kit_game_get_record (game), colours);
  alx_scene_init (scene, alx_game_get_board (game), kit_playback_get_state (playback), colours);
  scene->lifted = alx_storyboard_find_lifted (playback);
  alx_words_regions (scene->board, scene->regions);
  if (!kit_playback_is_playing (playback))
    mark_trails (parts, scene);
}

static void
mark_choice (const KitBoardParts *parts,
             gpointer             data,
             gboolean             visible)
{
  AlxScene *scene = data;

  alx_choice_mark (alx_input_get_choice (parts->input), scene);
  if (scene->focused && !visible)
    scene->point = scene->space = ALX_NONE;
}

/* --- what is said and chosen --- */

static char *
describe (const KitBoardParts *parts,
          int                  place)
{
  const AlxScene *scene = parts->scene;
  const KitRecord *record = kit_game_get_record (get_game (parts));
  guint8 point = alx_place_get_point (scene->board, place);

  return point != ALX_NONE ? alx_words_describe_point (record, &scene->state, point,
                                                       alx_point_set_has (&scene->targets, point))
                           : alx_words_describe_space (record, &scene->state, place,
                                                       alx_space_set_has (&scene->choices, place));
}

static char *
describe_around (const KitBoardParts *parts,
                 int                  place)
{
  const AlxScene *scene = parts->scene;
  guint8 point = alx_place_get_point (scene->board, place);

  return point != ALX_NONE ? alx_words_around_point (scene->board, &scene->state, point)
                           : alx_words_around_space (scene->board, &scene->state, place);
}

/* The score of the player whose disc is below the pointer. */
static char *
describe_pixel (const KitBoardParts *parts,
                KitPixel             pixel,
                KitPixel            *middle)
{
  const AlxState *state = &((const AlxScene *) parts->scene)->state;
  const AlxLayout *layout = get_layout (parts);

  for (guint p = state->n_players; layout->geometry.frame > 0 && p-- > 0;)
    {
      const KitPlayer *player = &kit_game_get_record (get_game (parts))->players[p];

      *middle = alx_paint_disc_place (layout, state, p);
      if (hypot (pixel.x - middle->x, pixel.y - middle->y) < alx_layout_score_cell (layout) / 2)
        /* Translators: a player and their points, on the score track. */
        return g_strdup_printf (ngettext ("%s has %u point.", "%s has %u points.",
                                          state->scores[p]),
                                player->name, state->scores[p]);
    }
  return NULL;
}

static gboolean
is_elsewhere (const KitBoardParts *parts,
              int                  place)
{
  const AlxDecision *proposal = alx_input_get_choice (parts->input)->proposal;
  const AlxScene *scene = parts->scene;
  guint8 space = alx_place_get_space (scene->board, place);

  return proposal->kind == ALX_CHOOSE || proposal->kind == ALX_SPECIAL ||
         proposal->kind == ALX_WAY || proposal->kind == ALX_TAKE_BACK ||
         (proposal->kind == ALX_OCCUPY && space != ALX_NONE &&
          scene->state.province[space] != scene->state.province[proposal->at[0]]);
}

/* --- frames --- */

static void
snapshot_above (const KitBoardParts *parts,
                const KitStage      *stage,
                guint                layer)
{
  KitPlayback *playback = parts->playback;

  if (layer == ALX_MARKS_CHOICES)
    alx_board_motion_snapshot (stage, playback);
  else if (layer == ALX_MARKS_WAY)
    alx_pieces_append_cursor (stage);
  else if (layer == KIT_LAYER_FRAME)
    alx_board_motion_snapshot_discs (stage, playback);
}

const KitBoardInfo alx_board = {
  .art = &alx_art,
  .aspect = 1.62,
  .lay_out = lay_out,
  .locate = locate,
  .find_place = find_place,
  .get_kind = get_kind,
  .fill_scene = fill_scene,
  .mark_choice = mark_choice,
  .describe = describe,
  .describe_around = describe_around,
  .describe_pixel = describe_pixel,
  .is_elsewhere = is_elsewhere,
  .snapshot_above = snapshot_above,
};
