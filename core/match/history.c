/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file has a line a match, each an object of JSON by itself, so that damage
 * costs no more than the lines it hits; and those are looked for in the version
 * before. The first line tells the form, and how many there are. */
#include "config.h"

#include "match/history.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "files/file-lock.h"
#include "files/json-text.h"
#include "files/plain-text.h"
#include "files/safe-file.h"
#include "match/archive.h"

#define HISTORY_FORMAT 1
#define MAX_SIZE (64 * 1024 * 1024)

/* How long another program may keep the file for itself: it writes one match. */
#define MOST_TRIES 100
#define TRY_TIME (20 * 1000)

/* Which of the versions that were ever written is on the disk; all zero where
 * there is none. */
typedef struct
{
  guint64 file;
  gint64 second;
  gint64 nanosecond;
} Version;

struct _CanastaHistory
{
  GObject parent_instance;

  char *path;
  GPtrArray *all;               /* of CanastaResult, the oldest first */
  GHashTable *known;            /* ids: of all, and of those that are not counted */
  GHashTable *uncounted;        /* ids that are over, and must not be counted */
  Version loaded;               /* what of the disk is here */
};

G_DEFINE_FINAL_TYPE (CanastaHistory, canasta_history, G_TYPE_OBJECT)

static void
canasta_history_finalize (GObject *object)
{
  CanastaHistory *self = CANASTA_HISTORY (object);

  g_free (self->path);
  g_ptr_array_unref (self->all);
  g_hash_table_unref (self->known);
  g_hash_table_unref (self->uncounted);
  G_OBJECT_CLASS (canasta_history_parent_class)->finalize (object);
}

static void
canasta_history_class_init (CanastaHistoryClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_history_finalize;
}

static void
canasta_history_init (CanastaHistory *self)
{
  self->all = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_result_free);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->uncounted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/**
 * canasta_history_new:
 * @path: (type filename): where it is kept
 *
 * Returns: (transfer full): a history without any match yet;
 *   [method@History.load] reads what is kept
 */
CanastaHistory *
canasta_history_new (const char *path)
{
  CanastaHistory *self = g_object_new (CANASTA_TYPE_HISTORY, NULL);

  self->path = g_strdup (path);
  return self;
}

static void
clear (CanastaHistory *self)
{
  g_ptr_array_set_size (self->all, 0);
  g_hash_table_remove_all (self->known);
  g_hash_table_remove_all (self->uncounted);
}

/* Takes the result, unless there is one of that id. */
static void
keep (CanastaHistory *self, CanastaResult *result)
{
  if (g_hash_table_add (self->known, g_strdup (result->id)))
    g_ptr_array_add (self->all, result);
  else
    canasta_result_free (result);
}

static void
leave_out (CanastaHistory *self, const char *id)
{
  g_hash_table_add (self->known, g_strdup (id));
  g_hash_table_add (self->uncounted, g_strdup (id));
}

/* By their end. Of matches that were begun in the same second too, the later one has
 * a number behind the time in its id. */
static gint
compare (gconstpointer a, gconstpointer b)
{
  const CanastaResult *one = *(CanastaResult *const *) a;
  const CanastaResult *other = *(CanastaResult *const *) b;
  gsize length = strcspn (one->id, "/");
  gsize other_length = strcspn (other->id, "/");

  if (one->ended != other->ended)
    return one->ended < other->ended ? -1 : 1;
  if (length != other_length)
    return length < other_length ? -1 : 1;
  return strcmp (one->id, other->id);
}

/* Reading. */

/* The first line. Returns: whether the lines below can be understood. */
static gboolean
read_format (CanastaJsonReader *reader, const char *name, guint *n_lines, GError **error)
{
  gint64 format;

  canasta_json_reader_require (reader, "format", "lines", NULL);
  format = canasta_json_reader_get_int (reader, "format", 1, G_MAXINT32, 1);
  if (format > HISTORY_FORMAT)
    {
      g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT,
                   _("“%s” was saved by a newer version of Canasta, which this one cannot read."),
                   name);
      return FALSE;
    }
  *n_lines = (guint) canasta_json_reader_get_int (reader, "lines", 0, MAX_SIZE, 0);
  canasta_json_reader_refuse_unknown (reader);
  return TRUE;
}

static void
read_uncounted (CanastaHistory *self, CanastaJsonReader *reader)
{
  const char *id = canasta_json_reader_get_string (reader, "uncounted", "");

  canasta_json_reader_refuse_unknown (reader);
  if (!canasta_json_reader_has_failed (reader))
    leave_out (self, id);
}

static gboolean
read_line (CanastaHistory *self, const char *line, gsize length, guint number, const char *name,
           guint *n_lines, GError **error)
{
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new_at (line, (gssize) length, name, number, error);

  if (!reader)
    return FALSE;
  if (number == 1)
    {
      if (!read_format (reader, name, n_lines, error))
        return FALSE;
    }
  else if (canasta_json_reader_has (reader, "uncounted"))
    {
      read_uncounted (self, reader);
    }
  else
    {
      CanastaResult *result = canasta_result_read (reader);

      if (result)
        keep (self, result);
    }
  return canasta_json_reader_finish (reader, error);
}

static gboolean
is_newer (const GError *error)
{
  return g_error_matches (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT);
}

/* Reads every line that can be read. Returns: whether all could; otherwise the
 * error is of the first that could not. */
static gboolean
read_lines (CanastaHistory *self, const char *text, gsize length, const char *name,
            GError **error)
{
  const char *end = text + length;
  guint n_lines = 0;
  guint number = 0;
  gboolean is_whole = TRUE;

  while (text < end || number == 0)
    {
      const char *next = text < end ? memchr (text, '\n', (gsize) (end - text)) : NULL;
      gsize line = (gsize) ((next ? next : end) - text);
      g_autoptr (GError) cause = NULL;

      if (!read_line (self, text, line, ++number, name, &n_lines, &cause))
        {
          gboolean stops = is_newer (cause);

          if (is_whole)
            g_propagate_error (error, g_steal_pointer (&cause));
          is_whole = FALSE;
          if (stops)
            break;
        }
      text = next ? next + 1 : end;
    }
  if (is_whole && number != n_lines + 1)
    {
      g_set_error (error, CANASTA_JSON_ERROR, CANASTA_JSON_ERROR_MISSING,
                   /* Translators: a file name. */
                   _("%s: it does not have as many lines as it should."), name);
      is_whole = FALSE;
    }
  return is_whole;
}

static gboolean
read_version (CanastaHistory *self, const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = canasta_plain_text_file (name);
  g_autofree char *text = NULL;
  gsize length;

  return canasta_safe_file_read (path, MAX_SIZE, &text, &length, error)
         && read_lines (self, text, length, shown, error);
}

/* Writing. */

static void
append_line (GString *text, JsonNode *node)
{
  g_autofree char *line = canasta_json_write (node, FALSE);

  g_string_append (text, line);
  if (!g_str_has_suffix (line, "\n"))
    g_string_append_c (text, '\n');
}

/* The first line. */
static void
append_format (CanastaHistory *self, GString *text)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_int_member (object, "format", HISTORY_FORMAT);
  json_object_set_int_member (object, "lines",
                              g_hash_table_size (self->uncounted) + self->all->len);
  json_node_set_object (node, object);
  append_line (text, node);
}

static void
append_uncounted (GString *text, const char *id)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_string_member (object, "uncounted", id);
  json_node_set_object (node, object);
  append_line (text, node);
}

static gboolean
save (CanastaHistory *self, gboolean keeps_previous, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GList) uncounted = g_hash_table_get_keys (self->uncounted);

  append_format (self, text);
  uncounted = g_list_sort (uncounted, (GCompareFunc) strcmp);
  for (GList *id = uncounted; id; id = id->next)
    append_uncounted (text, id->data);
  for (guint i = 0; i < self->all->len; i++)
    {
      g_autoptr (JsonNode) node = canasta_result_to_json (g_ptr_array_index (self->all, i));

      append_line (text, node);
    }
  return canasta_safe_file_write (self->path, text->str, (gssize) text->len, keeps_previous,
                                  error);
}

/* Whoever else has the file has it for a moment. */
static CanastaFileLock *
wait_for_lock (CanastaHistory *self, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 1;; i++)
    {
      g_autoptr (GError) cause = NULL;
      CanastaFileLock *lock = canasta_file_lock_take (self->path, &cause);

      if (lock)
        return lock;
      if (!g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_AGAIN) || i == MOST_TRIES)
        {
          g_propagate_error (error, g_steal_pointer (&cause));
          return NULL;
        }
      g_usleep (TRY_TIME);
    }
}

/* What was damaged is set aside whole; what could be read takes its place, with
 * what the version before has besides. @is_mine: whether nobody else writes. */
static gboolean
mend (CanastaHistory *self, gboolean is_mine, GError **damage)
{
  g_autofree char *previous = canasta_safe_file_previous_path (self->path);
  g_autofree char *aside = NULL;
  g_autofree char *shown = NULL;
  char *message;

  read_version (self, previous, NULL);
  g_ptr_array_sort (self->all, compare);
  aside = is_mine ? canasta_safe_file_set_aside (self->path, "bad", NULL) : NULL;
  if (!aside)
    return FALSE;
  shown = canasta_plain_text_file (aside);
  /* Translators: what is wrong with a file, a sentence, and the file's new name. */
  message = g_strdup_printf (_("%s It is kept as “%s”."), (*damage)->message, shown);
  g_free ((*damage)->message);
  (*damage)->message = message;
  return save (self, FALSE, NULL);
}

/* Whether what is on the disk must stay as it is. */
static gboolean
must_stay (const GError *error)
{
  return is_newer (error) || error->domain == G_FILE_ERROR;
}

static void
find_version (CanastaHistory *self, Version *version)
{
  GStatBuf info;

  *version = (Version){ 0 };
  if (g_stat (self->path, &info) == 0)
    *version = (Version){ info.st_ino, info.st_mtim.tv_sec, info.st_mtim.tv_nsec };
}

static gboolean
load (CanastaHistory *self, GError **error)
{
  g_autoptr (GError) cause = NULL;
  Version found;

  find_version (self, &found);
  if (found.file != 0 && memcmp (&found, &self->loaded, sizeof found) == 0)
    return TRUE;

  clear (self);
  self->loaded = (Version){ 0 };
  if (read_version (self, self->path, &cause)
      || g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_ptr_array_sort (self->all, compare);
      self->loaded = found;
      return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/**
 * canasta_history_load:
 * @self: a history
 * @error: what is wrong with the file, in a sentence
 *
 * Reads what is kept. A file that is damaged is set aside, never deleted; what
 * can be read of it and of the version before takes its place. One that a newer
 * version has written stays as it is, and nothing can be added to it.
 *
 * Returns: whether the history is as it was kept; true without a file
 */
gboolean
canasta_history_load (CanastaHistory *self, GError **error)
{
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (CANASTA_IS_HISTORY (self), FALSE);

  if (load (self, &cause))
    return TRUE;
  if (!must_stay (cause))
    {
      g_autoptr (CanastaFileLock) lock = wait_for_lock (self, NULL);

      mend (self, lock != NULL, &cause);
    }
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* Writes what is here, or has what is on the disk. */
static gboolean
keep_all (CanastaHistory *self, GError **error)
{
  self->loaded = (Version){ 0 };
  if (save (self, TRUE, error))
    {
      find_version (self, &self->loaded);
      return TRUE;
    }
  load (self, NULL);
  return FALSE;
}

/* Reads what other programs have added meanwhile, of a file nobody else writes.
 * Returns: whether it may be written. */
static gboolean
catch_up (CanastaHistory *self, GError **error)
{
  g_autoptr (GError) cause = NULL;

  if (load (self, &cause) || (!must_stay (cause) && mend (self, TRUE, &cause)))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/**
 * canasta_history_knows:
 * @self: a history
 * @id: what tells a match from every other
 *
 * Returns: whether the match is over: it is counted, or left out on purpose
 */
gboolean
canasta_history_knows (CanastaHistory *self, const char *id)
{
  g_return_val_if_fail (CANASTA_IS_HISTORY (self), FALSE);

  return g_hash_table_contains (self->known, id);
}

/* Makes the history this program's and reads it anew. Returns: whether it may be
 * written; @lock may be NULL where the file system knows none. */
static gboolean
begin (CanastaHistory *self, CanastaFileLock **lock, GError **error)
{
  g_autoptr (GError) cause = NULL;

  *lock = wait_for_lock (self, &cause);
  if (*lock || g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_NOSYS))
    return catch_up (self, error);
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/**
 * canasta_history_add:
 * @self: a history
 * @result: (transfer full): a match that is over
 * @error: why it could not be saved
 *
 * Counts a match, unless it is known. When the function returns, that is on the
 * disk.
 *
 * Returns: whether it is counted, now or before
 */
gboolean
canasta_history_add (CanastaHistory *self, CanastaResult *result, GError **error)
{
  g_autoptr (CanastaResult) added = result;
  g_autoptr (CanastaFileLock) lock = NULL;

  g_return_val_if_fail (CANASTA_IS_HISTORY (self), FALSE);

  if (!begin (self, &lock, error))
    return FALSE;
  if (canasta_history_knows (self, added->id))
    return TRUE;

  keep (self, g_steal_pointer (&added));
  g_ptr_array_sort (self->all, compare);
  return keep_all (self, error);
}

/**
 * canasta_history_leave_out:
 * @self: a history
 * @id: a match that is over
 * @error: why that could not be saved
 *
 * Knows that a match is over without counting it.
 *
 * Returns: whether it is known
 */
gboolean
canasta_history_leave_out (CanastaHistory *self, const char *id, GError **error)
{
  g_autoptr (CanastaFileLock) lock = NULL;

  g_return_val_if_fail (CANASTA_IS_HISTORY (self), FALSE);

  if (!begin (self, &lock, error))
    return FALSE;
  if (canasta_history_knows (self, id))
    return TRUE;

  leave_out (self, id);
  return keep_all (self, error);
}

/**
 * canasta_history_reset:
 * @self: a history
 * @remembered: matches that stay known to be over, and are not counted again
 * @error: why that could not be saved
 *
 * Forgets every match; the file as it was stays beside the new one.
 *
 * Returns: whether that is saved
 */
gboolean
canasta_history_reset (CanastaHistory *self, const char *const *remembered, GError **error)
{
  g_autoptr (CanastaFileLock) lock = NULL;

  g_return_val_if_fail (CANASTA_IS_HISTORY (self), FALSE);

  if (!begin (self, &lock, error))
    return FALSE;
  clear (self);
  for (guint i = 0; remembered && remembered[i]; i++)
    leave_out (self, remembered[i]);
  return keep_all (self, error);
}

/**
 * canasta_history_get_all:
 * @self: a history
 *
 * Returns: (transfer none) (element-type CanastaResult): the matches that are
 *   counted, the oldest first; the history's own, until it is loaded, added to
 *   or reset
 */
GPtrArray *
canasta_history_get_all (CanastaHistory *self)
{
  g_return_val_if_fail (CANASTA_IS_HISTORY (self), NULL);

  return self->all;
}
