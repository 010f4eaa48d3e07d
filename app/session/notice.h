/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person should know about a saved match: in plain words first, and
 * after them what a person who mends things wants to know. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaNotice:
 * @sentence: what has happened, in plain words
 * @details: what the system and the files say
 * @several: (nullable): what is told instead where it has happened more than once
 *
 * Told once, in the window or in the terminal.
 */
typedef struct
{
  char *sentence;
  char *details;
  const char *several;
} CanastaNotice;

CanastaNotice  *canasta_notice_new_mended      (const char     *title,
                                                const GError   *damage);
CanastaNotice  *canasta_notice_new_resumed     (const char     *gap);
CanastaNotice  *canasta_notice_new_unreadable  (const GError   *cause);
CanastaNotice  *canasta_notice_new_elsewhere   (const char     *title,
                                                const GError   *cause);
CanastaNotice  *canasta_notice_new_stopped     (const char     *fault);
CanastaNotice  *canasta_notice_new_nothing     (const char     *title);
CanastaNotice  *canasta_notice_new_unsaved     (const char     *details);
CanastaNotice  *canasta_notice_new_undeleted   (const GError   *cause);
CanastaNotice  *canasta_notice_new_unrestored  (const GError   *cause);
CanastaNotice  *canasta_notice_new_uncounted   (const GError   *cause);
CanastaNotice  *canasta_notice_new_statistics  (const GError   *damage);
CanastaNotice  *canasta_notice_new_unreset     (const GError   *cause);
CanastaNotice  *canasta_notice_new_given_up    (const char     *title);
void            canasta_notice_append          (CanastaNotice **self,
                                                CanastaNotice  *more);
void            canasta_notice_free            (CanastaNotice  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaNotice, canasta_notice_free)

G_END_DECLS
