/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of a stack is called by the name of its class, when the focus enters it. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_add_named (GTK_STACK (stack), new_button ("In a page", NULL, NULL), "page");
  return new_column (new_button ("Before", NULL, NULL), stack);
}
