/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts habits of a level that annoy its rivals or serve nobody, from the decisions alone. */

#pragma once

#include "advisers/rules/adv-apply.h"
#include "kit/players/kit-level.h"

/**
 * Habits:
 * @games: games that were played to their end
 * @by_points: games that were won by points, Q53, and not at Persepolis
 * @offers: offers to players
 * @taken: offers that ended in a trade
 * @repeated: offers that the same seat had made before, with no trade between players since
 * @asked: questions that an offer put to a seat
 * @lacking: of these, those to a seat that all who count know to lack what is asked for
 * @offers_lacking: offers with such a question
 * @crowning: trades of a player with another who was one or two points from winning
 * @crowned: games that were won by points within a round after such a trade of the winner's
 * @cards: development cards that were bought
 * @cards_at_first: of these, those in turn 1
 * @cards_landless: of these, those of players without a building
 * @roads: roads, those of the development card included
 * @roads_nowhere: of these, those that brought no place for a village nearer
 * @roads_for_length: of these, those that brought the longest road at once
 * @fingerprint: of all decisions, in their order
 */
typedef struct
{
  guint   games;
  guint   by_points;
  guint   offers;
  guint   taken;
  guint   repeated;
  guint   asked;
  guint   lacking;
  guint   offers_lacking;
  guint   crowning;
  guint   crowned;
  guint   cards;
  guint   cards_at_first;
  guint   cards_landless;
  guint   roads;
  guint   roads_nowhere;
  guint   roads_for_length;
  guint64 fingerprint;
} Habits;

void habits_count (const KitLevel *level,
                   guint           n_players,
                   guint           n_games,
                   guint64         seed,
                   Habits         *habits);
