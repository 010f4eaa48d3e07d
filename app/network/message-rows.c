/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The description of all messages: reader, writer, schema and the page about the protocol
 * are made of it. A new message is a kind, a body and a row here. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "cards/deck.h"
#include "network/message-forms.h"
#include "notation/json-forms.h"
#include "rules/canasta-class.h"
#include "rules/rules.h"

/* The largest whole number that every program for JSON keeps exactly, less one. */
#define MOST ((G_GINT64_CONSTANT (1) << 53) - 1)

#define MOST_ROUNDS 1000
#define MOST_ATTEMPTS 1000
#define LONGEST_WORD 24
#define LONGEST_SENTENCE 300
#define LONGEST_PLAYER 200
#define LONGEST_INVITATION 600
#define MOST_WORDS 16
#define LONGEST_ROUNDS 4000
#define MOST_ACTIONS 10000
#define LONGEST_ACTION 400
#define MOST_POINTS 10000000
#define MOST_PIECES 1000
#define ANY_LENGTH 0            /* that a message may have; kept as it is */
#define MOST_TIME (24 * 60 * 60 * 1000)

/* Choices */

static const char *const places[] = { "waiting", "seat", "looking", NULL };

/* The same, and what no guest comes for. */
static const char *const purposes[] = { "waiting", "seat", "looking", "giving", NULL };

static const char *const refused_whys[] = { "illegal", "stale", "not-yours", "too-fast",
                                            "not-now", "unknown", NULL };

static const char *const bye_whys[] = { "full", "not-let-in", "put-out", "closed", "stopping",
                                        "elsewhere", "newer-needed", "older-needed", "seated",
                                        "no-onlookers", NULL };

static const char *const timings[] = { "any", "to-draw", "has-drawn", "has-taken", NULL };

/* The notation */

static char *
write_reason (gconstpointer value)
{
  const guint8 *reason = value;

  return *reason == CANASTA_REASON_NONE ? NULL : g_strdup (canasta_reason_get_code (*reason));
}

static gboolean
read_reason (const char *text, gpointer value)
{
  for (guint reason = CANASTA_REASON_NONE + 1; reason < CANASTA_N_REASONS; reason++)
    if (g_str_equal (canasta_reason_get_code (reason), text))
      {
        *(guint8 *) value = (guint8) reason;
        return TRUE;
      }
  return FALSE;
}

static const CanastaJsonForm reason_form = {
  write_reason, read_reason, N_("this is no reason for a refusal."), "^[a-z]+(-[a-z]+)*$",
};

/* The rule behind a refusal, which knows it by its offset. */
static char *
write_rule (gconstpointer value)
{
  const CanastaRefusal refusal = { .rule = *(const gint16 *) value };
  const CanastaRule *rule = canasta_refusal_get_rule (&refusal);

  return rule ? g_strdup (rule->name) : NULL;
}

static gboolean
read_rule (const char *text, gpointer value)
{
  const CanastaRule *rule = canasta_rule_find (text);

  if (rule)
    *(gint16 *) value = (gint16) rule->offset;
  return rule != NULL;
}

static const CanastaJsonForm rule_form = {
  write_rule, read_rule, N_("this is not a rule."), "^[a-z0-9]+(-[a-z0-9]+)*$",
};

/* Rows */

#define END { NULL }

static const CanastaJsonRow hello_rows[] = {
  CANASTA_JSON_ROW_TEXT ("program", CanastaHello, program, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_TEXTS ("can", CanastaHello, can, MOST_WORDS, LONGEST_WORD, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("name", CanastaHello, name, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_TEXT ("language", CanastaHello, language, LONGEST_WORD, IF_ANY),
  CANASTA_JSON_ROW_FORM ("ticket", CanastaHello, ticket, &canasta_ticket_form, ALWAYS),
  CANASTA_JSON_ROW_FORM ("return", CanastaHello, return_ticket, &canasta_return_ticket_form, ALWAYS),
  CANASTA_JSON_ROW_CHOICE ("as", CanastaHello, as, purposes, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("seen", CanastaHello, seen, 0, MOST, IF_ANY),
  END
};

static const CanastaJsonRow act_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("n", CanastaAct, n, 1, MOST, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("at", CanastaAct, at, 0, MOST, NEEDED),
  CANASTA_JSON_ROW_FORM ("action", CanastaAct, action, &canasta_action_form, NEEDED),
  END
};

static const CanastaJsonRow promise_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("round", CanastaPromised, round, 1, MOST_ROUNDS, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("attempt", CanastaPromised, attempt, 1, MOST_ATTEMPTS, NEEDED),
  CANASTA_JSON_ROW_FORM ("promise", CanastaPromised, promise, &canasta_share_form, NEEDED),
  END
};

static const CanastaJsonRow share_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("round", CanastaShown, round, 1, MOST_ROUNDS, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("attempt", CanastaShown, attempt, 1, MOST_ATTEMPTS, NEEDED),
  CANASTA_JSON_ROW_FORM ("share", CanastaShown, share, &canasta_share_form, NEEDED),
  END
};

static const CanastaJsonRow ready_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("round", CanastaReady, round, 1, MOST_ROUNDS, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("ready", CanastaReady, ready, NEEDED),
  END
};

static const CanastaJsonRow remark_rows[] = {
  CANASTA_JSON_ROW_CHOICE ("remark", CanastaRemarked, remark, canasta_remark_words, NEEDED),
  END
};

static const CanastaJsonRow seen_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("r", CanastaSeen, r, 0, MOST, NEEDED),
  END
};

static const CanastaJsonRow replay_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("round", CanastaReplayWanted, round, 1, MOST_ROUNDS, NEEDED),
  END
};

static const CanastaJsonRow key_rows[] = {
  CANASTA_JSON_ROW_FORM ("key", CanastaKeyTold, key, &canasta_seat_key_form, NEEDED),
  END
};

static const CanastaJsonRow claim_rows[] = {
  CANASTA_JSON_ROW_FORM ("key", CanastaClaim, key, &canasta_seat_key_form, ALWAYS),
  CANASTA_JSON_ROW_FORM ("signature", CanastaClaim, signature, &canasta_seat_signature_form,
                         ALWAYS),
  END
};

static const CanastaJsonRow inherit_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("rounds", CanastaInherited, rounds, 0, MOST_ROUNDS, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("invitation", CanastaInherited, invitation, LONGEST_INVITATION, IF_ANY),
  END
};

static const CanastaJsonRow bequest_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("n", CanastaBequeathed, n, 1, MOST_PIECES, NEEDED),
  CANASTA_JSON_ROW_TEXT ("text", CanastaBequeathed, text, ANY_LENGTH, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("last", CanastaBequeathed, last, IF_ANY),
  END
};

static const CanastaJsonRow no_rows[] = { END };

static const CanastaJsonRow welcome_rows[] = {
  CANASTA_JSON_ROW_TEXT ("program", CanastaWelcome, program, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_TEXTS ("can", CanastaWelcome, can, MOST_WORDS, LONGEST_WORD, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("table", CanastaWelcome, table, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_FORM ("match", CanastaWelcome, match, &canasta_match_form, ALWAYS),
  CANASTA_JSON_ROW_FORM ("origin", CanastaWelcome, origin, &canasta_match_form, ALWAYS),
  CANASTA_JSON_ROW_FORM ("return", CanastaWelcome, return_ticket, &canasta_return_ticket_form, ALWAYS),
  CANASTA_JSON_ROW_CHOICE ("place", CanastaWelcome, place, places, NEEDED),
  CANASTA_JSON_ROW_OR_NONE ("seat", CanastaWelcome, seat, 0, CANASTA_MAX_SEATS - 1, -1),
  CANASTA_JSON_ROW_NUMBER ("n", CanastaWelcome, n, 0, MOST, IF_ANY),
  END
};

static const CanastaJsonRow seat_rows[] = {
  CANASTA_JSON_ROW_TEXT ("name", CanastaSeatSeen, name, CANASTA_MESSAGE_LONGEST_NAME, IF_ANY),
  CANASTA_JSON_ROW_CHOICE ("occupant", CanastaSeatSeen, occupant, canasta_occupant_words, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("here", CanastaSeatSeen, here, ALWAYS),
  CANASTA_JSON_ROW_SWITCH ("ready", CanastaSeatSeen, ready, ALWAYS),
  CANASTA_JSON_ROW_OR_NONE ("left", CanastaSeatSeen, left, 0, MOST_TIME, -1),
  CANASTA_JSON_ROW_TEXT ("missed", CanastaSeatSeen, missed, LONGEST_ROUNDS, IF_ANY),
  END
};

static const CanastaJsonRow onlooker_rows[] = {
  CANASTA_JSON_ROW_TEXT ("name", CanastaOnlookerSeen, name, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  END
};

static const CanastaJsonRow table_rows[] = {
  CANASTA_JSON_ROW_OBJECTS ("seats", CanastaTableSeen, seats, n_seats, seat_rows, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("hints", CanastaTableSeen, hints, ALWAYS),
  CANASTA_JSON_ROW_SWITCH ("remarks", CanastaTableSeen, remarks, ALWAYS),
  CANASTA_JSON_ROW_NUMBER ("round", CanastaTableSeen, round, 1, MOST_ROUNDS, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("clock", CanastaTableSeen, clock, 0, MOST_TIME, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("waits", CanastaTableSeen, waits, 0, MOST_TIME, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("others", CanastaTableSeen, others, 0, CANASTA_FAIR_DEAL_TABLES - 1,
                           IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("unready", CanastaTableSeen, unready, 0, CANASTA_FAIR_DEAL_TABLES - 1,
                           IF_ANY),
  CANASTA_JSON_ROW_OBJECTS ("onlookers", CanastaTableSeen, onlookers, n_onlookers, onlooker_rows,
                            IF_ANY),
  CANASTA_JSON_ROW_OR_NONE ("heir", CanastaTableSeen, heir, 0, CANASTA_MAX_SEATS - 1, -1),
  END
};

static const CanastaJsonRow rules_rows[] = {
  CANASTA_JSON_ROW_TEXT ("table", CanastaRulesTold, table, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_TEXT ("house", CanastaRulesTold, house, CANASTA_MESSAGE_LONGEST_NAME, IF_ANY),
  CANASTA_JSON_ROW_NODE ("rules", CanastaRulesTold, rules, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("plain", CanastaRulesTold, plain, IF_ANY),
  END
};

static const CanastaJsonRow party_promise_rows[] = {
  CANASTA_JSON_ROW_FORM ("promise", CanastaPartyPromise, promise, &canasta_share_form, NEEDED),
  END
};

static const CanastaJsonRow promises_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("round", CanastaPromises, round, 1, MOST_ROUNDS, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("attempt", CanastaPromises, attempt, 1, MOST_ATTEMPTS, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("party", CanastaPromises, party, 1, CANASTA_FAIR_DEAL_PARTIES - 1,
                           NEEDED),
  CANASTA_JSON_ROW_OBJECTS ("promises", CanastaPromises, promises, n_promises,
                            party_promise_rows, NEEDED),
  END
};

static const CanastaJsonRow position_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("r", CanastaPositionTold, r, 0, MOST, NEEDED),
  CANASTA_JSON_ROW_NODE ("observation", CanastaPositionTold, observation, NEEDED),
  END
};

static const CanastaJsonRow record_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("r", CanastaRecorded, r, 1, MOST, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("seat", CanastaRecorded, seat, 0, CANASTA_MAX_SEATS - 1, NEEDED),
  CANASTA_JSON_ROW_FORM ("action", CanastaRecorded, action, &canasta_action_form, NEEDED),
  CANASTA_JSON_ROW_NODE ("observation", CanastaRecorded, observation, NEEDED),
  END
};

static const CanastaJsonRow done_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("n", CanastaDone, n, 1, MOST, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("r", CanastaDone, r, 0, MOST, NEEDED),
  END
};

#define NUMBER_OF_REFUSAL(key, field) \
  CANASTA_JSON_ROW_OR_NONE (key, CanastaRefused, refusal.field, -1000000, 1000000, \
                            CANASTA_NO_NUMBER)

static const CanastaJsonRow refused_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("n", CanastaRefused, n, 0, MOST, ALWAYS),
  CANASTA_JSON_ROW_CHOICE ("why", CanastaRefused, why, refused_whys, NEEDED),
  CANASTA_JSON_ROW_FORM ("reason", CanastaRefused, refusal.reason, &reason_form, ALWAYS),
  CANASTA_JSON_ROW_FORM ("rule", CanastaRefused, refusal.rule, &rule_form, ALWAYS),
  NUMBER_OF_REFUSAL ("need", need),
  NUMBER_OF_REFUSAL ("have", have),
  CANASTA_JSON_ROW_OR_NONE ("rank", CanastaRefused, refusal.rank, 0, CANASTA_N_RANKS - 1, -1),
  CANASTA_JSON_ROW_FORM ("card", CanastaRefused, refusal.card, &canasta_card_form, ALWAYS),
  CANASTA_JSON_ROW_CHOICE ("timing", CanastaRefused, refusal.timing, timings, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("canasta", CanastaRefused, refusal.canasta, 0, CANASTA_N_CLASSES - 1,
                           IF_ANY),
  CANASTA_JSON_ROW_FORM ("lack", CanastaRefused, refusal.lack.reason, &reason_form, ALWAYS),
  CANASTA_JSON_ROW_NUMBER ("lack-canasta", CanastaRefused, refusal.lack.canasta, 0,
                           CANASTA_N_CLASSES - 1, IF_ANY),
  NUMBER_OF_REFUSAL ("lack-need", lack.need),
  NUMBER_OF_REFUSAL ("lack-have", lack.have),
  CANASTA_JSON_ROW_TEXT ("sentence", CanastaRefused, sentence, LONGEST_SENTENCE, IF_ANY),
  END
};

static const CanastaJsonRow party_share_rows[] = {
  CANASTA_JSON_ROW_FORM ("share", CanastaPartyShare, share, &canasta_share_form, NEEDED),
  END
};

static const CanastaJsonRow proof_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("round", CanastaProof, round, 1, MOST_ROUNDS, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("attempt", CanastaProof, attempt, 1, MOST_ATTEMPTS, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("deal", CanastaProof, deal, 0, (gint64) CANASTA_MAX_DEAL, NEEDED),
  CANASTA_JSON_ROW_OBJECTS ("shares", CanastaProof, shares, n_shares, party_share_rows, NEEDED),
  END
};

static const CanastaJsonRow replayed_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("round", CanastaReplayed, round, 1, MOST_ROUNDS, NEEDED),
  CANASTA_JSON_ROW_OR_NONE ("deal", CanastaReplayed, deal, 0, (gint64) CANASTA_MAX_DEAL, -1),
  CANASTA_JSON_ROW_TEXTS ("actions", CanastaReplayed, actions, MOST_ACTIONS, LONGEST_ACTION, IF_ANY),
  END
};

static const CanastaJsonRow seat_left_rows[] = {
  CANASTA_JSON_ROW_FORM ("key", CanastaSeatLeft, key, &canasta_seat_key_form, ALWAYS),
  CANASTA_JSON_ROW_TEXT ("player", CanastaSeatLeft, player, LONGEST_PLAYER, IF_ANY),
  END
};

static const CanastaJsonRow keys_rows[] = {
  CANASTA_JSON_ROW_OBJECTS ("seats", CanastaKeys, seats, n_seats, seat_left_rows, NEEDED),
  END
};

static const CanastaJsonRow moved_rows[] = {
  CANASTA_JSON_ROW_TEXT ("invitation", CanastaMoved, invitation, LONGEST_INVITATION, NEEDED),
  END
};

static const CanastaJsonRow clock_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("seat", CanastaClock, seat, 0, CANASTA_MAX_SEATS - 1, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("left", CanastaClock, left, 0, MOST_TIME, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("runs", CanastaClock, runs, NEEDED),
  END
};

static const CanastaJsonRow remarked_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("seat", CanastaRemarked, seat, 0, CANASTA_MAX_SEATS - 1, NEEDED),
  CANASTA_JSON_ROW_CHOICE ("remark", CanastaRemarked, remark, canasta_remark_words, NEEDED),
  END
};

static const CanastaJsonRow place_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("place", CanastaPlaceTold, place, 1, CANASTA_FAIR_DEAL_TABLES, NEEDED),
  CANASTA_JSON_ROW_TEXT ("table", CanastaPlaceTold, table, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_TEXTS ("names", CanastaPlaceTold, names, CANASTA_MAX_SEATS,
                          CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_NUMBER ("points", CanastaPlaceTold, points, -MOST_POINTS, MOST_POINTS, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("own", CanastaPlaceTold, own, IF_ANY),
  END
};

static const CanastaJsonRow places_rows[] = {
  CANASTA_JSON_ROW_OBJECTS ("places", CanastaPlacesTold, places, n_places, place_rows, NEEDED),
  END
};

static const CanastaJsonRow bye_rows[] = {
  CANASTA_JSON_ROW_CHOICE ("why", CanastaBye, why, bye_whys, NEEDED),
  END
};

/* What is left out of them is not nought. */

static const CanastaMessage welcome_standard = { .welcome = { .seat = -1 } };

static const CanastaMessage table_standard = { .table = { .heir = -1 } };

static const CanastaMessage replayed_standard = { .replayed = { .deal = -1 } };

static const CanastaMessage refused_standard = {
  .refused.refusal = {
    .card = CANASTA_NO_CARD,
    .rank = -1,
    .rule = -1,
    .need = CANASTA_NO_NUMBER,
    .have = CANASTA_NO_NUMBER,
    .lack = { .need = CANASTA_NO_NUMBER, .have = CANASTA_NO_NUMBER },
  },
};

/* Bytes of the examples. */
#define HEX_10 "8f14e45fceea167a5a36"
#define HEX_16 "d3d9446802a44259755d38e6d163e820"
#define HEX_32 "4f3c1a9e7b6d5c20e1f8a7b3c4d5e6f70819a2b3c4d5e6f7a8b9cadbecfd0e1f"
#define HEX_64 HEX_32 HEX_32
#define INVITATION "CANASTA://192.168.178.123:47011/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHPCD"

#define FROM_GUEST(kind) [CANASTA_MESSAGE_##kind] = { .sender = CANASTA_SENDER_GUEST
#define FROM_HOST(kind) [CANASTA_MESSAGE_##kind] = { .sender = CANASTA_SENDER_HOST

static const CanastaMessageRow message_rows[] = {
  FROM_GUEST (HELLO),
    .name = "hello",
    .summary = "The first message: who comes, what their program can, and what opens the door, "
               "the ticket of an invitation and one's own, from before or drawn by chance. `as` "
               "says what one comes for, a seat where it does not say `looking`, or `giving` where one is "
               "the host of another table and gives that away; `seen` is the "
               "last record one has.",
    .rows = hello_rows,
    .example = "{\"k\":\"hello\",\"program\":\"Canasta 0.9.0\",\"can\":[\"remarks\",\"clock\"],"
               "\"name\":\"Anna\",\"language\":\"de\",\"ticket\":\"" HEX_10 "\",\"as\":\"seat\"}" },
  FROM_GUEST (ACT),
    .name = "act",
    .summary = "An action, in the notation. `n` is the guest's own count: sent again with the "
               "same `n` after a break, it is answered as before, and nothing is done twice. `at` "
               "is the last record one has seen.",
    .rows = act_rows,
    .example = "{\"k\":\"act\",\"n\":7,\"at\":41,\"action\":\"meld KD KH KS | 2H >Q\"}" },
  FROM_GUEST (PROMISE),
    .name = "promise",
    .summary = "What one promises for the deal of a round: the hash of one's share.",
    .rows = promise_rows,
    .example = "{\"k\":\"promise\",\"round\":2,\"attempt\":1,\"promise\":\"" HEX_32 "\"}" },
  FROM_GUEST (SHARE),
    .name = "share",
    .summary = "The share that was promised, once `promises` has told that everybody has.",
    .rows = share_rows,
    .example = "{\"k\":\"share\",\"round\":2,\"attempt\":1,\"share\":\"" HEX_32 "\"}" },
  FROM_GUEST (READY),
    .name = "ready",
    .summary = "Whether one is ready for a round.",
    .rows = ready_rows,
    .example = "{\"k\":\"ready\",\"round\":3,\"ready\":true}" },
  FROM_GUEST (REMARK),
    .name = "remark",
    .capability = "remarks",
    .summary = "Says one of a few things to the table, each in the language of who reads it.",
    .rows = remark_rows,
    .example = "{\"k\":\"remark\",\"remark\":\"well-played\"}" },
  FROM_GUEST (SEEN),
    .name = "seen",
    .summary = "The last record one has seen: after each proof, and when nothing else was said for "
               "five seconds. With 0 one asks for the position.",
    .rows = seen_rows,
    .example = "{\"k\":\"seen\",\"r\":42}" },
  FROM_GUEST (REPLAY),
    .name = "replay",
    .capability = "replays",
    .summary = "Asks for a round that is over, and of which one has no record.",
    .rows = replay_rows,
    .example = "{\"k\":\"replay\",\"round\":2}" },
  FROM_GUEST (KEY),
    .name = "key",
    .capability = "moves",
    .summary = "The open half of the key of one's seat, by which one has it again where somebody "
               "else goes on with the table: as soon as one has a seat.",
    .rows = key_rows,
    .example = "{\"k\":\"key\",\"key\":\"" HEX_32 "\"}" },
  FROM_GUEST (CLAIM),
    .name = "claim",
    .capability = "moves",
    .summary = "One's seat at a table that goes on from another: one's key, and what was signed by "
               "it. Without them, that one had no seat there: one waits like anybody.",
    .rows = claim_rows,
    .example = "{\"k\":\"claim\",\"key\":\"" HEX_32 "\",\"signature\":\"" HEX_64 "\"}" },
  FROM_GUEST (INHERIT),
    .name = "inherit",
    .capability = "heirs",
    .summary = "One goes on with the table in the host's place, after so many `rounds` that are over, "
               "and it is open by this invitation: where `table` asks one by `heir`. Without an "
               "invitation, that one does not.",
    .rows = inherit_rows,
    .example = "{\"k\":\"inherit\",\"rounds\":2,\"invitation\":\"" INVITATION "\"}" },
  FROM_GUEST (BEQUEST),
    .name = "bequest",
    .capability = "bequests",
    .summary = "A part of a table, from its host, who said `hello` as `giving` to the host of another "
               "one that nobody plays at. Put together they are lines, each a message of a host: "
               "`welcome`, `rules`, `table`, `keys`, and `replayed` for each round that is over. Each part "
               "is answered by `done`, which asks for the next one; the `last` once the table is open "
               "there, by the invitation that opened the door.",
    .rows = bequest_rows,
    .example = "{\"k\":\"bequest\",\"n\":2,\"text\":\"\\\"draw\\\"]}\",\"last\":true}" },
  FROM_GUEST (LEAVE),
    .name = "leave",
    .summary = "One leaves for good.",
    .rows = no_rows,
    .example = "{\"k\":\"leave\"}" },

  FROM_HOST (WELCOME),
    .name = "welcome",
    .summary = "The answer to `hello`, and whenever one's place changes. `return`, where it is "
               "there, opens the door from now on, and no longer what one has shown; `match` is by "
               "what promises know the match, and another one is another match; `origin` is that "
               "of the match from which it goes on, where another host began it; `n` is the last "
               "action of one's own that was answered: who comes back with a program that was "
               "started anew counts on from there.",
    .rows = welcome_rows,
    .standard = &welcome_standard,
    .example = "{\"k\":\"welcome\",\"program\":\"Canasta 0.9.0\",\"can\":[\"remarks\"],"
               "\"table\":\"Thursday\",\"match\":\"" HEX_16 "\",\"return\":\"" HEX_16 "\","
               "\"place\":\"seat\",\"seat\":2}" },
  FROM_HOST (TABLE),
    .name = "table",
    .summary = "The table, whole, whenever something of it changes. `round` is the one for which "
               "people are ready or not. `clock` is how many milliseconds each person has for a "
               "round, where the host has set that; `left` is what somebody still has, as it was "
               "when the table was told. `missed` are the rounds in which a computer player acted "
               "for somebody, which are not theirs. For so many milliseconds as `waits` says the "
               "match waits for somebody who is away, before a computer player goes on. Of other "
               "tables, which are dealt the same, `others` is how many still play the round that is "
               "over here, and `unready` at how many not everybody is ready for the next one. "
               "`onlookers` are those who look on now. `heir` is the seat of whom the host asks to go "
               "on with the table, since it has to leave.",
    .rows = table_rows,
    .standard = &table_standard,
    .example = "{\"k\":\"table\",\"seats\":[{\"name\":\"Anna\",\"occupant\":\"person\","
               "\"here\":true,\"ready\":false,\"left\":240500,\"missed\":\"1\"},"
               "{\"occupant\":\"none\",\"here\":false,"
               "\"ready\":false}],\"hints\":true,\"remarks\":true,\"round\":3,\"clock\":600000,"
               "\"waits\":60000,\"onlookers\":[{\"name\":\"Eva\"}]}" },
  FROM_HOST (RULES),
    .name = "rules",
    .summary = "What is played: the table, the house and every rule by its name, once and whenever "
               "they change. A game that is `plain` is said whole by its rules, and played by them "
               "where its variant is not known.",
    .rows = rules_rows,
    .example = "{\"k\":\"rules\",\"table\":\"partnership/4\",\"house\":\"classic\","
               "\"rules\":{\"draw-count\":2},\"plain\":true}" },
  FROM_HOST (PROMISES),
    .name = "promises",
    .summary = "What is promised for the deal of a round, the host first: at first by the host "
               "alone, which asks each guest for a promise, and by everybody once all have "
               "promised, which asks for the shares. `party` is the place of who is told, counted "
               "from 0.",
    .rows = promises_rows,
    .example = "{\"k\":\"promises\",\"round\":2,\"attempt\":1,\"party\":1,\"promises\":["
               "{\"promise\":\"" HEX_32 "\"},{\"promise\":\"" HEX_32 "\"}]}" },
  FROM_HOST (POSITION),
    .name = "position",
    .summary = "All that one may know, as an observation in the notation, after `r` records: on "
               "sitting down or beginning to look on, on coming back, after a deal, and when one "
               "asks for it. That of who looks on has neither `seat` nor `hand`.",
    .rows = position_rows,
    .example = "{\"k\":\"position\",\"r\":40,\"observation\":{\"format\":1,\"seat\":2,"
               "\"hand\":\"4C 10D QS\"}}" },
  FROM_HOST (RECORD),
    .name = "record",
    .summary = "An action of anybody, and all that one may know after it.",
    .rows = record_rows,
    .example = "{\"k\":\"record\",\"r\":41,\"seat\":1,\"action\":\"discard 4C\","
               "\"observation\":{\"format\":1,\"seat\":2,\"hand\":\"4C 10D QS\"}}" },
  FROM_HOST (DONE),
    .name = "done",
    .summary = "The action `n` was done, and is the record `r`.",
    .rows = done_rows,
    .example = "{\"k\":\"done\",\"n\":7,\"r\":42}" },
  FROM_HOST (REFUSED),
    .name = "refused",
    .summary = "What was asked was not done: `n` is the count of an action, 0 of anything else. "
               "For an `illegal` one the rest says why, as a refusal in the notation, so that "
               "the guest makes the sentence; `lack` is what going out lacks. Only a variant's "
               "own words come as a `sentence`.",
    .rows = refused_rows,
    .standard = &refused_standard,
    .example = "{\"k\":\"refused\",\"n\":7,\"why\":\"illegal\",\"reason\":\"too-many-wilds\","
               "\"rule\":\"maximum-wilds\",\"need\":3,\"have\":4,\"rank\":10}" },
  FROM_HOST (PROOF),
    .name = "proof",
    .summary = "After a round: the number it was dealt by, and the shares of everybody in the "
               "order of `promises`, from which it follows.",
    .rows = proof_rows,
    .example = "{\"k\":\"proof\",\"round\":2,\"attempt\":1,\"deal\":5318973571280228,\"shares\":["
               "{\"share\":\"" HEX_32 "\"},{\"share\":\"" HEX_32 "\"}]}" },
  FROM_HOST (REPLAYED),
    .name = "replayed",
    .capability = "replays",
    .summary = "A round that is over: the number it was dealt by, and all actions, in the notation. "
               "Without them the host does not know it any more from its deal on.",
    .rows = replayed_rows,
    .standard = &replayed_standard,
    .example = "{\"k\":\"replayed\",\"round\":2,\"deal\":5318973571280228,\"actions\":[\"draw\","
               "\"discard 4C\"]}" },
  FROM_HOST (KEYS),
    .name = "keys",
    .capability = "moves",
    .summary = "What is needed to go on with the table in the host's place, with each deal and to "
               "who comes back, beside `table`, `rules` and the rounds that are over: by seat the "
               "open half of the key of its person, or how a computer player plays there.",
    .rows = keys_rows,
    .example = "{\"k\":\"keys\",\"seats\":[{\"key\":\"" HEX_32 "\"},{\"player\":\"normal\"}]}" },
  FROM_HOST (MOVED),
    .name = "moved",
    .capability = "follows",
    .summary = "The last that a host says who has handed the table over: by this invitation it goes on, "
               "and who sits there has their seat by `claim`.",
    .rows = moved_rows,
    .example = "{\"k\":\"moved\",\"invitation\":\"" INVITATION "\"}" },
  FROM_HOST (CLOCK),
    .name = "clock",
    .capability = "clock",
    .summary = "Somebody's time runs from now on, or stands still, and how many milliseconds of it "
               "are left.",
    .rows = clock_rows,
    .example = "{\"k\":\"clock\",\"seat\":3,\"left\":240500,\"runs\":true}" },
  FROM_HOST (REMARKED),
    .name = "remarked",
    .capability = "remarks",
    .summary = "What somebody said to the table.",
    .rows = remarked_rows,
    .example = "{\"k\":\"remarked\",\"seat\":1,\"remark\":\"thanks\"}" },
  FROM_HOST (PLACES),
    .name = "places",
    .capability = "evenings",
    .summary = "When all tables have played to the end that were dealt the same, before the proof of "
               "the last round: the places of those who had the cards of one's own side, a side a "
               "table, and their points in all rounds together. Who has as many points is in the "
               "same place; `own` is the side of who is told.",
    .rows = places_rows,
    .example = "{\"k\":\"places\",\"places\":[{\"place\":1,\"table\":\"Thursday\","
               "\"names\":[\"Anna\",\"Clara\"],\"points\":5230,\"own\":true},{\"place\":2,"
               "\"table\":\"Beginners\",\"names\":[\"Emma\",\"Fritz\"],\"points\":4870}]}" },
  FROM_HOST (BYE),
    .name = "bye",
    .summary = "Why the connection ends: said before it does, since the code of a close does not "
               "always arrive.",
    .rows = bye_rows,
    .example = "{\"k\":\"bye\",\"why\":\"stopping\"}" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (message_rows) == CANASTA_N_MESSAGES);

/**
 * canasta_message_get_row:
 * @kind: a kind of message
 *
 * Returns: (transfer none): its description
 */
const CanastaMessageRow *
canasta_message_get_row (CanastaMessageKind kind)
{
  return &message_rows[kind];
}
