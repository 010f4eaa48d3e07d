/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every way to lay cards, against trying everything: what the search lists,
 * what judging lets through, whether there is a way out, what a listing names.
 * Hands of up to seven cards of two suits, four neighbouring ranks, two twos
 * and a joker, on up to three melds. The tests look at a sample; --every 1 looks
 * at all of them. */
#include "config.h"

#include <time.h>

#include "brute-melds.h"
#include "tables.h"

#define MOST_IN_HAND 7
#define N_FACES 11
#define N_MELDS 10

static int every = 2003;
static int n_looked_at;

/* Hands, and what may lie there. */
typedef struct
{
  const char *faces[N_FACES];
  int most[N_FACES];            /* how many of each face a hand may hold */
  const char *melds[N_MELDS];   /* those that the rules do not have are left out */
} Cards;

static const Cards middle = {
  { "5H", "5S", "6H", "6S", "7H", "7S", "8H", "8S", "2C", "2D", "Jo" },
  { 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1 },
  { "5C 5D 5H", "5C 5D 2H", "6C 6D 6H 6S 6C 6D", "7C 7D 7D 2H 2S", "8C 8D 8H 8S 8C 8D 8H",
    "5H 6H 7H", "6S 7S 8S 9S", "8H 9H 10H 2S", "2H 2S Jo", "9H 10H JH QH KH AH" },
};

/* Both ends of a sequence, and twos of its suit. */
static const Cards ends = {
  { "AH", "AS", "4H", "4S", "5H", "6H", "KH", "QH", "2H", "2S", "Jo" },
  { 2, 2, 2, 1, 1, 1, 2, 1, 2, 1, 1 },
  { "AC AD AH", "4C 4D Jo", "AH 2H Jo 4H", "2H 5H 6H", "4H 2H 6H", "QH KH AH", "JS QS 2S",
    "2H Jo 4H", "4H 5H 6H 7H 8H 9H 10H JH QH KH", "4S 5S 6S 7S 8S 9S 10S JS QS KS 2S" },
};

typedef struct
{
  const char *name;
  const char *rules;
  const Cards *cards;           /* those of the middle where nothing is said */
} Rules;

static const Rules sets[] = {
  { "classic", "" },
  { "ratio", "'wilds-at-most-naturals':true" },
  { "wild-melds", "'wild-melds':'free','canastas-to-go-out':0" },
  { "largest", "'meld-maximum-size':7,'melds-per-rank':'many','canastas-to-go-out':0" },
  { "many", "'melds-per-rank':'many','maximum-wilds':2" },
  { "closed", "'complete-groups':'closed','wild-melds':'free','sequences':'natural'" },
  { "sequences", "'sequences':'natural','canastas-to-go-out':0" },
  { "sequences-with-wilds", "'sequences':'with-wilds','canastas-to-go-out':0" },
  { "all", "'sequences':'with-wilds','melds-per-rank':'many','wild-melds':'free',"
           "'minimum-naturals':1,'canastas-to-go-out':1,'final-discard':'required'" },
  { "complete-wild-melds", "'wild-melds':'complete-in-one-turn','meld-maximum-size':8,"
                           "'sequences':'natural','melds-per-rank':'many'" },
  { "samba", "'sequences':'natural','melds-per-rank':'many','maximum-wilds':2,"
             "'naturals-per-wild':2,'canastas-to-go-out':1" },
  { "bolivia", "'sequences':'natural','melds-per-rank':'many','maximum-wilds':2,"
               "'wild-melds':'free','complete-wild-melds':'closed','canastas-to-go-out':1,"
               "'going-out-needs':'sequence'" },
  { "short-sequences", "'sequences':'with-wilds','sequence-size':4,'canastas-to-go-out':1,"
                       "'going-out-needs':'sequence'" },
  { "open-sequences", "'sequences':'natural','complete-sequences':'open','sequence-size':5,"
                      "'canastas-to-go-out':2" },
  { "after-complete", "'melds-per-rank':'after-complete','complete-groups':'closed',"
                      "'wild-melds':'free','canastas-to-go-out':1,'naturals-per-wild':2" },
  { "mixed-minimum", "'melds-per-rank':'many','mixed-minimum-naturals':4,'sequences':'with-wilds',"
                     "'canastas-to-go-out':0" },
  { "long-sequences", "'sequences':'with-wilds','sequence-size':9,'canastas-to-go-out':1" },
  { "low-sequences", "'sequences':'natural','sequence-span':'ace-low-or-high',"
                     "'canastas-to-go-out':0", &ends },
  { "low-and-wild", "'sequences':'with-wilds','sequence-span':'ace-low-or-high',"
                    "'complete-sequences':'open','maximum-wilds':2,'canastas-to-go-out':0", &ends },
  { "both-ends", "'sequences':'with-wilds','sequence-span':'ace-both-ends',"
                 "'complete-sequences':'open','wild-moves':'frees','maximum-wilds':1,"
                 "'canastas-to-go-out':1", &ends },
  { "natural-two", "'sequences':'natural','sequence-span':'ace-low-or-high','natural-two':true,"
                   "'canastas-to-go-out':0", &ends },
  { "burraco", "'sequences':'with-wilds','sequence-span':'ace-low-or-high','natural-two':true,"
               "'wild-moves':'frees','maximum-wilds':1,'complete-sequences':'open',"
               "'canastas-to-go-out':1,'mixed-sequence-canasta':100,'semi-clean-canasta':150,"
               "'final-discard':'required'", &ends },
  { "buraco", "'sequences':'with-wilds','sequence-span':'ace-both-ends','natural-two':true,"
              "'wild-moves':'frees','maximum-wilds':1,'complete-sequences':'open',"
              "'melds-per-rank':'many','canastas-to-go-out':0", &ends },
  { "clean", "'sequences':'with-wilds','sequence-span':'ace-low-or-high','natural-two':true,"
             "'wild-moves':'frees','maximum-wilds':1,'complete-sequences':'open',"
             "'sequence-size':4,'mixed-sequence-canasta':100,'natural-canastas-to-go-out':1",
    &ends },
  { "frees", "'sequences':'with-wilds','wild-moves':'frees','canastas-to-go-out':0" },
};

typedef struct
{
  const CanastaTable *table;
  const Cards *of;              /* what hands are made of */
  CanastaBoard board;
  CanastaSideMelds own;
  CanastaCardSet cards;         /* to be laid */
  CanastaCardSet hand;          /* with two more that stay */
  GHashTable *there;            /* layouts found by trying everything */
  GHashTable *listed;           /* layouts the search has told */
  GString *text;                /* the hand and the melds, for a failure */
} Look;

static char *
write_action (const CanastaAction *action)
{
  return canasta_action_write (action);
}

/* A layout that is told must be one, and legal as it is written. */
static gboolean
check_layout (const CanastaLayout *layout, gpointer data)
{
  Look *self = data;
  g_autofree char *sign = brute_write_layout (layout);
  g_autofree char *text = NULL;
  g_autofree char *judged = NULL;
  CanastaAction action, read;
  CanastaRefusal refusal = { 0 };
  CanastaPlan plan;

  canasta_action_init (&action, CANASTA_ACTION_MELD);
  canasta_action_write_layout (&action, layout, &self->own);
  text = write_action (&action);
  if (!g_hash_table_contains (self->there, sign))
    g_error ("%s: the search tells “%s”, which cannot be", self->text->str, text);
  if (!g_hash_table_add (self->listed, g_strdup (sign)))
    g_error ("%s: the search tells “%s” twice", self->text->str, text);

  g_assert_true (canasta_action_read (text, &read));
  if (!canasta_judge (self->table, &self->board, &self->hand, &read, &plan, &refusal))
    g_error ("%s: “%s” is refused as %s", self->text->str, text,
             canasta_reason_get_code (refusal.reason));
  judged = brute_write_layout (&plan.layout);
  if (!g_str_equal (judged, sign))
    g_error ("%s: “%s” makes other melds than were thought of", self->text->str, text);
  return TRUE;
}

static void
check_search (Look *self)
{
  GHashTableIter iter;
  gpointer sign;

  canasta_layout_search (&self->own, &self->cards, CANASTA_SPREAD_ALL, NULL, NULL, check_layout, self);
  g_hash_table_iter_init (&iter, self->there);
  while (g_hash_table_iter_next (&iter, &sign, NULL))
    if (!g_hash_table_contains (self->listed, sign))
      g_error ("%s: the search misses %s", self->text->str, (char *) sign);
}

static gboolean
is_clean_canasta (const CanastaMeld *meld)
{
  return canasta_meld_is_canasta (meld) && canasta_meld_count_wilds (meld) == 0;
}

/* Whether a layout leaves the side with canastas enough, and of the right kind. */
static gboolean
has_canastas (const Look *self, const char *sign)
{
  const CanastaRuleValues *rules = &self->table->rules;
  int have = 0, sequences = 0, clean = 0;

  for (guint i = 0; i < self->own.n_melds; i++)
    {
      have += canasta_meld_is_canasta (&self->own.melds[i]);
      clean += is_clean_canasta (&self->own.melds[i]);
      sequences += canasta_meld_is_canasta (&self->own.melds[i])
                   && self->own.melds[i].kind == CANASTA_MELD_SEQUENCE;
    }
  while (*sign)
    {
      char *end;
      guint64 meld = g_ascii_strtoull (sign, &end, 16);
      guint place = (guint) (meld >> 48) & 0xff;
      gboolean was = place < CANASTA_NEW_MELD && canasta_meld_is_canasta (&self->own.melds[place]);
      gboolean sequence = ((meld >> 44) & 15) == CANASTA_MELD_SEQUENCE;
      guint naturals = (guint) (meld >> 16) & 0xfffffff;
      int count = sequence ? __builtin_popcount (naturals / 4) : (int) (naturals / 16);
      int wilds = (int) ((meld >> 8) & 0xff) + (int) (meld & 0xff);

      count += wilds;
      clean += (wilds == 0 && count >= (sequence ? rules->sequence_size : 7))
               - (place < CANASTA_NEW_MELD && is_clean_canasta (&self->own.melds[place]));
      have += !was && count >= (sequence ? rules->sequence_size : 7);
      sequences += sequence && count >= rules->sequence_size;
      sign = end + 1;
    }
  return have >= rules->canastas_to_go_out && clean >= rules->natural_canastas_to_go_out
         && (rules->going_out_needs == CANASTA_GOING_OUT_NEEDS_ANY || sequences > 0);
}

static gboolean
is_way_out (const Look *self, const CanastaCardSet *cards)
{
  g_autoptr (GHashTable) layouts = brute_list_layouts (self->table, &self->own, cards);
  GHashTableIter iter;
  gpointer sign;

  g_hash_table_iter_init (&iter, layouts);
  while (g_hash_table_iter_next (&iter, &sign, NULL))
    if (has_canastas (self, sign))
      return TRUE;
  return FALSE;
}

static void
check_way_out (Look *self)
{
  CanastaBoard board = self->board;
  CanastaCardSet discards = self->cards;
  CanastaAction meld;
  CanastaCard discard;
  gboolean there = FALSE, found;

  board.hand_count[0] = (guint16) canasta_card_set_count (&self->cards);
  found = canasta_way_out_find (self->table, &board, &self->cards, &meld, &discard);
  if (self->table->rules.final_discard != CANASTA_FINAL_DISCARD_REQUIRED)
    there = is_way_out (self, &self->cards);
  while (!there && (discard = canasta_card_set_next (&discards)) != CANASTA_NO_CARD)
    {
      CanastaCardSet rest = self->cards;

      canasta_card_set_remove_card (&rest, discard);
      there = is_way_out (self, &rest);
    }
  if (found != there)
    g_error ("%s: a way out is %s, and %s", self->text->str, found ? "found" : "not found",
             there ? "there" : "not there");
}

typedef struct
{
  Look *look;
  GHashTable *named;
} Naming;

static gboolean
note_action (const CanastaAction *action, gpointer data)
{
  Naming *self = data;
  CanastaPlan plan;

  if (action->kind != CANASTA_ACTION_MELD)
    return TRUE;
  g_assert_true (canasta_judge (self->look->table, &self->look->board, &self->look->hand, action,
                                &plan, NULL));
  g_hash_table_add (self->named, brute_write_layout (&plan.layout));
  return TRUE;
}

/* Natural cards and at most one wild card, on one meld: a listing names it. */
static void
check_listing (Look *self)
{
  Naming naming = { self, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  GHashTableIter iter;
  gpointer sign;

  canasta_list_legal (self->table, &self->board, &self->hand, note_action, &naming);
  g_hash_table_iter_init (&iter, self->there);
  while (canasta_roles_count_wilds (&self->table->roles, &self->cards) <= 1
         && g_hash_table_iter_next (&iter, &sign, NULL))
    if (strchr (sign, ' ')[1] == '\0' && !g_hash_table_contains (naming.named, sign))
      g_error ("%s: the listing does not name %s", self->text->str, (char *) sign);
  g_hash_table_unref (naming.named);
}

static void
look_at_hand (Look *self)
{
  static const char *const staying[] = { "KC", "QD" };

  n_looked_at++;
  self->hand = self->cards;
  for (guint i = 0; i < G_N_ELEMENTS (staying); i++)
    canasta_card_set_add_card (&self->hand, test_card (staying[i]));
  self->board.hand_count[0] = (guint16) canasta_card_set_count (&self->hand);
  self->there = brute_list_layouts (self->table, &self->own, &self->cards);
  self->listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->text = g_string_new (NULL);
  canasta_card_set_append (&self->cards, self->text);
  for (guint i = 0; i < self->own.n_melds; i++)
    {
      CanastaCardSet cards;

      canasta_meld_get_cards (&self->own.melds[i], &cards);
      g_string_append (self->text, i > 0 ? " | " : " on ");
      canasta_card_set_append (&cards, self->text);
    }
  check_search (self);
  check_listing (self);
  check_way_out (self);
  g_string_free (self->text, TRUE);
  g_hash_table_unref (self->there);
  g_hash_table_unref (self->listed);
}

/* Goes through all hands, and looks at each so-many-th. */
static void
go_through_hands (Look *self, guint face, int left, int *next)
{
  if (face == N_FACES)
    {
      if (!canasta_card_set_is_empty (&self->cards) && --*next <= 0)
        {
          *next = every;
          look_at_hand (self);
        }
      return;
    }
  for (int n = 0; n <= MIN (self->of->most[face], left); n++)
    {
      go_through_hands (self, face + 1, left - n, next);
      canasta_card_set_add_card (&self->cards, test_card (self->of->faces[face]));
    }
  for (int n = 0; n <= MIN (self->of->most[face], left); n++)
    canasta_card_set_remove_card (&self->cards, test_card (self->of->faces[face]));
}

/* Lays a meld down where the rules have it beside the others. */
static gboolean
lay (Look *self, const char *text)
{
  const CanastaCardSet none = { 0 };
  CanastaCardSet set;
  CanastaMeld meld;

  g_assert_true (canasta_card_set_read (text, &set));
  if (!canasta_meld_read_cards (&set, &self->table->forms, &meld)
      || !brute_is_meld (self->table, &none, &set, meld.kind)
      || (meld.kind != CANASTA_MELD_SEQUENCE && !self->table->forms.of[meld.rank].several
          && canasta_board_find_meld (&self->board, 0, meld.rank)))
    return FALSE;
  canasta_board_add_meld (&self->board, &meld);
  return TRUE;
}

static void
test_rules (gconstpointer data)
{
  const Rules *rules = data;
  g_autofree char *position = g_strdup_printf ("{'phase':'play','rules':{%s}}", rules->rules);
  const Cards *of = rules->cards ? rules->cards : &middle;
  CanastaState *state = g_new (CanastaState, 1);
  g_autoptr (CanastaTable) table = test_set_up (position, state);
  int next = every;

  n_looked_at = 0;
  for (guint sides = 0; sides < 1u << N_MELDS; sides++)
    {
      Look self = { .table = table, .of = of, .board = state->board };
      gboolean possible = __builtin_popcount (sides) <= 3;

      for (guint i = 0; i < N_MELDS && possible; i++)
        if (sides & (1u << i))
          possible = lay (&self, of->melds[i]);
      if (!possible)
        continue;
      self.board.opened_by[0] = 0;
      self.own = canasta_board_get_side_melds (&self.board, table, 0);
      go_through_hands (&self, 0, MOST_IN_HAND, &next);
    }
  g_free (state);
  g_test_message ("%d hands", n_looked_at);
  g_assert_cmpint (n_looked_at, >, 10);
}

/* Hands that once were laid wrong, with threes like other cards. */
static const struct
{
  const char *rules;
  const char *melds[3];
  const char *cards;
} hands[] = {
  { "burraco", { "5H 6H 2H", "4H 6H 2H" }, "4H 5H AH 2H 2H 2S Jo" },
  { "burraco", { "5H 6H 2H", "4H 6H 2H" }, "4H 5H 2H 2S" },
  { "buraco", { "5H 6H 2H", "4H 6H 2H", "8H 9H 2H" }, "4H 5H 7H 2H 2H 2S 2S" },
  { "burraco", { "7H 8H 9H 10H JH QH 2H AH" }, "2H 3H 4H 5H 6H KH" },
  { "burraco", { "7H 8H 9H 10H JH QH Jo AH" }, "2H 3H 4H 5H 6H 2S" },
  { "burraco", { "10H JH QH Jo AH" }, "2H 3H 4H 5H 6H 7H 8H" },
  { "burraco", { "AH Jo 3H 4H 5H 6H 7H 8H" }, "9H 10H JH QH KH 2H" },
  { "buraco", { "7H 8H 9H 10H JH QH 2H AH" }, "AH 2H 3H 4H 5H 6H" },
};

static const Rules *
find_rules (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    if (g_str_equal (sets[i].name, name))
      return &sets[i];
  g_error ("There are no rules “%s”", name);
}

static void
test_hands (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autofree char *position =
        g_strdup_printf ("{'phase':'play','rules':{'threes':'ordinary',%s}}",
                         find_rules (hands[i].rules)->rules);
      CanastaState *state = g_new (CanastaState, 1);
      g_autoptr (CanastaTable) table = test_set_up (position, state);
      Look look = { .table = table, .board = state->board };

      for (guint meld = 0; meld < G_N_ELEMENTS (hands[i].melds) && hands[i].melds[meld]; meld++)
        g_assert_true (lay (&look, hands[i].melds[meld]));
      look.board.opened_by[0] = 0;
      look.own = canasta_board_get_side_melds (&look.board, table, 0);
      g_assert_true (canasta_card_set_read (hands[i].cards, &look.cards));
      look_at_hand (&look);
      g_free (state);
    }
}

/* The time this thread has worked, in milliseconds. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

/* Fifty cards of two packs, and some melds that lie there. */
static void
deal_fifty (CanastaRandom *random, Look *look)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_deck_open_pack (2, 4, cards);
  int held = 0;

  canasta_deck_shuffle (cards, n, random);
  look->hand = (CanastaCardSet){ 0 };
  for (guint i = 0; held < 50; i++)
    if (!canasta_faces_have (look->table->roles.aside | look->table->roles.stop, cards[i]))
      {
        canasta_card_set_add_card (&look->hand, cards[i]);
        held++;
      }
  for (guint i = 0; i < 3; i++)
    lay (look, look->of->melds[canasta_random_below (random, N_MELDS)]);
  look->board.opened_by[0] = 0;
  look->board.hand_count[0] = 50;
}

/* No hand of fifty cards takes long, whatever is found. */
static void
test_fifty (gconstpointer data)
{
  const Rules *rules = data;
  g_autofree char *position = g_strdup_printf ("{'phase':'play','rules':{%s}}", rules->rules);
  CanastaState *state = g_new (CanastaState, 1);
  g_autoptr (CanastaTable) table = test_set_up (position, state);
  double longest = 0, longest_to_judge = 0;
  CanastaRandom random = { 50 };
  guint found = 0;

  for (guint i = 0; i < 200; i++)
    {
      Look look = { .table = table, .of = rules->cards, .board = state->board };
      CanastaAction meld;
      CanastaCard discard;
      CanastaPlan plan;
      double begin;
      gboolean is;

      deal_fifty (&random, &look);
      begin = get_time ();
      is = canasta_way_out_find (table, &look.board, &look.hand, &meld, &discard);
      longest = MAX (longest, get_time () - begin);
      found += is;
      if (!is)
        canasta_action_read ("meld 4H 5H 6H 7H", &meld);
      begin = get_time ();
      canasta_judge (table, &look.board, &look.hand, &meld, &plan, NULL);
      longest_to_judge = MAX (longest_to_judge, get_time () - begin);
    }
  g_test_message ("%u ways out; %.1f ms to look for one, %.2f ms to judge", found, longest,
                  longest_to_judge);
  g_free (state);
  g_assert_cmpfloat (longest, <, 100);
  g_assert_cmpfloat (longest_to_judge, <, 20);
}

int
main (int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "every", 0, 0, G_OPTION_ARG_INT, &every, "Look at each so-many-th hand", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *name = g_strconcat ("/layouts/", sets[i].name, NULL);

      g_test_add_data_func (name, &sets[i], test_rules);
      if (sets[i].cards)
        {
          g_autofree char *fifty = g_strconcat ("/fifty/", sets[i].name, NULL);

          g_test_add_data_func (fifty, &sets[i], test_fifty);
        }
    }
  g_test_add_func ("/hands", test_hands);
  return g_test_run ();
}
