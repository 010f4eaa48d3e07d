/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People elsewhere: the table that is open here. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_COMPANY_PAGE (canasta_company_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCompanyPage, canasta_company_page, CANASTA, COMPANY_PAGE, AdwBin)

GtkWidget   *canasta_company_page_new       (CanastaCompany      *company,
                                             CanastaRegistry     *registry);
void         canasta_company_page_open      (CanastaCompanyPage  *self);
const char  *canasta_company_page_get_title (CanastaCompanyPage  *self);
void         canasta_company_page_focus     (CanastaCompanyPage  *self);

G_END_DECLS
