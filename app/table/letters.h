/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels whose letters give way where there is little room: what they say is whole
 * before it is large. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of the size that letters have as a rule. */
#define CANASTA_LETTERS_SMALLEST 0.5
#define CANASTA_LETTERS_STEP 0.05

PangoLayout  *canasta_letters_lay (GtkWidget  *label,
                                   const char *text,
                                   double      letters,
                                   int         width);
void          canasta_letters_set (GtkWidget  *label,
                                   double      letters);
double        canasta_letters_find
                                  (GtkWidget  *label,
                                   int         width,
                                   int         n_lines);
void          canasta_letters_give_way
                                  (GtkWidget  *widget);
GtkWidget    *canasta_letters_add_label
                                  (GtkWidget  *parent,
                                   const char *css_class);

G_END_DECLS
