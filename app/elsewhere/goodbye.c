/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/goodbye.h"

#include <glib/gi18n-lib.h>

/**
 * canasta_goodbye_describe:
 * @why: what the host has said
 *
 * Returns: (transfer none): a sentence for the guest
 */
const char *
canasta_goodbye_describe (CanastaByeWhy why)
{
  switch (why)
    {
    case CANASTA_BYE_FULL:
      return _("There is no room left at the table.");
    case CANASTA_BYE_NOT_LET_IN:
      return _("You were not let in: the host has decided so, or the invitation is no longer valid.");
    case CANASTA_BYE_PUT_OUT:
      return _("The host has put you out.");
    case CANASTA_BYE_STOPPING:
      return _("The host’s program has stopped; your place is kept for you.");
    case CANASTA_BYE_ELSEWHERE:
      return _("Your seat was taken from another computer, with your ticket.");
    case CANASTA_BYE_NEWER_NEEDED:
      return _("The host plays with a newer version of the game.");
    case CANASTA_BYE_OLDER_NEEDED:
      return _("The host plays with an older version of the game.");
    case CANASTA_BYE_SEATED:
      return _("You have a seat at this table: who sits there cannot look on as well.");
    case CANASTA_BYE_NO_ONLOOKERS:
      return _("Nobody else may look on at this table.");
    case CANASTA_BYE_CLOSED:
    default:
      return _("The host has ended the table.");
    }
}
