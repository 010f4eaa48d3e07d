/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever connects may send anything. What is not one of three lines, to the letter, is wrong as soon
 * as it is not their beginning. */
#include "config.h"

#include "network/relay-words.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "network/base-32.h"
#include "network/bytes.h"
#include "network/visitors.h"

#define PROTOCOL "CANASTA-RELAY "
#define VERSION "1 "
#define CALL "guest "
#define NAME_LENGTH 26
#define LAST_BITS 0xc0

static const char *const roles[] = {
  [CANASTA_RELAY_ROLE_TABLE] = "TABLE ",
  [CANASTA_RELAY_ROLE_GUEST] = "GUEST ",
  [CANASTA_RELAY_ROLE_FETCH] = "FETCH ",
};

static const char *const answers[] = {
  [CANASTA_RELAY_ANSWER_OPEN] = "OPEN\n",
  [CANASTA_RELAY_ANSWER_NONE] = "NONE\n",
  [CANASTA_RELAY_ANSWER_FULL] = "FULL\n",
  [CANASTA_RELAY_ANSWER_WHAT] = "WHAT\n",
};

G_DEFINE_QUARK (canasta-relay-error-quark, canasta_relay_error)

/* Names */

/**
 * canasta_relay_name_draw:
 * @self: (out caller-allocates): a name that nobody can guess
 * @error: return location for an error
 *
 * Returns: whether one could be drawn
 */
gboolean
canasta_relay_name_draw (CanastaRelayName *self, GError **error)
{
  gboolean is_drawn = canasta_bytes_draw (self->bytes, sizeof self->bytes, error);

  self->bytes[sizeof self->bytes - 1] &= LAST_BITS;
  return is_drawn;
}

/* Any bits of it are as good as others. */
guint
canasta_relay_name_hash (gconstpointer name)
{
  guint hash;

  memcpy (&hash, name, sizeof hash);
  return hash;
}

gboolean
canasta_relay_name_equal (gconstpointer one, gconstpointer other)
{
  return memcmp (one, other, sizeof (CanastaRelayName)) == 0;
}

/* In the one way it is written. */
static gboolean
read_name (CanastaRelayName *self, const char *text)
{
  char again[NAME_LENGTH + 1];

  *self = (CanastaRelayName){ 0 };
  if (!canasta_base_32_read (text, NAME_LENGTH, self->bytes))
    return FALSE;
  canasta_base_32_write (self->bytes, NAME_LENGTH, again);
  return memcmp (text, again, NAME_LENGTH) == 0;
}

/* The line */

/**
 * canasta_relay_words_write:
 * @self: what one connects for
 *
 * Returns: (transfer full): the line that says so
 */
char *
canasta_relay_words_write (const CanastaRelayWords *self)
{
  char name[NAME_LENGTH + 1];

  canasta_base_32_write (self->name.bytes, NAME_LENGTH, name);
  return g_strconcat (PROTOCOL VERSION, roles[self->role], name, "\n", NULL);
}

/* Whether it begins so, as far as it has come. */
static gboolean
begins (const char *head, gsize size, const char *beginning)
{
  return memcmp (head, beginning, MIN (size, strlen (beginning))) == 0;
}

static gboolean
read_line (CanastaRelayWords *self, const char *head)
{
  const char *role = head + strlen (PROTOCOL VERSION);
  const char *name = role + strlen (roles[0]);

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (begins (role, strlen (roles[i]), roles[i]))
      {
        self->role = (CanastaRelayRole) i;
        return name[NAME_LENGTH] == '\n' && read_name (&self->name, name);
      }
  return FALSE;
}

/**
 * canasta_relay_words_read:
 * @self: (out caller-allocates): what somebody has connected for, where it is whole
 * @head: what came so far
 * @size: its length in bytes
 *
 * Returns: whether it is a whole line, may become one, is that of another version, or is wrong; as is
 *   one with anything behind it, since who asks must wait for the answer
 */
CanastaRelayWordsState
canasta_relay_words_read (CanastaRelayWords *self, const char *head, gsize size)
{
  *self = (CanastaRelayWords){ .role = CANASTA_RELAY_ROLE_TABLE };
  if (size > CANASTA_RELAY_WORDS_SIZE || !begins (head, size, PROTOCOL))
    return CANASTA_RELAY_WORDS_WRONG;
  if (!begins (head, size, PROTOCOL VERSION))
    return CANASTA_RELAY_WORDS_OTHER;
  if (size < CANASTA_RELAY_WORDS_SIZE)
    return CANASTA_RELAY_WORDS_HALF;
  return read_line (self, head) ? CANASTA_RELAY_WORDS_WHOLE : CANASTA_RELAY_WORDS_WRONG;
}

/* The answer */

const char *
canasta_relay_answer_write (CanastaRelayAnswer answer)
{
  return answers[answer];
}

/**
 * canasta_relay_answer_check:
 * @text: as many bytes as an answer has
 * @error: return location for an error of #CanastaRelayError
 *
 * Returns: whether it lets one through
 */
gboolean
canasta_relay_answer_check (const char *text, GError **error)
{
  if (begins (text, CANASTA_RELAY_ANSWER_SIZE, answers[CANASTA_RELAY_ANSWER_OPEN]))
    return TRUE;
  if (begins (text, CANASTA_RELAY_ANSWER_SIZE, answers[CANASTA_RELAY_ANSWER_NONE]))
    g_set_error_literal (error, CANASTA_RELAY_ERROR, CANASTA_RELAY_ERROR_NO_TABLE,
                         _("This table is not registered at the relay at present."));
  else if (begins (text, CANASTA_RELAY_ANSWER_SIZE, answers[CANASTA_RELAY_ANSWER_FULL]))
    g_set_error_literal (error, CANASTA_RELAY_ERROR, CANASTA_RELAY_ERROR_FULL,
                         _("The relay has no room at present."));
  else
    g_set_error_literal (error, CANASTA_RELAY_ERROR, CANASTA_RELAY_ERROR_NO_RELAY,
                         _("What answers there is no relay of this version of the game."));
  return FALSE;
}

/* What a host is told */

/* That somebody waits; from where is what the host counts them by. */
char *
canasta_relay_call_write (const CanastaRelayName *pass, const char *address)
{
  char name[NAME_LENGTH + 1];

  canasta_base_32_write (pass->bytes, NAME_LENGTH, name);
  return g_strconcat (CALL, name, " ", address, NULL);
}

/**
 * canasta_relay_call_read:
 * @text: what a relay has said
 * @pass: (out caller-allocates): by which the guest is fetched
 * @address: (out): from where they come
 *
 * Returns: whether it is that somebody waits
 */
gboolean
canasta_relay_call_read (const char *text, CanastaRelayName *pass, char **address)
{
  const char *name = text + strlen (CALL);

  *address = NULL;
  if (!g_str_has_prefix (text, CALL) || !read_name (pass, name) || name[NAME_LENGTH] != ' ')
    return FALSE;
  *address = canasta_visitors_read_address (name + NAME_LENGTH + 1);
  return *address != NULL;
}
