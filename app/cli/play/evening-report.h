/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of an evening: as it is told at the terminal, and as a sheet to print. */

#pragma once

#include "cli/play/evening-results.h"
#include "cli/report.h"

G_BEGIN_DECLS

CanastaReport  *canasta_evening_report_new   (const CanastaEveningResults  *results);
char           *canasta_evening_sheet_keep   (const CanastaEveningResults  *results,
                                              const char                   *folder,
                                              GError                      **error);

G_END_DECLS
