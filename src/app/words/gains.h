/* What gets better and what gets worse from one draw to another, in plain words without figures. */
#ifndef APP_WORDS_GAINS_H
#define APP_WORDS_GAINS_H

#include "pairing.h"

/*
 * What differs besides the first term that does, which has been named: "Also worse: fewer ... (12).
 * Better, but later in the rules: ... (12, 23).", or "Nothing gets better." Terms that say one
 * thing (how far the cards of a score are from their places) are named once, by the first of them.
 * "": nothing is to be said.
 */
void words_gains_besides(
	const struct pairing_score *from, const struct pairing_score *to, char *text, size_t size);

enum { GAINS_MOST = 3 };

/*
 * All that differs, at most so many things better and so many worse, behind "worse: " or "better:
 * ": "more repeats (1); further from grade order on 2 (12, 23). Better, but later in the rules: ...
 * (12)". "": nothing does.
 */
void words_gains_all(const struct pairing_score *from, const struct pairing_score *to, int most,
	char *text, size_t size);

#endif
