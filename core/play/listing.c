/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Listing legal actions. */
#include "config.h"

#include "melds/layout-search.h"
#include "melds/sequence.h"
#include "play/judge.h"
#include "play/listing-offers.h"

static void
offer_cards (CanastaListing *listing, CanastaActionKind kind, gboolean red_threes)
{
  CanastaCardSet rest = *listing->hand;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      CanastaAction action;

      if (canasta_faces_have (listing->table->roles.aside, card) != red_threes)
        continue;
      canasta_action_init_card (&action, kind, card);
      canasta_listing_offer (listing, &action);
    }
}

static void
offer_take (CanastaListing *listing, const CanastaCardSet *chosen, int rank)
{
  CanastaAction action;

  if (canasta_card_set_count (chosen) == 1)
    return;
  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  action.cards = *chosen;
  canasta_listing_offer_everywhere (listing, &action, &action.name);
}

static void
offer_take_wilds (CanastaListing *listing, const CanastaCardSet *chosen, int rank)
{
  CanastaCardSet wilds = canasta_roles_get_wilds (&listing->table->roles, listing->hand);

  canasta_listing_choose (listing, wilds, chosen, listing->table->rules.maximum_wilds, rank,
                          offer_take);
}

/* Cards of the top card's suit, and wild ones, that may begin a sequence with it. Those that
 * are of its rank are offered as such. */
static void
offer_beginning (CanastaListing *listing, const CanastaCardSet *chosen, int rank)
{
  int wilds = canasta_roles_count_wilds (&listing->table->roles, chosen);
  int like = canasta_card_set_count_rank (chosen, (CanastaRank) rank);
  CanastaAction action;

  if (like + wilds == canasta_card_set_count (chosen)
      && wilds <= listing->table->rules.maximum_wilds)
    return;
  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  action.cards = *chosen;
  canasta_listing_offer (listing, &action);
}

/* A choice of cards of that suit, with every choice of wild ones; one more than a meld may
 * have where a two may be natural. */
static void
offer_beginnings_with (CanastaListing *listing, const CanastaCardSet *chosen, int rank)
{
  const CanastaBoard *board = listing->board;
  const CanastaForms *forms = &listing->table->forms;
  CanastaSideMelds own = canasta_board_get_side_melds (board, listing->table,
                                                       board->side[board->to_act]);
  CanastaCardSet wilds = canasta_roles_get_wilds (&listing->table->roles, listing->hand);
  int most = forms->of[CANASTA_FORM_SEQUENCE].most_wilds;
  CanastaCardSet cards = *chosen;

  canasta_card_set_add_card (&cards, canasta_board_get_top (board));
  if (canasta_layout_may_join_sequence (&own, &cards, most))
    canasta_listing_choose (listing, wilds, chosen, most + forms->reach.two_is_natural, rank,
                            offer_beginning);
}

static void
offer_beginnings (CanastaListing *listing, CanastaCard top)
{
  guint16 aces = listing->table->forms.reach.aces;
  CanastaRank rank = canasta_card_get_rank (top);
  CanastaCardSet cards = { 0 };
  CanastaCardSet none = { 0 };

  for (guint ranks = listing->table->roles.natural_ranks; ranks; ranks &= ranks - 1)
    {
      CanastaRank other = (CanastaRank) __builtin_ctz (ranks);
      int copies = other == CANASTA_RANK_ACE ? aces : 1;

      canasta_listing_add_held (listing, other, canasta_card_get_suit (top),
                                copies - (other == rank), &cards);
    }
  canasta_listing_choose (listing, cards, &none, CANASTA_MAX_CARDS, rank, offer_beginnings_with);
}

static void
offer_takes (CanastaListing *listing)
{
  CanastaCard top = canasta_board_get_top (listing->board);
  const CanastaRoles *roles = &listing->table->roles;
  CanastaCardSet naturals = { 0 };
  CanastaCardSet none = { 0 };
  CanastaRank rank;

  if (listing->table->takes_freely)
    {
      canasta_listing_offer_kind (listing, CANASTA_ACTION_TAKE);
      return;
    }
  if (top == CANASTA_NO_CARD || canasta_faces_have (roles->blocks & roles->wild, top))
    return;
  rank = canasta_card_get_rank (top);
  canasta_card_set_add_lane (&naturals, rank, canasta_roles_get_lane (roles, listing->hand, rank));
  canasta_listing_choose (listing, naturals, &none, CANASTA_MAX_CARDS, rank,
                          canasta_faces_have (roles->wild, top) ? offer_take : offer_take_wilds);
  if (listing->table->starts_sequences
      && canasta_sequence_list_ranks (&listing->table->forms, (guint16) (1 << rank)))
    offer_beginnings (listing, top);
}

static void
offer_group (CanastaListing *listing, const CanastaCardSet *cards)
{
  CanastaAction action;
  CanastaGroup *group;

  canasta_action_init (&action, CANASTA_ACTION_MELD);
  group = canasta_action_add_group (&action);
  group->cards = *cards;
  canasta_listing_offer_everywhere (listing, &action, &group->name);
}

/* A choice of natural cards: by itself, and with each wild card of the hand. */
static void
offer_naturals (CanastaListing *listing, const CanastaCardSet *chosen, int rank)
{
  CanastaCardSet wilds = canasta_roles_get_wilds (&listing->table->roles, listing->hand);
  CanastaCard wild;

  if (canasta_card_set_is_empty (chosen))
    return;
  offer_group (listing, chosen);
  while ((wild = canasta_card_set_next (&wilds)) != CANASTA_NO_CARD)
    {
      CanastaCardSet cards = *chosen;

      canasta_card_set_add_card (&cards, wild);
      offer_group (listing, &cards);
    }
}

/* A choice of two and more ranks of a suit. */
static void
offer_run (CanastaListing *listing, const CanastaCardSet *chosen, int rank)
{
  if (canasta_card_set_count (chosen) > 1)
    offer_naturals (listing, chosen, rank);
}

/* One wild card onto each own meld. */
static void
offer_wild_additions (CanastaListing *listing)
{
  const CanastaBoard *board = listing->board;
  CanastaSideMelds own = canasta_board_get_side_melds (board, listing->table,
                                                       board->side[board->to_act]);
  CanastaCardSet wilds = canasta_roles_get_wilds (&listing->table->roles, listing->hand);
  CanastaCard wild;

  while ((wild = canasta_card_set_next (&wilds)) != CANASTA_NO_CARD)
    {
      CanastaCardSet cards = { 0 };
      CanastaAction action;
      CanastaGroup *group;

      canasta_card_set_add_card (&cards, wild);
      canasta_action_init (&action, CANASTA_ACTION_MELD);
      group = canasta_action_add_group (&action);
      group->cards = cards;
      canasta_listing_offer_named (listing, &own, &action, &group->name, NULL);
    }
}

/* The natural two of a suit besides, and a wild card beside it. */
static void
offer_with_two (CanastaListing *listing, const CanastaCardSet *chosen, CanastaSuit suit)
{
  CanastaCard two = canasta_card (CANASTA_WILD_RANK, suit);
  CanastaCardSet wilds = canasta_roles_get_wilds (&listing->table->roles, listing->hand);
  CanastaCardSet more = *chosen;
  CanastaCard wild;

  if (canasta_card_set_count_card (&wilds, two) == 0)
    return;
  canasta_card_set_remove_card (&wilds, two);
  canasta_card_set_add_card (&more, two);
  while ((wild = canasta_card_set_next (&wilds)) != CANASTA_NO_CARD)
    {
      CanastaCardSet cards = more;

      canasta_card_set_add_card (&cards, wild);
      offer_group (listing, &cards);
    }
}

/* A choice of ranks of a suit, where sequences go down to the ace. */
static void
offer_low_run (CanastaListing *listing, const CanastaCardSet *chosen, int rank)
{
  const CanastaBoard *board = listing->board;
  CanastaSideMelds own = canasta_board_get_side_melds (board, listing->table,
                                                       board->side[board->to_act]);
  guint ranks = canasta_card_set_list_ranks (chosen);
  CanastaCardSet rest = *chosen;

  if (canasta_card_set_is_empty (chosen) || !canasta_layout_may_join_sequence (&own, chosen, 1))
    return;
  /* Cards of one rank are offered as such. */
  if (ranks & (ranks - 1))
    offer_naturals (listing, chosen, rank);
  if (own.forms->reach.two_is_natural)
    offer_with_two (listing, chosen, canasta_card_get_suit (canasta_card_set_next (&rest)));
}

/* The same as offer_runs() where sequences go down to the ace, of which two may be there. */
static void
offer_low_runs (CanastaListing *listing, CanastaSuit suit)
{
  const CanastaRoles *roles = &listing->table->roles;
  CanastaCardSet cards = { 0 };
  CanastaCardSet none = { 0 };

  for (guint ranks = roles->natural_ranks; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);

      canasta_listing_add_held (listing, rank, suit,
                                rank == CANASTA_RANK_ACE ? listing->table->forms.reach.aces : 1,
                                &cards);
    }
  canasta_listing_choose (listing, cards, &none, CANASTA_MAX_CARDS, 0, offer_low_run);
}

/* Every choice of two and more cards of a suit, one of each rank, that lie
 * close enough for a sequence. */
static void
offer_runs (CanastaListing *listing, CanastaSuit suit, int low)
{
  int size = canasta_form_get_span (&listing->table->forms.of[CANASTA_FORM_SEQUENCE]);
  CanastaCardSet naturals = { 0 };
  CanastaCardSet lowest = { 0 };

  canasta_card_set_add_card (&lowest, canasta_card (low, suit));
  for (int rank = low + 1; rank <= CANASTA_RANK_ACE && rank < low + size; rank++)
    if (canasta_card_set_count_card (listing->hand, canasta_card (rank, suit)) > 0)
      canasta_card_set_add_card (&naturals, canasta_card (rank, suit));
  canasta_listing_choose (listing, naturals, &lowest, size, low, offer_run);
}

static void
offer_sequences (CanastaListing *listing)
{
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    if (listing->table->forms.reach.lowest < CANASTA_PLACE_FOUR)
      offer_low_runs (listing, suit);
    else
      for (int low = CANASTA_RANK_FOUR; low <= CANASTA_RANK_ACE; low++)
        if (canasta_card_set_count_card (listing->hand, canasta_card (low, suit)) > 0)
          offer_runs (listing, suit, low);
}

static void
offer_melds (CanastaListing *listing)
{
  const CanastaRoles *roles = &listing->table->roles;
  CanastaCardSet none = { 0 };

  for (guint ranks = roles->melded_ranks; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);
      CanastaCardSet naturals = { 0 };

      canasta_card_set_add_lane (&naturals, rank,
                                 canasta_roles_get_lane (roles, listing->hand, rank));
      if (!canasta_card_set_is_empty (&naturals))
        canasta_listing_choose (listing, naturals, &none, CANASTA_MAX_CARDS, rank, offer_naturals);
    }
  offer_wild_additions (listing);
  if (canasta_forms_have_sequences (&listing->table->forms))
    offer_sequences (listing);
  if (canasta_forms_have_wild_melds (&listing->table->forms)
      && canasta_roles_count_wilds (roles, listing->hand) > 1)
    {
      CanastaCardSet wilds = canasta_roles_get_wilds (roles, listing->hand);

      offer_group (listing, &wilds);
    }
}

/* Who has promised to go out is shown a whole way before anything else: it may
 * need more wild cards or groups than what else is listed. */
static gboolean
find_promised (CanastaListing *listing, CanastaAction *action)
{
  CanastaCard discard;

  if (listing->board->answer != CANASTA_ANSWER_YES)
    return FALSE;
  if (listing->board->phase == CANASTA_PHASE_DRAW)
    return canasta_way_by_pile_find (listing->table, listing->board, listing->hand, action);
  return canasta_way_out_find (listing->table, listing->board, listing->hand, action, &discard)
         && action->n_groups > 0;
}

static void
offer_laying (CanastaListing *listing, void (*offer_more) (CanastaListing *listing))
{
  CanastaAction promised;

  if (find_promised (listing, &promised))
    {
      canasta_listing_offer (listing, &promised);
      listing->told = &promised;
    }
  offer_more (listing);
  listing->told = NULL;
}

/* Each own meld with each that was laid before it. */
static void
offer_joins (CanastaListing *listing)
{
  const CanastaBoard *board = listing->board;
  CanastaSideMelds own = canasta_board_get_side_melds (board, listing->table,
                                                       board->side[board->to_act]);

  for (guint later = 0; listing->table->rules.join_melds && later < own.n_melds; later++)
    for (guint i = 0; i < later && own.melds[later].side == own.side; i++)
      if (own.melds[i].side == own.side && own.melds[i].kind == own.melds[later].kind)
        {
          CanastaAction join;

          canasta_action_init (&join, CANASTA_ACTION_JOIN);
          canasta_side_melds_name (&own, later, &canasta_action_add_group (&join)->name);
          canasta_side_melds_name (&own, i, &join.name);
          canasta_listing_offer (listing, &join);
        }
}

/**
 * canasta_list_legal: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @func: (scope call): what is told each action
 * @data: handed to @func
 *
 * Lists legal actions: all of `draw`, `pass`, `ask`, `yes`, `no`, `out`, `lay`,
 * `discard`, `join` and of `take` without further groups; of melds those of one
 * group, natural cards only or with one wild card.
 */
void
canasta_list_legal (const CanastaTable *table, const CanastaBoard *board,
                    const CanastaCardSet *hand, CanastaActionFunc func, gpointer data)
{
  CanastaListing listing = { table, board, hand, func, data, TRUE, NULL };

  switch ((CanastaPhase) board->phase)
    {
    case CANASTA_PHASE_DRAW:
      canasta_listing_offer_kind (&listing, CANASTA_ACTION_DRAW);
      offer_laying (&listing, offer_takes);
      canasta_listing_offer_kind (&listing, CANASTA_ACTION_PASS);
      canasta_listing_offer_kind (&listing, CANASTA_ACTION_ASK);
      break;
    case CANASTA_PHASE_PLAY:
      offer_laying (&listing, offer_melds);
      offer_joins (&listing);
      canasta_listing_offer_kind (&listing, CANASTA_ACTION_ASK);
      offer_cards (&listing, CANASTA_ACTION_DISCARD, FALSE);
      canasta_listing_offer_kind (&listing, CANASTA_ACTION_OUT);
      if (table->rules.keep_last_card)
        canasta_listing_offer_kind (&listing, CANASTA_ACTION_PASS);
      break;
    case CANASTA_PHASE_REPLY:
      canasta_listing_offer_kind (&listing, CANASTA_ACTION_YES);
      canasta_listing_offer_kind (&listing, CANASTA_ACTION_NO);
      break;
    default:
      g_return_if_reached ();
    }
  if (table->by_hand)
    offer_cards (&listing, CANASTA_ACTION_LAY, TRUE);
}

/**
 * canasta_list_joins: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @func: (scope call): what is told each action
 * @data: handed to @func
 *
 * Lists each legal `join`: two own melds that may be put together now.
 */
void
canasta_list_joins (const CanastaTable *table, const CanastaBoard *board,
                    const CanastaCardSet *hand, CanastaActionFunc func, gpointer data)
{
  CanastaListing listing = { table, board, hand, func, data, TRUE, NULL };

  if (board->phase == CANASTA_PHASE_PLAY)
    offer_joins (&listing);
}

static gboolean
note_one (const CanastaAction *action, gpointer found)
{
  *(gboolean *) found = TRUE;
  return FALSE;
}

/**
 * canasta_list_any_legal: (skip)
 * @table: the table
 * @board: the board, before the end of the deal
 * @hand: the hand of the player to act
 *
 * Play always leaves a legal action; a position that somebody made up may not.
 *
 * Returns: whether any action is legal, listed or not
 */
gboolean
canasta_list_any_legal (const CanastaTable *table, const CanastaBoard *board,
                        const CanastaCardSet *hand)
{
  gboolean found = FALSE;
  CanastaAction meld;
  CanastaCard discard;

  canasta_list_legal (table, board, hand, note_one, &found);
  return found || (board->phase == CANASTA_PHASE_PLAY
                   && canasta_way_out_find (table, board, hand, &meld, &discard));
}

/**
 * canasta_list_discards: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @cards: (out caller-allocates): room for %CANASTA_N_FACES cards
 *
 * Returns: how many faces may be discarded now
 */
guint
canasta_list_discards (const CanastaTable *table, const CanastaBoard *board,
                       const CanastaCardSet *hand, CanastaCard *cards)
{
  CanastaCardSet rest = *hand;
  gboolean free_choice = canasta_may_discard_any (table, board, hand);
  CanastaPlan plan;
  CanastaJudge judge = canasta_judge_begin (table, board, hand, board->answer, &plan);
  guint n = 0;

  canasta_roles_remove_aside (&table->roles, &rest);
  for (int i = 0; i < 4; i++)
    for (guint64 word = rest.words[i]; word;)
      {
        int face = __builtin_ctzll (word) >> 2;

        word &= ~(G_GUINT64_CONSTANT (15) << (4 * face));
        cards[n] = (CanastaCard) (16 * i + face);
        if (free_choice || (!board->ended && canasta_judge_discard (&judge, cards[n])))
          n++;
      }
  return n;
}
