/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/visit-keeper.h"

#include <string.h>

#include "elsewhere/seat-keys.h"
#include "elsewhere/take-over.h"
#include "files/safe-file.h"
#include "network/bytes.h"

struct _CanastaVisitKeeper
{
  GObject parent_instance;

  CanastaVisit *visit;
  char *data_folder;            /* or NULL */
  guint8 origin[16];            /* for which a key was drawn last, or nought */
  char *rounds;                 /* what was written of them last, or NULL … */
  char *written;                /* … and of the table, … */
  char *path;                   /* … which is kept there */
};

G_DEFINE_FINAL_TYPE (CanastaVisitKeeper, canasta_visit_keeper, G_TYPE_OBJECT)

static void
canasta_visit_keeper_dispose (GObject *object)
{
  CanastaVisitKeeper *self = CANASTA_VISIT_KEEPER (object);

  if (self->visit)
    g_signal_handlers_disconnect_by_data (self->visit, self);
  g_clear_object (&self->visit);
  g_clear_pointer (&self->data_folder, g_free);
  g_clear_pointer (&self->rounds, g_free);
  g_clear_pointer (&self->written, g_free);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (canasta_visit_keeper_parent_class)->dispose (object);
}

static void
canasta_visit_keeper_class_init (CanastaVisitKeeperClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_visit_keeper_dispose;
}

static void
canasta_visit_keeper_init (CanastaVisitKeeper *self)
{
}

/* One match is played at a table after another: of all that a host may tell of, the key of one is
 * kept. */
static void
forget_earlier_key (CanastaVisitKeeper *self, const guint8 *origin)
{
  if (memcmp (self->origin, origin, sizeof self->origin) != 0
      && !canasta_bytes_are_nought (self->origin, sizeof self->origin))
    canasta_seat_keys_forget (self->data_folder, self->origin, canasta_visit_get_name (self->visit));
  memcpy (self->origin, origin, sizeof self->origin);
}

/* A key is drawn for who has a seat; who claims one that they had has one, or had none. */
static void
key_needed_cb (CanastaVisitKeeper *self, const guint8 *origin)
{
  const char *name = canasta_visit_get_name (self->visit);
  g_autoptr (GError) error = NULL;
  CanastaSeatKey key;

  if (canasta_visit_get_seat (self->visit) == CANASTA_NO_SEAT)
    {
      if (canasta_seat_keys_load (self->data_folder, origin, name, &key))
        canasta_visit_set_key (self->visit, &key);
      return;
    }
  forget_earlier_key (self, origin);
  if (canasta_seat_keys_draw (self->data_folder, origin, name, &key, &error))
    canasta_visit_set_key (self->visit, &key);
  else
    g_warning ("%s", error->message);
}

static gboolean
is_over (CanastaVisit *visit)
{
  CanastaSession *session = canasta_visit_get_session (visit);

  return session
         && canasta_match_get_stage (canasta_session_get_match (session)) == CANASTA_STAGE_MATCH_OVER;
}

/* The rounds come first: whatever happens in between, there are no fewer of them than the table has
 * played. Returns: whether they are there */
static gboolean
keep_rounds (CanastaVisitKeeper *self, const char *path, gboolean is_new, GError **error)
{
  g_autofree char *rounds = NULL;

  if (canasta_visit_count_over (self->visit) == 0)
    return TRUE;
  rounds = canasta_visit_write_rounds (self->visit);
  if (!rounds || (!is_new && g_strcmp0 (rounds, self->rounds) == 0))
    return rounds != NULL;
  if (!canasta_safe_file_write (path, rounds, -1, FALSE, error))
    return FALSE;
  g_free (self->rounds);
  self->rounds = g_steal_pointer (&rounds);
  return TRUE;
}

static void
forget (CanastaVisitKeeper *self)
{
  if (self->path)
    canasta_take_over_forget (self->path);
  g_clear_pointer (&self->rounds, g_free);
  g_clear_pointer (&self->written, g_free);
  g_clear_pointer (&self->path, g_free);
}

/* Nor is another table kept than the one where the visit is, from when that one is. */
static void
go_to (CanastaVisitKeeper *self, const char *path)
{
  if (self->path)
    canasta_take_over_forget (self->path);
  g_free (self->path);
  self->path = g_strdup (path);
}

static void
keep (CanastaVisitKeeper *self, const CanastaKeptTable *kept, GError **error)
{
  g_autofree char *path = canasta_take_over_dup_path (self->data_folder, kept->match,
                                                      canasta_visit_get_name (self->visit));
  g_autofree char *rounds = canasta_take_over_dup_rounds_path (path);
  g_autofree char *text = NULL;
  gboolean is_new = g_strcmp0 (self->path, path) != 0;

  if (is_over (self->visit))
    {
      forget (self);
      canasta_take_over_forget (path);
      return;
    }
  text = canasta_kept_table_write (kept);
  if (!keep_rounds (self, rounds, is_new, error)
      || (!is_new && g_strcmp0 (text, self->written) == 0)
      || !canasta_safe_file_write (path, text, -1, FALSE, error))
    return;
  if (is_new)
    go_to (self, path);
  g_free (self->written);
  self->written = g_steal_pointer (&text);
  canasta_take_over_forget_earlier (path, kept->origin, kept->title);
}

static void
to_keep_cb (CanastaVisitKeeper *self)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autoptr (GError) error = NULL;

  /* How many rounds are over is known with the position. */
  if (canasta_visit_get_session (self->visit)
      && canasta_visit_fill_kept (self->visit, &kept, &error))
    keep (self, &kept, &error);
  if (error)
    g_warning ("%s", error->message);
}

/**
 * canasta_visit_keeper_new:
 * @visit: a visit that has not begun
 * @data_folder: (nullable): the folder of the guest's files
 *
 * Returns: (transfer full): what keeps the table as long as it lives
 */
CanastaVisitKeeper *
canasta_visit_keeper_new (CanastaVisit *visit, const char *data_folder)
{
  CanastaVisitKeeper *self = g_object_new (CANASTA_TYPE_VISIT_KEEPER, NULL);

  self->visit = g_object_ref (visit);
  self->data_folder = g_strdup (data_folder);
  g_signal_connect_swapped (visit, "key-needed", G_CALLBACK (key_needed_cb), self);
  g_signal_connect_swapped (visit, "to-keep", G_CALLBACK (to_keep_cb), self);
  return self;
}

/* Where the table is kept at which the visit is, if all that is needed for it is known; or %NULL. */
const char *
canasta_visit_keeper_get_path (CanastaVisitKeeper *self)
{
  return self->path;
}
