/* Sentences that several steps share: the same told of many cards, or what belongs together. */
#ifndef APP_WORDS_GROUP_H
#define APP_WORDS_GROUP_H

#include "app/words/words.h"

enum { GROUP_SIZE = 3 * SENTENCE_SIZE };

/*
 * The steps that go into one sentence with the i-th, it among them, in the order in which
 * words_group wants them; they are marked as told. `group` has room for all steps. Returns how
 * many.
 */
int words_group_find(
	const struct pairing_steps *steps, int i, bool *told, const struct pairing_step **group);

/*
 * The sentence of such steps, with their rules. It is true if the sentence of each step by itself
 * is.
 */
void words_group(const struct cast *cast, const struct pairing_step *const *group, int count,
	char *text, size_t size);

enum { GROUP_RULE_SIZE = 64 };

/* The rules that stand in brackets at the end of that sentence; "": none. */
void words_group_rule(const struct pairing_step *const *group, int count, char *rule, size_t size);

#endif
