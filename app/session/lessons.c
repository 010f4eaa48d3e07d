/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files are part of the program; their names begin with the place of the
 * lesson. What is kept of the person's way goes by the words of the lessons, and
 * strange ones do no harm. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "session/lessons.h"

#include "lesson-files.h"
#include "settings/settings.h"

#define FOLDER "/io/github/canasta_game/Canasta/lessons"

struct _CanastaLessons
{
  GObject parent_instance;

  GSettings *settings;
  GPtrArray *scripts;           /* of CanastaLessonScript */
};

G_DEFINE_FINAL_TYPE (CanastaLessons, canasta_lessons, G_TYPE_OBJECT)

static void
canasta_lessons_dispose (GObject *object)
{
  CanastaLessons *self = CANASTA_LESSONS (object);

  g_clear_pointer (&self->scripts, g_ptr_array_unref);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (canasta_lessons_parent_class)->dispose (object);
}

static void
canasta_lessons_class_init (CanastaLessonsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_lessons_dispose;
}

static void
canasta_lessons_init (CanastaLessons *self)
{
  self->scripts =
    g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_lesson_script_unref);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static void
read_script (CanastaLessons *self, GResource *files, const char *name)
{
  g_autofree char *path = g_build_path ("/", FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (files, path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  CanastaLessonScript *script = NULL;
  gsize size;

  if (bytes)
    {
      const char *text = g_bytes_get_data (bytes, &size);

      script = canasta_lesson_script_read (text, size, name, &error);
    }
  if (script)
    g_ptr_array_add (self->scripts, script);
  else
    g_warning ("%s", error->message);
}

/**
 * canasta_lessons_new:
 * @settings: the preferences, which keep how far the person has come
 *
 * Returns: (transfer full): the lessons that come with the program
 */
CanastaLessons *
canasta_lessons_new (GSettings *settings)
{
  CanastaLessons *self = g_object_new (CANASTA_TYPE_LESSONS, NULL);
  GResource *files = canasta_lesson_files_get_resource ();
  g_auto (GStrv) names =
    g_resource_enumerate_children (files, FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  self->settings = g_object_ref (settings);
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i]; i++)
    read_script (self, files, names[i]);
  return self;
}

static CanastaLessonScript *
get_script (CanastaLessons *self, guint index)
{
  g_return_val_if_fail (index < self->scripts->len, NULL);

  return g_ptr_array_index (self->scripts, index);
}

guint
canasta_lessons_count (CanastaLessons *self)
{
  return self->scripts->len;
}

/* In the language of the interface. */
const char *
canasta_lessons_get_title (CanastaLessons *self, guint index)
{
  const CanastaLessonScript *script = get_script (self, index);

  return canasta_lesson_script_translate (script, script->title);
}

guint
canasta_lessons_count_steps (CanastaLessons *self, guint index)
{
  return get_script (self, index)->steps->len;
}

/**
 * canasta_lessons_open:
 * @self: the lessons
 * @index: which one
 * @registry: the variants and houses
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the lesson, where the person has left it
 */
CanastaLesson *
canasta_lessons_open (CanastaLessons *self, guint index, CanastaRegistry *registry,
                      GError **error)
{
  g_autofree char *person = canasta_settings_dup_name (self->settings);

  return canasta_lesson_new (get_script (self, index), registry, person,
                             canasta_lessons_get_left (self, index), error);
}

/* How far the person has come. */

gboolean
canasta_lessons_is_done (CanastaLessons *self, guint index)
{
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lessons-done");

  return g_strv_contains ((const char *const *) done, get_script (self, index)->id);
}

/* How many steps are done of a lesson that was left before its end; 0 where it
 * begins with the first. */
guint
canasta_lessons_get_left (CanastaLessons *self, guint index)
{
  g_autoptr (GVariant) left = g_settings_get_value (self->settings, "lessons-left");
  const CanastaLessonScript *script = get_script (self, index);
  guint step;

  return g_variant_lookup (left, script->id, "u", &step) && step < script->steps->len ? step : 0;
}

guint
canasta_lessons_count_done (CanastaLessons *self)
{
  guint n = 0;

  for (guint i = 0; i < self->scripts->len; i++)
    n += canasta_lessons_is_done (self, i);
  return n;
}

/* The lesson to go on with: one that was left, then one that is new; when all are
 * done, the first. */
guint
canasta_lessons_find_next (CanastaLessons *self)
{
  for (guint i = 0; i < self->scripts->len; i++)
    if (canasta_lessons_get_left (self, i) > 0)
      return i;
  for (guint i = 0; i < self->scripts->len; i++)
    if (!canasta_lessons_is_done (self, i))
      return i;
  return 0;
}

static void
keep_left (CanastaLessons *self, const char *id, guint step)
{
  g_autoptr (GVariant) left = g_settings_get_value (self->settings, "lessons-left");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  guint their;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, left);
  while (g_variant_iter_next (&iter, "{&su}", &other, &their))
    if (!g_str_equal (other, id))
      g_variant_builder_add (&builder, "{su}", other, their);
  if (step > 0)
    g_variant_builder_add (&builder, "{su}", id, step);
  g_settings_set_value (self->settings, "lessons-left", g_variant_builder_end (&builder));
}

static void
keep_done (CanastaLessons *self, const char *id)
{
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lessons-done");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "lessons-done", (const char *const *) all);
}

/**
 * canasta_lessons_note:
 * @self: the lessons
 * @index: which one
 * @lesson: how it stands
 *
 * Keeps how far the person has come.
 */
void
canasta_lessons_note (CanastaLessons *self, guint index, CanastaLesson *lesson)
{
  const char *id = get_script (self, index)->id;
  gboolean is_over = canasta_lesson_get_step (lesson) == canasta_lesson_count_steps (lesson);
  guint step = is_over ? 0 : canasta_lesson_get_step (lesson);

  if (step != canasta_lessons_get_left (self, index))
    keep_left (self, id, step);
  if (is_over && !canasta_lessons_is_done (self, index))
    keep_done (self, id);
}
