/*
 * The terms that have words: a table each for rule books that are close to each other.
 */
#ifndef APP_WORDS_KNOWN_H
#define APP_WORDS_KNOWN_H

#include "pairing.h"

#include <stddef.h>

enum { ENTRIES = 4 };

/*
 * `otherwise` are the sentences for what would be, by the entry that differs: of a record, else the
 * first. Their slots: {level} is "level 1½", or "bracket 1½" of a Dutch term, {after} what would
 * be, {before} what is instead, {more} how much more; behind these stands `points`, `run`, `games`
 * or `th` for such a number, or a noun: {after card} is "1 card", {more pair} "2 more pairs".
 * `longer` is said when one list has more records.
 */
struct known {
	enum pairing_term_id term;
	const char *shown;
	const char *otherwise[ENTRIES];
	const char *longer;
};

/* Are the words of one term those of another as well, which only searches in another order? */
bool words_speaks_of(enum pairing_term_id words, enum pairing_term_id term);

/* What the rules of the term call those of one score: "bracket" or "level". */
const char *words_known_group(const struct pairing_term *term);

extern const struct known words_known_dutch[];
extern const int words_known_dutch_count;

extern const struct known words_known_schools[];
extern const int words_known_schools_count;

extern const struct known words_known_us[];
extern const int words_known_us_count;

/* The name of a term with its score group; a cut one would name another group. */
enum { NAME_OF_TERM = 96 };
void words_term_name(const struct pairing_term *term, char *text, size_t size);

/* Is it told level by level, or group by group, from the top how many go below it? */
bool words_is_floats(const struct pairing_term *term);

/* Of one of them: "level 1½", "score group 1½", or which level it is, called so. */
void words_put_level(
	const struct pairing_score *score, int entry, const char *called, char *text, size_t size);

#endif
