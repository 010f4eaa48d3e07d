/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why one is at a table elsewhere no more, in words. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

const char  *canasta_goodbye_describe  (CanastaByeWhy  why);

G_END_DECLS
