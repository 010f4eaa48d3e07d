/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a table again that was kept: its match goes on, or another one begins with the same
 * people. */

#pragma once

#include "elsewhere/host.h"
#include "session/notice.h"
#include "variants/registry.h"

G_BEGIN_DECLS

CanastaHost  *canasta_reopen_table (const char        *path,
                                    CanastaRegistry   *registry,
                                    const char        *data_folder,
                                    guint16           *port,
                                    CanastaNotice    **notice,
                                    GError           **error);

G_END_DECLS
