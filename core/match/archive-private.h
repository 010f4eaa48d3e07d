/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What writing and reading a match share. */

#pragma once

#include "match/archive.h"

G_BEGIN_DECLS

/* The newest form that is read, and the one that is written. */
#define CANASTA_ARCHIVE_FORMAT 1

/* The nicks of CanastaDealing. */
extern const char *const canasta_dealing_nicks[];

G_END_DECLS
