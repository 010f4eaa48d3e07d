/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is on the disk when a program is killed in the midst of its work, or cannot do
 * it. */
#pragma once

#include <glib.h>

gboolean  test_kill_at_step  (guint      step,
                              GFunc      work,
                              gpointer   object,
                              gpointer   data);
void      test_fail_at_step  (guint      step_number,
                              int        error_number,
                              gboolean   on_and_on);
gboolean  test_stop_failing  (void);
gboolean  test_is_settled    (void);
