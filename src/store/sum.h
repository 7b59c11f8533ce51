/*
 * Sums by which a file is found out that is not as it was written: 64 bits, so that no damage by
 * chance passes; they are no seal against somebody who wants to deceive.
 *
 * The sum of an event's contents is that of its rows added up, so a change costs what it changes.
 * The sum of an entry of the journal goes on from that of the entry before, so the last one stands
 * for the whole journal. A field that is 0 or empty adds nothing: a column that a later version
 * adds changes no sum.
 */
#ifndef STORE_SUM_H
#define STORE_SUM_H

#include <stddef.h>

#include "core/edit.h"

/* A sum that goes on with more; the first is SUM_START. */
#define SUM_START 0x6a09e667f3bcc908u

unsigned long long sum_text(unsigned long long sum, const char *text);
unsigned long long sum_number(unsigned long long sum, long long number);

/* Sums as the file holds them. */
long long sum_contents(const struct event *event);
/* The contents after an action, or (backwards) before it. */
long long sum_after(long long contents, const struct action *action, bool backwards);

#endif
