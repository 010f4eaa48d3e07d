/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Invitations: read as they were written, by whatever hand they were copied; what was
 * copied wrong is told from what is none. */
#include "config.h"

#include <string.h>

#include "network/invitation.h"

#define PLACE "192.168.178.123:47011"
#define NONE CANASTA_INVITATION_ERROR_NONE
#define SLIP CANASTA_INVITATION_ERROR_SLIP
#define NEWER CANASTA_INVITATION_ERROR_NEWER

static const guint8 pin[32] = {
  0x4f, 0x3c, 0x1a, 0x9e, 0x7b, 0x6d, 0x5c, 0x20, 0xe1, 0xf8, 0xa7, 0xb3, 0xc4, 0xd5, 0xe6, 0xf7,
  0x88, 0x19, 0xa2, 0xb3, 0xc4, 0xd5, 0xe6, 0xf7, 0xa8, 0xb9, 0xca, 0xdb, 0xec, 0xfd, 0x0e, 0x1f,
};

static const CanastaTicket ticket = { { 0x8f, 0x14, 0xe4, 0x5f, 0xce, 0xea, 0x16, 0x7a, 0x5a, 0x36 } };

/* The invitation to places between spaces. */
static void
make (CanastaInvitation *invitation, const char *places, gboolean has_pin)
{
  *invitation = (CanastaInvitation){ .places = g_strsplit (places, " ", -1), .ticket = ticket };
  if (has_pin)
    canasta_invitation_set_pin (invitation, pin);
}

static char *
make_text (void)
{
  g_auto (CanastaInvitation) invitation = { 0 };

  make (&invitation, PLACE, TRUE);
  return canasta_invitation_write (&invitation);
}

static void
test_round_trip (void)
{
  static const char *const places[] = {
    PLACE,
    "[2001:DB8::1]:47011",
    "TABLES.EXAMPLE.ORG:443",
    "192.168.178.123:47011 10.0.0.2:47011 [2001:DB8::1]:47011 HOME.EXAMPLE:1",
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (places); i++)
    {
      g_auto (CanastaInvitation) invitation = { 0 };
      g_auto (CanastaInvitation) again = { 0 };
      g_autofree char *text = NULL;
      g_autofree char *lower = NULL;
      g_autofree char *text_again = NULL;
      g_autoptr (GError) error = NULL;

      make (&invitation, places[i / 2], i % 2);
      text = canasta_invitation_write (&invitation);
      g_test_message ("%s", text);
      lower = g_strdup_printf ("  %s\n", text);
      for (char *at = lower; *at; at++)
        *at = g_ascii_tolower (*at);
      canasta_invitation_read (&again, lower, &error);
      g_assert_no_error (error);
      g_assert_cmpstrv (again.places, invitation.places);
      g_assert_cmpmem (&again.ticket, sizeof ticket, &ticket, sizeof ticket);
      g_assert_cmpint (again.has_pin, ==, i % 2);
      g_assert_cmpint (canasta_invitation_is_of_pin (&again, pin), ==, i % 2);
      text_again = canasta_invitation_write (&again);
      g_assert_cmpstr (text, ==, text_again);
    }
}

/* It is short, and always the same. */
static void
test_text (void)
{
  g_autofree char *text = make_text ();

  g_assert_cmpstr (text, ==, "CANASTA://" PLACE "/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHPCD");
  g_assert_cmpuint (strlen (text), ==, 77);
}

/* One that leads through a relay says so, and is another one without that. */
static void
test_relay (void)
{
  g_auto (CanastaInvitation) invitation = { 0 };
  g_auto (CanastaInvitation) again = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  make (&invitation, "RELAY.EXAMPLE.ORG:47011", TRUE);
  invitation.is_relayed = TRUE;
  text = canasta_invitation_write (&invitation);
  g_assert_true (g_str_has_suffix (text, "/R"));
  canasta_invitation_read (&again, text, &error);
  g_assert_no_error (error);
  g_assert_true (again.is_relayed);
  g_assert_cmpstrv (again.places, invitation.places);
  g_assert_true (canasta_invitation_is_of_pin (&again, pin));
  text[strlen (text) - 2] = '\0';
  canasta_invitation_clear (&again);
  g_assert_false (canasta_invitation_read (&again, text, &error));
  g_assert_error (error, CANASTA_INVITATION_ERROR, SLIP);
}

/* Another key is another host, in whichever of the bits that are told. */
static void
test_pin (void)
{
  g_auto (CanastaInvitation) invitation = { 0 };
  guint8 other[32];

  make (&invitation, PLACE, TRUE);
  memcpy (other, pin, sizeof other);
  for (guint bit = 0; bit < 130; bit++)
    {
      other[bit / 8] ^= (guint8) (0x80 >> bit % 8);
      g_assert_false (canasta_invitation_is_of_pin (&invitation, other));
      other[bit / 8] ^= (guint8) (0x80 >> bit % 8);
    }
  other[31]++;
  g_assert_true (canasta_invitation_is_of_pin (&invitation, other));
}

static gboolean
is_refused (const char *text)
{
  g_auto (CanastaInvitation) invitation = { 0 };
  g_autoptr (GError) error = NULL;

  if (canasta_invitation_read (&invitation, text, &error))
    return FALSE;
  g_assert_true (error->domain == CANASTA_INVITATION_ERROR);
  g_assert_null (invitation.places);
  return TRUE;
}

/* Whatever one character is taken for, wherever two are exchanged, it is noticed. */
static void
test_slips (void)
{
  static const char all[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  g_autofree char *text = make_text ();
  gsize n = strlen (text);
  guint tried = 0;

  for (gsize i = strlen ("CANASTA://"); i < n; i++)
    for (const char *to = all; *to; to++)
      {
        char was = text[i];

        if (*to == was)
          continue;
        text[i] = *to;
        g_assert_true (is_refused (text));
        text[i] = was;
        tried++;
      }
  for (gsize i = strlen ("CANASTA://"); i < n; i++)
    for (gsize k = i + 1; k < n; k++)
      if (text[i] != text[k])
        {
          char was = text[i];

          text[i] = text[k];
          text[k] = was;
          g_assert_true (is_refused (text));
          text[k] = text[i];
          text[i] = was;
          tried++;
        }
  g_assert_cmpuint (tried, >, 2000);
}

/* A letter that looks like a digit is that digit. */
static void
test_alike (void)
{
  g_autofree char *text = make_text ();
  g_auto (CanastaInvitation) invitation = { 0 };

  for (char *at = strchr (text + strlen ("CANASTA://"), '/'); *at; at++)
    *at = *at == '0' ? 'o' : *at == '1' ? 'l' : *at;
  g_assert_true (canasta_invitation_read (&invitation, text, NULL));
}

static const struct
{
  const char *text;
  CanastaInvitationError code;
} refused[] = {
  { "", NONE },
  { "https://a.example/", NONE },
  { "canasta:", NONE },
  { "CANASTA://A:1", NONE },
  { "CANASTA://A:1/-", NONE },
  { "CANASTA://A:1/-/HWAE8QYEX8B7MPHP", NONE },
  { "CANASTA://A:1/-/HWAE8QYEX8B7MPHP00", SLIP },
  { "CANASTA://A:1/-/HWAE8QYEX8B7MPHP00/", NONE },
  { "CANASTA://A:1/-/HWAE8QYEX8B7MPHP00/R", NONE },
  { "CANASTA://A:1/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHP00/R", SLIP },
  { "CANASTA://A:1/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHP00?A=B:1/R", NONE },
  { "CANASTA://A:1/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHP00/R?A=B:1", NONE },
  { "CANASTA://A:1/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHP00/R/R", NONE },
  { "CANASTA://A:1/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHP00/X", NEWER },
  { "CANASTA://A:1/-/HWAE8QYEX8B7MPHP00?B=A:1", NONE },
  { "CANASTA://A:1/-/HWAE8QYEX8B7MPHP00?A=", NONE },
  { "CANASTA://A:1/-/HWAE8QYEX8B7MPHP00?A=B:1,C:1,D:1,E:1,F:1", NONE },
  { "CANASTA://A:1/-/UUUUUUUUUUUUUUUU00", NONE },
  { "CANASTA://A:1/9WY/HWAE8QYEX8B7MPHP00", NONE },
  { "CANASTA://A/-/HWAE8QYEX8B7MPHP00", NONE },
  { "CANASTA://A:0/-/HWAE8QYEX8B7MPHP00", NONE },
  { "CANASTA://A:65536/-/HWAE8QYEX8B7MPHP00", NONE },
  { "CANASTA:///-/HWAE8QYEX8B7MPHP00", NONE },
  { "CANASTA://:1/-/HWAE8QYEX8B7MPHP00", NONE },
  { "CANASTA://A@B:1/-/HWAE8QYEX8B7MPHP00", NONE },
  { "CANASTA://A B:1/-/HWAE8QYEX8B7MPHP00", NONE },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_auto (CanastaInvitation) invitation = { 0 };
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", refused[i].text);
      g_assert_false (canasta_invitation_read (&invitation, refused[i].text, &error));
      g_assert_error (error, CANASTA_INVITATION_ERROR, (int) refused[i].code);
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/invitation/round-trip", test_round_trip);
  g_test_add_func ("/invitation/text", test_text);
  g_test_add_func ("/invitation/relay", test_relay);
  g_test_add_func ("/invitation/pin", test_pin);
  g_test_add_func ("/invitation/slips", test_slips);
  g_test_add_func ("/invitation/alike", test_alike);
  g_test_add_func ("/invitation/refused", test_refused);
  return g_test_run ();
}
