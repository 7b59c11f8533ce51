/* What went wrong in a round, as what is to be put right first and as a problem for the search. */
#ifndef APP_REPAIR_MISTAKE_H
#define APP_REPAIR_MISTAKE_H

#include "app/event/state.h"
#include "app/position/translate.h"
#include "app/repair/choice.h"
#include "app/repair/published.h"

struct repair_case {
	int section, round;
	const struct repair_order *order;
	struct action mend;  /* put right in any case: a result, who comes, who does not */
	struct event mended; /* the event with that */
	struct translation cards;
	struct pairing_player *players; /* those of the cards, absent but for who is in */
	struct pairing_input input;
	struct repair_problem problem;
	struct repair_view view;
	int *missing;
	/* of a club evening, in place of scores: the higher, the further up the list */
	int *places;
	int late;    /* PIN of the only one who came late, 0: none, or several */
	bool odd;    /* latecomers are one too many: nobody is free for the last */
	int left;    /* PIN of that one, 0: none */
	bool seated; /* the same players as published */
	bool begun;  /* a board at fault has begun, and stays */
	bool doubt;  /* results alone were wrong: a mend is better by the rules */
	char told[REPAIR_WORDS_SIZE], stand[REPAIR_WORDS_SIZE];
};

/* Release with repair_case_done in any case. */
enum status repair_case_make(struct app *app, const struct repair_order *order,
	struct repair_case *made, struct error *error);
void repair_case_done(struct repair_case *made);

#endif
