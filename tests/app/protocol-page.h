/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page about the protocol says of each message, from their description. */

#pragma once

#include <glib.h>

char  *test_protocol_write_messages  (void);
char  *test_protocol_write_schema    (void);
char  *test_protocol_put_messages    (const char  *page,
                                      const char  *messages);
