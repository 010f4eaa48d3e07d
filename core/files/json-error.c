/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The errors of reading JSON. */
#include "config.h"

#include "files/json-error.h"

G_DEFINE_QUARK (canasta-json-error-quark, canasta_json_error)
