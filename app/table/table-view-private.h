/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table view's inside, shared by the files that make it up:
 *   table-view.c          the widget, its children and preferences
 *   table-view-update.c   what an update changes, and what is told
 *   table-view-regions.c  who gets which part of it
 *   table-view-show.c     what each region shows
 *   table-view-prompt.c   what the prompt says
 *   table-view-play.c     what the person's actions do
 *   table-view-lay.c      … to take the pile and to lay cards down
 *   table-view-keys.c     keyboard and zones
 *   table-view-drag.c     dragging
 *   table-view-motion.c   what moves when something changes */

#pragma once

#include "draft/draft.h"
#include "table/band-view.h"
#include "table/hand-view.h"
#include "table/layout.h"
#include "table/motion.h"
#include "table/prompt-view.h"
#include "table/table-view.h"
#include "table/well-view.h"

G_BEGIN_DECLS

#define CANASTA_TABLE_VIEW_SEAT_GAP 8

/* What is asked before something is done. */
typedef enum
{
  CANASTA_QUESTION_NONE,
  CANASTA_QUESTION_DISCARD,
  CANASTA_QUESTION_GO_OUT,
  CANASTA_QUESTION_WITHDRAW,
} CanastaQuestion;

/* What is being dragged, and where it is. */
typedef enum
{
  CANASTA_DRAG_NONE,
  CANASTA_DRAG_CARDS,
  CANASTA_DRAG_STOCK,
  CANASTA_DRAG_PILE,
} CanastaDragKind;

/* What is to move as soon as everything has its place. */
typedef enum
{
  CANASTA_MOVING_NOTHING,
  CANASTA_MOVING_CHANGE,
  CANASTA_MOVING_DEAL,
} CanastaMoving;

typedef struct
{
  CanastaDragKind from;    /* where the button went down */
  CanastaDragKind moving;  /* what is moving, past the threshold */
  guint id;                /* the card under the pointer */
  CanastaCardSet selected; /* what was selected before */
  double x;
  double y;
} CanastaDrag;

struct _CanastaTableView
{
  GtkWidget parent_instance;

  GSettings *settings;
  CanastaCardArt *art;
  CanastaDraft *draft;

  /* The regions. */
  GtkWidget *seats;
  GtkWidget *seat_views[CANASTA_MAX_SEATS];
  GtkWidget *bands[CANASTA_MAX_SIDES]; /* the own band first, the others in turn order */
  guint n_bands;
  GtkWidget *well;
  GtkWidget *prompt;
  GtkWidget *hand;
  GtkWidget *popover;
  CanastaTableLayout layout;
  int width;
  int height;
  gboolean compact;

  /* What is shown. */
  gboolean has_observation;
  gboolean updating;
  CanastaObservation observation;
  CanastaSurroundings surroundings;

  /* What the person is about. */
  CanastaQuestion question;
  CanastaCard discarding;
  gboolean going_out;         /* the melds of the way out were laid; the rest follows */
  CanastaCard last_card;      /* what is discarded then, or CANASTA_NO_CARD */
  CanastaAction laid;         /* the last melds laid together … */
  gboolean taking_back;       /* … of which the last is being taken back */
  char *message;
  const char *rule;           /* the rule behind the message */
  char *asked;                /* what the prompt asked last */
  gboolean has_entered;       /* the last key was Enter, … */
  gboolean enters_again;      /* … and the one before it as well */
  gboolean has_hint;
  CanastaAction hint;

  CanastaMotion *motion;
  CanastaMoving moving;       /* what has not been launched yet */
  gboolean dealing;           /* whether the cards of a deal may be on their way */
  CanastaObservation shown_before;
  GArray *places;             /* where the cards of the hand were then */

  GArray *choices;            /* what the open popover offers */
  CanastaDrag drag;
  GtkEventController *letters;
};

/* table-view-update.c */
void              canasta_table_view_refresh         (CanastaTableView     *self);
gboolean          canasta_table_view_is_my_turn      (CanastaTableView     *self);
void              canasta_table_view_play            (CanastaTableView     *self,
                                                      const CanastaAction  *action);
void              canasta_table_view_request         (CanastaTableView     *self,
                                                      const char           *signal);
void              canasta_table_view_announce        (CanastaTableView     *self,
                                                      const char           *sentence);
void              canasta_table_view_explain         (CanastaTableView     *self);

/* table-view-regions.c */
void              canasta_table_view_measure         (GtkWidget            *widget,
                                                      GtkOrientation        orientation,
                                                      int                   for_size,
                                                      int                  *minimum,
                                                      int                  *natural,
                                                      int                  *minimum_baseline,
                                                      int                  *natural_baseline);
void              canasta_table_view_size_allocate   (GtkWidget            *widget,
                                                      int                   width,
                                                      int                   height,
                                                      int                   baseline);

/* table-view-show.c */
void              canasta_table_view_show_seats      (CanastaTableView     *self);
void              canasta_table_view_show_bands      (CanastaTableView     *self);
void              canasta_table_view_show_well       (CanastaTableView     *self);
void              canasta_table_view_show_hand       (CanastaTableView     *self);
char             *canasta_table_view_say_target      (const CanastaTarget  *target);

/* table-view-prompt.c */
void              canasta_table_view_show_prompt     (CanastaTableView     *self);
char             *canasta_table_view_say_prompt      (CanastaTableView     *self);

/* table-view-play.c */
void              canasta_table_view_install_actions (GtkWidgetClass       *class);
void              canasta_table_view_say_refusal     (CanastaTableView     *self,
                                                      const CanastaRefusal *refusal);
const char       *canasta_table_view_get_partner     (CanastaTableView     *self);
gboolean          canasta_table_view_judge           (CanastaTableView     *self,
                                                      const CanastaAction  *action,
                                                      CanastaRefusal       *refusal);
gboolean          canasta_table_view_try             (CanastaTableView     *self,
                                                      const CanastaAction  *action);
gboolean          canasta_table_view_check_turn      (CanastaTableView     *self);
void              canasta_table_view_clear_selection (CanastaTableView     *self);
gboolean          canasta_table_view_may_discard     (CanastaTableView     *self,
                                                      CanastaCard           card,
                                                      CanastaRefusal       *refusal);
void              canasta_table_view_discard         (CanastaTableView     *self,
                                                      CanastaCard           card);
void              canasta_table_view_activate_card   (CanastaTableView     *self,
                                                      guint                 id,
                                                      gboolean              thrown);
void              canasta_table_view_activate_pile   (CanastaTableView     *self);
void              canasta_table_view_finish_going_out (CanastaTableView    *self);
void              canasta_table_view_finish_taking_back (CanastaTableView  *self);

/* table-view-lay.c */
void              canasta_table_view_take            (CanastaTableView     *self);
void              canasta_table_view_meld            (CanastaTableView     *self);
void              canasta_table_view_activate_meld   (CanastaTableView     *self,
                                                      CanastaMeldView      *meld);

/* table-view-keys.c */
void              canasta_table_view_add_keys        (CanastaTableView     *self);
void              canasta_table_view_note_input      (CanastaTableView     *self,
                                                      guint                 key);
gboolean          canasta_table_view_focus           (GtkWidget            *widget,
                                                      GtkDirectionType      direction);

/* table-view-motion.c */
GArray           *canasta_table_view_new_places      (void);
void              canasta_table_view_note_deal       (CanastaTableView     *self,
                                                      const CanastaObservation *observation);
void              canasta_table_view_note_places     (CanastaTableView     *self);
void              canasta_table_view_launch          (CanastaTableView     *self);

/* table-view-drag.c */
void              canasta_table_view_add_drag        (CanastaTableView     *self);
void              canasta_table_view_snapshot_drag   (CanastaTableView     *self,
                                                      GtkSnapshot          *snapshot);

G_END_DECLS
