/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may stand next on the command line, for the shells. */
#pragma once

#include "command.h"

G_BEGIN_DECLS

/* The word after a command with which it is asked to complete its line. */
#define CANASTA_COMPLETE_WORD "--complete"

int  canasta_complete_main    (const CanastaCommand *commands,
                               guint                 n_commands,
                               char                **words);
void canasta_complete_options (const char           *command,
                               const GOptionEntry   *entries,
                               char                **words);

G_END_DECLS
