/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything libcanasta offers, in one include. */

#pragma once

#include "canasta-api.h"

#include "cards/card-set.h"
#include "cards/card.h"
#include "cards/deck.h"
#include "variants/paths.h"
