/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/messages.h"

#include <glib/gi18n-lib.h>

#include "pages/toast.h"

struct _CanastaMessages
{
  GObject parent_instance;

  AdwToastOverlay *overlay;     /* of the window, which lives longer */
  CanastaNarrator *narrator;
};

G_DEFINE_FINAL_TYPE (CanastaMessages, canasta_messages, G_TYPE_OBJECT)

/**
 * canasta_messages_show:
 * @self: the messages of a window
 * @sentence: what is to be seen, and is told of elsewhere
 *
 * Shows a sentence.
 */
void
canasta_messages_show (CanastaMessages *self, const char *sentence)
{
  canasta_toast_show (canasta_toast_new (sentence), GTK_WIDGET (self->overlay));
}

/**
 * canasta_messages_say:
 * @self: the messages of a window
 * @sentence: what is to be seen and heard
 *
 * Shows a sentence and has it announced.
 */
void
canasta_messages_say (CanastaMessages *self, const char *sentence)
{
  canasta_messages_show (self, sentence);
  canasta_narrator_tell (self->narrator, sentence);
}

/**
 * canasta_messages_warn:
 * @self: the messages of a window
 * @notice: what happened
 *
 * Says what happened, which fits into a line; what lies behind it can be asked for.
 */
void
canasta_messages_warn (CanastaMessages *self, const CanastaNotice *notice)
{
  AdwToast *toast = canasta_toast_new_with_button (notice->sentence, _("Details"));

  adw_toast_set_action_name (toast, "win.show-notice");
  adw_toast_set_action_target (toast, "(ss)", notice->sentence, notice->details);
  canasta_toast_show (toast, GTK_WIDGET (self->overlay));
  canasta_narrator_tell (self->narrator, notice->sentence);
}

/**
 * canasta_messages_offer_undo:
 * @self: the messages of a window
 * @sentence: what was done
 * @action: the action of the window that undoes it
 * @target: what that is told, a string
 *
 * Says what was done, and has it undone for as long as the sentence can be read.
 */
void
canasta_messages_offer_undo (CanastaMessages *self, const char *sentence, const char *action,
                             const char *target)
{
  AdwToast *toast = canasta_toast_new_with_button (sentence, _("Undo"));

  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target (toast, "s", target);
  canasta_toast_show (toast, GTK_WIDGET (self->overlay));
  canasta_narrator_tell (self->narrator, sentence);
}

static void
canasta_messages_dispose (GObject *object)
{
  g_clear_object (&CANASTA_MESSAGES (object)->narrator);
  G_OBJECT_CLASS (canasta_messages_parent_class)->dispose (object);
}

static void
canasta_messages_class_init (CanastaMessagesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_messages_dispose;
}

static void
canasta_messages_init (CanastaMessages *self)
{
}

/**
 * canasta_messages_new:
 * @overlay: where they are shown
 * @narrator: who announces them
 *
 * Returns: (transfer full): the messages of a window
 */
CanastaMessages *
canasta_messages_new (AdwToastOverlay *overlay, CanastaNarrator *narrator)
{
  CanastaMessages *self = g_object_new (CANASTA_TYPE_MESSAGES, NULL);

  self->overlay = overlay;
  self->narrator = g_object_ref (narrator);
  return self;
}
