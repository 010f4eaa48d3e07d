/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/metered-stream.h"

/* What is read */

typedef struct
{
  GFilterInputStream parent_instance;

  gsize left;
  gboolean is_used_up;
} MeteredInput;

typedef GFilterInputStreamClass MeteredInputClass;

static GType metered_input_get_type (void);
static void metered_input_pollable_init (GPollableInputStreamInterface *interface);

G_DEFINE_TYPE_WITH_CODE (MeteredInput, metered_input, G_TYPE_FILTER_INPUT_STREAM,
                         G_IMPLEMENT_INTERFACE (G_TYPE_POLLABLE_INPUT_STREAM,
                                                metered_input_pollable_init))

static GPollableInputStream *
get_input (gpointer self)
{
  return G_POLLABLE_INPUT_STREAM (g_filter_input_stream_get_base_stream (self));
}

static gssize
count_read (gpointer stream, gssize n, GError **error)
{
  MeteredInput *self = stream;

  if (n > 0 && (gsize) n >= self->left)
    {
      self->is_used_up = TRUE;
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                           "more bytes than a message may have");
      return -1;
    }
  self->left -= (gsize) MAX (n, 0);
  return n;
}

static gssize
metered_input_read (GInputStream *self, void *to, gsize n, GCancellable *cancellable,
                    GError **error)
{
  return count_read (self, g_input_stream_read (G_INPUT_STREAM (get_input (self)), to, n,
                                                cancellable, error), error);
}

static gssize
metered_input_read_nonblocking (GPollableInputStream *self, void *to, gsize n, GError **error)
{
  return count_read (self, g_pollable_input_stream_read_nonblocking (get_input (self), to, n, NULL,
                                                                     error), error);
}

static gboolean
metered_input_is_readable (GPollableInputStream *self)
{
  return g_pollable_input_stream_is_readable (get_input (self));
}

static GSource *
metered_input_create_source (GPollableInputStream *self, GCancellable *cancellable)
{
  g_autoptr (GSource) base = g_pollable_input_stream_create_source (get_input (self), cancellable);

  return g_pollable_source_new_full (self, base, NULL);
}

static void
metered_input_pollable_init (GPollableInputStreamInterface *interface)
{
  interface->is_readable = metered_input_is_readable;
  interface->create_source = metered_input_create_source;
  interface->read_nonblocking = metered_input_read_nonblocking;
}

static void
metered_input_class_init (MeteredInputClass *class)
{
  G_INPUT_STREAM_CLASS (class)->read_fn = metered_input_read;
}

static void
metered_input_init (MeteredInput *self)
{
}

/* What is written */

typedef struct
{
  GFilterOutputStream parent_instance;

  gsize written;
} MeteredOutput;

typedef GFilterOutputStreamClass MeteredOutputClass;

static GType metered_output_get_type (void);
static void metered_output_pollable_init (GPollableOutputStreamInterface *interface);

G_DEFINE_TYPE_WITH_CODE (MeteredOutput, metered_output, G_TYPE_FILTER_OUTPUT_STREAM,
                         G_IMPLEMENT_INTERFACE (G_TYPE_POLLABLE_OUTPUT_STREAM,
                                                metered_output_pollable_init))

static GPollableOutputStream *
get_output (gpointer self)
{
  return G_POLLABLE_OUTPUT_STREAM (g_filter_output_stream_get_base_stream (self));
}

static gssize
count_written (gpointer stream, gssize n)
{
  ((MeteredOutput *) stream)->written += (gsize) MAX (n, 0);
  return n;
}

static gssize
metered_output_write (GOutputStream *self, const void *from, gsize n, GCancellable *cancellable,
                      GError **error)
{
  return count_written (self, g_output_stream_write (G_OUTPUT_STREAM (get_output (self)), from, n,
                                                     cancellable, error));
}

static gssize
metered_output_write_nonblocking (GPollableOutputStream *self, const void *from, gsize n,
                                  GError **error)
{
  return count_written (self, g_pollable_output_stream_write_nonblocking (get_output (self), from,
                                                                          n, NULL, error));
}

static gboolean
metered_output_is_writable (GPollableOutputStream *self)
{
  return g_pollable_output_stream_is_writable (get_output (self));
}

static GSource *
metered_output_create_source (GPollableOutputStream *self, GCancellable *cancellable)
{
  g_autoptr (GSource) base = g_pollable_output_stream_create_source (get_output (self),
                                                                     cancellable);

  return g_pollable_source_new_full (self, base, NULL);
}

static void
metered_output_pollable_init (GPollableOutputStreamInterface *interface)
{
  interface->is_writable = metered_output_is_writable;
  interface->create_source = metered_output_create_source;
  interface->write_nonblocking = metered_output_write_nonblocking;
}

static void
metered_output_class_init (MeteredOutputClass *class)
{
  G_OUTPUT_STREAM_CLASS (class)->write_fn = metered_output_write;
}

static void
metered_output_init (MeteredOutput *self)
{
}

/* Both */

struct _CanastaMeteredStream
{
  GIOStream parent_instance;

  GIOStream *base;
  MeteredInput *input;
  MeteredOutput *output;
  gsize quota;
};

G_DEFINE_FINAL_TYPE (CanastaMeteredStream, canasta_metered_stream, G_TYPE_IO_STREAM)

static GInputStream *
canasta_metered_stream_get_input (GIOStream *stream)
{
  return G_INPUT_STREAM (CANASTA_METERED_STREAM (stream)->input);
}

static GOutputStream *
canasta_metered_stream_get_output (GIOStream *stream)
{
  return G_OUTPUT_STREAM (CANASTA_METERED_STREAM (stream)->output);
}

static gboolean
canasta_metered_stream_close (GIOStream *stream, GCancellable *cancellable, GError **error)
{
  return g_io_stream_close (CANASTA_METERED_STREAM (stream)->base, cancellable, error);
}

static void
canasta_metered_stream_finalize (GObject *object)
{
  CanastaMeteredStream *self = CANASTA_METERED_STREAM (object);

  g_clear_object (&self->input);
  g_clear_object (&self->output);
  g_clear_object (&self->base);
  G_OBJECT_CLASS (canasta_metered_stream_parent_class)->finalize (object);
}

static void
canasta_metered_stream_class_init (CanastaMeteredStreamClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_metered_stream_finalize;
  G_IO_STREAM_CLASS (class)->get_input_stream = canasta_metered_stream_get_input;
  G_IO_STREAM_CLASS (class)->get_output_stream = canasta_metered_stream_get_output;
  G_IO_STREAM_CLASS (class)->close_fn = canasta_metered_stream_close;
}

static void
canasta_metered_stream_init (CanastaMeteredStream *self)
{
}

/**
 * canasta_metered_stream_new:
 * @base: a stream that can be polled both ways
 * @quota: how many bytes it gives until it is renewed
 *
 * Returns: (transfer full): the stream
 */
CanastaMeteredStream *
canasta_metered_stream_new (GIOStream *base, gsize quota)
{
  CanastaMeteredStream *self = g_object_new (CANASTA_TYPE_METERED_STREAM, NULL);

  self->base = g_object_ref (base);
  self->quota = quota;
  self->input = g_object_new (metered_input_get_type (),
                              "base-stream", g_io_stream_get_input_stream (base),
                              "close-base-stream", FALSE, NULL);
  self->output = g_object_new (metered_output_get_type (),
                               "base-stream", g_io_stream_get_output_stream (base),
                               "close-base-stream", FALSE, NULL);
  canasta_metered_stream_renew (self);
  return self;
}

/* A whole message has come. */
void
canasta_metered_stream_renew (CanastaMeteredStream *self)
{
  self->input->left = self->quota;
}

/**
 * canasta_metered_stream_is_used_up:
 * @self: a stream
 *
 * Returns: whether more came than it gives
 */
gboolean
canasta_metered_stream_is_used_up (CanastaMeteredStream *self)
{
  return self->input->is_used_up;
}

/**
 * canasta_metered_stream_get_written:
 * @self: a stream
 *
 * Returns: how many bytes were written
 */
gsize
canasta_metered_stream_get_written (CanastaMeteredStream *self)
{
  return self->output->written;
}
