/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of a trial, as text. */
#include "config.h"

#include "variants/trial-result.h"

#include "files/plain-text.h"
#include "variants/layers.h"

#define GROUP "Trial"

static const char *const outcomes[] = {
  "begun", "passed", "refused", "slow", "ended", "killed",
};

void
canasta_trial_result_clear (CanastaTrialResult *self)
{
  g_clear_pointer (&self->words, g_free);
}

/* digest is that of the files that were tried, or NULL where that is known anyway. */
char *
canasta_trial_result_write (const CanastaTrialResult *self, const char *digest, gsize *length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *layers = canasta_layers_write (self->layers);
  const char *hook = self->hook >= 0 ? canasta_hook_get_name ((CanastaHook) self->hook) : NULL;

  if (digest)
    g_key_file_set_string (file, GROUP, "files", digest);
  g_key_file_set_string (file, GROUP, "outcome", outcomes[self->outcome]);
  if (hook)
    g_key_file_set_string (file, GROUP, "hook", hook);
  g_key_file_set_string (file, GROUP, "layers", layers);
  if (self->words)
    g_key_file_set_string (file, GROUP, "words", self->words);
  return g_key_file_to_data (file, length, NULL);
}

static gboolean
read_outcome (CanastaTrialResult *self, GKeyFile *file)
{
  g_autofree char *word = g_key_file_get_string (file, GROUP, "outcome", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    if (g_strcmp0 (word, outcomes[i]) == 0)
      {
        self->outcome = (CanastaTrialOutcome) i;
        return TRUE;
      }
  return FALSE;
}

/* Returns: whether it is a result, and that of the files with this digest. */
gboolean
canasta_trial_result_read (CanastaTrialResult *self, const char *text, gsize length,
                           const char *digest)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *known = NULL;
  g_autofree char *layers = NULL;
  g_autofree char *hook = NULL;
  g_autofree char *words = NULL;

  if (!g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    return FALSE;

  known = g_key_file_get_string (file, GROUP, "files", NULL);
  layers = g_key_file_get_string (file, GROUP, "layers", NULL);
  words = g_key_file_get_string (file, GROUP, "words", NULL);
  if (g_strcmp0 (known, digest) != 0 || !layers || !read_outcome (self, file))
    return FALSE;

  self->layers = canasta_layers_read (layers);
  hook = g_key_file_get_string (file, GROUP, "hook", NULL);
  self->hook = canasta_hook_find (hook);
  g_free (self->words);
  self->words = words ? canasta_plain_text_line (words, 0) : NULL;
  return self->outcome != CANASTA_TRIAL_REFUSED || self->words;
}
