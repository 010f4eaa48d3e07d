/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the registry fills a plugin in. */

#pragma once

#include "variants/plugin.h"

G_BEGIN_DECLS

CanastaPlugin   *canasta_plugin_new          (const char      *path);
const char      *canasta_plugin_get_loader   (CanastaPlugin   *self);
char            *canasta_plugin_dup_folder   (CanastaPlugin   *self);
gboolean         canasta_plugin_is_shipped   (CanastaPlugin   *self);
void             canasta_plugin_set_on       (CanastaPlugin   *self,
                                              gboolean         on);
void             canasta_plugin_set_tried    (CanastaPlugin   *self,
                                              gboolean         is_tried);
CanastaVariant  *canasta_plugin_get_variant  (CanastaPlugin   *self);
const GError    *canasta_plugin_get_error    (CanastaPlugin   *self);
void             canasta_plugin_take_variant (CanastaPlugin   *self,
                                              CanastaVariant  *variant,
                                              char           **tables);
void             canasta_plugin_set_layers   (CanastaPlugin   *self,
                                              guint            layers);
void             canasta_plugin_take_error   (CanastaPlugin   *self,
                                              GError          *error);

G_END_DECLS
