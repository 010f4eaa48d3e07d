/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant plugin: what its description says, and what became of it. */

#pragma once

#include <gio/gio.h>

#include "rules/variant.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PLUGIN (canasta_plugin_get_type ())

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaPlugin, canasta_plugin, CANASTA, PLUGIN, GObject)

CANASTA_API const char         *canasta_plugin_get_id       (CanastaPlugin  *self);
CANASTA_API const char         *canasta_plugin_get_name     (CanastaPlugin  *self);
CANASTA_API const char         *canasta_plugin_get_summary  (CanastaPlugin  *self);
CANASTA_API const char         *canasta_plugin_get_version  (CanastaPlugin  *self);
CANASTA_API char               *canasta_plugin_dup_authors  (CanastaPlugin  *self);
const char                     *canasta_plugin_get_path     (CanastaPlugin  *self);
CANASTA_API const char *const  *canasta_plugin_list_tables  (CanastaPlugin  *self);
CANASTA_API char               *canasta_plugin_dup_players  (CanastaPlugin  *self);
CANASTA_API const char         *canasta_plugin_get_game     (CanastaPlugin  *self);
CANASTA_API const char *const  *canasta_plugin_list_options (CanastaPlugin  *self);
CANASTA_API const char         *canasta_plugin_get_problem  (CanastaPlugin  *self);
CANASTA_API gboolean            canasta_plugin_is_own       (CanastaPlugin  *self);
CANASTA_API gboolean            canasta_plugin_is_on        (CanastaPlugin  *self);
CANASTA_API const char         *canasta_plugin_get_warning  (CanastaPlugin  *self);
CANASTA_API char              **canasta_plugin_list_trial   (CanastaPlugin  *self);

G_END_DECLS
