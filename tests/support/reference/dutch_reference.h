/*
 * The Dutch rules a second time, slow and plain, to check the library against: every candidate of
 * every bracket is made and compared as articles 2 to 4 of C.04.3 say, completions are tried one by
 * one. Nothing of the library is called; only its data types are shared. Pins are not honoured.
 */
#ifndef SUPPORT_REFERENCE_DUTCH_REFERENCE_H
#define SUPPORT_REFERENCE_DUTCH_REFERENCE_H

#include "pairing.h"

enum { DUTCH_CARDS = 14, DUTCH_VALUES = 160, DUTCH_CRITERIA = 25 };

/* Preferences: 0 none, 1 mild, 2 strong, 3 absolute. */
struct reference_man {
	int player, number; /* index in the input; effective pairing number */
	int score;
	int whites, blacks;
	char colours[64]; /* "wbw": games played, first one first */
	char due;         /* 'w', 'b' or 0 */
	int strength;
	bool down[2], up[2]; /* one and two rounds back */
	int unplayed;
	bool topscorer, barred;
};

/*
 * The values by which candidates are compared; criterion k (6 to 21, then keys 22 to 25) starts at
 * start[k - 6].
 */
struct reference_value {
	int count;
	int value[DUTCH_VALUES];
	int start[DUTCH_CRITERIA];
};

/* What bars two men from each other, as criteria: C1, C3; 0: a prohibition by the arbiter. */
enum reference_bar { REFERENCE_FORBIDDEN, REFERENCE_MET, REFERENCE_COLOURS = 3, REFERENCE_NO_BAR };

/*
 * The pairings of a bracket that come before its best one, with as many pairs and men from above in
 * them: how many are worse by which criterion (1 to 21; 0: prohibited; C5 is counted as C4).
 */
struct reference_earlier {
	int count, others, exchanged;
	int worse[DUTCH_CRITERIA];
	int least[DUTCH_CRITERIA], most[DUTCH_CRITERIA]; /* of the criterion's first value */
	int first;                                       /* criterion of the first pairing */
};

/* What can be turned round: exchange rules c (-1) and d (-2), the order of transpositions (25). */
struct dutch_reference {
	const struct pairing_input *input;
	int n;
	struct reference_man man[DUTCH_CARDS];
	bool legal[DUTCH_CARDS][DUTCH_CARDS];
	int bye_score; /* C5 */
	/*
	 * a criterion (5 to 21, keys 22 to 24) that is left out, 0: none; or turned round: -1, -2,
	 * 25
	 */
	int ignored;
	signed char *completable; /* by set of men: -1 unknown */
	/* by set of downfloaters, while one bracket is paired */
	int *next_best;
	struct reference_value values[DUTCH_CARDS]; /* of the best candidates, bracket by bracket */
	struct reference_earlier
		*earlier; /* by bracket, DUTCH_CARDS of them; NULL: not asked for */
	int brackets;
};

/* False if there are too many players or no memory. The input must outlive it. */
bool dutch_reference_init(struct dutch_reference *reference, const struct pairing_input *input);
void dutch_reference_done(struct dutch_reference *reference);

/* The draw, boards in no certain order, room for all of them; false if there is none. */
bool dutch_reference_best(
	struct dutch_reference *reference, struct pairing_board *boards, int *count);

/* Parts, shared between its files. */
bool dutch_reference_completable(struct dutch_reference *reference, unsigned men);
enum reference_bar dutch_reference_bar(const struct dutch_reference *reference, int a, int b);
char dutch_reference_colour(const struct dutch_reference *reference, int a, int b);

#endif
