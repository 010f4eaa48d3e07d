/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/invitation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "network/base-32.h"

#define SCHEME "CANASTA://"
#define FURTHER "?A="
#define BY_RELAY "/R"
#define NO_PIN "-"

/* Longer than any that is written. */
#define LONGEST 1000

#define PIN_LENGTH 26
#define TICKET_LENGTH 16
#define CHECK_LENGTH 2

/* A prime below 32², of which the powers of the base are all different: so one wrong
 * character, or two that are exchanged, change the sum. */
#define CHECK_PRIME 1021
#define CHECK_BASE 10

G_DEFINE_QUARK (canasta-invitation-error-quark, canasta_invitation_error)

void
canasta_invitation_clear (CanastaInvitation *self)
{
  g_clear_pointer (&self->places, g_strfreev);
}

/* The check */

static guint
add_text (guint sum, const char *text)
{
  for (; *text; text++)
    sum = (sum * CHECK_BASE + (guint8) *text) % CHECK_PRIME;
  return sum;
}

static void
write_check (const char *place, const char *pin, const char *ticket, const char *further,
             char *text)
{
  const char *const parts[] = { place, "/", pin, "/", ticket, further };
  guint sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    sum = add_text (sum, parts[i]);
  canasta_base_32_write ((const guint8[]){ (guint8) (sum >> 2), (guint8) (sum << 6) }, CHECK_LENGTH,
                         text);
}

/* Writing */

static char *
write_further (const CanastaInvitation *self)
{
  g_autofree char *joined = NULL;
  g_autofree char *text = NULL;

  if (self->is_relayed || !self->places[1])
    return g_strdup (self->is_relayed ? BY_RELAY : "");
  joined = g_strjoinv (",", self->places + 1);
  text = g_strconcat (FURTHER, joined, NULL);
  return g_ascii_strup (text, -1);
}

/**
 * canasta_invitation_write:
 * @self: an invitation
 *
 * Returns: (transfer full): its text
 */
char *
canasta_invitation_write (const CanastaInvitation *self)
{
  g_autofree char *place = g_ascii_strup (self->places[0], -1);
  g_autofree char *further = write_further (self);
  char pin[PIN_LENGTH + 1] = NO_PIN;
  char ticket[TICKET_LENGTH + 1];
  char check[CHECK_LENGTH + 1];

  if (self->has_pin)
    canasta_base_32_write (self->pin, PIN_LENGTH, pin);
  canasta_base_32_write (self->ticket.bytes, TICKET_LENGTH, ticket);
  write_check (place, pin, ticket, further, check);
  return g_strconcat (SCHEME, place, "/", pin, "/", ticket, check, further, NULL);
}

/* Reading */

static gboolean
refuse (GError **error, CanastaInvitationError code, const char *sentence)
{
  g_set_error_literal (error, CANASTA_INVITATION_ERROR, (int) code, sentence);
  return FALSE;
}

static gboolean
is_none (GError **error)
{
  return refuse (error, CANASTA_INVITATION_ERROR_NONE,
                 _("This is no invitation to a table."));
}

/* Whether an invitation can lead there: host and port, in the one way they are written. */
gboolean
canasta_invitation_is_place (const char *text)
{
  g_autoptr (GSocketConnectable) place = NULL;
  g_autofree char *again = NULL;
  const char *host;

  if (strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]") != strlen (text))
    return FALSE;
  place = g_network_address_parse (text, 0, NULL);
  if (!place)
    return FALSE;
  host = g_network_address_get_hostname (G_NETWORK_ADDRESS (place));
  again = g_strdup_printf (strchr (host, ':') ? "[%s]:%u" : "%s:%u", host,
                           g_network_address_get_port (G_NETWORK_ADDRESS (place)));
  return *host && g_network_address_get_port (G_NETWORK_ADDRESS (place)) != 0
         && g_ascii_strcasecmp (again, text) == 0;
}

/* All places: the first one, and those behind the ticket. */
static gboolean
read_places (CanastaInvitation *self, const char *first, const char *further)
{
  g_autofree char *joined = *further ? g_strconcat (first, ",", further + strlen (FURTHER), NULL)
                                     : g_strdup (first);

  self->places = g_strsplit (joined, ",", CANASTA_INVITATION_OTHERS + 2);
  for (guint i = 0; self->places[i]; i++)
    if (i > CANASTA_INVITATION_OTHERS || !canasta_invitation_is_place (self->places[i]))
      return FALSE;
  return self->places[0] != NULL;
}

static gboolean
read_pin (CanastaInvitation *self, const char *pin)
{
  self->has_pin = !g_str_equal (pin, NO_PIN);
  return !self->has_pin
         || (strlen (pin) == PIN_LENGTH && canasta_base_32_read (pin, PIN_LENGTH, self->pin));
}

/* The parts of a text that begins as an invitation: place, pin, ticket with its check, and that there
 * is a relay. */
static gboolean
read_parts (CanastaInvitation *self, char **parts, GError **error)
{
  const char *further = strchr (parts[2], '?');
  g_autofree char *ticket = NULL;
  g_autofree char *wanted = NULL;
  char check[CHECK_LENGTH + 1];

  if (!further)
    further = parts[2] + strlen (parts[2]);
  if (parts[3] && (*further || g_str_equal (parts[1], NO_PIN)))
    return is_none (error);
  if (further - parts[2] != TICKET_LENGTH + CHECK_LENGTH
      || (*further && !g_str_has_prefix (further, FURTHER)))
    return is_none (error);
  ticket = g_strndup (parts[2], TICKET_LENGTH);
  self->is_relayed = parts[3] != NULL;
  if (!read_places (self, parts[0], further) || !read_pin (self, parts[1])
      || !canasta_base_32_read (ticket, TICKET_LENGTH, self->ticket.bytes))
    return is_none (error);

  /* As it is written: what only looks like a digit counts as that. */
  wanted = canasta_invitation_write (self);
  memcpy (check, wanted + strlen (SCHEME) + strlen (parts[0]) + strlen (parts[1]) + 2 + TICKET_LENGTH,
          CHECK_LENGTH);
  for (guint i = 0; i < CHECK_LENGTH; i++)
    if (canasta_base_32_find_digit (parts[2][TICKET_LENGTH + i]) != check[i])
      return refuse (error, CANASTA_INVITATION_ERROR_SLIP,
                     _("This invitation was not copied right: something in it is missing or "
                       "another letter."));
  return TRUE;
}

/* What stands behind the ticket may be other letters one day. */
static gboolean
is_newer (const char *word)
{
  return *word && !g_str_equal (word, &BY_RELAY[1])
         && strspn (word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen (word);
}

/**
 * canasta_invitation_read:
 * @self: (out caller-allocates): the invitation; empty on failure
 * @text: what somebody typed, pasted or followed
 * @error: return location for an error
 *
 * Returns: whether it is one
 */
gboolean
canasta_invitation_read (CanastaInvitation *self, const char *text, GError **error)
{
  g_autofree char *upper = NULL;
  g_auto (GStrv) parts = NULL;
  guint n;

  *self = (CanastaInvitation){ 0 };
  if (strnlen (text, LONGEST + 1) > LONGEST)
    return is_none (error);
  upper = g_strstrip (g_ascii_strup (text, -1));
  if (!g_str_has_prefix (upper, SCHEME))
    return is_none (error);
  parts = g_strsplit (upper + strlen (SCHEME), "/", 4);
  n = g_strv_length (parts);
  if (n == 4 && is_newer (parts[3]))
    return refuse (error, CANASTA_INVITATION_ERROR_NEWER,
                   _("This invitation tells of a way to the table that only newer versions of the "
                     "game know."));
  if (n == 3 || (n == 4 && g_str_equal (parts[3], &BY_RELAY[1])) ? read_parts (self, parts, error)
                                                                 : is_none (error))
    return TRUE;
  canasta_invitation_clear (self);
  *self = (CanastaInvitation){ 0 };
  return FALSE;
}

/* Pins */

/**
 * canasta_invitation_cut_pin:
 * @pin: the 32 bytes of a host's pin
 * @cut: (out caller-allocates): as much of it as an invitation has: 130 bits, with nought behind
 *   them in %CANASTA_INVITATION_PIN_SIZE bytes
 */
void
canasta_invitation_cut_pin (const guint8 *pin, guint8 *cut)
{
  memcpy (cut, pin, CANASTA_INVITATION_PIN_SIZE);
  cut[CANASTA_INVITATION_PIN_SIZE - 1] &= 0xc0;
}

/**
 * canasta_invitation_set_pin:
 * @self: an invitation
 * @pin: the 32 bytes of a host's pin
 *
 * Has it tell by what the host is known.
 */
void
canasta_invitation_set_pin (CanastaInvitation *self, const guint8 *pin)
{
  self->has_pin = TRUE;
  canasta_invitation_cut_pin (pin, self->pin);
}

/**
 * canasta_invitation_is_of_pin:
 * @self: an invitation with a pin
 * @pin: the 32 bytes of the pin of whoever is there
 *
 * Returns: whether it is the host that has invited
 */
gboolean
canasta_invitation_is_of_pin (const CanastaInvitation *self, const guint8 *pin)
{
  guint8 cut[CANASTA_INVITATION_PIN_SIZE];

  canasta_invitation_cut_pin (pin, cut);
  return self->has_pin && memcmp (self->pin, cut, sizeof cut) == 0;
}
