/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A daemon that knows the tables of one computer, reached in two ways, and says so as Avahi
 * does: over D-Bus, the first ones before it answers whoever browses. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _FakeAvahi FakeAvahi;

FakeAvahi  *fake_avahi_new          (GDBusConnection  *bus);
void        fake_avahi_free         (FakeAvahi        *self);
void        fake_avahi_set_address  (FakeAvahi        *self,
                                     const char       *address);
void        fake_avahi_say          (FakeAvahi        *self,
                                     const char       *name,
                                     const char       *address,
                                     GVariant         *words);
guint       fake_avahi_count        (FakeAvahi        *self);
gboolean    fake_avahi_has          (FakeAvahi        *self,
                                     const char       *name);

G_END_DECLS
