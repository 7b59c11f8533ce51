/*
 * Two draws of the same cards side by side: each term of the rule book with its value in both, and
 * the boards that differ, with how far each is from the ideal pairing of its score group.
 */
#ifndef APP_AUDIT_VERSUS_H
#define APP_AUDIT_VERSUS_H

#include "app/audit/rounds.h"

enum { VERSUS_NAME = 80, VERSUS_VALUE = 240 };

struct versus_term {
	char name[VERSUS_NAME]; /* "squared displacement, score ½" */
	const char *rule;
	char values[2][VERSUS_VALUE];
	int better; /* below 0: the first draw, above 0: the second, 0: the same */
};

struct versus_board {
	int white, black; /* PINs; black 0: the bye */
	/*
	 * how many places the pair is off where the higher cards of the boards of its score group
	 * meet the lower ones in order (CAA 12); -1: it is a float or the bye, or the rules have no
	 * halves
	 */
	int off;
};

/* A score group (of the higher card) in which the draws differ. */
struct versus_group {
	int score2;
	struct versus_board *lines[2]; /* the boards that the other draw has not */
	int count[2];
	int same;               /* boards that both have */
	int same_off[2];        /* how far those are off */
	int off[2], squares[2]; /* sums over all boards of the group */
	bool measured;
};

struct versus {
	int round;
	const struct pairing_book *book;
	struct versus_term *terms; /* in the order of the rules */
	int nterms;
	int better;                  /* as of a term, by all of them */
	int decides;                 /* the first term that differs; -1: none */
	struct versus_group *groups; /* from the top */
	int ngroups;
	struct reasons broken[2]; /* rules that a draw breaks, as sentences */
	int unseated[2];          /* cards that a draw seats nowhere */
};

/*
 * The draws name the cards by index, each at most once. STATUS_NO_MEMORY, or what the rule book
 * says of the input. Release with versus_done.
 */
enum status versus_make(const struct round_cards *cards, const struct pairing_draw draws[2],
	struct versus *versus, struct error *error);
void versus_done(struct versus *versus);

/*
 * The verdict, the table of the terms and the boards that differ, with names where there is room,
 * in lines of at most `cells` (70) but for the verdict. The cast is that of the cards.
 */
enum status versus_lines(
	const struct versus *versus, const struct cast *cast, int cells, struct reasons *lines);

#endif
