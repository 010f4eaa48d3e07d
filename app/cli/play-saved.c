/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays on in a saved match. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "play.h"

#include <glib/gi18n-lib.h>

#include "session/saved-matches.h"
#include "settings/titles.h"

static CanastaVariant *
find_variant (const char *id, gpointer registry, GError **error)
{
  CanastaVariant *variant = canasta_registry_get_variant (registry, id, error);

  return variant ? g_object_ref (variant) : NULL;
}

/* Says which match it is that another program plays. */
static void
tell_elsewhere (const char *path, CanastaRegistry *registry, const GError *cause)
{
  g_autoptr (CanastaMatch) match =
    canasta_match_file_look (path, find_variant, registry, NULL, NULL, NULL);
  g_autofree char *title = match ? canasta_match_dup_title (match, registry)
                                 : g_path_get_basename (path);
  g_autoptr (CanastaNotice) notice = canasta_notice_new_elsewhere (title, cause);

  canasta_terminal_show_notice (notice);
}

/* Says what the person should know of the match that was read. */
static void
tell_read (CanastaMatch *match, CanastaRegistry *registry, const GError *damage)
{
  const char *gap = canasta_match_get_gap (match);
  g_autoptr (CanastaNotice) notice = NULL;

  if (damage)
    {
      g_autofree char *title = canasta_match_dup_title (match, registry);

      canasta_notice_append (&notice, canasta_notice_new_mended (title, damage));
    }
  if (gap)
    canasta_notice_append (&notice, canasta_notice_new_resumed (gap));
  if (notice)
    canasta_terminal_show_notice (notice);
}

static gboolean
read_match (CanastaTerminal *self, CanastaRegistry *registry, GError **error)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (GError) damage = NULL;
  guint n_seats;

  self->match =
    canasta_match_file_load (self->file, find_variant, registry, &personal, &damage, error);
  if (!self->match)
    return FALSE;
  tell_read (self->match, registry, damage);

  n_seats = canasta_match_get_table (self->match)->players;
  self->seat = personal.seat;
  self->told = canasta_record_get_count (canasta_match_get_record (self->match));
  self->words = g_steal_pointer (&personal.players);
  if (!self->words || g_strv_length (self->words) != n_seats || self->seat >= n_seats)
    {
      g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT,
                   _("“%s” does not say who plays."), canasta_match_file_get_path (self->file));
      return FALSE;
    }
  return canasta_terminal_seat_players (self, error);
}

/* Returns: whether the match can go on; what keeps it from that is told. */
static gboolean
open_match (CanastaTerminal *self, const char *path, CanastaRegistry *registry)
{
  g_autoptr (GError) error = NULL;

  self->file = canasta_match_file_open (path, &error);
  if (!self->file)
    {
      tell_elsewhere (path, registry, error);
      return FALSE;
    }
  if (!read_match (self, registry, &error))
    {
      g_autoptr (CanastaNotice) notice = canasta_notice_new_unreadable (error);

      canasta_terminal_show_notice (notice);
      return FALSE;
    }
  return canasta_match_get_stage (self->match) != CANASTA_STAGE_MATCH_OVER;
}

/**
 * canasta_play_continue:
 * @terminal: (out): the match and who plays it
 * @registry: the variants
 * @data_folder: (nullable): where matches are saved
 *
 * Opens the match that was played last and is not over; one that cannot be
 * opened is told and passed over.
 *
 * Returns: whether there is one
 */
gboolean
canasta_play_continue (CanastaTerminal *terminal, CanastaRegistry *registry,
                       const char *data_folder)
{
  g_auto (GStrv) paths = canasta_saved_matches_list (data_folder);

  for (guint i = 0; paths[i]; i++)
    {
      if (open_match (terminal, paths[i], registry))
        return TRUE;
      canasta_terminal_clear (terminal);
    }
  return FALSE;
}
