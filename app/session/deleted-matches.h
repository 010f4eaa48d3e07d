/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches the person has deleted: they stay for a while in a folder of their own, and
 * can come back. */
#pragma once

#include "match/match-file.h"

G_BEGIN_DECLS

/* For how many days. */
#define CANASTA_DELETED_DAYS 30

char      *canasta_deleted_matches_add     (const char        *data_folder,
                                            CanastaMatchFile  *file,
                                            GError           **error);
char     **canasta_deleted_matches_list    (const char        *data_folder);
GDateTime *canasta_deleted_match_find_day  (const char        *path);
char      *canasta_deleted_match_restore   (const char        *data_folder,
                                            const char        *path,
                                            GError           **error);
void       canasta_deleted_matches_tidy    (const char        *data_folder);

G_END_DECLS
