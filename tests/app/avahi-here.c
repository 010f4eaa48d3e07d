/* SPDX-License-Identifier: GPL-3.0-or-later */
/* avahi-here: a daemon that knows the tables of this computer, as fake-avahi.h has it, on the
 * system's bus until it is ended. */
#include "config.h"

#include "fake-avahi.h"

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SYSTEM, NULL, &error);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  FakeAvahi *avahi;

  g_assert_no_error (error);
  avahi = fake_avahi_new (bus);
  fake_avahi_set_address (avahi, "127.0.0.1");
  g_main_loop_run (loop);
  fake_avahi_free (avahi);
  return 0;
}
