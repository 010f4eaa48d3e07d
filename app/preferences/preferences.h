/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of preferences: each row takes effect, and is kept, at once. */

#pragma once

#include <adwaita.h>

#include "variants/registry.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PREFERENCES (canasta_preferences_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPreferences, canasta_preferences, CANASTA, PREFERENCES,
                      AdwPreferencesWindow)

CanastaPreferences  *canasta_preferences_new (GSettings        *settings,
                                              CanastaRegistry  *registry);

G_END_DECLS
