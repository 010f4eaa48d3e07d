/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions and files around a house. */

#pragma once

#include <adwaita.h>

#include "settings/rule-editor.h"

G_BEGIN_DECLS

void  canasta_house_dialog_delete (GtkWidget          *widget,
                                   CanastaRuleEditor  *editor);
void  canasta_house_dialog_import (GtkWidget          *widget,
                                   CanastaRuleEditor  *editor);
void  canasta_house_dialog_export (GtkWidget          *widget,
                                   CanastaRuleEditor  *editor);

G_END_DECLS
