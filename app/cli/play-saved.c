/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays on in a saved match. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "play.h"

#include <glib/gi18n-lib.h>

#include "saved-matches.h"

static CanastaVariant *
find_variant (const char *id, gpointer registry, GError **error)
{
  CanastaVariant *variant = canasta_registry_get_variant (registry, id, error);

  return variant != NULL ? g_object_ref (variant) : NULL;
}

static gboolean
load_match (CanastaTerminal *self, const char *path, CanastaRegistry *registry, GError **error)
{
  g_auto (CanastaDesk) desk = { 0 };
  g_autofree char *notice = NULL;
  guint n_seats;

  self->match = canasta_archive_load (path, find_variant, registry, &desk, &notice, error);
  if (notice != NULL)
    g_printerr ("%s\n", notice);
  if (self->match == NULL)
    return FALSE;

  n_seats = canasta_match_get_table (self->match)->players;
  self->path = g_strdup (path);
  self->seat = desk.seat;
  self->told = canasta_record_get_count (canasta_match_get_record (self->match));
  self->words = g_steal_pointer (&desk.players);
  if (self->words == NULL || g_strv_length (self->words) != n_seats || self->seat >= n_seats)
    {
      g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT,
                   _("“%s” does not say who plays."), path);
      return FALSE;
    }
  return canasta_terminal_seat_players (self, error);
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

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (load_match (terminal, paths[i], registry, &error)
          && canasta_match_get_stage (terminal->match) != CANASTA_STAGE_MATCH_OVER)
        return TRUE;
      if (error != NULL)
        g_printerr ("%s\n", error->message);
      canasta_terminal_clear (terminal);
    }
  return FALSE;
}
