/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing is read from one before the other has taken what was read before: so much waits here as one
 * buffer has room for, however slow somebody is. */
#include "config.h"

#include "network/splice.h"

/* What is read at once. */
#define ROOM 16384

/* Once one has ended the other has so many milliseconds to hear the rest of it. */
#define LINGER 5000

/* What goes one way. */
typedef struct
{
  CanastaSplice *splice;
  GSocket *from;
  GSocket *to;
  GInputStream *input;
  GOutputStream *output;
  guint resting;                /* for who has sent too much in this second */
  gint64 second;                /* when that began */
  gsize came;                   /* bytes since */
  gint64 written;               /* when what is being written was begun, or 0 */
  gboolean is_deaf;             /* nobody reads it any more */
  gboolean is_over;
  guint8 buffer[ROOM];
} Way;

struct _CanastaSplice
{
  GSocketConnection *connections[2];
  Way ways[2];
  CanastaLimits limits;
  CanastaSpliceOver over;
  gpointer data;
  CanastaEnding ending;
  guint64 size;
  gint64 heard;                 /* when anything came last */
  guint watch;
  guint lingering;
};

static void read_on (Way *self);

static void
free_splice (CanastaSplice *self)
{
  g_clear_handle_id (&self->watch, g_source_remove);
  g_clear_handle_id (&self->lingering, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (self->connections); i++)
    {
      g_io_stream_close (G_IO_STREAM (self->connections[i]), NULL, NULL);
      g_object_unref (self->connections[i]);
    }
  g_free (self);
}

/**
 * canasta_splice_cut:
 * @self: a splice
 * @ending: why
 *
 * Ends it at the sockets, without waiting for anybody.
 */
void
canasta_splice_cut (CanastaSplice *self, CanastaEnding ending)
{
  if (self->ending == CANASTA_ENDING_CLOSED)
    self->ending = ending;
  for (guint i = 0; i < G_N_ELEMENTS (self->ways); i++)
    {
      Way *way = &self->ways[i];

      g_socket_shutdown (way->from, TRUE, TRUE, NULL);
      if (way->resting != 0)
        {
          g_clear_handle_id (&way->resting, g_source_remove);
          read_on (way);        /* which finds that it is over */
        }
    }
}

static gboolean
linger_cb (gpointer data)
{
  CanastaSplice *self = data;

  self->lingering = 0;
  canasta_splice_cut (self, CANASTA_ENDING_GONE);
  return G_SOURCE_REMOVE;
}

/* Nothing comes any more. What was said is heard, and its end. */
static void
end_way (Way *self)
{
  CanastaSplice *splice = self->splice;

  self->is_over = TRUE;
  g_socket_shutdown (self->to, FALSE, TRUE, NULL);
  if (!splice->ways[0].is_over || !splice->ways[1].is_over)
    {
      splice->lingering = g_timeout_add (LINGER, linger_cb, splice);
      return;
    }
  splice->over (splice->ending, splice->size, splice->data);
  free_splice (splice);
}

static void
written_cb (GObject *output, GAsyncResult *result, gpointer data)
{
  Way *self = data;

  self->written = 0;
  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (output), result, NULL, NULL))
    self->is_deaf = TRUE;
  read_on (self);
}

static void
write_on (Way *self, gsize n)
{
  if (self->is_deaf)
    {
      read_on (self);
      return;
    }
  self->written = g_get_monotonic_time ();
  g_output_stream_write_all_async (self->output, self->buffer, n, G_PRIORITY_DEFAULT, NULL, written_cb,
                                   self);
}

static void
read_cb (GObject *input, GAsyncResult *result, gpointer data)
{
  Way *self = data;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (input), result, NULL);

  if (n <= 0 || self->splice->ending != CANASTA_ENDING_CLOSED)
    {
      end_way (self);           /* what somebody still sends then is not read, and their system told so */
      return;
    }
  self->came += (gsize) n;
  self->splice->size += (guint64) n;
  self->splice->heard = g_get_monotonic_time ();
  write_on (self, (gsize) n);
}

static gboolean
rested_cb (gpointer data)
{
  Way *self = data;

  self->resting = 0;
  read_on (self);
  return G_SOURCE_REMOVE;
}

/* As much goes one way in a second as a gate would take of messages; the rest waits where it is. */
static gboolean
is_too_fast (Way *self, gint64 now)
{
  const CanastaLimits *limits = &self->splice->limits;

  if (now - self->second >= G_USEC_PER_SEC)
    {
      self->second = now;
      self->came = 0;
    }
  return self->came > limits->rate * limits->size;
}

static void
read_on (Way *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->splice->ending == CANASTA_ENDING_CLOSED && is_too_fast (self, now))
    self->resting = g_timeout_add ((guint) (1 + (self->second + G_USEC_PER_SEC - now) / 1000),
                                   rested_cb, self);
  else
    g_input_stream_read_async (self->input, self->buffer, ROOM, G_PRIORITY_DEFAULT, NULL, read_cb,
                               self);
}

static gboolean
watch_cb (gpointer data)
{
  CanastaSplice *self = data;
  gint64 now = g_get_monotonic_time ();
  gint64 most = (gint64) self->limits.silence * 1000;
  CanastaEnding ending = now - self->heard >= most ? CANASTA_ENDING_SILENT : CANASTA_ENDING_CLOSED;

  for (guint i = 0; i < G_N_ELEMENTS (self->ways); i++)
    if (self->ways[i].written != 0 && now - self->ways[i].written >= most)
      ending = CANASTA_ENDING_UNREAD;
  if (ending == CANASTA_ENDING_CLOSED)
    return G_SOURCE_CONTINUE;
  self->watch = 0;
  canasta_splice_cut (self, ending);
  return G_SOURCE_REMOVE;
}

static void
begin_way (CanastaSplice *self, guint i)
{
  Way *way = &self->ways[i];
  GIOStream *from = G_IO_STREAM (self->connections[i]), *to = G_IO_STREAM (self->connections[1 - i]);

  way->splice = self;
  way->from = g_socket_connection_get_socket (self->connections[i]);
  way->to = g_socket_connection_get_socket (self->connections[1 - i]);
  way->input = g_io_stream_get_input_stream (from);
  way->output = g_io_stream_get_output_stream (to);
  way->second = self->heard;
  read_on (way);
}

/**
 * canasta_splice_new:
 * @one: a connection
 * @other: another one
 * @limits: what may go over them
 * @over: called when it is over
 * @data: handed over to it
 *
 * Returns: (transfer none): the splice, which lives until it is over
 */
CanastaSplice *
canasta_splice_new (GSocketConnection *one, GSocketConnection *other, const CanastaLimits *limits,
                    CanastaSpliceOver over, gpointer data)
{
  CanastaSplice *self = g_new0 (CanastaSplice, 1);

  self->connections[0] = g_object_ref (one);
  self->connections[1] = g_object_ref (other);
  self->limits = *limits;
  self->over = over;
  self->data = data;
  self->heard = g_get_monotonic_time ();
  for (guint i = 0; i < G_N_ELEMENTS (self->ways); i++)
    begin_way (self, i);
  self->watch = g_timeout_add (CLAMP (limits->silence / 8, 50, 1000), watch_cb, self);
  return self;
}
