/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/rules-undo.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "pages/toast.h"
#include "preferences/message-dialog.h"
#include "settings/titles.h"
#include "pages/announcer.h"

/* What a button takes back. */
typedef struct
{
  CanastaRuleEditor *editor;
  char *house;
  char *table;                  /* NULL for the house, which is a copy … */
  CanastaRules *rules;          /* … else those it had */
} Undone;

static void
undone_free (gpointer data)
{
  Undone *self = data;

  g_object_unref (self->editor);
  g_free (self->house);
  g_free (self->table);
  g_clear_object (&self->rules);
  g_free (self);
}

static void
undo_cb (AdwToast *toast, GtkWidget *page)
{
  Undone *self = g_object_get_data (G_OBJECT (toast), "undone");
  g_autofree char *table = g_strdup (canasta_rule_editor_get_table (self->editor));
  g_autoptr (GError) error = NULL;

  /* It may be gone by now. */
  if (!canasta_houses_find (canasta_rule_editor_get_houses (self->editor), self->house, NULL))
    return;
  canasta_rule_editor_open (self->editor, self->house, self->table ? self->table : table);
  if (!self->table && !canasta_rule_editor_delete (self->editor, &error))
    canasta_message_dialog_tell (page, _("The house could not be deleted"), error->message);
  else if (self->table
           && !canasta_rule_editor_give_rules (self->editor, self->table, self->rules, &error))
    canasta_message_dialog_tell (page, _("The rules could not be given back"), error->message);
}

static void
offer (GtkWidget *page, const char *sentence, Undone *undone)
{
  GtkRoot *root = gtk_widget_get_root (page);
  AdwToast *toast;

  if (!ADW_IS_PREFERENCES_WINDOW (root))
    {
      undone_free (undone);
      return;
    }
  toast = canasta_toast_new_with_button (sentence, _("Undo"));
  g_object_set_data_full (G_OBJECT (toast), "undone", undone, undone_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), page, 0);
  canasta_toast_show (toast, GTK_WIDGET (root));
  canasta_announcer_say (canasta_announcer_find (page), sentence);
}

/* A change was put into a @copy of the house, which can be deleted again. */
void
canasta_rules_undo_offer_copy (GtkWidget *page, CanastaRuleEditor *editor, CanastaHouse *copy)
{
  g_autofree char *sentence = canasta_titles_describe_copy (copy);
  Undone *undone = g_new0 (Undone, 1);

  undone->editor = g_object_ref (editor);
  undone->house = g_strdup (canasta_house_get_id (copy));
  offer (page, sentence, undone);
}

/**
 * canasta_rules_undo_offer_table:
 * @page: where the rules of a house of the person are changed
 * @editor: the editor, which has that house open
 * @sentence: what has been done
 * @table: the table at which it was
 * @rules: the rules that held there before
 *
 * Offers to give the table its rules back, and the house the table.
 */
void
canasta_rules_undo_offer_table (GtkWidget *page, CanastaRuleEditor *editor, const char *sentence,
                                const char *table, CanastaRules *rules)
{
  Undone *undone = g_new0 (Undone, 1);

  undone->editor = g_object_ref (editor);
  undone->house = g_strdup (canasta_house_get_id (canasta_rule_editor_get_house (editor)));
  undone->table = g_strdup (table);
  undone->rules = g_object_ref (rules);
  offer (page, sentence, undone);
}
