/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of saved matches on the disk: none is lost, whatever happens to the
 * files and to the program, and no two programs write the same one. */
#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "killed.h"
#include "players.h"

/* A folder with a match that was saved twice: first with 30 actions, then with
 * one more. */
typedef struct
{
  char *folder;
  char *path;
  char *previous;
  CanastaMatch *match;
  guint count;          /* actions in the newest version */
} Saved;

static void
save (const char *path, CanastaMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatchFile) file = canasta_match_file_open (path, &error);
  g_autofree char *text = canasta_archive_write (match, NULL);

  g_assert_no_error (error);
  canasta_match_file_save (file, text, &error);
  g_assert_no_error (error);
}

static guint
count_actions (CanastaMatch *match)
{
  return canasta_record_get_count (canasta_match_get_record (match));
}

static void
set_up (Saved *saved, gconstpointer data)
{
  const char *names[] = { "You", "Anna", "Ben", "Clara", NULL };
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=4");
  g_autoptr (GRand) random = g_rand_new_with_seed (20);
  g_autoptr (GError) error = NULL;

  saved->folder = g_dir_make_tmp ("canasta-XXXXXX", &error);
  g_assert_no_error (error);
  saved->path = g_build_filename (saved->folder, "match.json", NULL);
  saved->previous = canasta_safe_file_previous_path (saved->path);
  saved->match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 4020, names);
  for (guint i = 0; i < 30; i++)
    test_play_action (saved->match, random);
  save (saved->path, saved->match);
  test_play_action (saved->match, random);
  save (saved->path, saved->match);
  saved->count = count_actions (saved->match);
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (files)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

static void
tear_down (Saved *saved, gconstpointer data)
{
  empty_folder (saved->folder);
  g_rmdir (saved->folder);
  g_free (saved->folder);
  g_free (saved->path);
  g_free (saved->previous);
  g_object_unref (saved->match);
}

static void
write_text (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static gboolean
exists (Saved *saved, const char *name)
{
  g_autofree char *path = g_build_filename (saved->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The names in the folder, in order. */
static void
assert_files (Saved *saved, const char *expected)
{
  g_autoptr (GDir) files = g_dir_open (saved->folder, 0, NULL);
  g_autoptr (GList) names = NULL;
  g_autoptr (GString) joined = g_string_new (NULL);
  const char *name;

  while ((name = g_dir_read_name (files)))
    names = g_list_insert_sorted (names, (gpointer) g_intern_string (name),
                                  (GCompareFunc) g_strcmp0);
  for (GList *item = names; item; item = item->next)
    g_string_append_printf (joined, "%s%s", joined->len > 0 ? " " : "", (char *) item->data);
  g_assert_cmpstr (joined->str, ==, expected);
}

static CanastaMatch *
load_match (Saved *saved, GError **damage, GError **error)
{
  g_autoptr (CanastaMatchFile) file = canasta_match_file_open (saved->path, error);

  if (!file)
    return NULL;
  return canasta_match_file_load (file, test_find_variant, NULL, NULL, damage, error);
}

/* Opens and reads the match. Returns: how many actions it has, 0 without one. */
static guint
load (Saved *saved, GError **damage, GError **error)
{
  g_autoptr (CanastaMatch) match = load_match (saved, damage, error);

  return match ? count_actions (match) : 0;
}

/* Looks at the match, which plays nothing. Returns: how many actions led to where
 * it stands, 0 without one. */
static guint
look (Saved *saved, GError **damage, GError **error)
{
  g_autoptr (CanastaMatch) match =
    canasta_match_file_look (saved->path, test_find_variant, NULL, NULL, damage, error);

  if (!match)
    return 0;
  g_assert_cmpuint (count_actions (match), ==, 0);
  if (canasta_state_equal (canasta_match_get_state (match),
                           canasta_match_get_before (saved->match)))
    return saved->count - 1;
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (saved->match)));
  return saved->count;
}

static void
assert_whole (Saved *saved, guint count)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatch) match = load_match (saved, &damage, &error);
  g_autoptr (CanastaMatch) seen = NULL;

  g_assert_no_error (damage);
  g_assert_no_error (error);
  g_assert_cmpuint (count_actions (match), ==, count);
  seen = canasta_match_file_look (saved->path, test_find_variant, NULL, NULL, &damage, &error);
  g_assert_no_error (damage);
  g_assert_no_error (error);
  g_assert_true (canasta_state_equal (canasta_match_get_state (seen),
                                      canasta_match_get_state (match)));
}

static void
test_save (Saved *saved, gconstpointer data)
{
  assert_whole (saved, saved->count);
  assert_files (saved, "match.json match.json~");
}

/* The version before is in its place as soon as it was read, and stays there
 * though nobody plays on. */
static void
test_damaged (Saved *saved, gconstpointer data)
{
  static const char *const texts[] = { "", "{ \"format\": 1,", "{}", "\377\376", "[]" };
  g_autofree char *aside = g_strconcat (saved->path, ".bad-1", NULL);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) damage = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *kept = NULL;
      const char *text = texts[i / 2];

      save (saved->path, saved->match);
      save (saved->path, saved->match);
      write_text (saved->path, text);
      g_assert_cmpuint (i % 2 == 0 ? load (saved, &damage, &error)
                                   : look (saved, &damage, &error), ==, saved->count);
      g_assert_no_error (error);
      g_assert_nonnull (damage);
      g_assert_nonnull (strstr (damage->message, aside));
      g_file_get_contents (aside, &kept, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (kept, ==, text);
      assert_files (saved, "match.json match.json.bad-1 match.json~");
      assert_whole (saved, saved->count);
      g_assert_cmpint (g_unlink (aside), ==, 0);
    }
}

/* A file that ends at whatever byte: the version before takes its place, and
 * without one the person is told, and what there is stays. All of them only with
 * `-m thorough`. */
static void
test_cut_short (Saved *saved, gconstpointer data)
{
  g_autofree char *text = canasta_archive_write (saved->match, NULL);
  g_autofree char *aside = g_strconcat (saved->path, ".bad-1", NULL);
  gsize every = g_test_thorough () ? 1 : 97;
  gsize whole = strlen (g_strchomp (text));

  for (gsize length = 0; length < whole; length += every)
    {
      g_autofree char *begin = g_strndup (text, length);
      g_autofree char *kept = NULL;
      g_autoptr (GError) damage = NULL;
      g_autoptr (GError) error = NULL;

      save (saved->path, saved->match);
      save (saved->path, saved->match);
      write_text (saved->path, begin);
      g_assert_cmpuint (load (saved, &damage, &error), ==, saved->count);
      g_assert_no_error (error);
      g_assert_nonnull (damage);
      g_assert_cmpint (g_unlink (aside), ==, 0);

      g_assert_cmpint (g_unlink (saved->previous), ==, 0);
      write_text (saved->path, begin);
      g_assert_cmpuint (load (saved, NULL, &error), ==, 0);
      g_assert_nonnull (error);
      g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, begin);
      assert_files (saved, "match.json.bad-1");
      g_assert_cmpint (g_unlink (aside), ==, 0);
    }
}

/* The match itself is gone, or something else has its name. */
static void
test_missing (Saved *saved, gconstpointer data)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;

  g_unlink (saved->path);
  g_assert_cmpuint (load (saved, &damage, &error), ==, saved->count - 1);
  g_assert_error (damage, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&damage);
  assert_files (saved, "match.json match.json~");
  assert_whole (saved, saved->count - 1);

  g_unlink (saved->path);
  g_assert_cmpint (g_mkdir (saved->path, 0700), ==, 0);
  g_assert_cmpuint (load (saved, &damage, &error), ==, saved->count - 1);
  g_assert_error (damage, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  assert_files (saved, "match.json match.json.bad-1 match.json~");
  assert_whole (saved, saved->count - 1);
}

static void
test_both_damaged (Saved *saved, gconstpointer data)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;

  write_text (saved->path, "one");
  write_text (saved->previous, "two");
  g_assert_cmpuint (load (saved, &damage, &error), ==, 0);
  g_assert_no_error (damage);
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "match.json, line 1: "));
  g_assert_nonnull (strstr (error->message, "/match.json.bad-1”."));
  assert_files (saved, "match.json.bad-1 match.json~.bad-1");

  g_clear_error (&error);
  g_assert_cmpuint (load (saved, NULL, &error), ==, 0);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  assert_files (saved, "match.json.bad-1 match.json~.bad-1");
}

static void
change_variant (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *changed = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  parts = g_strsplit (text, "test/4", -1);
  changed = g_strjoinv ("samba/4", parts);
  g_assert_cmpstr (text, !=, changed);
  write_text (path, changed);
}

/* A match whose variant is gone is nobody's fault: the file stays, and so does
 * the version before where it may be all there is. */
static void
test_variant_missing (Saved *saved, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  change_variant (saved->path);
  g_assert_cmpuint (load (saved, NULL, &error), ==, 0);
  g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_VARIANT);
  g_assert_nonnull (strstr (error->message, "samba"));
  assert_files (saved, "match.json match.json~");

  g_clear_error (&error);
  write_text (saved->path, "{");
  change_variant (saved->previous);
  g_assert_cmpuint (load (saved, NULL, &error), ==, 0);
  g_assert_nonnull (error);
  assert_files (saved, "match.json match.json~");
}

/* Two programs. */

/* A program that has the match open, until it is killed. */
static pid_t
start_program (const char *path)
{
  int ends[2];
  char sign;
  pid_t program;

  g_assert_cmpint (pipe (ends), ==, 0);
  program = fork ();
  g_assert_cmpint (program, >=, 0);
  if (program == 0)
    {
      CanastaMatchFile *file = canasta_match_file_open (path, NULL);

      if (!file || write (ends[1], "o", 1) != 1)
        _exit (1);
      for (;;)
        pause ();
    }
  g_assert_cmpint (close (ends[1]), ==, 0);
  g_assert_cmpint (read (ends[0], &sign, 1), ==, 1);
  g_assert_cmpint (close (ends[0]), ==, 0);
  return program;
}

static void
kill_program (pid_t program)
{
  g_assert_cmpint (kill (program, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (program, NULL, 0), ==, program);
}

static void
test_elsewhere (Saved *saved, gconstpointer data)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  pid_t program = start_program (saved->path);

  g_assert_null (canasta_match_file_open (saved->path, &error));
  g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_ELSEWHERE);
  g_assert_nonnull (strstr (error->message, "match.json” is open in another program."));
  g_clear_error (&error);

  /* It can be looked at; nothing is done about its damage. */
  g_assert_cmpuint (look (saved, &damage, &error), ==, saved->count);
  write_text (saved->path, "{");
  g_assert_cmpuint (look (saved, &damage, &error), ==, saved->count - 1);
  g_assert_nonnull (damage);
  g_clear_error (&damage);
  assert_files (saved, "match.json match.json.lock match.json~");

  /* A program that was killed has nothing open. */
  kill_program (program);
  g_assert_true (exists (saved, "match.json.lock"));
  g_assert_cmpuint (load (saved, &damage, &error), ==, saved->count - 1);
  g_assert_no_error (error);
  assert_files (saved, "match.json match.json.bad-1 match.json~");
}

/* One program opens a match once, until it has closed it. */
static void
test_reopened (Saved *saved, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatchFile) file = canasta_match_file_open (saved->path, &error);
  g_autoptr (CanastaMatchFile) again = NULL;

  g_assert_no_error (error);
  g_assert_null (canasta_match_file_open (saved->path, NULL));
  canasta_match_file_close (file);
  again = canasta_match_file_open (saved->path, &error);
  g_assert_no_error (error);
  g_assert_nonnull (again);
}

/* Where it cannot be saved */

static void
test_unwritable (Saved *saved, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (saved->folder, "matches", NULL);
  g_autofree char *path = g_build_filename (folder, "match.json", NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  g_autofree char *text = canasta_archive_write (saved->match, NULL);
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaMatchFile) other = NULL;
  g_autoptr (GError) error = NULL;

  write_text (folder, "no folder");
  file = canasta_match_file_open (path, &error);
  g_assert_no_error (error);
  other = canasta_match_file_open (path, &error);
  g_assert_no_error (error);
  g_assert_false (canasta_match_file_save (file, text, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_clear_error (&error);

  /* As soon as it can be saved it is one program's. */
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_true (canasta_match_file_save (file, text, &error));
  g_assert_no_error (error);
  g_assert_false (canasta_match_file_save (other, "{}", &error));
  g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_ELSEWHERE);
  g_clear_error (&error);

  /* What another program has saved meanwhile is not written over. */
  canasta_match_file_close (file);
  g_assert_false (canasta_match_file_save (other, "{}", &error));
  g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_ELSEWHERE);
  g_assert_nonnull (strstr (error->message, "match.json” was changed by another program."));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_false (g_file_test (lock, G_FILE_TEST_EXISTS));
}

/* Killed programs */

static void
save_cb (gpointer path, gpointer text)
{
  g_autoptr (CanastaMatchFile) file = canasta_match_file_open (path, NULL);

  canasta_match_file_save (file, text, NULL);
}

/* Whenever a program is killed that saves a match, there is the version before
 * or the new one, and the next start removes the rest. */
static void
test_killed_saving (Saved *saved, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (21);
  g_autofree char *old_text = canasta_archive_write (saved->match, NULL);
  g_autofree char *text = NULL;
  guint step = 0;
  gboolean was_killed = TRUE;

  test_play_action (saved->match, random);
  text = canasta_archive_write (saved->match, NULL);
  for (step = 1; was_killed; step++)
    {
      g_autofree char *kept = NULL;

      save_cb (saved->path, old_text);
      was_killed = test_kill_at_step (step, save_cb, saved->path, text);
      canasta_match_file_tidy (saved->folder);
      assert_files (saved, "match.json match.json~");
      g_file_get_contents (saved->path, &kept, NULL, NULL);
      assert_whole (saved, g_str_equal (kept, text) ? saved->count + 1 : saved->count);
      g_assert_true (was_killed || g_str_equal (kept, text));
    }
  g_assert_cmpuint (step, >, 8);
}

static void
load_cb (gpointer saved, gpointer data)
{
  load (saved, NULL, NULL);
}

/* Whenever a program is killed that puts the version before in its place, the
 * next one does it. */
static void
test_killed_mending (Saved *saved, gconstpointer data)
{
  g_autofree char *text = canasta_archive_write (saved->match, NULL);
  guint step = 0;
  gboolean was_killed = TRUE;

  for (step = 1; was_killed; step++)
    {
      g_autoptr (GError) error = NULL;

      empty_folder (saved->folder);
      write_text (saved->previous, text);
      write_text (saved->path, "{");
      was_killed = test_kill_at_step (step, load_cb, saved, NULL);
      canasta_match_file_tidy (saved->folder);
      g_assert_cmpuint (load (saved, NULL, &error), ==, saved->count);
      g_assert_no_error (error);
      assert_files (saved, "match.json match.json.bad-1 match.json~");
      assert_whole (saved, saved->count);
    }
  g_assert_cmpuint (step, >, 4);
}

/* A match of which a step cannot be played again. */
static char *
write_gap (CanastaMatch *match, const CanastaPersonal *personal)
{
  g_autofree char *text = canasta_archive_write (match, personal);
  g_auto (GStrv) parts = g_strsplit (text, "\"draw; ", 2);

  return g_strjoinv ("\"draw; draw; ", parts);
}

static void
assert_content (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* A record that cannot be played again is no damage: nothing is set aside, and
 * the match stands where it stood in the last version. What could not be read is
 * kept when the match is saved, once. */
static void
test_held (Saved *saved, gconstpointer data)
{
  g_autofree char *changed = write_gap (saved->match, NULL);
  g_autofree char *aside = g_strconcat (saved->path, ".bad-1", NULL);
  g_autofree char *text = NULL;
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;

  write_text (saved->path, changed);
  write_text (saved->previous, changed);
  file = canasta_match_file_open (saved->path, &error);
  g_assert_no_error (error);
  match = canasta_match_file_load (file, test_find_variant, NULL, NULL, &damage, &error);
  g_assert_no_error (error);
  g_assert_no_error (damage);
  g_assert_nonnull (canasta_match_get_gap (match));
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (saved->match)));
  assert_files (saved, "match.json match.json.lock match.json~");

  text = canasta_archive_write (match, NULL);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (canasta_match_file_save (file, text, &error));
      assert_content (aside, changed);
    }
  canasta_match_file_close (file);
  assert_files (saved, "match.json match.json.bad-1 match.json~");
}

/* The version before is the better one where the last one lacks its steps and that does
 * not; what is beside the match comes from the version that is taken. */
static void
test_better (Saved *saved, gconstpointer data)
{
  CanastaPersonal personal = { .seat = 2, .desk.hand = (char *) "4C" };
  g_autofree char *changed = write_gap (saved->match, &personal);
  g_autofree char *aside = g_strconcat (saved->path, ".bad-1", NULL);

  write_text (saved->path, changed);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CanastaMatchFile) file = canasta_match_file_open (saved->path, NULL);
      g_autoptr (GError) damage = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (CanastaPersonal) beside = { 0 };
      g_autoptr (CanastaMatch) match =
        i == 0 ? canasta_match_file_read (saved->path, test_find_variant, NULL, &beside, &error)
               : canasta_match_file_load (file, test_find_variant, NULL, &beside, &damage,
                                          &error);

      g_assert_no_error (error);
      g_assert_cmpuint (count_actions (match), ==, saved->count - 1);
      g_assert_null (canasta_match_get_gap (match));
      g_assert_cmpuint (beside.seat, ==, 0);
      g_assert_null (beside.desk.hand);
      canasta_match_file_close (file);
      /* Who only reads leaves everything where it is. */
      assert_files (saved, i == 0 ? "match.json match.json~"
                                  : "match.json match.json.bad-1 match.json~");
      g_assert_true (i == 0 || strstr (damage->message, "“draw” is not possible"));
      g_assert_true (i == 0 || strstr (damage->message, aside));
    }
  assert_content (aside, changed);
  assert_whole (saved, saved->count - 1);
}

/* Damaged bytes of the version before are not written over either. */
static void
test_better_than_damaged (Saved *saved, gconstpointer data)
{
  g_autofree char *changed = write_gap (saved->match, NULL);
  g_autofree char *aside = g_strconcat (saved->previous, ".bad-1", NULL);
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatch) match = NULL;

  write_text (saved->path, changed);
  write_text (saved->previous, "two");
  match = load_match (saved, &damage, &error);
  g_assert_no_error (error);
  g_assert_no_error (damage);
  g_assert_nonnull (canasta_match_get_gap (match));
  assert_content (aside, "two");
  assert_content (saved->path, changed);
  assert_files (saved, "match.json match.json~.bad-1");
}

/* A rule of tomorrow is no damage: the match waits for a program that knows it. */
static void
test_newer_rules (Saved *saved, gconstpointer data)
{
  g_autofree char *text = canasta_archive_write (saved->match, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "\"rules\": {", 2);
  g_autofree char *changed = g_strjoinv ("\"rules\": { \"take-tomorrow\": 2,", parts);
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;

  write_text (saved->path, changed);
  g_assert_null (load_match (saved, &damage, &error));
  g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT);
  g_assert_no_error (damage);
  assert_content (saved->path, changed);
  assert_files (saved, "match.json match.json~");
}

/* Moved with the version before, and back; whatever is done last, no version is lost. */

static void
move_cb (gpointer path, gpointer folder)
{
  g_autoptr (CanastaMatchFile) file = canasta_match_file_open (path, NULL);

  canasta_match_file_move (file, folder, NULL);
}

static void
test_moved (Saved *saved, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (saved->folder, "deleted", "today", NULL);
  g_autofree char *outer = g_path_get_dirname (folder);
  g_autofree char *path = g_build_filename (folder, "match.json", NULL);
  g_autofree char *previous = canasta_safe_file_previous_path (path);
  g_autofree char *text = canasta_archive_write (saved->match, NULL);
  gboolean was_killed = TRUE;
  guint step;

  for (step = 1; was_killed; step++)
    {
      was_killed = test_kill_at_step (step, move_cb, saved->path, folder);
      if (g_file_test (saved->path, G_FILE_TEST_EXISTS))
        move_cb (saved->path, folder);
      canasta_match_file_tidy (saved->folder);
      canasta_match_file_tidy (folder);
      assert_files (saved, "deleted");
      assert_content (path, text);
      g_assert_true (g_file_test (previous, G_FILE_TEST_EXISTS) || was_killed);
      move_cb (path, saved->folder);
      g_assert_cmpint (g_rmdir (folder), ==, 0);
      g_assert_cmpint (g_rmdir (outer), ==, 0);
      save (saved->path, saved->match);
      assert_whole (saved, saved->count);
    }
  g_assert_cmpuint (step, >, 6);
}

/* Only what programs leave behind goes, and not while they are at work. */
static void
test_tidy (Saved *saved, gconstpointer data)
{
  static const char *const remainders[] = { "match.json.aB3xYz.new", "match.json~.aB3xYz.new",
                                            "match.json~.new", "match.json.lock",
                                            "other.json.aB3xYz.new", "other.json.lock" };
  static const char *const others[] = { "match.json.backup", "match.json.bad-1",
                                        "match.json.new", "notes.lock", "notes.aB3xYz.new" };
  pid_t program;

  for (guint i = 0; i < G_N_ELEMENTS (remainders) + G_N_ELEMENTS (others); i++)
    {
      g_autofree char *path = g_build_filename (
        saved->folder, i < G_N_ELEMENTS (others) ? others[i]
                                                 : remainders[i - G_N_ELEMENTS (others)], NULL);

      write_text (path, "{");
    }

  program = start_program (saved->path);
  canasta_match_file_tidy (saved->folder);
  for (guint i = 0; i < G_N_ELEMENTS (remainders); i++)
    g_assert_cmpint (exists (saved, remainders[i]), ==,
                     g_str_has_prefix (remainders[i], "match"));

  kill_program (program);
  canasta_match_file_tidy (saved->folder);
  assert_files (saved, "match.json match.json.backup match.json.bad-1 match.json.new match.json~ "
                       "notes.aB3xYz.new notes.lock");
  assert_whole (saved, saved->count);
}

#define ADD(name, function) \
  g_test_add ("/match-file/" name, Saved, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("save", test_save);
  ADD ("damaged", test_damaged);
  ADD ("missing", test_missing);
  ADD ("both-damaged", test_both_damaged);
  ADD ("held", test_held);
  ADD ("better", test_better);
  ADD ("better-than-damaged", test_better_than_damaged);
  ADD ("newer-rules", test_newer_rules);
  ADD ("moved", test_moved);
  ADD ("variant-missing", test_variant_missing);
  ADD ("elsewhere", test_elsewhere);
  ADD ("reopened", test_reopened);
  ADD ("unwritable", test_unwritable);
  ADD ("cut-short", test_cut_short);
  ADD ("killed-saving", test_killed_saving);
  ADD ("killed-mending", test_killed_mending);
  ADD ("tidy", test_tidy);
  return g_test_run ();
}
