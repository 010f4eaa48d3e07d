/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/offer.h"

#include "files/plain-text.h"
#include "network/bytes.h"
#include "network/message.h"

/* A word has its length in one byte. */
#define LONGEST_WORD 255

/* More words than an offer has, and than anybody's needs to have. */
#define MOST_WORDS 32

void
canasta_offer_clear (CanastaTableOffer *self)
{
  g_free (self->name);
  g_free (self->table);
  g_free (self->house);
  *self = (CanastaTableOffer){ 0 };
}

void
canasta_offer_copy (const CanastaTableOffer *self, CanastaTableOffer *copy)
{
  *copy = *self;
  copy->name = g_strdup (self->name);
  copy->table = g_strdup (self->table);
  copy->house = g_strdup (self->house);
}

static void
add_word (GVariantBuilder *words, const char *key, const char *value)
{
  g_autofree char *word = g_strdup_printf ("%s=%s", key, value);
  gsize size = strlen (word);

  g_return_if_fail (size <= LONGEST_WORD);

  g_variant_builder_add_value (words, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, word, size,
                                                                 1));
}

/**
 * canasta_offer_write:
 * @self: an offer
 *
 * Returns: (transfer floating): its words, as the daemon takes them: `aay`
 */
GVariant *
canasta_offer_write (const CanastaTableOffer *self)
{
  g_autofree char *pin = canasta_bytes_write (self->pin, sizeof self->pin);
  g_autofree char *ticket = canasta_bytes_write (self->ticket.bytes, sizeof self->ticket.bytes);
  g_autofree char *name = canasta_plain_text_line (self->name, CANASTA_MESSAGE_LONGEST_NAME);
  g_autofree char *house = canasta_plain_text_line (self->house, CANASTA_MESSAGE_LONGEST_NAME);
  g_autofree char *n_free = g_strdup_printf ("%u", self->n_free);
  GVariantBuilder words;

  g_variant_builder_init (&words, G_VARIANT_TYPE ("aay"));
  add_word (&words, "protocol", CANASTA_PROTOCOL);
  add_word (&words, "name", name);
  add_word (&words, "table", self->table);
  add_word (&words, "house", house);
  add_word (&words, "free", n_free);
  add_word (&words, "pin", pin);
  add_word (&words, "ticket", ticket);
  return g_variant_builder_end (&words);
}

/* What is said of a key; an empty text where nothing is. */
static const char *
find_value (GHashTable *values, const char *key)
{
  const char *value = g_hash_table_lookup (values, key);

  return value ? value : "";
}

static char *
dup_name (GHashTable *values, const char *word)
{
  return canasta_plain_text_line (find_value (values, word), CANASTA_MESSAGE_LONGEST_NAME);
}

/* Keys are read in capitals or not, and the first of two counts, as DNS-SD has it. */
static GHashTable *
read_words (GVariant *words)
{
  GHashTable *values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gsize n = MIN (g_variant_n_children (words), MOST_WORDS);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (words, i);
      gsize size;
      const char *bytes = g_variant_get_fixed_array (child, &size, 1);
      const char *equals = bytes ? memchr (bytes, '=', size) : NULL;
      gsize before;
      char *key;

      if (!equals || !g_utf8_validate_len (bytes, size, NULL))
        continue;
      before = (gsize) (equals - bytes);
      key = g_ascii_strdown (bytes, (gssize) before);
      if (g_hash_table_contains (values, key))
        g_free (key);
      else
        g_hash_table_insert (values, key, g_strndup (equals + 1, size - before - 1));
    }
  return values;
}

/**
 * canasta_offer_read:
 * @self: (out caller-allocates): an offer
 * @words: somebody's words, of type `aay`
 *
 * Returns: whether they tell of a table that this program could come to
 */
gboolean
canasta_offer_read (CanastaTableOffer *self, GVariant *words)
{
  g_autoptr (GHashTable) values = read_words (words);
  guint64 n_free = 0;

  *self = (CanastaTableOffer){ 0 };
  if (!g_str_equal (find_value (values, "protocol"), CANASTA_PROTOCOL)
      || !canasta_bytes_read (find_value (values, "pin"), self->pin, sizeof self->pin)
      || !canasta_bytes_read (find_value (values, "ticket"), self->ticket.bytes,
                              sizeof self->ticket.bytes)
      || !g_ascii_string_to_unsigned (find_value (values, "free"), 10, 0, CANASTA_MAX_SEATS, &n_free,
                                      NULL))
    return FALSE;
  self->n_free = (guint) n_free;
  self->name = dup_name (values, "name");
  self->table = dup_name (values, "table");
  self->house = dup_name (values, "house");
  return TRUE;
}
