/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages: each is read as it was written, whatever it holds; what is none is refused
 * with a sentence; the page about the protocol tells of each, with an example. */
#include "config.h"

#include <string.h>

#include "../core/json-filling.h"
#include "files/json-error.h"
#include "network/message.h"
#include "protocol-page.h"

#define FOR_EACH_KIND(kind) \
  for (CanastaMessageKind kind = 0; kind < CANASTA_N_MESSAGES; kind++)

/* Text and back. */

static void
check_round_trip (CanastaMessageKind kind, TestJsonFilling filling, GRand *random)
{
  const CanastaMessageRow *row = canasta_message_get_row (kind);
  g_auto (CanastaMessage) message = { 0 };
  g_auto (CanastaMessage) again = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;

  canasta_message_init (&message, kind);
  test_json_fill (row->rows, (char *) &message.hello, filling, random);
  text = canasta_message_write (&message);
  g_test_message ("%s", text);
  g_assert_cmpuint (strlen (text), <=, canasta_message_get_limit (row->sender));
  canasta_message_read (&again, text, strlen (text), row->sender, &error);
  g_assert_no_error (error);
  g_assert_cmpint (again.kind, ==, kind);
  TEST_JSON_FOR_EACH_ROW (at, row->rows)
    test_json_compare (at, (const char *) &message.hello + at->offset,
                       (const char *) &again.hello + at->offset);
  text_again = canasta_message_write (&again);
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_round_trip (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  FOR_EACH_KIND (kind)
    for (TestJsonFilling filling = TEST_JSON_NOUGHT; filling <= TEST_JSON_LAST; filling++)
      check_round_trip (kind, filling, random);
}

/* Every example is a message of its kind and is written as it stands there; nobody else
 * may send it. */
static void
test_examples (void)
{
  FOR_EACH_KIND (kind)
    {
      const CanastaMessageRow *row = canasta_message_get_row (kind);
      gsize size = strlen (row->example);
      g_auto (CanastaMessage) message = { 0 };
      g_auto (CanastaMessage) none = { 0 };
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      canasta_message_read (&message, row->example, size, row->sender, &error);
      g_assert_no_error (error);
      g_assert_cmpint (message.kind, ==, kind);
      text = canasta_message_write (&message);
      g_assert_cmpstr (text, ==, row->example);
      g_assert_false (canasta_message_read (&none, row->example, size, !row->sender, &error));
      g_assert_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_UNKNOWN);
      g_assert_nonnull (strstr (error->message, row->name));
    }
}

/* Refusals. */

#define G CANASTA_SENDER_GUEST
#define H CANASTA_SENDER_HOST
#define KIND canasta_message_error_quark, CANASTA_MESSAGE_ERROR_UNKNOWN
#define JSON(code) canasta_json_error_quark, CANASTA_JSON_ERROR_##code

static const struct
{
  CanastaSender sender;
  const char *text;
  GQuark (*domain) (void);      /* NULL where it is right */
  int code;
  const char *word;             /* of the sentence */
} texts[] = {
  { G, "", JSON (NOT_ONE_OBJECT), "message" },
  { G, "[]", JSON (NOT_ONE_OBJECT), "message" },
  { G, "{\"k\":\"leave\"", JSON (SYNTAX), "message" },
  { G, "{\"k\":\"leave\"} {}", JSON (NOT_ONE_OBJECT), "message" },
  { G, "{\"k\":\"leave\",\"k\":\"leave\"}", JSON (DUPLICATE_KEY), "k" },
  { G, "{}", JSON (MISSING), "k" },
  { G, "{\"k\":1}", JSON (TYPE), "k" },
  { G, "{\"k\":\"\"}", KIND, "“”" },
  { G, "{\"k\":\"from-tomorrow\"}", KIND, "from-tomorrow" },
  { H, "{\"k\":\"leave\"}", KIND, "leave" },
  { G, "{\"k\":\"bye\",\"why\":\"full\"}", KIND, "bye" },
  { G, "{\"k\":\"leave\",\"from-tomorrow\":{\"any\":[1,{}]}}", NULL, 0, NULL },
  { G, "{\"k\":\"seen\",\"r\":9007199254740991}", NULL, 0, NULL },
  { G, "{\"k\":\"seen\",\"r\":9007199254740992}", JSON (RANGE), "r" },
  { G, "{\"k\":\"seen\",\"r\":9007199254740993}", JSON (NUMBER), "r" },
  { G, "{\"k\":\"seen\",\"r\":-1}", JSON (RANGE), "r" },
  { G, "{\"k\":\"seen\",\"r\":1.5}", JSON (TYPE), "r" },
  { G, "{\"k\":\"act\",\"n\":1,\"at\":0}", JSON (MISSING), "action" },
  { G, "{\"k\":\"act\",\"n\":0,\"at\":0,\"action\":\"draw\"}", JSON (RANGE), "n" },
  { G, "{\"k\":\"act\",\"n\":1,\"at\":0,\"action\":\"fold\"}", JSON (RANGE), "action" },
  { G, "{\"k\":\"promise\",\"round\":1,\"attempt\":1,\"promise\":\"00\"}", JSON (RANGE), "promise" },
  { G, "{\"k\":\"remark\",\"remark\":\"you cheat\"}", JSON (RANGE), "remark" },
  { G, "{\"k\":\"hello\",\"program\":\"p\",\"name\":\"n\",\"ticket\":\"8F14E45FCEEA167A5A36\"}",
    JSON (RANGE), "ticket" },
  { G, "{\"k\":\"hello\",\"program\":\"p\",\"name\":\"n\",\"as\":\"king\"}", JSON (RANGE), "as" },
  { H, "{\"k\":\"position\",\"r\":1,\"observation\":[]}", JSON (TYPE), "observation" },
  { H, "{\"k\":\"rules\",\"table\":\"partnership/4\"}", JSON (MISSING), "rules" },
  { H, "{\"k\":\"table\",\"round\":1,\"seats\":[{},{},{},{},{},{},{}]}", JSON (RANGE), "seats" },
  { H, "{\"k\":\"table\",\"round\":1,\"seats\":[{\"here\":true}]}", JSON (MISSING), "occupant" },
  { H, "{\"k\":\"refused\",\"n\":1,\"why\":\"illegal\",\"reason\":\"ill-luck\"}", JSON (RANGE),
    "reason" },
  { H, "{\"k\":\"proof\",\"round\":1,\"attempt\":1,\"deal\":9007199254740992,\"shares\":[]}",
    JSON (RANGE), "deal" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (CanastaMessage) message = { 0 };
      g_autoptr (GError) error = NULL;
      gboolean read = canasta_message_read (&message, texts[i].text, strlen (texts[i].text),
                                            texts[i].sender, &error);

      g_test_message ("%s: %s", texts[i].text, error ? error->message : "read");
      g_assert_cmpint (read, ==, !texts[i].domain);
      if (read)
        continue;
      g_assert_error (error, texts[i].domain (), texts[i].code);
      g_assert_nonnull (strstr (error->message, texts[i].word));
    }
}

/* Longer than a sender may say is not looked at; a zero byte ends no message. */
static void
test_sizes (void)
{
  for (CanastaSender sender = CANASTA_SENDER_GUEST; sender <= CANASTA_SENDER_HOST; sender++)
    {
      gsize limit = canasta_message_get_limit (sender);
      const char *beginning = sender == CANASTA_SENDER_GUEST
                                ? "{\"k\":\"leave\"" : "{\"k\":\"bye\",\"why\":\"full\"";
      g_autofree char *text = g_strnfill (limit + 1, ' ');
      g_auto (CanastaMessage) message = { 0 };
      g_auto (CanastaMessage) none = { 0 };
      g_autoptr (GError) error = NULL;

      memcpy (text, beginning, strlen (beginning));
      text[limit - 1] = '}';
      g_assert_true (canasta_message_read (&message, text, limit, sender, NULL));
      g_assert_false (canasta_message_read (&none, text, limit + 1, sender, &error));
      g_assert_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_TOO_LARGE);
      text[limit - 2] = '\0';
      g_assert_false (canasta_message_read (&none, text, limit, sender, NULL));
    }
}

/* The sentence for a refusal is made by whoever reads it: nothing it needs is lost. */
static void
test_sentences (void)
{
  for (guint reason = CANASTA_REASON_NONE + 1; reason < CANASTA_N_REASONS; reason++)
    {
      g_auto (CanastaMessage) message = { 0 };
      g_auto (CanastaMessage) again = { 0 };
      g_autofree char *text = NULL;
      g_autofree char *sentence = NULL;
      g_autofree char *sentence_again = NULL;

      canasta_message_init (&message, CANASTA_MESSAGE_REFUSED);
      message.refused.refusal = (CanastaRefusal){
        .reason = (guint8) reason,
        .card = 10,
        .rank = 5,
        .rule = (gint16) canasta_rule_get (reason % canasta_rule_count ())->offset,
        .timing = reason % 4,
        .canasta = 1,
        .need = 2,
        .have = -1,
        .lack = { .reason = CANASTA_REASON_TOO_FEW_CANASTAS, .canasta = 1, .need = 2, .have = 1 },
      };
      text = canasta_message_write (&message);
      g_assert_true (canasta_message_read (&again, text, strlen (text), CANASTA_SENDER_HOST, NULL));
      sentence = canasta_refusal_get_message (&message.refused.refusal, NULL, "Anna");
      sentence_again = canasta_refusal_get_message (&again.refused.refusal, NULL, "Anna");
      g_assert_cmpstr (sentence, ==, sentence_again);
    }
}

/* The page. */

static char *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* `ninja write-protocol` makes it so. */
static void
test_page (void)
{
  g_autofree char *page = load ("protocol.md");
  g_autofree char *messages = test_protocol_write_messages ();
  g_autofree char *wanted = test_protocol_put_messages (page, messages);
  g_autofree char *schema = load ("protocol.schema.json");
  g_autofree char *wanted_schema = test_protocol_write_schema ();

  g_assert_cmpstr (page, ==, wanted);
  g_assert_cmpstr (schema, ==, wanted_schema);
  g_assert_nonnull (strstr (page, "`" CANASTA_PROTOCOL "`"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/protocol/round-trip", test_round_trip);
  g_test_add_func ("/protocol/examples", test_examples);
  g_test_add_func ("/protocol/refused", test_refused);
  g_test_add_func ("/protocol/sizes", test_sizes);
  g_test_add_func ("/protocol/sentences", test_sentences);
  g_test_add_func ("/protocol/page", test_page);
  return g_test_run ();
}
