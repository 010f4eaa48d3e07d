/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/reception.h"

struct _CanastaReception
{
  GObject parent_instance;

  CanastaHost *host;
  CanastaGate *gate;
  GHashTable *lines;            /* of CanastaLine, by what the host calls them */
  GHashTable *ids;              /* the other way round */
  GHashTable *addresses;        /* from where somebody has come, by their line */
  guint tick;
};

G_DEFINE_FINAL_TYPE (CanastaReception, canasta_reception, G_TYPE_OBJECT)

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
  if (self->host)
    g_signal_handlers_disconnect_by_data (self->host, self);
  if (self->ids)
    {
      GHashTableIter iter;
      gpointer line;

      g_hash_table_iter_init (&iter, self->ids);
      while (g_hash_table_iter_next (&iter, &line, NULL))
        g_signal_handlers_disconnect_by_data (line, self);
    }
  g_clear_pointer (&self->ids, g_hash_table_unref);
  g_clear_pointer (&self->lines, g_hash_table_unref);
  g_clear_pointer (&self->addresses, g_hash_table_unref);
  g_clear_object (&self->gate);
  g_clear_object (&self->host);
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
  self->lines = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->ids = g_hash_table_new (NULL, NULL);
  self->addresses = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

/* From the lines to the table */

static void
line_said_cb (CanastaLine *line, const char *text, gulong size, CanastaReception *self)
{
  guint id = GPOINTER_TO_UINT (g_hash_table_lookup (self->ids, line));

  canasta_host_hear (self->host, id, text, size);
}

static void
line_ended_cb (CanastaLine *line, CanastaEnding ending, CanastaReception *self)
{
  guint id = GPOINTER_TO_UINT (g_hash_table_lookup (self->ids, line));

  g_signal_handlers_disconnect_by_data (line, self);
  g_hash_table_remove (self->ids, line);
  g_hash_table_remove (self->lines, GUINT_TO_POINTER (id));
  g_hash_table_remove (self->addresses, GUINT_TO_POINTER (id));
  canasta_host_disconnect (self->host, id);
}

static void
came_cb (CanastaGate *gate, CanastaLine *line, const char *address, CanastaReception *self)
{
  guint id = canasta_host_connect (self->host);

  g_hash_table_insert (self->lines, GUINT_TO_POINTER (id), g_object_ref (line));
  g_hash_table_insert (self->ids, line, GUINT_TO_POINTER (id));
  g_hash_table_insert (self->addresses, GUINT_TO_POINTER (id), g_strdup (address));
  g_signal_connect (line, "said", G_CALLBACK (line_said_cb), self);
  g_signal_connect (line, "ended", G_CALLBACK (line_ended_cb), self);
}

/* From the table to the lines */

static void
host_said_cb (CanastaHost *host, guint id, const char *text, CanastaReception *self)
{
  CanastaLine *line = g_hash_table_lookup (self->lines, GUINT_TO_POINTER (id));

  if (line)
    canasta_line_send (line, text);
}

static void
host_ended_cb (CanastaHost *host, guint id, CanastaReception *self)
{
  CanastaLine *line = g_hash_table_lookup (self->lines, GUINT_TO_POINTER (id));

  if (line)
    canasta_line_close (line);
}

static void
turned_away_cb (CanastaHost *host, guint id, CanastaReception *self)
{
  const char *address = g_hash_table_lookup (self->addresses, GUINT_TO_POINTER (id));

  if (address)
    canasta_gate_blame (self->gate, address);
}

static gboolean
tick_cb (gpointer data)
{
  CanastaReception *self = data;

  canasta_host_tell_time (self->host, g_get_monotonic_time () / 1000);
  return G_SOURCE_CONTINUE;
}

/**
 * canasta_reception_new:
 * @host: a table
 * @key: (nullable): the key of this computer's tables, as for a gate
 *
 * Returns: (transfer full): a reception that is not open
 */
CanastaReception *
canasta_reception_new (CanastaHost *host, GTlsCertificate *key)
{
  const CanastaLimits limits = CANASTA_LIMITS_OF_HOST;
  CanastaReception *self = g_object_new (CANASTA_TYPE_RECEPTION, NULL);

  self->host = g_object_ref (host);
  self->gate = canasta_gate_new (key, &limits);
  g_signal_connect (self->gate, "came", G_CALLBACK (came_cb), self);
  g_signal_connect (host, "said", G_CALLBACK (host_said_cb), self);
  g_signal_connect (host, "ended", G_CALLBACK (host_ended_cb), self);
  g_signal_connect (host, "turned-away", G_CALLBACK (turned_away_cb), self);
  return self;
}

/* Whether it could be opened, see canasta_gate_open(). */
gboolean
canasta_reception_open (CanastaReception *self, guint16 port, GError **error)
{
  if (!canasta_gate_open (self->gate, port, error))
    return FALSE;
  tick_cb (self);
  self->tick = g_timeout_add (500, tick_cb, self);
  return TRUE;
}

/* Where people come in. */
CanastaGate *
canasta_reception_get_gate (CanastaReception *self)
{
  return self->gate;
}

/* Nobody comes in any more, and whoever is there is cut off; what must be said is to be said
 * before, by the table. */
void
canasta_reception_close (CanastaReception *self)
{
  g_clear_handle_id (&self->tick, g_source_remove);
  canasta_gate_close (self->gate);
}
