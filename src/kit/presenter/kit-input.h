/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decision that a person is making: propose, change, confirm, cancel. Uses no widgets. */

#pragma once

#include "kit/model/kit-game.h"

G_BEGIN_DECLS

/**
 * KitInput:
 *
 * Turns what a person chooses, by mouse, touch, keys or typing, into decisions in the current game,
 * of which it holds a reference. A choice becomes a proposal, which can be changed before it is
 * confirmed. With several persons it also knows whose hand is open. A game derives its own input,
 * which makes proposals of what is chosen.
 */
#define KIT_TYPE_INPUT (kit_input_get_type ())
G_DECLARE_DERIVABLE_TYPE (KitInput, kit_input, KIT, INPUT, GObject)

/** KitCover: what is shown of the hand of the person who decides. */
typedef enum
{
  KIT_COVER_COVERED,
  KIT_COVER_PEEKING,                    /* while a key or a button is held */
  KIT_COVER_OPEN,
} KitCover;

/** No place of the board. */
#define KIT_NO_PLACE (-1)

/**
 * KitInputClass:
 * @begin: a person may decide: fills in what is proposed from the start; %FALSE for nothing
 * @clear: drops what the game keeps besides the proposal; returns whether there was anything
 * @follow: fills in what the person has chosen to be decided right after the proposal, together
 *   with it; %FALSE for nothing
 * @advise: proposes the first decision of a line, with those that are decided together with it;
 *   %NULL proposes it alone
 * @hover: another place is under the pointer or the cursor
 * @choose: a place was chosen
 * @is_public: whether a decision in this state can be made with a covered hand; what is proposed
 *   then must not depend on the hand
 *
 * All functions may be left out.
 */
struct _KitInputClass
{
  GObjectClass parent_class;

  gboolean (*begin)     (KitInput      *input,
                         gpointer       decision);
  gboolean (*clear)     (KitInput      *input);
  gboolean (*follow)    (KitInput      *input,
                         gpointer       decision);
  void     (*advise)    (KitInput      *input,
                         gconstpointer  line,
                         guint          n);
  void     (*hover)     (KitInput      *input,
                         int            place);
  void     (*choose)    (KitInput      *input,
                         int            place);
  gboolean (*is_public) (gconstpointer  state);
};

void          kit_input_set_game     (KitInput      *input,
                                      KitGame       *game);
KitGame      *kit_input_get_game     (KitInput      *input);
gconstpointer kit_input_get_state    (KitInput      *input);
void          kit_input_refresh      (KitInput      *input);
void          kit_input_refresh_preview (KitInput   *input);

int           kit_input_get_viewer   (KitInput      *input);
KitCover      kit_input_get_cover    (KitInput      *input);
gboolean      kit_input_is_covered   (KitInput      *input);
void          kit_input_uncover      (KitInput      *input);
void          kit_input_peek         (KitInput      *input,
                                      gboolean       peeking);
gboolean      kit_input_is_active    (KitInput      *input);
gboolean      kit_input_is_asked     (KitInput      *input);

gconstpointer kit_input_get_proposal (KitInput      *input);
gboolean      kit_input_is_complete  (KitInput      *input,
                                      KitRefusal    *refusal);
void          kit_input_set_proposal (KitInput      *input,
                                      gconstpointer  decision);
void          kit_input_propose      (KitInput      *input,
                                      gconstpointer  decision);
void          kit_input_advise       (KitInput      *input,
                                      gconstpointer  line,
                                      guint          n);
gconstpointer kit_input_get_advice   (KitInput      *input,
                                      guint         *n);
void          kit_input_refuse       (KitInput      *input,
                                      KitRefusal    *refusal);
gboolean      kit_input_clear        (KitInput      *input);
gboolean      kit_input_type         (KitInput      *input,
                                      const char    *token);
void          kit_input_choose       (KitInput      *input,
                                      int            place);
void          kit_input_hover        (KitInput      *input,
                                      int            place,
                                      gboolean       focused);
int           kit_input_get_place    (KitInput      *input,
                                      gboolean      *focused);
void          kit_input_confirm      (KitInput      *input);
gboolean      kit_input_cancel       (KitInput      *input);

G_END_DECLS
