/* What changes from one draw to another by the rules, in words. */
#ifndef APP_TRIAL_CHANGE_H
#define APP_TRIAL_CHANGE_H

#include "app/position/position.h"
#include "app/words/words.h"

/*
 * What would be by this term of the scores if `then` were taken for `now`: the sentence of
 * words_term_otherwise with the rule behind it, "2 colours in all would have to change, not 1 (15,
 * 17)". The term is the first that differs and gets worse.  `cause` stands before the rule,
 * ", as they are of one school"; "": none is known.
 */
void words_change(const struct pairing_score *now, const struct pairing_score *then, int term,
	const char *cause, char *text, size_t size);

/*
 * The same of a position, in which it is the draw on the board that would change to this one: who
 * is meant is named where a few players make the difference.
 */
enum status words_change_at(const struct position *position, const struct cast *cast,
	const struct pairing_draw *draw, const struct pairing_score *then, int term,
	const char *cause, char *text, size_t size);

/* Of what a change is seen: the input of a rule book, and the names of its cards. */
struct words_view {
	const struct pairing_book *book;
	const struct pairing_input *input;
	const struct cast *cast;
};

/* The same, but in figures where nobody is named: app_term_words. */
enum status words_change_first(const struct words_view *view, const struct pairing_change *change,
	char *text, size_t size);

/*
 * The terms that differ, most important first, as app_term_words separated by "; ": as many as have
 * room, then how many more. Sums of squares mean something to a program alone.
 */
void words_figures(const struct pairing_score *from, const struct pairing_score *to, bool squares,
	char *text, size_t size);

/*
 * "scores better: ..., but the rules settle the odd players of the higher score groups first
 * (29D)": what is said of a draw that pairing_book_settles. The term is the first that differs.
 */
void words_settled(const struct pairing_score *best, const struct pairing_score *other, int term,
	char *text, size_t size);

#endif
