/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules, R1 to R43, as the rulebook in the program says them. */

#include "alx-articles.h"

#include "alx-figure.h"

#include <glib/gi18n.h>

#define HEADING(text)         { KIT_ARTICLE_HEADING, 0, 0, text }
#define TEXT(text)            { KIT_ARTICLE_TEXT, 0, 0, text }
#define RULE(number, text)    { KIT_ARTICLE_TEXT, number, 0, text }
#define FIGURE(number)        { KIT_ARTICLE_FIGURE, number, 0, NULL }
#define PAIR(number)          { KIT_ARTICLE_FIGURE, number, 1, NULL }
#define CARDS(first, more)    { KIT_ARTICLE_CARDS, first, more, NULL }

const KitArticle alx_articles[] = {
  HEADING (N_("The game")),
  TEXT (
     N_("Alexander’s army crosses the Persian Empire. Where he has passed, walls become the "
        "borders of provinces; the players put governors there and levy taxes, which bring "
        "points.")),

  HEADING (N_("Setting up")),
  RULE (1,
     N_("Two, three or four play. Each player has four governors of one colour and begins "
        "with 0 points.")),
  RULE (2,
     N_("The 55 cards, 11 of each symbol, are shuffled. Each player gets one, which nobody "
        "else sees. Two are laid face up; the rest is the supply.")),
  RULE (3,
     N_("There are 65 black and 10 red walls, none of them on the board. Alexander begins on "
        "the start point in the upper left.")),
  RULE (4, N_("Turns pass clockwise. The first player is drawn by lot, or set for a new game.")),
  RULE (5,
     N_("The board has 177 spaces: 14 with each of the five symbols, and 107 plain ones. The "
        "symbols stand for what an empire needs: administration, food, transport, culture and "
        "security.")),
  CARDS (ALX_FIGURE_CARDS, ALX_SYMBOLS - 1),
  FIGURE (ALX_FIGURE_START),

  HEADING (N_("A turn")),
  RULE (6,
     N_("First move Alexander, once. Then take up to two actions, in any order; you may also "
        "take one or none.")),

  HEADING (N_("Alexander’s move")),
  RULE (7,
     N_("A symbol space is available if no wall lies on its sides, no governor stands on it "
        "and Alexander is at none of its points. The coast is no wall for that.")),
  RULE (8,
     N_("The distance of a space is the smallest number of sides from Alexander to the "
        "nearest of its three points. Walls make it neither longer nor shorter.")),
  RULE (9,
     N_("Choose one of the two face-up cards. Alexander goes to a closest available space "
        "with its symbol; if several are equally close, you choose one.")),
  RULE (10, N_("He stops at any of the three points of that space, even if another is nearer.")),
  FIGURE (ALX_FIGURE_MOVE),
  RULE (11,
     N_("He takes a shortest route to that point; of several, you choose one. It may run "
        "along the coast and along walls.")),
  RULE (12,
     N_("Each side of his route that has no wall yet gets one, on the coast too. No wall is "
        "ever taken away.")),
  RULE (13,
     N_("The card that you chose is yours. The next card of the supply takes its place at "
        "once, before you choose the route.")),
  RULE (14,
     N_("In place of a face-up card you may discard one of your hand, and move by its symbol. "
        "This special move brings you no card. It needs an available space with that symbol.")),
  RULE (15,
     N_("A face-up card whose symbol is on no available space is a joker: it counts as any "
        "symbol, and Alexander goes to a closest space of the symbol that you choose. A card "
        "of your hand is never a joker.")),
  RULE (16,
     N_("Black walls are laid first. If a route needs more than are left, red ones make up "
        "the rest, and this becomes the last turn. A route that needs more walls than are "
        "left in all is not allowed.")),
  RULE (17,
     N_("If Alexander cannot move at all, he stays and you get no card for it. You still have "
        "your actions; then the game ends.")),

  HEADING (N_("Take a card")),
  RULE (18,
     N_("Take the top card of the supply, which nobody else sees, or a face-up card. The "
        "place of a face-up card then stays empty until your turn is over.")),
  RULE (19,
     N_("When the supply is empty, the discards are shuffled and become the new one. If there "
        "are no discards either, there is nothing to draw, and an empty place stays empty for "
        "now.")),

  HEADING (N_("Occupy a province")),
  RULE (20,
     N_("A province is a group of spaces with no wall between them; walls and the coast "
        "enclose it. The number on it is what it is worth at a levy: its plain spaces, those "
        "without a symbol.")),
  FIGURE (ALX_FIGURE_PROVINCE),
  RULE (21, N_("A province without a symbol space cannot be occupied.")),
  RULE (22,
     N_("Put at least one of your governors on the symbol spaces of a province that is free, "
        "each on a space of its own. For each symbol space that gets none, pay a card of that "
        "symbol.")),
  PAIR (ALX_FIGURE_OCCUPY),
  RULE (23, N_("A province that is yours cannot be occupied again.")),

  HEADING (N_("Take a province over")),
  RULE (24,
     N_("If a rival’s governors stand there, first pay two cards for each, of the symbol on "
        "which it stands: they go back to their owner. Then occupy the province, in the same "
        "action. You need the cards and governors for both before you begin.")),
  PAIR (ALX_FIGURE_TAKE_OVER),
  RULE (25,
     N_("With three or four players the loser gets half of all the cards that you pay, "
        "rounded up; you choose which. With two players all of them are discarded.")),
  RULE (26,
     N_("New walls may divide a province, even one that is occupied. The part with governors "
        "stays with their owner; a part without is free.")),

  HEADING (N_("Levy taxes")),
  RULE (27,
     N_("Once a turn, and it costs a card of a symbol on which one of your governors stands, "
        "in any of your provinces.")),
  RULE (28,
     N_("Then all players score: the worth of each province in which they have exactly one "
        "governor. A province with two or more brings nothing. The others pay no card.")),

  FIGURE (ALX_FIGURE_LEVY),

  HEADING (N_("Take a governor back")),
  RULE (29, N_("From the board to your stock. Where none is left, the province is free.")),
  PAIR (ALX_FIGURE_TAKE_BACK),

  HEADING (N_("The end")),
  RULE (30,
     N_("At the end of a turn empty face-up places are filled, and the next player is on "
        "turn.")),
  RULE (40, N_("The game ends as soon as somebody has 100 points or more after a levy.")),
  RULE (41,
     N_("It also ends with the turn in which red walls are laid, or in which Alexander cannot "
        "move.")),
  RULE (42, N_("Whoever has the most points wins. Players who have equally many win together.")),
  RULE (43,
     N_("Everybody may know the board, the points, the discards, how many cards each player "
        "holds, and each card that was seen when it was taken, paid or given. Cards drawn "
        "from the supply are secret.")),

  HEADING (N_("Editions")),
  TEXT (
     N_("In English and Spanish the game was printed as above. A new game may be played by "
        "another edition, or by single rules of it.")),
  TEXT (N_("French: cards are jokers only if no face-up card has an available space.")),
  TEXT (
     N_("Italian: likewise, and a joker leads to any available symbol space, not only to a "
        "closest. A special move also discards a face-up card of your choice. The game ends "
        "when somebody has more than 100 points.")),
  TEXT (
     N_("There are also games in which the loser of a province gets half of just the cards "
        "paid for the occupation, or nothing.")),

  { KIT_ARTICLE_TEXT, 0, 0, NULL }
};
