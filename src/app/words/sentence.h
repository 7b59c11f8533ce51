/*
 * Sentences with named slots: "{player} comes up from {from} to {to} and meets {other}".
 */
#ifndef APP_WORDS_SENTENCE_H
#define APP_WORDS_SENTENCE_H

#include "app/words/telling.h"

/*
 * A slot is {player} or {other} of the step, {subject}, who is spoken of in place of the player,
 * one of the slots that were put, or a member of the step's kind: a score as points, an index by
 * the name of the player, any other number as it is. Of a number n, {n th} is the place n as an
 * ordinal, counted from 0, {n +} the number with its sign, {n s} a plural's s, and {n card}, with
 * any noun, "1 card" or "3 cards". The text has no other braces.
 */
void sentence_put(const struct telling *t, const struct slots *slots, const char *sentence,
	char *text, size_t size);

/* Put a slot by that name, of a format, or of a sentence with the slots that are there already. */
void slots_put(struct slots *slots, const char *name, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void slots_sentence(
	const struct telling *t, struct slots *slots, const char *name, const char *sentence);

/* The room of a new slot by that name, SLOT_SIZE. */
char *slots_room(struct slots *slots, const char *name);

#endif
