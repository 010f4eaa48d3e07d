/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/people-bar.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"

struct _CanastaPeopleBar
{
  AdwBin parent_instance;

  char *sentence;               /* what it says, or NULL … */
  gboolean is_asked;            /* … where the host asks nothing */
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (CanastaPeopleBar, canasta_people_bar, ADW_TYPE_BIN)

static void
canasta_people_bar_finalize (GObject *object)
{
  CanastaPeopleBar *self = CANASTA_PEOPLE_BAR (object);

  g_free (self->sentence);
  G_OBJECT_CLASS (canasta_people_bar_parent_class)->finalize (object);
}

static void
canasta_people_bar_class_init (CanastaPeopleBarClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_people_bar_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_people_bar_init (CanastaPeopleBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new_with_label (C_("at a table", "People"));

  self->label = GTK_LABEL (label);
  gtk_label_set_xalign (self->label, 0);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_wrap_mode (self->label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.people");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "people-bar");
  canasta_accessible_set_name (self, _("People elsewhere"));
}

static void
show (CanastaPeopleBar *self)
{
  gtk_label_set_label (self->label, self->is_asked   ? _("Will you go on with the table?")
                                    : self->sentence ? self->sentence
                                                     : "");
}

/**
 * canasta_people_bar_say:
 * @self: a bar
 * @sentence: (nullable): what it says, or %NULL for nothing
 *
 * Returns: whether that is something else than before
 */
gboolean
canasta_people_bar_say (CanastaPeopleBar *self, const char *sentence)
{
  if (g_strcmp0 (self->sentence, sentence) == 0)
    return FALSE;
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  show (self);
  return TRUE;
}

/**
 * canasta_people_bar_ask:
 * @self: a bar
 * @is_asked: whether the host asks the person to go on with the table, which they answer on the page
 *   of people
 *
 * As long as it is asked nothing else is said.
 */
void
canasta_people_bar_ask (CanastaPeopleBar *self, gboolean is_asked)
{
  self->is_asked = is_asked;
  show (self);
}
