/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sentence at the foot of a window for a while, which may have a button. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToast  *canasta_toast_new   (const char  *sentence);
AdwToast  *canasta_toast_new_with_button
                               (const char  *sentence,
                                const char  *label);
void       canasta_toast_show  (AdwToast    *toast,
                                GtkWidget   *place);

G_END_DECLS
