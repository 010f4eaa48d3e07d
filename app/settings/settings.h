/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences of the person, kept in a file one can read. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GSettings *canasta_settings_new         (const char  *config_folder,
                                         GError     **error);
GSettings *canasta_settings_new_to_read (const char  *config_folder,
                                         GError     **error);
char      *canasta_settings_dup_name    (GSettings   *settings);

G_END_DECLS
