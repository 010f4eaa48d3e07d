/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of strangers' words as they are shown. */
#include "config.h"

#include "canasta.h"

/* A text, and what is shown of it on one line and on several. */
typedef struct
{
  const char *text;
  const char *line;
  const char *lines;
} Words;

static const Words words[] = {
  { "", "", "" },
  { " Anna ", "Anna", " Anna " },
  { "Zoë 🂡 名 ", "Zoë 🂡 名", "Zoë 🂡 名 " },
  /* Of control: a colour, a bell, DEL, a CSI of one character. */
  { "\033[31mred\a", "\uFFFD[31mred\uFFFD", "\uFFFD[31mred\uFFFD" },
  { "a\177b\302\2332Jc", "a\uFFFDb\uFFFD2Jc", "a\uFFFDb\uFFFD2Jc" },
  { "one\ntwo\tthree\r", "one\uFFFDtwo\uFFFDthree", "one\ntwo\tthree\uFFFD" },
  { "a\u2028b\u2029c", "a\uFFFDb\uFFFDc", "a\uFFFDb\uFFFDc" },
  /* Overrides, embeddings and isolates turn what comes after them. */
  { "\u202e\u202d\u202a\u2066\u2069x", "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDx",
    "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDx" },
  { "in\u200bvis\ufeffible", "in\uFFFDvis\uFFFDible", "in\uFFFDvis\uFFFDible" },
  /* What words need stays: joiners, a soft hyphen, marks of direction. */
  { "👩\u200d🎓 می\u200cخواهم co\u00adop \u200f!", "👩\u200d🎓 می\u200cخواهم co\u00adop \u200f!",
    "👩\u200d🎓 می\u200cخواهم co\u00adop \u200f!" },
  { "\303(\377", "\uFFFD(\uFFFD", "\uFFFD(\uFFFD" },
};

static void
test_plain (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *line = canasta_plain_text_line (words[i].text, 0);
      g_autofree char *lines = canasta_plain_text_lines (words[i].text);
      g_autofree char *again = canasta_plain_text_line (line, 0);

      g_assert_cmpstr (line, ==, words[i].line);
      g_assert_cmpstr (lines, ==, words[i].lines);
      g_assert_cmpstr (again, ==, line);
    }
}

static void
test_cut (void)
{
  g_autofree char *many = g_strnfill (100, 'x');
  g_autofree char *quote = canasta_plain_text_quote (many, -1);
  g_autofree char *short_quote = canasta_plain_text_quote (many, 60);
  g_autofree char *with_zero = canasta_plain_text_quote ("a\0b", 3);
  g_autofree char *line = canasta_plain_text_line ("  äöüß", 3);

  g_assert_cmpint (g_utf8_strlen (quote, -1), ==, 61);
  g_assert_true (g_str_has_suffix (quote, "x…"));
  g_assert_cmpint (g_utf8_strlen (short_quote, -1), ==, 60);
  g_assert_cmpstr (with_zero, ==, "a\uFFFDb");
  g_assert_cmpstr (line, ==, "äöü…");
}

/* The name of a file stays in its line, and of a long one its end is shown. */
static void
test_file (void)
{
  g_autofree char *many = g_strnfill (100000, 'x');
  g_autofree char *path = g_strconcat ("/a/", many, "é.json", NULL);
  g_autofree char *shown = canasta_plain_text_file (path);
  g_autofree char *odd = canasta_plain_text_file ("/a\nb/\033[2J.json");

  g_assert_cmpint (g_utf8_strlen (shown, -1), ==, 301);
  g_assert_true (g_str_has_prefix (shown, "…x"));
  g_assert_true (g_str_has_suffix (shown, "xé.json"));
  g_assert_cmpstr (odd, ==, "/a\uFFFDb/\uFFFD[2J.json");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/plain-text/plain", test_plain);
  g_test_add_func ("/plain-text/cut", test_cut);
  g_test_add_func ("/plain-text/file", test_file);

  return g_test_run ();
}
