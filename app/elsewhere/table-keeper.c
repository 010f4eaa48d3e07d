/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/table-keeper.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "files/safe-file.h"
#include "session/saved-matches.h"

struct _CanastaTableKeeper
{
  GObject parent_instance;

  CanastaHost *host;
  char *path;
  guint16 port;
  char *relay;                  /* or NULL */
  char *written;                /* or NULL */
  gboolean has_failed;
  gboolean is_forgotten;
};

G_DEFINE_FINAL_TYPE (CanastaTableKeeper, canasta_table_keeper, G_TYPE_OBJECT)

static void
canasta_table_keeper_finalize (GObject *object)
{
  CanastaTableKeeper *self = CANASTA_TABLE_KEEPER (object);

  g_object_unref (self->host);
  g_free (self->path);
  g_free (self->relay);
  g_free (self->written);
  G_OBJECT_CLASS (canasta_table_keeper_parent_class)->finalize (object);
}

static void
canasta_table_keeper_class_init (CanastaTableKeeperClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_table_keeper_finalize;
  g_signal_new ("failed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
canasta_table_keeper_init (CanastaTableKeeper *self)
{
}

/* Whoever looks after the table is told once. */
static void
tell_failure (CanastaTableKeeper *self, const GError *error)
{
  if (self->has_failed)
    return;
  self->has_failed = TRUE;
  g_signal_emit_by_name (self, "failed",
                         _("The table cannot be kept: it could not be opened again later."),
                         error->message);
}

/**
 * canasta_table_keeper_keep:
 * @self: a keeper
 * @error: return location for an error, which “failed” tells as well
 *
 * Writes what has changed since it was written last.
 *
 * Returns: whether all of it is kept
 */
gboolean
canasta_table_keeper_keep (CanastaTableKeeper *self, GError **error)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;

  if (self->is_forgotten)
    return TRUE;
  canasta_host_fill_kept (self->host, &kept);
  kept.port = self->port;
  kept.relay = g_strdup (self->relay);
  text = canasta_kept_table_write (&kept);
  if (g_strcmp0 (text, self->written) == 0)
    return TRUE;
  if (canasta_safe_file_write (self->path, text, -1, FALSE, &reason))
    {
      g_free (self->written);
      self->written = g_steal_pointer (&text);
      self->has_failed = FALSE;
      return TRUE;
    }
  tell_failure (self, reason);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

static void
to_keep_cb (CanastaTableKeeper *self)
{
  canasta_table_keeper_keep (self, NULL);
}

/**
 * canasta_table_keeper_new:
 * @host: a host
 * @path: where its table is kept
 * @port: where it listens
 *
 * Returns: (transfer full): what keeps the table as long as it lives
 */
CanastaTableKeeper *
canasta_table_keeper_new (CanastaHost *host, const char *path, guint16 port)
{
  CanastaTableKeeper *self = g_object_new (CANASTA_TYPE_TABLE_KEEPER, NULL);

  self->host = g_object_ref (host);
  self->path = g_strdup (path);
  self->port = port;
  g_signal_connect_object (host, "to-keep", G_CALLBACK (to_keep_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* @relay: (nullable): by which people come to the table from now on. Returns: whether all is kept */
gboolean
canasta_table_keeper_set_relay (CanastaTableKeeper *self, const char *relay)
{
  g_free (self->relay);
  self->relay = g_strdup (relay);
  return canasta_table_keeper_keep (self, NULL);
}

/* What is played at that table is not kept any more: all of it is somewhere else. */
void
canasta_table_keeper_forget_match (CanastaHost *host)
{
  CanastaSession *session = canasta_host_get_session (host);
  g_autofree char *match = session ? g_strdup (canasta_session_get_path (session)) : NULL;

  if (!match)
    return;
  canasta_session_put_away (session);
  canasta_saved_match_forget (match);
}

/**
 * canasta_table_keeper_forget:
 * @self: the keeper of a table that goes on elsewhere
 *
 * It cannot be opened again, nor its match played on here: that would be another match than the one there.
 * The table goes first, since it could not be opened without its match.
 */
void
canasta_table_keeper_forget (CanastaTableKeeper *self)
{
  self->is_forgotten = TRUE;
  g_unlink (self->path);
  canasta_table_keeper_forget_match (self->host);
}
