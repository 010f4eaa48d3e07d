/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph that is asked for comes into view as soon as it has a place. */
#include "config.h"

#include "pages/guide-view.h"

#include <glib/gi18n-lib.h>
#include "guide/guide.h"
#include "pages/guide-parts.h"
#include "pages/guide-pictures.h"
#include "pages/printing.h"
#include "pages/search-text.h"
#include "table/card-settings.h"
#include "table/key-bindings.h"

#define TEXT_WIDTH 640
#define CONTENTS_WIDTH 230

/* How much of what comes before a paragraph that is asked for stays in view. */
#define CONTEXT 48

struct _CanastaGuideView
{
  AdwBin parent_instance;

  CanastaGuide *guide;
  char *title;
  AdwHeaderBar *header;
  GtkWidget *scrolled;
  GtkWidget *page;              /* what is scrolled */
  AdwFlap *flap;
  GtkWidget *search;
  GtkWidget *contents;          /* the titles of the sections, a list */
  GtkWidget *nothing;           /* what says in their place that nothing was found */
  GtkWidget *nothing_page;      /* the same in place of the rules */
  GtkWidget *pages;             /* the rules or that, a stack */
  GPtrArray *sections;          /* of GtkWidget, one a section */
  GArray *texts;                /* of Text: what can be found */
  GPtrArray *hits;              /* of GtkWidget: the labels in which it was, … */
  guint hit;                    /* … and which of them is gone to */
  GHashTable *places;           /* of the paragraphs: GtkWidget */
  GtkWidget *wanted;            /* the place that was asked for, or NULL */
  gboolean is_going;            /* … and is not in view yet */
  gboolean is_seeking;          /* the hit is not in view yet */
  int width;                    /* in which the lines are broken */
};

G_DEFINE_FINAL_TYPE (CanastaGuideView, canasta_guide_view, ADW_TYPE_BIN)

static guint close_signal;

/* What a label of a section says. */
typedef struct
{
  GtkWidget *label;
  guint section;
  CanastaSearchText *text;
} Text;

static void
clear_text (gpointer data)
{
  canasta_search_text_free (((Text *) data)->text);
}

/* The rules as widgets. */

/* A paragraph, under a sentence that is hidden until it is asked for. */
static GtkWidget *
make_place (const CanastaGuideParagraph *paragraph)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *answer = canasta_guide_mark_new (_("Here is why:"));

  gtk_widget_set_visible (answer, FALSE);
  gtk_box_append (GTK_BOX (place), answer);
  gtk_box_append (GTK_BOX (place), canasta_guide_label_new (paragraph->text, NULL));
  if (paragraph->changed)
    {
      gtk_widget_add_css_class (place, "changed-rule");
      gtk_box_append (GTK_BOX (place),
                      canasta_guide_mark_new (_("This differs from the standard rules.")));
    }
  return place;
}

static GtkWidget *
get_answer (GtkWidget *place)
{
  return gtk_widget_get_first_child (place);
}

static GtkWidget *
get_text (GtkWidget *place)
{
  return gtk_widget_get_next_sibling (get_answer (place));
}

static GtkWidget *
make_section (CanastaGuideView *self, const CanastaGuideSection *section, GtkWidget *pictures)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), canasta_guide_label_new (section->title, "title-3"));
  if (pictures)
    gtk_box_append (GTK_BOX (box), pictures);
  for (guint i = 0; i < section->paragraphs->len; i++)
    {
      const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, i);
      GtkWidget *place = make_place (paragraph);

      gtk_box_append (GTK_BOX (box), place);
      g_hash_table_insert (self->places, (gpointer) paragraph, place);
      if (paragraph->grid)
        gtk_box_append (GTK_BOX (box), canasta_guide_grid_new (paragraph->grid));
    }
  return box;
}

/* Whatever a section says can be found, but for the marks of what differs. */
static void
gather_texts (CanastaGuideView *self, GtkWidget *widget, guint section)
{
  if (GTK_IS_LABEL (widget) && !gtk_widget_has_css_class (widget, "accent"))
    {
      Text text = { widget, section,
                    canasta_search_text_new (gtk_label_get_text (GTK_LABEL (widget))) };

      g_array_append_val (self->texts, text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    gather_texts (self, child, section);
}

static void
append_title (CanastaGuideView *self, const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (self->contents), label);
}

static void
append_section (CanastaGuideView *self, GtkWidget *box, const char *title)
{
  gtk_box_append (GTK_BOX (self->page), box);
  g_ptr_array_add (self->sections, box);
  gather_texts (self, box, self->sections->len - 1);
  append_title (self, title);
}

static void
make_page (CanastaGuideView *self, const CanastaTable *table, CanastaCardArt *art)
{
  GtkWidget *clamp = adw_clamp_new ();

  canasta_card_settings_follow_table (table, art);
  self->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  for (guint i = 0; i < canasta_guide_get_length (self->guide); i++)
    {
      const CanastaGuideSection *section = canasta_guide_get_section (self->guide, i);
      GtkWidget *pictures = canasta_guide_pictures_new (art, table, section->id);

      append_section (self, make_section (self, section, pictures), section->title);
    }
  append_section (self, canasta_guide_keys_new (), C_("shortcuts", "Keyboard shortcuts"));
  gtk_widget_set_margin_top (self->page, 12);
  gtk_widget_set_margin_bottom (self->page, 24);
  gtk_widget_set_margin_start (self->page, 18);
  gtk_widget_set_margin_end (self->page, 18);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), TEXT_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->page);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
}

/* Contents and search. */

/* Some of what comes before stays in view. */
static void
scroll_to (CanastaGuideView *self, GtkWidget *widget, int context)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, self->page, &bounds))
    gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)),
      bounds.origin.y - (float) context);
}

/* In a narrow window the contents lie over the rules. */
static void
uncover (CanastaGuideView *self)
{
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

static void
go_to_section_cb (CanastaGuideView *self, GtkListBoxRow *row)
{
  scroll_to (self, self->sections->pdata[gtk_list_box_row_get_index (row)], 0);
  uncover (self);
}

static const Text *
get_text_of (CanastaGuideView *self, guint index)
{
  return &g_array_index (self->texts, Text, index);
}

/* Whether each of the words stands somewhere in the section, in any order. */
static gboolean
has_words (CanastaGuideView *self, guint section, const char *const *words)
{
  for (; *words; words++)
    {
      gboolean is_found = FALSE;

      for (guint i = 0; i < self->texts->len && !is_found; i++)
        is_found = get_text_of (self, i)->section == section
                   && canasta_search_text_has (get_text_of (self, i)->text, *words);
      if (!is_found)
        return FALSE;
    }
  return TRUE;
}

/* Marks the words in the sections that stay, and takes old marks away. */
static void
mark_words (CanastaGuideView *self, const char *const *words)
{
  g_ptr_array_set_size (self->hits, 0);
  self->hit = 0;
  for (guint i = 0; i < self->texts->len; i++)
    {
      const Text *text = get_text_of (self, i);
      g_autoptr (PangoAttrList) marks =
        gtk_widget_get_visible (self->sections->pdata[text->section])
            ? canasta_search_text_mark (text->text, words) : NULL;

      gtk_label_set_attributes (GTK_LABEL (text->label), marks);
      if (marks)
        g_ptr_array_add (self->hits, text->label);
    }
  self->is_seeking = self->hits->len > 0;
}

/* Says so where nothing was found. */
static void
tell_found (CanastaGuideView *self, guint n_sections)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->search));
  /* Translators: words that somebody looked for in the rules */
  g_autofree char *words = g_strdup_printf (_("Nothing found for “%s”."), typed);

  gtk_label_set_label (GTK_LABEL (self->nothing), words);
  gtk_widget_set_visible (self->nothing, n_sections == 0);
  gtk_stack_set_visible_child (GTK_STACK (self->pages),
                               n_sections > 0 ? self->scrolled : self->nothing_page);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  n_sections > 0 ? "" : words, -1);
}

/* Only sections with all the words in them stay; the first hit comes into view. */
static void
search_cb (CanastaGuideView *self)
{
  g_auto (GStrv) words =
    canasta_search_text_split (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  guint n = 0;

  for (guint i = 0; i < self->sections->len; i++)
    {
      gboolean is_found = has_words (self, i, (const char *const *) words);

      n += is_found;
      gtk_widget_set_visible (self->sections->pdata[i], is_found);
      gtk_widget_set_visible (
        GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->contents), (int) i)),
        is_found);
    }
  mark_words (self, (const char *const *) words);
  tell_found (self, n);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Enter goes from hit to hit, round and round. */
static void
next_hit (CanastaGuideView *self, guint step)
{
  if (self->hits->len == 0)
    return;
  self->hit = (self->hit + step) % self->hits->len;
  scroll_to (self, self->hits->pdata[self->hit], CONTEXT);
}

static void
next_hit_cb (CanastaGuideView *self)
{
  /* What lay behind the contents is seen first. */
  if (adw_flap_get_folded (self->flap) && adw_flap_get_reveal_flap (self->flap))
    uncover (self);
  else
    next_hit (self, 1);
}

static void
previous_hit_cb (CanastaGuideView *self)
{
  next_hit (self, self->hits->len - 1);
}

static void
end_search (CanastaGuideView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  search_cb (self);
}

/* Escape ends the search first, and then the reading. */
static void
stop_search_cb (CanastaGuideView *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    g_signal_emit (self, close_signal, 0);
  else
    end_search (self);
}

/* The search over the titles of the sections. */
static GtkWidget *
make_contents (CanastaGuideView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->search = gtk_search_entry_new ();
  self->contents = gtk_list_box_new ();
  gtk_widget_add_css_class (self->contents, "navigation-sidebar");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->contents), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->contents),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Contents"), -1);
  g_signal_connect_swapped (self->contents, "row-activated", G_CALLBACK (go_to_section_cb), self);
  g_object_set (self->search, "placeholder-text", _("Search the rules"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Search the rules"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (stop_search_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (next_hit_cb), self);
  g_signal_connect_swapped (self->search, "next-match", G_CALLBACK (next_hit_cb), self);
  g_signal_connect_swapped (self->search, "previous-match", G_CALLBACK (previous_hit_cb), self);
  self->nothing = canasta_guide_label_new ("", "dim-label");
  gtk_widget_set_visible (self->nothing, FALSE);
  gtk_widget_set_margin_start (self->nothing, 12);
  gtk_widget_set_margin_end (self->nothing, 12);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->contents), self->nothing);
  gtk_widget_set_margin_top (self->search, 6);
  gtk_widget_set_margin_start (self->search, 6);
  gtk_widget_set_margin_end (self->search, 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->contents);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_widget_set_size_request (box, CONTENTS_WIDTH, -1);
  gtk_widget_add_css_class (box, "background");
  return box;
}

/* What was asked for. */

/* The words say it beside the edge, and a screen reader with the paragraph. */
static void
mark (GtkWidget *place, gboolean is_wanted)
{
  GtkWidget *answer = get_answer (place);

  gtk_widget_set_visible (answer, is_wanted);
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_text (place)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  is_wanted ? gtk_label_get_text (GTK_LABEL (answer)) : "", -1);
  if (is_wanted)
    gtk_widget_add_css_class (place, "wanted-rule");
  else
    gtk_widget_remove_css_class (place, "wanted-rule");
}

/* What has the focus is read out, if it was there before: only now it is. */
static void
go_to_wanted (CanastaGuideView *self)
{
  gtk_widget_grab_focus (get_text (self->wanted));
  scroll_to (self, self->wanted, CONTEXT);
}

/* After GTK has given everything its place in this frame. Another width breaks all
 * lines anew: what is being read stays in view. */
static void
layout_cb (CanastaGuideView *self)
{
  int width = gtk_widget_get_width (self->page);

  if (width != self->width && self->wanted && gtk_widget_is_focus (get_text (self->wanted)))
    self->is_going = TRUE;
  self->width = width;
  if (self->is_seeking)
    next_hit (self, 0);
  if (self->is_going)
    go_to_wanted (self);
  self->is_seeking = self->is_going = FALSE;
}

/**
 * canasta_guide_view_show_rule:
 * @self: a view
 * @rule: (nullable): the name of a rule
 *
 * Goes to the paragraph about the rule, marks it and gives it the focus, which
 * has it read out; with %NULL, only takes the last mark away.
 */
void
canasta_guide_view_show_rule (CanastaGuideView *self, const char *rule)
{
  const CanastaGuideParagraph *paragraph =
    rule ? canasta_guide_find (self->guide, rule) : NULL;

  if (self->wanted)
    mark (self->wanted, FALSE);
  self->wanted = paragraph ? g_hash_table_lookup (self->places, paragraph) : NULL;
  self->is_going = self->wanted != NULL;
  if (!self->wanted)
    return;
  end_search (self);
  mark (self->wanted, TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The view itself. */

static void
canasta_guide_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (canasta_guide_view_parent_class)->realize (widget);
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "layout", G_CALLBACK (layout_cb),
                           widget, G_CONNECT_SWAPPED);
}

static gboolean
canasta_guide_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (CANASTA_GUIDE_VIEW (widget)->scrolled, GTK_DIR_TAB_FORWARD);
}

static void
canasta_guide_view_finalize (GObject *object)
{
  CanastaGuideView *self = CANASTA_GUIDE_VIEW (object);

  g_free (self->title);
  g_hash_table_unref (self->places);
  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->hits);
  g_array_unref (self->texts);
  g_clear_pointer (&self->guide, canasta_guide_unref);
  G_OBJECT_CLASS (canasta_guide_view_parent_class)->finalize (object);
}

/* What is read can be printed. */
static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaGuideView *self = CANASTA_GUIDE_VIEW (widget);
  g_autoptr (CanastaPaper) paper =
    canasta_paper_new_guide (self->guide, self->title);

  canasta_paper_print (paper, GTK_WINDOW (gtk_widget_get_root (widget)));
}

/* Whoever shows the rules takes them away, and the view with them. */
static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkWidget) self = g_object_ref (widget);

  g_signal_emit (self, close_signal, 0);
}

static GtkWidget *
make_button (const char *icon, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
canasta_guide_view_class_init (CanastaGuideViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = canasta_guide_view_finalize;
  widget_class->realize = canasta_guide_view_realize;
  widget_class->grab_focus = canasta_guide_view_grab_focus;
  close_signal = g_signal_new ("close", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "guide.close", NULL, close_action);
  gtk_widget_class_install_action (widget_class, "guide.print", NULL, print_action);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_GUIDE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_guide_view_init (CanastaGuideView *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *toggle = gtk_toggle_button_new ();

  self->header = ADW_HEADER_BAR (adw_header_bar_new ());
  self->places = g_hash_table_new (NULL, NULL);
  self->sections = g_ptr_array_new ();
  self->texts = g_array_new (FALSE, FALSE, sizeof (Text));
  g_array_set_clear_func (self->texts, clear_text);
  self->hits = g_ptr_array_new ();
  self->scrolled = gtk_scrolled_window_new ();
  /* The texts in it have the focus, and are read out. */
  gtk_widget_set_focusable (self->scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_button_set_icon_name (GTK_BUTTON (toggle), "view-list-symbolic");
  gtk_widget_set_tooltip_text (toggle, _("Contents"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Contents"), -1);
  adw_header_bar_pack_start (self->header, toggle);
  adw_header_bar_pack_start (self->header,
                             make_button ("document-print-symbolic", _("Print the rules"),
                                          "guide.print"));
  self->nothing_page = adw_status_page_new ();
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (self->nothing_page), "edit-find-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (self->nothing_page), _("Nothing found"));
  self->pages = gtk_stack_new ();
  gtk_stack_add_child (GTK_STACK (self->pages), self->scrolled);
  gtk_stack_add_child (GTK_STACK (self->pages), self->nothing_page);
  self->flap = ADW_FLAP (adw_flap_new ());
  adw_flap_set_flap (self->flap, make_contents (self));
  adw_flap_set_content (self->flap, self->pages);
  adw_flap_set_separator (self->flap, gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_set_hexpand (self->pages, TRUE);
  g_object_bind_property (self->flap, "reveal-flap", toggle, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->header));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->flap));
  adw_bin_set_child (ADW_BIN (self), content);
}

/**
 * canasta_guide_view_new:
 * @table: the table whose rules it shows
 * @standard: (nullable): the rules from which what differs is marked
 * @name: what these rules are called
 * @art: what draws the cards
 *
 * Returns: (transfer floating): the rules, to be put beside the table or into a
 *   window of their own
 */
CanastaGuideView *
canasta_guide_view_new (const CanastaTable *table,
                        CanastaRules       *standard,
                        const char         *name,
                        CanastaCardArt     *art)
{
  CanastaGuideView *self = g_object_new (CANASTA_TYPE_GUIDE_VIEW, NULL);

  self->guide = canasta_guide_new (table, standard);
  /* Translators: the name of the rules, and what they are for: "Samba – Rules for
   * 4 players" */
  self->title = g_strdup_printf (_("%s – %s"), name, canasta_guide_get_title (self->guide));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->title, -1);
  adw_header_bar_set_title_widget (
    self->header, adw_window_title_new (name, canasta_guide_get_title (self->guide)));
  make_page (self, table, art);
  return self;
}

/**
 * canasta_guide_view_get_title:
 * @self: a view
 *
 * Returns: what these rules are called, and what they are for
 */
const char *
canasta_guide_view_get_title (CanastaGuideView *self)
{
  return self->title;
}

/**
 * canasta_guide_view_put_beside:
 * @self: a view, new
 *
 * Has it stand beside a table, in the same window: it takes no more room than it
 * needs, and has a button that closes it.
 */
void
canasta_guide_view_put_beside (CanastaGuideView *self)
{
  adw_header_bar_set_show_start_title_buttons (self->header, FALSE);
  adw_header_bar_set_show_end_title_buttons (self->header, FALSE);
  adw_header_bar_pack_end (self->header,
                           make_button ("window-close-symbolic", _("Close the panel"),
                                        "guide.close"));
  gtk_widget_set_size_request (GTK_WIDGET (self), CANASTA_GUIDE_VIEW_WIDTH, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "side-panel");
}
