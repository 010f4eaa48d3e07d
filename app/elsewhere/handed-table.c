/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/handed-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "elsewhere/host-say.h"
#include "elsewhere/inheritance.h"
#include "elsewhere/visit-table.h"
#include "network/guest-view.h"

/* Writing */

/* Takes the line. */
static void
add_line (GString *text, char *line)
{
  g_string_append (text, line);
  g_string_append_c (text, '\n');
  g_free (line);
}

static void
add_welcome (GString *text, CanastaHost *host)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_WELCOME);
  message.welcome.program = g_strdup ("Canasta " CANASTA_VERSION);
  message.welcome.table = g_strdup (canasta_host_get_title (host));
  memcpy (message.welcome.match, canasta_host_get_origin (host), sizeof message.welcome.match);
  add_line (text, canasta_message_write (&message));
}

static void
add_table (GString *text, CanastaHost *host)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (host, &message);
  add_line (text, canasta_message_write (&message));
}

static void
add_keys (GString *text, CanastaHost *host)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_fill_keys (host, &message);
  add_line (text, canasta_message_write (&message));
}

/**
 * canasta_handed_table_write:
 * @host: a host whose match has begun
 * @rounds: (out): how many rounds are over; a deal that was begun is none of them
 *
 * Returns: (transfer full): its table, in lines
 */
char *
canasta_handed_table_write (CanastaHost *host, guint *rounds)
{
  CanastaMatch *match = canasta_session_get_match (canasta_host_get_session (host));
  GString *text = g_string_new (NULL);

  *rounds = canasta_host_count_over (host);
  add_welcome (text, host);
  add_line (text, canasta_host_say_write_rules (canasta_host_get_table (host)));
  add_table (text, host);
  add_keys (text, host);
  for (guint round = 1; round <= *rounds; round++)
    add_line (text, canasta_guest_view_write_round (match, round));
  return g_string_free (text, FALSE);
}

/* Reading */

/* What the lines have told. */
typedef struct
{
  CanastaInheritance inheritance;
  CanastaTable *table;
  CanastaMessage seen;          /* of the kind “table”, or “leave”, which holds nothing */
  CanastaPastRounds *past;
  CanastaRegistry *registry;
} Told;

static void
told_clear (Told *self)
{
  canasta_inheritance_forget (&self->inheritance);
  g_clear_pointer (&self->table, canasta_table_unref);
  canasta_message_clear (&self->seen);
  g_clear_pointer (&self->past, canasta_past_rounds_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Told, told_clear)

static gboolean
take_round (Told *self, const CanastaReplayed *replayed)
{
  if (replayed->deal < 0 || !replayed->actions)
    return FALSE;
  canasta_past_rounds_note_over (self->past, replayed->round);
  canasta_past_rounds_add (self->past, replayed->round, (guint64) replayed->deal,
                           (const char *const *) replayed->actions);
  return TRUE;
}

/* Each is told once, but for rounds. */
static gboolean
take (Told *self, CanastaMessage *message, GError **error)
{
  switch ((guint) message->kind)
    {
    case CANASTA_MESSAGE_WELCOME:
      canasta_inheritance_meet (&self->inheritance, &message->welcome);
      return TRUE;
    case CANASTA_MESSAGE_RULES:
      if (!self->table)
        self->table = canasta_visit_open_table (&message->rules, self->registry, error);
      return self->table != NULL;
    case CANASTA_MESSAGE_TABLE:
      canasta_message_clear (&self->seen);
      self->seen = *message;
      canasta_message_init (message, CANASTA_MESSAGE_LEAVE);
      return TRUE;
    case CANASTA_MESSAGE_KEYS:
      canasta_inheritance_take_keys (&self->inheritance, message);
      return TRUE;
    case CANASTA_MESSAGE_REPLAYED:
      return take_round (self, &message->replayed);
    default:
      return FALSE;
    }
}

static gboolean
read_lines (Told *self, const char *text, GError **error)
{
  while (*text != '\0')
    {
      g_auto (CanastaMessage) message = { .kind = CANASTA_MESSAGE_LEAVE };
      gsize size = strcspn (text, "\n");

      if (!canasta_message_read (&message, text, size, CANASTA_SENDER_HOST, error)
          || !take (self, &message, error))
        return FALSE;
      text += size + (text[size] == '\n');
    }
  return TRUE;
}

static gboolean
fill (CanastaHandedTable *self, Told *told, GError **error)
{
  const CanastaTableKnown known = {
    .match = told->inheritance.origin,
    .table = told->table,
    .seen = told->seen.kind == CANASTA_MESSAGE_TABLE ? &told->seen.table : NULL,
    .seat = CANASTA_NO_SEAT,
  };

  if (!canasta_inheritance_fill_kept (&told->inheritance, &known, &self->kept, error))
    return FALSE;
  self->rounds = canasta_inheritance_write_rounds (&told->inheritance, &known, told->past);
  return self->rounds || canasta_past_rounds_count (told->past) == 0;
}

/**
 * canasta_handed_table_read:
 * @self: (out caller-allocates): the table
 * @text: what its host says
 * @registry: the variants
 * @error: return location for an error
 *
 * The rounds are played again as they are told, and nothing else of them is believed.
 *
 * Returns: whether it can go on here
 */
gboolean
canasta_handed_table_read (CanastaHandedTable *self, const char *text, CanastaRegistry *registry,
                           GError **error)
{
  g_auto (Told) told = { .past = canasta_past_rounds_new (), .registry = registry };
  g_autoptr (GError) reason = NULL;

  *self = (CanastaHandedTable){ 0 };
  canasta_inheritance_init (&told.inheritance);
  canasta_message_init (&told.seen, CANASTA_MESSAGE_LEAVE);
  if (read_lines (&told, text, &reason) && fill (self, &told, &reason))
    return TRUE;
  canasta_handed_table_clear (self);
  if (reason)
    g_propagate_error (error, g_steal_pointer (&reason));
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _("What is told of the table is not enough to go on with it."));
  return FALSE;
}

void
canasta_handed_table_clear (CanastaHandedTable *self)
{
  canasta_kept_table_clear (&self->kept);
  g_clear_pointer (&self->rounds, g_free);
}
