/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has happened and how things stand after it, as it is told to somebody who does not
 * see the table, in as much detail as they want. */

#pragma once

#include "settings/choices.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

char  *canasta_news_tell_event      (const CanastaEvent         *event,
                                     const CanastaTable         *table,
                                     const char *const          *names,
                                     guint                       viewer,
                                     CanastaDetail               detail);
char  *canasta_news_tell_round      (CanastaMatch               *match,
                                     guint                       viewer);
char  *canasta_news_tell_since      (CanastaMatch               *match,
                                     guint                       viewer,
                                     CanastaDetail               detail);
char  *canasta_news_tell_after_turn (const CanastaObservation   *observation,
                                     const CanastaSurroundings  *surroundings,
                                     guint                       seat,
                                     gboolean                    is_changed,
                                     CanastaDetail               detail);

G_END_DECLS
