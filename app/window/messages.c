/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/messages.h"

#include <glib/gi18n-lib.h>

/* How many seconds a notice can be read. None takes the place of another: libadwaita 1.2
 * ends the program where one of high priority goes while that is still leaving. */
#define NOTICE_TIME 8

/* For so many milliseconds a message that comes answers nothing: libadwaita 1.2 ends the
 * program where one is gone before it has come, which takes half a second where it
 * follows another. */
#define COMING 600

struct _CanastaMessages
{
  GObject parent_instance;

  AdwToastOverlay *overlay;     /* of the window, which lives longer */
  GListModel *shown;            /* of it: the window's page, and messages */
  CanastaNarrator *narrator;
};

G_DEFINE_FINAL_TYPE (CanastaMessages, canasta_messages, G_TYPE_OBJECT)

static AdwToast *
new_toast (const char *sentence)
{
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  return adw_toast_new (escaped);
}

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
  adw_toast_overlay_add_toast (self->overlay, new_toast (sentence));
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
  AdwToast *toast = new_toast (notice->sentence);

  adw_toast_set_timeout (toast, NOTICE_TIME);
  adw_toast_set_button_label (toast, _("Details"));
  adw_toast_set_action_name (toast, "win.show-notice");
  adw_toast_set_action_target (toast, "(ss)", notice->sentence, notice->details);
  adw_toast_overlay_add_toast (self->overlay, toast);
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
  AdwToast *toast = new_toast (sentence);

  adw_toast_set_timeout (toast, NOTICE_TIME);
  adw_toast_set_button_label (toast, _("Undo"));
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target (toast, "s", target);
  adw_toast_overlay_add_toast (self->overlay, toast);
  canasta_narrator_tell (self->narrator, sentence);
}

static gboolean
come_cb (gpointer message)
{
  gtk_widget_set_sensitive (message, TRUE);
  return G_SOURCE_REMOVE;
}

/* Who is quick does not end the program. */
static void
shown_cb (GListModel *shown, guint position, guint removed, guint added, AdwToastOverlay *overlay)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) message = g_list_model_get_item (shown, i);

      if (message == adw_toast_overlay_get_child (overlay))
        continue;
      gtk_widget_set_sensitive (message, FALSE);
      g_timeout_add_full (G_PRIORITY_DEFAULT, COMING, come_cb, g_object_ref (message),
                          g_object_unref);
    }
}

static void
canasta_messages_dispose (GObject *object)
{
  g_clear_object (&CANASTA_MESSAGES (object)->shown);
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
  self->shown = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (shown_cb), overlay, 0);
  return self;
}
