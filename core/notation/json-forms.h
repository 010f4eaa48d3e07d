/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of the notation in rows of JSON. */

#pragma once

#include "files/json-rows.h"

G_BEGIN_DECLS

/* A [struct@Action]. */
CANASTA_API const CanastaJsonForm canasta_action_form;

/* A card; %CANASTA_NO_CARD is left out. */
CANASTA_API const CanastaJsonForm canasta_card_form;

G_END_DECLS
