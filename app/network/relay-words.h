/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said to a relay before TLS, and by it: one line of always the same length by whoever has
 * connected, one word in answer; and what a relay and a host say to one another, over TLS. */

#pragma once

#include "network/invitation.h"

G_BEGIN_DECLS

#define CANASTA_RELAY_ERROR (canasta_relay_error_quark ())

/**
 * CanastaRelayError:
 * @CANASTA_RELAY_ERROR_NO_TABLE: no such table is registered there, or its host has not answered
 * @CANASTA_RELAY_ERROR_FULL: there is no room now
 * @CANASTA_RELAY_ERROR_NO_RELAY: what answers is no relay, or speaks another protocol
 */
typedef enum
{
  CANASTA_RELAY_ERROR_NO_TABLE,
  CANASTA_RELAY_ERROR_FULL,
  CANASTA_RELAY_ERROR_NO_RELAY,
} CanastaRelayError;

/* The bytes of a line, and of an answer. */
#define CANASTA_RELAY_WORDS_SIZE 49
#define CANASTA_RELAY_ANSWER_SIZE 5

/* What a host says over TLS to show that it means to be registered, and what it is told then. */
#define CANASTA_RELAY_REGISTER "register"
#define CANASTA_RELAY_REGISTERED "registered"

/**
 * CanastaRelayRole:
 * @CANASTA_RELAY_ROLE_TABLE: the host of the tables of this name, who has the key to it
 * @CANASTA_RELAY_ROLE_GUEST: somebody who wants to go there
 * @CANASTA_RELAY_ROLE_FETCH: the host again, for the guest to whom this pass was given
 */
typedef enum
{
  CANASTA_RELAY_ROLE_TABLE,
  CANASTA_RELAY_ROLE_GUEST,
  CANASTA_RELAY_ROLE_FETCH,
} CanastaRelayRole;

/* A name, 130 bits with nought behind them: of tables the pin of their host, as an invitation has
 * it; of a guest who waits a pass, drawn by chance. */
typedef struct
{
  guint8 bytes[CANASTA_INVITATION_PIN_SIZE];
} CanastaRelayName;

/* What somebody has connected for. */
typedef struct
{
  CanastaRelayRole role;
  CanastaRelayName name;
} CanastaRelayWords;

/* Where a line stands that is being read. */
typedef enum
{
  CANASTA_RELAY_WORDS_HALF,
  CANASTA_RELAY_WORDS_WHOLE,
  CANASTA_RELAY_WORDS_OTHER,    /* of another version than this one */
  CANASTA_RELAY_WORDS_WRONG,
} CanastaRelayWordsState;

typedef enum
{
  CANASTA_RELAY_ANSWER_OPEN,    /* from here on the other side is heard */
  CANASTA_RELAY_ANSWER_NONE,
  CANASTA_RELAY_ANSWER_FULL,
  CANASTA_RELAY_ANSWER_WHAT,    /* this version is not spoken here */
} CanastaRelayAnswer;

GQuark                  canasta_relay_error_quark   (void);

CanastaRelayWordsState  canasta_relay_words_read    (CanastaRelayWords        *self,
                                                     const char               *head,
                                                     gsize                     size);
char                   *canasta_relay_words_write   (const CanastaRelayWords  *self);

const char             *canasta_relay_answer_write  (CanastaRelayAnswer        answer);
gboolean                canasta_relay_answer_check  (const char               *text,
                                                     GError                  **error);

gboolean                canasta_relay_name_draw     (CanastaRelayName         *self,
                                                     GError                  **error);
guint                   canasta_relay_name_hash     (gconstpointer             name);
gboolean                canasta_relay_name_equal    (gconstpointer             one,
                                                     gconstpointer             other);

char                   *canasta_relay_call_write    (const CanastaRelayName   *pass,
                                                     const char               *address);
gboolean                canasta_relay_call_read     (const char               *text,
                                                     CanastaRelayName         *pass,
                                                     char                    **address);

G_END_DECLS
