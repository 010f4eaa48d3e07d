/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/notifier.h"

struct _CanastaNotifier
{
  guint watch;
  gboolean is_served;
};

static void
appeared_cb (GDBusConnection *connection, const char *name, const char *owner, gpointer data)
{
  ((CanastaNotifier *) data)->is_served = TRUE;
}

static void
vanished_cb (GDBusConnection *connection, const char *name, gpointer data)
{
  ((CanastaNotifier *) data)->is_served = FALSE;
}

/* In a sandbox the portal shows notifications, whoever else is seen from there. */
CanastaNotifier *
canasta_notifier_new (void)
{
  CanastaNotifier *self = g_new0 (CanastaNotifier, 1);

  self->is_served = g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
  if (!self->is_served)
    self->watch = g_bus_watch_name (G_BUS_TYPE_SESSION, "org.freedesktop.Notifications",
                                    G_BUS_NAME_WATCHER_FLAGS_AUTO_START, appeared_cb, vanished_cb,
                                    self, NULL);
  return self;
}

void
canasta_notifier_free (CanastaNotifier *self)
{
  if (self->watch != 0)
    g_bus_unwatch_name (self->watch);
  g_free (self);
}

void
canasta_notifier_show (CanastaNotifier *self, GApplication *application, const char *id,
                       GNotification *notification)
{
  if (self->is_served)
    g_application_send_notification (application, id, notification);
}

void
canasta_notifier_withdraw (CanastaNotifier *self, GApplication *application, const char *id)
{
  if (self->is_served)
    g_application_withdraw_notification (application, id);
}
