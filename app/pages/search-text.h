/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding words in a text, whatever their case and accents. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CanastaSearchText:
 *
 * A text in which words can be found, many times.
 */
typedef struct _CanastaSearchText CanastaSearchText;

char              **canasta_search_text_split (const char               *typed);

CanastaSearchText  *canasta_search_text_new   (const char               *text);
void                canasta_search_text_free  (CanastaSearchText        *self);
gboolean            canasta_search_text_has   (const CanastaSearchText  *self,
                                               const char               *word);
PangoAttrList      *canasta_search_text_mark  (const CanastaSearchText  *self,
                                               const char *const        *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaSearchText, canasta_search_text_free)

G_END_DECLS
