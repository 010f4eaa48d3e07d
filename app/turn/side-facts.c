/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/side-facts.h"

#include <glib/gi18n-lib.h>

#include "melds/meld-words.h"
#include "play/score.h"
#include "rules/numbers.h"
#include "turn/band.h"
#include "turn/ledgers.h"
#include "turn/passage.h"
#include "turn/say.h"
#include "turn/standing.h"
#include "turn/viewer.h"

/* Melds, and what they are worth. */

/* The fewest words: without wild cards only how many cards it has, and lacks. */
static char *
say_natural_meld (const CanastaMeldItem *item)
{
  int count = canasta_meld_count (&item->meld);
  g_autofree char *title = canasta_meld_dup_spoken_title (&item->meld);
  g_autofree char *cards = g_strdup_printf (ngettext ("%d card", "%d cards", count), count);
  g_autofree char *rest = g_strdup_printf (ngettext ("%d to go", "%d to go", item->missing),
                                           item->missing);

  return item->missing > 0 ? g_strdup_printf (_("%1$s: %2$s, %3$s."), title, cards, rest)
                           : g_strdup_printf (C_("meld", "%1$s: %2$s."), title, cards);
}

static void
add_meld (GString *text, const CanastaMeldItem *item, gboolean more)
{
  g_autofree char *whole = canasta_meld_describe_aloud (&item->meld, item->missing,
                                                        item->table);

  if (more || canasta_meld_is_canasta (&item->meld) || canasta_meld_count_wilds (&item->meld) > 0)
    canasta_passage_take (text, g_strdup_printf ("%s.", whole));
  else
    canasta_passage_take (text, say_natural_meld (item));
}

static guint
count_melds (const CanastaBand *band)
{
  guint n = 0;

  for (guint i = 0; i < band->melds->len; i++)
    n += g_array_index (band->melds, CanastaMeldItem, i).place.kind != CANASTA_PLACE_NEW;
  return n;
}

static void
add_melds (GString *text, const CanastaBand *band, gboolean more)
{
  guint n = count_melds (band);

  if (n == 0)
    /* Translators: a side that has no melds. */
    canasta_passage_take (text, g_strdup_printf (_("%s: no melds."), band->name));
  else
    /* Translators: a side, and how many melds it has; what they are follows. */
    canasta_passage_take (text, g_strdup_printf (ngettext ("%1$s: %2$u meld.", "%1$s: %2$u melds.", n),
                                band->name, n));
  for (guint i = 0; i < band->melds->len; i++)
    {
      const CanastaMeldItem *item = &g_array_index (band->melds, CanastaMeldItem, i);

      if (item->place.kind != CANASTA_PLACE_NEW)
        add_meld (text, item, more);
    }
}

char *
canasta_fact_say_melds (CanastaTurn *turn, gboolean more)
{
  GString *text = g_string_new (NULL);
  guint sides[CANASTA_MAX_SEATS];
  guint n = canasta_turn_list_sides (turn, sides);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CanastaBand) band = canasta_band_new (turn, sides[i]);

      add_melds (text, band, more);
    }
  return g_string_free (text, FALSE);
}

/**
 * canasta_fact_say_opening:
 * @turn: a turn that sees a position
 *
 * Returns: (transfer full) (nullable): what the own side needs to open, less what is laid out;
 *   %NULL where it has, or needs nothing
 */
char *
canasta_fact_say_opening (CanastaTurn *turn)
{
  CanastaOpening opening;
  g_autofree char *points = NULL;
  int missing;

  canasta_draft_get_opening (canasta_turn_get_draft (turn), &opening);
  if (opening.opened || opening.minimum <= 0)
    return NULL;
  missing = MAX (opening.minimum - opening.points, 0);
  points = canasta_number_format (missing);
  if (opening.points == 0)
    return g_strdup_printf (ngettext ("You need %s point to open.", "You need %s points to open.",
                                      missing), points);
  return g_strdup_printf (ngettext ("You still need %s point to open.",
                                    "You still need %s points to open.", missing), points);
}

/* The same of another side, of which @seat is one. */
static char *
say_opening_of (CanastaTurn *turn, guint seat)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  int minimum = canasta_board_get_minimum (observation->table, board, seat);
  g_autofree char *points = canasta_number_format (minimum);
  g_autofree char *name = NULL;

  if (canasta_board_has_opened (board, board->side[seat]) || minimum <= 0)
    return NULL;
  name = canasta_say_side (observation, canasta_turn_get_surroundings (turn), board->side[seat]);
  /* Translators: another side, and what it must lay down to open. */
  return g_strdup_printf (ngettext ("%1$s: %2$s point to open.", "%1$s: %2$s points to open.",
                                    minimum), name, points);
}

static guint
find_seat (const CanastaBoard *board, guint side)
{
  guint seat = 0;

  while (board->side[seat] != side)
    seat++;
  return seat;
}

/* The place of the first side that is not the own one. */
static guint
find_first_other (const CanastaObservation *observation)
{
  return canasta_viewer_looks_on (observation) ? 0 : 1;
}

/* What the own side needs to open; -1 where none is. */
static int
get_own_minimum (const CanastaObservation *observation)
{
  return canasta_viewer_looks_on (observation)
           ? -1 : canasta_board_get_minimum (observation->table, &observation->board,
                                             observation->seat);
}

/**
 * canasta_fact_say_other_openings:
 * @turn: a turn that sees a position
 *
 * Returns: (transfer full) (nullable): what other sides need to open, where that differs from
 *   what the own one does; %NULL where none does
 */
char *
canasta_fact_say_other_openings (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaTable *table = observation->table;
  const CanastaBoard *board = &observation->board;
  int own = get_own_minimum (observation);
  g_autoptr (GString) text = g_string_new (NULL);
  guint sides[CANASTA_MAX_SEATS];
  guint n = canasta_turn_list_sides (turn, sides);

  for (guint i = find_first_other (observation); i < n; i++)
    {
      guint seat = find_seat (board, sides[i]);

      if (canasta_board_get_minimum (table, board, seat) != own)
        canasta_passage_take (text, say_opening_of (turn, seat));
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
canasta_fact_say_points (CanastaTurn *turn, gboolean more)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  GString *text = g_string_new (NULL);
  guint sides[CANASTA_MAX_SEATS];
  guint n = canasta_turn_list_sides (turn, sides);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CanastaBand) band = canasta_band_new (turn, sides[i]);
      g_autofree char *whole = canasta_band_describe (band);

      if (more)
        canasta_passage_take (text, g_strdup_printf ("%s.", whole));
      else
        canasta_passage_take (text, canasta_say_points (observation,
                                                        canasta_turn_get_surroundings (turn),
                                                        sides[i]));
    }
  canasta_passage_take (text, canasta_fact_say_opening (turn));
  for (guint i = find_first_other (observation); more && i < n; i++)
    canasta_passage_take (text, say_opening_of (turn, find_seat (&observation->board, sides[i])));
  return g_string_free (text, FALSE);
}

/* Ledgers: who is written down together. */

static guint
list_ledgers (CanastaTurn *turn, guint *ledgers)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);

  return canasta_ledgers_list (observation->table, &observation->board, observation->seat, ledgers);
}

/* What is told of a ledger. */
typedef int (*NumberFunc) (const CanastaObservation *observation, guint ledger);

static int
count_red_threes (const CanastaObservation *observation, guint ledger)
{
  return canasta_lane_count (observation->board.red_threes[ledger]);
}

static int
value_red_threes (const CanastaObservation *observation, guint ledger)
{
  return canasta_board_value_red_threes (&observation->board, observation->table, ledger);
}

static int
get_total (const CanastaObservation *observation, guint ledger)
{
  return observation->board.totals[ledger];
}

/* "Us: 1,460, Them: 555", the own number first. */
static char *
list_numbers (CanastaTurn *turn, NumberFunc func)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  GString *text = g_string_new (NULL);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = list_ledgers (turn, ledgers);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = canasta_standing_say_ledger (turn, ledgers[i]);
      g_autofree char *number = canasta_number_format (func (observation, ledgers[i]));

      if (i > 0)
        g_string_append (text, ", ");
      /* Translators: a side, and how much it has: "Us: 690" */
      g_string_append_printf (text, C_("number of a side", "%1$s: %2$s"), name, number);
    }
  return g_string_free (text, FALSE);
}

char *
canasta_fact_say_red_threes (CanastaTurn *turn, gboolean more)
{
  g_autofree char *counts = list_numbers (turn, count_red_threes);
  GString *text = g_string_new (NULL);

  /* Translators: how many each side has: "Red threes. Us: 2, Them: 0." */
  g_string_append_printf (text, _("Red threes. %s."), counts);
  if (more)
    {
      g_autofree char *points = list_numbers (turn, value_red_threes);

      /* Translators: what the red threes of each side count: "Us: 200, Them: 0" */
      canasta_passage_take (text, g_strdup_printf (_("In points, as things stand. %s."), points));
    }
  return g_string_free (text, FALSE);
}

static char *
say_target (CanastaTurn *turn)
{
  const CanastaTable *table = canasta_turn_get_observation (turn)->table;
  int rounds = table->rules.rounds, target = table->rules.target;
  g_autofree char *points = canasta_number_format (target);

  if (rounds > 0)
    return g_strdup_printf (ngettext ("The match is over after %d round.",
                                      "The match is over after %d rounds.", rounds), rounds);
  return g_strdup_printf (ngettext ("The match is over at %s point.",
                                    "The match is over at %s points.", target), points);
}

/* How far a ledger is ahead of the best of the others, or behind. */
static int
count_lead (CanastaTurn *turn, guint ledger)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = list_ledgers (turn, ledgers);
  int best = G_MININT;

  for (guint i = 0; i < n; i++)
    if (ledgers[i] != ledger)
      best = MAX (best, get_total (observation, ledgers[i]));
  return get_total (observation, ledger) - best;
}

/* To who looks on: who is ahead of all others. */
static char *
say_leader (CanastaTurn *turn)
{
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = list_ledgers (turn, ledgers);

  for (guint i = 0; i < n; i++)
    {
      int lead = count_lead (turn, ledgers[i]);
      g_autofree char *points = canasta_number_format (lead);
      g_autofree char *name = canasta_standing_say_ledger (turn, ledgers[i]);

      if (lead > 0)
        /* Translators: who is ahead, and by how much: "Anna and Ben: 430 points ahead." */
        return g_strdup_printf (ngettext ("%1$s: %2$s point ahead.", "%1$s: %2$s points ahead.",
                                          lead), name, points);
    }
  return g_strdup (_("Nobody is ahead."));
}

static char *
say_lead (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  guint ledgers[CANASTA_MAX_SEATS];
  g_autofree char *points = NULL;
  int lead;

  if (canasta_viewer_looks_on (observation))
    return say_leader (turn);
  list_ledgers (turn, ledgers);
  lead = count_lead (turn, ledgers[0]);
  points = canasta_number_format (ABS (lead));
  if (lead == 0)
    return g_strdup (_("Nobody is ahead."));
  if (lead > 0)
    return g_strdup_printf (ngettext ("You are %s point ahead.", "You are %s points ahead.", lead),
                            points);
  return g_strdup_printf (ngettext ("You are %s point behind.", "You are %s points behind.", -lead),
                          points);
}

char *
canasta_fact_say_totals (CanastaTurn *turn, gboolean more)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  g_autofree char *totals = list_numbers (turn, get_total);
  GString *text = g_string_new (NULL);

  /* Translators: the totals of the sides: "Totals. Us: 690, Them: 1,085." */
  g_string_append_printf (text, _("Totals. %s."), totals);
  if (more)
    {
      canasta_passage_take (text, say_target (turn));
      canasta_passage_take (text, say_lead (turn));
      canasta_passage_take (text, g_strdup_printf (_("Round %u."), observation->board.round));
    }
  return g_string_free (text, FALSE);
}

/* The other players. */

static void
describe_player (GString *text, CanastaTurn *turn, guint seat)
{
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);
  g_autofree char *said = canasta_say_seat (canasta_turn_get_observation (turn), surroundings, seat);

  canasta_passage_take (text, g_strdup_printf ("%s.", said));
  canasta_passage_add (text, surroundings->seats[seat].spoken);
}

/* "Anna: 11", after those of other players. */
static void
list_cards (GString *list, CanastaTurn *turn, guint seat)
{
  const CanastaBoard *board = &canasta_turn_get_observation (turn)->board;
  g_autofree char *number = canasta_number_format (board->hand_count[seat]);

  if (list->len > 0)
    g_string_append (list, ", ");
  g_string_append_printf (list, C_("number of a side", "%1$s: %2$s"),
                          canasta_turn_get_surroundings (turn)->seats[seat].name, number);
}

char *
canasta_fact_say_players (CanastaTurn *turn, gboolean more)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < canasta_viewer_count_others (observation); i++)
    {
      guint seat = canasta_viewer_get_other (observation, i);

      if (seat == observation->board.resting)
        continue;
      if (more)
        describe_player (text, turn, seat);
      else
        list_cards (text, turn, seat);
    }
  /* Translators: how many cards the other players have: "Cards in hand. Anna: 11, Ben: 8." */
  return more ? g_string_free (g_steal_pointer (&text), FALSE)
              : g_strdup_printf (_("Cards in hand. %s."), text->str);
}
