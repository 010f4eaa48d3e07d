/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/replay-menu.h"

#include <glib/gi18n-lib.h>

static void
add_choice (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static GMenu *
new_pace_menu (void)
{
  GMenu *menu = g_menu_new ();

  add_choice (menu, C_("pace", "Slow"), "replay.pace", g_variant_new_string ("slow"));
  add_choice (menu, C_("pace", "Normal"), "replay.pace", g_variant_new_string ("normal"));
  add_choice (menu, C_("pace", "Fast"), "replay.pace", g_variant_new_string ("fast"));
  return menu;
}

static GMenu *
new_seat_menu (CanastaReplay *replay)
{
  CanastaMatch *match = canasta_replay_get_match (replay);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < canasta_match_get_table (match)->players; i++)
    add_choice (menu, canasta_match_get_names (match)[i], "replay.seat", g_variant_new_uint32 (i));
  return menu;
}

static GMenu *
new_round_menu (CanastaReplay *replay)
{
  GMenu *menu = g_menu_new ();
  guint last = canasta_replay_get_last_round (replay);

  for (guint i = canasta_replay_get_first_round (replay); i <= last; i++)
    {
      g_autofree char *label = g_strdup_printf (_("Round %u"), i);

      add_choice (menu, label, "replay.round", g_variant_new_uint32 (i));
    }
  return menu;
}

static void
add_submenu (GMenu *menu, const char *title, GMenu *submenu)
{
  g_menu_append_submenu (menu, title, G_MENU_MODEL (submenu));
  g_object_unref (submenu);
}

/**
 * canasta_replay_menu_new:
 * @replay: a match whose rounds are watched
 *
 * Returns: (transfer full): what the page of a replay can do
 */
GMenu *
canasta_replay_menu_new (CanastaReplay *replay)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) choices = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();

  add_submenu (choices, _("Speed"), new_pace_menu ());
  add_submenu (choices, _("Seen by"), new_seat_menu (replay));
  if (canasta_replay_get_first_round (replay) < canasta_replay_get_last_round (replay))
    add_submenu (choices, C_("menu", "Round"), new_round_menu (replay));
  g_menu_append (others, _("All hands open"), "replay.hands");
  g_menu_append (others, _("Steps beside the table"), "replay.panel");
  g_menu_append (others, _("Play on from here"), "replay.play-on");
  g_menu_append (others, _("Review this round"), "past.review");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (choices));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  return menu;
}
