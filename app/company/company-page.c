/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/company-page.h"

#include <glib/gi18n-lib.h>

#include "company/host-page.h"

struct _CanastaCompanyPage
{
  AdwBin parent_instance;

  CanastaCompany *company;
  CanastaRegistry *registry;
  CanastaHost *host;            /* whose table is shown, not owned */
  CanastaHostPage *host_page;   /* of that table, or NULL */
  guint updating;
};

G_DEFINE_FINAL_TYPE (CanastaCompanyPage, canasta_company_page, ADW_TYPE_BIN)

static void
canasta_company_page_dispose (GObject *object)
{
  CanastaCompanyPage *self = CANASTA_COMPANY_PAGE (object);

  g_clear_handle_id (&self->updating, g_source_remove);
  g_clear_object (&self->company);
  g_clear_object (&self->registry);
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

/* What is shown of how things stand; another table has another page. */
static void
update (CanastaCompanyPage *self)
{
  CanastaHost *host = canasta_company_get_host (self->company);

  g_clear_handle_id (&self->updating, g_source_remove);
  if (host == self->host)
    {
      if (host)
        canasta_host_page_show (self->host_page);
      return;
    }
  self->host = host;
  self->host_page = host ? CANASTA_HOST_PAGE (canasta_host_page_new (self->company, self->registry))
                         : NULL;
  adw_bin_set_child (ADW_BIN (self), (GtkWidget *) self->host_page);
}

static gboolean
update_cb (gpointer data)
{
  CanastaCompanyPage *self = data;

  self->updating = 0;
  update (self);
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
canasta_company_page_new (CanastaCompany *company, CanastaRegistry *registry)
{
  CanastaCompanyPage *self = g_object_new (CANASTA_TYPE_COMPANY_PAGE, NULL);

  self->company = g_object_ref (company);
  self->registry = g_object_ref (registry);
  g_signal_connect_object (company, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* Before it is shown. */
void
canasta_company_page_open (CanastaCompanyPage *self)
{
  update (self);
}

const char *
canasta_company_page_get_title (CanastaCompanyPage *self)
{
  return _("Your table");
}

void
canasta_company_page_focus (CanastaCompanyPage *self)
{
  if (self->host_page)
    canasta_host_page_focus (self->host_page);
}
