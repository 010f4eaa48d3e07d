/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What host and guests say to one another: a message is one object of JSON, as one text.
 * Each kind is a row of message-rows.c, from which it is read, written and described. */

#pragma once

#include "files/json-rows.h"
#include "network/fair-deal.h"
#include "play/action.h"
#include "rules/refusal.h"
#include "rules/variant.h"

G_BEGIN_DECLS

/* What both must speak. Another number is another language: that of a program that could
 * not go on with this one. */
#define CANASTA_PROTOCOL "canasta.1"

/* The most characters of a name: a person's, a table's, a house's or a program's. */
#define CANASTA_MESSAGE_LONGEST_NAME 40

#define CANASTA_MESSAGE_ERROR (canasta_message_error_quark ())

/**
 * CanastaMessageError:
 * @CANASTA_MESSAGE_ERROR_TOO_LARGE: more bytes than its sender may send at once
 * @CANASTA_MESSAGE_ERROR_UNKNOWN: of a kind that is not known here. A guest passes over
 *   it; a host answers that it does not know it
 * @CANASTA_MESSAGE_ERROR_IMPOSSIBLE: what it tells cannot be, after what was told before
 *
 * Why a text is no message, where it is not for what is written there: that is an error
 * of reading JSON.
 */
typedef enum
{
  CANASTA_MESSAGE_ERROR_TOO_LARGE,
  CANASTA_MESSAGE_ERROR_UNKNOWN,
  CANASTA_MESSAGE_ERROR_IMPOSSIBLE,
} CanastaMessageError;

/* Who sends a message. */
typedef enum
{
  CANASTA_SENDER_GUEST,
  CANASTA_SENDER_HOST,
} CanastaSender;

/* The kinds of messages, those of a guest first. */
typedef enum
{
  CANASTA_MESSAGE_HELLO,
  CANASTA_MESSAGE_ACT,
  CANASTA_MESSAGE_PROMISE,
  CANASTA_MESSAGE_SHARE,
  CANASTA_MESSAGE_READY,
  CANASTA_MESSAGE_REMARK,
  CANASTA_MESSAGE_SEEN,
  CANASTA_MESSAGE_REPLAY,
  CANASTA_MESSAGE_KEY,
  CANASTA_MESSAGE_CLAIM,
  CANASTA_MESSAGE_INHERIT,
  CANASTA_MESSAGE_BEQUEST,
  CANASTA_MESSAGE_LEAVE,

  CANASTA_MESSAGE_WELCOME,
  CANASTA_MESSAGE_TABLE,
  CANASTA_MESSAGE_RULES,
  CANASTA_MESSAGE_PROMISES,
  CANASTA_MESSAGE_POSITION,
  CANASTA_MESSAGE_RECORD,
  CANASTA_MESSAGE_DONE,
  CANASTA_MESSAGE_REFUSED,
  CANASTA_MESSAGE_PROOF,
  CANASTA_MESSAGE_REPLAYED,
  CANASTA_MESSAGE_KEYS,
  CANASTA_MESSAGE_MOVED,
  CANASTA_MESSAGE_CLOCK,
  CANASTA_MESSAGE_REMARKED,
  CANASTA_MESSAGE_PLACES,
  CANASTA_MESSAGE_BYE,
} CanastaMessageKind;

#define CANASTA_N_MESSAGES (CANASTA_MESSAGE_BYE + 1)

/* As what somebody comes, and what they are. */
typedef enum
{
  CANASTA_GUEST_WAITING,
  CANASTA_GUEST_SEATED,
  CANASTA_GUEST_LOOKING,
  CANASTA_GUEST_GIVING,         /* the host of another table, who is no guest */
} CanastaGuestPlace;

/* What can be said at the table, and nothing else. */
typedef enum
{
  CANASTA_REMARK_HELLO,
  CANASTA_REMARK_GOOD_LUCK,
  CANASTA_REMARK_WELL_PLAYED,
  CANASTA_REMARK_THANKS,
  CANASTA_REMARK_SORRY,
  CANASTA_REMARK_ONE_MOMENT,
  CANASTA_REMARK_BACK_AGAIN,
  CANASTA_REMARK_ONE_MORE,
  CANASTA_REMARK_GOODBYE,
} CanastaRemark;

/* Who drives a seat, as the table sees it. */
typedef enum
{
  CANASTA_OCCUPANT_NONE,
  CANASTA_OCCUPANT_CLOSED,
  CANASTA_OCCUPANT_COMPUTER,
  CANASTA_OCCUPANT_PERSON,
} CanastaOccupant;

/* Why something was not done. */
typedef enum
{
  CANASTA_REFUSED_ILLEGAL,      /* by the rules: the refusal says why */
  CANASTA_REFUSED_STALE,        /* something has happened since */
  CANASTA_REFUSED_NOT_YOURS,
  CANASTA_REFUSED_TOO_FAST,
  CANASTA_REFUSED_NOT_NOW,
  CANASTA_REFUSED_UNKNOWN,      /* a kind of message that the host does not know */
} CanastaRefusedWhy;

/* Why a connection ends. */
typedef enum
{
  CANASTA_BYE_FULL,
  CANASTA_BYE_NOT_LET_IN,
  CANASTA_BYE_PUT_OUT,
  CANASTA_BYE_CLOSED,           /* the host has ended the table */
  CANASTA_BYE_STOPPING,         /* come back */
  CANASTA_BYE_ELSEWHERE,        /* who has this seat has come from another place */
  CANASTA_BYE_NEWER_NEEDED,
  CANASTA_BYE_OLDER_NEEDED,
  CANASTA_BYE_SEATED,           /* who has a seat cannot look on as well */
  CANASTA_BYE_NO_ONLOOKERS,     /* nobody else may look on */
} CanastaByeWhy;

/* The most who look on at a table. */
#define CANASTA_MOST_ONLOOKERS 32

#define CANASTA_TICKET_SIZE 10
#define CANASTA_RETURN_SIZE 16

/* What opens the door: that of an invitation, and one's own after that. None is nought. */
typedef struct
{
  guint8 bytes[CANASTA_TICKET_SIZE];
} CanastaTicket;

typedef struct
{
  guint8 bytes[CANASTA_RETURN_SIZE];
} CanastaReturnTicket;

/* A seat of a table, as everybody sees it. */
typedef struct
{
  char *name;
  CanastaOccupant occupant;
  guint8 here;
  guint8 ready;
  gint32 left;                  /* of their time for the round, in milliseconds; −1 without any */
  char *missed;                 /* rounds in which a computer player acted for them, or NULL */
} CanastaSeatSeen;

/* What of a seat is needed by who opens the table in the host's place: of a person the open half of
 * their key, where they have one; of a computer player how they play. */
typedef struct
{
  guint8 key[32];
  char *player;
} CanastaSeatLeft;

/* Somebody who looks on, as everybody sees them. */
typedef struct
{
  char *name;
} CanastaOnlookerSeen;

/* What a party has promised or shown. */
typedef struct
{
  CanastaPromise promise;
} CanastaPartyPromise;

typedef struct
{
  CanastaShare share;
} CanastaPartyShare;

/* Bodies */

typedef struct
{
  char *program;
  char **can;
  char *name;
  char *language;
  CanastaTicket ticket;
  CanastaReturnTicket return_ticket;
  CanastaGuestPlace as;
  guint64 seen;
} CanastaHello;

typedef struct
{
  guint64 n;
  guint64 at;
  CanastaAction action;
} CanastaAct;

typedef struct
{
  guint32 round;
  guint32 attempt;
  CanastaPromise promise;
} CanastaPromised;

typedef struct
{
  guint32 round;
  guint32 attempt;
  CanastaShare share;
} CanastaShown;

typedef struct
{
  guint32 round;
  guint8 ready;
} CanastaReady;

typedef struct
{
  guint8 seat;
  CanastaRemark remark;
} CanastaRemarked;

typedef struct
{
  guint64 r;
} CanastaSeen;

typedef struct
{
  guint32 round;
} CanastaReplayWanted;

typedef struct
{
  guint8 key[32];
} CanastaKeyTold;

typedef struct
{
  guint8 key[32];               /* both nought where the guest has none */
  guint8 signature[64];
} CanastaClaim;

typedef struct
{
  guint32 rounds;               /* that are over, as the guest has them */
  char *invitation;             /* to where it goes on; NULL where the guest does not want it */
} CanastaInherited;

/* A part of a table that its host gives to another one. */
typedef struct
{
  guint64 n;                    /* counted from 1 */
  char *text;
  guint8 last;
} CanastaBequeathed;

typedef struct
{
  char *program;
  char **can;
  char *table;
  guint8 match[16];
  guint8 origin[16];            /* nought where this is the host with whom the match began */
  CanastaReturnTicket return_ticket;
  CanastaGuestPlace place;
  gint32 seat;                  /* −1 without one */
  guint64 n;                    /* the guest's last action that was answered */
} CanastaWelcome;

typedef struct
{
  guint8 n_seats;
  CanastaSeatSeen seats[CANASTA_MAX_SEATS];
  guint8 hints;
  guint8 remarks;
  guint32 round;                /* the next one, for which one is ready */
  guint32 clock;                /* milliseconds each person has for a round; 0 without a clock */
  guint32 waits;                /* for somebody who is away, as many; 0 where that is not told */
  guint8 others;                /* tables that were dealt the same, and still play what is over here */
  guint8 unready;               /* such tables at which not everybody is ready */
  gint32 heir;                  /* the seat of whom the host asks to go on with it; −1 for nobody's */
  guint8 n_onlookers;
  CanastaOnlookerSeen onlookers[CANASTA_MOST_ONLOOKERS];        /* those who are there */
} CanastaTableSeen;

typedef struct
{
  char *table;
  char *house;
  JsonNode *rules;
  gboolean plain;               /* the rules say all that the variant would */
} CanastaRulesTold;

typedef struct
{
  guint32 round;
  guint32 attempt;
  guint8 party;                 /* the one of who is told */
  guint8 n_promises;
  CanastaPartyPromise promises[CANASTA_FAIR_DEAL_PARTIES];
} CanastaPromises;

typedef struct
{
  guint64 r;
  JsonNode *observation;
} CanastaPositionTold;

typedef struct
{
  guint64 r;
  guint8 seat;
  CanastaAction action;
  JsonNode *observation;
} CanastaRecorded;

typedef struct
{
  guint64 n;
  guint64 r;
} CanastaDone;

typedef struct
{
  guint64 n;
  CanastaRefusedWhy why;
  CanastaRefusal refusal;
  char *sentence;               /* of a variant, in the language of the host */
} CanastaRefused;

typedef struct
{
  guint32 round;
  guint32 attempt;
  guint64 deal;
  guint8 n_shares;
  CanastaPartyShare shares[CANASTA_FAIR_DEAL_PARTIES];
} CanastaProof;

typedef struct
{
  guint32 round;
  gint64 deal;                  /* −1 where the host does not know it any more */
  char **actions;               /* in the notation; NULL then */
} CanastaReplayed;

typedef struct
{
  guint8 n_seats;
  CanastaSeatLeft seats[CANASTA_MAX_SEATS];
} CanastaKeys;

typedef struct
{
  char *invitation;
} CanastaMoved;

typedef struct
{
  guint8 seat;
  guint32 left;                 /* milliseconds */
  guint8 runs;
} CanastaClock;

/* A side of one of the tables that were dealt the same. */
typedef struct
{
  guint32 place;                /* from 1; who has as many points has the same */
  char *table;
  char **names;
  gint32 points;
  guint8 own;
} CanastaPlaceTold;

typedef struct
{
  guint8 n_places;
  CanastaPlaceTold places[CANASTA_FAIR_DEAL_TABLES];    /* of those who had the same cards */
} CanastaPlacesTold;

typedef struct
{
  CanastaByeWhy why;
} CanastaBye;

/**
 * CanastaMessage:
 * @kind: what it is
 *
 * A message, with the body of its kind.
 */
typedef struct
{
  CanastaMessageKind kind;
  union
  {
    CanastaHello hello;
    CanastaAct act;
    CanastaPromised promise;
    CanastaShown share;
    CanastaReady ready;
    CanastaRemarked remark;
    CanastaSeen seen;
    CanastaReplayWanted replay;
    CanastaKeyTold key;
    CanastaClaim claim;
    CanastaInherited inherit;
    CanastaBequeathed bequest;
    CanastaWelcome welcome;
    CanastaTableSeen table;
    CanastaRulesTold rules;
    CanastaPromises promises;
    CanastaPositionTold position;
    CanastaRecorded record;
    CanastaDone done;
    CanastaRefused refused;
    CanastaProof proof;
    CanastaReplayed replayed;
    CanastaKeys keys;
    CanastaMoved moved;
    CanastaClock clock;
    CanastaRemarked remarked;
    CanastaPlacesTold places;
    CanastaBye bye;
  };
} CanastaMessage;

/**
 * CanastaMessageRow:
 * @name: what it is called in the text, as `k`
 * @sender: who sends it
 * @capability: (nullable): what the other one must have said it can, to be sent it
 * @summary: what it is for, in English, for the page about the protocol
 * @rows: what it holds
 * @standard: (nullable): a body with what is left out, where that is not nought
 * @example: one, as it is written
 *
 * A kind of message.
 */
typedef struct
{
  const char *name;
  CanastaSender sender;
  const char *capability;
  const char *summary;
  const CanastaJsonRow *rows;
  const CanastaMessage *standard;
  const char *example;
} CanastaMessageRow;

GQuark                    canasta_message_error_quark  (void);

const CanastaMessageRow  *canasta_message_get_row      (CanastaMessageKind     kind);
gsize                     canasta_message_get_limit    (CanastaSender          sender);

void                      canasta_message_init         (CanastaMessage        *self,
                                                        CanastaMessageKind     kind);
void                      canasta_message_clear        (CanastaMessage        *self);
gboolean                  canasta_message_read         (CanastaMessage        *self,
                                                        const char            *text,
                                                        gsize                  size,
                                                        CanastaSender          sender,
                                                        GError               **error);
char                     *canasta_message_write        (const CanastaMessage  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaMessage, canasta_message_clear)

G_END_DECLS
