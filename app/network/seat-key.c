/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys and signatures are those of Ed25519. */
#include "config.h"

#include "network/seat-key.h"

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <string.h>

#define BEGINNING "canasta seat"

/* Its bytes, one after the other. */
static GByteArray *
write_claim (const CanastaSeatClaim *claim)
{
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, (const guint8 *) BEGINNING, sizeof BEGINNING);
  g_byte_array_append (bytes, claim->origin, sizeof claim->origin);
  g_byte_array_append (bytes, claim->pin, sizeof claim->pin);
  g_byte_array_append (bytes, claim->ticket.bytes, sizeof claim->ticket.bytes);
  return bytes;
}

/* Returns: whether it has as many bytes as it should. */
static gboolean
take_bytes (gnutls_datum_t *from, guint8 *bytes, gsize n)
{
  gboolean is_right = from->data && from->size == n;

  if (is_right)
    memcpy (bytes, from->data, n);
  if (from->data)
    gnutls_memset (from->data, 0, from->size);
  gnutls_free (from->data);
  return is_right;
}

/**
 * canasta_seat_key_draw:
 * @self: (out caller-allocates): a key that nobody has had before
 *
 * Returns: whether it could be drawn
 */
gboolean
canasta_seat_key_draw (CanastaSeatKey *self)
{
  gnutls_privkey_t key = NULL;
  gnutls_datum_t open = { 0 }, unused = { 0 }, secret = { 0 };
  gboolean has_open = FALSE, has_secret = FALSE;

  if (gnutls_privkey_init (&key) < 0)
    return FALSE;
  if (gnutls_privkey_generate (key, GNUTLS_PK_EDDSA_ED25519,
                               GNUTLS_CURVE_TO_BITS (GNUTLS_ECC_CURVE_ED25519), 0) >= 0
      && gnutls_privkey_export_ecc_raw (key, NULL, &open, &unused, &secret) >= 0)
    {
      has_open = take_bytes (&open, self->open, sizeof self->open);
      has_secret = take_bytes (&secret, self->secret, sizeof self->secret);
      gnutls_free (unused.data);
    }
  gnutls_privkey_deinit (key);
  return has_open && has_secret;
}

/**
 * canasta_seat_key_sign:
 * @self: a key
 * @claim: where the seat is claimed
 * @signature: (out): room for %CANASTA_SEAT_SIGNATURE_SIZE bytes
 *
 * Returns: whether it could be signed
 */
gboolean
canasta_seat_key_sign (const CanastaSeatKey *self, const CanastaSeatClaim *claim, guint8 *signature)
{
  g_autoptr (GByteArray) bytes = write_claim (claim);
  const gnutls_datum_t open = { (guint8 *) self->open, sizeof self->open };
  const gnutls_datum_t secret = { (guint8 *) self->secret, sizeof self->secret };
  gnutls_privkey_t key = NULL;
  gnutls_datum_t signed_so = { 0 };
  gboolean is_signed = FALSE;

  if (gnutls_privkey_init (&key) < 0)
    return FALSE;
  if (gnutls_privkey_import_ecc_raw (key, GNUTLS_ECC_CURVE_ED25519, &open, NULL, &secret) >= 0
      && gnutls_privkey_sign_data2 (key, GNUTLS_SIGN_EDDSA_ED25519, 0,
                                    &(gnutls_datum_t){ bytes->data, bytes->len }, &signed_so) >= 0)
    is_signed = take_bytes (&signed_so, signature, CANASTA_SEAT_SIGNATURE_SIZE);
  gnutls_privkey_deinit (key);
  return is_signed;
}

/**
 * canasta_seat_key_has_signed:
 * @open: the open half of a key
 * @claim: where a seat is claimed
 * @signature: %CANASTA_SEAT_SIGNATURE_SIZE bytes
 *
 * Returns: whether who has the other half has signed that
 */
gboolean
canasta_seat_key_has_signed (const guint8 *open, const CanastaSeatClaim *claim,
                             const guint8 *signature)
{
  g_autoptr (GByteArray) bytes = write_claim (claim);
  const gnutls_datum_t key_bytes = { (guint8 *) open, CANASTA_SEAT_KEY_SIZE };
  gnutls_pubkey_t key = NULL;
  gboolean has_signed;

  if (gnutls_pubkey_init (&key) < 0)
    return FALSE;
  has_signed =
    gnutls_pubkey_import_ecc_raw (key, GNUTLS_ECC_CURVE_ED25519, &key_bytes, NULL) >= 0
    && gnutls_pubkey_verify_data2 (key, GNUTLS_SIGN_EDDSA_ED25519, 0,
                                   &(gnutls_datum_t){ bytes->data, bytes->len },
                                   &(gnutls_datum_t){ (guint8 *) signature,
                                                      CANASTA_SEAT_SIGNATURE_SIZE }) >= 0;
  gnutls_pubkey_deinit (key);
  return has_signed;
}
