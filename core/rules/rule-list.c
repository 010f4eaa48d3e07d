/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of rules, made from their rows. */
#include "config.h"

#include "rules/rule-list.h"

#include <glib/gi18n-lib.h>

#include "rules/rule-needs.h"

/* Names for values, an array a type. */
#define CANASTA_ROW_CHOICES(type, ...) \
  static const CanastaRuleChoice choices_of_##type[] = { __VA_ARGS__, { NULL } };
#define CANASTA_ROW_OPTION(value_, ...) [value_] = { __VA_ARGS__ }
#include "rules/rule-rows.h"

/* What every row has. */
#define ROW(name_, kind_, field_, group_, standard_, least_, most_, step_, title_, words_, ...) \
  { .name = name_, .kind = CANASTA_RULE_##kind_, .group = CANASTA_RULE_GROUP_##group_, \
    .offset = G_STRUCT_OFFSET (CanastaRuleValues, field_), .standard = standard_, \
    .minimum = least_, .maximum = most_, .step = step_, .title = title_, \
    .explanation = words_, __VA_ARGS__ },

#define CANASTA_ROW_SWITCH(name, field, group, standard, title, words, ...) \
  ROW (name, SWITCH, field, group, standard, 0, 1, 1, title, words, __VA_ARGS__)
#define CANASTA_ROW_NUMBER(name, field, group, standard, least, most, step, title, words, ...) \
  ROW (name, NUMBER, field, group, standard, least, most, step, title, words, __VA_ARGS__)
#define CANASTA_ROW_CHOICE(name, field, group, standard, type, title, words, ...) \
  ROW (name, CHOICE, field, group, standard, 0, G_N_ELEMENTS (choices_of_##type) - 2, 1, title, \
       words, NAMES (type), __VA_ARGS__)

/* Bands and counts do not fit into a row's standard number. */
#define CANASTA_ROW_BANDS(name, field, group, list, least, most, step, title, words, ...) \
  ROW (name, BANDS, field, group, 0, least, most, step, title, words, \
       .standard_list = &(const CanastaBands){ .n = N_PAIRS (list), .band = { list } }, \
       __VA_ARGS__)
#define CANASTA_ROW_COUNTS(name, field, group, list, least, most, step, title, words, ...) \
  ROW (name, COUNTS, field, group, 0, least, most, step, title, words, \
       .standard_list = &(const CanastaCountValues){ .n = N_NUMBERS (list), .of = { list } }, \
       __VA_ARGS__)

#define LIST(...) __VA_ARGS__
#define N_PAIRS(...) (sizeof ((const gint32[][2]){ __VA_ARGS__ }) / sizeof (gint32[2]))
#define N_NUMBERS(...) (sizeof ((const gint32[]){ __VA_ARGS__ }) / sizeof (gint32))
#define NAMES(type) .choices = choices_of_##type
#define NEEDS(what) .needs = what
#define ZERO(words) .zero = words
#define BY_JOKERS .counted_by = CANASTA_COUNTED_BY_JOKERS
#define BY_LENGTH .counted_by = CANASTA_COUNTED_BY_LENGTH

const CanastaRule canasta_rule_list[] = {
#include "rules/rule-rows.h"
};

const guint canasta_n_rules = G_N_ELEMENTS (canasta_rule_list);
