/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options every command understands: read by main, told by its help, and
 * offered when a line is completed. */
#pragma once

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

typedef struct
{
  char *language;
  char *data_folder;
  gboolean help;                /* told by whoever is asked, never set */
  gboolean version;
} CanastaCommonOptions;

#define CANASTA_COMMON_OPTION_ENTRIES(options) \
  { "help", 0, 0, G_OPTION_ARG_NONE, &(options).help, \
    N_("Show this help; after a command, the help for it"), NULL }, \
  { "version", 0, 0, G_OPTION_ARG_NONE, &(options).version, \
    N_("Show the version"), NULL }, \
  { "lang", 0, 0, G_OPTION_ARG_STRING, &(options).language, \
    N_("Speak this language, such as fr"), N_("LANGUAGE") }, \
  { "data-dir", 0, 0, G_OPTION_ARG_FILENAME, &(options).data_folder, \
    N_("Keep saved games, houses and preferences in this folder"), N_("FOLDER") }

G_END_DECLS
