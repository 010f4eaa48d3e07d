/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/invitation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SCHEME "CANASTA://"
#define FURTHER "?A="
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

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

G_DEFINE_QUARK (canasta-invitation-error-quark, canasta_invitation_error)

void
canasta_invitation_clear (CanastaInvitation *self)
{
  g_clear_pointer (&self->places, g_strfreev);
}

/* Base 32 */

/* Writes bits, the first of a byte first; the text ends with a zero byte. */
static void
write_bits (const guint8 *bytes, guint n_characters, char *text)
{
  for (guint i = 0; i < n_characters; i++)
    {
      guint value = 0;

      for (guint bit = 5 * i; bit < 5 * i + 5; bit++)
        value = value << 1 | (bytes[bit / 8] >> (7 - bit % 8) & 1u);
      text[i] = digits[value];
    }
  text[n_characters] = '\0';
}

/* What looks like a digit is read as one. */
static char
find_digit (char character)
{
  if (character == 'O')
    return '0';
  return character == 'I' || character == 'L' ? '1' : character;
}

/* The bytes must be nought. */
static gboolean
read_bits (const char *text, guint n_characters, guint8 *bytes)
{
  for (guint i = 0; i < n_characters; i++)
    {
      const char *digit = text[i] ? strchr (digits, find_digit (text[i])) : NULL;
      guint value;

      if (!digit)
        return FALSE;
      value = (guint) (digit - digits);
      for (guint bit = 5 * i; bit < 5 * i + 5; bit++)
        bytes[bit / 8] |= (guint8) ((value >> (4 - bit % 5) & 1u) << (7 - bit % 8));
    }
  return TRUE;
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
  text[0] = digits[sum >> 5];
  text[1] = digits[sum & 31];
  text[2] = '\0';
}

/* Writing */

static char *
write_further (const CanastaInvitation *self)
{
  g_autofree char *joined = NULL;
  g_autofree char *text = NULL;

  if (!self->places[1])
    return g_strdup ("");
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
    write_bits (self->pin, PIN_LENGTH, pin);
  write_bits (self->ticket.bytes, TICKET_LENGTH, ticket);
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

/* Host and port, in the one way they are written. */
static gboolean
is_place (const char *text)
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
    if (i > CANASTA_INVITATION_OTHERS || !is_place (self->places[i]))
      return FALSE;
  return self->places[0] != NULL;
}

static gboolean
read_pin (CanastaInvitation *self, const char *pin)
{
  self->has_pin = !g_str_equal (pin, NO_PIN);
  return !self->has_pin
         || (strlen (pin) == PIN_LENGTH && read_bits (pin, PIN_LENGTH, self->pin));
}

/* The parts of a text that begins as an invitation: place, pin, ticket with its check. */
static gboolean
read_parts (CanastaInvitation *self, char **parts, GError **error)
{
  const char *further = strchr (parts[2], '?');
  g_autofree char *ticket = NULL;
  g_autofree char *wanted = NULL;
  char check[CHECK_LENGTH + 1];

  if (!further)
    further = parts[2] + strlen (parts[2]);
  if (further - parts[2] != TICKET_LENGTH + CHECK_LENGTH
      || (*further && !g_str_has_prefix (further, FURTHER)))
    return is_none (error);
  ticket = g_strndup (parts[2], TICKET_LENGTH);
  if (!read_places (self, parts[0], further) || !read_pin (self, parts[1])
      || !read_bits (ticket, TICKET_LENGTH, self->ticket.bytes))
    return is_none (error);

  /* As it is written: what only looks like a digit counts as that. */
  wanted = canasta_invitation_write (self);
  memcpy (check, strrchr (wanted, '/') + 1 + TICKET_LENGTH, CHECK_LENGTH);
  for (guint i = 0; i < CHECK_LENGTH; i++)
    if (find_digit (parts[2][TICKET_LENGTH + i]) != check[i])
      return refuse (error, CANASTA_INVITATION_ERROR_SLIP,
                     _("This invitation was not copied right: something in it is missing or "
                       "another letter."));
  return TRUE;
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

  *self = (CanastaInvitation){ 0 };
  if (strnlen (text, LONGEST + 1) > LONGEST)
    return is_none (error);
  upper = g_strstrip (g_ascii_strup (text, -1));
  if (!g_str_has_prefix (upper, SCHEME))
    return is_none (error);
  parts = g_strsplit (upper + strlen (SCHEME), "/", 4);
  if (g_strv_length (parts) == 3 ? read_parts (self, parts, error) : is_none (error))
    return TRUE;
  canasta_invitation_clear (self);
  *self = (CanastaInvitation){ 0 };
  return FALSE;
}

/* Pins */

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
  memcpy (self->pin, pin, sizeof self->pin);
  self->pin[CANASTA_INVITATION_PIN_SIZE - 1] &= 0xc0;
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
  CanastaInvitation of_pin = { 0 };

  canasta_invitation_set_pin (&of_pin, pin);
  return self->has_pin && memcmp (self->pin, of_pin.pin, sizeof self->pin) == 0;
}
