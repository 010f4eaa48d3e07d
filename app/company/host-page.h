/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table that is open here for people elsewhere: who sits at it and who knocks, the invitation
 * to it, and from where it can be reached. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HOST_PAGE (canasta_host_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHostPage, canasta_host_page, CANASTA, HOST_PAGE, AdwBin)

/* Actions: host.copy, host.let-in and host.refuse with the number of a guest, host.close. */

GtkWidget  *canasta_host_page_new    (CanastaCompany   *company,
                                      CanastaMatches   *matches);
void        canasta_host_page_show   (CanastaHostPage  *self);
void        canasta_host_page_focus  (CanastaHostPage  *self);

G_END_DECLS
