/* SPDX-License-Identifier: GPL-3.0-or-later */
/* By what any text is read that names a table. */

#pragma once

#include "variants/registry.h"

CanastaRegistry *fuzz_get_registry (void);
