/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Those to whom the person does not listen, kept on the disk until they do again. Each is known
 * by a mark, which tells nothing of them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaMuted:
 *
 * All of them, with those muted last at the end.
 */
typedef struct _CanastaMuted CanastaMuted;

CanastaMuted  *canasta_muted_new  (const char    *data_folder);
void           canasta_muted_free (CanastaMuted  *self);
gboolean       canasta_muted_has  (CanastaMuted  *self,
                                   const char    *mark);
void           canasta_muted_set  (CanastaMuted  *self,
                                   const char    *mark,
                                   gboolean       is_muted);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaMuted, canasta_muted_free)

G_END_DECLS
