/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goes on with a table at which one was a guest, in the place of its host. */

#pragma once

#include "elsewhere/handed-table.h"
#include "session/notice.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/* Where it is kept what is needed for it. */
char         *canasta_take_over_dup_path         (const char        *data_folder,
                                                  const guint8      *match,
                                                  const char        *name);
char         *canasta_take_over_dup_rounds_path  (const char        *path);
char         *canasta_take_over_find_last        (const char        *data_folder);
char         *canasta_take_over_describe_last    (const char        *data_folder);
void          canasta_take_over_forget           (const char        *path);
void          canasta_take_over_forget_earlier   (const char        *path,
                                                  const guint8      *origin,
                                                  const char        *title);

CanastaHost  *canasta_take_over_table            (const char        *path,
                                                  CanastaRegistry   *registry,
                                                  const char        *data_folder,
                                                  char             **kept_path,
                                                  guint             *person,
                                                  CanastaNotice    **notice,
                                                  GError           **error);
CanastaHost  *canasta_take_over_given           (CanastaHandedTable  *given,
                                                 const CanastaDoor   *door,
                                                 const char          *title,
                                                 CanastaRegistry     *registry,
                                                 const char          *data_folder,
                                                 CanastaNotice      **notice,
                                                 GError             **error);
void          canasta_take_over_undo             (const char        *kept_path,
                                                  const char        *data_folder);

G_END_DECLS
