/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What programs share that stand open to strangers for long. */

#pragma once

#include <gio/gio.h>

#include "network/gate-limits.h"

G_BEGIN_DECLS

/**
 * CanastaStandOpenLimits:
 * @persons: how many connections there may be at once
 * @per_address: how many of them from one address
 * @rate: how many messages a second each may send
 *
 * What whoever comes may take, as it stands on the command line.
 */
typedef struct
{
  int persons;
  int per_address;
  int rate;
} CanastaStandOpenLimits;

#define CANASTA_STAND_OPEN_ENTRIES(limits) \
  { "persons", 0, 0, G_OPTION_ARG_INT, &(limits).persons, \
    N_("How many connections there may be at once"), N_("NUMBER") }, \
  { "per-address", 0, 0, G_OPTION_ARG_INT, &(limits).per_address, \
    N_("How many of them from one address"), N_("NUMBER") }, \
  { "rate", 0, 0, G_OPTION_ARG_INT, &(limits).rate, \
    N_("How many messages a second each of them may send"), N_("NUMBER") }

/* Where nobody says otherwise. */
#define CANASTA_STAND_OPEN_LIMITS \
  ((CanastaStandOpenLimits){ .persons = (int) CANASTA_LIMITS_OF_HOST.in_all, \
                             .per_address = (int) CANASTA_LIMITS_OF_HOST.per_address, \
                             .rate = (int) CANASTA_LIMITS_OF_HOST.rate })

gboolean  canasta_stand_open_check_limits  (const CanastaStandOpenLimits  *limits,
                                            GError                       **error);
CanastaLimits
          canasta_stand_open_get_limits    (const CanastaStandOpenLimits  *limits);
gboolean  canasta_stand_open_check_port    (int          port,
                                            GError     **error);
gboolean  canasta_stand_open_make_room     (guint        n_files,
                                            GError     **error);
gboolean  canasta_stand_open_take_socket   (GSocket    **socket,
                                            GError     **error);
void      canasta_stand_open_tell_layers   (guint        layers);

G_END_DECLS
