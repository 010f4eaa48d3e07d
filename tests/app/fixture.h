/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests of the window begin with: a folder of their own, and the variants
 * and houses of the game; and time that passes. */
#pragma once

#include "variants/registry.h"

char            *test_folder_new     (void);
void             test_folder_remove  (char       *folder);
CanastaRegistry *test_registry_new   (const char *own_houses);
void             test_let_pass       (guint       milliseconds);
