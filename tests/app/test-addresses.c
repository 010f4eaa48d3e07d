/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From where an address can be reached, and which of them is told first. */
#include "config.h"

#include "network/addresses.h"

static const struct
{
  const char *address;
  const char *interface;
  gboolean is_tunnel;
  CanastaReach reach;
} rows[] = {
  { "127.0.0.1", "lo", FALSE, CANASTA_REACH_NOBODY },
  { "::1", "lo", FALSE, CANASTA_REACH_NOBODY },
  { "169.254.7.9", "eth0", FALSE, CANASTA_REACH_NOBODY },
  { "fe80::1", "eth0", FALSE, CANASTA_REACH_NOBODY },
  { "172.17.0.1", "docker0", FALSE, CANASTA_REACH_NOBODY },
  { "192.168.122.1", "virbr0", FALSE, CANASTA_REACH_NOBODY },
  { "10.88.0.1", "podman1", FALSE, CANASTA_REACH_NOBODY },
  { "172.18.0.1", "br-0a1b2c", FALSE, CANASTA_REACH_NOBODY },
  { "192.168.178.123", "wlp2s0", FALSE, CANASTA_REACH_NETWORK },
  { "10.1.2.3", "eth0", FALSE, CANASTA_REACH_NETWORK },
  { "172.31.0.9", "eth0", FALSE, CANASTA_REACH_NETWORK },
  { "192.168.1.9", "br0", FALSE, CANASTA_REACH_NETWORK },
  { "fd00::17", "eth0", FALSE, CANASTA_REACH_NETWORK },
  { "100.64.0.1", "eth0", FALSE, CANASTA_REACH_NETWORK },
  { "100.127.255.255", "eth0", FALSE, CANASTA_REACH_NETWORK },
  { "100.128.0.1", "eth0", FALSE, CANASTA_REACH_WORLD },
  { "172.32.0.9", "eth0", FALSE, CANASTA_REACH_WORLD },
  { "100.100.1.2", "tailscale0", FALSE, CANASTA_REACH_TUNNEL },
  { "10.8.0.2", "tun0", TRUE, CANASTA_REACH_TUNNEL },
  { "10.9.0.2", "work", TRUE, CANASTA_REACH_TUNNEL },
  { "fd7a::5", "wg0", FALSE, CANASTA_REACH_TUNNEL },
  { "203.0.113.9", "eth0", FALSE, CANASTA_REACH_WORLD },
  { "2a02:8070::9", "eth0", FALSE, CANASTA_REACH_WORLD },
};

static void
test_reach (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GInetAddress) address = g_inet_address_new_from_string (rows[i].address);

      g_test_message ("%s of %s", rows[i].address, rows[i].interface);
      g_assert_cmpint (canasta_reach_judge (address, rows[i].interface, rows[i].is_tunnel), ==,
                       rows[i].reach);
    }
}

static void
test_order (void)
{
  /* In the order in which they are to be told. */
  static const CanastaAddress ordered[] = {
    { (char *) "192.168.178.123", CANASTA_REACH_NETWORK, TRUE },
    { (char *) "2a02:8070::9", CANASTA_REACH_WORLD, TRUE },
    { (char *) "10.0.0.7", CANASTA_REACH_NETWORK, FALSE },
    { (char *) "10.0.0.8", CANASTA_REACH_NETWORK, FALSE },
    { (char *) "2a02:8070::7", CANASTA_REACH_WORLD, FALSE },
    { (char *) "100.100.1.2", CANASTA_REACH_TUNNEL, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ordered); i++)
    for (guint j = 0; j < G_N_ELEMENTS (ordered); j++)
      {
        const CanastaAddress *one = &ordered[i], *other = &ordered[j];
        int difference = canasta_address_compare (&one, &other);

        g_assert_cmpint (difference < 0, ==, i < j);
        g_assert_cmpint (difference > 0, ==, i > j);
      }
}

static void
test_place (void)
{
  static const CanastaAddress short_one = { (char *) "192.168.1.9", CANASTA_REACH_NETWORK, TRUE };
  static const CanastaAddress long_one = { (char *) "fd00::17", CANASTA_REACH_NETWORK, TRUE };
  g_autofree char *first = canasta_address_write_place (&short_one, 47011);
  g_autofree char *second = canasta_address_write_place (&long_one, 9);

  g_assert_cmpstr (first, ==, "192.168.1.9:47011");
  g_assert_cmpstr (second, ==, "[fd00::17]:9");
}

/* Whatever this computer has: nothing that nobody can reach, and nothing twice. */
static void
test_this_computer (void)
{
  g_autoptr (GPtrArray) list = canasta_addresses_list ();

  for (guint i = 0; i < list->len; i++)
    {
      const CanastaAddress *address = g_ptr_array_index (list, i);
      g_autoptr (GInetAddress) read = g_inet_address_new_from_string (address->text);

      g_test_message ("%s, %d, %d", address->text, (int) address->reach, address->usual);
      g_assert_nonnull (read);
      g_assert_cmpint (address->reach, !=, CANASTA_REACH_NOBODY);
      g_assert_false (g_inet_address_get_is_loopback (read));
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (((CanastaAddress *) g_ptr_array_index (list, j))->text, !=, address->text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/addresses/reach", test_reach);
  g_test_add_func ("/addresses/order", test_order);
  g_test_add_func ("/addresses/place", test_place);
  g_test_add_func ("/addresses/this-computer", test_this_computer);
  return g_test_run ();
}
