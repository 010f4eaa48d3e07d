/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table view in a window, over a position that the tests make up and the
 * engine plays on. */
#pragma once

#include "table/meld-view.h"
#include "table/table-view.h"

#include "test-scene.h"

/* Of a table of usual size. */
#define FIXTURE_WIDTH 1024
#define FIXTURE_HEIGHT 654

typedef struct
{
  CanastaTable *table;
  CanastaState state;
  CanastaState before; /* the last action */
  CanastaRecall recall; /* what the person remembers */
  gboolean is_dealt;   /* nobody has played yet */
  const char *awaited; /* for whom else the match waits, or NULL */
  CanastaTableClock clock;
  const char *remark;  /* what all others have said to the table, or NULL */
  GSettings *settings;
  GtkCssProvider *style;
  GtkWidget *window;
  TestScene *scene;
  CanastaTurn *turn;
  CanastaTableView *view;
  const CanastaTableParts *parts;
  GString *played;     /* the actions, one a line */
  GString *requests;
  char *announced;
  guint n_questions;
  guint n_sheets;      /* so often was the sheet of a round asked for */
  char *message;       /* what was said last */
} TableFixture;

/* The user data of the test are the options of the rules, or NULL. */
void             fixture_set_up         (TableFixture  *fixture,
                                         gconstpointer  rules);
void             fixture_tear_down      (TableFixture  *fixture,
                                         gconstpointer  rules);

/* The same, where nothing moves, nor any colour. */
void             fixture_set_up_still    (TableFixture  *fixture,
                                          gconstpointer  rules);
void             fixture_tear_down_still (TableFixture  *fixture,
                                          gconstpointer  rules);

CanastaCardSet   fixture_read_cards     (const char    *text);

/* The position: the person is to act, and sees it with fixture_show(). */
void             fixture_give           (TableFixture  *fixture,
                                         const char    *hand,
                                         const char    *pile,
                                         CanastaPhase   phase);
void             fixture_lay            (TableFixture  *fixture,
                                         const char    *text);
void             fixture_lay_for        (TableFixture  *fixture,
                                         guint          side,
                                         const char    *text);
void             fixture_show           (TableFixture  *fixture);
void             fixture_hide           (TableFixture  *fixture);
void             fixture_show_placed    (TableFixture  *fixture);

/* The size of the table; then what is to be seen in a part of it. */
void             fixture_place          (TableFixture          *fixture,
                                         int                    width,
                                         int                    height);
guint32         *fixture_render         (TableFixture          *fixture,
                                         const graphene_rect_t *area);
guint            fixture_count_changes  (TableFixture          *fixture,
                                         gpointer               widget,
                                         guint32              **frame);

/* The first visible label below with a class of the style, or NULL. */
const char      *fixture_read           (GtkWidget             *widget,
                                         const char            *css_class);

/* What the person does, and finds. */
void             fixture_activate       (TableFixture  *fixture,
                                         const char    *action);
void             fixture_select         (TableFixture  *fixture,
                                         const char    *text);
CanastaCardView *fixture_get_card       (TableFixture  *fixture,
                                         guint          index);
CanastaMeldView *fixture_get_meld       (TableFixture  *fixture,
                                         guint          index);

void             fixture_propose        (TableFixture        *fixture,
                                         const CanastaAction *action);
void             fixture_press          (TableFixture  *fixture,
                                         guint          key);
const char      *fixture_get_message    (TableFixture  *fixture);

void             fixture_assert_played  (TableFixture  *fixture,
                                         const char    *expected);
void             fixture_assert_message (TableFixture  *fixture,
                                         const char    *expected);
void             fixture_assert_hand    (TableFixture  *fixture,
                                         const char    *expected);
