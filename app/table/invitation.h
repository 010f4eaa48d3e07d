/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where nothing lies yet: three dashed cards, and what will lie there. */

#pragma once

#include <gtk/gtk.h>

#include "rules/forms.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_INVITATION (canasta_invitation_get_type ())
G_DECLARE_FINAL_TYPE (CanastaInvitation, canasta_invitation, CANASTA, INVITATION, GtkWidget)

GtkWidget  *canasta_invitation_new       (void);
void        canasta_invitation_set_forms (CanastaInvitation  *self,
                                          const CanastaForms *forms);

G_END_DECLS
