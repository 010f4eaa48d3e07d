/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose seat it is at a table that goes on from another host's: theirs who have its key, and at
 * the table alone for which they have signed. */
#include "config.h"

#include <string.h>

#include "elsewhere/seat-keys.h"
#include "elsewhere/succession.h"

#define N_GUESTS 2

/* A table at which two are awaited, and who came claims a seat. */
typedef struct
{
  CanastaSuccession succession;
  CanastaDoor door;
  CanastaGuests *guests;
  CanastaSeatKey keys[N_GUESTS];
  CanastaSeatClaim where;
} Table;

static void
table_begin (Table *self)
{
  const CanastaReturnTicket ticket = { { 1 } };

  *self = (Table){ .guests = canasta_guests_new () };
  canasta_door_init (&self->door);
  memset (self->succession.origin, 1, sizeof self->succession.origin);
  memset (self->succession.pin, 2, sizeof self->succession.pin);
  memset (self->door.ticket.bytes, 3, sizeof self->door.ticket.bytes);
  memcpy (self->where.origin, self->succession.origin, sizeof self->where.origin);
  memcpy (self->where.pin, self->succession.pin, sizeof self->where.pin);
  self->where.ticket = self->door.ticket;
  for (guint i = 0; i < N_GUESTS; i++)
    {
      CanastaGuest *guest = canasta_guests_add (self->guests, i == 0 ? "Anna" : "Ben", &ticket);

      g_assert_true (canasta_seat_key_draw (&self->keys[i]));
      guest->seat = (guint8) (2 * i);
      memcpy (guest->key, self->keys[i].open, sizeof guest->key);
    }
}

static void
table_end (Table *self)
{
  canasta_guests_free (self->guests);
  canasta_door_clear (&self->door);
}

/* Returns: the seat of whom the host takes them for who claim so; CANASTA_NO_SEAT for strangers */
static guint
claim (Table *self, const guint8 *open, const CanastaSeatKey *key, const CanastaSeatClaim *where)
{
  CanastaClaim claim = { 0 };
  const CanastaGuest *found;

  memcpy (claim.key, open, sizeof claim.key);
  g_assert_true (canasta_seat_key_sign (key, where, claim.signature));
  found = canasta_succession_find (&self->succession, self->guests, &self->door, &claim);
  return found ? found->seat : CANASTA_NO_SEAT;
}

static void
test_claims (void)
{
  Table table;
  CanastaSeatKey stranger;
  CanastaSeatClaim elsewhere;
  const CanastaClaim nothing = { 0 };

  table_begin (&table);
  g_assert_true (canasta_seat_key_draw (&stranger));
  for (guint i = 0; i < N_GUESTS; i++)
    g_assert_cmpuint (claim (&table, table.keys[i].open, &table.keys[i], &table.where), ==, 2 * i);

  /* Everybody at the table knows everybody's open half, and it opens nothing. */
  g_assert_cmpuint (claim (&table, table.keys[0].open, &table.keys[1], &table.where), ==,
                    CANASTA_NO_SEAT);
  g_assert_cmpuint (claim (&table, stranger.open, &stranger, &table.where), ==, CANASTA_NO_SEAT);
  g_assert_null (canasta_succession_find (&table.succession, table.guests, &table.door, &nothing));

  /* Nor does what was shown to another host, be it by another invitation of the same. */
  elsewhere = table.where;
  elsewhere.pin[0]++;
  g_assert_cmpuint (claim (&table, table.keys[0].open, &table.keys[0], &elsewhere), ==,
                    CANASTA_NO_SEAT);
  elsewhere = table.where;
  elsewhere.ticket.bytes[0]++;
  g_assert_cmpuint (claim (&table, table.keys[0].open, &table.keys[0], &elsewhere), ==,
                    CANASTA_NO_SEAT);
  elsewhere = table.where;
  elsewhere.origin[0]++;
  g_assert_cmpuint (claim (&table, table.keys[0].open, &table.keys[0], &elsewhere), ==,
                    CANASTA_NO_SEAT);

  /* A host that is known by no key cannot be told from another one. */
  memset (table.succession.pin, 0, sizeof table.succession.pin);
  memset (table.where.pin, 0, sizeof table.where.pin);
  g_assert_cmpuint (claim (&table, table.keys[0].open, &table.keys[0], &table.where), ==,
                    CANASTA_NO_SEAT);
  table_end (&table);
}

/* Nobody is known by the key of somebody else. */
static void
test_others_key (void)
{
  Table table;
  CanastaSeatKey key;
  CanastaKeyTold told;
  CanastaGuest *anna;

  table_begin (&table);
  anna = canasta_guests_get (table.guests, 0);
  memcpy (told.key, table.keys[1].open, sizeof told.key);
  g_assert_false (canasta_succession_take_key (&table.succession, table.guests, anna, &told));
  g_assert_cmpmem (anna->key, sizeof anna->key, table.keys[0].open, sizeof table.keys[0].open);
  g_assert_true (canasta_seat_key_draw (&key));
  memcpy (table.succession.keys[1], key.open, sizeof key.open);
  memcpy (told.key, key.open, sizeof told.key);
  g_assert_false (canasta_succession_take_key (&table.succession, table.guests, anna, &told));
  memset (told.key, 9, sizeof told.key);
  g_assert_true (canasta_succession_take_key (&table.succession, table.guests, anna, &told));
  table_end (&table);
}

/* What is said once at a connection is not said otherwise there: each key is told to all and kept, and
 * each claim makes the host look. */
static void
test_once (void)
{
  const char *const can[] = { "moves", NULL };
  const CanastaHello hello = { .can = (char **) can };
  Table table;
  CanastaKeyTold told;
  CanastaGuest *anna;

  table_begin (&table);
  anna = canasta_guests_get (table.guests, 0);
  canasta_guest_arrive (anna, 1, &hello, 1000);
  g_assert_true (canasta_succession_is_awaited (&table.succession, anna));
  anna->has_claimed = TRUE;
  g_assert_false (canasta_succession_is_awaited (&table.succession, anna));
  for (guint i = 0; i < 3; i++)
    {
      memset (told.key, (int) (7 + i % 2), sizeof told.key);
      g_assert_cmpint (canasta_succession_take_key (&table.succession, table.guests, anna, &told), ==,
                       i != 1);
      g_assert_cmpuint (anna->key[0], ==, 7);
    }
  canasta_guest_arrive (anna, 2, &hello, 2000);
  g_assert_true (canasta_succession_is_awaited (&table.succession, anna));
  memset (told.key, 8, sizeof told.key);
  g_assert_true (canasta_succession_take_key (&table.succession, table.guests, anna, &told));
  table_end (&table);
}

/* A key is drawn once for a match and a name, and is the same from then on. */
static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-seat-keys-XXXXXX", NULL);
  const guint8 origins[2][16] = { { 1 }, { 2 } };
  CanastaSeatKey key, again, other;

  g_assert_false (canasta_seat_keys_load (folder, origins[0], "Anna", &key));
  g_assert_true (canasta_seat_keys_draw (folder, origins[0], "Anna", &key, NULL));
  g_assert_true (canasta_seat_keys_draw (folder, origins[0], "Anna", &again, NULL));
  g_assert_cmpmem (&again, sizeof again, &key, sizeof key);
  g_assert_true (canasta_seat_keys_load (folder, origins[0], "Anna", &again));
  g_assert_cmpmem (&again, sizeof again, &key, sizeof key);
  g_assert_true (canasta_seat_keys_draw (folder, origins[1], "Anna", &other, NULL));
  g_assert_cmpint (memcmp (&other, &key, sizeof key), !=, 0);
  g_assert_true (canasta_seat_keys_draw (folder, origins[0], "Ben", &other, NULL));
  g_assert_cmpint (memcmp (&other, &key, sizeof key), !=, 0);
  canasta_seat_keys_forget (folder, origins[0], "Anna");
  g_assert_false (canasta_seat_keys_load (folder, origins[0], "Anna", &again));
  g_assert_true (canasta_seat_keys_load (folder, origins[0], "Ben", &again));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/succession/claims", test_claims);
  g_test_add_func ("/succession/others-key", test_others_key);
  g_test_add_func ("/succession/once", test_once);
  g_test_add_func ("/succession/kept", test_kept);
  return g_test_run ();
}
