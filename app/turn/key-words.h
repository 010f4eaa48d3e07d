/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys by their names, for whoever hears them. */

#pragma once

#include "turn/keys.h"

G_BEGIN_DECLS

char  *canasta_key_dup_name   (const CanastaKey *key);
char  *canasta_keys_dup_name  (const char       *action,
                               gboolean          has_letters);

G_END_DECLS
