/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened in a match: every action, enough to replay it. */

#pragma once

#include <glib.h>

#include "match/event.h"

G_BEGIN_DECLS

/**
 * CanastaRecord:
 *
 * The actions of a match, the oldest first. Owned by the match.
 */
typedef struct _CanastaRecord CanastaRecord;

CanastaRecord                   *canasta_record_new        (void);
CanastaRecord                   *canasta_record_copy       (const CanastaRecord   *self);
CANASTA_API void                 canasta_record_free       (CanastaRecord         *self);
const CanastaEvent              *canasta_record_add        (CanastaRecord         *self,
                                                            const CanastaTable    *table,
                                                            const CanastaState    *before,
                                                            const CanastaAction   *action,
                                                            const CanastaState    *after);
void                             canasta_record_share      (CanastaRecord         *self,
                                                            const CanastaEvent    *event);
CanastaEvent                    *canasta_record_remove_last (CanastaRecord        *self);
CANASTA_API guint                canasta_record_get_count  (const CanastaRecord   *self);
CANASTA_API const CanastaEvent  *canasta_record_get        (const CanastaRecord   *self,
                                                            guint                  index);
CANASTA_API const char *const   *canasta_record_get_log     (const CanastaRecord   *self,
                                                            guint                  round);
CANASTA_API guint                canasta_record_find_round (const CanastaRecord   *self,
                                                            guint                  round);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaRecord, canasta_record_free)

G_END_DECLS
