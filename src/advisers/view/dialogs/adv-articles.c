/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules, Q1 to Q57, as the rulebook in the program says them. */

#include "adv-articles.h"

#include "adv-figure.h"

#include <glib/gi18n.h>

#define HEADING(text)         { KIT_ARTICLE_HEADING, 0, 0, text }
#define TEXT(text)            { KIT_ARTICLE_TEXT, 0, 0, text }
#define RULE(number, text)    { KIT_ARTICLE_TEXT, number, 0, text }
#define FIGURE(number)        { KIT_ARTICLE_FIGURE, number, 0, NULL }
#define PAIR(number)          { KIT_ARTICLE_FIGURE, number, 1, NULL }

const KitArticle adv_articles[] = {
  HEADING (N_("The game")),
  TEXT (
     N_("Alexander marches from Macedonia to the Indus and back to Persepolis, point by point. "
        "Where he passes a temple the players bid for a village, where he passes an event they "
        "bid for its token. Who wins most tokens becomes his adviser.")),

  HEADING (N_("Setting up")),
  RULE (1,
     N_("Two, three or four play. Each has 5 villages, 4 cities and 15 roads.")),
  RULE (2,
     N_("There are 19 cards of each of five resources: brick, wood, wheat, wool and ore; 40 gold, "
        "which are no cards; 25 development cards, 14 of them knights; and 28 event tokens, 7 of "
        "each kind.")),
  RULE (3,
     N_("With four players all resource cards are the hidden supply; with three 15 of each "
        "resource, with two 10 of each, and the rest lies open at the bank. Each player gets five "
        "cards of the supply.")),
  RULE (4, N_("The development cards are shuffled into a deck.")),
  RULE (5,
     N_("A token lies face down on each of the 25 event points. Three more take no part.")),
  RULE (6, N_("The robber begins on a desert. Nobody has anything on the board.")),
  RULE (7, N_("Turns pass clockwise. The first player is drawn by lot, or set for a new game.")),
  RULE (8, N_("Nobody has gold, or everybody 8, as set for a new game.")),
  RULE (9,
     N_("Alexander’s way has 56 points: 15 temples, 25 events, 13 empty ones and 3 sevens. The "
        "last is Persepolis.")),

  FIGURE (ADV_FIGURE_START),

  HEADING (N_("A turn")),
  RULE (10,
     N_("First the dice, then the supply, then Alexander, then the event that he meets; then the "
        "player on turn trades and builds.")),
  RULE (11, N_("In the first turn of the game there are no dice.")),
  RULE (12,
     N_("Before the dice the player on turn may play a development card; then none until the event "
        "is over.")),
  RULE (13, N_("The turn ends when the player on turn says so.")),

  HEADING (N_("The dice")),
  RULE (14,
     N_("Each hexagon with the sum of the dice brings what it yields, one for each village on its "
        "corners and two for each city. Where the robber stands, nothing is brought.")),
  FIGURE (ADV_FIGURE_DICE),
  RULE (15,
     N_("If a pile cannot pay all that is due of it, nobody gets any of that resource. The same "
        "holds for gold.")),
  RULE (16,
     N_("On a 7 nothing is brought. Whoever has more than 11 cards gives half of them to the bank, "
        "rounded down. Then the player on turn moves the robber.")),
  RULE (17,
     N_("The robber goes to another hexagon of land. If others with cards have buildings there, "
        "one of them is robbed of a card, drawn by chance. Gold is safe.")),

  HEADING (N_("The supply")),
  RULE (18, N_("While there is supply, each player gets its top card in every turn.")),
  RULE (19,
     N_("If it has fewer cards than there are players, nobody gets any, the rest goes to the bank "
        "and the supply has ended for good.")),

  HEADING (N_("Alexander")),
  RULE (20, N_("He passes the next point of his way and stands behind it.")),
  FIGURE (ADV_FIGURE_ROUTE),
  RULE (21, N_("He passes a seven only in a turn whose dice show 7; otherwise he waits.")),
  RULE (22,
     N_("A temple brings an auction for a village. At an event point the token is turned, and its "
        "auction is held. Other points bring nothing.")),
  RULE (23, N_("When he passes Persepolis the game ends at once.")),

  HEADING (N_("Auctions")),
  RULE (24,
     N_("Each admitted card is worth 1, and so is gold. Temple: brick, wood, wheat, wool. Hunger: "
        "wheat, wool. Bridge: brick, wood. Battle: ore, wool, and face-up knights, each worth 3. "
        "Statue: brick, ore.")),
  RULE (25,
     N_("The player on turn begins. Each in turn bids more than the others or passes, and who has "
        "passed is out of this auction.")),
  RULE (26,
     N_("A bid may be as high as the bidder’s cards, whatever they are, plus their gold, plus in a "
        "battle 3 for each face-up knight. So it may be more than the bidder can pay.")),
  RULE (27,
     N_("The winner pays the bid exactly. Cards and gold go to the bank, knights under the deck. "
        "The others pay nothing.")),
  RULE (28,
     N_("Who cannot pay exactly has bluffed: they lose half of their cards and are out, and the "
        "auction is held anew.")),
  RULE (29,
     N_("If all pass, nobody gets anything. A temple stays empty, a token stays on the board.")),
  RULE (30,
     N_("The winner of a temple puts a village there, free of charge and without a road, if they "
        "have one left.")),
  PAIR (ADV_FIGURE_AUCTION),
  RULE (31, N_("The winner of an event keeps its token.")),

  HEADING (N_("Advisers")),
  RULE (32,
     N_("Whoever wins a third token joins the order of advisers at its end. With each token they "
        "move up past all who have fewer.")),
  RULE (33,
     N_("With four players the first three in the order have 4, 3 and 2 points, with three players "
        "the first two 4 and 2, with two players the first 4.")),

  HEADING (N_("Trade and build")),
  RULE (34,
     N_("A road costs brick and wood; a village brick, wood, wheat and wool; a city two wheat and "
        "three ore; a development card wheat, wool and ore. Gold pays for none of them.")),
  RULE (35,
     N_("The bank takes four equal cards for one of another resource, three with a building at an "
        "open harbour, two at the harbour of that resource.")),
  RULE (36,
     N_("Gold is traded at the bank like a resource, four or three for one, and can be bought "
        "there.")),
  RULE (37,
     N_("The player on turn offers one to four goods for one to four of another kind. The others "
        "answer in turn, then the player trades with one who said yes, or with nobody.")),
  RULE (38, N_("There are at most four offers in a turn, or as many as were set.")),
  RULE (39,
     N_("A road goes on a free edge next to a building or a road of its player. Another’s building "
        "stops the way.")),
  RULE (40, N_("A village goes on a free corner that a road of its player touches.")),
  FIGURE (ADV_FIGURE_BUILD),
  RULE (41, N_("No building may stand on a corner next to another building.")),
  RULE (42, N_("A city replaces a village of its player.")),
  RULE (43,
     N_("No village is built on a point of Alexander’s way that he has not passed, nor next to "
        "one. Villages won in auctions are free of this.")),
  RULE (44,
     N_("Who buys a development card gets the top one of the deck, which the others do not see.")),
  RULE (45, N_("Each building and card counts from the moment it is there.")),

  HEADING (N_("Development cards")),
  RULE (46,
     N_("One is played in a turn at most, and none that was bought in it. Victory points are never "
        "played: each counts 1 and stays hidden.")),
  RULE (47, N_("The others are played before the dice or while building.")),
  RULE (48,
     N_("A knight moves the robber and robs, and lies face up from then on.")),
  RULE (49, N_("Roads: two roads free of charge.")),
  RULE (50, N_("Plenty: two cards of your choice from the bank.")),
  RULE (51, N_("Monopoly: all others give you their cards of a resource that you name.")),
  RULE (52,
     N_("The longest road of at least 5 and the strongest army of at least 3 face-up knights bring "
        "2 points each. Another player takes them only with more.")),

  FIGURE (ADV_FIGURE_LONGEST),

  HEADING (N_("Points and the end")),
  RULE (53,
     N_("A village is worth 1 point, a city 2. Whoever has 14 points in their own turn wins at "
        "once.")),
  FIGURE (ADV_FIGURE_POINTS),
  RULE (54,
     N_("When Alexander passes Persepolis most points win; among equals, most tokens. If these are "
        "equal too, the victory is shared.")),

  HEADING (N_("What is known")),
  RULE (55,
     N_("Everybody knows how many cards and development cards each player has, all gold, tokens "
        "and pieces, the piles, and whatever was bid, paid, produced and traded.")),
  RULE (56,
     N_("Hidden are the resources of others’ cards, their development cards, the supply, the deck "
        "and tokens that lie face down.")),
  RULE (57, N_("What follows from what is known by counting may be used.")),
  { KIT_ARTICLE_TEXT, 0, 0, NULL }
};
