/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "cli/play/relay.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/complete.h"
#include "cli/output.h"
#include "cli/play/shut-in.h"
#include "cli/play/stand-open.h"
#include "network/dial.h"
#include "network/relay.h"

#define OPTION "--relay"

typedef struct
{
  gboolean is_relay;
  int port;
  CanastaStandOpenLimits limits;
  char *format;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Whether these are the words of a relay: then it has the options of one, and no others. */
gboolean
canasta_relay_is_asked_for (char *argv[])
{
  return g_strv_contains ((const char *const *) argv, OPTION);
}

static const GOptionEntry *
find_option (const GOptionEntry *entries, const char *word)
{
  const char *name = g_str_has_prefix (word, "--") ? word + 2 : "";
  gsize length = strcspn (name, "=");

  for (; entries->long_name; entries++)
    if ((entries->short_name != 0 && word[0] == '-' && word[1] == entries->short_name)
        || (length == strlen (entries->long_name) && strncmp (name, entries->long_name, length) == 0))
      return entries;
  return NULL;
}

/* The first option that goes with tables alone, or NULL. */
static const GOptionEntry *
find_foreign (char *argv[], const GOptionEntry *entries, const GOptionEntry *of_host)
{
  for (guint i = 1; argv[i]; i++)
    if (find_option (of_host, argv[i]) && !find_option (entries, argv[i]))
      return find_option (of_host, argv[i]);
  return NULL;
}

static gboolean
parse (Options *options, int *argc, char ***argv, const GOptionEntry *of_host)
{
  const GOptionEntry entries[] = {
    { "relay", 0, 0, G_OPTION_ARG_NONE, &options->is_relay,
      N_("Is a relay and keeps no tables: hosts behind routers are reached by it"), NULL },
    { "port", 0, 0, G_OPTION_ARG_INT, &options->port,
      N_("Where they come in, 0 for any free port"), N_("NUMBER") },
    CANASTA_STAND_OPEN_ENTRIES (options->limits),
    { "format", 0, 0, G_OPTION_ARG_STRING, &options->format,
      N_("How the port is shown: text or json"), N_("FORMAT") },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "host",
    .summary = _("Passes people on to tables whose hosts are behind a router, as they are themselves."),
    .description = _("A host registers with “canasta-cli host --through” or “canasta-cli play --open "
                     "--through”; its invitations lead through here. What is said at a table cannot "
                     "be read here, nor changed. What happens is told on standard error."),
  };

  const GOptionEntry *foreign = find_foreign (*argv, entries, of_host);

  if (foreign && !g_str_equal ((*argv)[1], CANASTA_COMPLETE_WORD))
    {
      canasta_command_refuse_with (help.name, _("A relay keeps no tables: leave out --%s."),
                                   foreign->long_name);
      return FALSE;
    }
  return canasta_command_parse (&help, entries, argc, argv, 0)
         && canasta_command_check_format (help.name, options->format, "text", "json", NULL);
}

static gboolean
check (const Options *options, GError **error)
{
  return canasta_stand_open_check_port (options->port, error)
         && canasta_stand_open_check_limits (&options->limits, error);
}

/* The log: addresses, sizes, reasons. */

static char *
describe_end (const CanastaRelayNews *news)
{
  g_autofree char *size = g_strdup_printf ("%" G_GUINT64_FORMAT, news->size);
  const char *reason = canasta_ending_get_word (news->ending);

  switch (news->event)
    {
    case CANASTA_RELAY_EVENT_GONE:
      /* Translators: an address, and the reason in a word that is the same in every language. */
      return g_strdup_printf (_("The host at %s is registered no more: %s."), news->address, reason);
    case CANASTA_RELAY_EVENT_PARTED:
      /* Translators: two addresses, how many bytes went both ways, and the reason in a word that is
       * the same in every language. */
      return g_strdup_printf (_("Somebody from %s is no more passed on to the host at %s (bytes: %s): "
                                "%s."), news->address, news->host, size, reason);
    case CANASTA_RELAY_EVENT_LEFT:
    case CANASTA_RELAY_EVENT_REGISTERED:
    case CANASTA_RELAY_EVENT_JOINED:
    default:
      if (news->ending == CANASTA_ENDING_CLOSED || news->ending == CANASTA_ENDING_GONE
          || news->ending == CANASTA_ENDING_STOPPED)
        return NULL;
      /* Translators: an address, and the reason in a word that is the same in every language. */
      return g_strdup_printf (_("A connection from %s was ended: %s."), news->address, reason);
    }
}

static char *
describe (const CanastaRelayNews *news)
{
  if (news->event == CANASTA_RELAY_EVENT_REGISTERED)
    return g_strdup_printf (_("A host is registered: %s."), news->address);
  if (news->event == CANASTA_RELAY_EVENT_JOINED)
    return g_strdup_printf (_("Somebody from %s is passed on to the host at %s."), news->address,
                            news->host);
  return describe_end (news);
}

static void
happened_cb (CanastaRelay *relay, const CanastaRelayNews *news)
{
  g_autofree char *sentence = describe (news);

  if (sentence)
    g_printerr ("%s\n", sentence);
}

/* It stands open */

static void
print_port (CanastaRelay *relay, const char *format)
{
  g_autoptr (CanastaReport) report = canasta_report_new ();
  g_autofree char *port = g_strdup_printf ("%u", canasta_relay_get_port (relay));

  canasta_report_add_number (report, "port", canasta_relay_get_port (relay));
  canasta_report_add_line (report, _("The relay listens at port"), port);
  canasta_command_print_report (report, format, 0);
}

static gboolean
open_door (CanastaRelay *relay, const Options *options, GError **error)
{
  g_autoptr (GSocket) socket = NULL;

  return canasta_stand_open_take_socket (&socket, error)
         && (socket ? canasta_relay_open_at (relay, socket, error)
                    : canasta_relay_open (relay, (guint16) options->port, error));
}

static gboolean
signal_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_CONTINUE;
}

/* Nobody is told goodbye: hosts and guests come back when it does. */
static void
run (CanastaRelay *relay, const Options *options, guint layers)
{
  gboolean is_over = FALSE;
  guint sources[] = {
    g_unix_signal_add (SIGTERM, signal_cb, &is_over),
    g_unix_signal_add (SIGINT, signal_cb, &is_over),
  };

  print_port (relay, options->format);
  canasta_stand_open_tell_layers (layers | canasta_shut_in_calls (FALSE));
  while (!is_over && !canasta_output_has_failed ())
    g_main_context_iteration (NULL, TRUE);
  canasta_relay_close (relay);
  while (canasta_relay_count (relay) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_printerr ("%s\n", _("The relay has ended."));
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    g_source_remove (sources[i]);
}

/* A guest who is passed on has two connections, and of as many as there may be in all others are made
 * by hosts meanwhile. It writes no file, and reads none. @of_host: the options of a host. */
int
canasta_relay_main (int argc, char *argv[], const GOptionEntry *of_host)
{
  g_auto (Options) options = { .port = CANASTA_DIAL_PORT, .limits = CANASTA_STAND_OPEN_LIMITS };
  CanastaLimits limits;
  const char *const none[] = { NULL };
  g_autoptr (CanastaRelay) relay = NULL;
  g_autoptr (GError) error = NULL;
  guint layers;

  if (!parse (&options, &argc, &argv, of_host))
    return CANASTA_EXIT_WRONG_INPUT;
  limits = canasta_stand_open_get_limits (&options.limits);
  if (!check (&options, &error) || !canasta_stand_open_make_room (3 * limits.in_all, &error))
    return canasta_command_refuse ("host", error);
  layers = canasta_shut_in_files (NULL, none);
  relay = canasta_relay_new (&limits);
  g_signal_connect (relay, "happened", G_CALLBACK (happened_cb), NULL);
  if (!open_door (relay, &options, &error))
    return canasta_command_fail ("host", error);
  run (relay, &options, layers);
  return canasta_output_has_failed () ? CANASTA_EXIT_FAILED : CANASTA_EXIT_DONE;
}
