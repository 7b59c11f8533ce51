/*
 * Reading a sentence: a pattern with holes against a text.
 *
 * A hole is '%', what may stand there, and a letter that names it:
 *	%pa	a player: his number and his name
 *	%sa	a score: "2½"
 *	%da	a number
 *	%oa	an ordinal: "first", "13th"
 *	%ta	any text, as little as will do
 * "{a:one|two %db|}" is one of several, in each of which there may be holes. All else stands for
 * itself.
 */
#ifndef SUPPORT_TOLD_SENTENCE_H
#define SUPPORT_TOLD_SENTENCE_H

#include <stdbool.h>
#include <stddef.h>

enum { SENTENCE_KEYS = 26 };

struct sentence {
	/* The name of the player with this number, NULL if there is none. */
	const char *(*name)(const void *context, int number);
	const void *context;
	/*
	 * By letter of the hole, -1 where it is not in the text: the player's number, half points,
	 * a number, which one of several (0..).
	 */
	int number[SENTENCE_KEYS];
	const char *text[SENTENCE_KEYS]; /* what stands there, and its length */
	size_t length[SENTENCE_KEYS];
};

/* Is the whole text as the pattern says? Then the holes are filled in. */
bool sentence_match(struct sentence *sentence, const char *pattern, const char *text);

/* What stands in the hole. */
int sentence_number(const struct sentence *sentence, char key);
bool sentence_has(const struct sentence *sentence, char key);
/* The text of the hole, "" if it is not there; returns buffer. */
const char *sentence_text(const struct sentence *sentence, char key, char *buffer, size_t size);

/*
 * The next of several joined by ", ", " and " or ";": up to the first mark that is not inside
 * brackets. Returns what follows the mark, NULL after the last one.
 */
const char *sentence_next(const char *list, const char *mark, char *part, size_t size);

/* Does it end with just this rule, or list of rules, in brackets? A full stop may follow. */
bool sentence_cites(const char *text, const char *rule);
/* The same, or just one of the list. */
bool sentence_cites_of(const char *text, const char *rules);

#endif
