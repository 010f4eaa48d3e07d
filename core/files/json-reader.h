/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks through a JSON object and checks each value it takes from it. */
#pragma once

#include <json-glib/json-glib.h>

#include "canasta-api.h"
#include "files/json-text.h"

G_BEGIN_DECLS

/**
 * CanastaJsonReader: (skip)
 *
 * Takes values out of a JSON object that may come from anybody.
 *
 * The reader stands on one object or list, the whole text at first, and moves
 * with [method@JsonReader.enter_object], [method@JsonReader.enter_list],
 * [method@JsonReader.enter_element] and [method@JsonReader.leave]. A key names
 * a member of the object it stands on; %NULL in place of a key means the value
 * it stands on itself. A value that is `null` counts as left out.
 *
 * The first value that is not as it should be is kept as the error, a sentence
 * with file, line and key; from then on every value reads as its fallback. So
 * a caller reads everything in a row and asks once, at the end:
 *
 * ```c
 * g_autoptr (CanastaJsonReader) reader =
 *   canasta_json_reader_new (text, -1, "classic.json", error);
 *
 * if (!reader)
 *   return FALSE;
 *
 * canasta_json_reader_require (reader, "format", "id", NULL);
 * format = canasta_json_reader_get_int (reader, "format", 1, 1, 1);
 * id = g_strdup (canasta_json_reader_get_string (reader, "id", NULL));
 * if (canasta_json_reader_enter_object (reader, "rules"))
 *   {
 *     draw = canasta_json_reader_get_int (reader, "draw-count", 1, 3, 2);
 *     canasta_json_reader_leave (reader);
 *   }
 * return canasta_json_reader_finish (reader, error);
 * ```
 */
typedef struct _CanastaJsonReader CanastaJsonReader;

CANASTA_API
CanastaJsonReader *canasta_json_reader_new            (const char          *text,
                                                       gssize               length,
                                                       const char          *name,
                                                       GError             **error);
CANASTA_API
CanastaJsonReader *canasta_json_reader_new_at         (const char          *text,
                                                       gssize               length,
                                                       const char          *name,
                                                       guint                first_line,
                                                       GError             **error);
CANASTA_API
void               canasta_json_reader_free           (CanastaJsonReader   *self);

CANASTA_API
gboolean           canasta_json_reader_enter_object   (CanastaJsonReader   *self,
                                                       const char          *key);
CANASTA_API
gboolean           canasta_json_reader_enter_list     (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       guint                max_length,
                                                       guint               *length);
CANASTA_API
gboolean           canasta_json_reader_enter_element  (CanastaJsonReader   *self,
                                                       guint                position);
CANASTA_API
void               canasta_json_reader_leave          (CanastaJsonReader   *self);
CANASTA_API
char             **canasta_json_reader_list_keys      (CanastaJsonReader   *self);

CANASTA_API
void               canasta_json_reader_require        (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       ...) G_GNUC_NULL_TERMINATED;
CANASTA_API
gboolean           canasta_json_reader_has            (CanastaJsonReader   *self,
                                                       const char          *key);
gboolean           canasta_json_reader_is_null        (CanastaJsonReader   *self,
                                                       const char          *key);
CANASTA_API
JsonNode          *canasta_json_reader_get_node       (CanastaJsonReader   *self,
                                                       const char          *key);
CANASTA_API
gint64             canasta_json_reader_get_int        (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       gint64               min,
                                                       gint64               max,
                                                       gint64               fallback);
CANASTA_API
gboolean           canasta_json_reader_get_bool       (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       gboolean             fallback);
CANASTA_API
const char        *canasta_json_reader_get_string     (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       const char          *fallback);
CANASTA_API
guint              canasta_json_reader_get_choice     (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       const char *const   *choices,
                                                       guint                fallback);
CANASTA_API
GArray            *canasta_json_reader_get_ints       (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       gint64               min,
                                                       gint64               max,
                                                       guint                max_length);
guint              canasta_json_reader_get_places     (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       guint                n,
                                                       guint                fallback);
CANASTA_API
char             **canasta_json_reader_get_strings    (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       guint                max_length);

CANASTA_API
char              *canasta_json_reader_dup_pointer    (CanastaJsonReader   *self,
                                                       const char          *key);
CANASTA_API
guint              canasta_json_reader_get_line       (CanastaJsonReader   *self,
                                                       const char          *key);
CANASTA_API
void               canasta_json_reader_refuse         (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       GError              *cause);
void               canasta_json_reader_fail           (CanastaJsonReader   *self,
                                                       const char          *key,
                                                       CanastaJsonError     code,
                                                       const char          *sentence,
                                                       ...) G_GNUC_PRINTF (4, 5);
CANASTA_API
char             **canasta_json_reader_list_unknown   (CanastaJsonReader   *self);
CanastaJsonLines  *canasta_json_reader_steal_lines    (CanastaJsonReader   *self);
CANASTA_API
void               canasta_json_reader_refuse_unknown (CanastaJsonReader   *self);
CANASTA_API
gboolean           canasta_json_reader_has_failed     (CanastaJsonReader   *self);
GError            *canasta_json_reader_take_error     (CanastaJsonReader   *self);
CANASTA_API
gboolean           canasta_json_reader_finish         (CanastaJsonReader   *self,
                                                       GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaJsonReader, canasta_json_reader_free)

G_END_DECLS
