/* Constraints, things fixed by hand, that the draw on the board ignores. */
#ifndef APP_POSITION_IGNORED_CONSTRAINTS_H
#define APP_POSITION_IGNORED_CONSTRAINTS_H

#include "app/position/seats.h"
#include "app/position/translate.h"
#include "app/words/fixed.h"

/*
 * Take out of the translation what the seats do not keep of what is fixed for its cards, and list
 * it: fixed when the draw was made already, or against it, it has not led to any of its boards. Who
 * sits out, kept boards and the event's list of pairs kept apart stay. The caller frees *unkept;
 * with *count 0 nothing is taken out.
 */
enum status drop_ignored_constraints(
	struct translation *cards, const struct seats *seats, struct fixed **unkept, int *count);

/* "fixed by hand, but not so in this draw: 18 Reilly has Black" */
void unkept_words(const struct cast *cast, const struct fixed *unkept, char *text, size_t size);

/* "5 Smith and 17 Jones kept apart; 20 Tudor floats down": the first three, and how many more. */
void unkept_list(
	const struct cast *cast, const struct fixed *unkept, int count, char *text, size_t size);

/* Of all of them one sentence; empty: there are none. */
void unkept_sentence(
	const struct cast *cast, const struct fixed *unkept, int count, char *text, size_t size);

#endif
