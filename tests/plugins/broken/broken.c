/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant for four with one fault: FAULT is the name of the plugin. */
#include "config.h"

#if HAVE_PEAS2
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif

#include "canasta.h"

static gboolean
has_fault (const char *fault)
{
  return g_str_equal (FAULT, fault);
}

#ifdef UNDEFINED_SYMBOL
extern int canasta_symbol_that_nobody_defines;
#endif

static char **
list_tables (CanastaVariant  *variant,
             GError         **error)
{
  const char *tables[] = { "4", NULL };
  const char *odd[] = { "4", "nine/players", NULL };

  if (has_fault ("no-tables"))
    return NULL;
  return g_strdupv ((char **) (has_fault ("odd-tables") ? odd : tables));
}

static gboolean
deal_size (CanastaVariant  *variant,
           guint            players,
           const char      *seating,
           guint           *answer,
           GError         **error)
{
  *answer = has_fault ("deals-too-many") ? 99 : 11;
  return TRUE;
}

static gboolean
draw_count (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            guint           *answer,
            GError         **error)
{
  if (has_fault ("silent"))
    return FALSE;

  if (has_fault ("says-why"))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The cards are wet.");
      return FALSE;
    }
  if (!has_fault ("leaves-blank"))
    *answer = 1;
  return TRUE;
}

static gboolean
canastas_to_go_out (CanastaVariant  *variant,
                    guint            players,
                    const char      *seating,
                    guint           *answer,
                    GError         **error)
{
  *answer = 1;
  return TRUE;
}

static gboolean
meld_threshold (CanastaVariant  *variant,
                int              total,
                guint            round,
                guint           *answer,
                GError         **error)
{
  *answer = canasta_rules_get_classic_threshold (total);
  return TRUE;
}

static gboolean
configure (CanastaVariant  *variant,
           CanastaRules    *rules,
           guint            players,
           const char      *seating,
           GError         **error)
{
  return !has_fault ("contradicts")
         || (canasta_rules_set_number (rules, "meld-minimum-size", 8, error)
          && canasta_rules_set_number (rules, "meld-maximum-size", 7, error));
}

static GVariant *
seating (CanastaSeatingHooks *variant, guint players, const char *name, guint round,
         GError **error)
{
  if (has_fault ("seats-nobody"))
    return NULL;
  if (has_fault ("seats-text"))
    return g_variant_new_string ("everywhere");
  if (has_fault ("seats-twice"))
    return g_variant_new_parsed ("[(uint32 0, uint32 0), (0, 1), (2, 0), (3, 1)]");
  if (has_fault ("seats-one-side"))
    return g_variant_new_parsed ("[(uint32 0, uint32 0), (1, 0), (2, 0), (3, 0)]");
  return g_variant_new_parsed ("[(uint32 0, uint32 0), (1, 1), (2, 0), (3, 1)]");
}

static void
init_variant (CanastaVariantInterface *iface)
{
  iface->list_tables = list_tables;
  iface->deal_size = deal_size;
  iface->draw_count = draw_count;
  iface->canastas_to_go_out = has_fault ("hook-missing") ? NULL : canastas_to_go_out;
  iface->meld_threshold = meld_threshold;
  iface->configure = configure;
}

static void
init_seating (CanastaSeatingHooksInterface *iface)
{
  iface->seating = seating;
}

static GType
register_variant (void)
{
  const GInterfaceInfo info = { (GInterfaceInitFunc) (void (*) (void)) init_variant, NULL, NULL };
  const GInterfaceInfo seats = { (GInterfaceInitFunc) (void (*) (void)) init_seating, NULL, NULL };
  const char *name = "Broken-" FAULT;
  GType type = g_type_from_name (name);

  if (type == 0)
    {
      type = g_type_register_static_simple (G_TYPE_OBJECT, name, sizeof (GObjectClass), NULL,
                                            sizeof (GObject), NULL, 0);
      g_type_add_interface_static (type, CANASTA_TYPE_VARIANT, &info);
      g_type_add_interface_static (type, CANASTA_TYPE_SEATING_HOOKS, &seats);
    }
  return type;
}

#ifdef NO_REGISTER
#define peas_register_types peas_register_nothing
#endif

G_MODULE_EXPORT void peas_register_types (PeasObjectModule *module);

void
peas_register_types (PeasObjectModule *module)
{
#ifdef UNDEFINED_SYMBOL
  canasta_symbol_that_nobody_defines = 1;
#endif
  if (!has_fault ("no-variant"))
    peas_object_module_register_extension_type (module, CANASTA_TYPE_VARIANT, register_variant ());
}
