/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records that are described by rows, filled with all that they may be. */
#include "config.h"

#include "json-filling.h"

static guint
count_numbers (const CanastaJsonRow *row)
{
  return MAX (row->count, 1);
}

/* Filling. */

static void
set_number (const CanastaJsonRow *row, char *record, guint place, gint64 number)
{
  char *field = record + row->offset + place * row->stride;

  /* As the machine has them, little end first or not. */
  if (row->size == 1)
    *(guint8 *) field = (guint8) number;
  else if (row->size == 2)
    *(guint16 *) field = (guint16) number;
  else if (row->size == 4)
    *(guint32 *) field = (guint32) number;
  else
    *(gint64 *) field = number;
}

static gint64
choose_number (gint64 least, gint64 most, TestJsonFilling filling, GRand *random)
{
  switch (filling)
    {
    case TEST_JSON_NOUGHT:
      return CLAMP (0, least, most);
    case TEST_JSON_LEAST:
      return least;
    case TEST_JSON_MOST:
      return most;
    case TEST_JSON_BETWEEN:
    case TEST_JSON_LAST:
    default:
      return least + (gint64) (g_rand_double (random) * (double) (most - least));
    }
}

static void
fill_texts (const CanastaJsonRow *row, char *record, TestJsonFilling filling, GRand *random)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  guint n = (guint) choose_number (0, row->count, filling, random);

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (texts, i % 2 == 0 ? "Ève" : "");
  *(char ***) (record + row->offset) = g_strv_builder_end (texts);
}

static void
fill_objects (const CanastaJsonRow *row, char *record, TestJsonFilling filling, GRand *random)
{
  guint n = (guint) choose_number (0, row->count, filling, random);

  *(guint8 *) (record + row->length) = (guint8) n;
  for (guint i = 0; i < n; i++)
    test_json_fill (row->rows, record + row->offset + i * row->stride, filling, random);
}

/* One of those that have a form. */
static void
fill_form (const CanastaJsonRow *row, char *record)
{
  const char *const texts[] = {
    "2026-11-22T20:15:00Z", "meld KS KH KD | 5S 2D", "10D", "below-minimum", "draw-count",
    "8f14e45fceea167a5a36", "d3d9446802a44259755d38e6d163e820",
    "4f3c1a9e7b6d5c20e1f8a7b3c4d5e6f70819a2b3c4d5e6f7a8b9cadbecfd0e1f",
    ("4f3c1a9e7b6d5c20e1f8a7b3c4d5e6f70819a2b3c4d5e6f7a8b9cadbecfd0e1f"
     "4f3c1a9e7b6d5c20e1f8a7b3c4d5e6f70819a2b3c4d5e6f7a8b9cadbecfd0e1f"),
  };
  guint i = 0;

  while (!row->form->read (texts[i], record + row->offset))
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (texts));
}

void
test_json_fill (const CanastaJsonRow *rows, char *record, TestJsonFilling filling, GRand *random)
{
  TEST_JSON_FOR_EACH_ROW (row, rows)
    switch (row->kind)
      {
      case CANASTA_JSON_NUMBER:
        for (guint i = 0; i < count_numbers (row); i++)
          if (!row->get_key || row->get_key (i))
            set_number (row, record, i, choose_number (row->least, row->most, filling, random));
        break;
      case CANASTA_JSON_SWITCH:
        set_number (row, record, 0, choose_number (0, 1, filling, random));
        break;
      case CANASTA_JSON_CHOICE:
        set_number (row, record, 0,
                    choose_number (0, g_strv_length ((char **) row->choices) - 1, filling, random));
        break;
      case CANASTA_JSON_TEXT:
        if (filling != TEST_JSON_NOUGHT || row->presence != CANASTA_JSON_IF_ANY)
          *(char **) (record + row->offset) =
            row->most > 0 ? g_strnfill ((gsize) choose_number (0, row->most, filling, random), 'x')
                          : g_strdup ("\" 2S\n\\");
        break;
      case CANASTA_JSON_TEXTS:
        if (filling != TEST_JSON_NOUGHT || row->presence != CANASTA_JSON_IF_ANY)
          fill_texts (row, record, filling, random);
        break;
      case CANASTA_JSON_FORM:
        fill_form (row, record);
        break;
      case CANASTA_JSON_OBJECT:
        if (filling != TEST_JSON_NOUGHT || row->presence != CANASTA_JSON_IF_ANY)
          test_json_fill (row->rows, record + row->offset, filling, random);
        break;
      case CANASTA_JSON_OBJECTS:
        fill_objects (row, record, filling, random);
        break;
      case CANASTA_JSON_NODE:
        if (filling != TEST_JSON_NOUGHT || row->presence != CANASTA_JSON_IF_ANY)
          *(JsonNode **) (record + row->offset) =
            json_from_string ("{\"any\": [1, {\"thing\": null}]}", NULL);
        break;
      case CANASTA_JSON_END:
      default:
        g_assert_not_reached ();
      }
}

/* Comparing. */

void
test_json_compare (const CanastaJsonRow *row, const char *one, const char *other)
{
  JsonNode *const *nodes[] = { (gconstpointer) one, (gconstpointer) other };

  g_autofree char *text = NULL;
  g_autofree char *same = NULL;

  switch (row->kind)
    {
    case CANASTA_JSON_TEXT:
      g_assert_cmpstr (*(char *const *) one, ==, *(char *const *) other);
      break;
    case CANASTA_JSON_TEXTS:
      g_assert_cmpint (*(char **const *) one == NULL, ==, *(char **const *) other == NULL);
      if (*(char **const *) one)
        g_assert_cmpstrv (*(char **const *) one, *(char **const *) other);
      break;
    case CANASTA_JSON_FORM:
      text = row->form->write (one);
      same = row->form->write (other);
      g_assert_cmpstr (text, ==, same);
      break;
    case CANASTA_JSON_OBJECT:
      TEST_JSON_FOR_EACH_ROW (inner, row->rows)
        test_json_compare (inner, one + inner->offset, other + inner->offset);
      break;
    case CANASTA_JSON_OBJECTS:
      for (guint i = 0; i < row->count; i++)
        TEST_JSON_FOR_EACH_ROW (inner, row->rows)
          test_json_compare (inner, one + i * row->stride + inner->offset,
                       other + i * row->stride + inner->offset);
      break;
    case CANASTA_JSON_NODE:
      g_assert_cmpint (*nodes[0] == NULL, ==, *nodes[1] == NULL);
      g_assert_true (!*nodes[0] || json_node_equal (*nodes[0], *nodes[1]));
      break;
    case CANASTA_JSON_NUMBER:
    case CANASTA_JSON_SWITCH:
    case CANASTA_JSON_CHOICE:
    case CANASTA_JSON_END:
    default:
      for (guint i = 0; i < count_numbers (row); i++)
        g_assert_cmpmem (one + i * row->stride, row->size, other + i * row->stride, row->size);
    }
}
