/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The person's saved matches: one file a match, in one folder that the window and
 * the terminal share. What the person should know of one is a notice. */
#pragma once

#include "match/match-file.h"
#include "session/notice.h"
#include "variants/registry.h"

G_BEGIN_DECLS

char              *canasta_saved_matches_dup_folder (const char  *data_folder);
CanastaMatchFile  *canasta_saved_matches_open_new   (const char  *data_folder);
char             **canasta_saved_matches_list       (const char  *data_folder);
char             **canasta_saved_matches_list_in    (const char  *folder);
char              *canasta_saved_matches_find       (const char  *data_folder,
                                                     const char  *file,
                                                     const char  *text);
void               canasta_saved_matches_tidy       (const char  *data_folder);

CanastaVariant    *canasta_saved_match_find_variant (const char        *id,
                                                     gpointer           registry,
                                                     GError           **error);
CanastaMatchFile  *canasta_saved_match_open         (const char        *path,
                                                     CanastaRegistry   *registry,
                                                     CanastaNotice    **notice);
CanastaMatch      *canasta_saved_match_load         (CanastaMatchFile  *file,
                                                     CanastaRegistry   *registry,
                                                     CanastaPersonal   *personal,
                                                     CanastaNotice    **notice);
CanastaMatch      *canasta_saved_match_look         (const char        *path,
                                                     CanastaRegistry   *registry,
                                                     CanastaPersonal   *personal,
                                                     CanastaNotice    **notice);
CanastaMatch      *canasta_saved_match_read         (const char        *path,
                                                     CanastaRegistry   *registry,
                                                     CanastaPersonal   *personal,
                                                     CanastaNotice    **notice);
void               canasta_saved_match_forget       (const char        *path);

G_END_DECLS
