/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts habits of a level that annoy its rivals or serve nobody, and the pace of its games, from
   positions, hidden cards included, and decisions. */

#pragma once

#include "advisers/rules/adv-apply.h"
#include "kit/players/kit-level.h"

/** Games with more turns count as if they had so many. */
#define HABITS_MOST_TURNS 255

/**
 * Habits:
 * @games: games that were played to their end
 * @lengths: of these, those with so many turns
 * @won: of these, those that each seat has won
 * @turns: turns in which somebody decided
 * @idle: of these, those in which nothing was bought, no road, building or development card, but
 *   for a last one that ended at Persepolis
 * @waits: turns before which Alexander was at a point that he leaves with a seven
 * @by_points: games that were won by points, Q53, and not at Persepolis
 * @offers: offers to players
 * @taken: offers that ended in a trade
 * @repeated: offers that the same seat had made before, with no trade between players since
 * @asked: questions that an offer put to a seat
 * @lacking: of these, those to a seat that all who count know to lack what is asked for
 * @offers_lacking: offers with such a question
 * @able: for each seat, offers of others for which it had what they asked for
 * @crowning: trades of a player with another who was one or two points from winning
 * @crowned: games that were won by points within a round after such a trade of the winner's
 * @cards: development cards that were bought
 * @cards_at_first: of these, those in turn 1
 * @cards_landless: of these, those of players without a building
 * @knights: knights that were played
 * @knights_early: of these, those before the dice with the robber on no land of the player, but for
 *   those that brought the strongest army
 * @roads: roads, those of the development card included
 * @roads_nowhere: of these, those that brought no place for a village nearer
 * @roads_for_length: of these, those that brought the longest road at once
 * @auctions: auctions, those that are held anew after a bluff included
 * @raises: bids
 * @jumps: of these, those that are higher than they must be
 * @bluffs: of these, those that their player could not pay
 * @found_out: of these, those that won, but for one after which nobody could bid any more
 * @bluffing: games with a bluff
 * @fingerprint: of all decisions, in their order
 */
typedef struct
{
  guint   games;
  guint   lengths[HABITS_MOST_TURNS + 1];
  guint   won[ADV_MAX_PLAYERS];
  guint   turns;
  guint   idle;
  guint   waits;
  guint   by_points;
  guint   offers;
  guint   taken;
  guint   repeated;
  guint   asked;
  guint   able[ADV_MAX_PLAYERS];
  guint   lacking;
  guint   offers_lacking;
  guint   crowning;
  guint   crowned;
  guint   cards;
  guint   cards_at_first;
  guint   cards_landless;
  guint   knights;
  guint   knights_early;
  guint   roads;
  guint   roads_nowhere;
  guint   roads_for_length;
  guint   auctions;
  guint   raises;
  guint   jumps;
  guint   bluffs;
  guint   found_out;
  guint   bluffing;
  guint64 fingerprint;
} Habits;

guint habits_median (const Habits   *habits);
void  habits_count  (const KitLevel *level,
                     guint           n_players,
                     guint           n_games,
                     guint64         seed,
                     Habits         *habits);
