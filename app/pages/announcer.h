/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader is told without anything being focused. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Sentences come at least so many milliseconds apart, or they cut each other
 * off. */
#define CANASTA_ANNOUNCER_PAUSE 900

/* What has the focus is told of by sources that come before this one. */
#define CANASTA_ANNOUNCER_PRIORITY (G_PRIORITY_HIGH_IDLE + 5)

/* Signals:
 *   announced (const char *sentences)
 *     said so, whatever may hear it */
#define CANASTA_TYPE_ANNOUNCER (canasta_announcer_get_type ())
G_DECLARE_FINAL_TYPE (CanastaAnnouncer, canasta_announcer, CANASTA, ANNOUNCER, GObject)

CanastaAnnouncer  *canasta_announcer_find     (GtkWidget         *widget);
void               canasta_announcer_tell     (CanastaAnnouncer  *self,
                                               const char        *sentence);
char              *canasta_announcer_take     (CanastaAnnouncer  *self);
void               canasta_announcer_answer   (CanastaAnnouncer  *self,
                                               const char        *question,
                                               const char        *sentence);
void               canasta_announcer_say      (CanastaAnnouncer  *self,
                                               const char        *sentence);
void               canasta_announcer_put_off  (CanastaAnnouncer  *self,
                                               guint              milliseconds);
const char        *canasta_announcer_get_early
                                              (CanastaAnnouncer  *self);
void               canasta_announcer_forget_early
                                              (CanastaAnnouncer  *self);
void               canasta_announcer_forget_standing
                                              (CanastaAnnouncer  *self);
void               canasta_announcer_forget   (CanastaAnnouncer  *self);

G_END_DECLS
