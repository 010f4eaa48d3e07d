/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/reception.h"

/* How often it is looked whether all have gone, and the tables are told the time, in
 * milliseconds. */
#define GLANCE 100
#define TICK 500

/* So many tables at most are told it one after another, and not all at once, while others wait. */
#define MOST_TURNS 10

struct _CanastaReception
{
  GObject parent_instance;

  CanastaGate *gate;
  GPtrArray *desks;             /* of Desk, one at least once it is open */
  GHashTable *visitors;         /* of Visitor, by their lines */
  guint tick;
  guint n_turns;                /* in which all are told the time */
  guint turn;
};

G_DEFINE_FINAL_TYPE (CanastaReception, canasta_reception, G_TYPE_OBJECT)

/* A table, and who is at it. */
typedef struct
{
  CanastaReception *reception;
  CanastaHost *host;
  GHashTable *visitors;         /* by what the host calls them */
} Desk;

/* Somebody who has come in. Nobody knows yet for which table: until they tell, they are at the
 * first one, which ends whoever says nothing, or nothing that makes sense. */
typedef struct
{
  Desk *desk;                   /* NULL once their table is none any more */
  guint id;                     /* as the host calls them */
  char *address;
} Visitor;

static void
visitor_free (gpointer data)
{
  Visitor *self = data;

  g_free (self->address);
  g_free (self);
}

static void
desk_free (gpointer data)
{
  Desk *self = data;

  g_signal_handlers_disconnect_by_data (self->host, self);
  g_object_unref (self->host);
  g_hash_table_unref (self->visitors);
  g_free (self);
}

static void
canasta_reception_dispose (GObject *object)
{
  CanastaReception *self = CANASTA_RECEPTION (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  if (self->gate)
    {
      g_signal_handlers_disconnect_by_data (self->gate, self);
      canasta_gate_close (self->gate);
    }
  if (self->visitors)
    {
      GHashTableIter iter;
      gpointer line;

      g_hash_table_iter_init (&iter, self->visitors);
      while (g_hash_table_iter_next (&iter, &line, NULL))
        g_signal_handlers_disconnect_by_data (line, self);
    }
  g_clear_pointer (&self->visitors, g_hash_table_unref);
  g_clear_pointer (&self->desks, g_ptr_array_unref);
  g_clear_object (&self->gate);
  G_OBJECT_CLASS (canasta_reception_parent_class)->dispose (object);
}

static void
canasta_reception_class_init (CanastaReceptionClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_reception_dispose;
}

static void
canasta_reception_init (CanastaReception *self)
{
  self->desks = g_ptr_array_new_with_free_func (desk_free);
  self->visitors = g_hash_table_new_full (NULL, NULL, g_object_unref, visitor_free);
}

/* Who is where */

static void
lead (Visitor *visitor, CanastaLine *line, Desk *desk)
{
  visitor->desk = desk;
  visitor->id = canasta_host_connect (desk->host);
  g_hash_table_insert (desk->visitors, GUINT_TO_POINTER (visitor->id), line);
}

/* Nothing of what happens there is theirs any more, and the other way round. */
static void
take_away (Visitor *visitor)
{
  Desk *desk = visitor->desk;

  visitor->desk = NULL;
  g_hash_table_remove (desk->visitors, GUINT_TO_POINTER (visitor->id));
  canasta_host_disconnect (desk->host, visitor->id);
}

static gboolean
is_stranger (const Visitor *visitor)
{
  return canasta_door_has (canasta_host_get_door (visitor->desk->host), visitor->id);
}

/* The table to which somebody has an invitation; where nobody has, because it is worth nothing any
 * more, the one at which they were before. */
static Desk *
find_desk (CanastaReception *self, const CanastaHello *hello)
{
  for (guint i = 0; i < self->desks->len; i++)
    {
      Desk *desk = g_ptr_array_index (self->desks, i);

      if (canasta_door_opens (canasta_host_get_door (desk->host), hello))
        return desk;
    }
  for (guint i = 0; i < self->desks->len; i++)
    {
      Desk *desk = g_ptr_array_index (self->desks, i);

      if (canasta_guests_find_ticket (canasta_host_get_guests (desk->host), &hello->return_ticket))
        return desk;
    }
  return NULL;
}

/* Whoever says for which table they have come is led there. */
static void
show_the_way (CanastaReception *self, Visitor *visitor, CanastaLine *line, const char *text,
              gsize size)
{
  g_auto (CanastaMessage) message = { .kind = CANASTA_MESSAGE_LEAVE };
  Desk *desk = NULL;

  if (canasta_message_read (&message, text, size, CANASTA_SENDER_GUEST, NULL)
      && message.kind == CANASTA_MESSAGE_HELLO)
    desk = find_desk (self, &message.hello);
  if (!desk || desk == visitor->desk)
    return;
  take_away (visitor);
  lead (visitor, line, desk);
}

/* From the lines to the tables */

static void
line_said_cb (CanastaLine *line, const char *text, gulong size, CanastaReception *self)
{
  Visitor *visitor = g_hash_table_lookup (self->visitors, line);

  if (!visitor->desk)
    return;
  if (self->desks->len > 1 && is_stranger (visitor))
    show_the_way (self, visitor, line, text, size);
  canasta_host_hear (visitor->desk->host, visitor->id, text, size);
}

static void
line_ended_cb (CanastaLine *line, CanastaEnding ending, CanastaReception *self)
{
  Visitor *visitor = g_hash_table_lookup (self->visitors, line);

  g_signal_handlers_disconnect_by_data (line, self);
  if (visitor->desk)
    take_away (visitor);
  g_hash_table_remove (self->visitors, line);
}

static void
came_cb (CanastaGate *gate, CanastaLine *line, const char *address, CanastaReception *self)
{
  Visitor *visitor = g_new0 (Visitor, 1);

  visitor->address = g_strdup (address);
  g_hash_table_insert (self->visitors, g_object_ref (line), visitor);
  lead (visitor, line, g_ptr_array_index (self->desks, 0));
  g_signal_connect (line, "said", G_CALLBACK (line_said_cb), self);
  g_signal_connect (line, "ended", G_CALLBACK (line_ended_cb), self);
}

/* From the tables to the lines */

static void
host_said_cb (CanastaHost *host, guint id, const char *text, Desk *desk)
{
  CanastaLine *line = g_hash_table_lookup (desk->visitors, GUINT_TO_POINTER (id));

  if (line)
    canasta_line_send (line, text);
}

static void
host_ended_cb (CanastaHost *host, guint id, Desk *desk)
{
  CanastaLine *line = g_hash_table_lookup (desk->visitors, GUINT_TO_POINTER (id));

  if (line)
    canasta_line_close (line);
}

static void
turned_away_cb (CanastaHost *host, guint id, Desk *desk)
{
  CanastaLine *line = g_hash_table_lookup (desk->visitors, GUINT_TO_POINTER (id));
  Visitor *visitor = line ? g_hash_table_lookup (desk->reception->visitors, line) : NULL;

  if (visitor)
    canasta_gate_blame (desk->reception->gate, visitor->address);
}

static gint64
get_time (void)
{
  return g_get_monotonic_time () / 1000;
}

static gboolean
tick_cb (gpointer data)
{
  CanastaReception *self = data;

  for (guint i = self->turn; i < self->desks->len; i += self->n_turns)
    canasta_host_tell_time (((Desk *) g_ptr_array_index (self->desks, i))->host, get_time ());
  self->turn = (self->turn + 1) % self->n_turns;
  return G_SOURCE_CONTINUE;
}

/**
 * canasta_reception_new:
 * @key: (nullable): the key of this computer's tables, as for a gate
 * @limits: what whoever comes may take
 *
 * Returns: (transfer full): a reception that is not open
 */
CanastaReception *
canasta_reception_new (GTlsCertificate *key, const CanastaLimits *limits)
{
  CanastaReception *self = g_object_new (CANASTA_TYPE_RECEPTION, NULL);

  self->gate = canasta_gate_new (key, limits);
  g_signal_connect (self->gate, "came", G_CALLBACK (came_cb), self);
  return self;
}

static Desk *
desk_new (CanastaReception *self, CanastaHost *host)
{
  Desk *desk = g_new (Desk, 1);

  *desk = (Desk){ self, g_object_ref (host), g_hash_table_new (NULL, NULL) };
  g_signal_connect (host, "said", G_CALLBACK (host_said_cb), desk);
  g_signal_connect (host, "ended", G_CALLBACK (host_ended_cb), desk);
  g_signal_connect (host, "turned-away", G_CALLBACK (turned_away_cb), desk);
  return desk;
}

/* People can come to this table from now on. */
void
canasta_reception_add (CanastaReception *self, CanastaHost *host)
{
  g_ptr_array_add (self->desks, desk_new (self, host));
  if (self->tick != 0)
    canasta_host_tell_time (host, get_time ());
}

static guint
find_place (CanastaReception *self, CanastaHost *host)
{
  guint i = 0;

  while (((Desk *) g_ptr_array_index (self->desks, i))->host != host)
    i++;
  return i;
}

/* Who has not said yet for which table they have come may still come for any. */
static void
move_strangers (CanastaReception *self, Desk *from, Desk *to)
{
  GHashTableIter iter;
  gpointer line, data;

  g_hash_table_iter_init (&iter, self->visitors);
  while (g_hash_table_iter_next (&iter, &line, &data))
    {
      Visitor *visitor = data;

      if (visitor->desk != from || !is_stranger (visitor))
        continue;
      take_away (visitor);
      lead (visitor, line, to);
    }
}

/* The table is no more, and whoever is still at it has been told. */
static void
clear_desk (CanastaReception *self, Desk *desk)
{
  GHashTableIter iter;
  gpointer visitor;

  canasta_host_close (desk->host);
  g_hash_table_iter_init (&iter, self->visitors);
  while (g_hash_table_iter_next (&iter, NULL, &visitor))
    if (((Visitor *) visitor)->desk == desk)
      take_away (visitor);
}

/**
 * canasta_reception_replace:
 * @self: a reception
 * @host: one of its tables, which is closed
 * @other: the one that stands in its place from now on
 */
void
canasta_reception_replace (CanastaReception *self, CanastaHost *host, CanastaHost *other)
{
  Desk **place = (Desk **) &g_ptr_array_index (self->desks, find_place (self, host));
  Desk *before = *place;

  *place = desk_new (self, other);
  canasta_host_tell_time (other, get_time ());
  move_strangers (self, before, *place);
  clear_desk (self, before);
  desk_free (before);
}

static gboolean
begin (CanastaReception *self, gboolean is_open)
{
  if (!is_open)
    return FALSE;
  self->n_turns = MIN (self->desks->len, MOST_TURNS);
  for (guint i = 0; i < self->n_turns; i++)
    tick_cb (self);
  self->tick = g_timeout_add (TICK / self->n_turns, tick_cb, self);
  return TRUE;
}

/* Whether it could be opened, see canasta_gate_open(). */
gboolean
canasta_reception_open (CanastaReception *self, guint16 port, GError **error)
{
  g_return_val_if_fail (self->desks->len > 0, FALSE);

  return begin (self, canasta_gate_open (self->gate, port, error));
}

/* Whether it could be opened, see canasta_gate_open_at(). */
gboolean
canasta_reception_open_at (CanastaReception *self, GSocket *socket, GError **error)
{
  g_return_val_if_fail (self->desks->len > 0, FALSE);

  return begin (self, canasta_gate_open_at (self->gate, socket, error));
}

/* Where people come in. */
CanastaGate *
canasta_reception_get_gate (CanastaReception *self)
{
  return self->gate;
}

/* Nobody comes in any more, and whoever is there is cut off; what must be said is to be said
 * before, by the tables. */
void
canasta_reception_close (CanastaReception *self)
{
  g_clear_handle_id (&self->tick, g_source_remove);
  canasta_gate_close (self->gate);
}

static gboolean
glance_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/**
 * canasta_reception_finish:
 * @self: a reception, whose tables have said goodbye
 * @patience: until when whoever is there may take their time to hear it, in microseconds of the
 *   monotonic clock
 *
 * Closes it; does not return before all are gone.
 */
void
canasta_reception_finish (CanastaReception *self, gint64 patience)
{
  guint glancing = g_timeout_add (GLANCE, glance_cb, NULL);

  while (canasta_gate_count (self->gate) > 0 && g_get_monotonic_time () < patience)
    g_main_context_iteration (NULL, TRUE);
  canasta_reception_close (self);
  while (canasta_gate_count (self->gate) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (glancing);
}
