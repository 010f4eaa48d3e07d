/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GLib reads certificates and makes none. A guest compares pins and looks at no date, so
 * that a wrong clock does not matter; the certificate holds for fifty years. */
#include "config.h"

#include "network/host-key.h"

#include <glib/gi18n-lib.h>
#include <gnutls/crypto.h>
#include <gnutls/x509.h>

#include "files/plain-text.h"
#include "files/safe-file.h"

#define DAY (24 * 60 * 60)
#define YEARS 50
#define LARGEST (1024 * 1024)   /* bytes of a file */
#define NAME "canasta"
#define COMMON_NAME "2.5.4.3"

G_DEFINE_QUARK (canasta-host-key-error-quark, canasta_host_key_error)

static void
forget_bytes (gnutls_datum_t *bytes)
{
  if (bytes->data)
    gnutls_memset (bytes->data, 0, bytes->size);
  gnutls_free (bytes->data);
}

/* A key on the curve P-256, and a certificate signed by itself. Returns: 0, or an error of
 * GnuTLS. */
static int
make_certificate (gnutls_x509_privkey_t key, gnutls_x509_crt_t certificate)
{
  time_t now = time (NULL);
  guint8 serial[16];
  int result;

#define STEP(call) if ((result = (call)) < 0) return result
  STEP (gnutls_rnd (GNUTLS_RND_NONCE, serial, sizeof serial));
  serial[0] = (guint8) ((serial[0] & 0x3f) | 0x40);     /* positive, and of full length */
  STEP (gnutls_x509_privkey_generate (key, GNUTLS_PK_ECDSA,
                                      GNUTLS_CURVE_TO_BITS (GNUTLS_ECC_CURVE_SECP256R1), 0));
  STEP (gnutls_x509_crt_set_version (certificate, 3));
  STEP (gnutls_x509_crt_set_serial (certificate, serial, sizeof serial));
  STEP (gnutls_x509_crt_set_dn_by_oid (certificate, COMMON_NAME, 0, NAME, sizeof NAME - 1));
  STEP (gnutls_x509_crt_set_activation_time (certificate, now - DAY));
  STEP (gnutls_x509_crt_set_expiration_time (certificate, now + YEARS * 365L * DAY));
  STEP (gnutls_x509_crt_set_key (certificate, key));
  STEP (gnutls_x509_crt_sign2 (certificate, certificate, key, GNUTLS_DIG_SHA256, 0));
#undef STEP
  return 0;
}

/* Both as text; on failure what could be made of it. */
static int
write_certificate (gnutls_x509_privkey_t key, gnutls_x509_crt_t certificate, char **text)
{
  gnutls_datum_t key_text = { 0 };
  gnutls_datum_t certificate_text = { 0 };
  int result = gnutls_x509_privkey_export2_pkcs8 (key, GNUTLS_X509_FMT_PEM, NULL,
                                                  GNUTLS_PKCS_PLAIN, &key_text);

  if (result >= 0)
    result = gnutls_x509_crt_export2 (certificate, GNUTLS_X509_FMT_PEM, &certificate_text);
  if (result >= 0)
    *text = g_strdup_printf ("%.*s%.*s", (int) key_text.size, key_text.data,
                             (int) certificate_text.size, certificate_text.data);
  forget_bytes (&key_text);
  forget_bytes (&certificate_text);
  return result;
}

static char *
make_key (GError **error)
{
  gnutls_x509_privkey_t key = NULL;
  gnutls_x509_crt_t certificate = NULL;
  char *text = NULL;
  int result = gnutls_x509_privkey_init (&key);

  if (result >= 0)
    result = gnutls_x509_crt_init (&certificate);
  if (result >= 0)
    result = make_certificate (key, certificate);
  if (result >= 0)
    result = write_certificate (key, certificate, &text);
  if (certificate)
    gnutls_x509_crt_deinit (certificate);
  if (key)
    gnutls_x509_privkey_deinit (key);
  if (result < 0)
    g_set_error (error, CANASTA_HOST_KEY_ERROR, CANASTA_HOST_KEY_ERROR_NOT_MADE,
                 /* Translators: what another library says of it. */
                 _("A key for your tables cannot be made: %s"), gnutls_strerror (result));
  return text;
}

static gboolean
make_file (const char *path, GError **error)
{
  g_autofree char *text = make_key (error);

  return text
         && g_file_set_contents_full (path, text, -1,
                                      G_FILE_SET_CONTENTS_CONSISTENT
                                        | G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

/* Says of a file that it cannot be used, and which. */
static GTlsCertificate *
read_file (const char *path, GError **error)
{
  g_autofree char *name = canasta_plain_text_file (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) fault = NULL;
  GTlsCertificate *certificate;
  gsize length;

  if (!canasta_safe_file_read (path, LARGEST, &text, &length, error))
    return NULL;
  certificate = g_tls_certificate_new_from_pem (text, (gssize) length, &fault);
  gnutls_memset (text, 0, length);
  if (!certificate)
    g_set_error (error, CANASTA_HOST_KEY_ERROR, CANASTA_HOST_KEY_ERROR_NOT_READ,
                 /* Translators: a file name, and what another library says of it. */
                 _("“%s” has no certificate: %s"), name, fault->message);
  return certificate;
}

/**
 * canasta_host_key_load:
 * @path: (type filename): where the key is kept, readable by its owner alone; its folder
 *   is there
 * @error: return location for an error
 *
 * Loads the key of this computer's tables, which is made once. One that cannot be read is
 * not made anew: everybody who has an invitation would take the table for another's.
 *
 * Returns: (transfer full): the certificate with its key
 */
GTlsCertificate *
canasta_host_key_load (const char *path, GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS) && !make_file (path, error))
    return NULL;
  return read_file (path, error);
}

/**
 * canasta_host_key_read:
 * @path: (type filename): where somebody keeps a certificate, with its key in the same file
 * @error: return location for an error
 *
 * Invitations hold as long as the key is the same: the certificate may be another one.
 *
 * Returns: (transfer full): the certificate with its key
 */
GTlsCertificate *
canasta_host_key_read (const char *path, GError **error)
{
  g_autoptr (GTlsCertificate) certificate = read_file (path, error);
  g_autoptr (GByteArray) key = NULL;

  if (!certificate)
    return NULL;
  g_object_get (certificate, "private-key", &key, NULL);
  if (key)
    return g_steal_pointer (&certificate);
  g_set_error (error, CANASTA_HOST_KEY_ERROR, CANASTA_HOST_KEY_ERROR_NOT_READ,
               _("“%s” has a certificate, and not the key that belongs to it."), path);
  return NULL;
}

/* With the authorities of the system a certificate that one of them has signed would be taken without
 * asking for a pin; without, every one is asked for. They are left out from the beginning: each
 * connection would read them all as soon as it may, and complain where there are none. */
#define NO_AUTHORITIES "database", NULL

/**
 * canasta_host_key_serve:
 * @key: the key of this computer's tables
 * @base: a connection
 * @error: return location for an error
 *
 * Returns: (transfer full): TLS over it, as the side that is known by its key; no handshake was made
 */
GIOStream *
canasta_host_key_serve (GTlsCertificate *key, GIOStream *base, GError **error)
{
  GType type = g_tls_backend_get_server_connection_type (g_tls_backend_get_default ());

  return g_initable_new (type, NULL, error, "base-io-stream", base, "certificate", key,
                         NO_AUTHORITIES, NULL);
}

/**
 * canasta_host_key_ask:
 * @base: a connection
 * @error: return location for an error
 *
 * Returns: (transfer full): TLS over it, as the side that knows the other one by its pin, which
 *   “accept-certificate” is to look at; no handshake was made
 */
GIOStream *
canasta_host_key_ask (GIOStream *base, GError **error)
{
  GType type = g_tls_backend_get_client_connection_type (g_tls_backend_get_default ());

  return g_initable_new (type, NULL, error, "base-io-stream", base, NO_AUTHORITIES, NULL);
}

/**
 * canasta_host_key_get_pin:
 * @certificate: a certificate, from whomever
 * @pin: (out caller-allocates): its pin
 * @error: return location for an error
 *
 * Returns: whether it has one
 */
gboolean
canasta_host_key_get_pin (GTlsCertificate *certificate, CanastaPin *pin, GError **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  gnutls_x509_crt_t parsed = NULL;
  size_t size = sizeof pin->bytes;
  int result = gnutls_x509_crt_init (&parsed);

  g_object_get (certificate, "certificate", &bytes, NULL);
  if (result >= 0 && bytes)
    result = gnutls_x509_crt_import (parsed, &(gnutls_datum_t){ bytes->data, bytes->len },
                                     GNUTLS_X509_FMT_DER);
  if (result >= 0)
    result = gnutls_x509_crt_get_key_id (parsed, GNUTLS_KEYID_USE_SHA256, pin->bytes, &size);
  if (parsed)
    gnutls_x509_crt_deinit (parsed);
  if (result >= 0)
    return TRUE;
  g_set_error (error, CANASTA_HOST_KEY_ERROR, CANASTA_HOST_KEY_ERROR_NOT_READ,
               /* Translators: what another library says of it. */
               _("The key of a table cannot be read: %s"), gnutls_strerror (result));
  return FALSE;
}
