/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/company-page.h"

#include <glib/gi18n-lib.h>

#include "company/guest-page.h"
#include "company/host-page.h"
#include "company/join-page.h"

struct _CanastaCompanyPage
{
  AdwBin parent_instance;

  CanastaCompany *company;
  CanastaMatches *matches;
  gpointer shown;               /* the host or the visit it is about, or NULL; not owned */
  guint updating;
};

G_DEFINE_FINAL_TYPE (CanastaCompanyPage, canasta_company_page, ADW_TYPE_BIN)

static void
canasta_company_page_dispose (GObject *object)
{
  CanastaCompanyPage *self = CANASTA_COMPANY_PAGE (object);

  g_clear_handle_id (&self->updating, g_source_remove);
  g_clear_object (&self->company);
  g_clear_object (&self->matches);
  G_OBJECT_CLASS (canasta_company_page_parent_class)->dispose (object);
}

static void
canasta_company_page_class_init (CanastaCompanyPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_company_page_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_company_page_init (CanastaCompanyPage *self)
{
}

static void
joined_cb (CanastaCompanyPage *self, const CanastaInvitation *invitation, const char *name,
           gboolean looks_on)
{
  canasta_company_join (self->company, invitation, name, looks_on);
}

static void
reopened_cb (CanastaCompanyPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!canasta_company_open_again (self->company, &error))
    canasta_join_page_refuse (CANASTA_JOIN_PAGE (adw_bin_get_child (ADW_BIN (self))),
                              error->message);
}

static void
taken_over_cb (CanastaCompanyPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!canasta_company_take_over (self->company, &error))
    canasta_join_page_refuse (CANASTA_JOIN_PAGE (adw_bin_get_child (ADW_BIN (self))),
                              error->message);
}

static GtkWidget *
new_join_page (CanastaCompanyPage *self)
{
  GtkWidget *page = canasta_join_page_new (self->matches);

  g_signal_connect_object (page, "joined", G_CALLBACK (joined_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "reopened", G_CALLBACK (reopened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "taken-over", G_CALLBACK (taken_over_cb), self, G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
new_page (CanastaCompanyPage *self)
{
  if (canasta_company_get_host (self->company))
    return canasta_host_page_new (self->company, self->matches);
  if (canasta_company_get_visit (self->company))
    return canasta_guest_page_new (self->company, self->matches);
  return new_join_page (self);
}

static void
show_join_page (CanastaCompanyPage *self, CanastaJoinPage *page)
{
  g_autofree char *names = canasta_company_describe_last (self->company);
  g_autofree char *visited = canasta_company_describe_visited (self->company);

  canasta_join_page_tell (page, self->company);
  canasta_join_page_offer (page, names, visited);
}

/* What is shown of how things stand; another table has another page. */
static void
update (CanastaCompanyPage *self)
{
  CanastaHost *host = canasta_company_get_host (self->company);
  gpointer now = host ? (gpointer) host : (gpointer) canasta_company_get_visit (self->company);
  GtkWidget *page = adw_bin_get_child (ADW_BIN (self));
  gboolean is_new = !page || now != self->shown;

  g_clear_handle_id (&self->updating, g_source_remove);
  if (is_new)
    {
      self->shown = now;
      page = new_page (self);
      adw_bin_set_child (ADW_BIN (self), page);
    }
  if (CANASTA_IS_HOST_PAGE (page))
    canasta_host_page_show (CANASTA_HOST_PAGE (page));
  else if (CANASTA_IS_GUEST_PAGE (page))
    canasta_guest_page_show (CANASTA_GUEST_PAGE (page));
  else
    show_join_page (self, CANASTA_JOIN_PAGE (page));
  if (is_new && gtk_widget_get_mapped (GTK_WIDGET (self)))
    canasta_company_page_focus (self);
}

static gboolean
update_cb (gpointer data)
{
  CanastaCompanyPage *self = data;

  self->updating = 0;
  update (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-header", NULL);
  return G_SOURCE_REMOVE;
}

/* Whatever has been clicked may be what goes away: that is done first. */
static void
changed_cb (CanastaCompanyPage *self)
{
  if (self->updating == 0)
    self->updating = g_idle_add (update_cb, self);
}

GtkWidget *
canasta_company_page_new (CanastaCompany *company, CanastaMatches *matches)
{
  CanastaCompanyPage *self = g_object_new (CANASTA_TYPE_COMPANY_PAGE, NULL);

  self->company = g_object_ref (company);
  self->matches = g_object_ref (matches);
  g_signal_connect_object (company, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* Before it is shown. */
void
canasta_company_page_open (CanastaCompanyPage *self)
{
  update (self);
}

/**
 * canasta_company_page_fill:
 * @self: a page
 * @invitation: what somebody was sent
 *
 * Writes the invitation where it can be followed.
 *
 * Returns: whether it could be: nobody is at two tables
 */
gboolean
canasta_company_page_fill (CanastaCompanyPage *self, const char *invitation)
{
  GtkWidget *page = adw_bin_get_child (ADW_BIN (self));

  if (!CANASTA_IS_JOIN_PAGE (page))
    return FALSE;
  canasta_join_page_fill (CANASTA_JOIN_PAGE (page), invitation);
  return TRUE;
}

const char *
canasta_company_page_get_title (CanastaCompanyPage *self)
{
  CanastaVisit *visit = canasta_company_get_visit (self->company);

  if (canasta_company_get_host (self->company))
    return _("Your table");
  return visit && canasta_visit_get_title (visit) ? canasta_visit_get_title (visit)
                                                  : _("People elsewhere");
}

void
canasta_company_page_focus (CanastaCompanyPage *self)
{
  GtkWidget *page = adw_bin_get_child (ADW_BIN (self));

  if (CANASTA_IS_HOST_PAGE (page))
    canasta_host_page_focus (CANASTA_HOST_PAGE (page));
  else if (CANASTA_IS_GUEST_PAGE (page))
    canasta_guest_page_focus (CANASTA_GUEST_PAGE (page));
  else
    canasta_join_page_focus (CANASTA_JOIN_PAGE (page));
}
