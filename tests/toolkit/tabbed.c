/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tabs of a stack are told twice, when one of them has the focus. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *tabs = gtk_stack_switcher_new ();

  gtk_stack_add_titled (GTK_STACK (stack), gtk_label_new ("One"), "one", "First");
  gtk_stack_add_titled (GTK_STACK (stack), gtk_label_new ("Two"), "two", "Second");
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (tabs), GTK_STACK (stack));
  return new_column (new_button ("Before", NULL, NULL), tabs);
}
