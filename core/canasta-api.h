/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks what libcanasta exports on purpose. */

#pragma once

#include <glib.h>

#define CANASTA_API __attribute__ ((visibility ("default"))) extern
