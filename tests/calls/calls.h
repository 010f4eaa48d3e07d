/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes each function of ours that the main thread enters, in a build that is
 * instrumented; in any other build nothing is noted, and only time is told. */
#pragma once

#include <glib.h>

void  calls_open  (const char *path);
void  calls_begin (void);
void  calls_mark  (void);
void  calls_end   (const char *story);
void  calls_close (void);
