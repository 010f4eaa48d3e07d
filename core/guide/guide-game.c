/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's first sections: the aim, the players, the cards, the deal and a
 * turn. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"
#include "rules/variant-words.h"

/* What is collected, the shortest way. */
static const char *
say_collecting (const CanastaGuideWriter *self)
{
  if (!canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES))
    return _("Canasta is a game of collecting. Cards of the same rank, three kings or four "
             "sevens for example, are laid on the table together: that is a meld.");
  if (self->table->forms.groups != self->table->roles.natural_ranks)
    return _("Cards of one suit in sequence are collected, the five, six and seven of hearts for "
             "example. Laid on the table together, they are a meld.");
  return _("Cards are collected: those of the same rank, three kings or four sevens for example, "
           "and those of one suit in sequence, the five, six and seven of hearts for example. Laid "
           "on the table together, they are a meld.");
}

/* Whether some canasta may have more than seven cards. */
static gboolean
has_larger_canastas (const CanastaGuideWriter *self)
{
  const CanastaForm *forms = self->table->forms.of;

  return (canasta_guide_meets (self, CANASTA_NEEDS_GROUPS)
          && forms[CANASTA_FORM_GROUP].most > CANASTA_CANASTA_SIZE)
         || (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES)
             && forms[CANASTA_FORM_SEQUENCE].most > CANASTA_CANASTA_SIZE);
}

static void
write_aim (CanastaGuideWriter *self)
{
  CanastaVariant *variant = self->table->variant;
  const char *words = variant ? canasta_variant_get_words (variant) : NULL;

  canasta_guide_write_head (self, "aim", _("The aim of the game"));
  canasta_guide_write (self, "", "%s", say_collecting (self));
  if (canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS))
    canasta_guide_add (self, "", "%s",
                       has_larger_canastas (self)
                         ? T_(self->table, "A meld of seven cards or more is a canasta, and "
                                           "canastas bring most of the points.")
                         : T_(self->table, "A meld of seven cards is a canasta, and canastas "
                                           "bring most of the points."));
  canasta_guide_write (self, "", "%s",
                       self->rules->rounds == 1 ? _("A match has a single round.")
                                                : _("A match has several rounds."));
  canasta_guide_add (self, "",
                     _("A round ends when a player goes out, that is, gets rid of every card, or "
                       "when the stock has run out. Cards on the table then count for their "
                       "side, cards left in a hand against it. The best total at the end of the "
                       "match wins."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS_OF_SIDES))
    canasta_guide_add (self, "",
                       T_(self->table, "Each side has a second hand: the first of it to use up "
                                       "a hand goes on with that one."));
  else if (canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS))
    canasta_guide_add (self, "",
                       _("Everybody has two hands, one after the other: whoever has used up the "
                         "first goes on with the second."));
  if (words)
    canasta_guide_write (self, "", "%s", words);
}

/* Whether it matters that a side has opened. */
static gboolean
asks_to_open (const CanastaGuideWriter *self)
{
  return canasta_guide_meets (self, CANASTA_NEEDS_MINIMUM)
         || canasta_guide_meets (self, CANASTA_NEEDS_KIND_TO_OPEN)
         || !canasta_guide_takes_freely (self);
}

/* What becomes of two sides' melds when they are one side. */
static void
write_joining (CanastaGuideWriter *self)
{
  gboolean by_total = self->rules->opening_minimum.n == 0
                      || (canasta_guide_has_say (self, "opening-by")
                          && self->rules->opening_by == CANASTA_OPENING_BY_TOTAL);

  canasta_guide_write (self, "", _("The melds of the two partners then lie together."));
  if (self->rules->melds_per_rank == CANASTA_MELDS_ONE)
    canasta_guide_add (self, "",
                       _("Two melds of the same rank join if the joined meld is allowed; if it "
                         "is not, they stay apart."));
  if (self->rules->melds_per_rank == CANASTA_MELDS_ONE
      && canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_GROUPS))
    canasta_guide_add (self, "", T_(self->table, "By joining they may make a canasta."));
  if (self->rules->melds_per_rank == CANASTA_MELDS_ONE
      && canasta_guide_meets (self, CANASTA_NEEDS_WILDS_IN_MELDS))
    canasta_guide_add (self, "",
                       _("Melds that stay apart take no more wild cards; natural cards may be "
                         "added to either."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES))
    canasta_guide_add (self, "", _("Sequences stay as they lie."));
  if (asks_to_open (self))
    canasta_guide_add (self, "", _("If one of the two has opened, both have."));
  if (by_total)
    canasta_guide_add (self, "",
                       _("If neither has, the total of whoever opens decides on the minimum."));
}

/* Of which nothing is said where nobody plays alone against others. */
static const char lone_hand_rules[] =
  "lone-hand-by lone-hand-until lone-hand-pair-score lone-hand-red-threes";

/* From which total on there is no lone hand any more. */
static void
write_last_lone_hand (CanastaGuideWriter *self)
{
  int until = self->rules->lone_hand_until;
  g_autofree char *points = canasta_number_format (until);

  if (until == 0)
    canasta_guide_add_rules (self, "lone-hand-until");
  else
    canasta_guide_write (self, "lone-hand-until",
                         ngettext ("Once a total has reached %s point, everybody plays alone, from "
                                   "the next round on.",
                                   "Once a total has reached %s points, everybody plays alone, "
                                   "from the next round on.",
                                   until),
                         points);
}

/* How a player comes to be alone against the others, and when nobody does. */
static void
write_lone_hand (CanastaGuideWriter *self)
{
  gboolean by_second_hand = self->table->forms_by_second_hand;

  canasta_guide_write (self, "lone-hand-by", "%s",
                       by_second_hand
                         ? T_(self->table, "Three players play. A round begins with everybody "
                                           "alone. The first whose hand is used up takes a second "
                                           "hand up and becomes the lone hand: the other two are "
                                           "partners against that player until the round ends.")
                         : _("Three players play. A round begins with everybody alone. The first "
                             "to take the discard pile becomes the lone hand: the other two are "
                             "partners against that player until the round ends."));
  canasta_guide_add (self, "",
                     _("In what follows, whoever plays alone is a side of one player."));
  write_joining (self);
  canasta_guide_write (self, "", "%s",
                       by_second_hand
                         ? T_(self->table, "If nobody has taken a second hand up by the end of "
                                           "the round, everybody counts alone.")
                         : _("If a player goes out before anybody has taken the pile, that player "
                             "counts as the lone hand. If the stock runs out before that, "
                             "everybody counts alone."));
  write_last_lone_hand (self);
}

static void
write_sides (CanastaGuideWriter *self)
{
  const CanastaTable *table = self->table;

  if (table->players == 5 && table->n_sides == 2)
    canasta_guide_write (self, "",
                         _("Five players form a team of three and a pair. In each round one of "
                           "the three sits out, each in turn, and the other two play against the "
                           "pair, partners facing each other. The points of the round count for "
                           "the whole team, including the player who sits out."));
  else if (table->players == 4 && table->n_sides == 2)
    canasta_guide_write (self, "",
                         _("Four players form two pairs. Partners sit opposite each other."));
  else if (table->players == 6 && table->n_sides == 3)
    canasta_guide_write (self, "",
                         _("Six players form three pairs. Partners sit opposite each other; "
                           "between them, on either side, sits a player of each of the other two "
                           "pairs."));
  else if (table->players == 6 && table->n_sides == 2)
    canasta_guide_write (self, "",
                         _("Six players form two teams of three. The teams sit alternately: your "
                           "neighbours on the left and on the right are opponents."));
  else
    canasta_guide_write (self, "",
                         ngettext ("The players form %d side.", "The players form %d sides.",
                                   table->n_sides),
                         table->n_sides);
  canasta_guide_write (self, lone_hand_rules, "%s",
                       canasta_guide_has_special_threes (self)
                         ? _("Partners share everything that lies on the table: their melds, their "
                             "red threes and their score. Each has a hand of cards that nobody "
                             "else may see.")
                         : _("Partners share everything that lies on the table: their melds and "
                             "their score. Each has a hand of cards that nobody else may see."));
}

static void
write_players (CanastaGuideWriter *self)
{
  canasta_guide_write_head (self, "players", _("The players"));
  if (self->table->sides_form)
    write_lone_hand (self);
  else if (canasta_table_has_partners (self->table))
    write_sides (self);
  else
    {
      canasta_guide_write (self, "",
                           ngettext ("%d player plays.", "%d players play, each alone.",
                                     self->table->players),
                           self->table->players);
      canasta_guide_add (self, lone_hand_rules, "%s",
                         canasta_guide_has_special_threes (self)
                           ? _("Melds, red threes and score are each player’s own. In what "
                               "follows, a side is a single player.")
                           : _("Melds and score are each player’s own. In what follows, a side is "
                               "a single player."));
    }
}

/* What black threes count, melded and in a hand, or threes like others. */
static void
add_threes (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  gboolean flat = rules->black_threes_in_hand_flat && rules->black_three_in_hand > 0;

  if (!canasta_guide_has_special_threes (self))
    {
      canasta_guide_add_points (self, "value-three", _("Three"), rules->value_three);
      return;
    }
  if (rules->black_threes_melded != CANASTA_BLACK_THREES_NEVER)
    canasta_guide_add_points (self, "value-black-three", _("Black three, melded"),
                              rules->value_black_three);
  canasta_guide_add_points (self, "black-three-in-hand black-threes-in-hand-flat",
                            flat ? _("Black threes left in a hand, however many")
                                 : _("Black three left in a hand, each"),
                            -rules->black_three_in_hand);
}

static void
write_values (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write (self,
                       "value-low value-high value-ace value-two value-joker value-black-three "
                       "black-three-in-hand black-threes-in-hand-flat value-three",
                       _("Every card has a value in points. It counts for you when the card lies "
                         "on the table at the end of a round, and against you when it is still in "
                         "your hand."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_MINIMUM))
    canasta_guide_add (self, "", _("It also counts when you lay your first melds of a round; more about "
                       "that below."));
  canasta_guide_add_grid (self, _("Card"), _("Points"), NULL);
  if (rules->jokers > 0)
    canasta_guide_add_points (self, "value-joker", _("Joker"), rules->value_joker);
  canasta_guide_add_points (self, "value-two", _("Two"), rules->value_two);
  canasta_guide_add_points (self, "value-ace", _("Ace"), rules->value_ace);
  canasta_guide_add_points (self, "value-high", _("King, queen, jack, ten, nine, eight"),
                            rules->value_high);
  canasta_guide_add_points (self, "value-low", _("Seven, six, five, four"), rules->value_low);
  add_threes (self);
}

static void
write_cards (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  guint n_cards = self->table->n_cards;

  canasta_guide_write_head (self, "cards", _("The cards and their values"));
  canasta_guide_write (self, "packs",
                       ngettext ("You play with %d pack of 52 cards.",
                                 "You play with %d packs of 52 cards, shuffled together.",
                                 rules->packs),
                       rules->packs);
  if (rules->jokers > 0)
    canasta_guide_add (self, "jokers",
                       ngettext ("%d joker is added.", "%d jokers are added.", rules->jokers),
                       rules->jokers);
  else
    canasta_guide_add (self, "jokers", _("There are no jokers."));
  canasta_guide_add (self, "",
                     ngettext ("That makes %u card in all.", "That makes %u cards in all.",
                               n_cards),
                     n_cards);
  canasta_guide_write (self, "", "%s",
                       rules->jokers > 0 ? _("Jokers and twos are wild cards.")
                                         : _("Twos are wild cards."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_WILDS_IN_MELDS))
    canasta_guide_add (self, "", _("In a meld they stand for other cards."));
  canasta_guide_add (self, "threes", "%s",
                     canasta_guide_has_special_threes (self)
                       ? _("The cards from four to ace are natural cards. Threes are special: "
                           "those of hearts and diamonds are called red threes, those of spades "
                           "and clubs black threes; more about them below.")
                       : _("The cards from three to ace are natural cards; threes are melded and "
                           "discarded like the others."));
  write_values (self);
}

/* What becomes of a first card that is wild, or a red three. */
static const char *
say_wild_upcard (const CanastaGuideWriter *self)
{
  gboolean threes = canasta_guide_has_special_threes (self);

  if (canasta_guide_takes_freely (self) && self->rules->upcard == CANASTA_UPCARD_KEEP)
    return _("It stays there, whatever card it is, and the first player may take it.");
  switch (self->rules->upcard)
    {
    case CANASTA_UPCARD_COVER:
      return threes ? _("If it is a wild card or a red three, further cards are turned up on "
                        "top of it until one comes that is neither.")
                    : _("If it is a wild card, further cards are turned up on top of it until one "
                        "comes that is not wild.");
    case CANASTA_UPCARD_REBURY:
      return threes ? _("If it is a wild card or a red three, it goes under the stock and "
                        "another is turned up, until one comes that is neither.")
                    : _("If it is a wild card, it goes under the stock and another is turned up, "
                        "until one comes that is not wild.");
    default:
      return threes ? _("If it is a wild card or a red three, it stays on top, and the first "
                        "player cannot take the pile.")
                    : _("If it is a wild card, it stays on top, and the first player cannot take "
                        "the pile.");
    }
}

/* How many cards the stock has then, where that is certain: red threes are replaced from it,
 * and which second hands are dealt may depend on the match. */
static void
write_stock (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  guint seats = self->table->seatings[0].n_seats;
  guint left = self->table->n_cards - seats * (guint) rules->deal_size;

  if (canasta_guide_has_special_threes (self) || self->table->sides_form
      || rules->upcard == CANASTA_UPCARD_COVER)
    return;
  if (rules->second_hands != CANASTA_SECOND_HANDS_NONE)
    left -= (guint) rules->second_hand_size
            * (rules->second_hands == CANASTA_SECOND_HANDS_SIDE ? self->table->n_sides : seats);
  if (rules->upcard != CANASTA_UPCARD_NONE)
    left--;
  canasta_guide_add (self, "",
                     ngettext ("The stock then has %u card.", "The stock then has %u cards.", left),
                     left);
}

static void
write_upcard (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (rules->upcard == CANASTA_UPCARD_NONE)
    {
      canasta_guide_write (self, "upcard upcard-black-three",
                           _("No card is turned up: the discard pile begins with the first "
                             "player’s discard."));
      write_stock (self);
      return;
    }

  canasta_guide_write (self, "upcard",
                       _("The top card of the stock is turned up beside it and begins the "
                         "discard pile."));
  canasta_guide_add (self, "", "%s", say_wild_upcard (self));
  if (!canasta_guide_has_special_threes (self))
    canasta_guide_add_rules (self, "upcard-black-three");
  else if (rules->upcard_black_three == CANASTA_BLACK_UPCARD_COVER)
    canasta_guide_add (self, "upcard-black-three", "%s",
                       rules->upcard == CANASTA_UPCARD_COVER
                         ? _("A black three is covered with further cards as well.")
                         : _("A black three is covered with further cards."));
  else if (!canasta_guide_takes_freely (self)
           && canasta_guide_meets (self, CANASTA_NEEDS_BLACK_THREES_STOP))
    canasta_guide_add (self, "upcard-black-three",
                       rules->upcard == CANASTA_UPCARD_KEEP
                         ? _("The same goes for a black three.")
                         : _("A black three stays on top, and the first player cannot take the "
                             "pile."));
  else
    canasta_guide_add (self, "upcard-black-three",
                       _("A black three stays on top like any other card."));
  write_stock (self);
}

static void
write_first_dealer (CanastaGuideWriter *self)
{
  switch (self->rules->first_dealer)
    {
    case CANASTA_FIRST_DEALER_LOWEST_DRAW:
      canasta_guide_write (self, "first-dealer",
                           _("Before the first round every player draws a card; whoever draws "
                             "the lowest deals."));
      break;
    case CANASTA_FIRST_DEALER_HIGHEST_DRAW:
      canasta_guide_write (self, "first-dealer",
                           _("Before the first round every player draws a card; whoever draws "
                             "the highest deals."));
      canasta_guide_add (self, "", "%s",
                         canasta_guide_meets (self, CANASTA_NEEDS_JOKERS)
                           ? _("A joker ranks above a two, a two above an ace.")
                           : _("A two ranks above an ace."));
      canasta_guide_add (self, "", _("Players whose cards are equally high draw again."));
      break;
    case CANASTA_FIRST_DEALER_LAST_SEAT:
    default:
      canasta_guide_write (self, "first-dealer", "%s",
                           self->table->players == 2
                             ? _("The player in the second seat deals the first round.")
                             : _("The player in the last seat deals the first round: the one to "
                                 "the right of the first seat."));
    }
}

static void
write_deal (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write_head (self, "deal", _("The deal"));
  write_first_dealer (self);
  canasta_guide_add (self, "", "%s",
                     self->table->players == 2
                       ? _("After that you deal in turn. Whoever has not dealt begins.")
                       : _("Each new round is dealt by the next player to the left. The player to "
                           "the left of the dealer begins, and the turn passes to the left, that "
                           "is, clockwise."));
  canasta_guide_write (self, "deal-size",
                       ngettext ("Each player is dealt %d card, face down.",
                                 "Each player is dealt %d cards, face down and one at a time.",
                                 rules->deal_size),
                       rules->deal_size);
  canasta_guide_add (self, "",
                     _("The remaining cards are placed face down in the middle of the table: "
                       "they are the stock."));
  write_upcard (self);
}

/* What a bar keeps off the pile, where that is not said with another rule. */
static void
write_bar (CanastaGuideWriter *self, const CanastaBar *bar)
{
  switch ((CanastaBarKind) bar->kind)
    {
    case CANASTA_BAR_VARIANT:
      canasta_guide_add (self, "",
                         _("In this variant some cards may be discarded only when no other card "
                           "is left."));
      break;
    case CANASTA_BAR_FIRST_LAP:
      canasta_guide_add (self, "first-lap-discard",
                         _("Until every player has had a turn, nobody may discard a black three, "
                           "unless there is nothing else in the hand."));
      break;
    case CANASTA_BAR_ASIDE:
    case CANASTA_BAR_LONE_CARD:
    case CANASTA_BAR_PILE_LEFT:
    case CANASTA_BAR_PROMISE:
    case CANASTA_BAR_ASIDE_HELD:
    case CANASTA_BAR_LAST_CARD:
    case CANASTA_BAR_LAST_WILD:
    default:
      break;
    }
}

/* What may be discarded: any card, but for the bars of the table. */
static void
write_discards (CanastaGuideWriter *self)
{
  const CanastaBars *bars = &self->table->bars;

  if (!canasta_guide_has_special_threes (self))
    canasta_guide_add (self, "", _("You may discard any card, wild cards included."));
  else if (canasta_bars_hold_wilds (bars, &self->table->roles))
    canasta_guide_add (self, "", _("You may discard any card except a red three."));
  else
    canasta_guide_add (self, "",
                       _("You may discard any card, wild cards included, except a red three."));
  for (guint i = 0; i < bars->n; i++)
    write_bar (self, &bars->of[i]);
  if ((bars->kinds & 1 << CANASTA_BAR_FIRST_LAP) == 0)
    canasta_guide_add_rules (self, "first-lap-discard");
}

static void
write_turn (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write_head (self, "turn", _("A turn"));
  canasta_guide_write (self, "",
                       _("A turn has three parts. First you draw from the stock or take the "
                         "discard pile. Then you may lay down melds and add cards to the melds "
                         "of your side. At the end you place one card face up on the discard "
                         "pile."));
  canasta_guide_write (self, "draw-count",
                       ngettext ("From the stock you draw %d card.",
                                 "From the stock you draw %d cards; if fewer are left, you draw "
                                 "those.",
                                 rules->draw_count),
                       rules->draw_count);
  canasta_guide_add (self, "",
                     _("As long as there is a stock you may always draw, even if you could take "
                       "the pile."));
  canasta_guide_write (self, "", "%s",
                       canasta_guide_takes_freely (self)
                         ? _("You never have to meld.")
                         : _("You never have to meld, unless you take the pile."));
  if (!canasta_guide_has_opening (self))
    canasta_guide_add (self,
                       "opening-minimum opening-by opening-counts opening-fail-penalty "
                       "opening-kind",
                       _("Your first melds of a round need not be worth anything."));
  write_discards (self);
  canasta_guide_write (self, "pile-visibility",
                       rules->pile_visibility == CANASTA_PILE_SHOWS_TOP
                         ? _("Of the discard pile only the top card may be seen; everybody knows "
                             "how many cards it has.")
                         : _("You may look through the whole discard pile at any time."));
}

void
canasta_guide_write_game (CanastaGuideWriter *self)
{
  write_aim (self);
  write_players (self);
  write_cards (self);
  write_deal (self);
  write_turn (self);
}
