/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of who is who at a table. */
#include "config.h"

#include "fixture.h"
#include "settings/settings.h"
#include "turn/portraits.h"

#define MAX_PLAYERS 6

/* Names and who was chosen for them, the person first, and who they are then, where
 * that is certain. */
static const struct
{
  const char *what;
  const char *names[MAX_PLAYERS + 1];
  const char *chosen[MAX_PLAYERS];
  const char *expected[MAX_PLAYERS];
} cases[] = {
  { "names", { "Jun", "Anna", "Ben", "Clara" }, { NULL }, { "jun", "anna", "ben", "clara" } },
  { "written otherwise", { "LUIS", "  x", "hugo" }, { NULL }, { "luis", NULL, "hugo" } },
  { "given", { "Farid", "Anna", "Ben", "Clara", "David", "Emma" }, { NULL },
    { "farid", "anna", "ben", "clara", "dieter", "elena" } },
  { "chosen", { "Jun", "Anna" }, { "grace", "hugo" }, { "grace", "hugo" } },
  { "a name that somebody was chosen for", { "Otto", "Anna" }, { "anna" }, { "anna", NULL } },
  { "chosen twice", { "Otto", "Anna", "Ben" }, { "kamala", "kamala" }, { "kamala", "anna", "ben" } },
  { "the same names", { "Anna", "Anna", "Anna" }, { NULL }, { "anna" } },
  { "nobody has a name", { "", "", "", "", "", "" }, { NULL }, { NULL } },
  { "made up", { "You", "Player 2", "Joueur 3" }, { NULL }, { NULL } },
  { "other alphabets", { "Жанна", "花子", "Ωμέγα", "مريم" }, { NULL }, { NULL } },
  { "no name at all", { "\xff", "\xfe" }, { NULL }, { NULL } },
};

static guint
find_chosen (const char *id)
{
  return id ? canasta_portrait_find (id) : CANASTA_NO_PORTRAIT;
}

static void
test_assigned (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint n = g_strv_length ((char **) cases[i].names);
      guint chosen[MAX_PLAYERS], portraits[MAX_PLAYERS];
      guint seen = 0;

      g_test_message ("%s", cases[i].what);
      for (guint seat = 0; seat < n; seat++)
        chosen[seat] = find_chosen (cases[i].chosen[seat]);
      canasta_portraits_assign (cases[i].names, chosen, n, 0, portraits);
      for (guint seat = 0; seat < n; seat++)
        {
          g_assert_cmpuint (portraits[seat], <, CANASTA_N_PORTRAITS);
          g_assert_cmpuint (seen & 1u << portraits[seat], ==, 0);
          seen |= 1u << portraits[seat];
          if (cases[i].expected[seat])
            g_assert_cmpstr (canasta_portrait_get_id (portraits[seat]), ==,
                             cases[i].expected[seat]);
        }
    }
}

/* Nobody looks otherwise because the person sits elsewhere. */
static void
test_turned (void)
{
  static const char *const names[] = { "Otto", "Zoe", "Anna", "Max", "Uma", "Otto" };
  const guint n = G_N_ELEMENTS (names);
  guint chosen[MAX_PLAYERS], first[MAX_PLAYERS], portraits[MAX_PLAYERS];

  for (guint seat = 0; seat < n; seat++)
    chosen[seat] = CANASTA_NO_PORTRAIT;
  canasta_portraits_assign (names, chosen, n, 0, first);
  for (guint person = 1; person < n; person++)
    {
      const char *turned[MAX_PLAYERS];

      for (guint seat = 0; seat < n; seat++)
        turned[(person + seat) % n] = names[seat];
      canasta_portraits_assign (turned, chosen, n, person, portraits);
      for (guint seat = 0; seat < n; seat++)
        g_assert_cmpuint (portraits[(person + seat) % n], ==, first[seat]);
    }
}

/* Whoever has no name of a portrait is somebody, always the same, and not all are one. */
static void
test_stable (void)
{
  static const struct
  {
    const char *name;
    const char *id;
  } rows[] = {
    { "", "jun" }, { "Otto", "luis" }, { "Zoe", "jun" }, { "花子", "ines" },
  };
  guint none = CANASTA_NO_PORTRAIT;
  guint seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint portrait;

      canasta_portraits_assign (&rows[i].name, &none, 1, 0, &portrait);
      g_assert_cmpstr (canasta_portrait_get_id (portrait), ==, rows[i].id);
    }
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *name = g_strdup_printf ("name %u", i);
      const char *one = name;
      guint portrait;

      canasta_portraits_assign (&one, &none, 1, 0, &portrait);
      seen |= 1u << portrait;
    }
  g_assert_cmpuint (seen, ==, (1u << CANASTA_N_PORTRAITS) - 1);
}

static void
test_chosen (void)
{
  static const char *const names[] = { "Otto", "Anna", "Ben" };
  char *folder = test_folder_new ();
  guint portraits[3];

  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  for (guint again = 0; again < 2; again++)
    {
      g_autoptr (GSettings) settings = canasta_settings_new (folder, NULL);

      if (again == 0)
        {
          canasta_portrait_choose (settings, "Otto", TRUE, canasta_portrait_find ("anna"));
          canasta_portrait_choose (settings, "Anna", FALSE, canasta_portrait_find ("jun"));
          canasta_portrait_choose (settings, "ANNA", FALSE, canasta_portrait_find ("luis"));
          canasta_portrait_choose (settings, "Zoe", FALSE, canasta_portrait_find ("jun"));
        }
      canasta_portraits_look_up (settings, names, 3, 0, portraits);
      g_assert_cmpstr (canasta_portrait_get_id (portraits[0]), ==, "anna");
      g_assert_cmpstr (canasta_portrait_get_id (portraits[1]), ==, "luis");
      g_assert_cmpstr (canasta_portrait_get_id (portraits[2]), ==, "ben");
    }
  test_folder_remove (folder);
}

/* What another version chose, or somebody wrote by hand, is none. */
static void
test_unknown (void)
{
  char *folder = test_folder_new ();
  g_autoptr (GSettings) settings = canasta_settings_new (folder, NULL);

  g_settings_set_string (settings, "player-portrait", "nobody");
  g_settings_set_value (settings, "portraits", g_variant_new_parsed ("{'otto': 'nobody'}"));
  g_assert_cmpuint (canasta_portrait_get_chosen (settings, "Otto", TRUE), ==, CANASTA_NO_PORTRAIT);
  g_assert_cmpuint (canasta_portrait_get_chosen (settings, "Otto", FALSE), ==, CANASTA_NO_PORTRAIT);
  g_clear_object (&settings);
  test_folder_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-portraits/assigned", test_assigned);
  g_test_add_func ("/turn-portraits/turned", test_turned);
  g_test_add_func ("/turn-portraits/stable", test_stable);
  g_test_add_func ("/turn-portraits/chosen", test_chosen);
  g_test_add_func ("/turn-portraits/unknown", test_unknown);

  return g_test_run ();
}
