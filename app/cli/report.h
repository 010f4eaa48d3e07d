/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command has to say: one tree of keys, labels and values, which programs are
 * given as JSON and people as text. A value that is not for the ones is left out there. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A report, or a part of one. */
typedef struct _CanastaReport CanastaReport;

CanastaReport *canasta_report_new          (void);
void           canasta_report_free         (CanastaReport  *self);

CanastaReport *canasta_report_add_object   (CanastaReport  *self,
                                            const char     *key,
                                            const char     *label);
CanastaReport *canasta_report_add_list     (CanastaReport  *self,
                                            const char     *key,
                                            const char     *label);
CanastaReport *canasta_report_add_section  (CanastaReport  *self,
                                            const char     *label);

void           canasta_report_add          (CanastaReport  *self,
                                            const char     *key,
                                            const char     *label,
                                            JsonNode       *value,
                                            char           *shown);
void           canasta_report_add_text     (CanastaReport  *self,
                                            const char     *key,
                                            const char     *text);
void           canasta_report_add_switch   (CanastaReport  *self,
                                            const char     *key,
                                            gboolean        on);
void           canasta_report_add_number   (CanastaReport  *self,
                                            const char     *key,
                                            gint64          number);
void           canasta_report_add_members  (CanastaReport  *self,
                                            JsonNode       *object);
void           canasta_report_add_line     (CanastaReport  *self,
                                            const char     *label,
                                            const char     *text);

JsonNode      *canasta_report_to_json      (const CanastaReport  *self);
char          *canasta_report_to_text      (const CanastaReport  *self,
                                            guint                 width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaReport, canasta_report_free)

G_END_DECLS
