/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keypad belongs to screen readers: none of its keys is here. */
#include "config.h"

#include "turn/keys.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How many letters stand beside each other at most, where keys are shown. */
#define LINE_WIDTH 4

/* Letters are the same in all languages. */
static const CanastaKey turn_keys[] = {
  { "d", "table.draw", CANASTA_KEYS_TABLE, NC_("shortcuts", "Draw") },
  { "t", "table.take", CANASTA_KEYS_TABLE, NC_("shortcuts", "Take the pile") },
  { "m", "table.meld", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Lay down or add the selected cards") },
  { "c", "table.join", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Join two melds, where the rules allow it") },
  { "x", "table.discard", CANASTA_KEYS_TABLE, NC_("shortcuts", "Discard") },
  { "Delete", "table.discard", CANASTA_KEYS_TABLE, NULL },
  { "Return", "card.activate", CANASTA_KEYS_CARD,
    NC_("shortcuts", "Do what comes next: draw, discard the card, or what is asked") },
  { "Return", "table.enter", CANASTA_KEYS_BARE, NULL },
  /* Without cards it has the focus itself. */
  { "Return", "table.enter", CANASTA_KEYS_HAND, NULL },
  { "e", "table.pass", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "End the turn or the round, where there is nothing to discard or to draw") },
  { "g", "table.go-out", CANASTA_KEYS_TABLE, NC_("shortcuts", "Go out") },
  { "y", "table.yes", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Yes: to the partner, or to what is asked") },
  { "<Alt>y", "table.yes", CANASTA_KEYS_TABLE, NULL },
  { "n", "table.no", CANASTA_KEYS_TABLE, NC_("shortcuts", "No") },
  { "<Alt>n", "table.no", CANASTA_KEYS_TABLE, NULL },
  { "h", "win.hint", CANASTA_KEYS_TABLE, NC_("shortcuts", "Hint") },
  { "<Control>z", "table.undo", CANASTA_KEYS_TABLE, NC_("shortcuts", "Undo") },
  { "<Control><Shift>z", "table.redo", CANASTA_KEYS_TABLE, NC_("shortcuts", "Redo") },
  { "<Control><Shift>BackSpace", "table.undo-all", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Undo the whole turn") },
  { "Escape", "table.cancel", CANASTA_KEYS_TABLE, NC_("shortcuts", "Cancel") },
};

static const CanastaKey hand_keys[] = {
  { "space", "table.choose", CANASTA_KEYS_FELT,
    NC_("shortcuts", "Select or deselect the card; hurry the others along") },
  { "r", "table.select-rank", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Select all cards of the rank") },
  { "Left", "hand.go::back", CANASTA_KEYS_HAND, NC_("shortcuts", "Move from card to card") },
  { "Right", "hand.go::on", CANASTA_KEYS_HAND, NULL },
  { "Up", "hand.go::up", CANASTA_KEYS_HAND, NULL },
  { "Down", "hand.go::down", CANASTA_KEYS_HAND, NULL },
  { "Home", "hand.go::first", CANASTA_KEYS_HAND, NULL },
  { "End", "hand.go::last", CANASTA_KEYS_HAND, NULL },
  { "<Control>Left", "hand.go::rank-back", CANASTA_KEYS_HAND,
    NC_("shortcuts", "Move from rank to rank") },
  { "<Control>Right", "hand.go::rank-on", CANASTA_KEYS_HAND, NULL },
  { "<Shift>Left", "hand.select::back", CANASTA_KEYS_HAND,
    NC_("shortcuts", "Select all cards on the way") },
  { "<Shift>Right", "hand.select::on", CANASTA_KEYS_HAND, NULL },
  { "<Shift>Up", "hand.select::up", CANASTA_KEYS_HAND, NULL },
  { "<Shift>Down", "hand.select::down", CANASTA_KEYS_HAND, NULL },
  { "<Shift>Home", "hand.select::first", CANASTA_KEYS_HAND, NULL },
  { "<Shift>End", "hand.select::last", CANASTA_KEYS_HAND, NULL },
  { "2", "table.jump::2", CANASTA_KEYS_TABLE, NC_("shortcuts", "Jump to a rank") },
  { "3", "table.jump::3", CANASTA_KEYS_TABLE, NULL },
  { "4", "table.jump::4", CANASTA_KEYS_TABLE, NULL },
  { "5", "table.jump::5", CANASTA_KEYS_TABLE, NULL },
  { "6", "table.jump::6", CANASTA_KEYS_TABLE, NULL },
  { "7", "table.jump::7", CANASTA_KEYS_TABLE, NULL },
  { "8", "table.jump::8", CANASTA_KEYS_TABLE, NULL },
  { "9", "table.jump::9", CANASTA_KEYS_TABLE, NULL },
  { "j", "table.jump::J", CANASTA_KEYS_TABLE, NULL },
  { "q", "table.jump::Q", CANASTA_KEYS_TABLE, NULL },
  { "k", "table.jump::K", CANASTA_KEYS_TABLE, NULL },
  { "a", "table.jump::A", CANASTA_KEYS_TABLE, NULL },
  { "1", "table.jump::10", CANASTA_KEYS_TABLE, NC_("shortcuts", "Jump to the tens") },
  { "0", "table.jump::10", CANASTA_KEYS_TABLE, NULL },
  { "w", "table.jump::wild", CANASTA_KEYS_TABLE, NC_("shortcuts", "Jump to the wild cards") },
  { "s", "table.sort", CANASTA_KEYS_TABLE, NC_("shortcuts", "Sort in another way") },
  { "<Control><Shift>Left", "hand.move::back", CANASTA_KEYS_HAND,
    NC_("shortcuts", "Move the card within the hand") },
  { "<Control><Shift>Right", "hand.move::on", CANASTA_KEYS_HAND, NULL },
};

static const CanastaKey look_keys[] = {
  { "Tab", NULL, CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Next part of the table") },
  { "F6", "table.next-zone", CANASTA_KEYS_TABLE, NULL },
  { "<Shift>Tab", NULL, CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Previous part of the table") },
  { "<Shift>F6", "table.previous-zone", CANASTA_KEYS_TABLE, NULL },
  { "Return", "meld.activate", CANASTA_KEYS_MELD,
    NC_("shortcuts", "Choose the meld or the pile that is focused") },
  { "space", "meld.activate", CANASTA_KEYS_MELD, NULL },
  { "Return", "pile.activate", CANASTA_KEYS_PILE, NULL },
  { "space", "pile.activate", CANASTA_KEYS_PILE, NULL },
  { "v", "table.view-pile", CANASTA_KEYS_TABLE, NC_("shortcuts", "Look through the pile") },
  { "o", "win.side-panel", CANASTA_KEYS_MATCH, NC_("shortcuts", "Score sheet") },
  { "l", "win.side-panel", CANASTA_KEYS_MATCH, NC_("shortcuts", "Moves") },
  { "b", "win.remark", CANASTA_KEYS_MATCH, NC_("shortcuts", "Say something to the others") },
  { "<Control>h", "win.hide-cards", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Hide my cards") },
  { "F1", "win.rules", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Rules") },
  { "<Control>p", "guide.print", CANASTA_KEYS_GUIDE, NC_("shortcuts", "Print the rules") },
  { "F9", "win.side-panel", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Side panel") },
};

/* Alt and a letter is nobody else's: these are there with the letters off as well. Pressed
 * again, they say more. */
static const CanastaKey listen_keys[] = {
  { "p", "table.say-situation", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say turn, pile and hand; again: everything") },
  { "<Alt>p", "table.say-situation", CANASTA_KEYS_TABLE, NULL },
  { "<Alt>t", "table.say-turn", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say whose turn it is, and what you can do") },
  { "<Alt>a", "table.say-answer", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say how to answer a question") },
  { "<Alt>l", "table.say-news", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say what has happened since your last turn") },
  { "<Alt>d", "table.say-pile", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say the pile, and whether you can take it") },
  { "<Alt>h", "table.say-hand", CANASTA_KEYS_TABLE, NC_("shortcuts", "Say your hand") },
  { "<Alt>m", "table.say-melds", CANASTA_KEYS_TABLE, NC_("shortcuts", "Say all melds") },
  { "<Alt>o", "table.say-points", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say the points on the table, and what is missing to open") },
  { "<Alt>r", "table.say-red-threes", CANASTA_KEYS_TABLE, NC_("shortcuts", "Say the red threes") },
  { "<Alt>c", "table.say-players", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say how many cards the others have") },
  { "<Alt>s", "table.say-totals", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say the totals, and where the match ends") },
  { "<Alt>g", "table.say-task", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say the task of a lesson") },
  { "i", "table.say-details", CANASTA_KEYS_TABLE,
    NC_("shortcuts", "Say more about what is focused") },
  { "<Alt>i", "table.say-details", CANASTA_KEYS_TABLE, NULL },
};

static const CanastaKey replay_keys[] = {
  { "Left", "replay.back", CANASTA_KEYS_REPLAY, NC_("shortcuts", "A step back, or forward") },
  { "Right", "replay.on", CANASTA_KEYS_REPLAY, NULL },
  { "<Control>Left", "replay.turn-back", CANASTA_KEYS_REPLAY,
    NC_("shortcuts", "A turn back, or forward") },
  { "<Control>Right", "replay.turn-on", CANASTA_KEYS_REPLAY, NULL },
  { "Home", "replay.start", CANASTA_KEYS_REPLAY, NC_("shortcuts", "To the start, or the end") },
  { "End", "replay.end", CANASTA_KEYS_REPLAY, NULL },
  { "space", "replay.playing", CANASTA_KEYS_REPLAY_REST, NC_("shortcuts", "Play, or pause") },
};

static const CanastaKey program_keys[] = {
  { "<Control>n", "win.new", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "New game") },
  { "<Control>o", "win.open", CANASTA_KEYS_PROGRAM,
    NC_("shortcuts", "Open a game or house rules") },
  { "<Control><Shift>s", "win.save-copy", CANASTA_KEYS_PROGRAM,
    NC_("shortcuts", "Save a copy of the game") },
  { "<Control>comma", "app.preferences", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Preferences") },
  { "<Control>question", "win.shortcuts", CANASTA_KEYS_PROGRAM,
    NC_("shortcuts", "Keyboard shortcuts") },
  { "F10", "win.menu", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Main menu") },
  { "F11", "win.fullscreen", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Full screen") },
  { "<Alt>Left", "win.back", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Back to the page before") },
  { "Escape", "win.back", CANASTA_KEYS_PAGE, NC_("shortcuts", "Close what is open") },
  { "Escape", "win.back", CANASTA_KEYS_REPLAY, NULL },
  { "Escape", "match.uncover", CANASTA_KEYS_MATCH, NULL },
  { "Escape", "guide.close", CANASTA_KEYS_GUIDE, NULL },
  { "Escape", "window.close", CANASTA_KEYS_DUPLICATE, NULL },
  { "<Control>q", "app.quit", CANASTA_KEYS_PROGRAM, NC_("shortcuts", "Quit") },
};

static const CanastaKeyGroup groups[] = {
  { NC_("shortcuts", "Your turn"), turn_keys, G_N_ELEMENTS (turn_keys) },
  { NC_("shortcuts", "Your hand"), hand_keys, G_N_ELEMENTS (hand_keys) },
  { NC_("shortcuts", "Looking"), look_keys, G_N_ELEMENTS (look_keys) },
  { NC_("shortcuts", "Listening: press again for more"), listen_keys, G_N_ELEMENTS (listen_keys) },
  { NC_("shortcuts", "Replay"), replay_keys, G_N_ELEMENTS (replay_keys) },
  { NC_("shortcuts", "Program"), program_keys, G_N_ELEMENTS (program_keys) },
};

/**
 * canasta_keys_list_groups:
 * @n: (out): how many there are
 *
 * Returns: (transfer none) (array length=n): all keys, in the order in which they are shown
 */
const CanastaKeyGroup *
canasta_keys_list_groups (guint *n)
{
  *n = G_N_ELEMENTS (groups);
  return groups;
}

/**
 * canasta_keys_foreach:
 * @place: a place
 * @func: (scope call): called for each key that holds there and does something
 * @data: for the function
 */
void
canasta_keys_foreach (CanastaKeyPlace place, CanastaKeyFunc func, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    for (guint j = 0; j < groups[i].n; j++)
      if (groups[i].keys[j].place == place && groups[i].keys[j].action)
        func (&groups[i].keys[j], data);
}

/* The title of a key or a group, in the language of the interface. */
const char *
canasta_keys_translate (const char *title)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "shortcuts", title);
}

/* Whether a key is one that can be switched off: a letter or a number. */
gboolean
canasta_key_is_letter (const CanastaKey *key)
{
  return strlen (key->trigger) == 1;
}

/* How many of the keys, the first and those after it, have one title. */
guint
canasta_key_count_alike (const CanastaKey *keys, guint n)
{
  guint count = 1;

  while (count < n && !keys[count].title)
    count++;
  return count;
}

/* How keys are shown. */

static gboolean
is_next (const CanastaKey *key, const CanastaKey *next)
{
  return canasta_key_is_letter (next) && g_ascii_isdigit (*next->trigger)
         && *next->trigger == *key->trigger + 1;
}

/* Numbers in a row are shown as one, from the first to the last. */
static guint
count_row (const CanastaKey *keys, guint n)
{
  guint count = 1;

  while (count < n && is_next (&keys[count - 1], &keys[count]))
    count++;
  return count > 2 ? count : 1;
}

/* A key that is pressed in two places is shown once. */
static gboolean
is_repeated (const CanastaKey *keys, guint index)
{
  for (guint i = 0; i < index; i++)
    if (g_str_equal (keys[i].trigger, keys[index].trigger))
      return TRUE;
  return FALSE;
}

static guint
get_width (const char *trigger)
{
  if (*trigger == '<')
    return LINE_WIDTH;
  return strlen (trigger) == 1 ? 1 : LINE_WIDTH / 2;
}

/**
 * canasta_key_write_lines:
 * @keys: (array length=n): keys of one title
 * @n: how many
 *
 * Returns: (transfer full): how the keys are shown, each line for a #GtkShortcutLabel:
 *   those that would make a line wide are under each other
 */
char **
canasta_key_write_lines (const CanastaKey *keys, guint n)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GString) line = g_string_new ("");
  guint width = 0, row;

  for (guint i = 0; i < n; i += row)
    {
      guint wanted;

      row = count_row (keys + i, n - i);
      if (is_repeated (keys, i))
        continue;
      wanted = row > 1 ? LINE_WIDTH : get_width (keys[i].trigger);
      if (width > 0 && width + wanted > LINE_WIDTH)
        {
          g_strv_builder_add (lines, line->str);
          g_string_truncate (line, 0);
          width = 0;
        }
      g_string_append_printf (line, "%s%s", width > 0 ? " " : "", keys[i].trigger);
      if (row > 1)
        g_string_append_printf (line, "...%s", keys[i + row - 1].trigger);
      width += wanted;
    }
  g_strv_builder_add (lines, line->str);
  return g_strv_builder_end (lines);
}
