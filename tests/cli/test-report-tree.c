/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A report is one tree, and what is for programs or for people alone stays there. */
#include "config.h"

#include "../../app/cli/report.h"
#include "files/json-text.h"

static JsonNode *
number (gint64 value)
{
  return json_node_init_int (json_node_alloc (), value);
}

static CanastaReport *
make_report (void)
{
  CanastaReport *report = canasta_report_new ();
  CanastaReport *section = canasta_report_add_section (report, "The cards");
  CanastaReport *list;
  CanastaReport *object;

  canasta_report_add (section, "hand", "In hand", number (1200), g_strdup ("1,200"));
  canasta_report_add_number (section, "stock", 40);
  list = canasta_report_add_list (report, "seats", "Players");
  for (guint seat = 0; seat < 2; seat++)
    {
      object = canasta_report_add_object (list, NULL, seat == 0 ? "Ève" : NULL);
      canasta_report_add_switch (object, "plays", seat == 0);
      canasta_report_add_text (object, "word", seat == 0 ? "strong" : NULL);
      canasta_report_add_line (object, "Level", seat == 0 ? "Strong" : NULL);
    }
  canasta_report_add_list (report, "none", NULL);
  canasta_report_add_line (report, NULL, "That is all.");
  return report;
}

static void
test_json (void)
{
  g_autoptr (CanastaReport) report = make_report ();
  g_autoptr (JsonNode) node = canasta_report_to_json (report);
  g_autofree char *text = canasta_json_write (node, FALSE);

  g_assert_cmpstr (g_strchomp (text), ==,
                   "{\"hand\":1200,\"stock\":40,\"seats\":[{\"plays\":true,\"word\":\"strong\"},"
                   "{\"plays\":false,\"word\":null}],\"none\":[]}");
}

static void
test_text (void)
{
  g_autoptr (CanastaReport) report = make_report ();
  g_autofree char *text = canasta_report_to_text (report, 0);
  g_autofree char *columns = canasta_report_to_text (report, 9);

  g_assert_cmpstr (text, ==,
                   "The cards\n  In hand: 1,200\n\nPlayers\n  Ève\n    Level: Strong\n"
                   "That is all.\n");
  g_assert_cmpstr (columns, ==,
                   "The cards\n  In hand  1,200\n\nPlayers\n  Ève\n    Level    Strong\n"
                   "That is all.\n");
}

/* What another made as an object stands among the members. */
static void
test_members (void)
{
  g_autoptr (CanastaReport) report = canasta_report_new ();
  g_autoptr (JsonNode) object = json_from_string ("{\"a\": [1], \"b\": {\"c\": 2}}", NULL);
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  canasta_report_add_members (report, object);
  node = canasta_report_to_json (report);
  g_assert_true (json_node_equal (node, object));
  text = canasta_report_to_text (report, 0);
  g_assert_cmpstr (text, ==, "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/json", test_json);
  g_test_add_func ("/report/text", test_text);
  g_test_add_func ("/report/members", test_members);
  return g_test_run ();
}
