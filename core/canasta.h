/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything libcanasta offers, in one include. */

#pragma once

#include "canasta-api.h"

#include "cards/card-set.h"
#include "cards/card.h"
#include "cards/deck.h"
#include "files/json-error.h"
#include "files/json-lines.h"
#include "files/json-reader.h"
#include "files/json-text.h"
#include "files/safe-file.h"
#include "match/archive.h"
#include "match/match.h"
#include "match/record.h"
#include "variants/paths.h"
#include "play/action.h"
#include "play/apply.h"
#include "play/draft.h"
#include "play/legality.h"
#include "play/observation.h"
#include "play/refusal.h"
#include "play/score.h"
#include "play/state.h"
#include "players/bot.h"
#include "players/player.h"
#include "rules/rule-values.h"
#include "rules/rules.h"
#include "rules/table-name.h"
#include "rules/table.h"
#include "rules/variant.h"
