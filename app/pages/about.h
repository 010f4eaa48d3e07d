/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program is. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void  canasta_about_show (GtkWindow *parent);

G_END_DECLS
