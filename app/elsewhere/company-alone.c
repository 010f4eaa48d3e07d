/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The company of a program that was built without a network: nobody, ever. */
#include "config.h"

#include "elsewhere/company.h"

struct _CanastaCompany
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (CanastaCompany, canasta_company, G_TYPE_OBJECT)

static void
canasta_company_class_init (CanastaCompanyClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("began", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("remarked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_INT);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("noted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_company_init (CanastaCompany *self)
{
}

CanastaCompany *
canasta_company_new (CanastaMatches *matches, const char *data_folder)
{
  return g_object_new (CANASTA_TYPE_COMPANY, NULL);
}

/* There is no way to these. */

void
canasta_company_set_outer (CanastaCompany *self, const char *address)
{
  g_return_if_reached ();
}

gboolean
canasta_company_open (CanastaCompany *self, const CanastaSetup *setup, GError **error)
{
  g_return_val_if_reached (FALSE);
}

gboolean
canasta_company_open_again (CanastaCompany *self, GError **error)
{
  g_return_val_if_reached (FALSE);
}

gboolean
canasta_company_can_take_over (CanastaCompany *self)
{
  return FALSE;
}

char *
canasta_company_describe_visited (CanastaCompany *self)
{
  return NULL;
}

gboolean
canasta_company_take_over (CanastaCompany *self, GError **error)
{
  g_return_val_if_reached (FALSE);
}

void
canasta_company_hand_over (CanastaCompany *self, guint seat)
{
  g_return_if_reached ();
}

void
canasta_company_give (CanastaCompany *self, const char *invitation)
{
  g_return_if_reached ();
}

gboolean
canasta_company_is_giving (CanastaCompany *self)
{
  return FALSE;
}

void
canasta_company_stay (CanastaCompany *self)
{
  g_return_if_reached ();
}

const char *
canasta_company_get_reason (CanastaCompany *self)
{
  g_return_val_if_reached (NULL);
}

void
canasta_company_follow (CanastaCompany *self, const char *name)
{
  g_return_if_reached ();
}

gboolean
canasta_company_inherit (CanastaCompany *self, GError **error)
{
  g_return_val_if_reached (FALSE);
}

void
canasta_company_decline (CanastaCompany *self)
{
  g_return_if_reached ();
}

void
canasta_company_seat_computer (CanastaCompany *self, guint seat, const char *level)
{
  g_return_if_reached ();
}

guint16
canasta_company_get_port (CanastaCompany *self)
{
  g_return_val_if_reached (0);
}

char *
canasta_company_dup_invitation (CanastaCompany *self)
{
  g_return_val_if_reached (NULL);
}

gboolean
canasta_company_is_announced (CanastaCompany *self)
{
  g_return_val_if_reached (FALSE);
}

void
canasta_company_ask_router (CanastaCompany *self, gboolean is_asked)
{
  g_return_if_reached ();
}

char *
canasta_company_describe_router (CanastaCompany *self)
{
  g_return_val_if_reached (NULL);
}

gboolean
canasta_company_go_through (CanastaCompany *self, const char *relay, GError **error)
{
  g_return_val_if_reached (FALSE);
}

const char *
canasta_company_get_relay (CanastaCompany *self)
{
  g_return_val_if_reached (NULL);
}

char *
canasta_company_describe_relay (CanastaCompany *self)
{
  g_return_val_if_reached (NULL);
}

void
canasta_company_join (CanastaCompany *self, const CanastaInvitation *invitation, const char *name,
                      gboolean looks_on)
{
  g_return_if_reached ();
}

/* What the window always asks. */

char **
canasta_company_list_followers (CanastaCompany *self)
{
  return g_new0 (char *, 1);
}

char *
canasta_company_dup_way (CanastaCompany *self)
{
  g_return_val_if_reached (NULL);
}

const char *
canasta_company_describe_heir (CanastaCompany *self)
{
  return NULL;
}

gboolean
canasta_company_has_agreed (CanastaCompany *self)
{
  return FALSE;
}

CanastaTalk *
canasta_company_get_talk (CanastaCompany *self)
{
  return NULL;
}

char *
canasta_company_describe_last (CanastaCompany *self)
{
  return NULL;
}

CanastaHost *
canasta_company_get_host (CanastaCompany *self)
{
  return NULL;
}

guint
canasta_company_get_seat (CanastaCompany *self)
{
  return CANASTA_NO_SEAT;
}

CanastaVisit *
canasta_company_get_visit (CanastaCompany *self)
{
  return NULL;
}

const char *
canasta_company_get_sentence (CanastaCompany *self)
{
  return NULL;
}

CanastaTable *
canasta_company_get_table (CanastaCompany *self)
{
  return NULL;
}

CanastaSession *
canasta_company_get_session (CanastaCompany *self)
{
  return NULL;
}

char *
canasta_company_describe_awaited (CanastaCompany *self)
{
  return NULL;
}

char *
canasta_company_explain_clock (CanastaCompany *self)
{
  return NULL;
}

gboolean
canasta_company_is_complete (CanastaCompany *self)
{
  return FALSE;
}

void
canasta_company_leave (CanastaCompany *self)
{
}

void
canasta_company_finish (CanastaCompany *self)
{
}
