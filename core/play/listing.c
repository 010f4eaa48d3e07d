/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Listing legal actions. */
#include "config.h"

#include "melds/layout-search.h"
#include "melds/sequence.h"
#include "play/companies.h"
#include "play/judge.h"

/* What a listing goes through: each candidate is judged, each legal one told. */
typedef struct
{
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaCardSet *hand;
  CanastaActionFunc func;
  gpointer data;
  gboolean going_on;
  const CanastaAction *told;    /* told already, or NULL */
} Listing;

/* Tells a legal action. */
static void
tell (Listing *listing, const CanastaAction *action)
{
  if (listing->going_on && !(listing->told && canasta_action_equal (action, listing->told)))
    listing->going_on = listing->func (action, listing->data);
}

static void
offer (Listing *listing, const CanastaAction *action)
{
  if (listing->going_on
      && canasta_judge (listing->table, listing->board, listing->hand, action, NULL, NULL))
    tell (listing, action);
}

static void
offer_kind (Listing *listing, CanastaActionKind kind)
{
  CanastaAction action;

  canasta_action_init (&action, kind);
  offer (listing, &action);
}

static void
offer_cards (Listing *listing, CanastaActionKind kind, gboolean red_threes)
{
  CanastaCardSet rest = *listing->hand;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      CanastaAction action;

      if (canasta_faces_have (listing->table->roles.aside, card) != red_threes)
        continue;
      canasta_action_init_card (&action, kind, card);
      offer (listing, &action);
    }
}

typedef void (*ChoiceFunc) (Listing *listing, const CanastaCardSet *chosen, int rank);

/* Goes through every choice of cards out of @from, face by face, up to @most. */
static void
choose (Listing *listing, CanastaCardSet from, const CanastaCardSet *chosen, int most, int rank,
        ChoiceFunc func)
{
  CanastaCardSet rest = from;
  CanastaCard card = canasta_card_set_next (&rest);
  CanastaCardSet more = *chosen;
  int copies;

  if (!listing->going_on)
    return;
  if (card == CANASTA_NO_CARD)
    {
      func (listing, chosen, rank);
      return;
    }

  choose (listing, rest, chosen, most, rank, func);
  copies = MIN (canasta_card_set_count_card (&from, card), most);
  for (int n = 1; n <= copies; n++)
    {
      canasta_card_set_add_card (&more, card);
      choose (listing, rest, &more, most - n, rank, func);
    }
}

/* Whether a table leaves it open where cards go. */
static gboolean
has_several_places (const CanastaTable *table)
{
  return table->forms.of[CANASTA_FORM_GROUP].several
         || canasta_forms_have_sequences (&table->forms);
}

/* Whether a name leads to the very melds that the cards find without one. */
static gboolean
is_same (const CanastaLayout *a, const CanastaLayout *b)
{
  return a->n > 0 && b->n > 0 && a->of[0].place == b->of[0].place
         && canasta_meld_equal (&a->of[0].meld, &b->of[0].meld);
}

static void
offer_name (Listing *listing, const CanastaAction *action, const CanastaLayout *unnamed)
{
  CanastaPlan plan;

  if (listing->going_on
      && canasta_judge (listing->table, listing->board, listing->hand, action, &plan, NULL)
      && !(unnamed && is_same (&plan.layout, unnamed)))
    tell (listing, action);
}

/* Offers cards with the name of each own meld, but for the one that they go to
 * without a name. */
static void
offer_names (Listing *listing, const CanastaSideMelds *own, CanastaAction *action,
             CanastaMeldName *name, const CanastaLayout *unnamed)
{
  for (guint i = 0; i < own->n_melds; i++)
    if (own->melds[i].side == own->side)
      {
        canasta_side_melds_name (own, i, name);
        offer_name (listing, action, unnamed);
      }
}

/* The ranks that a sequence may go by besides those of natural cards. */
#define LOW_RANKS \
  (1u << canasta_place_get_rank (CANASTA_PLACE_TWO) \
   | 1u << canasta_place_get_rank (CANASTA_PLACE_TWO + 1))

static void
offer_another_of (Listing *listing, const CanastaSideMelds *own, CanastaAction *action,
                  CanastaMeldName *name, const CanastaLayout *unnamed, CanastaNaming naming,
                  CanastaRank rank)
{
  guint count = canasta_side_melds_count (own, naming, rank);

  if (count == 0 && !canasta_forms_have_sequences (own->forms))
    return;
  name->naming = (guint8) naming;
  name->rank = (guint8) rank;
  name->number = (guint8) (count + 1);
  offer_name (listing, action, unnamed);
}

/* Offers cards as one more meld of a name; where there are sequences, of a name
 * that no meld has yet, too, since without it they might lengthen one. */
static void
offer_another (Listing *listing, const CanastaSideMelds *own, CanastaAction *action,
               CanastaMeldName *name, const CanastaLayout *unnamed)
{
  guint low = own->forms->reach.lowest < CANASTA_PLACE_FOUR ? LOW_RANKS : 0;

  for (guint ranks = own->forms->roles->natural_ranks | low; ranks; ranks &= ranks - 1)
    offer_another_of (listing, own, action, name, unnamed, CANASTA_NAMING_RANK,
                      (CanastaRank) __builtin_ctz (ranks));
  offer_another_of (listing, own, action, name, unnamed, CANASTA_NAMING_WILD, CANASTA_WILD_RANK);
}

/* Offers an action without a name for its first cards and, where that makes a
 * difference, with each. */
static void
offer_everywhere (Listing *listing, CanastaAction *action, CanastaMeldName *name)
{
  const CanastaBoard *board = listing->board;
  CanastaSideMelds own = canasta_board_get_side_melds (board, listing->table,
                                                       board->side[board->to_act]);
  CanastaPlan plan;
  gboolean legal;

  plan.layout.n = 0;
  legal = canasta_judge (listing->table, board, listing->hand, action, &plan, NULL);
  if (legal)
    tell (listing, action);
  if (!has_several_places (listing->table))
    return;
  offer_names (listing, &own, action, name, legal ? &plan.layout : NULL);
  offer_another (listing, &own, action, name, legal ? &plan.layout : NULL);
}

static void
offer_take (Listing *listing, const CanastaCardSet *chosen, int rank)
{
  CanastaAction action;

  if (canasta_card_set_count (chosen) == 1)
    return;
  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  action.cards = *chosen;
  offer_everywhere (listing, &action, &action.name);
}

static void
offer_take_wilds (Listing *listing, const CanastaCardSet *chosen, int rank)
{
  CanastaCardSet wilds = canasta_roles_get_wilds (&listing->table->roles, listing->hand);

  choose (listing, wilds, chosen, listing->table->rules.maximum_wilds, rank, offer_take);
}

/* Adds a card of the hand to some, as often as there is one more. */
static void
add_held (const Listing *listing, CanastaRank rank, CanastaSuit suit, int copies,
          CanastaCardSet *cards)
{
  CanastaCard card = canasta_card (rank, suit);

  copies = MIN (copies, canasta_card_set_count_card (listing->hand, card));
  for (; copies > 0; copies--)
    canasta_card_set_add_card (cards, card);
}

/* Cards of the top card's suit, and wild ones, that may begin a sequence with it. Those that
 * are of its rank are offered as such. */
static void
offer_beginning (Listing *listing, const CanastaCardSet *chosen, int rank)
{
  int wilds = canasta_roles_count_wilds (&listing->table->roles, chosen);
  int like = canasta_card_set_count_rank (chosen, (CanastaRank) rank);
  CanastaAction action;

  if (like + wilds == canasta_card_set_count (chosen)
      && wilds <= listing->table->rules.maximum_wilds)
    return;
  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  action.cards = *chosen;
  offer (listing, &action);
}

/* A choice of cards of that suit, with every choice of wild ones; one more than a meld may
 * have where a two may be natural. */
static void
offer_beginnings_with (Listing *listing, const CanastaCardSet *chosen, int rank)
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
    choose (listing, wilds, chosen, most + forms->reach.two_is_natural, rank, offer_beginning);
}

static void
offer_beginnings (Listing *listing, CanastaCard top)
{
  guint16 aces = listing->table->forms.reach.aces;
  CanastaRank rank = canasta_card_get_rank (top);
  CanastaCardSet cards = { 0 };
  CanastaCardSet none = { 0 };

  for (guint ranks = listing->table->roles.natural_ranks; ranks; ranks &= ranks - 1)
    {
      CanastaRank other = (CanastaRank) __builtin_ctz (ranks);
      int copies = other == CANASTA_RANK_ACE ? aces : 1;

      add_held (listing, other, canasta_card_get_suit (top), copies - (other == rank), &cards);
    }
  choose (listing, cards, &none, CANASTA_MAX_CARDS, rank, offer_beginnings_with);
}

static void
offer_takes (Listing *listing)
{
  CanastaCard top = canasta_board_get_top (listing->board);
  const CanastaRoles *roles = &listing->table->roles;
  CanastaCardSet naturals = { 0 };
  CanastaCardSet none = { 0 };
  CanastaRank rank;

  if (listing->table->takes_freely)
    {
      offer_kind (listing, CANASTA_ACTION_TAKE);
      return;
    }
  if (top == CANASTA_NO_CARD || canasta_faces_have (roles->blocks & roles->wild, top))
    return;
  rank = canasta_card_get_rank (top);
  canasta_card_set_add_lane (&naturals, rank, canasta_roles_get_lane (roles, listing->hand, rank));
  choose (listing, naturals, &none, CANASTA_MAX_CARDS, rank,
          canasta_faces_have (roles->wild, top) ? offer_take : offer_take_wilds);
  if (listing->table->starts_sequences
      && canasta_sequence_list_ranks (&listing->table->forms, (guint16) (1 << rank)))
    offer_beginnings (listing, top);
}

static void
offer_group (Listing *listing, const CanastaCardSet *cards)
{
  CanastaAction action;
  CanastaGroup *group;

  canasta_action_init (&action, CANASTA_ACTION_MELD);
  group = canasta_action_add_group (&action);
  group->cards = *cards;
  offer_everywhere (listing, &action, &group->name);
}

/* A choice of natural cards: by itself, and with each wild card of the hand. */
static void
offer_naturals (Listing *listing, const CanastaCardSet *chosen, int rank)
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
offer_run (Listing *listing, const CanastaCardSet *chosen, int rank)
{
  if (canasta_card_set_count (chosen) > 1)
    offer_naturals (listing, chosen, rank);
}

/* One wild card onto each own meld. */
static void
offer_wild_additions (Listing *listing)
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
      offer_names (listing, &own, &action, &group->name, NULL);
    }
}

/* The natural two of a suit besides, and a wild card beside it. */
static void
offer_with_two (Listing *listing, const CanastaCardSet *chosen, CanastaSuit suit)
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
offer_low_run (Listing *listing, const CanastaCardSet *chosen, int rank)
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
offer_low_runs (Listing *listing, CanastaSuit suit)
{
  const CanastaRoles *roles = &listing->table->roles;
  CanastaCardSet cards = { 0 };
  CanastaCardSet none = { 0 };

  for (guint ranks = roles->natural_ranks; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);

      add_held (listing, rank, suit,
                rank == CANASTA_RANK_ACE ? listing->table->forms.reach.aces : 1, &cards);
    }
  choose (listing, cards, &none, CANASTA_MAX_CARDS, 0, offer_low_run);
}

/* Every choice of two and more cards of a suit, one of each rank, that lie
 * close enough for a sequence. */
static void
offer_runs (Listing *listing, CanastaSuit suit, int low)
{
  int size = canasta_form_get_span (&listing->table->forms.of[CANASTA_FORM_SEQUENCE]);
  CanastaCardSet naturals = { 0 };
  CanastaCardSet lowest = { 0 };

  canasta_card_set_add_card (&lowest, canasta_card (low, suit));
  for (int rank = low + 1; rank <= CANASTA_RANK_ACE && rank < low + size; rank++)
    if (canasta_card_set_count_card (listing->hand, canasta_card (rank, suit)) > 0)
      canasta_card_set_add_card (&naturals, canasta_card (rank, suit));
  choose (listing, naturals, &lowest, size, low, offer_run);
}

static void
offer_sequences (Listing *listing)
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
offer_melds (Listing *listing)
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
        choose (listing, naturals, &none, CANASTA_MAX_CARDS, rank, offer_naturals);
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
find_promised (Listing *listing, CanastaAction *action)
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
offer_laying (Listing *listing, void (*offer_more) (Listing *listing))
{
  CanastaAction promised;

  if (find_promised (listing, &promised))
    {
      offer (listing, &promised);
      listing->told = &promised;
    }
  offer_more (listing);
  listing->told = NULL;
}

/* Each own meld with each that was laid before it. */
static void
offer_joins (Listing *listing)
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
          offer (listing, &join);
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
  Listing listing = { table, board, hand, func, data, TRUE, NULL };

  switch ((CanastaPhase) board->phase)
    {
    case CANASTA_PHASE_DRAW:
      offer_kind (&listing, CANASTA_ACTION_DRAW);
      offer_laying (&listing, offer_takes);
      offer_kind (&listing, CANASTA_ACTION_PASS);
      offer_kind (&listing, CANASTA_ACTION_ASK);
      break;
    case CANASTA_PHASE_PLAY:
      offer_laying (&listing, offer_melds);
      offer_joins (&listing);
      offer_kind (&listing, CANASTA_ACTION_ASK);
      offer_cards (&listing, CANASTA_ACTION_DISCARD, FALSE);
      offer_kind (&listing, CANASTA_ACTION_OUT);
      if (table->rules.keep_last_card)
        offer_kind (&listing, CANASTA_ACTION_PASS);
      break;
    case CANASTA_PHASE_REPLY:
      offer_kind (&listing, CANASTA_ACTION_YES);
      offer_kind (&listing, CANASTA_ACTION_NO);
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
  Listing listing = { table, board, hand, func, data, TRUE, NULL };

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

/* So many cards of a rank that may be played, the lowest suits first. */
static CanastaCardSet
pick (const CanastaRoles *roles, const CanastaCardSet *hand, CanastaRank rank, int count)
{
  CanastaLane lane = canasta_roles_get_lane (roles, hand, rank);
  CanastaCardSet picked = { 0 };

  for (int suit = 0; suit < CANASTA_N_SUITS && count > 0; suit++)
    {
      int copies = MIN (count, (lane >> (4 * suit)) & 15);

      canasta_card_set_add_lane (&picked, rank, (CanastaLane) (copies << (4 * suit)));
      count -= copies;
    }
  return picked;
}

/* The beginnings of sequences among the ways to take the pile. */
static guint
list_beginnings (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
                 CanastaCardSet *takes, guint size)
{
  CanastaCardSet beginnings[CANASTA_MAX_BEGINNINGS];
  guint listed = canasta_companies_list_beginnings (table, hand, canasta_board_get_top (board),
                                                    beginnings);
  CanastaAction action;
  guint n = 0;

  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  for (guint i = 0; i < listed && n < size; i++)
    {
      action.cards = takes[n] = beginnings[i];
      n += canasta_judge (table, board, hand, &action, NULL, NULL);
    }
  return n;
}

/**
 * canasta_list_takes: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @takes: (out caller-allocates) (array length=size): for each way the hand
 *   cards that go with the top card; empty for laying off
 * @size: room in @takes, in ways
 *
 * Lists the ways to take the pile without laying further melds, those that
 * differ by suits alone once: laying off, two and more natural cards, a natural
 * card with a two and with a joker, cards that begin a sequence.
 *
 * Returns: how many ways there are
 */
guint
canasta_list_takes (const CanastaTable *table, const CanastaBoard *board,
                    const CanastaCardSet *hand, CanastaCardSet *takes, guint size)
{
  const CanastaRoles *roles = &table->roles;
  CanastaCard top = canasta_board_get_top (board);
  CanastaRank rank = canasta_card_get_rank (top);
  CanastaAction action;
  guint n = 0;
  int held;

  if (table->takes_freely)
    {
      canasta_action_init (&action, CANASTA_ACTION_TAKE);
      takes[0] = action.cards;
      return canasta_judge (table, board, hand, &action, NULL, NULL);
    }
  if (board->phase != CANASTA_PHASE_DRAW || top == CANASTA_NO_CARD
      || canasta_faces_have (roles->aside | (roles->blocks & roles->wild), top))
    return 0;

  held = canasta_lane_count (canasta_roles_get_lane (roles, hand, rank));
  if (held == 0 && board->of_side[board->side[board->to_act]].first_meld[rank] == 0
      && table->rules.sequences == CANASTA_SEQUENCES_NONE)
    return 0;

  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  for (int naturals = 0; naturals <= held && n < size; naturals++)
    {
      action.cards = pick (roles, hand, rank, naturals);
      if (naturals != 1)
        {
          if (canasta_judge (table, board, hand, &action, NULL, NULL))
            takes[n++] = action.cards;
          continue;
        }
      for (guint wild = roles->wild_ranks; wild && n < size; wild &= wild - 1)
        {
          CanastaCardSet one = pick (roles, hand, (CanastaRank) __builtin_ctz (wild), 1);

          if (canasta_card_set_is_empty (&one))
            continue;
          canasta_card_set_add (&one, &action.cards);
          takes[n] = one;
          action.cards = one;
          if (canasta_judge (table, board, hand, &action, NULL, NULL))
            n++;
          action.cards = pick (roles, hand, rank, naturals);
        }
    }
  if (table->starts_sequences)
    n += list_beginnings (table, board, hand, &takes[n], size - n);
  return n;
}

/**
 * canasta_board_gives_pile:
 * @table: the table
 * @board: the board, in the turn of the player to act
 * @card: a card that player may discard
 *
 * Returns: whether an opponent is next who can take the pile with this card on
 *   top by laying it off, whatever is in the hand
 */
gboolean
canasta_board_gives_pile (const CanastaTable *table, const CanastaBoard *board, CanastaCard card)
{
  const CanastaCardSet nothing = { 0 };
  CanastaBoard after = *board;
  CanastaAction take;

  after.to_act = after.turn_seat = board->next[board->turn_seat];
  if (table->takes_freely || board->pile_count >= CANASTA_MAX_CARDS
      || after.side[after.to_act] == board->side[board->turn_seat])
    return FALSE;
  after.pile[after.pile_count++] = card;
  after.phase = CANASTA_PHASE_DRAW;
  after.source = CANASTA_SOURCE_NONE;
  canasta_action_init (&take, CANASTA_ACTION_TAKE);
  return canasta_judge (table, &after, &nothing, &take, NULL, NULL);
}
