/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invitations to tables that are kept for others, as they are shown. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean  canasta_invitations_print (const char *const  *paths,
                                     GTlsCertificate    *key,
                                     const char         *address,
                                     const char         *format,
                                     GError            **error);

G_END_DECLS
