/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people who are drawn, and which of them each player is: the one the person has
 * chosen for this name, the one who is called so, or one of those nobody else at the
 * table is. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* They are numbered from 0. */
#define CANASTA_N_PORTRAITS 12
#define CANASTA_NO_PORTRAIT CANASTA_N_PORTRAITS

const char  *canasta_portrait_get_id     (guint               portrait);
const char  *canasta_portrait_describe   (guint               portrait);
guint        canasta_portrait_find       (const char         *id);
guint        canasta_portrait_get_chosen (GSettings          *settings,
                                          const char         *name,
                                          gboolean            is_person);
void         canasta_portrait_choose     (GSettings          *settings,
                                          const char         *name,
                                          gboolean            is_person,
                                          guint               portrait);
void         canasta_portraits_assign    (const char *const  *names,
                                          const guint        *chosen,
                                          guint               n,
                                          guint               person,
                                          guint              *portraits);
void         canasta_portraits_look_up   (GSettings          *settings,
                                          const char *const  *names,
                                          guint               n,
                                          guint               person,
                                          guint              *portraits);

G_END_DECLS
