/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The errors of reading JSON. */
#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

/**
 * CANASTA_JSON_ERROR:
 *
 * The error domain of everything that reads JSON.
 *
 * Each message is one sentence in the person's language which names the file,
 * the line and the key: “classic.json, line 12: the key “rules” appears twice.”
 */
#define CANASTA_JSON_ERROR (canasta_json_error_quark ())

/**
 * CanastaJsonError:
 * @CANASTA_JSON_ERROR_TOO_LARGE: more text, depth or values than are read
 * @CANASTA_JSON_ERROR_ENCODING: the text is not valid UTF-8
 * @CANASTA_JSON_ERROR_SYNTAX: the text is not JSON
 * @CANASTA_JSON_ERROR_NUMBER: a number that cannot be kept exactly
 * @CANASTA_JSON_ERROR_DUPLICATE_KEY: an object has the same key twice
 * @CANASTA_JSON_ERROR_NOT_ONE_OBJECT: the text is not exactly one object
 * @CANASTA_JSON_ERROR_TYPE: a value of another type than is needed
 * @CANASTA_JSON_ERROR_RANGE: a value outside its range or list of choices
 * @CANASTA_JSON_ERROR_MISSING: a key that is needed is missing
 * @CANASTA_JSON_ERROR_UNKNOWN_KEY: a key that has no meaning
 */
typedef enum
{
  CANASTA_JSON_ERROR_TOO_LARGE,
  CANASTA_JSON_ERROR_ENCODING,
  CANASTA_JSON_ERROR_SYNTAX,
  CANASTA_JSON_ERROR_NUMBER,
  CANASTA_JSON_ERROR_DUPLICATE_KEY,
  CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
  CANASTA_JSON_ERROR_TYPE,
  CANASTA_JSON_ERROR_RANGE,
  CANASTA_JSON_ERROR_MISSING,
  CANASTA_JSON_ERROR_UNKNOWN_KEY,
} CanastaJsonError;

CANASTA_API
GQuark canasta_json_error_quark (void);

G_END_DECLS
