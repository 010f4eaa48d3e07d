/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window tells in a line at its foot, for a moment. */
#pragma once

#include <adwaita.h>

#include "session/notice.h"
#include "window/narrator.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_MESSAGES (canasta_messages_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMessages, canasta_messages, CANASTA, MESSAGES, GObject)

CanastaMessages  *canasta_messages_new   (AdwToastOverlay      *overlay,
                                          CanastaNarrator      *narrator);
void              canasta_messages_show  (CanastaMessages      *self,
                                          const char           *sentence);
void              canasta_messages_say   (CanastaMessages      *self,
                                          const char           *sentence);
void              canasta_messages_warn  (CanastaMessages      *self,
                                          const CanastaNotice  *notice);
void              canasta_messages_offer_undo
                                         (CanastaMessages      *self,
                                          const char           *sentence,
                                          const char           *action,
                                          const char           *target);

G_END_DECLS
