/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the person's matches are saved: one file a match, in one folder that
 * the window and the terminal share. */
#pragma once

#include "match/match-file.h"

G_BEGIN_DECLS

char              *canasta_saved_matches_dup_folder (const char  *data_folder);
CanastaMatchFile  *canasta_saved_matches_open_new   (const char  *data_folder);
char             **canasta_saved_matches_list       (const char  *data_folder);
void               canasta_saved_matches_tidy       (const char  *data_folder);

G_END_DECLS
