/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli host: keeps tables for others, without a person of its own. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <sys/file.h>

#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/output.h"
#include "cli/play/evening-report.h"
#include "cli/play/guest-lists.h"
#include "cli/play/invitations.h"
#include "cli/play/relay.h"
#include "cli/play/shut-in.h"
#include "cli/play/stand-open.h"
#include "cli/play/table-times.h"
#include "cli/players.h"
#include "cli/tables.h"
#include "elsewhere/club.h"
#include "elsewhere/way-in.h"
#include "network/dial.h"
#include "network/host-key.h"
#include "variants/layers.h"

#define MOST_TABLES 200
#define MOST_ROUNDS 99

/* The options, as they are on the command line. */
typedef struct
{
  CanastaTableOptions table;
  char **names;
  char **players;
  char *guests;
  int tables;
  int port;                     /* CANASTA_NOT_GIVEN, 0 for any */
  char *certificate;
  char *address;
  char *through;                /* a relay, by its address */
  gboolean is_relay;            /* see relay.c */
  CanastaStandOpenLimits limits;
  CanastaTableTimes times;
  int onlookers;                /* at each table */
  int evening;                  /* for so many rounds all tables are dealt the same; 0 for no such */
  gboolean no_hints;
  gboolean behind_proxy;        /* on this computer, which has TLS */
  gboolean invitations;         /* only these, again */
  char *format;
} Options;

static void
options_clear (Options *self)
{
  canasta_table_options_clear (&self->table);
  g_strfreev (self->names);
  g_strfreev (self->players);
  g_free (self->guests);
  g_free (self->certificate);
  g_free (self->address);
  g_free (self->through);
  g_free (self->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
terms_clear (CanastaClubTerms *self)
{
  g_clear_pointer (&self->table, canasta_table_unref);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_free (self->players[seat]);
}

typedef CanastaClubTerms Terms;
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Terms, terms_clear)

static void
way_clear (CanastaInvitationWay *self)
{
  g_clear_object (&self->key);
}

typedef CanastaInvitationWay Way;
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Way, way_clear)

static GOptionEntry *
make_entries (Options *options)
{
  const GOptionEntry entries[] = {
    CANASTA_TABLE_OPTION_ENTRIES (options->table),
    { "tables", 0, 0, G_OPTION_ARG_INT, &options->tables, N_("How many tables there are"),
      N_("NUMBER") },
    { "name", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->names,
      N_("What a table is called, once for each of them"), N_("NAME") },
    { "guests", 0, 0, G_OPTION_ARG_FILENAME, &options->guests,
      N_("Which tables there are, and who may come to each"), N_("FILE") },
    { "invitations", 0, 0, G_OPTION_ARG_NONE, &options->invitations,
      N_("Shows the invitations of the tables that are kept again, and ends"), NULL },
    { "player", 'p', 0, G_OPTION_ARG_STRING_ARRAY, &options->players,
      N_("A computer player at a seat of every table"), N_("SEAT=PLAYER") },
    CANASTA_TABLE_TIMES_ENTRIES (options->times),
    { "onlookers", 0, 0, G_OPTION_ARG_INT, &options->onlookers,
      N_("How many may look on at an open table, without a seat"), N_("NUMBER") },
    { "evening", 0, 0, G_OPTION_ARG_INT, &options->evening,
      N_("Deals the same to all tables, for so many rounds"), N_("NUMBER") },
    { "no-hints", 0, 0, G_OPTION_ARG_NONE, &options->no_hints,
      N_("Nobody is shown a hint in this game"), NULL },
    { "port", 0, 0, G_OPTION_ARG_INT, &options->port,
      N_("Where they come in, 0 for any free port"), N_("NUMBER") },
    { "address", 0, 0, G_OPTION_ARG_STRING, &options->address,
      N_("Where this computer is reached from elsewhere, as invitations tell it first"),
      N_("ADDRESS") },
    { "through", 0, 0, G_OPTION_ARG_STRING, &options->through,
      N_("A relay by which people come to this computer"), N_("ADDRESS") },
    { "relay", 0, 0, G_OPTION_ARG_NONE, &options->is_relay,
      N_("Is a relay and keeps no tables: hosts behind routers are reached by it"), NULL },
    { "certificate", 0, 0, G_OPTION_ARG_FILENAME, &options->certificate,
      N_("A certificate with its key, in place of the one that is made for these tables"),
      N_("FILE") },
    { "behind-proxy", 0, 0, G_OPTION_ARG_NONE, &options->behind_proxy,
      N_("A proxy on this computer has TLS, and tells from where people come"), NULL },
    CANASTA_STAND_OPEN_ENTRIES (options->limits),
    { "format", 0, 0, G_OPTION_ARG_STRING, &options->format,
      N_("How the invitations are shown: text or json"), N_("FORMAT") },
    { NULL },
  };

  return g_memdup2 (entries, sizeof entries);
}

static gboolean
parse (const Options *options, const GOptionEntry *entries, int *argc, char ***argv)
{
  const CanastaCommandHelp help = {
    .name = "host",
    .summary = _("Keeps tables for people elsewhere, and prints an invitation to each."),
    .description = _("Whoever has an invitation sits down, with “canasta-cli join” or in the window. "
                     "What happens is told on standard error. After SIGTERM, and after a crash, the "
                     "same command goes on with the same people, matches and invitations."),
  };

  return canasta_command_parse (&help, entries, argc, argv, 0)
         && canasta_command_check_format (help.name, options->format, "text", "json", NULL);
}

static gboolean
check_tables (const Options *options, const CanastaGuestLists *lists, GError **error)
{
  if (!lists || (!options->names && options->tables == CANASTA_NOT_GIVEN))
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("Which tables there are %s tells: leave out --tables and --name."),
               options->guests);
  return FALSE;
}

static gboolean
check_way (const Options *options, GError **error)
{
  const char *fault = NULL;

  if ((options->address && !canasta_way_in_check (options->address, error))
      || (options->through && !canasta_way_in_check (options->through, error)))
    return FALSE;
  if (options->behind_proxy && !options->address)
    fault = _("Behind a proxy, --address must say where people reach that.");
  else if (options->through && (options->behind_proxy || options->address))
    fault = _("Invitations lead through the relay: leave out --address and --behind-proxy.");
  if (fault)
    g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, fault);
  return !fault;
}

/* A table is told from the others by its name. */
static gboolean
check_names (const Options *options, GError **error)
{
  char **names = options->names;

  for (guint i = 0; names && names[i]; i++)
    {
      if (!canasta_guest_lists_check_title (g_strstrip (names[i]), error))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (g_str_equal (names[i], names[j]))
          {
            g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                         _("Two tables have the name “%s”: give each one of its own."), names[i]);
            return FALSE;
          }
    }
  return TRUE;
}

/* Who looked on at one table would see there what is hidden at another. */
static gboolean
check_evening (const Options *options, GError **error)
{
  if (!canasta_number_option_check ("--evening", options->evening, 1, MOST_ROUNDS, error))
    return FALSE;
  if (options->onlookers > 0)
    g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                         _("Where all tables are dealt the same nobody can look on: leave out "
                           "--onlookers."));
  else if (options->tables < 2 || options->tables > CANASTA_FAIR_DEAL_TABLES)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("--evening needs from 2 to %1$d tables, and there are %2$d."), CANASTA_FAIR_DEAL_TABLES,
                 options->tables);
  else
    return TRUE;
  return FALSE;
}

/* @lists: (nullable): who may come to which table */
static gboolean
check (Options *options, const CanastaGuestLists *lists, GError **error)
{
  int n_names = options->names ? (int) g_strv_length (options->names) : 0;

  if (!canasta_tables_check_players (&options->table.players, error)
      || !check_tables (options, lists, error) || !check_names (options, error)
      || !check_way (options, error))
    return FALSE;
  if (lists)
    options->tables = (int) lists->n;
  if (options->tables == CANASTA_NOT_GIVEN)
    options->tables = MAX (n_names, 1);
  if (!canasta_number_option_check ("--tables", options->tables, 1, MOST_TABLES, error)
      || !canasta_stand_open_check_limits (&options->limits, error)
      || !canasta_number_option_check ("--onlookers", options->onlookers, 0,
                                        CANASTA_MOST_ONLOOKERS, error))
    return FALSE;
  if (!canasta_stand_open_check_port (options->port, error)
      || !canasta_table_times_check (&options->times, error)
      || (options->evening != CANASTA_NOT_GIVEN && !check_evening (options, error)))
    return FALSE;
  if (options->evening == CANASTA_NOT_GIVEN)
    options->evening = 0;
  if (n_names <= options->tables)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("There are more names than tables: %d and %d."), n_names, options->tables);
  return FALSE;
}

/* Seats of computer players; the others are for those who come. */
static gboolean
read_players (CanastaClubTerms *terms, const Options *options, GError **error)
{
  const char *const *texts = (const char *const *) options->players;
  CanastaPlayerKind kinds[CANASTA_MAX_SEATS] = { { 0 } };
  guint n_free = 0;

  if (!canasta_players_read (texts, terms->table->players, kinds, error))
    return FALSE;
  for (guint seat = 0; seat < terms->table->players; seat++)
    {
      if (!kinds[seat].word)
        n_free++;
      else if (canasta_player_kind_check_host (&kinds[seat], error))
        terms->players[seat] = g_strdup (kinds[seat].word);
      else
        return FALSE;
    }
  if (n_free > 0)
    return TRUE;
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       _("Computer players have all seats: leave one to those who come."));
  return FALSE;
}

/* The same table, at which so many rounds are played: none where the best are equal then, since the
 * others play none. */
static CanastaTable *
open_for_rounds (CanastaRegistry *registry, CanastaTable *table, int rounds, GError **error)
{
  g_autoptr (JsonObject) rules = json_object_new ();
  g_autofree char *name = canasta_table_dup_name (table);
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players;

  json_object_set_int_member (rules, "rounds", rounds);
  json_object_set_string_member (rules, "tie", "shared");
  return canasta_table_name_read (name, &variant, &players, &seating, error)
           ? canasta_registry_open_table (registry, variant, players, seating,
                                          canasta_table_get_house (table), rules, error)
           : NULL;
}

static CanastaTable *
open_table (CanastaRegistry *registry, const Options *options, GError **error)
{
  g_autoptr (CanastaTable) table = canasta_tables_open (registry, &options->table, error);

  return table && options->evening != 0
           ? open_for_rounds (registry, table, options->evening, error) : g_steal_pointer (&table);
}

static gboolean
read_terms (CanastaClubTerms *terms, const Options *options, CanastaRegistry *registry,
            GError **error)
{
  terms->table = open_table (registry, options, error);
  terms->is_evening = options->evening != 0;
  terms->has_hints = !options->no_hints;
  terms->clock = canasta_table_times_get_clock (&options->times);
  terms->wait = canasta_table_times_get_wait (&options->times);
  terms->onlookers = (guint) options->onlookers;
  return terms->table && read_players (terms, options, error);
}

/* Everything of it lies in a folder of its own, beside what the person plays. */
static char *
dup_folder (const char *data_folder)
{
  return data_folder ? g_build_filename (data_folder, "host", NULL)
                     : g_build_filename (g_get_user_data_dir (), "canasta", "host", NULL);
}

/* Two programs would write over each other's tables. The folder is this one's until it ends; where
 * the file system knows no locks nobody can tell. */
static gboolean
take_folder (const char *folder, GError **error)
{
  g_autofree char *name = canasta_plain_text_file (folder);
  int file = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int reason = file < 0 || flock (file, LOCK_EX | LOCK_NB) != 0 ? errno : 0;

  if (reason == EWOULDBLOCK)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN,
                 _("“%s” is open in another program."), name);
  else if (file < 0)
    g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (reason),
                 _("“%s” could not be saved: %s."), name, g_strerror (reason));
  else
    return TRUE;
  return FALSE;
}

/* A proxy has a key of its own, which invitations tell only where it is said. */
static gboolean
find_way (CanastaInvitationWay *way, const Options *options, const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, "host-key.pem", NULL);

  *way = (CanastaInvitationWay){ .address = options->address, .has_proxy = options->behind_proxy,
                                 .relay = options->through };
  if (options->certificate)
    way->key = canasta_host_key_read (options->certificate, error);
  else if (!options->behind_proxy)
    way->key = canasta_host_key_load (path, error);
  else
    return TRUE;
  return way->key != NULL;
}

static gboolean
add_tables (CanastaClub *club, const Options *options, GError **error)
{
  guint n_names = options->names ? g_strv_length (options->names) : 0;

  for (guint i = 0; i < (guint) options->tables; i++)
    if (!canasta_club_add (club, i + 1, i < n_names ? options->names[i] : NULL, error))
      return FALSE;
  return TRUE;
}

/* A table is known by its name there, wherever in the file it stands. */
static gboolean
add_listed_tables (CanastaClub *club, const CanastaGuestLists *lists, GError **error)
{
  for (guint i = 0; i < lists->n; i++)
    if (!canasta_club_add (club, canasta_club_find_number (club, lists->titles[i]), lists->titles[i],
                           error))
      return FALSE;
  return TRUE;
}

static gboolean
open_door (CanastaClub *club, const CanastaInvitationWay *way, const Options *options, GError **error)
{
  CanastaLimits limits = canasta_stand_open_get_limits (&options->limits);
  g_autoptr (GSocket) socket = NULL;
  guint16 port;

  if (!canasta_stand_open_take_socket (&socket, error))
    return FALSE;
  port = canasta_club_get_port (club);
  if (options->port != CANASTA_NOT_GIVEN)
    port = (guint16) options->port;
  else if (port == 0)
    port = CANASTA_DIAL_PORT;
  return canasta_club_open (club, way->has_proxy ? NULL : way->key, &limits, port, socket, error);
}

/* Who may come to the tables; to one that is not told of, as before. */
static gboolean
set_lists (CanastaClub *club, const CanastaGuestLists *lists, GError **error)
{
  for (guint i = 0; i < lists->n; i++)
    {
      CanastaClubTable *table = canasta_club_find_table (club, lists->titles[i]);

      if (table && !canasta_club_table_set_list (table, (const char *const *) lists->names[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
print_invitations (CanastaClub *club, const CanastaInvitationWay *way, const Options *options,
                   GError **error)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  for (guint i = 0; i < canasta_club_count (club); i++)
    g_ptr_array_add (paths, (char *) canasta_club_table_get_path (canasta_club_get_table (club, i)));
  g_ptr_array_add (paths, NULL);
  return canasta_invitations_print ((const char *const *) paths->pdata, way, options->format, error);
}

/* Behind a proxy whose key is not told, invitations know the host by none. */
static gboolean
set_pin (CanastaClub *club, GTlsCertificate *key, GError **error)
{
  guint8 cut[CANASTA_INVITATION_PIN_SIZE];
  CanastaPin pin;

  if (!key)
    return TRUE;
  if (!canasta_host_key_get_pin (key, &pin, error))
    return FALSE;
  canasta_invitation_cut_pin (pin.bytes, cut);
  canasta_club_set_pin (club, cut);
  return TRUE;
}

/* @lists: (nullable): which tables there are */
static gboolean
set_up_tables (CanastaClub *club, const Options *options, const CanastaGuestLists *lists,
               GError **error)
{
  return (lists ? add_listed_tables (club, lists, error) : add_tables (club, options, error))
         && (options->evening == 0 || canasta_club_deal_the_same (club, error));
}

/* @lists: (nullable): who may come to each */
static gboolean
open_club (CanastaClub *club, const Options *options, const CanastaGuestLists *lists,
           const CanastaInvitationWay *way, GError **error)
{
  g_autoptr (GSocketConnectable) relay = NULL;

  if (options->through && !(relay = canasta_way_in_find_relay (options->through, error)))
    return FALSE;
  return set_pin (club, way->key, error) && open_door (club, way, options, error)
         && (!lists || set_lists (club, lists, error))
         && (!relay || canasta_club_go_through (club, way->key, relay, error));
}

static void
told_cb (CanastaClub *club, const char *sentence)
{
  g_printerr ("%s\n", sentence);
}

/* What came of an evening. */
typedef struct
{
  const char *format;           /* or NULL */
  const char *folder;           /* of the sheets */
} Evenings;

static void
over_cb (CanastaClub *club, GPtrArray *hosts, const Evenings *evenings)
{
  g_auto (CanastaEveningResults) results = { 0 };
  g_autoptr (CanastaReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;

  canasta_evening_results_count (&results, hosts);
  report = canasta_evening_report_new (&results);
  if (g_strcmp0 (evenings->format, "json") != 0)
    g_print ("\n");
  canasta_command_print_report (report, evenings->format, 0);
  path = canasta_evening_sheet_keep (&results, evenings->folder, &error);
  name = path ? canasta_plain_text_file (path) : NULL;
  if (path)
    g_printerr (_("The sheet of the evening is “%s”."), name);
  else
    g_printerr (_("The sheet of the evening could not be saved: %s"), error->message);
  g_printerr ("\n");
}

static gboolean
signal_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_CONTINUE;
}

/* Who may come is read again. */
typedef struct
{
  CanastaClub *club;
  const char *path;             /* of the lists, or NULL */
} Reading;

static gboolean
read_again_cb (gpointer data)
{
  const Reading *self = data;
  g_auto (CanastaGuestLists) lists = { 0 };
  g_autoptr (GError) error = NULL;

  if (!self->path)
    return G_SOURCE_CONTINUE;
  if (!canasta_guest_lists_read (&lists, self->path, &error)
      || !set_lists (self->club, &lists, &error))
    {
      g_printerr ("%s\n", error->message);
      return G_SOURCE_CONTINUE;
    }
  for (guint i = 0; i < lists.n; i++)
    if (!canasta_club_find_table (self->club, lists.titles[i]))
      {
        g_printerr (_("“%s” is a table when the program is started again."), lists.titles[i]);
        g_printerr ("\n");
      }
  return G_SOURCE_CONTINUE;
}

/* Where systems tell whom they ask for the address to a name: that of a relay is asked for each time. */
static const char *const of_names[] = {
  "/etc/hosts", "/etc/host.conf", "/etc/gai.conf", "/etc/nsswitch.conf", "/etc/resolv.conf",
  "/run/systemd/resolve", "/run/NetworkManager", "/run/resolvconf", "/run/connman",
};

/* Houses and variants of the person's own are read, too, and a list of guests again, which an
 * editor may have put in the place of the one before. */
static guint
shut_files_in (const Options *options, const char *data_folder, const char *folder)
{
  g_autofree char *data = data_folder ? g_strdup (data_folder)
                                      : g_build_filename (g_get_user_data_dir (), "canasta", NULL);
  g_autofree char *lists = options->guests ? g_path_get_dirname (options->guests) : NULL;
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  g_ptr_array_add (others, data);
  if (options->certificate)
    g_ptr_array_add (others, options->certificate);
  if (lists)
    g_ptr_array_add (others, lists);
  for (guint i = 0; options->through && i < G_N_ELEMENTS (of_names); i++)
    g_ptr_array_add (others, (char *) of_names[i]);
  g_ptr_array_add (others, NULL);
  return canasta_shut_in_files (folder, (const char *const *) others->pdata);
}

/* Whoever reads an invitation may end the program by a signal from then on; where nobody can
 * read one nobody comes.
 *
 * Returns: how it ends */
static int
run (CanastaClub *club, const CanastaInvitationWay *way, const Options *options, guint layers)
{
  const Reading reading = { club, options->guests };
  g_autoptr (GError) error = NULL;
  gboolean is_over = FALSE;
  guint sources[] = {
    g_unix_signal_add (SIGTERM, signal_cb, &is_over),
    g_unix_signal_add (SIGINT, signal_cb, &is_over),
    g_unix_signal_add (SIGHUP, read_again_cb, (gpointer) &reading),
  };
  gboolean is_saved;

  if (!print_invitations (club, way, options, &error))
    return canasta_command_refuse ("host", error);
  canasta_stand_open_tell_layers (layers | canasta_shut_in_calls (options->through != NULL));
  while (!is_over && !canasta_output_has_failed ())
    g_main_context_iteration (NULL, TRUE);
  is_saved = canasta_club_stop (club);
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    g_source_remove (sources[i]);
  return is_saved ? CANASTA_EXIT_DONE : CANASTA_EXIT_FAILED;
}

/* The tables as they are kept, whether a program has them open or not. */
static int
show_invitations (const Options *options, const char *folder)
{
  g_auto (GStrv) paths = canasta_club_table_list_paths (folder);
  g_auto (Way) way = { 0 };
  g_autoptr (GError) error = NULL;

  if (!paths[0])
    g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                         _("No tables are kept here."));
  if (error || !check_way (options, &error) || !find_way (&way, options, folder, &error)
      || !canasta_invitations_print ((const char *const *) paths, &way, options->format, &error))
    return canasta_command_refuse ("host", error);
  return CANASTA_EXIT_DONE;
}

int
canasta_host_main (int argc, char *argv[], const char *data_folder)
{
  g_auto (Options) options = { .table.players = CANASTA_NOT_GIVEN, .tables = CANASTA_NOT_GIVEN,
                               .evening = CANASTA_NOT_GIVEN, .port = CANASTA_NOT_GIVEN,
                               .limits = CANASTA_STAND_OPEN_LIMITS };
  g_autofree GOptionEntry *entries = make_entries (&options);
  g_auto (Terms) terms = { 0 };
  g_auto (CanastaGuestLists) lists = { 0 };
  CanastaGuestLists *listed = NULL;
  g_autoptr (CanastaRegistry) registry = NULL;
  g_auto (Way) way = { 0 };
  g_autoptr (CanastaClub) club = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *sheets = NULL;
  Evenings evenings;
  guint layers;

  if (canasta_relay_is_asked_for (argv))
    return canasta_relay_main (argc, argv, entries);
  if (!parse (&options, entries, &argc, &argv))
    return CANASTA_EXIT_WRONG_INPUT;
  folder = dup_folder (data_folder);
  if (options.invitations)
    return show_invitations (&options, folder);
  if (options.guests && !canasta_guest_lists_read (&lists, options.guests, &error))
    return canasta_command_refuse ("host", error);
  listed = options.guests ? &lists : NULL;
  g_mkdir_with_parents (folder, 0700);
  if (!check (&options, listed, &error)
      || !canasta_stand_open_make_room ((guint) (options.limits.persons + options.tables), &error))
    return canasta_command_refuse ("host", error);
  registry = canasta_tables_open_registry (data_folder);
  canasta_command_tell_faults ("host", registry);
  if (!read_terms (&terms, &options, registry, &error))
    return canasta_command_refuse ("host", error);
  layers = shut_files_in (&options, data_folder, folder);
  club = canasta_club_new (folder, registry, &terms);
  sheets = g_build_filename (folder, "evenings", NULL);
  evenings = (Evenings){ options.format, sheets };
  g_signal_connect (club, "told", G_CALLBACK (told_cb), NULL);
  g_signal_connect (club, "over", G_CALLBACK (over_cb), &evenings);
  if (!take_folder (folder, &error) || !find_way (&way, &options, folder, &error)
      || !set_up_tables (club, &options, listed, &error))
    return canasta_command_refuse ("host", error);
  if (!open_club (club, &options, listed, &way, &error))
    return canasta_command_fail ("host", error);
  return run (club, &way, &options, layers);
}
