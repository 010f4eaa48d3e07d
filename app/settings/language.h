/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language the game speaks, changed while it runs. The process has one,
 * so these functions belong to the main thread. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One language the game is translated to. */
typedef struct
{
  const char *code; /* "fr" */
  const char *name; /* "Français": its own name for itself, never translated */
} CanastaLanguage;

const CanastaLanguage *canasta_language_list (gsize *length);

void        canasta_language_init (const char *locale_folder);
gboolean    canasta_language_set  (const char *code, GError **error);
const char *canasta_language_get  (void);

G_END_DECLS
