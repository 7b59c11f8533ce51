/*
 * What the words for one reason are made from; words/step.c hands it to the sentence of its kind.
 */
#ifndef APP_WORDS_TELLING_H
#define APP_WORDS_TELLING_H

#include "app/words/words.h"

/* Names in one sentence at most, each with a remark, and how much they take. */
enum { NAMES_MOST = 5, NAMES_SIZE = NAMES_MOST * (WHO_SIZE + BAR_SIZE + 8) + 32 };

struct telling {
	const struct cast *cast;
	const struct pairing_step *step;
	char player[WHO_SIZE], other[WHO_SIZE];
	const char
		*names; /* said in place of the player, of several cards or "he"; NULL: nothing */
	int count;      /* of how many cards that is said */
};

/* The slots of a sentence that are no members of its step (words/sentence.h). */
enum { SLOTS_MOST = 8, SLOT_SIZE = SENTENCE_SIZE };

struct slots {
	int count;
	const char *name[SLOTS_MOST];
	char text[SLOTS_MOST][SLOT_SIZE];
};

/*
 * The sentence for a kind of step where its grammar turns, without its rule and its full stop; it
 * puts the slots that are no members of the step.
 */
typedef const char *telling_words(const struct telling *t, struct slots *slots);

/*
 * What the proof of the step says, behind "but with him": false if it says nothing that belongs
 * there.
 */
bool telling_prove(const struct telling *t, char *text, size_t size);

/* Does the section's rule book speak of brackets, S1 and S2, not of levels and their halves? */
bool telling_brackets(const struct telling *t);

/* Does it ask for floaters in an order, in which they have their place? */
bool telling_search(const struct telling *t);

/* Is another draw better, which is a reason? Not beside boards made by hand that are not held. */
bool telling_is_better(const struct telling *t);

/* The term in which a draw that was not taken is better. */
void telling_better(const struct telling *t, char *text, size_t size);

/*
 * `head` says at which places, {own} and {opposite}, the two of a PAIRING_STEP_PLACE or _SEEKERS
 * stand; behind it, why he does not meet the one at his own place.
 */
const char *telling_places(const struct telling *t, struct slots *slots, const char *head);

/* Is the board of the step, a finished draw's, the only one on which two of its score meet? */
bool telling_alone(const struct telling *t);

enum { LEAVE_SIZE = 64 + 3 * WHO_SIZE };

/*
 * Who leaves a level, by a PAIRING_STEP_ODD: "one must leave it: 13 Moss"; of many without names.
 */
void telling_leave(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size);

/*
 * Of which draws alone it can be said that none does better: " that keeps what is fixed by hand",
 * " around the boards made by hand"; "": of all.
 */
const char *telling_kept(const struct cast *cast);

/* Due colours, claims and lots: words/claim.c. */
telling_words words_keeps, words_due, words_transfer, words_lot, words_lot_number;

/* Floats and byes: words/float.c. */
telling_words words_down, words_up, words_passed, words_bye;

/* The Schools' rules: words/schools.c. */
telling_words words_float_history, words_seekers, words_equal_claims;

/* Club evenings: words/evening.c. */
telling_words words_listed, words_next, words_white, words_sits_out, words_volunteered;

/* The Dutch rules: words/dutch.c. */
telling_words words_preference;

/* What a bracket does not give: one of it, without its rule. */
telling_words words_unmet_one;

/* What a bracket does not give, all of its PAIRING_STEP_UNMET in one sentence: words/unmet.c. */
void words_unmet(const struct cast *cast, const struct pairing_step *const *group, int count,
	char *text, size_t size);

/* US Chess: words/words_us.c. */
telling_words words_group_counted, words_odd_player, words_odd_opponent, words_natural,
	words_repaired, words_transposition, words_interchange, words_conflict, words_odd_together,
	words_stays;

/* Who has the bye of US Chess: words/us_bye.c. */
telling_words words_lowest;

#endif
