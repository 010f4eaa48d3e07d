/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notifications on the desktop, where there is somebody to show them: GLib
 * complains of one that nobody shows. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _CanastaNotifier CanastaNotifier;

CanastaNotifier  *canasta_notifier_new      (void);
void              canasta_notifier_free     (CanastaNotifier *self);
void              canasta_notifier_show     (CanastaNotifier *self,
                                             GApplication    *application,
                                             const char      *id,
                                             GNotification   *notification);
void              canasta_notifier_withdraw (CanastaNotifier *self,
                                             GApplication    *application,
                                             const char      *id);

G_END_DECLS
