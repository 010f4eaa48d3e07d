/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays out positions from the middle of deals and nothing else, for `purposes`, or whole deals
 * by chance, and prints what became of them in one number a table: the same where the same was
 * played. */
#include "config.h"

#include <locale.h>

#include "arena.h"

static gboolean by_chance;

static void
note (guint64 *fingerprint, guint64 number)
{
  *fingerprint = (*fingerprint ^ number) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
note_cards (guint64 *fingerprint, const CanastaCardSet *cards)
{
  for (guint i = 0; i < G_N_ELEMENTS (cards->words); i++)
    note (fingerprint, cards->words[i]);
}

/* Notes how a deal has ended, and what lies on the table. */
static void
note_state (guint64 *fingerprint, const CanastaState *state)
{
  const CanastaBoard *board = &state->board;

  note (fingerprint, board->ended);
  note (fingerprint, board->out_seat);
  note (fingerprint, board->stock_count);
  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaCardSet cards;

      canasta_meld_get_cards (&board->melds[i], &cards);
      note (fingerprint, board->melds[i].side);
      note_cards (fingerprint, &cards);
    }
  for (guint i = 0; i < board->pile_count; i++)
    note (fingerprint, board->pile[i]);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    note_cards (fingerprint, &state->hands[seat]);
}

static void
play_randomly (CanastaState *state, const CanastaTable *table, CanastaRandom *random, guint most)
{
  for (guint n = 0; n < most && !state->board.ended; n++)
    {
      CanastaAction action;
      CanastaPlan plan;

      canasta_random_player_decide (table, &state->board, &state->hands[state->board.to_act],
                                    random, &action, &plan);
      canasta_state_commit (state, table, &action, &plan);
    }
}

/* So many deals, the beginning of each by chance; of every eighth all or nothing. */
static guint64
play_out (const CanastaTable *table, guint n_deals)
{
  guint64 fingerprint = 0;
  CanastaRandom random = { 1 };

  for (guint i = 0; i < n_deals; i++)
    {
      CanastaMemory memory = { 0 };
      CanastaState state;

      arena_deal (&state, table, 1000 + i);
      if (i % 8 != 7)
        play_randomly (&state, table, &random, 40 + i % 40);
      else if (i % 16 == 15)
        play_randomly (&state, table, &random, G_MAXUINT);
      canasta_policy_play_out (&state, table, &memory, canasta_policy_get_weights (table));
      note_state (&fingerprint, &state);
    }
  return fingerprint;
}

/* So many whole deals by chance. */
static guint64
play_by_chance (const CanastaTable *table, guint n_deals)
{
  guint64 fingerprint = 0;
  CanastaRandom random = { 1 };

  for (guint i = 0; i < n_deals; i++)
    {
      CanastaState state;

      arena_deal (&state, table, 1000 + i);
      canasta_random_player_play_out (&state, table, &random);
      note_state (&fingerprint, &state);
    }
  return fingerprint;
}

static void
print (CanastaRegistry *registry, const char *house, const char *name, guint n_deals)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, name, house, NULL);

  g_print ("%s:%s %016" G_GINT64_MODIFIER "x\n", house ? house : "", name,
           by_chance ? play_by_chance (table, n_deals) : play_out (table, n_deals));
}

/* The tables of a house, or those of all variants. */
static void
print_tables (CanastaRegistry *registry, const char *house, guint n_deals)
{
  g_auto (GStrv) names = canasta_registry_list_tables (registry, house, NULL);

  for (guint i = 0; names && names[i]; i++)
    print (registry, house, names[i], n_deals);
}

static void
print_all (CanastaRegistry *registry, guint n_deals)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));

  print_tables (registry, NULL, n_deals);
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      print_tables (registry, canasta_house_get_id (house), n_deals);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *name = NULL;
  int n_deals = 256;
  const GOptionEntry entries[] = {
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at, in place of all", "HOUSE:TABLE" },
    { "deals", 0, 0, G_OPTION_ARG_INT, &n_deals, "Deals to play out", "N" },
    { "by-chance", 0, 0, G_OPTION_ARG_NONE, &by_chance, "Play whole deals by chance", NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  if (name)
    {
      g_auto (GStrv) parts = g_strsplit (name, ":", 2);

      print (registry, *parts[0] ? parts[0] : NULL, parts[1], (guint) n_deals);
    }
  else
    print_all (registry, (guint) n_deals);
  return 0;
}
