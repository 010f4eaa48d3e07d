/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/club-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "elsewhere/dealing.h"
#include "elsewhere/onlookers.h"
#include "elsewhere/presences.h"
#include "elsewhere/table-keeper.h"
#include "files/plain-text.h"

/* How often it is looked whether all have gone when a match is over, and how long they may look at
 * it, in seconds. */
#define GLANCE 1
#define LOOKING_TIME (10 * 60)

struct _CanastaClubTable
{
  GObject parent_instance;

  const CanastaClubTerms *terms;
  CanastaRegistry *registry;
  char *folder;
  char *path;                   /* where it is kept */
  char *title;
  CanastaHost *host;
  CanastaNotice *notice;        /* what is to be told of the match that was there, or NULL */
  CanastaReception *reception;
  CanastaTableKeeper *keeper;
  guint16 port;                 /* where it listens, or did; 0 for nowhere yet */
  gboolean is_known;            /* by a key, of which this is the pin */
  guint8 pin[CANASTA_INVITATION_PIN_SIZE];

  CanastaPresences presences;
  CanastaOnlookers onlookers;

  CanastaSession *session;      /* what is played, or NULL */
  guint glancing;
  gint64 until;                 /* when a match that is over has been looked at for long enough … */
  gint64 patience;              /* … and who has not seen its end is awaited no more */
  gboolean is_done;             /* nobody looks at it; of an evening, whose tables begin together */
};

G_DEFINE_FINAL_TYPE (CanastaClubTable, canasta_club_table, G_TYPE_OBJECT)

static void
drop_session (CanastaClubTable *self)
{
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
drop_keeper (CanastaClubTable *self)
{
  if (self->keeper)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
}

static void
drop_host (CanastaClubTable *self)
{
  drop_session (self);
  drop_keeper (self);
  if (self->host)
    g_signal_handlers_disconnect_by_data (self->host, self);
  g_clear_object (&self->host);
  canasta_presences_clear (&self->presences);
  canasta_onlookers_clear (&self->onlookers);
}

static void
canasta_club_table_dispose (GObject *object)
{
  CanastaClubTable *self = CANASTA_CLUB_TABLE (object);

  g_clear_handle_id (&self->glancing, g_source_remove);
  drop_host (self);
  g_clear_object (&self->reception);
  g_clear_object (&self->registry);
  g_clear_pointer (&self->notice, canasta_notice_free);
  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (canasta_club_table_parent_class)->dispose (object);
}

static void
canasta_club_table_class_init (CanastaClubTableClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_club_table_dispose;
  g_signal_new ("told", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("over", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("done", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
canasta_club_table_init (CanastaClubTable *self)
{
}

/* What is told. */

/* Takes the sentence. */
static void
tell (CanastaClubTable *self, char *sentence)
{
  g_autofree char *line = NULL;

  /* Translators: the name of a table, and what has happened at it. */
  line = g_strdup_printf (_("“%s”: %s"), self->title, sentence);
  g_signal_emit_by_name (self, "told", line);
  g_free (sentence);
}

static void
look_at_seats (CanastaClubTable *self, const CanastaTableSeen *table, gboolean is_told)
{
  const CanastaGuests *guests = canasta_host_get_guests (self->host);

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      gboolean is_guests = canasta_guests_find_at_seat (guests, seat) != NULL;
      char *sentence = canasta_presences_tell (&self->presences, seat, &table->seats[seat],
                                               is_guests);

      if (sentence && is_told)
        tell (self, sentence);
      else
        g_free (sentence);
    }
}

/* Takes up who is there; @is_told: whether that is news. */
static void
look_around (CanastaClubTable *self, gboolean is_told)
{
  g_auto (CanastaMessage) message = { 0 };
  char *onlookers;

  canasta_host_describe (self->host, &message);
  look_at_seats (self, &message.table, is_told);
  onlookers = canasta_onlookers_tell (&self->onlookers, &message.table, NULL);
  if (onlookers)
    tell (self, onlookers);
}

/* The match. */

static gboolean
is_over (CanastaClubTable *self)
{
  return self->session
         && canasta_match_get_stage (canasta_session_get_match (self->session))
            == CANASTA_STAGE_MATCH_OVER;
}

static gboolean glance_cb (gpointer data);

/* Once a match is over the table is for others, as soon as those who played have looked at it. */
static void
await_end (CanastaClubTable *self)
{
  if (self->glancing != 0 || self->is_done || !is_over (self)
      || canasta_dealing_count_others (CANASTA_DEALT_TABLE (self->host)) > 0)
    return;
  tell (self, g_strdup (_("The match is over.")));
  self->until = g_get_monotonic_time () + LOOKING_TIME * G_USEC_PER_SEC;
  self->patience = g_get_monotonic_time () + self->terms->wait * 1000;
  self->glancing = g_timeout_add_seconds (GLANCE, glance_cb, self);
  if (self->terms->is_evening)
    g_signal_emit_by_name (self, "over");
}

static void
changed_cb (CanastaClubTable *self)
{
  look_around (self, TRUE);
  await_end (self);
}

static gboolean
tell_done_cb (gpointer data)
{
  CanastaClubTable *self = data;

  self->glancing = 0;
  g_signal_emit_by_name (self, "done");
  return G_SOURCE_REMOVE;
}

/* The host has closed the table: whoever comes again would find the same. Those of an evening may have
 * waited for this one alone. */
static void
failed_cb (CanastaClubTable *self, const char *fault)
{
  tell (self, g_strdup_printf (_("The variant has failed, and the table is closed: %s"), fault));
  if (self->terms->is_evening && self->glancing == 0)
    self->glancing = g_idle_add (tell_done_cb, self);
}

static void
save_failed_cb (CanastaClubTable *self, const char *details)
{
  tell (self, g_strdup_printf (_("The match could not be saved: %s"), details));
}

static void
follow_session (CanastaClubTable *self)
{
  CanastaSession *session = canasta_host_get_session (self->host);

  if (!session || session == self->session)
    return;
  self->session = g_object_ref (session);
  canasta_session_save_seldom (session);
  g_signal_connect_swapped (session, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (session, "save-failed", G_CALLBACK (save_failed_cb), self);
}

static void
dealt_cb (CanastaClubTable *self)
{
  follow_session (self);
  tell (self, g_strdup_printf (_("Round %u is dealt."),
                               canasta_match_get_round (canasta_session_get_match (self->session))));
}

/* Who has the invitation is let in, as long as there is a seat, or to look on. */
static void
knocked_cb (CanastaClubTable *self, guint id)
{
  const CanastaGuest *guest = canasta_guests_find (canasta_host_get_guests (self->host), id);
  guint free = canasta_host_list_free (self->host);

  if (!guest)
    return;
  if (guest->wants_to_look)
    {
      canasta_host_let_look_on (self->host, id);
      return;
    }
  if (free == 0)
    {
      g_autofree char *name = canasta_plain_text_line (guest->name, CANASTA_MESSAGE_LONGEST_NAME);

      tell (self, g_strdup_printf (_("%s is not let in: no seat is free."), name));
      canasta_host_refuse (self->host, id);
    }
  else
    canasta_host_let_in (self->host, id, (guint) g_bit_nth_lsf (free, -1));
}

static void
not_kept_cb (CanastaClubTable *self, const char *sentence, const char *details)
{
  tell (self, g_strdup_printf ("%s %s", sentence, details));
}

static void bequeathed_cb (CanastaClubTable *self, const char *text);

/* Where the host is known by no key those who sat at another table could not have their seats. */
static void
be_known (CanastaClubTable *self)
{
  if (!self->is_known)
    return;
  canasta_host_set_pin (self->host, self->pin);
  if (!self->terms->is_evening)
    canasta_host_take_bequests (self->host);
}

/* The table. */

static void
take_host (CanastaClubTable *self, CanastaHost *host)
{
  self->host = host;
  canasta_host_set_onlookers (host, self->terms->onlookers);
  be_known (self);
  g_signal_connect_swapped (host, "bequeathed", G_CALLBACK (bequeathed_cb), self);
  g_signal_connect_swapped (host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect_swapped (host, "dealt", G_CALLBACK (dealt_cb), self);
  g_signal_connect_swapped (host, "changed", G_CALLBACK (changed_cb), self);
  follow_session (self);
  look_around (self, FALSE);
}

static CanastaHost *
reopen_host (CanastaClubTable *self, GError **error)
{
  g_auto (CanastaKeptTable) kept = { 0 };

  if (!canasta_kept_table_load (&kept, self->path, error))
    {
      g_prefix_error (error, _("“%s” cannot be used. "), self->path);
      return NULL;
    }
  self->port = kept.port;
  if (self->title)
    {
      g_free (kept.title);
      kept.title = g_strdup (self->title);
    }
  else
    self->title = g_strdup (kept.title);
  return canasta_club_host_new_again (self->terms, &kept, self->registry, self->folder, &self->notice,
                                      error);
}

/* Where the table of that number is kept. */
char *
canasta_club_table_dup_path (const char *folder, guint number)
{
  g_autofree char *name = g_strdup_printf ("%u.json", number);

  return g_build_filename (folder, "tables", name, NULL);
}

/* Where the tables are kept that are kept there. */
char **
canasta_club_table_list_paths (const char *folder)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint number = 1;; number++)
    {
      g_autofree char *path = canasta_club_table_dup_path (folder, number);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_strv_builder_end (paths);
      g_strv_builder_add (paths, path);
    }
}

/**
 * canasta_club_table_new:
 * @number: the table's, from 1
 * @title: (nullable): what it is called, where that is not as before
 * @terms: by what it begins; lives as long as the table
 * @registry: the variants
 * @folder: where all of the club is kept
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table as it was when the program ended, or a new one;
 *   nobody can come to it yet
 */
CanastaClubTable *
canasta_club_table_new (guint number, const char *title, const CanastaClubTerms *terms,
                        CanastaRegistry *registry, const char *folder, GError **error)
{
  g_autoptr (CanastaClubTable) self = g_object_new (CANASTA_TYPE_CLUB_TABLE, NULL);
  g_autofree char *tables = NULL;
  CanastaHost *host;

  self->terms = terms;
  self->registry = g_object_ref (registry);
  self->folder = g_strdup (folder);
  self->path = canasta_club_table_dup_path (folder, number);
  tables = g_path_get_dirname (self->path);
  g_mkdir_with_parents (tables, 0700);
  self->title = g_strdup (title);
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    host = reopen_host (self, error);
  else
    {
      if (!self->title)
        self->title = g_strdup_printf (_("Table %u"), number);
      host = canasta_club_host_new (terms, self->title, folder, NULL, NULL, error);
    }
  if (!host)
    return NULL;
  take_host (self, host);
  return g_steal_pointer (&self);
}

/* People can come to it by the reception from now on. */
void
canasta_club_table_open (CanastaClubTable *self, CanastaReception *reception)
{
  self->reception = g_object_ref (reception);
  canasta_reception_add (reception, self->host);
}

/* From now on it is kept by the @keeper, and its match goes on if there is one. */
static void
go_on (CanastaClubTable *self, CanastaTableKeeper *keeper)
{
  self->keeper = keeper;
  g_signal_connect_swapped (keeper, "failed", G_CALLBACK (not_kept_cb), self);
  canasta_table_keeper_keep (keeper, NULL);
  if (self->notice)
    tell (self, g_strdup_printf ("%s %s", self->notice->sentence, self->notice->details));
  g_clear_pointer (&self->notice, canasta_notice_free);
  if (self->session)
    canasta_session_start (self->session);
}

static CanastaTableKeeper *
make_keeper (CanastaClubTable *self, CanastaHost *host)
{
  return canasta_table_keeper_new (host, self->path, self->port);
}

/**
 * canasta_club_table_keep:
 * @self: a table that is open
 * @port: where its reception listens
 *
 * From now on it is kept on the disk, and its match goes on if there is one.
 */
void
canasta_club_table_keep (CanastaClubTable *self, guint16 port)
{
  self->port = port;
  go_on (self, make_keeper (self, self->host));
}

/**
 * canasta_club_table_set_pin:
 * @self: a table
 * @pin: by what invitations know this host
 *
 * From now on another host may give their table to this one, as long as nobody is there.
 */
void
canasta_club_table_set_pin (CanastaClubTable *self, const guint8 *pin)
{
  memcpy (self->pin, pin, sizeof self->pin);
  self->is_known = TRUE;
  be_known (self);
}

/* Another host stands in its place from now on, and is kept by that @keeper. */
static void
replace_host (CanastaClubTable *self, CanastaHost *host, CanastaTableKeeper *keeper)
{
  g_autoptr (CanastaHost) before = g_object_ref (self->host);

  drop_host (self);
  self->is_done = FALSE;
  take_host (self, host);
  canasta_reception_replace (self->reception, before, host);
  go_on (self, keeper);
}

/* A table that another host gives. */

/* Before it is said that the table is here it is on the disk. */
static CanastaTableKeeper *
keep_given (CanastaClubTable *self, CanastaHost *host, GError **error)
{
  g_autoptr (CanastaTableKeeper) keeper = make_keeper (self, host);

  if (canasta_table_keeper_keep (keeper, error))
    return g_steal_pointer (&keeper);
  canasta_table_keeper_forget_match (host);
  return NULL;
}

static void
bequeathed_cb (CanastaClubTable *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaHost) earlier = g_object_ref (self->host);
  g_autoptr (CanastaHost) host = canasta_club_host_new_given (self->host, text, self->registry,
                                                              self->folder, &self->notice, &error);
  g_autoptr (CanastaTableKeeper) keeper = host ? keep_given (self, host, &error) : NULL;

  if (error)
    tell (self, g_strdup_printf (_("A table was given that cannot go on here: %s"), error->message));
  canasta_host_answer_bequest (earlier, keeper != NULL);
  if (!keeper)
    return;
  replace_host (self, g_steal_pointer (&host), g_steal_pointer (&keeper));
  if (canasta_host_is_untouched (earlier) && canasta_club_host_has_rounds_of (self->host, earlier))
    canasta_table_keeper_forget_match (earlier);
  tell (self, g_strdup (_("Another host has given their table: it goes on here.")));
}

/* The table is there for others. */
void
canasta_club_table_begin_again (CanastaClubTable *self)
{
  g_autoptr (GError) error = NULL;
  const CanastaDoor *door = canasta_host_get_door (self->host);
  CanastaHost *host = canasta_club_host_new (self->terms, self->title, self->folder, &door->ticket,
                                             &door->list, &error);

  if (!host)
    {
      tell (self, g_strdup (error->message));
      return;
    }
  replace_host (self, host, make_keeper (self, host));
  tell (self, g_strdup (_("The table is free again.")));
}

/* Who looks on has the match, and need not stay to look at it. */
static gboolean
has_anybody (CanastaClubTable *self)
{
  const CanastaGuests *guests = canasta_host_get_guests (self->host);

  for (guint i = 0; i < canasta_guests_count (guests); i++)
    if (canasta_guests_get (guests, i)->line != 0 && !canasta_guests_get (guests, i)->is_looking)
      return TRUE;
  return FALSE;
}

/* Whether somebody looks at a match that is over, or may come back for its end. */
static gboolean
is_looked_at (CanastaClubTable *self)
{
  gint64 now = g_get_monotonic_time ();

  return (has_anybody (self) && now < self->until)
         || (canasta_host_awaits_guests (self->host) && now < self->patience);
}

static gboolean
glance_cb (gpointer data)
{
  CanastaClubTable *self = data;

  if (is_looked_at (self))
    return G_SOURCE_CONTINUE;
  self->glancing = 0;
  if (self->terms->is_evening)
    {
      self->is_done = TRUE;
      g_signal_emit_by_name (self, "done");
    }
  else
    canasta_club_table_begin_again (self);
  return G_SOURCE_REMOVE;
}

static void
tell_list (CanastaClubTable *self, const CanastaGuestList *before)
{
  const CanastaGuestList *list = &canasta_host_get_door (self->host)->list;
  g_auto (GStrv) gone = canasta_guest_list_name_others (before, list);
  g_auto (GStrv) come = canasta_guest_list_name_others (list, before);

  if (list->n == 0 && before->n > 0)
    {
      tell (self, g_strdup (_("Whoever has the invitation of the table may come.")));
      return;
    }
  for (guint i = 0; gone[i]; i++)
    tell (self, g_strdup_printf (_("%s may not come any more."), gone[i]));
  for (guint i = 0; come[i]; i++)
    tell (self, g_strdup_printf (_("%s may come."), come[i]));
}

/**
 * canasta_club_table_set_list:
 * @self: a table that is kept
 * @names: who may come, see canasta_host_set_list()
 * @error: return location for an error
 *
 * Returns: whether it is so
 */
gboolean
canasta_club_table_set_list (CanastaClubTable *self, const char *const *names, GError **error)
{
  g_auto (CanastaGuestList) before = { 0 };

  canasta_guest_list_copy (&canasta_host_get_door (self->host)->list, &before);
  if (!canasta_host_set_list (self->host, names, error))
    return FALSE;
  tell_list (self, &before);
  return TRUE;
}

/**
 * canasta_club_table_stop:
 * @self: a table
 *
 * The program ends: those who are there are told that they may come back.
 *
 * Returns: whether the match is saved, if there is one
 */
gboolean
canasta_club_table_stop (CanastaClubTable *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->glancing, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->host, self);
  canasta_host_stop (self->host);
  if (!self->session || canasta_session_save (self->session, &error))
    return TRUE;
  save_failed_cb (self, error->message);
  return FALSE;
}

/* Of an evening. */

/* What is played at a table that has not begun is by the terms of today. */
static gboolean
take_terms (CanastaClubTable *self)
{
  CanastaTable *table = self->terms->table;

  if (canasta_host_get_session (self->host))
    return TRUE;
  if (canasta_host_get_table (self->host)->players != table->players)
    return FALSE;
  canasta_host_set_table (self->host, table);
  return TRUE;
}

/**
 * canasta_club_table_deal_as:
 * @self: a table
 * @other: another one, or the same
 *
 * Returns: whether both are dealt the same from now on; %FALSE where something else was played
 */
gboolean
canasta_club_table_deal_as (CanastaClubTable *self, CanastaClubTable *other)
{
  return take_terms (self)
         && (self == other
             || canasta_dealing_join (CANASTA_DEALT_TABLE (self->host),
                                      CANASTA_DEALT_TABLE (other->host)));
}

/* Whether its match is over, and nobody looks at it any more; or nobody can play on there. */
gboolean
canasta_club_table_is_done (CanastaClubTable *self)
{
  return self->is_done || canasta_dealt_table_is_closed (CANASTA_DEALT_TABLE (self->host));
}

/* What is asked of it. */

/* Who plays there. Another match is another host's. */
CanastaHost *
canasta_club_table_get_host (CanastaClubTable *self)
{
  return self->host;
}

const char *
canasta_club_table_get_title (CanastaClubTable *self)
{
  return self->title;
}

/* Where it is kept. */
const char *
canasta_club_table_get_path (CanastaClubTable *self)
{
  return self->path;
}

/* Where it listens, or did when the program ended; 0 for a new one. */
guint16
canasta_club_table_get_port (CanastaClubTable *self)
{
  return self->port;
}
