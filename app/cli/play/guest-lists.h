/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file that says which tables there are and who may come to each: a section a table, called as
 * it is, with the names of its guests, if not whoever has its invitation may come:
 *
 *     [Thursday]
 *     guests=Anna;Ben;Clara;David
 *
 *     [Beginners]
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaGuestLists:
 * @n: how many tables there are
 * @titles: what they are called
 * @names: for each, who may come; nobody where everybody may who has its invitation
 *
 * What such a file says.
 */
typedef struct
{
  guint n;
  char **titles;
  char ***names;
} CanastaGuestLists;

void      canasta_guest_lists_clear (CanastaGuestLists  *self);
gboolean  canasta_guest_lists_read  (CanastaGuestLists  *self,
                                     const char         *path,
                                     GError            **error);
gboolean  canasta_guest_lists_check_title
                                    (const char         *title,
                                     GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaGuestLists, canasta_guest_lists_clear)

G_END_DECLS
