/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guests at many tables in one process, four to each: computer players by the policy, every one of
 * them with a line of its own to the host, as from a window. At each table something is done every
 * so many milliseconds, or as soon as what was done before is known. tables.py keeps the tables.
 *
 *   table-guests --beat 100 --warm 20 --seconds 60 INVITATION…
 *
 * Printed is a line when the tables are full, one when what is measured begins, and then what was
 * measured, as JSON: how many actions there were, how many a second at the table that had fewest, and in
 * milliseconds after how long whoever acted knew it, and after how long everybody at the table did:
 * half of the times, 99 of 100 and all. */
#include "config.h"

#include <stdio.h>

#include "canasta.h"
#include "elsewhere/call.h"
#include "elsewhere/visit-table.h"

#define N_GUESTS 4
#define EVERYBODY ((1u << N_GUESTS) - 1)

/* How long after one another they come, in milliseconds. */
#define COMING 25

typedef struct _Evening Evening;
typedef struct _Table Table;

typedef struct
{
  Table *table;
  guint seat;
  CanastaVisit *visit;
  CanastaCall *call;
} Guest;

struct _Table
{
  Evening *evening;
  Guest guests[N_GUESTS];
  gint64 due;                   /* when something may be done next */
  gint64 sent;                  /* when it was, and not everybody knows it; else 0 */
  guint actor;
  guint knowing;                /* who knows it, as bits of seats */
  guint n_actions;              /* that were measured */
};

struct _Evening
{
  CanastaRegistry *registry;
  Table *tables;
  guint n_tables;
  guint n_come;                 /* guests who were sent there */
  gint64 beat;                  /* in microseconds */
  gboolean is_measured;
  gboolean is_over;
  GArray *own;                  /* of gint64: microseconds until who acted knew it … */
  GArray *all;                  /* … and until everybody did */
};

/* A computer player who acts when the table's beat comes. */

#define PACED_TYPE_PLAYER (paced_player_get_type ())
G_DECLARE_FINAL_TYPE (PacedPlayer, paced_player, PACED, PLAYER, GObject)

struct _PacedPlayer
{
  GObject parent_instance;

  Guest *guest;
  CanastaPlayer *player;
  CanastaAction chosen;
  guint pause;
};

static void paced_player_init_driver (CanastaDriverInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (PacedPlayer, paced_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_DRIVER, paced_player_init_driver))

static gboolean
due_cb (gpointer data)
{
  PacedPlayer *self = data;
  Table *table = self->guest->table;

  self->pause = 0;
  table->sent = g_get_monotonic_time ();
  table->due = MAX (table->due, table->sent - table->evening->beat) + table->evening->beat;
  table->actor = self->guest->seat;
  table->knowing = 0;
  canasta_driver_choose (CANASTA_DRIVER (self), &self->chosen);
  return G_SOURCE_REMOVE;
}

static void
ask (CanastaDriver *driver, const CanastaObservation *observation, guint time)
{
  PacedPlayer *self = PACED_PLAYER (driver);
  gint64 rest = self->guest->table->due - g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;

  if (self->pause != 0)
    return;
  if (!canasta_player_choose (self->player, observation, &self->chosen, NULL, &error))
    g_error ("%s", error->message);
  self->pause = g_timeout_add ((guint) MAX (rest / 1000, 0), due_cb, self);
}

static gboolean
is_asked (CanastaDriver *driver)
{
  return PACED_PLAYER (driver)->pause != 0;
}

static void
stop (CanastaDriver *driver)
{
  g_clear_handle_id (&PACED_PLAYER (driver)->pause, g_source_remove);
}

static const char *
get_word (CanastaDriver *driver)
{
  return "policy";
}

static void
paced_player_init_driver (CanastaDriverInterface *interface)
{
  interface->get_word = get_word;
  interface->ask = ask;
  interface->is_asked = is_asked;
  interface->stop = stop;
}

static void
paced_player_dispose (GObject *object)
{
  PacedPlayer *self = PACED_PLAYER (object);

  stop (CANASTA_DRIVER (self));
  g_clear_object (&self->player);
  G_OBJECT_CLASS (paced_player_parent_class)->dispose (object);
}

static void
paced_player_class_init (PacedPlayerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = paced_player_dispose;
}

static void
paced_player_init (PacedPlayer *self)
{
}

static CanastaDriver *
paced_player_new (Guest *guest)
{
  PacedPlayer *self = g_object_new (PACED_TYPE_PLAYER, NULL);

  self->guest = guest;
  self->player = CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), guest->seat + 1));
  return CANASTA_DRIVER (self);
}

/* What guests are told. */

static void
happened_cb (Guest *guest)
{
  Table *table = guest->table;
  gint64 time = g_get_monotonic_time () - table->sent;

  if (table->sent == 0)
    return;
  if (table->evening->is_measured && guest->seat == table->actor)
    g_array_append_val (table->evening->own, time);
  table->knowing |= 1u << guest->seat;
  if (table->knowing != EVERYBODY)
    return;
  table->sent = 0;
  if (table->evening->is_measured)
    {
      g_array_append_val (table->evening->all, time);
      table->n_actions++;
    }
}

static void
began_cb (Guest *guest)
{
  CanastaSession *session = canasta_visit_get_session (guest->visit);
  g_autoptr (CanastaDriver) driver = NULL;

  guest->seat = canasta_visit_get_seat (guest->visit);
  driver = paced_player_new (guest);
  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  canasta_session_set_driver (session, guest->seat, driver);
  g_signal_connect_swapped (session, "happened", G_CALLBACK (happened_cb), guest);
  g_signal_connect_swapped (session, "round-over", G_CALLBACK (canasta_session_start_round), session);
}

/* Before the first deal. */
static void
changed_cb (Guest *guest)
{
  guint seat = canasta_visit_get_seat (guest->visit);
  const CanastaTableSeen *seen = canasta_visit_get_seen (guest->visit);

  if (canasta_visit_get_session (guest->visit) || seat == CANASTA_NO_SEAT || !seen
      || seen->seats[seat].ready)
    return;
  canasta_visit_set_ready (guest->visit, TRUE);
}

static void
missed_cb (Guest *guest, const char *sentence)
{
  g_printerr ("a line is lost: %s\n", sentence ? sentence : "it broke");
}

static void
ended_cb (Guest *guest)
{
  g_error ("a guest is sent away: %s", canasta_call_get_sentence (guest->call));
}

/* The evening. */

static void
invite (Table *table, guint i, const CanastaInvitation *invitation)
{
  Guest *guest = &table->guests[i];
  g_autofree char *name = g_strdup_printf ("Guest %u", i + 1);

  guest->table = table;
  guest->visit = canasta_visit_new (name, canasta_visit_open_table, table->evening->registry);
  guest->call = canasta_call_new (guest->visit, invitation);
  g_signal_connect_swapped (guest->visit, "began", G_CALLBACK (began_cb), guest);
  g_signal_connect_swapped (guest->visit, "changed", G_CALLBACK (changed_cb), guest);
  g_signal_connect_swapped (guest->call, "missed", G_CALLBACK (missed_cb), guest);
  g_signal_connect_swapped (guest->call, "ended", G_CALLBACK (ended_cb), guest);
}

static void
begin (Evening *self, char *const *invitations, guint n)
{
  *self = (Evening){ .registry = canasta_registry_new (), .n_tables = n };
  self->tables = g_new0 (Table, n);
  self->own = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->all = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < n; i++)
    {
      g_auto (CanastaInvitation) invitation = { 0 };
      g_autoptr (GError) error = NULL;

      if (!canasta_invitation_read (&invitation, invitations[i], &error))
        g_error ("%s", error->message);
      self->tables[i].evening = self;
      for (guint j = 0; j < N_GUESTS; j++)
        invite (&self->tables[i], j, &invitation);
    }
}

/* One after another, a table after the other. */
static gboolean
come_cb (gpointer data)
{
  Evening *self = data;

  canasta_call_start (self->tables[self->n_come / N_GUESTS].guests[self->n_come % N_GUESTS].call);
  return ++self->n_come < self->n_tables * N_GUESTS;
}

static gboolean
is_full (const Evening *self)
{
  for (guint i = 0; i < self->n_tables; i++)
    for (guint j = 0; j < N_GUESTS; j++)
      if (!canasta_visit_get_session (self->tables[i].guests[j].visit))
        return FALSE;
  return TRUE;
}

static gboolean
end_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
pass_time (guint seconds)
{
  gboolean is_over = FALSE;

  g_timeout_add_seconds (seconds, end_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* What was measured. */

static int
compare (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return one < other ? -1 : one > other;
}

static void
print_times (const char *key, GArray *times)
{
  const guint n = times->len;

  g_array_sort (times, compare);
  printf ("\"%s\": [%.2f, %.2f, %.2f], ", key, 1e-3 * (double) g_array_index (times, gint64, n / 2),
          1e-3 * (double) g_array_index (times, gint64, n * 99 / 100),
          1e-3 * (double) g_array_index (times, gint64, n - 1));
}

static void
print_measured (Evening *self, int seconds)
{
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < self->n_tables; i++)
    fewest = MIN (fewest, self->tables[i].n_actions);
  if (self->own->len == 0 || self->all->len == 0)
    g_error ("nothing was done at any table");
  printf ("{");
  print_times ("own", self->own);
  print_times ("all", self->all);
  printf ("\"actions\": %u, \"fewest\": %.2f}\n", self->all->len, (double) fewest / seconds);
}

static void
measure (Evening *self, int warm, int seconds)
{
  g_timeout_add (COMING, come_cb, self);
  while (!is_full (self))
    g_main_context_iteration (NULL, TRUE);
  puts ("full");
  fflush (stdout);
  pass_time ((guint) warm);
  self->is_measured = TRUE;
  puts ("measured");
  fflush (stdout);
  pass_time ((guint) seconds);
  self->is_measured = FALSE;
  print_measured (self, seconds);
}

int
main (int argc, char **argv)
{
  int beat = 100, warm = 20, seconds = 60;
  const GOptionEntry entries[] = {
    { "beat", 0, 0, G_OPTION_ARG_INT, &beat, "Milliseconds between two actions at a table", "N" },
    { "warm", 0, 0, G_OPTION_ARG_INT, &warm, "Seconds that are played before", "N" },
    { "seconds", 0, 0, G_OPTION_ARG_INT, &seconds, "Seconds that are measured", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("INVITATION…");
  g_autoptr (GError) error = NULL;
  Evening evening;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc < 2 || beat < 1 || seconds < 1)
    {
      g_printerr ("%s\n", error ? error->message : "Which tables? And how fast, for how long?");
      return 2;
    }
  begin (&evening, argv + 1, (guint) argc - 1);
  evening.beat = (gint64) beat * 1000;
  measure (&evening, warm, seconds);
  /* The lines end with the process. */
  return 0;
}
