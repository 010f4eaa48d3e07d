/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program with a window. */
#include "config.h"

#include <gtk/gtk.h>

#include "window/application.h"
#include "settings/language.h"
#include "variants/paths.h"

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autoptr (CanastaApplication) application = NULL;

  gtk_disable_setlocale ();
  canasta_language_init (translations);

  application = canasta_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
