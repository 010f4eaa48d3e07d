/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has happened, as it is told to somebody who does not see the table. */

#pragma once

#include "match/match.h"
#include "settings/choices.h"

G_BEGIN_DECLS

char  *canasta_tell_event (const CanastaEvent *event,
                           const char *const  *names,
                           guint               viewer,
                           CanastaDetail       detail);
char  *canasta_tell_since (CanastaMatch       *match,
                           guint               viewer,
                           CanastaDetail       detail);

G_END_DECLS
