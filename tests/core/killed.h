/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is on the disk when a program is killed in the midst of its work. */
#pragma once

#include <glib.h>

gboolean  test_kill_at_step  (guint      step,
                              GFunc      work,
                              gpointer   object,
                              gpointer   data);
