/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/portraits.h"

#include <glib/gi18n-lib.h>

#include "match/player-names.h"

/* Choices for the names of others are kept as names and ids. */
#define CHOICES_TYPE "a{ss}"

typedef struct
{
  const char *id;               /* their drawing is called so, and who has this name looks so */
  const char *words;            /* what they look like */
  const char *given;            /* who else looks so: whom the program itself calls so, or NULL */
} Person;

static const Person people[CANASTA_N_PORTRAITS] = {
  { "anna", N_ ("Elderly woman with glasses and a grey bun"),
    NC_ ("name of a player", "Anna") },
  { "ben", N_ ("Man with a brown quiff and a full beard"),
    NC_ ("name of a player", "Ben") },
  { "clara", N_ ("Woman with dark curls and an orange headband"),
    NC_ ("name of a player", "Clara") },
  { "dieter", N_ ("Bald elderly man with a white moustache"),
    NC_ ("name of a player", "David") },
  { "elena", N_ ("Young woman with long black hair and a flower"),
    NC_ ("name of a player", "Emma") },
  { "farid", N_ ("Man with short black hair and a moustache"), NULL },
  { "grace", N_ ("Elderly woman with a violet hat and white curls"), NULL },
  { "hugo", N_ ("Boy with tousled red hair and freckles"),
    NC_ ("name of a player", "Hugo") },
  { "ines", N_ ("Woman with chestnut hair and green glasses"), NULL },
  { "jun", N_ ("Young man with round glasses and a topknot"), NULL },
  { "kamala", N_ ("Woman with a long black plait and gold earrings"), NULL },
  { "luis", N_ ("Man with a grey beard and a cap"), NULL },
};

/**
 * canasta_portrait_get_id:
 * @portrait: a portrait
 *
 * Returns: the word for it in files, which is the same in all languages
 */
const char *
canasta_portrait_get_id (guint portrait)
{
  g_return_val_if_fail (portrait < CANASTA_N_PORTRAITS, NULL);

  return people[portrait].id;
}

/**
 * canasta_portrait_describe:
 * @portrait: a portrait
 *
 * Returns: what it looks like, for those who do not see it
 */
const char *
canasta_portrait_describe (guint portrait)
{
  g_return_val_if_fail (portrait < CANASTA_N_PORTRAITS, NULL);

  return _(people[portrait].words);
}

/**
 * canasta_portrait_find:
 * @id: the word for a portrait in files
 *
 * Returns: the portrait, %CANASTA_NO_PORTRAIT where there is none
 */
guint
canasta_portrait_find (const char *id)
{
  guint portrait = 0;

  while (portrait < CANASTA_N_PORTRAITS && !g_str_equal (people[portrait].id, id))
    portrait++;
  return portrait;
}

/* A name however it is written; nothing, where nobody typed one. */
static char *
fold_name (const char *name)
{
  return canasta_name_is_made_up (name) ? g_strdup ("") : canasta_name_fold (name);
}

/* What was chosen.
 *
 * It is kept by the name, not by the seat: whoever is called so looks so in every match,
 * past ones too. */

/**
 * canasta_portrait_get_chosen:
 * @settings: the preferences
 * @name: the name of a player
 * @is_person: whether that is the person, who looks the same whatever the name
 *
 * Returns: what the person has chosen, or %CANASTA_NO_PORTRAIT
 */
guint
canasta_portrait_get_chosen (GSettings *settings, const char *name, gboolean is_person)
{
  g_autoptr (GVariant) choices = g_settings_get_value (settings, "portraits");
  g_autofree char *own = g_settings_get_string (settings, "player-portrait");
  g_autofree char *folded = fold_name (name);
  const char *id = "";

  if (is_person)
    return canasta_portrait_find (own);
  g_variant_lookup (choices, folded, "&s", &id);
  return canasta_portrait_find (id);
}

static void
choose_for_name (GSettings *settings, const char *folded, const char *id)
{
  g_autoptr (GVariant) choices = g_settings_get_value (settings, "portraits");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other, *theirs;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (CHOICES_TYPE));
  g_variant_iter_init (&iter, choices);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &theirs))
    if (!g_str_equal (other, folded))
      g_variant_builder_add (&builder, "{ss}", other, theirs);
  g_variant_builder_add (&builder, "{ss}", folded, id);
  g_settings_set_value (settings, "portraits", g_variant_builder_end (&builder));
}

/**
 * canasta_portrait_choose:
 * @settings: the preferences
 * @name: the name of a player
 * @is_person: whether that is the person
 * @portrait: how they look from now on
 */
void
canasta_portrait_choose (GSettings *settings, const char *name, gboolean is_person, guint portrait)
{
  g_autofree char *folded = fold_name (name);

  g_return_if_fail (portrait < CANASTA_N_PORTRAITS);

  if (is_person)
    g_settings_set_string (settings, "player-portrait", people[portrait].id);
  else
    choose_for_name (settings, folded, people[portrait].id);
}

/* Who is who at a table. */

/* The same on every machine and in every version. */
static guint
hash_name (const char *folded)
{
  guint32 hash = 2166136261u;

  for (const char *c = folded; *c; c++)
    hash = (hash ^ (guchar) *c) * 16777619u;
  return (hash ^ hash >> 16) % CANASTA_N_PORTRAITS;
}

static guint
find_called (const char *folded)
{
  for (guint portrait = 0; portrait < CANASTA_N_PORTRAITS; portrait++)
    {
      const Person *person = &people[portrait];
      g_autofree char *given =
        person->given ? fold_name (g_dpgettext2 (GETTEXT_PACKAGE, "name of a player", person->given))
                      : NULL;

      if (g_str_equal (folded, person->id) || g_strcmp0 (folded, given) == 0)
        return portrait;
    }
  return CANASTA_NO_PORTRAIT;
}

/* Gives a seat a portrait, unless it has one or somebody else is it. */
static void
take (guint *portraits, guint n, guint seat, guint portrait)
{
  if (portrait >= CANASTA_N_PORTRAITS || portraits[seat] != CANASTA_NO_PORTRAIT)
    return;
  for (guint other = 0; other < n; other++)
    if (portraits[other] == portrait)
      return;
  portraits[seat] = portrait;
}

/**
 * canasta_portraits_assign:
 * @names: (array length=n): the names, by seat
 * @chosen: (array length=n): what was chosen for them, or %CANASTA_NO_PORTRAIT
 * @n: how many sit there, no more than there are portraits
 * @person: the seat of the person, who comes first; the others follow in their order
 * @portraits: (out caller-allocates) (array length=n): who they are, no two alike
 *
 * What was chosen goes before a name that a portrait has, and that before all others.
 */
void
canasta_portraits_assign (const char *const *names, const guint *chosen, guint n, guint person,
                          guint *portraits)
{
  g_return_if_fail (n <= CANASTA_N_PORTRAITS);

  for (guint seat = 0; seat < n; seat++)
    portraits[seat] = CANASTA_NO_PORTRAIT;
  for (guint i = 0; i < n; i++)
    take (portraits, n, (person + i) % n, chosen[(person + i) % n]);
  for (guint i = 0; i < n; i++)
    {
      guint seat = (person + i) % n;
      g_autofree char *folded = fold_name (names[seat]);

      take (portraits, n, seat, find_called (folded));
    }
  for (guint i = 0; i < n; i++)
    {
      guint seat = (person + i) % n;
      g_autofree char *folded = fold_name (names[seat]);
      guint first = hash_name (folded);

      for (guint next = 0; next < CANASTA_N_PORTRAITS; next++)
        take (portraits, n, seat, (first + next) % CANASTA_N_PORTRAITS);
    }
}

/**
 * canasta_portraits_look_up:
 * @settings: (nullable): the preferences, %NULL where nothing is chosen
 * @names: (array length=n): the names, by seat
 * @n: how many sit there
 * @person: the seat of the person
 * @portraits: (out caller-allocates) (array length=n): who they are
 *
 * Like canasta_portraits_assign(), with what the person has chosen.
 */
void
canasta_portraits_look_up (GSettings *settings, const char *const *names, guint n, guint person,
                           guint *portraits)
{
  guint chosen[CANASTA_N_PORTRAITS] = { 0 };

  g_return_if_fail (n <= CANASTA_N_PORTRAITS);

  for (guint seat = 0; seat < n; seat++)
    chosen[seat] = settings ? canasta_portrait_get_chosen (settings, names[seat], seat == person)
                            : CANASTA_NO_PORTRAIT;
  canasta_portraits_assign (names, chosen, n, person, portraits);
}
