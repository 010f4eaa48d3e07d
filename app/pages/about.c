/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/about.h"

#include <glib/gi18n-lib.h>

#define HOMEPAGE "https://github.com/canasta-game/canasta"

/**
 * canasta_about_show:
 * @parent: the window it belongs to
 */
void
canasta_about_show (GtkWindow *parent)
{
  adw_show_about_window (
    parent,
    "application-name", _("Canasta"),
    "application-icon", APPLICATION_ID,
    "version", CANASTA_VERSION,
    "developer-name", _("The Canasta developers"),
    "copyright", "© 2026 The Canasta developers",
    "license-type", GTK_LICENSE_GPL_3_0,
    "website", HOMEPAGE,
    "issue-url", HOMEPAGE "/issues",
    "comments", _("Canasta with the rules of your house, against computer players that see no "
                  "more than their own seat shows them."),
    /* Translators: your names, a line each; they stand in the credits. */
    "translator-credits", C_("credits", "translator-credits"),
    NULL);
}
