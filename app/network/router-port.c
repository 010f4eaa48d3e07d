/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "network/router-port.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <string.h>

#include "network/addresses.h"
#include "variants/paths.h"

/* How long the router keeps the port open unless it is asked again, and may take to answer, in
 * seconds. */
#define LEASE "1200"
#define PATIENCE "20"

/* How it stands. */
typedef enum
{
  ASKING,
  OPEN,
  KEPT,                         /* open until the router is told otherwise */
  NONE,                         /* no router can be asked */
  OFFLINE,                      /* the router has no address */
  REFUSED,
  ODD,                          /* what it says makes no sense */
  SILENT,                       /* it does not answer in time */
  FAILED,                       /* nothing could be asked */
} State;

/* As canasta-ask-router tells them. */
static const char *const words[] = {
  [OPEN] = "open", [KEPT] = "kept", [NONE] = "none", [OFFLINE] = "offline", [REFUSED] = "refused",
};

/* Codes of routers for what has a sentence of its own: who asks may not, and all ports are
 * somebody else's. */
#define NOT_AUTHORIZED 606
#define CONFLICT 718

struct _CanastaRouterPort
{
  GObject parent_instance;

  State state;
  char *address;                /* of the router */
  guint port;                   /* there */
  guint code;                   /* why it refuses */
  char *failure;

  GSubprocess *asker;
  GDataInputStream *answers;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (CanastaRouterPort, canasta_router_port, G_TYPE_OBJECT)

/* Who asks sees that nobody wants the port any more, and takes it back on their own. */
static void
canasta_router_port_dispose (GObject *object)
{
  CanastaRouterPort *self = CANASTA_ROUTER_PORT (object);

  g_cancellable_cancel (self->cancellable);
  if (self->asker)
    g_output_stream_close (g_subprocess_get_stdin_pipe (self->asker), NULL, NULL);
  g_clear_object (&self->answers);
  g_clear_object (&self->asker);
  G_OBJECT_CLASS (canasta_router_port_parent_class)->dispose (object);
}

static void
canasta_router_port_finalize (GObject *object)
{
  CanastaRouterPort *self = CANASTA_ROUTER_PORT (object);

  g_object_unref (self->cancellable);
  g_free (self->address);
  g_free (self->failure);
  G_OBJECT_CLASS (canasta_router_port_parent_class)->finalize (object);
}

static void
canasta_router_port_class_init (CanastaRouterPortClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_router_port_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_router_port_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
canasta_router_port_init (CanastaRouterPort *self)
{
  self->cancellable = g_cancellable_new ();
}

static void
become (CanastaRouterPort *self, State state)
{
  self->state = state;
  g_signal_emit_by_name (self, "changed");
}

static guint
read_number (const char *word, guint most)
{
  guint64 number = 0;

  return word && g_ascii_string_to_unsigned (word, 10, 1, most, &number, NULL) ? (guint) number : 0;
}

static State
read_answer (CanastaRouterPort *self, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 3);
  guint n = g_strv_length (parts);
  State state = OPEN;

  while (state < G_N_ELEMENTS (words) && g_strcmp0 (words[state], parts[0]) != 0)
    state++;
  if (state == OPEN || state == KEPT)
    {
      self->port = n == 3 ? read_number (parts[2], G_MAXUINT16) : 0;
      g_free (self->address);
      self->address = g_strdup (n == 3 && g_hostname_is_ip_address (parts[1]) ? parts[1] : NULL);
      return self->address && self->port != 0 ? state : ODD;
    }
  if (state == REFUSED)
    self->code = n >= 2 ? read_number (parts[1], G_MAXUINT16) : 0;
  return state < G_N_ELEMENTS (words) ? state : ODD;
}

/* Whoever asks ends without an answer where there was too much to wait for, or to hold. */
static void
ended_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CanastaRouterPort *self = data; /* gone where the answer is that it was cancelled */
  GSubprocess *asker = G_SUBPROCESS (source);

  if (!g_subprocess_wait_finish (asker, result, NULL))
    return;
  if (self->state == ASKING || self->state == OPEN || self->state == KEPT)
    become (self, g_subprocess_get_if_signaled (asker) && g_subprocess_get_term_sig (asker) == SIGALRM
                    ? SILENT : ODD);
}

static void await_answer (CanastaRouterPort *self);

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CanastaRouterPort *self = data; /* the same */
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result,
                                                                NULL, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (!line)
    {
      g_subprocess_wait_async (self->asker, self->cancellable, ended_cb, self);
      return;
    }
  await_answer (self);
  become (self, read_answer (self, line));
}

static void
await_answer (CanastaRouterPort *self)
{
  g_data_input_stream_read_line_async (self->answers, G_PRIORITY_DEFAULT, self->cancellable,
                                       answered_cb, self);
}

/* Whether this program can ask a router at all. */
gboolean
canasta_router_port_is_possible (void)
{
  return HAVE_MINIUPNPC;
}

/**
 * canasta_router_port_new:
 * @port: where this computer listens
 *
 * Asks the router to open it, from now on. Anybody in the network can answer as one, so that
 * is done by a program of its own.
 *
 * Returns: (transfer full): the port there
 */
CanastaRouterPort *
canasta_router_port_new (guint16 port)
{
  CanastaRouterPort *self = g_object_new (CANASTA_TYPE_ROUTER_PORT, NULL);
  g_autofree char *program = canasta_paths_dup_ask_router ();
  g_autofree char *word = g_strdup_printf ("%u", port);
  g_autoptr (GError) error = NULL;

  self->asker = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                                  &error, program, word, LEASE, PATIENCE, NULL);
  if (!self->asker)
    {
      self->state = FAILED;
      self->failure = g_strdup (error->message);
      return self;
    }
  self->answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (self->asker));
  await_answer (self);
  return self;
}

/* Whether the router has not answered at all yet. */
gboolean
canasta_router_port_is_asking (CanastaRouterPort *self)
{
  return self->state == ASKING;
}

/* Whether the router itself can be reached from everywhere. */
static gboolean
is_outside (CanastaRouterPort *self)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (self->address);

  return canasta_reach_judge (address, "", FALSE) == CANASTA_REACH_WORLD;
}

/**
 * canasta_router_port_dup_place:
 * @self: a port
 *
 * Returns: (transfer full) (nullable): where this computer is reached from outside, as in an
 *   invitation; %NULL where it is not
 */
char *
canasta_router_port_dup_place (CanastaRouterPort *self)
{
  if ((self->state != OPEN && self->state != KEPT) || !is_outside (self))
    return NULL;
  return g_strdup_printf ("%s:%u", self->address, self->port);
}

static char *
describe_open (CanastaRouterPort *self)
{
  if (!is_outside (self))
    return g_strdup_printf (
      _("Your router has opened port %1$u, but has itself only the address %2$s, behind another "
        "router: nobody from outside comes as far as that, unless that one forwards the port, too."),
      self->port, self->address);
  if (self->state == KEPT)
    return g_strdup_printf (
      _("Your router has opened port %1$u at %2$s, where the invitation leads as well. It keeps it "
        "open until it is told of the end, as it is when the table is closed."),
      self->port, self->address);
  return g_strdup_printf (
    _("Your router has opened port %1$u at %2$s, where the invitation leads as well, for as long as "
      "the table is open."), self->port, self->address);
}

static char *
describe_refusal (CanastaRouterPort *self)
{
  if (self->code == CONFLICT)
    return g_strdup (_("Your router does not open the port: other computers of your network have it "
                       "and those beside it."));
  if (self->code == NOT_AUTHORIZED)
    return g_strdup (_("Your router does not open the port: its settings forbid it."));
  return g_strdup_printf (_("Your router does not open the port, and gives the number %u as the "
                            "reason."), self->code);
}

/**
 * canasta_router_port_describe:
 * @self: a port
 *
 * Returns: (transfer full): how it stands, in a sentence
 */
char *
canasta_router_port_describe (CanastaRouterPort *self)
{
  switch (self->state)
    {
    case ASKING:
      return g_strdup (_("The router is being asked…"));
    case OPEN:
    case KEPT:
      return describe_open (self);
    case NONE:
      return g_strdup (_("No router was found that can be asked: many have to be allowed it in their "
                         "settings, which call it UPnP."));
    case OFFLINE:
      return g_strdup (_("Your router says that it has no connection to the world."));
    case REFUSED:
      return describe_refusal (self);
    case SILENT:
      return g_strdup (_("What answered as your router said nothing more in time."));
    case FAILED:
      return g_strdup_printf (_("The router cannot be asked: %s"), self->failure);
    case ODD:
    default:
      return g_strdup (_("What answered as your router says nothing that can be understood."));
    }
}
