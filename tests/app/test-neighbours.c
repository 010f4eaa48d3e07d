/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the same network: found as they were made known, in every way once, gone with
 * whoever opened them; rubbish is none. A daemon of the test's own answers as Avahi does. */
#include "config.h"

#include "fake-avahi.h"
#include "network/announcement.h"
#include "network/neighbours.h"

/* In milliseconds: what is awaited comes at once, and a busy machine takes its time. */
#define PATIENCE 30000

typedef struct
{
  GTestDBus *daemon;
  GDBusConnection *far;  /* of the fake */
  GDBusConnection *host; /* of who opens tables */
  GDBusConnection *bus;  /* of who looks for them */
  FakeAvahi *avahi;
  CanastaNeighbours *neighbours;
} Fixture;

static GDBusConnection *
connect_to (GTestDBus *daemon)
{
  g_autoptr (GError) error = NULL;
  GDBusConnection *bus = g_dbus_connection_new_for_address_sync (
    g_test_dbus_get_bus_address (daemon),
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
    NULL, NULL, &error);

  g_assert_no_error (error);
  return bus;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->daemon = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (fixture->daemon);
  fixture->far = connect_to (fixture->daemon);
  fixture->host = connect_to (fixture->daemon);
  fixture->bus = connect_to (fixture->daemon);
  fixture->avahi = fake_avahi_new (fixture->far);
  fixture->neighbours = canasta_neighbours_new (fixture->bus);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->neighbours);
  g_clear_pointer (&fixture->avahi, fake_avahi_free);
  g_object_unref (fixture->bus);
  g_object_unref (fixture->host);
  g_object_unref (fixture->far);
  g_test_dbus_down (fixture->daemon);
  g_object_unref (fixture->daemon);
}

static gboolean
wake_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Waits until so many tables are found. */
static void
wait_for (Fixture *fixture, guint n)
{
  GListModel *list = canasta_neighbours_get_list (fixture->neighbours);
  gboolean late = FALSE;
  guint source = g_timeout_add (PATIENCE, wake_cb, &late);

  while (g_list_model_get_n_items (list) != n && !late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, n);
  g_source_remove (source);
}

#define WAIT_UNTIL(condition)                                        \
  G_STMT_START                                                       \
  {                                                                  \
    gboolean late = FALSE;                                           \
    guint source = g_timeout_add (PATIENCE, wake_cb, &late);         \
                                                                     \
    while (!(condition) && !late)                                    \
      g_main_context_iteration (NULL, TRUE);                         \
    g_assert_true (condition);                                       \
    if (!late)                                                       \
      g_source_remove (source);                                      \
  }                                                                  \
  G_STMT_END

static CanastaTableOffer
make_offer (const char *name, guint8 key)
{
  return (CanastaTableOffer){ .name = (char *) name, .table = (char *) "partnership/4",
                          .house = (char *) "Classic", .n_free = 2,
                          .pin = { key, 2, 3, [16] = 0xc0 }, .ticket = { { key, 9 } } };
}

static CanastaAnnouncement *
announce (Fixture *fixture, const char *name, guint8 key)
{
  CanastaTableOffer offer = make_offer (name, key);

  return canasta_announcement_new (fixture->host, &offer, 47011);
}

static CanastaNeighbour *
get_table (Fixture *fixture, guint n)
{
  return g_list_model_get_item (canasta_neighbours_get_list (fixture->neighbours), n);
}

static const CanastaTableOffer *
peek_offer (Fixture *fixture, guint n)
{
  g_autoptr (CanastaNeighbour) table = get_table (fixture, n); /* the list keeps it */

  return canasta_neighbour_get_offer (table);
}

static gboolean
is_reached_by_both (Fixture *fixture)
{
  g_autoptr (CanastaNeighbour) table = get_table (fixture, 0);
  g_autofree char *text = canasta_neighbour_dup_invitation (table);

  return strchr (text, '?') != NULL;
}

/* One table, however it is reached; the invitation leads there by both ways. */
static void
test_found (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaAnnouncement) announcement = announce (fixture, "Anna", 7);
  g_autoptr (CanastaNeighbour) table = NULL;
  g_autofree char *text = NULL;
  g_auto (CanastaInvitation) invitation = { 0 };
  CanastaTableOffer offer = make_offer ("Anna", 7);

  wait_for (fixture, 1);
  WAIT_UNTIL (canasta_neighbours_get_looking (fixture->neighbours));
  WAIT_UNTIL (canasta_announcement_get_heard (announcement));
  WAIT_UNTIL (is_reached_by_both (fixture));
  table = get_table (fixture, 0);
  text = canasta_neighbour_dup_invitation (table);
  g_assert_cmpstr (canasta_neighbour_get_offer (table)->name, ==, "Anna");
  g_assert_cmpstr (canasta_neighbour_get_offer (table)->table, ==, "partnership/4");
  g_assert_cmpstr (canasta_neighbour_get_offer (table)->house, ==, "Classic");
  g_assert_cmpuint (canasta_neighbour_get_offer (table)->n_free, ==, 2);
  g_assert_true (canasta_invitation_read (&invitation, text, NULL));
  g_assert_cmpstr (invitation.places[0], ==, "192.168.1.9:47011");
  g_assert_cmpstr (invitation.places[1], ==, "[FD00::17]:47011");
  g_assert_null (invitation.places[2]);
  g_assert_true (invitation.has_pin);
  g_assert_cmpmem (invitation.pin, sizeof invitation.pin, offer.pin, sizeof offer.pin);
  g_assert_cmpmem (&invitation.ticket, sizeof invitation.ticket, &offer.ticket,
                   sizeof offer.ticket);
}

static void
test_gone (Fixture *fixture, gconstpointer data)
{
  CanastaAnnouncement *first = announce (fixture, "Anna", 7);
  g_autoptr (CanastaAnnouncement) second = announce (fixture, "Karl", 8);

  wait_for (fixture, 2);
  g_assert_cmpstr (peek_offer (fixture, 0)->name, ==, "Anna");
  g_assert_cmpstr (peek_offer (fixture, 1)->name, ==, "Karl");
  g_object_unref (first);
  wait_for (fixture, 1);
  g_assert_cmpstr (peek_offer (fixture, 0)->name, ==, "Karl");
}

/* Two people of one name: the network knows them by two. */
static void
test_same_name (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaAnnouncement) first = announce (fixture, "Anna", 7);
  g_autoptr (CanastaAnnouncement) second = announce (fixture, "Anna", 8);

  wait_for (fixture, 2);
  g_assert_true (fake_avahi_has (fixture->avahi, "Anna"));
  g_assert_true (fake_avahi_has (fixture->avahi, "Anna #2"));
  g_assert_cmpstr (peek_offer (fixture, 0)->name, ==, "Anna");
  g_assert_cmpstr (peek_offer (fixture, 1)->name, ==, "Anna");
}

/* Names that are longer than the network bears, and none. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaAnnouncement) longest =
    announce (fixture, "Ильинична-Александрова Анастасия фон Кастанейра", 7);
  g_autoptr (CanastaAnnouncement) none = announce (fixture, "", 8);

  wait_for (fixture, 2);
  g_assert_true (fake_avahi_has (fixture->avahi, "Canasta"));
  g_assert_true (fake_avahi_has (fixture->avahi, "Ильинична-Александрова Анастасия"));
}

static void
test_free_seats (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaAnnouncement) announcement = announce (fixture, "Anna", 7);

  wait_for (fixture, 1);
  canasta_announcement_set_free (announcement, 1);
  WAIT_UNTIL (g_list_model_get_n_items (canasta_neighbours_get_list (fixture->neighbours)) == 1
              && peek_offer (fixture, 0)->n_free == 1);
}

/* The daemon ends, and comes again: so do the tables. */
static void
test_daemon (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaAnnouncement) announcement = announce (fixture, "Anna", 7);

  wait_for (fixture, 1);
  WAIT_UNTIL (canasta_announcement_get_heard (announcement));
  fake_avahi_free (fixture->avahi);
  WAIT_UNTIL (!canasta_neighbours_get_looking (fixture->neighbours));
  WAIT_UNTIL (!canasta_announcement_get_heard (announcement));
  wait_for (fixture, 0);
  fixture->avahi = fake_avahi_new (fixture->far);
  wait_for (fixture, 1);
  WAIT_UNTIL (canasta_neighbours_get_looking (fixture->neighbours));
}

static GVariant *
make_words (const char *const *words)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aay"));
  for (guint i = 0; words[i]; i++)
    g_variant_builder_add_value (&builder, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, words[i],
                                                                      strlen (words[i]), 1));
  return g_variant_builder_end (&builder);
}

#define PIN "pin=0708090a0b0c0d0e0f101112131415161c"
#define TICKET "ticket=0708090a0b0c0d0e0f10"

/* What anybody can say: none of it is a table, and none of it does harm. */
static void
test_rubbish (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][8] = {
    { NULL },
    { "protocol=canasta.1", PIN, TICKET, NULL },
    { "protocol=canasta.2", PIN, TICKET, "free=1", NULL },
    { "protocol=canasta.1", PIN, TICKET, "free=-1", NULL },
    { "protocol=canasta.1", PIN, TICKET, "free=99999999999999999999", NULL },
    { "protocol=canasta.1", "pin=07", TICKET, "free=1", NULL },
    { "protocol=canasta.1", PIN, "ticket=Q708090a0b0c0d0e0f10", "free=1", NULL },
    { "\xff\xfe=\xff", "=", "", "protocol", "free", NULL },
  };
  static const char *const good[] = { "PROTOCOL=canasta.1", PIN, TICKET, "free=1", "free=9",
                                      "name=An\nna \xe2\x80\xae", NULL };
  CanastaTableOffer offer = make_offer ("Zoe", 7);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("rubbish %u", i);

      fake_avahi_say (fixture->avahi, name, "192.168.1.7", make_words (rows[i]));
    }
  fake_avahi_say (fixture->avahi, "nowhere", "fe80::7", canasta_offer_write (&offer));
  fake_avahi_say (fixture->avahi, "no address", "192.168", canasta_offer_write (&offer));
  fake_avahi_say (fixture->avahi, "good", "192.168.1.7", make_words (good));
  /* The last one comes last. */
  wait_for (fixture, 1);
  g_assert_cmpuint (peek_offer (fixture, 0)->n_free, ==, 1);
  g_assert_null (strchr (peek_offer (fixture, 0)->name, '\n'));
  g_assert_null (strstr (peek_offer (fixture, 0)->name, "\xe2\x80\xae"));
  g_assert_cmpstr (peek_offer (fixture, 0)->table, ==, "");
}

/* Thousands of tables that somebody makes up cost no more than some. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *name = g_strdup_printf ("table %u", i);
      CanastaTableOffer offer = make_offer (name, (guint8) i);

      offer.pin[1] = (guint8) (i >> 8);
      fake_avahi_say (fixture->avahi, name, NULL, canasta_offer_write (&offer));
    }
  WAIT_UNTIL (canasta_neighbours_get_looking (fixture->neighbours));
  wait_for (fixture, 32); /* each in two ways */
}

/* Whoever goes while somebody is asked hears nothing more. */
static void
test_ended (Fixture *fixture, gconstpointer data)
{
  CanastaAnnouncement *announcement = announce (fixture, "Anna", 7);

  WAIT_UNTIL (fake_avahi_count (fixture->avahi) == 1);
  g_clear_object (&fixture->neighbours);
  g_clear_object (&announcement);
  WAIT_UNTIL (fake_avahi_count (fixture->avahi) == 0);
  for (guint i = 0; i < 3; i++)
    {
      CanastaNeighbours *neighbours = canasta_neighbours_new (fixture->bus);
      CanastaAnnouncement *other = announce (fixture, "Karl", 8);

      for (guint j = 0; j < i; j++)
        g_main_context_iteration (NULL, TRUE);
      g_object_unref (neighbours);
      g_object_unref (other);
    }
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/neighbours/found", test_found },
    { "/neighbours/gone", test_gone },
    { "/neighbours/same-name", test_same_name },
    { "/neighbours/names", test_names },
    { "/neighbours/free-seats", test_free_seats },
    { "/neighbours/daemon", test_daemon },
    { "/neighbours/rubbish", test_rubbish },
    { "/neighbours/many", test_many },
    { "/neighbours/ended", test_ended },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
