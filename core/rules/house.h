/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house: a named sheet of rules, with values for each of its tables. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules/rules.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HOUSE (canasta_house_get_type ())

/**
 * CANASTA_STANDARD_HOUSE:
 *
 * The house that is played where none was chosen.
 */
#define CANASTA_STANDARD_HOUSE "classic"

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaHouse, canasta_house, CANASTA, HOUSE, GObject)

CANASTA_API CanastaHouse  *canasta_house_new_from_text   (const char          *text,
                                                          gssize               length,
                                                          const char          *name,
                                                          GError             **error);
CANASTA_API CanastaHouse  *canasta_house_new_from_file   (const char          *path,
                                                          GError             **error);
CanastaHouse              *canasta_house_new             (const char          *id,
                                                          const char          *title,
                                                          const char *const   *tables,
                                                          GError             **error);
CANASTA_API CanastaHouse  *canasta_house_duplicate       (CanastaHouse        *self,
                                                          const char          *id,
                                                          const char          *title);
CANASTA_API gboolean       canasta_house_write           (CanastaHouse        *self,
                                                          const char          *path,
                                                          GError             **error);
CANASTA_API char          *canasta_house_to_text         (CanastaHouse        *self);

CANASTA_API const char    *canasta_house_get_id          (CanastaHouse        *self);
CANASTA_API const char    *canasta_house_get_title       (CanastaHouse        *self);
CANASTA_API const char    *canasta_house_get_summary     (CanastaHouse        *self);
CANASTA_API const char    *canasta_house_get_source      (CanastaHouse        *self);
CANASTA_API const char    *canasta_house_get_original    (CanastaHouse        *self);
CANASTA_API const char *const *
                           canasta_house_list_unknown    (CanastaHouse        *self);

CANASTA_API char         **canasta_house_list_tables     (CanastaHouse        *self);
CANASTA_API const char    *canasta_house_find_table      (CanastaHouse        *self,
                                                          const char          *variant,
                                                          guint                players,
                                                          const char          *seating,
                                                          GError             **error);
CANASTA_API gboolean       canasta_house_apply           (CanastaHouse        *self,
                                                          const char          *table,
                                                          CanastaRules        *rules,
                                                          GError             **error);

CANASTA_API void           canasta_house_set_id          (CanastaHouse        *self,
                                                          const char          *id);
void                       canasta_house_set_title       (CanastaHouse        *self,
                                                          const char          *title);
void                       canasta_house_set_summary     (CanastaHouse        *self,
                                                          const char          *summary);
CANASTA_API gboolean       canasta_house_add_table       (CanastaHouse        *self,
                                                          const char          *table,
                                                          GError             **error);
CANASTA_API gboolean       canasta_house_remove_table    (CanastaHouse        *self,
                                                          const char          *table,
                                                          GError             **error);
CANASTA_API gboolean       canasta_house_sets_rule       (CanastaHouse        *self,
                                                          const char          *table,
                                                          const CanastaRule   *rule);
CANASTA_API gboolean       canasta_house_set_rule        (CanastaHouse        *self,
                                                          const char          *table,
                                                          const CanastaRule   *rule,
                                                          CanastaRules        *rules,
                                                          GError             **error);
CANASTA_API gboolean       canasta_house_reset_rule      (CanastaHouse        *self,
                                                          const char          *table,
                                                          const CanastaRule   *rule,
                                                          GError             **error);

CANASTA_API gboolean       canasta_house_is_id           (const char          *text);

G_END_DECLS
