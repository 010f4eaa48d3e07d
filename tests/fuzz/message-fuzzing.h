/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds of any bytes that come instead of a message. */

#pragma once

#include <stdint.h>

#include "network/message.h"

void fuzz_message (const uint8_t *data, size_t size, CanastaSender sender);
