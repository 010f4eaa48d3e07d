/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match in plain lines of text, for eyes and for screen readers alike: nothing
 * is drawn, nothing moves, nothing is told by colour. */
#pragma once

#include "canasta.h"
#include "elsewhere/talk.h"
#include "session/notice.h"
#include "session/session.h"
#include "turn/turn.h"
#include "words.h"

G_BEGIN_DECLS

/**
 * CanastaTerminalMoveFunc:
 * @word: %CANASTA_WORD_HAND_OVER or %CANASTA_WORD_TAKE_OVER
 * @text: what stands behind it
 * @data: what was handed over
 *
 * What somebody wants who has the table go on at another computer.
 */
typedef void (*CanastaTerminalMoveFunc) (CanastaWord word, const char *text, gpointer data);

/* A match being played. Where nobody is a person, all is told as a bystander sees it; where
 * several are, each is called by their name, and a curtain hangs between their turns. */
typedef struct
{
  CanastaSession *session;      /* who plays it, and where it is saved */
  CanastaMatch *match;          /* that of the session */
  CanastaScreen *screen;        /* whose hand may be seen, that of the session */
  guint you;                    /* the seat of who plays alone, or CANASTA_NO_SEAT */
  CanastaTurn *turn;            /* what the person is about whose hand may be seen, or NULL */
  CanastaTurnChange changes;    /* what of it is new … */
  gboolean is_told;             /* … and something was said to them */
  gboolean is_back;             /* they have only come to the screen */
  gboolean is_seen;             /* a hand may stand on the screen */
  gboolean is_changed;          /* it is to be saved */
  gboolean is_unsaved;          /* it could not be saved, as was told */
  gboolean is_shared;           /* with people elsewhere, who go on while a line is typed … */
  gboolean has_ended;           /* … and with whom it does not go on */
  gboolean is_typed;            /* by a person, who may type while those act */
  CanastaTalk *talk;            /* with them, or NULL */
  CanastaTerminalMoveFunc move; /* has the table go on elsewhere, or NULL … */
  gpointer mover;               /* … and is handed this */
  gboolean is_asked;            /* something that they may answer while others act */
  GTask *reading;               /* a line that is still awaited, or NULL */
  guint awaited;                /* whose turn is waited for, and 1; 0 for nobody's */
  guint naming;                 /* the source that names them, or 0 */
} CanastaTerminal;

gboolean  canasta_terminal_open          (CanastaTerminal       *self,
                                          CanastaMatch          *match,
                                          const CanastaPersonal *personal,
                                          CanastaMatchFile      *file,
                                          GError               **error);
void      canasta_terminal_take          (CanastaTerminal       *self,
                                          CanastaSession        *session);
void      canasta_terminal_clear         (CanastaTerminal       *self);
void      canasta_terminal_begin_again   (CanastaTerminal       *self);
void      canasta_terminal_drop_turn     (CanastaTerminal       *self);
gboolean  canasta_terminal_save          (CanastaTerminal       *self,
                                          gboolean               asked);

/* terminal-show.c */
char     *canasta_terminal_dup_names     (CanastaTerminal       *self,
                                          guint                  ledger);
void      canasta_terminal_show_greeting (CanastaTerminal       *self);
void      canasta_terminal_show_hand     (CanastaTerminal       *self);
void      canasta_terminal_show_table    (CanastaTerminal       *self);
void      canasta_terminal_show_score    (CanastaTerminal       *self);
void      canasta_terminal_show_log      (CanastaTerminal       *self);
void      canasta_terminal_show_piles    (CanastaTerminal       *self);
void      canasta_terminal_show_opening  (CanastaTerminal       *self);
void      canasta_terminal_show_notice   (const CanastaNotice   *notice);

/* terminal-help.c */
void      canasta_terminal_show_help     (CanastaTerminal       *self);

/* terminal-curtain.c */
void      canasta_terminal_wipe          (CanastaTerminal       *self);
gboolean  canasta_terminal_raise_curtain (CanastaTerminal       *self);

/* terminal-seats.c */
void      canasta_terminal_leave         (CanastaTerminal       *self);
void      canasta_terminal_come_back     (CanastaTerminal       *self,
                                          const char            *name);

/* terminal-talk.c */
void      canasta_terminal_take_talk     (CanastaTerminal       *self,
                                          CanastaTalk           *talk);
gboolean  canasta_terminal_follow_talk   (CanastaTerminal       *self,
                                          CanastaWord            word,
                                          const char            *text);

/* terminal-move.c */
void      canasta_terminal_take_move     (CanastaTerminal       *self,
                                          CanastaTerminalMoveFunc move,
                                          gpointer               mover);
gboolean  canasta_terminal_follow_move   (CanastaTerminal       *self,
                                          CanastaWord            word,
                                          const char            *text);

/* terminal-prompt.c */
void      canasta_terminal_show_turn     (CanastaTerminal       *self);
void      canasta_terminal_show_choices  (CanastaTerminal       *self);

/* terminal-sheet.c */
void      canasta_terminal_show_sheet    (CanastaTerminal       *self);
void      canasta_terminal_show_winners  (CanastaTerminal       *self);

/* terminal-input.c */
char     *canasta_terminal_read_line     (void);
char     *canasta_terminal_await_line    (CanastaTerminal       *self);
void      canasta_terminal_ask           (CanastaTerminal       *self,
                                          gboolean               is_asked);
gboolean  canasta_terminal_glance_line   (CanastaTerminal       *self,
                                          char                 **line);
void      canasta_terminal_forget_lines  (CanastaTerminal       *self);
void      canasta_terminal_pass_over     (const char            *line);
gboolean  canasta_terminal_is_leave      (const char            *line);
int       canasta_terminal_choose        (const char            *question,
                                          const char *const     *answers,
                                          guint                  standard);

/* terminal-line.c */
gboolean  canasta_terminal_follow_line   (CanastaTerminal       *self,
                                          const char            *line);
gboolean  canasta_terminal_follow_beside (CanastaTerminal       *self,
                                          const char            *line);
gboolean  canasta_terminal_follow_early  (CanastaTerminal       *self,
                                          const char            *line);

/* terminal-play.c */
gboolean  canasta_terminal_play          (CanastaTerminal       *self,
                                          GError               **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaTerminal, canasta_terminal_clear)

G_END_DECLS
