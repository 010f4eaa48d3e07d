/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a game belongs to those who speak the language of the interface. */

#pragma once

#include "variants/plugin.h"

G_BEGIN_DECLS

CANASTA_API gboolean  canasta_plugin_is_at_home (CanastaPlugin *self);

G_END_DECLS
