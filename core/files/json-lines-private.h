/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the lines of a JSON text are gathered, and the pointers they are found by. */
#pragma once

#include "files/json-lines.h"

G_BEGIN_DECLS

CanastaJsonLines *canasta_json_lines_new         (guint             line);
CanastaJsonLines *canasta_json_lines_add_member  (CanastaJsonLines *self,
                                                  const char       *key,
                                                  guint             line);
CanastaJsonLines *canasta_json_lines_add_element (CanastaJsonLines *self,
                                                  guint             line);

void              canasta_json_pointer_append    (GString          *pointer,
                                                  const char       *key);

G_END_DECLS
