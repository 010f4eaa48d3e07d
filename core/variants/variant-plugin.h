/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a plugin in C tells libpeas. Not part of canasta.h: only plugins need
 * libpeas. */

#pragma once

#if __has_include(<libpeas.h>)
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif

#include "rules/variant.h"

/**
 * CANASTA_VARIANT_PLUGIN:
 * @TYPE: a type that implements #CanastaVariantInterface
 *
 * Makes a module the plugin of a variant. Stands once in a module, outside of
 * any function.
 */
#define CANASTA_VARIANT_PLUGIN(TYPE) \
  G_MODULE_EXPORT void peas_register_types (PeasObjectModule *module); \
\
  void \
  peas_register_types (PeasObjectModule *module) \
  { \
    peas_object_module_register_extension_type (module, CANASTA_TYPE_VARIANT, TYPE); \
  }
