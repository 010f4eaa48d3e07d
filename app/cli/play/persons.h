/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The persons who play at a terminal, as they are said on the command line: `0=Anna`. */
#pragma once

#include "session/setup.h"

G_BEGIN_DECLS

/* Where persons sit, and what they are called. */
typedef struct
{
  guint seats;                          /* theirs, as bits */
  char *names[CANASTA_MAX_SEATS];       /* by seat; NULL where nobody said one */
} CanastaPersons;

void      canasta_persons_clear       (CanastaPersons        *self);
gboolean  canasta_persons_read        (CanastaPersons        *self,
                                       const char *const     *texts,
                                       const char *const     *players,
                                       guint                  n_seats,
                                       GError               **error);
void      canasta_persons_give_names  (const CanastaPersons  *self,
                                       CanastaSetup          *setup);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaPersons, canasta_persons_clear)

G_END_DECLS
