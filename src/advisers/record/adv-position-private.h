/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the readers of the keys of a position share. */

#pragma once

#include "adv-position.h"

G_BEGIN_DECLS

/* The state of reading one position. */
typedef struct
{
  AdvState        *state;
  const AdvBoard  *board;
  const BaseGroup *group;
  KitFault        *fault;
} AdvReading;

/* These return FALSE, for the caller to return. */
gboolean adv_reading_refuse_value   (AdvReading     *reading,
                                     const BaseLine *line);
gboolean adv_reading_refuse_word    (AdvReading     *reading,
                                     guint           reason,
                                     const BaseLine *line,
                                     const char     *word);
gboolean adv_reading_refuse_figures (AdvReading     *reading,
                                     guint           reason,
                                     const BaseLine *line,
                                     guint           number,
                                     guint           limit);

char   **adv_reading_split_words    (const BaseLine *line);
gboolean adv_reading_number         (AdvReading     *reading,
                                     const BaseLine *line,
                                     guint           least,
                                     guint           most,
                                     guint          *number);

/* One for each key. */
gboolean adv_reading_hands (AdvReading     *reading,
                            const BaseLine *line);
gboolean adv_reading_gold (AdvReading     *reading,
                           const BaseLine *line);
gboolean adv_reading_supply (AdvReading     *reading,
                             const BaseLine *line);
gboolean adv_reading_deck (AdvReading     *reading,
                           const BaseLine *line);
gboolean adv_reading_cards (AdvReading     *reading,
                            const BaseLine *line);
gboolean adv_reading_fresh (AdvReading     *reading,
                            const BaseLine *line);
gboolean adv_reading_played (AdvReading     *reading,
                             const BaseLine *line);
gboolean adv_reading_offers (AdvReading     *reading,
                             const BaseLine *line);
gboolean adv_reading_knights (AdvReading     *reading,
                              const BaseLine *line);
gboolean adv_reading_tokens (AdvReading     *reading,
                             const BaseLine *line);
gboolean adv_reading_piles (AdvReading     *reading,
                            const BaseLine *line);
gboolean adv_reading_gone (AdvReading     *reading,
                           const BaseLine *line);

G_END_DECLS
