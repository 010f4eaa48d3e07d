/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads melds and red threes of a position and refuses the impossible ones. */
#include "config.h"

#include "notation/board-json-private.h"

#include <glib/gi18n-lib.h>

#include "melds/meld-words.h"
#include "melds/sequence.h"
#include "rules/refuse.h"

/* Refuses a meld with the sentence a player would get for it. */
static gboolean
refuse_meld (CanastaBoardReader *self, const CanastaRefusal *refusal)
{
  g_autofree char *message = canasta_refusal_get_message (refusal, self->table, NULL);

  canasta_board_reader_refuse (self, NULL, "%s", message);
  return FALSE;
}

static gboolean
refuse_plain (CanastaBoardReader *self, CanastaReason reason)
{
  CanastaRefusal refusal;

  canasta_refuse_plain (&refusal, reason);
  return refuse_meld (self, &refusal);
}

/* Whether a side may have laid what only who goes out lays: at the end of a deal,
 * or in the turn that goes out. */
static gboolean
may_go_out (CanastaBoardReader *self, guint side)
{
  const CanastaBoard *board = self->board;

  return board->ended != CANASTA_END_NONE
         || (board->phase != CANASTA_PHASE_DRAW && board->side[board->to_act] == side);
}

static gboolean
check_stop (CanastaBoardReader *self, guint side)
{
  guint8 when = self->table->forms.of[self->table->roles.stop_rank].when;

  if (when == CANASTA_MELD_WHEN_ANY_TIME
      || (when == CANASTA_MELD_WHEN_GOING_OUT && may_go_out (self, side)))
    return TRUE;
  return refuse_plain (self, CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT);
}

/* A canasta may be so long only by the cards of who goes out. */
static gboolean
check_longer (CanastaBoardReader *self, guint side, const CanastaMeld *meld)
{
  const CanastaForm *form = canasta_meld_get_form (meld, &self->table->forms);
  CanastaRefusal refusal;

  if (form->longer == CANASTA_MELD_WHEN_ANY_TIME || canasta_meld_count (meld) <= form->complete
      || may_go_out (self, side))
    return TRUE;
  canasta_refuse_rank (&refusal, CANASTA_REASON_MELD_COMPLETE, RULE (complete_sequences),
                       meld->rank, CANASTA_NO_NUMBER, 0);
  return refuse_meld (self, &refusal);
}

/* A second meld of a rank: where melds are joined, only partners who became
 * partners in this deal may have two, which then take no wild cards any more. */
static gboolean
check_second_meld (CanastaBoardReader *self, guint side, CanastaRank rank, gboolean *closed)
{
  *closed = FALSE;
  if (self->table->forms.of[rank].several
      || !canasta_board_find_meld (self->board, side, rank))
    return TRUE;

  *closed = self->board->lone_hand != CANASTA_NO_SEAT;
  if (!*closed)
    canasta_board_reader_refuse (self, NULL, _("the side has another meld of this rank."));
  return *closed;
}

static void
add_meld (CanastaBoardReader *self, const CanastaMeld *meld, gboolean closed)
{
  CanastaBoard *board = self->board;

  if (board->n_melds == CANASTA_MAX_MELDS)
    {
      canasta_board_reader_refuse (self, NULL, _("there are more than %d melds."),
                                   CANASTA_MAX_MELDS);
      return;
    }

  canasta_board_add_meld (board, meld);
  for (guint i = 0; closed && i < board->n_melds; i++)
    if (board->melds[i].side == meld->side && board->melds[i].kind == meld->kind
        && board->melds[i].rank == meld->rank)
      board->melds[i].closed = TRUE;
}

/* Cards of one rank, wild cards alone or, where the rules have them, a sequence. */
static gboolean
make_meld (CanastaBoardReader *self, guint side, const CanastaCardSet *set, CanastaMeld *meld)
{
  CanastaRefusal refusal;

  if (canasta_roles_count_aside (&self->table->roles, set) > 0)
    return refuse_plain (self, CANASTA_REASON_RED_THREE);
  if (canasta_card_set_is_empty (set))
    {
      canasta_refuse (&refusal, CANASTA_REASON_TOO_FEW_CARDS, NO_RULE,
                      self->table->rules.meld_minimum_size, 0);
      return refuse_meld (self, &refusal);
    }
  if (!canasta_meld_read_cards (set, &self->table->forms, meld))
    return refuse_plain (self, CANASTA_REASON_MIXED_RANKS);
  if (!canasta_meld_check (meld, &self->table->forms, &refusal))
    return refuse_meld (self, &refusal);
  meld->side = (guint8) side;
  return TRUE;
}

/* Where wild cards are freed, a sequence is written as it lies: whoever thinks that a wild
 * card stands elsewhere is told. */
static gboolean
read_order (CanastaBoardReader *self, CanastaMeld *meld, const CanastaCard *cards)
{
  const CanastaRoles *roles = &self->table->roles;
  CanastaCard lie[CANASTA_MAX_CARDS];
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean same = TRUE;
  guint n;

  if (!canasta_meld_spans (meld) || !self->table->forms.reach.wilds_stand_low)
    return TRUE;
  n = canasta_meld_list_cards (meld, lie);
  for (guint i = 0; i < n; i++)
    {
      char name[CANASTA_CARD_TEXT_SIZE];

      same &= lie[i] == cards[i]
              || (canasta_faces_have (roles->wild, lie[i])
                  && canasta_faces_have (roles->wild, cards[i]));
      canasta_card_write (lie[i], name);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
    }
  if (same || canasta_sequence_read (meld, &self->table->forms, cards)
      || canasta_meld_count_wilds (meld) == 0)
    return TRUE;
  /* Translators: cards as files write them */
  canasta_board_reader_refuse (self, NULL, _("the sequence lies so: %s."), text->str);
  return FALSE;
}

static void
read_meld (CanastaBoardReader *self, guint side)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaCardSet set = { 0 };
  guint n = canasta_board_reader_list_cards (self, NULL, cards, G_N_ELEMENTS (cards));
  CanastaMeld meld;
  gboolean closed = FALSE;
  gboolean possible;

  if (canasta_json_reader_has_failed (self->reader)
      || !canasta_board_reader_name_cards (self, NULL, cards, n))
    return;
  for (guint i = 0; i < n; i++)
    canasta_card_set_add_card (&set, cards[i]);

  if (!make_meld (self, side, &set, &meld) || !read_order (self, &meld, cards))
    return;
  possible = (meld.rank != self->table->roles.stop_rank || canasta_meld_spans (&meld)
              || check_stop (self, side))
             && check_longer (self, side, &meld);

  if (possible && (canasta_meld_spans (&meld)
                   || check_second_meld (self, side, meld.rank, &closed)))
    add_meld (self, &meld, closed);
}

static void
read_side (CanastaBoardReader *self, guint side)
{
  guint n;

  if (!canasta_json_reader_enter_list (self->reader, canasta_seat_key (side).text,
                                       CANASTA_MAX_MELDS, &n))
    return;
  for (guint i = 0; i < n && canasta_json_reader_enter_element (self->reader, i); i++)
    {
      read_meld (self, side);
      canasta_json_reader_leave (self->reader);
    }
  canasta_json_reader_leave (self->reader);
}

static void
read_red_threes (CanastaBoardReader *self)
{
  for (guint ledger = 0; ledger < canasta_table_count_ledgers (self->table); ledger++)
    {
      CanastaSeatKey key = canasta_seat_key (ledger);
      CanastaCardSet set;

      if (!canasta_board_reader_take_cards (self, key.text, &set))
        return;
      if (canasta_roles_count_aside (&self->table->roles, &set) < canasta_card_set_count (&set))
        canasta_board_reader_refuse (self, key.text, _("only red threes lie here."));
      self->board->red_threes[ledger] = canasta_roles_get_aside (&self->table->roles, &set);
    }
}

static void
read_set_aside (CanastaBoardReader *self)
{
  const CanastaRoles *roles = &self->table->roles;

  for (guint ledger = 0; ledger < canasta_table_count_ledgers (self->table); ledger++)
    {
      CanastaSeatKey key = canasta_seat_key (ledger);
      CanastaCardSet set;

      if (!canasta_board_reader_take_cards (self, key.text, &set))
        return;
      if ((roles->set_aside == 0 && !canasta_card_set_is_empty (&set))
          || canasta_roles_count_stop (roles, &set) < canasta_card_set_count (&set))
        canasta_board_reader_refuse (self, key.text,
                                     _("only black threes lie here, where the rules set them "
                                       "aside."));
      self->board->black_threes[ledger] = canasta_roles_get_stop (roles, &set);
    }
}

/* Reads what lies on the table, with seats and sides already read. */
void
canasta_board_reader_read_melds (CanastaBoardReader *self)
{
  if (canasta_json_reader_enter_object (self->reader, "melds"))
    {
      for (guint side = 0; side < self->board->n_sides; side++)
        read_side (self, side);
      canasta_json_reader_leave (self->reader);
    }
  if (canasta_json_reader_enter_object (self->reader, "red-threes"))
    {
      read_red_threes (self);
      canasta_json_reader_leave (self->reader);
    }
  if (canasta_json_reader_enter_object (self->reader, "black-threes"))
    {
      read_set_aside (self);
      canasta_json_reader_leave (self->reader);
    }
}
