/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player that is another program. It is started when it is first asked. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "program-player.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define LONGEST_ANSWER 65536

/* How long a program may take to end, in hundredths of a second. */
#define LAST_MOMENTS 40

struct _CanastaProgramPlayer
{
  GObject parent_instance;

  char *command;
  guint patience;               /* how long an answer may take, in milliseconds */
  GPid process;                 /* 0 while it does not run */
  int to;
  int from;
  GString *answers;             /* what was read and not yet used */
  CanastaTable *table;          /* whose rules are written out */
  JsonNode *rules;
};

static void canasta_program_player_init_interface (CanastaPlayerInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaProgramPlayer, canasta_program_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAYER,
                                                      canasta_program_player_init_interface))

/* In the program, before it begins: what a person presses in the terminal is for the one
 * that plays with it, which ends it in its own way. */
static void
stand_apart (gpointer data)
{
  setpgid (0, 0);
}

static gboolean
start (CanastaProgramPlayer *self, GError **error)
{
  g_auto (GStrv) words = NULL;

  if (self->process != 0)
    return TRUE;

  /* Writing to a program that has ended is an error, not our end. */
  signal (SIGPIPE, SIG_IGN);
  return g_shell_parse_argv (self->command, NULL, &words, error)
         && g_spawn_async_with_pipes (NULL, words, NULL,
                                      G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD,
                                      stand_apart, NULL, &self->process, &self->to, &self->from,
                                      NULL, error);
}

static gboolean
refuse (GError **error, const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, sentence);
  return FALSE;
}

/* Waits until something can be read or written, up to a moment. */
static gboolean
wait_for (int file, short event, gint64 until, GCancellable *cancellable, GError **error)
{
  while (TRUE)
    {
      struct pollfd entries[] = {
        { .fd = file, .events = event },
        { .fd = g_cancellable_get_fd (cancellable), .events = POLLIN },
      };
      gint64 left = until - g_get_monotonic_time ();
      int ready = left > 0 ? poll (entries, G_N_ELEMENTS (entries), (int) (left / 1000) + 1) : 0;
      int reason = errno;

      if (entries[1].fd >= 0)
        g_cancellable_release_fd (cancellable);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (ready > 0)
        return TRUE;
      if (ready == 0)
        return refuse (error, _("The program did not answer in time."));
      if (reason != EINTR)
        return refuse (error, g_strerror (reason));
    }
}

static gboolean
send_text (CanastaProgramPlayer *self, const char *text, gint64 until,
           GCancellable *cancellable, GError **error)
{
  size_t left = strlen (text);

  while (left > 0)
    {
      ssize_t n;

      if (!wait_for (self->to, POLLOUT, until, cancellable, error))
        return FALSE;
      n = write (self->to, text, MIN (left, 4096));
      if (n < 0 && errno != EINTR && errno != EAGAIN)
        return refuse (error, _("The program has ended."));
      if (n > 0)
        {
          text += n;
          left -= (size_t) n;
        }
    }
  return TRUE;
}

/* Reads a line. Returns: it, or NULL with an error. */
static char *
receive_line (CanastaProgramPlayer *self, gint64 until, GCancellable *cancellable,
              GError **error)
{
  while (TRUE)
    {
      const char *end = memchr (self->answers->str, '\n', self->answers->len);
      char block[4096];
      ssize_t n;

      if (end)
        {
          gsize length = (gsize) (end - self->answers->str);
          char *line = g_strndup (self->answers->str, length);

          g_string_erase (self->answers, 0, (gssize) length + 1);
          return line;
        }
      if (self->answers->len > LONGEST_ANSWER)
        {
          refuse (error, _("The program’s answer is too long."));
          return NULL;
        }
      if (!wait_for (self->from, POLLIN, until, cancellable, error))
        return NULL;
      n = read (self->from, block, sizeof block);
      if (n > 0)
        g_string_append_len (self->answers, block, n);
      else if (n == 0 || errno != EINTR)
        {
          refuse (error, _("The program has ended."));
          return NULL;
        }
    }
}

/* The observation as one line, with the rules in full. */
static char *
write_observation (CanastaProgramPlayer *self, const CanastaObservation *observation)
{
  g_autoptr (JsonNode) node = NULL;

  if (self->table != observation->table)
    {
      g_autoptr (CanastaRules) rules = canasta_table_dup_rules (observation->table);

      g_clear_pointer (&self->table, canasta_table_unref);
      g_clear_pointer (&self->rules, json_node_unref);
      self->table = canasta_table_ref ((CanastaTable *) observation->table);
      self->rules = canasta_rules_to_json (rules);
    }
  node = canasta_observation_write (observation, self->rules);
  return canasta_json_write (node, FALSE);
}

/* Further keys than the action are the program's own. */
static gboolean
read_answer (const char *line, CanastaAction *action, GError **error)
{
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new (line, -1, _("the program’s answer"), error);
  const char *text;

  if (!reader)
    return FALSE;

  text = canasta_json_reader_get_string (reader, "error", NULL);
  if (text)
    return refuse (error, text);
  canasta_json_reader_require (reader, "action", NULL);
  text = canasta_json_reader_get_string (reader, "action", "");
  if (!canasta_json_reader_finish (reader, error))
    return FALSE;
  return canasta_action_read (text, action)
         || refuse (error, _("The program’s answer is not an action."));
}

static gboolean
canasta_program_player_choose (CanastaPlayer            *player,
                               const CanastaObservation *observation,
                               CanastaAction            *action,
                               GCancellable             *cancellable,
                               GError                  **error)
{
  CanastaProgramPlayer *self = CANASTA_PROGRAM_PLAYER (player);
  gint64 until = g_get_monotonic_time () + (gint64) self->patience * 1000;
  g_autofree char *question = NULL;
  g_autofree char *answer = NULL;

  if (!start (self, error))
    return FALSE;

  question = write_observation (self, observation);
  if (!send_text (self, question, until, cancellable, error))
    return FALSE;
  answer = receive_line (self, until, cancellable, error);
  return answer && read_answer (answer, action, error);
}

static void
canasta_program_player_init_interface (CanastaPlayerInterface *interface)
{
  interface->choose = canasta_program_player_choose;
}

/* The end of its input tells the program to end; one that stays is ended. */
static void
stop (CanastaProgramPlayer *self)
{
  gboolean has_ended = FALSE;

  if (self->process == 0)
    return;

  close (self->to);
  close (self->from);
  for (int i = 0; i < LAST_MOMENTS && !has_ended; i++)
    {
      has_ended = waitpid (self->process, NULL, WNOHANG) != 0;
      if (!has_ended)
        g_usleep (G_USEC_PER_SEC / 100);
    }
  if (!has_ended)
    {
      kill (self->process, SIGKILL);
      waitpid (self->process, NULL, 0);
    }
  g_spawn_close_pid (self->process);
  self->process = 0;
}

static void
canasta_program_player_finalize (GObject *object)
{
  CanastaProgramPlayer *self = CANASTA_PROGRAM_PLAYER (object);

  stop (self);
  g_free (self->command);
  g_string_free (self->answers, TRUE);
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->rules, json_node_unref);
  G_OBJECT_CLASS (canasta_program_player_parent_class)->finalize (object);
}

static void
canasta_program_player_class_init (CanastaProgramPlayerClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_program_player_finalize;
}

static void
canasta_program_player_init (CanastaProgramPlayer *self)
{
  self->answers = g_string_new (NULL);
}

/**
 * canasta_program_player_new:
 * @command: a command line, as for a shell, but without its tricks
 * @patience: how long an answer may take, in milliseconds
 *
 * Returns: (transfer full): a player that is this program
 */
CanastaPlayer *
canasta_program_player_new (const char *command, guint patience)
{
  CanastaProgramPlayer *self = g_object_new (CANASTA_TYPE_PROGRAM_PLAYER, NULL);

  self->command = g_strdup (command);
  self->patience = patience;
  return CANASTA_PLAYER (self);
}
