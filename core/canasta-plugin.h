/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that a variant in C needs, in one include: what it fills in stands in
 * rules/variant.h, rules/seating-hooks.h, rules/play-hooks.h and rules/score-hooks.h, what
 * its hooks see in rules/hook-values.h. */

#pragma once

#if __has_include(<libpeas.h>)
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif

#include "cards/card.h"
#include "rules/classic-variant.h"
#include "rules/hook-values.h"
#include "rules/play-hooks.h"
#include "rules/rule-values.h"
#include "rules/rules.h"
#include "rules/score-hooks.h"
#include "rules/seating-hooks.h"
#include "rules/variant-rules.h"
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
