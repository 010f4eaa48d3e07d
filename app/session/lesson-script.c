/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file is XML, so that gettext finds its texts: data/its/lesson.its. */
#include "config.h"

#include "session/lesson-script.h"

#include <glib/gi18n-lib.h>

#include "notation/action-text.h"

typedef struct
{
  CanastaLessonScript *script;
  CanastaLessonStep *step;      /* the one being read, or NULL */
  GString *text;                /* of the element being read */
} Reading;

static void
free_step (gpointer data)
{
  CanastaLessonStep *step = data;

  g_clear_pointer (&step->right, g_array_unref);
  g_clear_pointer (&step->then, g_array_unref);
  g_free (step->say);
  g_free (step->otherwise);
  g_free (step->done);
  g_free (step);
}

/* Says what cannot be, and of which text. */
static void
refuse (GError **error, const char *sentence, const char *what)
{
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, sentence, what);
}

/* Adds the actions of a text such as "draw; discard 4C". */
static gboolean
add_actions (GArray *actions, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text ? text : "", ";", -1);

  for (guint i = 0; words[i]; i++)
    {
      CanastaAction action;

      g_strstrip (words[i]);
      if (*words[i] == '\0')
        continue;
      if (!canasta_action_read (words[i], &action))
        {
          refuse (error, _("“%s” is not an action."), words[i]);
          return FALSE;
        }
      g_array_append_val (actions, action);
    }
  return TRUE;
}

static gboolean
begin_step (Reading *self, const char *name, const char **names, const char **values,
            GError **error)
{
  const char *right, *also, *then;

  if (!g_markup_collect_attributes (
        name, names, values, error, G_MARKUP_COLLECT_STRING, "do", &right,
        G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "also", &also,
        G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "then", &then,
        G_MARKUP_COLLECT_INVALID))
    return FALSE;
  self->step = g_new0 (CanastaLessonStep, 1);
  self->step->right = g_array_new (FALSE, FALSE, sizeof (CanastaAction));
  self->step->then = g_array_new (FALSE, FALSE, sizeof (CanastaAction));
  g_ptr_array_add (self->script->steps, self->step);
  return add_actions (self->step->right, right, error)
         && add_actions (self->step->right, also, error)
         && add_actions (self->step->then, then, error);
}

static gboolean
begin_lesson (Reading *self, const char *name, const char **names, const char **values,
              GError **error)
{
  return g_markup_collect_attributes (
    name, names, values, error, G_MARKUP_COLLECT_STRDUP, "id", &self->script->id,
    G_MARKUP_COLLECT_STRDUP, "house", &self->script->house, G_MARKUP_COLLECT_STRDUP, "table",
    &self->script->table, G_MARKUP_COLLECT_INVALID);
}

/* Where the text of an element goes, or %NULL where there is no such element. */
static char **
find_text (Reading *self, const char *element)
{
  if (self->step)
    return g_str_equal (element, "say")         ? &self->step->say
           : g_str_equal (element, "otherwise") ? &self->step->otherwise
           : g_str_equal (element, "done")      ? &self->step->done
                                                : NULL;
  return g_str_equal (element, "title")      ? &self->script->title
         : g_str_equal (element, "end")      ? &self->script->end
         : g_str_equal (element, "position") ? &self->script->position
                                             : NULL;
}

static void
begin_cb (GMarkupParseContext *context, const char *element, const char **names,
          const char **values, gpointer data, GError **error)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next ? stack->next->data : "";
  Reading *self = data;
  char **text;

  g_string_truncate (self->text, 0);
  if (g_str_equal (element, "lesson") && *parent == '\0')
    {
      begin_lesson (self, element, names, values, error);
      return;
    }
  if (g_str_equal (element, "step") && g_str_equal (parent, "lesson"))
    {
      begin_step (self, element, names, values, error);
      return;
    }
  text = g_str_equal (parent, self->step ? "step" : "lesson") ? find_text (self, element) : NULL;
  if (!text || *text)
    refuse (error, _("“%s” does not belong here."), element);
}

/* Line breaks mean nothing: gettext joins the lines as well. */
static char *
join_lines (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  GString *line = g_string_new (NULL);

  for (guint i = 0; words[i]; i++)
    if (*words[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[i]);
  return g_string_free (line, FALSE);
}

static gboolean
check_step (const CanastaLessonStep *step, GError **error)
{
  if (step->say && step->right->len > 0)
    return TRUE;
  refuse (error, _("“%s” is missing."), step->say ? "do" : "say");
  return FALSE;
}

static void
end_cb (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Reading *self = data;

  if (g_str_equal (element, "step"))
    {
      check_step (self->step, error);
      self->step = NULL;
    }
  else if (!g_str_equal (element, "lesson"))
    {
      *find_text (self, element) = join_lines (self->text->str);
    }
  g_string_truncate (self->text, 0);
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data,
         GError **error)
{
  Reading *self = data;

  g_string_append_len (self->text, text, length);
}

static gboolean
check_script (const CanastaLessonScript *self, GError **error)
{
  const char *missing = !self->title            ? "title"
                        : !self->position       ? "position"
                        : !self->end            ? "end"
                        : self->steps->len == 0 ? "step"
                                                : NULL;

  if (missing)
    refuse (error, _("“%s” is missing."), missing);
  return !missing;
}

/**
 * canasta_lesson_script_read:
 * @text: what stands in the file
 * @length: how long it is, or -1
 * @name: the name of the file
 * @error: where to say what cannot be
 *
 * Returns: (transfer full) (nullable): the lesson
 */
CanastaLessonScript *
canasta_lesson_script_read (const char *text, gssize length, const char *name, GError **error)
{
  static const GMarkupParser parser = { .start_element = begin_cb, .end_element = end_cb,
                                        .text = text_cb };
  g_autoptr (CanastaLessonScript) script = g_rc_box_new0 (CanastaLessonScript);
  g_autoptr (GString) element = g_string_new (NULL);
  Reading reading = { .script = script, .text = element };
  g_autoptr (GError) cause = NULL;
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, 0, &reading, NULL);

  script->steps = g_ptr_array_new_with_free_func (free_step);
  if (!g_markup_parse_context_parse (context, text, length, &cause)
      || !g_markup_parse_context_end_parse (context, &cause) || !check_script (script, &cause))
    {
      int line;

      g_markup_parse_context_get_position (context, &line, NULL);
      g_set_error (error, cause->domain, cause->code, _("%s, line %d: %s"), name, line,
                   cause->message);
      return NULL;
    }
  return g_steal_pointer (&script);
}

CanastaLessonScript *
canasta_lesson_script_ref (CanastaLessonScript *self)
{
  return g_rc_box_acquire (self);
}

static void
clear_script (gpointer data)
{
  CanastaLessonScript *self = data;

  g_free (self->id);
  g_free (self->house);
  g_free (self->table);
  g_free (self->title);
  g_free (self->end);
  g_free (self->position);
  g_ptr_array_unref (self->steps);
}

void
canasta_lesson_script_unref (CanastaLessonScript *self)
{
  g_rc_box_release_full (self, clear_script);
}

const CanastaLessonStep *
canasta_lesson_script_get_step (const CanastaLessonScript *self, guint step)
{
  g_return_val_if_fail (step < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, step);
}

/**
 * canasta_lesson_script_translate:
 * @self: a lesson
 * @text: (nullable): a text of it
 *
 * Returns: (nullable): the text in the language of the interface
 */
const char *
canasta_lesson_script_translate (const CanastaLessonScript *self, const char *text)
{
  g_autofree char *context = g_strconcat ("lesson ", self->id, NULL);

  return text ? g_dpgettext2 (GETTEXT_PACKAGE, context, text) : NULL;
}

/**
 * canasta_lesson_script_get_otherwise:
 * @self: a lesson
 * @step: one of its steps
 *
 * Returns: what is said to whoever does something else then, in the language of the
 *   interface
 */
const char *
canasta_lesson_script_get_otherwise (const CanastaLessonScript *self, guint step)
{
  const char *otherwise = canasta_lesson_script_get_step (self, step)->otherwise;

  return otherwise ? canasta_lesson_script_translate (self, otherwise)
                   : _("The rules allow it, but this lesson is about something else.");
}
