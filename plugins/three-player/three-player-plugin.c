/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells libpeas of the variant. */
#include "config.h"

#if HAVE_PEAS2
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif

#include "three-player-variant.h"

G_MODULE_EXPORT void peas_register_types (PeasObjectModule *module);

void
peas_register_types (PeasObjectModule *module)
{
  peas_object_module_register_extension_type (module, CANASTA_TYPE_VARIANT,
                                              THREE_PLAYER_TYPE_VARIANT);
}
