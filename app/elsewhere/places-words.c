/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/places-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "files/plain-text.h"
#include "rules/numbers.h"
#include "turn/name-list.h"

static const CanastaPlaceTold *
find_own (const CanastaPlacesTold *places)
{
  for (guint i = 0; i < places->n_places; i++)
    if (places->places[i].own)
      return &places->places[i];
  return NULL;
}

static guint
count_equal (const CanastaPlacesTold *places, guint place)
{
  guint n = 0;

  for (guint i = 0; i < places->n_places; i++)
    n += places->places[i].place == place;
  return n;
}

static char *
write_mean (const CanastaPlacesTold *places)
{
  double sum = 0;

  for (guint i = 0; i < places->n_places; i++)
    sum += places->places[i].points;
  return canasta_number_format (lround (sum / places->n_places));
}

/* What others are called is not the host's program's to write as it likes. */
static char *
write_names (const CanastaPlaceTold *place)
{
  g_auto (GStrv) plain = g_new0 (char *, CANASTA_MAX_SEATS + 1);
  guint n = MIN (g_strv_length (place->names), CANASTA_MAX_SEATS);

  for (guint i = 0; i < n; i++)
    plain[i] = canasta_plain_text_line (place->names[i], CANASTA_MESSAGE_LONGEST_NAME);
  return canasta_name_list_write ((const char *const *) plain, (1u << n) - 1);
}

static char *
tell_first (const CanastaPlaceTold *first)
{
  g_autofree char *names = write_names (first);
  g_autofree char *table = canasta_plain_text_line (first->table, CANASTA_MESSAGE_LONGEST_NAME);
  g_autofree char *points = canasta_number_format (first->points);

  /* Translators: one or several names, a table, and a number. */
  return g_strdup_printf (_("In place 1: %1$s at “%2$s”, with a total of %3$s."), names, table,
                          points);
}

/**
 * canasta_places_words_tell:
 * @places: the places of those who had the same cards
 *
 * Returns: (transfer full) (nullable): in which place who reads it is, and who is first; %NULL where
 *   they are not among them
 */
char *
canasta_places_words_tell (const CanastaPlacesTold *places)
{
  const CanastaPlaceTold *own = find_own (places);
  g_autofree char *points = own ? canasta_number_format (own->points) : NULL;
  g_autofree char *mean = own ? write_mean (places) : NULL;
  g_autofree char *place = NULL;
  g_autofree char *first = NULL;

  if (!own)
    return NULL;
  if (count_equal (places, own->place) > 1)
    place = g_strdup_printf (_("You share place %1$u of %2$u. Your total is %3$s; the average with the "
                               "same cards is %4$s."), own->place, places->n_places, points, mean);
  else
    place = g_strdup_printf (_("You are in place %1$u of %2$u. Your total is %3$s; the average with the "
                               "same cards is %4$s."), own->place, places->n_places, points, mean);
  if (own->place == 1 || count_equal (places, 1) != 1)
    return g_steal_pointer (&place);
  first = tell_first (&places->places[0]);
  return g_strdup_printf ("%s %s", place, first);
}

/**
 * canasta_places_words_list:
 * @places: the places of those who had the same cards
 *
 * Returns: (transfer full): they, a line each
 */
char *
canasta_places_words_list (const CanastaPlacesTold *places)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < places->n_places; i++)
    {
      const CanastaPlaceTold *place = &places->places[i];
      g_autofree char *names = write_names (place);
      g_autofree char *table = canasta_plain_text_line (place->table, CANASTA_MESSAGE_LONGEST_NAME);
      g_autofree char *points = canasta_number_format (place->points);

      /* Translators: a place, one or several names, a table, and points: “2. Anna and Ben,
       * “Thursday”: 4,870”. */
      g_string_append_printf (lines, _("%1$u. %2$s, “%3$s”: %4$s"), place->place, names, table,
                              points);
      g_string_append_c (lines, '\n');
    }
  return g_string_free (lines, FALSE);
}
