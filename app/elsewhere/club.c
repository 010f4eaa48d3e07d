/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/club.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/dealing.h"
#include "elsewhere/kept-table.h"
#include "elsewhere/table-places.h"
#include "network/registration.h"

/* How long those who are told goodbye may take to hear it, in seconds. */
#define GOODBYE_TIME 3

struct _CanastaClub
{
  GObject parent_instance;

  char *folder;
  CanastaRegistry *registry;
  CanastaClubTerms *terms;
  GPtrArray *tables;            /* of CanastaClubTable */
  CanastaReception *reception;  /* NULL until it is open */
  CanastaRegistration *registration;    /* NULL without a relay */
  gboolean is_over;             /* all tables, which were dealt the same, as was told */
};

G_DEFINE_FINAL_TYPE (CanastaClub, canasta_club, G_TYPE_OBJECT)

static void
canasta_club_dispose (GObject *object)
{
  CanastaClub *self = CANASTA_CLUB (object);

  if (self->reception)
    g_signal_handlers_disconnect_by_data (canasta_reception_get_gate (self->reception), self);
  for (guint i = 0; self->tables && i < self->tables->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->tables, i), self);
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  g_clear_object (&self->registration);
  g_clear_object (&self->reception);
  g_clear_object (&self->registry);
  g_clear_pointer (&self->folder, g_free);
  G_OBJECT_CLASS (canasta_club_parent_class)->dispose (object);
}

static void
canasta_club_class_init (CanastaClubClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_club_dispose;
  g_signal_new ("told", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("over", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
canasta_club_init (CanastaClub *self)
{
  self->tables = g_ptr_array_new_with_free_func (g_object_unref);
}

/* The log. */

static void
tell (CanastaClub *self, const char *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

/* Nobody needs to know of those who leave as they should, or are cut off by a bad line. */
static void
left_cb (CanastaClub *self, const char *address, CanastaEnding ending)
{
  g_autofree char *sentence = NULL;

  if (ending == CANASTA_ENDING_CLOSED || ending == CANASTA_ENDING_GONE
      || ending == CANASTA_ENDING_STOPPED)
    return;
  /* Translators: an address, and the reason in a word that is the same in every language. */
  sentence = g_strdup_printf (_("A connection from %s was ended: %s."), address,
                              canasta_ending_get_word (ending));
  tell (self, sentence);
}

static void
blamed_cb (CanastaClub *self, const char *address)
{
  g_autofree char *sentence =
    g_strdup_printf (_("Somebody from %s has no invitation that opens a table here."), address);

  tell (self, sentence);
}

/* Its tables. */

static void over_cb (CanastaClub *self);
static void done_cb (CanastaClub *self);

/**
 * canasta_club_new:
 * @folder: where all of it is kept
 * @registry: the variants
 * @terms: by what its tables begin; lives as long as the club
 *
 * Returns: (transfer full): a club without tables
 */
CanastaClub *
canasta_club_new (const char *folder, CanastaRegistry *registry, CanastaClubTerms *terms)
{
  CanastaClub *self = g_object_new (CANASTA_TYPE_CLUB, NULL);

  self->folder = g_strdup (folder);
  self->registry = g_object_ref (registry);
  self->terms = terms;
  return self;
}

static gboolean
has_path (CanastaClub *self, const char *path)
{
  for (guint i = 0; i < self->tables->len; i++)
    if (g_str_equal (canasta_club_table_get_path (canasta_club_get_table (self, i)), path))
      return TRUE;
  return FALSE;
}

/* Whether a table of that name is kept there, whatever else is. */
static gboolean
is_kept_at (const char *path, const char *title)
{
  g_auto (CanastaKeptTable) kept = { 0 };

  return canasta_kept_table_load (&kept, path, NULL) && g_str_equal (kept.title, title);
}

/**
 * canasta_club_find_number:
 * @self: a club that is not open
 * @title: what a table is called, which is none of its tables yet
 *
 * Returns: the number of the table that was called so before, else one that is no table's
 */
guint
canasta_club_find_number (CanastaClub *self, const char *title)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *path = canasta_club_table_dup_path (self->folder, number);

      if (has_path (self, path))
        continue;
      if (!g_file_test (path, G_FILE_TEST_EXISTS) || is_kept_at (path, title))
        return number;
    }
}

/**
 * canasta_club_add:
 * @self: a club that is not open
 * @number: by which the table is kept, as none of the others
 * @title: (nullable): what its next table is called
 * @error: return location for an error
 *
 * Returns: whether there is another table: the one that was there before, or a new one
 */
gboolean
canasta_club_add (CanastaClub *self, guint number, const char *title, GError **error)
{
  CanastaClubTable *table = canasta_club_table_new (number, title, self->terms, self->registry,
                                                    self->folder, error);

  if (!table)
    return FALSE;
  g_ptr_array_add (self->tables, table);
  g_signal_connect_swapped (table, "told", G_CALLBACK (tell), self);
  g_signal_connect_swapped (table, "over", G_CALLBACK (over_cb), self);
  g_signal_connect_swapped (table, "done", G_CALLBACK (done_cb), self);
  return TRUE;
}

static gboolean
has_begun (CanastaClubTable *table)
{
  return canasta_host_get_session (canasta_club_table_get_host (table)) != NULL;
}

static gboolean
refuse_other (CanastaClubTable *table, CanastaClubTable *other, GError **error)
{
  const char *title = canasta_club_table_get_title (table);
  const char *title_of_other = canasta_club_table_get_title (other);

  if (has_begun (table) && has_begun (other))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _("“%1$s” and “%2$s” cannot be dealt the same: something else is being played "
                   "there. Play that to its end first, without --evening."), title, title_of_other);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _("“%s” cannot be dealt the same as tables that have begun before: leave it out "
                   "until they have ended."),
                 has_begun (table) ? title_of_other : title);
  return FALSE;
}

/**
 * canasta_club_deal_the_same:
 * @self: a club that is not open, with all its tables
 * @error: return location for an error
 *
 * All tables are dealt the same from now on.
 *
 * Returns: whether they can be
 */
gboolean
canasta_club_deal_the_same (CanastaClub *self, GError **error)
{
  CanastaClubTable *first = canasta_club_get_table (self, 0);

  for (guint i = 0; i < self->tables->len; i++)
    if (!canasta_club_table_deal_as (canasta_club_get_table (self, i), first))
      return refuse_other (first, canasta_club_get_table (self, i), error);
  return TRUE;
}

/* What came of it is told once, whichever table sees it first. */
static void
over_cb (CanastaClub *self)
{
  g_autoptr (GPtrArray) hosts = NULL;

  for (guint i = 0; i < self->tables->len && !hosts && !self->is_over; i++)
    {
      CanastaHost *host = canasta_club_table_get_host (canasta_club_get_table (self, i));

      hosts = canasta_table_places_list (CANASTA_DEALT_TABLE (host));
    }
  if (!hosts)
    return;
  self->is_over = TRUE;
  g_signal_emit_by_name (self, "over", hosts);
}

/* Once nobody looks at any of the tables, all of them are there for others together. */
static void
done_cb (CanastaClub *self)
{
  for (guint i = 0; i < self->tables->len; i++)
    if (!canasta_club_table_is_done (canasta_club_get_table (self, i)))
      return;
  self->is_over = FALSE;
  for (guint i = 0; i < self->tables->len; i++)
    canasta_club_table_begin_again (canasta_club_get_table (self, i));
  canasta_club_deal_the_same (self, NULL);
}

/* Invitations know this host by so much of its key. */
void
canasta_club_set_pin (CanastaClub *self, const guint8 *pin)
{
  for (guint i = 0; i < self->tables->len; i++)
    canasta_club_table_set_pin (canasta_club_get_table (self, i), pin);
}

/**
 * canasta_club_open:
 * @self: a club with a table or more
 * @key: (nullable): the key of its tables; %NULL behind a proxy on this computer
 * @limits: what whoever comes may take
 * @port: where to listen, 0 for any free port
 * @socket: (nullable): one that listens already, in place of the port
 * @error: return location for an error
 *
 * Returns: whether people can come
 */
gboolean
canasta_club_open (CanastaClub *self, GTlsCertificate *key, const CanastaLimits *limits,
                   guint16 port, GSocket *socket, GError **error)
{
  CanastaGate *gate;

  self->reception = canasta_reception_new (key, limits);
  gate = canasta_reception_get_gate (self->reception);
  if (!key)
    canasta_gate_trust_proxy (gate);
  g_signal_connect_swapped (gate, "left", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (gate, "blamed", G_CALLBACK (blamed_cb), self);
  for (guint i = 0; i < self->tables->len; i++)
    canasta_club_table_open (canasta_club_get_table (self, i), self->reception);
  if (!(socket ? canasta_reception_open_at (self->reception, socket, error)
               : canasta_reception_open (self->reception, port, error)))
    return FALSE;
  for (guint i = 0; i < self->tables->len; i++)
    canasta_club_table_keep (canasta_club_get_table (self, i), canasta_gate_get_port (gate));
  if (self->terms->is_evening)
    canasta_dealing_finish (
      CANASTA_DEALT_TABLE (canasta_club_table_get_host (canasta_club_get_table (self, 0))));
  return TRUE;
}

static void
registration_cb (CanastaRegistration *registration, CanastaClub *self)
{
  g_autofree char *sentence = canasta_registration_describe (registration);

  tell (self, sentence);
}

/**
 * canasta_club_go_through:
 * @self: a club that is open
 * @key: the key of its tables
 * @relay: a relay, by which people come as well from now on
 * @error: return location for an error
 *
 * Returns: whether it can be asked
 */
gboolean
canasta_club_go_through (CanastaClub *self, GTlsCertificate *key, GSocketConnectable *relay,
                         GError **error)
{
  self->registration = canasta_registration_new (canasta_reception_get_gate (self->reception), key,
                                                 relay, error);
  if (!self->registration)
    return FALSE;
  g_signal_connect_object (self->registration, "changed", G_CALLBACK (registration_cb), self, 0);
  return TRUE;
}

/**
 * canasta_club_stop:
 * @self: a club that is open
 *
 * The program ends; does not return before whoever is there knows. They may come back to it.
 *
 * Returns: whether every match is saved
 */
gboolean
canasta_club_stop (CanastaClub *self)
{
  gboolean is_saved = TRUE;

  g_clear_object (&self->registration);
  for (guint i = 0; i < self->tables->len; i++)
    is_saved = canasta_club_table_stop (canasta_club_get_table (self, i)) && is_saved;
  canasta_reception_finish (self->reception,
                            g_get_monotonic_time () + GOODBYE_TIME * G_USEC_PER_SEC);
  return is_saved;
}

/* What is asked of it. */

guint
canasta_club_count (CanastaClub *self)
{
  return self->tables->len;
}

CanastaClubTable *
canasta_club_get_table (CanastaClub *self, guint index)
{
  return g_ptr_array_index (self->tables, index);
}

/* The table that is called so, or %NULL. */
CanastaClubTable *
canasta_club_find_table (CanastaClub *self, const char *title)
{
  for (guint i = 0; i < self->tables->len; i++)
    if (g_str_equal (canasta_club_table_get_title (canasta_club_get_table (self, i)), title))
      return canasta_club_get_table (self, i);
  return NULL;
}

/* Where it listens; before it is open, where it did when the program ended, or 0. A table may be
 * new. */
guint16
canasta_club_get_port (CanastaClub *self)
{
  guint16 port = 0;

  for (guint i = 0; i < self->tables->len && port == 0; i++)
    port = canasta_club_table_get_port (canasta_club_get_table (self, i));
  return port;
}
