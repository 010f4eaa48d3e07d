/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a side, to who plays alone; private to rules/. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char  *canasta_lone_words_put  (const char  *text);

G_END_DECLS
