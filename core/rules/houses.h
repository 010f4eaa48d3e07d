/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All houses: those that come with the game and the person's own. */

#pragma once

#include <gio/gio.h>

#include "rules/house.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HOUSES (canasta_houses_get_type ())

/**
 * CanastaHouses:
 *
 * The houses as a list model of #CanastaHouse: those that come with the game
 * first, then the person's own.
 */
CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaHouses, canasta_houses, CANASTA, HOUSES, GObject)

CANASTA_API CanastaHouses      *canasta_houses_new            (const char      *shipped_folder,
                                                               const char      *own_folder);
CANASTA_API void                canasta_houses_reload         (CanastaHouses   *self);
CANASTA_API const char *const  *canasta_houses_list_problems  (CanastaHouses   *self);

CANASTA_API CanastaHouse       *canasta_houses_find           (CanastaHouses   *self,
                                                               const char      *id,
                                                               GError         **error);
CANASTA_API gboolean            canasta_houses_is_own         (CanastaHouses   *self,
                                                               CanastaHouse    *house);

CANASTA_API CanastaHouse       *canasta_houses_copy           (CanastaHouses   *self,
                                                               CanastaHouse    *house,
                                                               const char      *title);
CANASTA_API CanastaHouse       *canasta_houses_make           (CanastaHouses   *self,
                                                               const char      *title,
                                                               const char *const *tables,
                                                               GError         **error);
CANASTA_API gboolean            canasta_houses_add            (CanastaHouses   *self,
                                                               CanastaHouse    *house,
                                                               GError         **error);
CANASTA_API gboolean            canasta_houses_rename         (CanastaHouses   *self,
                                                               CanastaHouse    *house,
                                                               const char      *title,
                                                               GError         **error);
CANASTA_API gboolean            canasta_houses_save           (CanastaHouses   *self,
                                                               CanastaHouse    *house,
                                                               GError         **error);
CANASTA_API gboolean            canasta_houses_delete         (CanastaHouses   *self,
                                                               CanastaHouse    *house,
                                                               GError         **error);
CANASTA_API CanastaHouse       *canasta_houses_import         (CanastaHouses   *self,
                                                               const char      *path,
                                                               GError         **error);

G_END_DECLS
