/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says how partners go out: whether that was better than playing on as far as they could
 * see, and what the person was left with. The person plays by the policy.
 *
 *   outs --outs 500 --partner master --others master */
#include "config.h"

#include <locale.h>
#include <math.h>

#include "arena.h"

#define PERSON 0
#define PARTNER 2

typedef struct
{
  guint rounds;
  guint outs;
  guint better;                 /* where going out was ahead in the mean */
  guint doubtless;              /* beyond twice the error */
  guint worse;                  /* playing on was ahead beyond twice the error */
  guint forced;
  double gain;
  double cost;                  /* of the person's hand */
} Figures;

static void
note_out (Figures *self, CanastaMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autofree CanastaOutReason *reason = canasta_out_reason_find (match, NULL, &error);

  g_assert_no_error (error);
  self->outs++;
  self->cost += canasta_table_cost_hand (canasta_match_get_table (match),
                                         &canasta_match_get_state (match)->hands[PERSON]);
  self->forced += !reason->has_choice;
  self->gain += reason->gain;
  self->better += reason->gain > 0;
  self->doubtless += reason->gain > 2 * reason->error;
  self->worse += reason->gain < -2 * reason->error;
}

static void
play_round (Figures *self, CanastaTable *table, guint64 number, CanastaPlayer *const *players)
{
  g_autoptr (CanastaMatch) match =
    canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);

  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      guint seat = canasta_match_get_to_act (match);
      CanastaObservation seen;
      CanastaAction action;

      canasta_match_observe (match, seat, &seen);
      if (!canasta_player_choose (players[seat], &seen, &action, NULL, NULL)
          || !canasta_match_act (match, seat, &action, NULL))
        g_assert_not_reached ();
    }
  self->rounds++;
  if (canasta_out_reason_find_seat (match) == PARTNER)
    note_out (self, match);
}

static CanastaPlayer *
new_player (const char *word, guint64 seed)
{
  CanastaManner manner;
  CanastaBot *bot;

  if (!canasta_manner_read (&manner, word))
    g_error ("%s: is no player", word);
  bot = canasta_bot_new_mannered (&manner, seed);
  canasta_bot_set_think_time (bot, 0);
  return CANASTA_PLAYER (bot);
}

int
main (int argc, char **argv)
{
  int outs = 500;
  gint64 first = 1;
  g_autofree char *name = g_strdup ("classic:partnership/4");
  g_autofree char *partner = g_strdup ("master");
  g_autofree char *others = g_strdup ("policy");
  const GOptionEntry entries[] = {
    { "outs", 0, 0, G_OPTION_ARG_INT, &outs, "How often the partner goes out", "N" },
    { "match", 0, 0, G_OPTION_ARG_INT64, &first, "The first match", "NUMBER" },
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at", "HOUSE:TABLE" },
    { "partner", 0, 0, G_OPTION_ARG_STRING, &partner, "How the partner plays", "PLAYER" },
    { "others", 0, 0, G_OPTION_ARG_STRING, &others, "How the others play", "PLAYER" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  CanastaPlayer *players[CANASTA_MAX_SEATS];
  Figures figures = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  table = arena_open_named_table (registry, name);
  for (guint seat = 0; seat < table->players; seat++)
    players[seat] = new_player (seat == PERSON ? "policy" : seat == PARTNER ? partner : others,
                                seat + 1);
  for (guint64 number = (guint64) first; figures.outs < (guint) MAX (outs, 1); number++)
    play_round (&figures, table, number, players);

  g_print ("%u outs of the partner in %u rounds: better than playing on %u (beyond twice the error "
           "%u), worse beyond it %u, nothing else left %u; %+.0f points in the mean; the person held "
           "%.1f points\n",
           figures.outs, figures.rounds, figures.better, figures.doubtless, figures.worse,
           figures.forced, figures.gain / figures.outs, figures.cost / figures.outs);
  for (guint seat = 0; seat < table->players; seat++)
    g_object_unref (players[seat]);
  return 0;
}
