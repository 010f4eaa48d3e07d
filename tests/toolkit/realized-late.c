/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A focus that is given to what is shown only then is not told. */
#include "toolkit.h"

static void
turn_page_cb (GtkStack *stack)
{
  GtkWidget *button = new_button ("On the new page", NULL, NULL);

  gtk_stack_add_named (stack, button, "second");
  gtk_widget_grab_focus (button);
  gtk_stack_set_visible_child_name (stack, "second");
}

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_add_named (GTK_STACK (stack),
                       new_button ("Turn the page", G_CALLBACK (turn_page_cb), stack), "first");
  return stack;
}
