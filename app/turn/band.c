/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/band.h"

#include <glib/gi18n-lib.h>

#include "melds/meld-words.h"
#include "play/score.h"
#include "rules/numbers.h"
#include "rules/table-words.h"
#include "turn/say.h"
#include "turn/viewer.h"

/* Sides. */

/* Lists the sides in the order of their bands: that of the near seat, then in turn order.
 * Returns: how many. */
guint
canasta_turn_list_sides (CanastaTurn *turn, guint *sides)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  guint seats[1 + CANASTA_MAX_SEATS] = { canasta_viewer_get_near_seat (observation) };
  guint n_seats = 1 + canasta_viewer_list_others (observation, &seats[1]);
  guint n = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      guint side = observation->board.side[seats[i]];
      guint j = 0;

      while (j < n && sides[j] != side)
        j++;
      if (j == n)
        sides[n++] = side;
    }
  return n;
}

/* The place of a side among its bands. */
guint
canasta_turn_find_side (CanastaTurn *turn, guint side)
{
  guint sides[CANASTA_MAX_SEATS];
  guint n = canasta_turn_list_sides (turn, sides);

  for (guint i = 0; i < n; i++)
    if (sides[i] == side)
      return i;
  return 0;
}

/* Melds. */

/* Takes the place of what was there. */
void
canasta_meld_item_copy (CanastaMeldItem *self, const CanastaMeldItem *other)
{
  CanastaMeldItem copy = *other;

  copy.consequence = g_strdup (other->consequence);
  if (copy.table)
    canasta_table_ref (copy.table);
  canasta_meld_item_clear (self);
  *self = copy;
}

void
canasta_meld_item_clear (CanastaMeldItem *self)
{
  g_clear_pointer (&self->consequence, g_free);
  g_clear_pointer (&self->table, canasta_table_unref);
}

static gboolean
is_same_meld (const CanastaMeld *a, const CanastaMeld *b)
{
  return a->naturals == b->naturals && a->twos == b->twos && a->jokers == b->jokers
         && a->rank == b->rank && a->kind == b->kind;
}

/* Whether a meld is not as it was on an earlier board. */
static gboolean
has_changed (const CanastaBoard *before, const CanastaBoard *now, guint index)
{
  const CanastaMeld *was = canasta_board_find_earlier_meld (before, now, index);

  return !was || !is_same_meld (was, &now->melds[index]);
}

/* How many cards a meld has more than on an earlier board. */
static int
count_added (const CanastaBoard *before, const CanastaBoard *now, guint index)
{
  const CanastaMeld *was = canasta_board_find_earlier_meld (before, now, index);

  return canasta_meld_count (&now->melds[index]) - (was ? canasta_meld_count (was) : 0);
}

static void
add_board_melds (CanastaTurn *turn, guint side, GArray *items)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  const CanastaRecall *recall = &canasta_turn_get_surroundings (turn)->recall;
  gboolean my_turn = board->turn_seat == observation->seat && !board->ended;
  const CanastaBoard *seen = my_turn ? &recall->start : board;

  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaMeldItem item = {
        .place = { .kind = CANASTA_PLACE_MELD, .index = i },
        .meld = board->melds[i],
        .missing = canasta_meld_count_missing (&board->melds[i], &observation->table->forms),
        .lowest = observation->table->forms.reach.lowest,
        .own = canasta_viewer_is_on_side (observation, side),
      };

      if (board->melds[i].side != side)
        continue;
      item.table = canasta_table_ref ((CanastaTable *) observation->table);
      item.tentative = item.own && my_turn && has_changed (&recall->start, board, i);
      item.changed = recall->has_left && !item.tentative && has_changed (&recall->left, seen, i);
      item.added = item.changed ? count_added (&recall->left, seen, i) : 0;
      g_array_append_val (items, item);
    }
}

/* Puts a meld of the draft in the place of the one it grows from, or at the
 * end. */
static void
add_draft_meld (CanastaTurn *turn, GArray *items, const CanastaTarget *target)
{
  const CanastaTable *table = canasta_turn_get_observation (turn)->table;
  CanastaMeldItem item = { .place = target->place, .meld = target->meld,
                           .missing = canasta_meld_count_missing (&target->meld, &table->forms),
                           .table = canasta_table_ref ((CanastaTable *) table),
                           .lowest = table->forms.reach.lowest,
                           .own = TRUE, .tentative = TRUE };

  for (guint i = 0; i < items->len; i++)
    {
      CanastaMeldItem *other = &g_array_index (items, CanastaMeldItem, i);
      gboolean same_place = other->place.kind == target->place.kind
                            && other->place.index == target->place.index;
      gboolean grown = target->place.kind == CANASTA_PLACE_TAKE
                       && other->meld.kind == target->meld.kind
                       && other->meld.rank == target->meld.rank
                       && canasta_meld_count (&other->meld) < target->count;

      if (same_place || grown)
        {
          canasta_meld_item_clear (other);
          *other = item;
          return;
        }
    }
  g_array_append_val (items, item);
}

static void
add_draft_melds (CanastaTurn *turn, GArray *items)
{
  CanastaDraft *draft = canasta_turn_get_draft (turn);
  CanastaCardSet cards;
  CanastaTarget target;

  if (canasta_draft_get_take (draft, &cards, &target))
    add_draft_meld (turn, items, &target);
  for (guint i = 0; i < canasta_draft_get_n_groups (draft); i++)
    {
      canasta_draft_get_group (draft, i, &cards, &target);
      add_draft_meld (turn, items, &target);
    }
}

/* Lights up where the selected cards can be laid; a new meld has a place of its
 * own at the end. */
static void
add_targets (CanastaTurn *turn, GArray *items)
{
  GArray *targets;

  if (!canasta_turn_is_mine (turn) || !canasta_turn_wants_hints (turn))
    return;
  targets = canasta_possible_get_targets (canasta_turn_get_possible (turn));
  for (guint i = 0; i < targets->len; i++)
    {
      const CanastaTarget *target = &g_array_index (targets, CanastaTarget, i);

      if (target->standing == CANASTA_STANDING_REFUSED)
        continue;
      if (target->place.kind == CANASTA_PLACE_NEW)
        {
          CanastaMeldItem item = { .place = target->place, .own = TRUE, .target = TRUE };

          g_array_append_val (items, item);
          continue;
        }
      for (guint j = 0; j < items->len; j++)
        {
          CanastaMeldItem *item = &g_array_index (items, CanastaMeldItem, j);

          if (item->place.kind != target->place.kind || item->place.index != target->place.index)
            continue;
          item->target = TRUE;
          item->consequence =
            canasta_say_target (target, canasta_turn_get_observation (turn)->table);
        }
    }
}

static gboolean
is_group_rank (const CanastaGroup *group, const CanastaMeld *meld)
{
  int rank = canasta_meld_get_rank (meld);

  if (group->name.naming == CANASTA_NAMING_WILD)
    return rank == CANASTA_WILD_RANK;
  if (group->name.naming == CANASTA_NAMING_RANK)
    return rank == group->name.rank;
  return rank >= 0 && rank != CANASTA_WILD_RANK
         && canasta_card_set_count_rank (&group->cards, meld->rank) > 0;
}

static void
add_hints (CanastaTurn *turn, GArray *items)
{
  const CanastaAction *hint = canasta_turn_get_lit (turn);

  if (!hint)
    return;
  for (guint i = 0; i < items->len; i++)
    {
      CanastaMeldItem *item = &g_array_index (items, CanastaMeldItem, i);

      for (guint j = 0; j < hint->n_groups; j++)
        item->hinted = item->hinted || is_group_rank (&hint->groups[j], &item->meld);
    }
}

/* Melds stand by rank, those of wild cards and sequences after them; the empty
 * place comes last. Those of one kind and rank stay as they were laid. */
static int
compare_items (gconstpointer a, gconstpointer b)
{
  const CanastaMeldItem *one = a;
  const CanastaMeldItem *other = b;
  gboolean one_new = one->place.kind == CANASTA_PLACE_NEW;
  gboolean other_new = other->place.kind == CANASTA_PLACE_NEW;
  int order;

  if (one_new || other_new)
    return one_new - other_new;
  order = canasta_meld_compare (&one->meld, &other->meld);
  if (order != 0)
    return order;
  if (one->place.kind != other->place.kind)
    return (int) one->place.kind - (int) other->place.kind;
  return (int) one->place.index - (int) other->place.index;
}

/* What a side has of threes that are kept by side, or by seat. */
static CanastaLane
add_threes (const CanastaObservation *observation, const CanastaLane *threes, guint side)
{
  const CanastaTable *table = observation->table;
  CanastaLane lane = 0;

  if (!table->by_seat)
    return threes[side];
  for (guint seat = 0; seat < table->players; seat++)
    lane += observation->board.side[seat] == side ? threes[seat] : 0;
  return lane;
}

/* What the red threes of a side count as things stand: those of a pair count for each of
 * them, where the rules say so. */
static int
value_red_threes (const CanastaObservation *observation, guint side)
{
  const CanastaTable *table = observation->table;
  const CanastaBoard *board = &observation->board;
  int points = 0;

  if (!table->by_seat)
    return canasta_board_value_red_threes (board, table, side);
  for (guint seat = 0; seat < table->players; seat++)
    if (board->side[seat] == side)
      {
        int value = canasta_board_value_red_threes (board, table, seat);

        points = table->rules.lone_hand_red_threes == CANASTA_LONE_HAND_PAIR ? value
                                                                             : points + value;
      }
  return points;
}

static void
list_threes (CanastaBand *self, const CanastaObservation *observation, guint side)
{
  const CanastaBoard *board = &observation->board;
  const CanastaTable *table = observation->table;
  CanastaLane lane = add_threes (observation, board->red_threes, side);

  self->n_black_threes =
    (guint) canasta_lane_count (add_threes (observation, board->black_threes, side));
  for (guint suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      for (int i = (lane >> (4 * suit)) & 15; i > 0; i--)
        self->red_threes[self->n_red_threes++] = canasta_card (table->roles.aside_rank, suit);
    }
  self->red_points = value_red_threes (observation, side);
}

/**
 * canasta_band_new:
 * @turn: a turn that sees a position
 * @side: a side
 *
 * Returns: (transfer full): what lies before it
 */
CanastaBand *
canasta_band_new (CanastaTurn *turn, guint side)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  CanastaBand *self = g_new0 (CanastaBand, 1);
  CanastaScoreRow row = { 0 };

  self->is_own = canasta_viewer_is_on_side (observation, side);
  self->name = canasta_say_side (observation, canasta_turn_get_surroundings (turn), side);
  self->table = observation->table;
  self->points = canasta_board_value_side (&observation->board, observation->table, side, &row);
  self->canastas = observation->board.of_side[side].canastas;
  list_threes (self, observation, side);
  self->melds = g_array_new (FALSE, FALSE, sizeof (CanastaMeldItem));
  g_array_set_clear_func (self->melds, (GDestroyNotify) canasta_meld_item_clear);
  add_board_melds (turn, side, self->melds);
  if (self->is_own)
    {
      add_draft_melds (turn, self->melds);
      add_targets (turn, self->melds);
      add_hints (turn, self->melds);
    }
  g_array_sort (self->melds, compare_items);
  return self;
}

void
canasta_band_free (CanastaBand *self)
{
  g_array_unref (self->melds);
  g_free (self->name);
  g_free (self);
}

/* In words. */

/* Whether a side is told how many canastas of a class it has: of those that few
 * tables have, only where there are some. */
static gboolean
tells (const CanastaBand *band, CanastaCanastaClass class)
{
  return band->canastas.of[class] > 0
         || !canasta_line_get (canasta_class_get (class)->line)->is_rare;
}

/* "1 natural canasta, 2 mixed canastas" */
static char *
say_canastas (const CanastaBand *band)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const CanastaCanastaClass *class = canasta_class_list (); *class; class++)
    if (tells (band, *class))
      {
        const char *const *words = canasta_class_get (*class)->counted;
        int count = band->canastas.of[*class];

        if (text->len > 0)
          g_string_append (text, ", ");
        g_string_append_printf (text, TN_(band->table, words[0], words[1], count), count);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Us: 905 points on the table, 1 natural canasta, …". */
char *
canasta_band_describe (const CanastaBand *band)
{
  g_autofree char *number = canasta_number_format (band->points);
  g_autofree char *points = g_strdup_printf (ngettext ("%s point on the table",
                                                       "%s points on the table", band->points),
                                             number);
  g_autofree char *canastas = say_canastas (band);
  g_autofree char *red = g_strdup_printf (ngettext ("%u red three", "%u red threes",
                                                    band->n_red_threes), band->n_red_threes);

  if (band->n_black_threes > 0)
    {
      g_autofree char *black = g_strdup_printf (ngettext ("%u black three set aside",
                                                          "%u black threes set aside",
                                                          band->n_black_threes),
                                                band->n_black_threes);

      /* Translators: a side: name, points, its canastas, red threes, black ones. */
      return g_strdup_printf (_("%1$s: %2$s, %3$s, %4$s, %5$s"), band->name, points, canastas, red,
                              black);
    }
  /* Translators: a side: name, points, its canastas, red threes. */
  return g_strdup_printf (_("%1$s: %2$s, %3$s, %4$s"), band->name, points, canastas, red);
}
