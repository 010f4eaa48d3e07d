/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has happened at a table with people elsewhere since it was told last: who sits down there
 * or looks on, is ready, leaves or is back. For whom it waits then, awaited.h says. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

/**
 * CanastaTableNews:
 *
 * A table, as it was when it was told last.
 */
typedef struct _CanastaTableNews CanastaTableNews;

CanastaTableNews  *canasta_table_news_new   (void);
void               canasta_table_news_free  (CanastaTableNews        *self);
char              *canasta_table_news_tell  (CanastaTableNews        *self,
                                             const CanastaTableSeen  *table,
                                             guint                    viewer,
                                             const char              *own,
                                             gboolean                 is_lost);
const char        *canasta_table_news_tell_line
                                            (void);
char              *canasta_table_news_tell_move
                                            (const char              *title);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaTableNews, canasta_table_news_free)

G_END_DECLS
