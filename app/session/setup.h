/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a new match is made of: the table, the players and the deal. */

#pragma once

#include "match/match.h"
#include "match/personal.h"
#include "players/manner.h"
#include "session/deal-number.h"
#include "variants/tables.h"

G_BEGIN_DECLS

/* The table, the house, and who plays, by seat: a person has seat 0, the first of them where
 * several share the computer. */
typedef struct _CanastaSetup CanastaSetup;

CanastaSetup *canasta_setup_new               (void);
CanastaSetup *canasta_setup_new_last          (GSettings             *settings);
CanastaSetup *canasta_setup_new_again         (CanastaMatch          *match,
                                               const CanastaPersonal *personal,
                                               CanastaRegistry       *registry,
                                               GSettings             *settings);
CanastaSetup *canasta_setup_copy              (const CanastaSetup    *self);
void          canasta_setup_free              (CanastaSetup          *self);

const char   *canasta_setup_get_variant       (const CanastaSetup    *self);
guint         canasta_setup_get_players       (const CanastaSetup    *self);
const char   *canasta_setup_get_seating       (const CanastaSetup    *self);
const char   *canasta_setup_get_house         (const CanastaSetup    *self);
int           canasta_setup_get_target        (const CanastaSetup    *self);
gboolean      canasta_setup_is_short          (const CanastaSetup    *self);
gboolean      canasta_setup_has_hints         (const CanastaSetup    *self);
gboolean      canasta_setup_is_person         (const CanastaSetup    *self,
                                               guint                  seat);
gboolean      canasta_setup_is_shared         (const CanastaSetup    *self);
gboolean      canasta_setup_is_named          (const CanastaSetup    *self,
                                               guint                  seat);
const char   *canasta_setup_get_name          (const CanastaSetup    *self,
                                               guint                  seat);
const char   *canasta_setup_get_standard_name (guint                  place);
const char   *canasta_setup_get_former_name   (const CanastaSetup    *self,
                                               guint                  seat);
const char   *canasta_setup_get_level         (const CanastaSetup    *self,
                                               guint                  seat);
CanastaHabits canasta_setup_get_habits        (const CanastaSetup    *self,
                                               guint                  seat);
char        **canasta_setup_list_drivers      (const CanastaSetup    *self);

void          canasta_setup_set_table         (CanastaSetup          *self,
                                               const char            *variant,
                                               guint                  players,
                                               const char            *seating);
void          canasta_setup_set_house         (CanastaSetup          *self,
                                               const char            *house);
void          canasta_setup_set_target        (CanastaSetup          *self,
                                               int                    target);
void          canasta_setup_set_short         (CanastaSetup          *self,
                                               gboolean               is_short);
void          canasta_setup_set_hints         (CanastaSetup          *self,
                                               gboolean               has_hints);
void          canasta_setup_set_deal          (CanastaSetup          *self,
                                               gint64                 deal);
void          canasta_setup_set_name          (CanastaSetup          *self,
                                               guint                  seat,
                                               const char            *name);
void          canasta_setup_set_former_name   (CanastaSetup          *self,
                                               guint                  seat,
                                               const char            *name);
void          canasta_setup_set_person        (CanastaSetup          *self,
                                               guint                  seat,
                                               gboolean               is_person);
void          canasta_setup_set_level         (CanastaSetup          *self,
                                               guint                  seat,
                                               const char            *level);
void          canasta_setup_set_habits        (CanastaSetup          *self,
                                               guint                  seat,
                                               const CanastaHabits   *habits);
void          canasta_setup_set_driver        (CanastaSetup          *self,
                                               guint                  seat,
                                               const char            *word);
gboolean      canasta_setup_choose_table      (CanastaSetup          *self,
                                               CanastaRegistry       *registry,
                                               const char            *variant,
                                               int                    players,
                                               const char            *seating,
                                               const char            *house,
                                               GError               **error);

gboolean      canasta_setup_check_names       (const CanastaSetup    *self,
                                               GError               **error);
void          canasta_setup_store             (const CanastaSetup    *self,
                                               GSettings             *settings);
char         *canasta_setup_describe          (const CanastaSetup    *self,
                                               CanastaRegistry       *registry);
CanastaRules *canasta_setup_make_rules        (const CanastaSetup    *self,
                                               CanastaRegistry       *registry,
                                               GError               **error);
CanastaTable *canasta_setup_open_table        (const CanastaSetup    *self,
                                               CanastaRegistry       *registry,
                                               GError               **error);
guint         canasta_setup_seat_person       (CanastaSetup          *self,
                                               CanastaRegistry       *registry);
guint         canasta_setup_find_seat         (const CanastaTable    *table);
guint         canasta_setup_list_side         (const CanastaTable    *table,
                                               guint                  seat);
CanastaMatch *canasta_setup_start             (const CanastaSetup    *self,
                                               CanastaRegistry       *registry,
                                               GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaSetup, canasta_setup_free)

G_END_DECLS
