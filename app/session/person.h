/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person who drives a seat. One at this computer is called before the screen when they are
 * to act, and acts there; one elsewhere is told by whoever knows the way to them. */

#pragma once

#include "match/personal.h"
#include "session/driver.h"
#include "session/screen.h"

G_BEGIN_DECLS

/* The word that stands in a saved match for a person at the table. */
#define CANASTA_PERSON_WORD "person"

#define CANASTA_TYPE_PERSON (canasta_person_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPerson, canasta_person, CANASTA, PERSON, GObject)

CanastaDriver *canasta_person_new            (CanastaScreen         *screen,
                                              guint                  seat);
gboolean       canasta_person_is_here        (CanastaPerson         *self);
guint          canasta_person_list           (const CanastaPersonal *personal);
guint          canasta_person_list_elsewhere (const CanastaPersonal *personal);
guint          canasta_person_list_left      (const CanastaPersonal *personal);
guint          canasta_person_list_missed    (const CanastaPersonal *personal,
                                              guint                  round);
gboolean       canasta_person_are_several    (const CanastaPersonal *personal);
guint          canasta_person_find_reader    (const CanastaPersonal *personal);

G_END_DECLS
