/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has widgets answer the keys of a place. */

#pragma once

#include <gtk/gtk.h>

#include "turn/keys.h"

G_BEGIN_DECLS

/**
 * CanastaKeyGuard:
 * @widget: what the keys belong to
 * @key: a key that is pressed
 *
 * Returns: whether it is meant for the widget now; what is not goes on its way
 */
typedef gboolean (*CanastaKeyGuard) (GtkWidget        *widget,
                                     const CanastaKey *key);

void canasta_keys_bind             (GtkWidget      *widget,
                                    CanastaKeyPlace place,
                                    GSettings      *settings,
                                    CanastaKeyGuard guard);
void canasta_keys_bind_class       (GtkWidgetClass *widget_class,
                                    CanastaKeyPlace place);
void canasta_keys_set_accelerators (GtkApplication *application);

G_END_DECLS
