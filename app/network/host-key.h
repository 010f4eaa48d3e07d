/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key of this computer's tables, and the pin by which an invitation knows it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CANASTA_HOST_KEY_ERROR (canasta_host_key_error_quark ())

/**
 * CanastaHostKeyError:
 * @CANASTA_HOST_KEY_ERROR_NOT_MADE: no key could be made
 * @CANASTA_HOST_KEY_ERROR_NOT_READ: it is no certificate
 */
typedef enum
{
  CANASTA_HOST_KEY_ERROR_NOT_MADE,
  CANASTA_HOST_KEY_ERROR_NOT_READ,
} CanastaHostKeyError;

/* SHA-256 of the public key: it stays the same when the certificate is made anew. */
typedef struct
{
  guint8 bytes[32];
} CanastaPin;

GQuark            canasta_host_key_error_quark  (void);

GTlsCertificate  *canasta_host_key_load         (const char       *path,
                                                 GError          **error);
GTlsCertificate  *canasta_host_key_read         (const char       *path,
                                                 GError          **error);
GIOStream        *canasta_host_key_serve        (GTlsCertificate  *key,
                                                 GIOStream        *base,
                                                 GError          **error);
GIOStream        *canasta_host_key_ask          (GIOStream        *base,
                                                 GError          **error);
gboolean          canasta_host_key_get_pin      (GTlsCertificate  *certificate,
                                                 CanastaPin       *pin,
                                                 GError          **error);

G_END_DECLS
