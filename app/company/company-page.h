/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People elsewhere: the table that is open here, that at which the person is a guest, or the ways
 * to one. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_COMPANY_PAGE (canasta_company_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCompanyPage, canasta_company_page, CANASTA, COMPANY_PAGE, AdwBin)

GtkWidget   *canasta_company_page_new       (CanastaCompany      *company,
                                             CanastaMatches      *matches);
void         canasta_company_page_open      (CanastaCompanyPage  *self);
gboolean     canasta_company_page_fill      (CanastaCompanyPage  *self,
                                             const char          *invitation);
const char  *canasta_company_page_get_title (CanastaCompanyPage  *self);
void         canasta_company_page_focus     (CanastaCompanyPage  *self);

G_END_DECLS
