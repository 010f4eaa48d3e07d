/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/figures.h"

#include <glib/gi18n-lib.h>

#include "match/player-names.h"
#include "players/bot.h"
#include "rules/numbers.h"
#include "rules/table-name.h"
#include "rules/table-words.h"
#include "settings/titles.h"
#include "variants/tables.h"

#define DAY (24 * 60 * 60)

/* Figures. */

static void
free_figure (gpointer data)
{
  CanastaFigure *figure = data;

  g_free (figure->title);
  g_free (figure->value);
  g_free (figure);
}

/* Takes the value. */
static void
add (GPtrArray *list, const char *group, const char *title, char *value)
{
  CanastaFigure *figure = g_new0 (CanastaFigure, 1);

  figure->group = group;
  figure->title = g_strdup (title);
  figure->value = value;
  g_ptr_array_add (list, figure);
}

/* "12 (57 %)" */
static char *
format_share (guint count, guint of)
{
  g_autofree char *number = canasta_number_format (count);

  if (of == 0)
    return g_steal_pointer (&number);
  /* Translators: a number, and its share of all in percent */
  return g_strdup_printf (_("%s (%u %%)"), number, (count * 100 + of / 2) / of);
}

/* "12 (0.8 per round)" */
static char *
format_each_round (guint count, guint rounds)
{
  g_autofree char *number = canasta_number_format (count);
  g_autofree char *mean = NULL;

  if (rounds == 0)
    return g_steal_pointer (&number);
  mean = canasta_number_format_decimal ((double) count / rounds, 1);
  /* Translators: a number, and how many that is in a round, as 12 (0.8 per round) */
  return g_strdup_printf (_("%s (%s per round)"), number, mean);
}

/**
 * canasta_figures_format_mean:
 * @mean: points, on average
 *
 * Returns: (transfer full): the points, whole
 */
char *
canasta_figures_format_mean (double mean)
{
  return canasta_number_format ((gint64) (mean < 0 ? mean - 0.5 : mean + 0.5));
}

static void
add_matches (GPtrArray *list, const CanastaStatistics *sums)
{
  const char *group = C_("statistics", "Games");

  add (list, group, C_("statistics", "Played"), canasta_number_format (sums->matches));
  add (list, group, C_("statistics", "Won"), format_share (sums->won, sums->matches));
  if (sums->drawn > 0)
    add (list, group, C_("statistics", "Tied"), format_share (sums->drawn, sums->matches));
  add (list, group, C_("statistics", "Lost"), format_share (sums->lost, sums->matches));
  if (sums->given_up > 0)
    add (list, group, C_("statistics", "Lost by giving up"),
         canasta_number_format (sums->given_up));
  if (sums->with_hints > 0)
    add (list, group, C_("statistics", "With hints"),
         format_share (sums->with_hints, sums->matches));
  add (list, group, _("Current winning streak"), canasta_number_format (sums->streak));
  add (list, group, _("Longest winning streak"), canasta_number_format (sums->best_streak));
  if (sums->matches == sums->given_up)
    return;
  add (list, group, _("Best total"), canasta_number_format (sums->best_match));
  add (list, group, _("Worst total"), canasta_number_format (sums->worst_match));
}

static void
add_rounds (GPtrArray *list, const CanastaStatistics *sums)
{
  const char *group = C_("statistics", "Rounds");

  add (list, group, C_("statistics", "Played"), canasta_number_format (sums->rounds));
  if (sums->rounds == 0)
    return;
  add (list, group, C_("statistics", "Won"), format_share (sums->rounds_won, sums->rounds));
  add (list, group, _("Points per round, on average"),
       canasta_figures_format_mean ((double) sums->points / sums->rounds));
  add (list, group, _("Best round"), canasta_number_format (sums->best_round));
  add (list, group, _("Worst round"), canasta_number_format (sums->worst_round));
  add (list, group, _("Went out"), format_share (sums->out, sums->rounds));
  add (list, group, C_("statistics", "Went out concealed"), canasta_number_format (sums->concealed));
}

static void
add_canastas (GPtrArray *list, const CanastaStatistics *sums, const CanastaTable *table)
{
  const char *group = T_(table, "Canastas of your side");

  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    if (canasta_line_get (kind)->is_of_canastas
        && (!canasta_line_get (kind)->is_rare || sums->canastas[kind] > 0))
      add (list, group, T_(table, canasta_line_get (kind)->title),
           format_each_round (sums->canastas[kind], sums->rounds));
}

static void
add_pile (GPtrArray *list, const CanastaStatistics *sums)
{
  const char *group = C_("statistics", "Opening and discard pile");

  add (list, group, _("Opened for your side"), format_share (sums->openings, sums->rounds));
  for (guint i = 0; i < sums->n_minimums; i++)
    {
      g_autofree char *minimum = canasta_number_format (sums->minimums[i]);
      /* Translators: openings that needed so many points */
      g_autofree char *title = g_strdup_printf (_("Openings at %s points"), minimum);

      /* Where first melds need not be worth anything, the line above has told them. */
      if (sums->minimums[i] == 0)
        continue;
      add (list, group, title, canasta_number_format (sums->openings_with[i]));
    }
  add (list, group, _("Piles taken"), format_each_round (sums->piles, sums->rounds));
  add (list, group, _("Cards in the biggest pile"), canasta_number_format (sums->biggest_pile));
  add (list, group, _("Piles given to opponents"),
       format_each_round (sums->piles_given, sums->rounds));
}

/**
 * canasta_figures_open_table:
 * @results: (element-type CanastaResult): matches
 * @registry: the variants and houses
 *
 * Returns: (transfer full) (nullable): a table of the game they all are of, whose players have
 *   their words for what is counted; %NULL where they are of several, or of one that is gone
 */
CanastaTable *
canasta_figures_open_table (GPtrArray *results, CanastaRegistry *registry)
{
  const CanastaResult *first = results->len > 0 ? g_ptr_array_index (results, 0) : NULL;
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players;

  if (!first || !canasta_table_name_read (first->table, &variant, &players, &seating, NULL))
    return NULL;
  for (guint i = 1; i < results->len; i++)
    if (!g_str_equal (((const CanastaResult *) g_ptr_array_index (results, i))->variant, variant))
      return NULL;
  return canasta_registry_open_table (registry, variant, players, seating, NULL, NULL, NULL);
}

/**
 * canasta_figures_list:
 * @sums: statistics
 * @table: (nullable): a table of the game they are of
 *
 * Returns: (transfer full) (element-type CanastaFigure): all that is told of them,
 *   group by group
 */
GPtrArray *
canasta_figures_list (const CanastaStatistics *sums, const CanastaTable *table)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_figure);

  add_matches (list, sums);
  add_rounds (list, sums);
  if (sums->rounds == 0)
    return list;
  add_canastas (list, sums, table);
  add_pile (list, sums);
  return list;
}

/* Spans of time. */

const char *
canasta_span_get_title (CanastaSpan span)
{
  switch (span)
    {
    case CANASTA_SPAN_WEEK:
      return _("Last 7 days");
    case CANASTA_SPAN_MONTH:
      return _("Last 30 days");
    case CANASTA_SPAN_YEAR:
      return _("Last 365 days");
    case CANASTA_SPAN_EVER:
    case CANASTA_N_SPANS:
    default:
      return C_("span of time", "Any time");
    }
}

/**
 * canasta_span_get_begin:
 * @span: a span of time that ends now
 *
 * Returns: when it began, in seconds since 1970
 */
gint64
canasta_span_get_begin (CanastaSpan span)
{
  static const guint days[CANASTA_N_SPANS] = { 0, 7, 30, 365 };

  return days[span] == 0 ? 0 : g_get_real_time () / G_USEC_PER_SEC - (gint64) days[span] * DAY;
}

/* What the matches can be narrowed to. */

static void
free_narrowing (gpointer data)
{
  CanastaNarrowing *narrowing = data;

  g_free (narrowing->title);
  g_free (narrowing->variant);
  g_free (narrowing->house);
  g_free (narrowing->level);
  g_free (narrowing->person);
  g_free (narrowing);
}

static CanastaNarrowing *
add_narrowing (GPtrArray *list, const char *title)
{
  CanastaNarrowing *narrowing = g_new0 (CanastaNarrowing, 1);

  narrowing->title = g_strdup (title);
  g_ptr_array_add (list, narrowing);
  return narrowing;
}

static GPtrArray *
new_narrowings (const char *everything)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_narrowing);

  add_narrowing (list, everything);
  return list;
}

/**
 * canasta_figures_narrowings_of_house:
 * @results: (element-type CanastaResult): matches
 * @registry: the variants and houses
 *
 * Returns: (transfer full) (element-type CanastaNarrowing): all matches first,
 *   then those of each house or game of its own
 */
GPtrArray *
canasta_figures_narrowings_of_house (GPtrArray *results, CanastaRegistry *registry)
{
  GPtrArray *list = new_narrowings (_("All games"));
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < results->len; i++)
    {
      const CanastaResult *result = g_ptr_array_index (results, i);
      const char *title =
        canasta_titles_get_rules (registry, result->variant, result->house);
      CanastaNarrowing *narrowing;

      if (!g_hash_table_add (titles, (gpointer) title))
        continue;
      narrowing = add_narrowing (list, title);
      narrowing->house = g_strdup (result->house ? result->house : "");
      if (!result->house)
        narrowing->variant = g_strdup (result->variant);
    }
  return list;
}

/**
 * canasta_figures_narrowings_of_players:
 * @results: (element-type CanastaResult): matches
 *
 * Returns: (transfer full) (element-type CanastaNarrowing): all matches first,
 *   then those of each number of players
 */
GPtrArray *
canasta_figures_narrowings_of_players (GPtrArray *results)
{
  GPtrArray *list = new_narrowings (_("Any number of players"));
  guint found = 0;

  for (guint i = 0; i < results->len; i++)
    found |= 1u << ((const CanastaResult *) g_ptr_array_index (results, i))->players;
  for (guint players = 1; found >> players != 0; players++)
    if (found & (1u << players))
      {
        g_autofree char *title =
          g_strdup_printf (ngettext ("%u player", "%u players", players), players);

        add_narrowing (list, title)->players = players;
      }
  return list;
}

/**
 * canasta_figures_narrowings_of_level:
 * @results: (element-type CanastaResult): matches
 *
 * Returns: (transfer full) (element-type CanastaNarrowing): all matches first,
 *   then those against each level, and those against different ones
 */
GPtrArray *
canasta_figures_narrowings_of_level (GPtrArray *results)
{
  GPtrArray *list = new_narrowings (_("Any level"));
  g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < results->len; i++)
    {
      const char *level = canasta_result_get_level (g_ptr_array_index (results, i));

      g_hash_table_add (found, (gpointer) (level ? level : ""));
    }
  for (guint i = 0; i < canasta_level_count (); i++)
    if (g_hash_table_contains (found, canasta_level_get (i)->id))
      add_narrowing (list, canasta_level_get_title (canasta_level_get (i)))->level =
        g_strdup (canasta_level_get (i)->id);
  if (g_hash_table_contains (found, ""))
    add_narrowing (list, _("Different levels"))->level = g_strdup ("");
  return list;
}

/**
 * canasta_figures_narrowings_of_person:
 * @results: (element-type CanastaResult): matches
 * @owner: what whoever the program belongs to is called; empty where they have no name
 *
 * Returns: (transfer full) (element-type CanastaNarrowing): those of the owner first, then
 *   those of each other person who played at this computer
 */
GPtrArray *
canasta_figures_narrowings_of_person (GPtrArray *results, const char *owner)
{
  g_autofree char *nobody = canasta_name_make_up (0, TRUE);
  GPtrArray *list = new_narrowings (*owner != '\0' ? owner : nobody);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  ((CanastaNarrowing *) g_ptr_array_index (list, 0))->person = g_strdup ("");
  for (guint i = 0; i < results->len; i++)
    {
      const char *person = ((const CanastaResult *) g_ptr_array_index (results, i))->person;

      if (person && g_hash_table_add (found, canasta_name_fold (person)))
        add_narrowing (list, person)->person = g_strdup (person);
    }
  return list;
}
