/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/awaited-label.h"

#include "turn/passage.h"

/* It takes no room where there is nothing to say. */
void
canasta_awaited_label_show (GtkLabel *label, CanastaCompany *company)
{
  g_autoptr (GString) text = g_string_new (NULL);

  canasta_passage_take (text, canasta_company_describe_awaited (company));
  canasta_passage_take (text, canasta_company_explain_clock (company));
  gtk_label_set_label (label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (label), text->len > 0);
}
