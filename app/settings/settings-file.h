/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file preferences are kept in. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _CanastaSettingsFile CanastaSettingsFile;

CanastaSettingsFile *canasta_settings_file_open   (const char           *path,
                                                   GError              **error);
void                 canasta_settings_file_load   (CanastaSettingsFile  *self,
                                                   GSettings            *settings);
void                 canasta_settings_file_keep   (CanastaSettingsFile  *self,
                                                   GSettings            *settings);
void                 canasta_settings_file_finish (GSettings            *settings);
void                 canasta_settings_file_free   (CanastaSettingsFile  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaSettingsFile, canasta_settings_file_free)

G_END_DECLS
