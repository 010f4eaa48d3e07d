/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds and loads the variants. */

#pragma once

#include <gio/gio.h>

#include "rules/houses.h"
#include "rules/variant.h"
#include "variants/plugin.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REGISTRY (canasta_registry_get_type ())

/**
 * CanastaRegistry:
 *
 * The variants that are installed, as a list model of #CanastaPlugin sorted by
 * name, and the houses to play them by. A plugin is loaded when its variant is
 * first asked for, and never unloaded. To be used by one thread.
 */
CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaRegistry, canasta_registry, CANASTA, REGISTRY, GObject)

CANASTA_API CanastaRegistry  *canasta_registry_new          (void);
CANASTA_API CanastaRegistry  *canasta_registry_new_for      (const char *const  *plugin_folders,
                                                             CanastaHouses      *houses);
CANASTA_API CanastaHouses    *canasta_registry_get_houses   (CanastaRegistry    *self);
CANASTA_API void              canasta_registry_load_all     (CanastaRegistry    *self);
CANASTA_API CanastaPlugin    *canasta_registry_find_plugin  (CanastaRegistry    *self,
                                                             const char         *id);
CANASTA_API CanastaVariant   *canasta_registry_get_variant  (CanastaRegistry    *self,
                                                             const char         *id,
                                                             GError            **error);
CANASTA_API gboolean          canasta_registry_switch       (CanastaRegistry    *self,
                                                             const char         *id,
                                                             gboolean            on,
                                                             GError            **error);

CANASTA_API char            **canasta_registry_list_untried (CanastaRegistry    *self);
CANASTA_API void              canasta_registry_try_strangers_async
                                                            (CanastaRegistry    *self,
                                                             GAsyncReadyCallback callback,
                                                             gpointer            data);
CANASTA_API void              canasta_registry_try_strangers_finish
                                                            (CanastaRegistry    *self,
                                                             GAsyncResult       *result);

G_END_DECLS
