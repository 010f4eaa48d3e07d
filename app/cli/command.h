/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands of canasta-cli have in common: options, errors, output. */
#pragma once

#include <gio/gio.h>

#include "report.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/* Exit statuses. */
#define CANASTA_EXIT_DONE 0
#define CANASTA_EXIT_FAILED 1
#define CANASTA_EXIT_WRONG_INPUT 2

/* A command. The folder of the person's files is NULL for the standard one. */
typedef struct
{
  const char *name;
  const char *summary;          /* one line, untranslated */
  int (*run) (int argc, char *argv[], const char *data_folder);
} CanastaCommand;

/* What a command says of itself, in the language of the interface. */
typedef struct
{
  const char *name;
  const char *parameters;       /* as "[FILE]", or NULL */
  const char *summary;
  const char *description;      /* or NULL */
} CanastaCommandHelp;

int canasta_choose_main   (int argc, char *argv[], const char *data_folder);
#ifdef CANASTA_HAS_NETWORK
int canasta_host_main     (int argc, char *argv[], const char *data_folder);
int canasta_join_main     (int argc, char *argv[], const char *data_folder);
#endif
int canasta_judge_main    (int argc, char *argv[], const char *data_folder);
int canasta_merge_main    (int argc, char *argv[], const char *data_folder);
int canasta_play_main     (int argc, char *argv[], const char *data_folder);
int canasta_review_main   (int argc, char *argv[], const char *data_folder);
int canasta_rules_main    (int argc, char *argv[], const char *data_folder);
int canasta_simulate_main (int argc, char *argv[], const char *data_folder);
int canasta_statistics_main (int argc, char *argv[], const char *data_folder);
int canasta_variants_main (int argc, char *argv[], const char *data_folder);

gboolean  canasta_command_parse      (const CanastaCommandHelp *help,
                                      const GOptionEntry       *entries,
                                      int                      *argc,
                                      char                   ***argv,
                                      int                       most_parameters);
void      canasta_command_tell_faults (const char              *command,
                                      CanastaRegistry          *registry);
int       canasta_command_refuse     (const char               *command,
                                      const GError             *error);
int       canasta_command_fail       (const char               *command,
                                      const GError             *error);
int       canasta_command_refuse_with (const char              *command,
                                      const char               *sentence,
                                      ...) G_GNUC_PRINTF (2, 3);
gboolean  canasta_command_check_format (const char              *command,
                                      const char               *format,
                                      const char               *known,
                                      ...) G_GNUC_NULL_TERMINATED;
void      canasta_command_print_report (const CanastaReport    *report,
                                      const char               *format,
                                      guint                     width);

G_END_DECLS
