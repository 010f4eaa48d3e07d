/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be typed at this table, as things stand. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "rules/rule-say.h"

static const CanastaTable *
get_table (CanastaTerminal *self)
{
  return canasta_match_get_table (self->match);
}

static gboolean
has_say (CanastaTerminal *self, const char *rule)
{
  return canasta_table_rule_has_say (get_table (self), canasta_rule_find (rule));
}

static gboolean
may_ask (CanastaTerminal *self)
{
  return get_table (self)->rules.asking != CANASTA_ASKING_OFF && has_say (self, "asking");
}

static gboolean
may_keep_last_card (CanastaTerminal *self)
{
  return get_table (self)->rules.keep_last_card;
}

static gboolean
may_not_keep_last_card (CanastaTerminal *self)
{
  return !may_keep_last_card (self);
}

static gboolean
may_lay (CanastaTerminal *self)
{
  return get_table (self)->by_hand;
}

static gboolean
may_withdraw (CanastaTerminal *self)
{
  return get_table (self)->rules.opening_fail_penalty > 0 && has_say (self, "opening-fail-penalty");
}

static gboolean
may_join (CanastaTerminal *self)
{
  return get_table (self)->rules.join_melds && has_say (self, "join-melds");
}

static gboolean
may_leave (CanastaTerminal *self)
{
  guint seat = canasta_screen_get_viewer (self->screen);

  return seat != CANASTA_NO_SEAT && canasta_session_can_leave (self->session, seat);
}

static gboolean
may_come_back (CanastaTerminal *self)
{
  return canasta_session_list_left (self->session) != 0;
}

static gboolean
may_talk (CanastaTerminal *self)
{
  return self->talk != NULL;
}

static gboolean
may_move (CanastaTerminal *self)
{
  return self->move != NULL;
}

/* What is typed, what it does, and whether that can be done here; at every table where that is
 * not asked. */
static const struct
{
  const char *usage;
  const char *meaning;
  gboolean (*may) (CanastaTerminal *self);
} lines[] = {
  { "draw (d)", N_("draw from the stock") },
  { N_("take (t) [CARDS]"), N_("take the pile, with these cards where there are several ways") },
  { N_("meld (m) CARDS [| CARDS]"), N_("lay down melds or add to them; wild cards alone need "
                                       "the rank they join, as in “2H >K”") },
  { N_("discard (x) CARD"), N_("discard, which ends the turn") },
  { "ask (a)", N_("“May I go out?”"), may_ask },
  { "yes (y), no (n)", N_("answer what you are asked") },
  { "out (o)", N_("go out, laying down what is left") },
  { "pass (p)", N_("end the turn keeping your last card, or the round when the stock is gone"),
    may_keep_last_card },
  { "pass (p)", N_("end the round when the stock is gone"), may_not_keep_last_card },
  { N_("lay CARD"), N_("lay a red three aside"), may_lay },
  { N_("withdraw CARDS"), N_("take back an opening that falls short"), may_withdraw },
  { "join", N_("put two of your melds together"), may_join },
  { "hand (h), table (b), score (s)", N_("look again") },
  { "hide", N_("take your cards off the screen until you press Enter") },
  { "leave", N_("leave the table: a computer player goes on for you"), may_leave },
  { N_("back [NAME]"), N_("come back to the seat a computer player holds for you"), may_come_back },
  { N_("say [REMARK], mute NAME, unmute NAME"), N_("say something to people elsewhere, and do not "
                                                   "listen to one of them, or listen again"),
    may_talk },
  { N_("hand-over NAME or INVITATION, take-over"),
    N_("have the table go on with a guest or with who keeps tables, and agree to that as the "
       "guest"), may_move },
  { "rules (r), log (l), hint (i)", N_("the rules, what happened, what to do") },
  { "why", N_("after a round, why a computer player went out") },
  { "undo (u), redo", N_("undo this turn’s steps, and redo") },
  { "save, quit (q)", N_("every action is saved anyway; play on with “canasta-cli play”") },
};

/**
 * canasta_terminal_show_help:
 * @self: a match
 *
 * Lists what can be typed, without what neither the rules nor the company have a use for.
 */
void
canasta_terminal_show_help (CanastaTerminal *self)
{
  g_print ("%s\n", _("Cards are written as “4C 10D QS AH 2S Jo”; where your hand leaves no doubt, "
                     "the rank is enough: “m 4 4 4”, “x 9”, and “w” for a wild card."));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (!lines[i].may || lines[i].may (self))
      g_print (_("  %s: %s\n"), _(lines[i].usage), _(lines[i].meaning));
}
