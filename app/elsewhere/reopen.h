/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a table again that was kept: its match goes on, or another one begins with the same
 * people. */

#pragma once

#include "elsewhere/host.h"
#include "session/notice.h"
#include "variants/registry.h"

G_BEGIN_DECLS

CanastaHost  *canasta_reopen_kept  (CanastaKeptTable  *kept,
                                    CanastaRegistry   *registry,
                                    const char        *data_folder,
                                    gboolean           is_evening,
                                    CanastaNotice    **notice,
                                    GError           **error);
CanastaHost  *canasta_reopen_table (const char        *path,
                                    CanastaRegistry   *registry,
                                    const char        *data_folder,
                                    guint16           *port,
                                    char             **relay,
                                    CanastaNotice    **notice,
                                    GError           **error);
char         *canasta_reopen_find_last
                                   (const char        *data_folder,
                                    CanastaKeptTable  *kept);
char         *canasta_reopen_describe_last
                                   (const char        *data_folder);

G_END_DECLS
