/*
 * Every round of a tournament report drawn again by the rule book from the report's own history,
 * and the two draws compared: pairs, colours and bye.
 *
 * Who was paired or had the bye of the draw is in the draw of a round, all others are away; a round
 * of which our comments say how it was published is judged so, and what has changed is told. The
 * rules decide which of two draws that differ is the better one: the verdict is theirs, not the
 * engine's.
 */
#ifndef APP_REPORT_CHECK_H
#define APP_REPORT_CHECK_H

#include "app/app.h"
#include "app/report/changes.h"
#include "app/report/checklist.h"
#include "app/trf/event.h"
#include "app/words/words.h"

struct check_order {
	/*
	 * system NULL: as the report says, else dutch; rounds 0: as the report says, else all
	 * rounds are played
	 */
	struct app_trf report;
	int round;      /* the only one to check; 0: all */
	bool baku_half; /* the upper group of Baku is half of the players */
	bool listed;    /* each round comes with its checklist */
};

enum check_verdict {
	CHECK_ALIKE,
	CHECK_WORSE,   /* the report's draw is the worse one */
	CHECK_BETTER,  /* the report's draw is the better one: a fault of the engine */
	CHECK_SETTLED, /* it scores better, but something else is settled first (pairing_book) */
	CHECK_EQUAL,   /* the rules see no difference */
	CHECK_NO_DRAW, /* by the rules there is no draw */
};

/* What came out for a round. All of it is good until the function it is told to returns. */
struct check_round {
	int round;
	enum check_verdict verdict;
	bool turned; /* the pairs are the same, colours are not */
	/* the boards that only one of the draws has, by starting number, 0: the bye */
	struct plain_board *ours, *theirs;
	int nours, ntheirs;
	/* the first rule that tells the draws apart, "C12", and what it says of them; else empty */
	const char *rule;
	char why[SENTENCE_SIZE];
	/* why there is no draw; and the absolute rules that the report's draw breaks */
	char (*broken)[SENTENCE_SIZE];
	int nbroken;
	struct checklist *list; /* NULL: not asked for */
	/* it was judged as it was published: the boards that are others now */
	struct check_changes changes;
};

struct check_sum {
	const char *system; /* the rule book that was taken */
	int rounds;         /* that were checked */
	int different;      /* of those */
};

typedef void check_tell(void *context, const struct check_round *round);

/*
 * Checks one report, and tells each round, alike or not. *sum holds what has been done also when it
 * fails: bad input, a round that is not there, no memory.
 */
enum status check_trf(const struct check_order *order, check_tell *tell, app_notice *notice,
	void *context, struct check_sum *sum, struct error *error);

#endif
