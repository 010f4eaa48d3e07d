/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/hand-over-group.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/wrap.h"
#include "preferences/message-dialog.h"

/* Somebody who sits at the table. */
typedef struct
{
  guint seat;
  AdwActionRow *row;
  GtkWidget *button;
} Heir;

struct _CanastaHandOverGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaCompany *company;      /* NULL until it is shown */
  GArray *heirs;                /* of Heir */
  guint chosen;                 /* the seat of who is to have the table */
};

G_DEFINE_FINAL_TYPE (CanastaHandOverGroup, canasta_hand_over_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_hand_over_group_dispose (GObject *object)
{
  CanastaHandOverGroup *self = CANASTA_HAND_OVER_GROUP (object);

  g_clear_object (&self->company);
  g_clear_pointer (&self->heirs, g_array_unref);
  G_OBJECT_CLASS (canasta_hand_over_group_parent_class)->dispose (object);
}

static CanastaHost *
get_host (CanastaHandOverGroup *self)
{
  return canasta_company_get_host (self->company);
}

/* They may have gone meanwhile. */
static void
chosen_cb (CanastaHandOverGroup *self)
{
  CanastaHost *host = get_host (self);

  if (host && (canasta_host_list_heirs (host) & (1u << self->chosen)) != 0)
    canasta_company_hand_over (self->company, self->chosen);
}

static void
choose (CanastaHandOverGroup *self, guint seat)
{
  g_autofree char *name = canasta_host_dup_name (get_host (self), seat);
  g_autofree char *question = g_strdup_printf (_("Hand the table over to %s?"), name);
  g_autofree char *sentence =
    g_strdup_printf (_("If %s agrees, the table goes on at that computer, and everybody follows by "
                       "themselves. The rounds that are over stand; the deal that was begun is dealt "
                       "anew. Your seat is kept for you there."), name);

  self->chosen = seat;
  canasta_message_dialog_ask (GTK_WIDGET (self), question, sentence, _("_Hand over"),
                              G_CALLBACK (chosen_cb), self);
}

static gboolean
is_asked (CanastaHandOverGroup *self, guint seat)
{
  return canasta_host_get_heir (get_host (self)) == seat;
}

/* Asks who is not asked, and does not ask any more who is. */
static void
ask_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaHandOverGroup *self = CANASTA_HAND_OVER_GROUP (widget);
  guint seat = g_variant_get_uint32 (parameter);

  if (is_asked (self, seat))
    canasta_company_stay (self->company);
  else
    choose (self, seat);
}

static void
canasta_hand_over_group_class_init (CanastaHandOverGroupClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_hand_over_group_dispose;
  gtk_widget_class_install_action (widget_class, "hand-over.ask", "u", ask_action);
}

static void
canasta_hand_over_group_init (CanastaHandOverGroup *self)
{
  self->heirs = g_array_new (FALSE, FALSE, sizeof (Heir));
}

static void
add_heir (CanastaHandOverGroup *self, guint seat, const char *name)
{
  Heir heir = { seat, ADW_ACTION_ROW (adw_action_row_new ()), gtk_button_new () };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (heir.row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (heir.row), name);
  adw_action_row_set_subtitle_lines (heir.row, 0);
  gtk_widget_set_valign (heir.button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (heir.button), "hand-over.ask");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (heir.button), "u", seat);
  adw_action_row_add_suffix (heir.row, heir.button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (heir.row));
  g_array_append_val (self->heirs, heir);
}

/* Whoever is asked could be, even where their line is broken meanwhile. */
static guint
list_heirs (CanastaHandOverGroup *self)
{
  guint heir = canasta_host_get_heir (get_host (self));

  return canasta_host_list_heirs (get_host (self)) | (heir != CANASTA_NO_SEAT ? 1u << heir : 0);
}

static gboolean
is_same (CanastaHandOverGroup *self, guint seats)
{
  guint shown = 0;

  for (guint i = 0; i < self->heirs->len; i++)
    {
      const Heir *heir = &g_array_index (self->heirs, Heir, i);
      g_autofree char *name = canasta_host_dup_name (get_host (self), heir->seat);

      if (!g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (heir->row)), name))
        return FALSE;
      shown |= 1u << heir->seat;
    }
  return shown == seats;
}

static void
fill (CanastaHandOverGroup *self, guint seats)
{
  for (guint i = 0; i < self->heirs->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  GTK_WIDGET (g_array_index (self->heirs, Heir, i).row));
  g_array_set_size (self->heirs, 0);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0)
      {
        g_autofree char *name = canasta_host_dup_name (get_host (self), seat);

        add_heir (self, seat, name);
      }
}

static void
show_heir (CanastaHandOverGroup *self, const Heir *heir)
{
  const char *name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (heir->row));
  gboolean is_now = is_asked (self, heir->seat);
  g_autofree char *label = g_strdup_printf (is_now ? _("Do not ask %s any more")
                                                   : _("Hand the table over to %s…"), name);

  adw_action_row_set_subtitle (heir->row, is_now ? _("Is asked; until then the table stays here") : "");
  gtk_button_set_label (GTK_BUTTON (heir->button), is_now ? _("Do not ask any more")
                                                          : _("Hand the table over…"));
  canasta_accessible_set_name (heir->button, label);
  canasta_wrap_labels (heir->button, TRUE);
}

/* Before the first deal there is nothing to go on with, nor after the last one. */
static gboolean
has_match (CanastaHandOverGroup *self)
{
  CanastaSession *session = canasta_company_get_session (self->company);

  return session
         && canasta_match_get_stage (canasta_session_get_match (session)) != CANASTA_STAGE_MATCH_OVER;
}

/* What came of it where somebody was asked; else what can be done. */
static const char *
describe (CanastaHandOverGroup *self, guint seats)
{
  const char *reason = canasta_company_get_reason (self->company);

  if (reason)
    return reason;
  return seats != 0 ? _("Somebody who sits at the table can go on with it at another computer, where "
                        "everybody follows by themselves.")
                    : _("Nobody at this table could go on with it.");
}

/**
 * canasta_hand_over_group_show:
 * @self: a group
 * @company: who plays at a table that is open here
 *
 * Shows who could go on with the table now. Made anew only where that is somebody else: who is at a
 * button stays there.
 */
void
canasta_hand_over_group_show (CanastaHandOverGroup *self, CanastaCompany *company)
{
  g_autofree char *description = NULL;
  guint seats;

  g_set_object (&self->company, company);
  seats = list_heirs (self);
  gtk_widget_set_visible (GTK_WIDGET (self), has_match (self));
  if (!is_same (self, seats))
    fill (self, seats);
  for (guint i = 0; i < self->heirs->len; i++)
    show_heir (self, &g_array_index (self->heirs, Heir, i));
  /* It is read as markup, and has names in it. */
  description = g_markup_escape_text (describe (self, seats), -1);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), description);
}
