/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each region of the table shows: worked out from the observation, the
 * draft and the selection alone, so that it looks the same whatever led there. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "play/score.h"
#include "rules/numbers.h"
#include "table/seat-view.h"
#include "turn/sentences.h"
#include "table/table-view-private.h"

/* Sides. */

/* The sides in the order of their bands: the own one, then in turn order. */
static guint
list_sides (CanastaTableView *self, guint *sides)
{
  const CanastaBoard *board = &self->observation.board;
  guint players = self->observation.table->players;
  guint n = 0;

  for (guint i = 0; i < players; i++)
    {
      guint side = board->side[(self->observation.seat + i) % players];
      guint j = 0;

      while (j < n && sides[j] != side)
        j++;
      if (j == n)
        sides[n++] = side;
    }
  return n;
}

static guint
get_shape (CanastaTableView *self, guint side)
{
  guint sides[CANASTA_MAX_SEATS];
  guint n = list_sides (self, sides);

  for (guint i = 0; i < n; i++)
    {
      if (sides[i] == side)
        return i;
    }
  return 0;
}

/* Seats. */

static void
show_seat (CanastaTableView *self, guint index, guint seat)
{
  GtkWidget *view = self->seat_views[index];

  if (!view)
    {
      view = self->seat_views[index] = canasta_seat_view_new (self->art);
      gtk_widget_set_hexpand (view, TRUE);
      gtk_box_append (GTK_BOX (self->seats), view);
    }
  canasta_seat_view_update (CANASTA_SEAT_VIEW (view), &self->observation, &self->surroundings, seat,
                            get_shape (self, self->observation.board.side[seat]));
}

void
canasta_table_view_show_seats (CanastaTableView *self)
{
  guint players = self->observation.table->players;

  for (guint i = 1; i < players; i++)
    show_seat (self, i - 1, (self->observation.seat + i) % players);
  for (guint i = players - 1; i < CANASTA_MAX_SEATS; i++)
    {
      if (self->seat_views[i])
        gtk_box_remove (GTK_BOX (self->seats), self->seat_views[i]);
      self->seat_views[i] = NULL;
    }
}

/* Melds. */

/* What laying the selected cards on a meld makes of it: "Kings 4 → 5 (2 wild)". */
char *
canasta_table_view_say_target (const CanastaTarget *target)
{
  g_autofree char *title = canasta_say_meld_title (&target->meld);
  g_autofree char *loss = canasta_number_format (-target->loss);

  if (target->loss > 0)
    /* Translators: a meld, its cards afterwards, points lost. */
    return g_strdup_printf (ngettext ("%1$s: %2$d cards, would become mixed, %3$s point",
                                      "%1$s: %2$d cards, would become mixed, %3$s points",
                                      target->loss),
                            title, target->count, loss);
  if (target->becomes_canasta)
    /* Translators: a meld, its cards before and afterwards, wild ones among them. */
    return g_strdup_printf (_("%1$s: %2$d → %3$d, a canasta (%4$d wild)"), title,
                            target->count - target->n_added, target->count, target->wilds);
  return g_strdup_printf (_("%1$s: %2$d → %3$d (%4$d wild)"), title,
                          target->count - target->n_added, target->count, target->wilds);
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
  const CanastaMeld *meld = &now->melds[index];

  if (index >= before->n_melds || before->melds[index].side != meld->side)
    return TRUE;
  return !is_same_meld (&before->melds[index], meld);
}

static void
add_board_melds (CanastaTableView *self, guint side, GArray *items)
{
  const CanastaBoard *board = &self->observation.board;
  const CanastaRecall *recall = &self->surroundings.recall;
  guint own = board->side[self->observation.seat];
  gboolean my_turn = board->turn_seat == self->observation.seat && !board->ended;

  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaMeldItem item = {
        .place = { .kind = CANASTA_PLACE_MELD, .index = i },
        .meld = board->melds[i],
        .own = side == own,
      };

      if (board->melds[i].side != side)
        continue;
      item.tentative = item.own && my_turn && has_changed (&recall->start, board, i);
      item.changed = recall->has_left && !item.tentative
                     && has_changed (&recall->left, my_turn ? &recall->start : board, i);
      g_array_append_val (items, item);
    }
}

/* Puts a meld of the draft in the place of the one it grows from, or at the
 * end. */
static void
add_draft_meld (GArray *items, const CanastaTarget *target)
{
  CanastaMeldItem item = { .place = target->place, .meld = target->meld, .own = TRUE,
                           .tentative = TRUE };

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
          *other = item;
          return;
        }
    }
  g_array_append_val (items, item);
}

static void
add_draft_melds (CanastaTableView *self, GArray *items)
{
  CanastaCardSet cards;
  CanastaTarget target;

  if (canasta_draft_get_take (self->draft, &cards, &target))
    add_draft_meld (items, &target);
  for (guint i = 0; i < canasta_draft_get_n_groups (self->draft); i++)
    {
      canasta_draft_get_group (self->draft, i, &cards, &target);
      add_draft_meld (items, &target);
    }
}

/* Lights up where the selected cards can be laid; a new meld has a place of its
 * own at the end. */
static void
add_targets (CanastaTableView *self, GArray *items)
{
  g_autofree char *hints = g_settings_get_string (self->settings, "hints");
  g_autoptr (GArray) targets = NULL;
  CanastaCardSet selected;

  canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), &selected);
  if (canasta_card_set_is_empty (&selected) || !canasta_table_view_is_my_turn (self)
      || g_str_equal (hints, "off"))
    return;
  targets = canasta_draft_list_targets (self->draft, &selected);
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
          item->consequence = canasta_table_view_say_target (target);
        }
    }
}

static gboolean
is_group_rank (const CanastaGroup *group, const CanastaMeld *meld)
{
  if (group->name.naming == CANASTA_NAMING_WILD)
    return meld->kind == CANASTA_MELD_WILD;
  if (group->name.naming == CANASTA_NAMING_RANK)
    return meld->kind == CANASTA_MELD_RANK && meld->rank == group->name.rank;
  return meld->kind == CANASTA_MELD_RANK
         && canasta_card_set_count_rank (&group->cards, meld->rank) > 0;
}

static void
add_hints (CanastaTableView *self, GArray *items)
{
  if (!self->has_hint)
    return;
  for (guint i = 0; i < items->len; i++)
    {
      CanastaMeldItem *item = &g_array_index (items, CanastaMeldItem, i);

      for (guint j = 0; j < self->hint.n_groups; j++)
        item->hinted = item->hinted || is_group_rank (&self->hint.groups[j], &item->meld);
    }
}

static void
fill_red_threes (CanastaTableView *self, guint side, CanastaBandText *text)
{
  const CanastaBoard *board = &self->observation.board;
  const CanastaTable *table = self->observation.table;
  CanastaLane lane = 0;

  if (!table->by_seat)
    lane = board->red_threes[side];
  for (guint seat = 0; table->by_seat && seat < table->players; seat++)
    lane += board->side[seat] == side ? board->red_threes[seat] : 0;
  for (guint suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      for (int i = (lane >> (4 * suit)) & 15; i > 0; i--)
        text->red_threes[text->n_red_threes++] = canasta_card (table->roles.aside_rank, suit);
    }
}

static void
show_band (CanastaTableView *self, guint index, guint side)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (CanastaMeldItem));
  g_autofree char *name = canasta_say_side (&self->observation, &self->surroundings, side);
  CanastaBandText text = { .shape = index, .name = name };
  CanastaScoreRow row = { 0 };

  g_array_set_clear_func (items, (GDestroyNotify) canasta_meld_item_clear);
  text.points = canasta_board_value_side (&self->observation.board, self->observation.table,
                                          side, &row);
  text.natural_canastas = row.n_natural_canastas;
  text.other_canastas = row.n_mixed_canastas + row.n_special_canastas;
  fill_red_threes (self, side, &text);
  add_board_melds (self, side, items);
  if (index == 0)
    {
      add_draft_melds (self, items);
      add_targets (self, items);
      add_hints (self, items);
    }
  canasta_band_view_update (CANASTA_BAND_VIEW (self->bands[index]), &text, items);
}

static void
meld_activated_cb (CanastaBandView *band, CanastaMeldView *meld, CanastaTableView *self)
{
  canasta_table_view_activate_meld (self, meld);
}

void
canasta_table_view_show_bands (CanastaTableView *self)
{
  guint sides[CANASTA_MAX_SEATS];
  guint n = list_sides (self, sides);

  for (; self->n_bands > n; self->n_bands--)
    g_clear_pointer (&self->bands[self->n_bands - 1], gtk_widget_unparent);
  for (; self->n_bands < n; self->n_bands++)
    {
      GtkWidget *band = self->bands[self->n_bands] = canasta_band_view_new (self->art);

      g_signal_connect (band, "meld-activated", G_CALLBACK (meld_activated_cb), self);
      gtk_widget_insert_after (band, GTK_WIDGET (self), self->seats);
    }
  for (guint i = 0; i < n; i++)
    show_band (self, i, sides[i]);
}

/* The well. */

/* Whether the pile can be taken, and why not. */
static char *
say_pile_sentence (CanastaTableView *self)
{
  const CanastaBoard *board = &self->observation.board;
  g_autoptr (GArray) ways = NULL;
  CanastaRefusal refusal;

  if (!canasta_table_view_is_my_turn (self) || board->phase != CANASTA_PHASE_DRAW
      || board->pile_count == 0)
    return NULL;
  ways = canasta_draft_list_ways (self->draft);
  if (ways->len > 0)
    return g_strdup (g_array_index (ways, CanastaWay, 0).standing == CANASTA_STANDING_LEGAL
                       ? _("You can take the pile.")
                       : _("You can take the pile if you open with it."));
  canasta_draft_explain_take (self->draft, &refusal);
  return canasta_refusal_get_message (&refusal, canasta_table_view_get_partner (self));
}

/* Whether the selection is one card that can be discarded. */
static gboolean
can_discard_selection (CanastaTableView *self)
{
  CanastaCardSet selected;
  CanastaRefusal refusal;

  canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), &selected);
  return canasta_card_set_count (&selected) == 1 && canasta_table_view_is_my_turn (self)
         && canasta_table_view_may_discard (self, canasta_card_set_next (&selected), &refusal);
}

void
canasta_table_view_show_well (CanastaTableView *self)
{
  g_autofree char *sentence = say_pile_sentence (self);
  CanastaWellMarks marks = { .pile_target = can_discard_selection (self) };
  CanastaOpening opening;

  if (self->has_hint)
    {
      marks.hint_stock = self->hint.kind == CANASTA_ACTION_DRAW;
      marks.hint_pile = self->hint.kind == CANASTA_ACTION_TAKE
                        || self->hint.kind == CANASTA_ACTION_DISCARD;
    }
  canasta_draft_get_opening (self->draft, &opening);
  canasta_well_view_update (CANASTA_WELL_VIEW (self->well), &self->observation, &opening, &marks,
                            sentence);
}

/* The hand. */

void
canasta_table_view_show_hand (CanastaTableView *self)
{
  CanastaHandView *hand = CANASTA_HAND_VIEW (self->hand);
  CanastaCardSet hinted = { 0 };
  CanastaCardSet cards;

  if (self->has_hint)
    canasta_action_get_cards (&self->hint, &hinted);
  canasta_draft_get_hand (self->draft, &cards);
  canasta_hand_view_update (hand, self->observation.table, &cards, &self->surroundings.recall.fresh);
  canasta_hand_view_hint (hand, &hinted);
}
