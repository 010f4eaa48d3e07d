/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table elsewhere at which the person is a guest: who sits where, and what is played, as what is
 * otherwise than here. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_GUEST_PAGE (canasta_guest_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGuestPage, canasta_guest_page, CANASTA, GUEST_PAGE, AdwBin)

/* Action: guest.leave */

GtkWidget  *canasta_guest_page_new   (CanastaCompany    *company,
                                      CanastaMatches    *matches);
void        canasta_guest_page_show  (CanastaGuestPage  *self);
void        canasta_guest_page_focus (CanastaGuestPage  *self);

G_END_DECLS
