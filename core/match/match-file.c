/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A saved match on the disk: who may write it, and what becomes of a version
 * that is damaged. */
#include "config.h"

#include "match/match-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "files/file-lock.h"
#include "files/json-text.h"
#include "files/plain-text.h"
#include "files/safe-file.h"

/* Which of the versions that were ever saved is on the disk; all zero where
 * there is none. */
typedef struct
{
  guint64 file;
  gint64 second;
  gint64 nanosecond;
} Version;

struct _CanastaMatchFile
{
  GObject parent_instance;

  char *path;
  CanastaFileLock *lock;        /* NULL where the folder cannot be written … */
  gboolean is_lockless;         /* … or the file system knows no locks */
  Version found;                /* what was there when there was no lock */
  gboolean has_gap;             /* not all that is on the disk could be read */
};

G_DEFINE_FINAL_TYPE (CanastaMatchFile, canasta_match_file, G_TYPE_OBJECT)

static void
canasta_match_file_finalize (GObject *object)
{
  CanastaMatchFile *self = CANASTA_MATCH_FILE (object);

  canasta_match_file_close (self);
  g_free (self->path);
  G_OBJECT_CLASS (canasta_match_file_parent_class)->finalize (object);
}

static void
canasta_match_file_class_init (CanastaMatchFileClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_match_file_finalize;
}

static void
canasta_match_file_init (CanastaMatchFile *self)
{
}

/* Who may write it. */

static void
find_version (const char *path, Version *version)
{
  GStatBuf info;

  *version = (Version){ 0 };
  if (g_stat (path, &info) == 0)
    *version = (Version){ info.st_ino, info.st_mtim.tv_sec, info.st_mtim.tv_nsec };
}

static gboolean
is_mine (CanastaMatchFile *self)
{
  return self->lock || self->is_lockless;
}

static gboolean
take (CanastaMatchFile *self, GError **error)
{
  g_autoptr (GError) cause = NULL;

  self->lock = canasta_file_lock_take (self->path, &cause);
  self->is_lockless = g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_NOSYS);
  if (is_mine (self))
    return TRUE;

  if (g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
    g_set_error_literal (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_ELSEWHERE,
                         cause->message);
  else
    g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* The folder may have become writable since, but then also for others. */
static gboolean
take_late (CanastaMatchFile *self, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *name = NULL;
  Version now;

  g_mkdir_with_parents (folder, 0700);
  if (!take (self, error))
    return FALSE;

  find_version (self->path, &now);
  if (now.file == self->found.file && now.second == self->found.second
      && now.nanosecond == self->found.nanosecond)
    return TRUE;

  canasta_match_file_close (self);
  name = canasta_plain_text_file (self->path);
  g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_ELSEWHERE,
               _("“%s” was changed by another program."), name);
  return FALSE;
}

/**
 * canasta_match_file_open:
 * @path: (type filename): where a match is saved, or will be
 * @error: %CANASTA_ARCHIVE_ERROR_ELSEWHERE where another program has it open
 *
 * Opens a match in this program. It can be opened once.
 *
 * Returns: (transfer full) (nullable): the match, not yet read
 */
CanastaMatchFile *
canasta_match_file_open (const char *path, GError **error)
{
  g_autoptr (CanastaMatchFile) self = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (CANASTA_TYPE_MATCH_FILE, NULL);
  self->path = g_strdup (path);
  find_version (path, &self->found);
  if (!take (self, &cause)
      && g_error_matches (cause, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_ELSEWHERE))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return NULL;
    }
  return g_steal_pointer (&self);
}

const char *
canasta_match_file_get_path (CanastaMatchFile *self)
{
  g_return_val_if_fail (CANASTA_IS_MATCH_FILE (self), NULL);

  return self->path;
}

/**
 * canasta_match_file_close:
 * @self: a match
 *
 * Lets other programs open the match.
 */
void
canasta_match_file_close (CanastaMatchFile *self)
{
  g_return_if_fail (CANASTA_IS_MATCH_FILE (self));

  g_clear_pointer (&self->lock, canasta_file_lock_free);
}

/* Reading it. */

typedef CanastaMatch *(*ReadFunc) (const char *text, gssize length, const char *name,
                                   CanastaVariantFunc find_variant, gpointer data,
                                   CanastaPersonal *personal, GError **error);

/* A way to read versions of a match. */
typedef struct
{
  ReadFunc read;
  CanastaVariantFunc find_variant;
  gpointer data;
} Reading;

/* @personal: (out) (optional): empty where there is no match */
static CanastaMatch *
read_version (const Reading *reading, const char *path, CanastaPersonal *personal,
              GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = canasta_plain_text_file (name);
  g_autofree char *text = NULL;
  gsize length;

  if (!canasta_safe_file_read (path, CANASTA_JSON_MAX_SIZE, &text, &length, error))
    return NULL;
  return reading->read (text, (gssize) length, shown, reading->find_variant, reading->data,
                        personal, error);
}

/* Whether the file itself is at fault, or missing, and not the system or this
 * program. */
static gboolean
is_damage (const GError *error)
{
  static const GFileError faults[] = { G_FILE_ERROR_NOENT, G_FILE_ERROR_ISDIR,
                                       G_FILE_ERROR_INVAL, G_FILE_ERROR_NOSPC,
                                       G_FILE_ERROR_IO };

  for (guint i = 0; error->domain == G_FILE_ERROR && i < G_N_ELEMENTS (faults); i++)
    if (error->code == (int) faults[i])
      return TRUE;
  return error->domain != G_FILE_ERROR
         && !g_error_matches (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT)
         && !g_error_matches (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_VARIANT);
}

/* Returns: whether it is out of the way. What was wrong with it goes on with
 * where it is kept. */
static gboolean
set_aside (const char *path, GError **damage)
{
  g_autofree char *aside = NULL;
  g_autofree char *shown = NULL;
  char *message;

  if (g_error_matches (*damage, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;
  aside = canasta_safe_file_set_aside (path, "bad", NULL);
  if (!aside)
    return FALSE;

  shown = canasta_plain_text_file (aside);
  /* Translators: what is wrong with a file, a sentence, and the file's new name. */
  message = g_strdup_printf (_("%s It is kept as “%s”."), (*damage)->message, shown);
  g_free ((*damage)->message);
  (*damage)->message = message;
  return TRUE;
}

/* What is wrong with a version that was read: steps that cannot be played again. */
static GError *
make_gap_error (CanastaMatch *match)
{
  return g_error_new_literal (CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT,
                              canasta_match_get_gap (match));
}

/* Reads the match, or the version before where that is the better one: where the last
 * one cannot be read, or lacks its steps, and the one before does not. @mends: whether
 * that takes its place on the disk, and no damaged bytes get lost. */
static CanastaMatch *
read_versions (const Reading *reading, const char *path, gboolean mends,
               CanastaPersonal *personal, GError **damage, GError **error)
{
  g_autofree char *previous = canasta_safe_file_previous_path (path);
  g_auto (CanastaPersonal) older_personal = { 0 };
  g_autoptr (GError) cause = NULL;
  g_autoptr (GError) older_cause = NULL;
  g_autoptr (CanastaMatch) match = read_version (reading, path, personal, &cause);
  g_autoptr (CanastaMatch) older = NULL;

  if (match && !canasta_match_get_gap (match))
    return g_steal_pointer (&match);
  if (match || is_damage (cause))
    older = read_version (reading, previous, &older_personal, &older_cause);

  if (older && (!match || !canasta_match_get_gap (older)))
    {
      if (match)
        cause = make_gap_error (match);
      if (mends && set_aside (path, &cause))
        canasta_safe_file_restore_previous (path, NULL);
      if (damage)
        *damage = g_steal_pointer (&cause);
      if (personal)
        {
          canasta_personal_clear (personal);
          *personal = older_personal;
          older_personal = (CanastaPersonal){ 0 };
        }
      return g_steal_pointer (&older);
    }
  if (mends && cause && older_cause && is_damage (cause) && is_damage (older_cause))
    set_aside (path, &cause);
  if (mends && older_cause && is_damage (older_cause))
    set_aside (previous, &older_cause);
  if (!match)
    g_propagate_error (error, g_steal_pointer (&cause));
  return g_steal_pointer (&match);
}

/**
 * canasta_match_file_load:
 * @self: a match
 * @find_variant: (scope call): finds its variant
 * @data: data for @find_variant
 * @personal: (out caller-allocates) (optional): what was kept beside the match
 * @damage: (out) (optional) (nullable): what was wrong with the last version,
 *   where the version before it was read
 * @error: why there is no match, in a sentence
 *
 * Reads a match. A version that cannot be right is set aside, never deleted,
 * and the version before takes its place at once; so does a version before that
 * has all its steps, where the last one lacks some. A file whose variant is not
 * there, or which is of a newer version, stays where it is.
 *
 * Returns: (transfer full) (nullable): the match as it was left
 */
CanastaMatch *
canasta_match_file_load (CanastaMatchFile    *self,
                         CanastaVariantFunc   find_variant,
                         gpointer             data,
                         CanastaPersonal         *personal,
                         GError             **damage,
                         GError             **error)
{
  const Reading reading = { canasta_archive_read, find_variant, data };
  CanastaMatch *match;

  g_return_val_if_fail (CANASTA_IS_MATCH_FILE (self), NULL);

  match = read_versions (&reading, self->path, is_mine (self), personal, damage, error);
  self->has_gap = match && canasta_match_get_gap (match);
  return match;
}

/**
 * canasta_match_file_look:
 * @path: (type filename): a saved match, which may be open in another program
 * @find_variant: (scope call): finds its variant
 * @data: data for @find_variant
 * @personal: (out caller-allocates) (optional): what was kept beside the match
 * @damage: (out) (optional) (nullable): what was wrong with the last version,
 *   where the version before it was read
 * @error: why there is no match, in a sentence
 *
 * Sees how a match stands, as [func@archive_look] does, without opening it. A
 * damaged version is dealt with as [method@MatchFile.load] does, unless another
 * program has the match open.
 *
 * Returns: (transfer full) (nullable): the match where it was saved last
 */
CanastaMatch *
canasta_match_file_look (const char          *path,
                         CanastaVariantFunc   find_variant,
                         gpointer             data,
                         CanastaPersonal         *personal,
                         GError             **damage,
                         GError             **error)
{
  const Reading reading = { canasta_archive_look, find_variant, data };
  g_autoptr (CanastaMatchFile) self = NULL;
  CanastaMatch *match = read_version (&reading, path, personal, NULL);

  if (match)
    return match;

  self = canasta_match_file_open (path, NULL);
  return read_versions (&reading, path, self && is_mine (self), personal, damage, error);
}

/**
 * canasta_match_file_read:
 * @path: (type filename): a saved match, which may be open in another program
 * @find_variant: (scope call): finds its variant
 * @data: data for @find_variant
 * @personal: (out caller-allocates) (optional): what was kept beside the match
 * @error: why there is no match, in a sentence
 *
 * Plays a match again, as [func@archive_read] does, without opening it: to look
 * at its rounds, and never to save it. Nothing on the disk is touched; of a
 * damaged match, or one that lacks steps, the version before is read where that
 * is better.
 *
 * Returns: (transfer full) (nullable): the match as it was saved last
 */
CanastaMatch *
canasta_match_file_read (const char          *path,
                         CanastaVariantFunc   find_variant,
                         gpointer             data,
                         CanastaPersonal     *personal,
                         GError             **error)
{
  const Reading reading = { canasta_archive_read, find_variant, data };

  return read_versions (&reading, path, FALSE, personal, NULL, error);
}

/* Writing it. */

/* What could not all be read is somebody's game all the same: it is kept before something
 * is written in its place. */
static gboolean
keep_gap (CanastaMatchFile *self, GError **error)
{
  if (!self->has_gap)
    return TRUE;
  self->has_gap = !canasta_safe_file_keep (self->path, "bad", error);
  return !self->has_gap;
}

/**
 * canasta_match_file_save:
 * @self: a match
 * @text: what [func@archive_write] wrote of it
 * @error: why it is not saved
 *
 * Writes a match whole, so that the file is never half of one; the version that
 * was there stays beside it. One that could not be read with all its steps is
 * kept besides, as `….bad-1`. May be called on any thread, one at a time.
 *
 * Returns: whether it is on the disk
 */
gboolean
canasta_match_file_save (CanastaMatchFile *self, const char *text, GError **error)
{
  g_return_val_if_fail (CANASTA_IS_MATCH_FILE (self), FALSE);

  return (is_mine (self) || take_late (self, error)) && keep_gap (self, error)
         && canasta_safe_file_write (self->path, text, -1, TRUE, error);
}

/* Moves a version that is there. */
static gboolean
move_version (const char *path, const char *new_path, GError **error)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS)
         || canasta_safe_file_move (path, new_path, error);
}

/**
 * canasta_match_file_move:
 * @self: a match
 * @folder: (type filename): where it is to be kept, on the same file system
 * @error: why it is still where it was
 *
 * Moves a match into another folder, under the same name and with the version
 * before it, and closes it. No match there is replaced.
 *
 * Returns: whether it is there
 */
gboolean
canasta_match_file_move (CanastaMatchFile *self, const char *folder, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autofree char *previous = NULL;
  g_autofree char *new_previous = NULL;
  g_autoptr (CanastaMatchFile) target = NULL;

  g_return_val_if_fail (CANASTA_IS_MATCH_FILE (self), FALSE);
  g_return_val_if_fail (folder != NULL, FALSE);

  name = g_path_get_basename (self->path);
  path = g_build_filename (folder, name, NULL);
  previous = canasta_safe_file_previous_path (self->path);
  new_previous = canasta_safe_file_previous_path (path);
  g_mkdir_with_parents (folder, 0700);
  target = canasta_match_file_open (path, error);
  if (!target)
    return FALSE;

  /* Alone, the version before would be taken for what is left of the match: it goes
   * first, and is all that a program has moved that was killed. */
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_unlink (new_previous);
  if (!move_version (previous, new_previous, error))
    return FALSE;
  if (!move_version (self->path, path, error))
    {
      canasta_safe_file_move (new_previous, previous, NULL);
      return FALSE;
    }
  canasta_match_file_close (self);
  return TRUE;
}

/* Removes a file that a program left behind, if it was one and is gone. */
static void
remove_remainder (const char *path)
{
  g_autofree char *written = canasta_safe_file_find_written (path);
  g_autofree char *locked = canasta_file_lock_find_locked (path);
  const char *match = written ? written : locked;
  g_autoptr (CanastaFileLock) lock = NULL;

  if (!match || !g_str_has_suffix (match, CANASTA_MATCH_FILE_SUFFIX))
    return;
  lock = canasta_file_lock_take (match, NULL);
  if (lock && written)
    g_unlink (path);
}

/**
 * canasta_match_file_tidy:
 * @folder: (type filename): where matches are saved
 *
 * Removes what programs have left behind that were killed while they saved a
 * match.
 */
void
canasta_match_file_tidy (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files && (name = g_dir_read_name (files)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      remove_remainder (path);
    }
}
