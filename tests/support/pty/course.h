/*
 * Events of the use cases that take a seeded random course: results, byes, absences, draws changed
 * by hand.
 */
#ifndef SUPPORT_PTY_COURSE_H
#define SUPPORT_PTY_COURSE_H

#include <stdint.h>

#include "app/app.h"

struct course {
	const char *system;
	int players, rounds;
	uint64_t seed;
	const char *options; /* settings of the rule book; NULL: its defaults */
	/* with top players, late entries, withdrawals and volunteers */
	bool lively;
	bool by_hand;  /* some draws are changed before they are published */
	bool corrects; /* results are put right when later rounds are published */
};

/*
 * A new event in the folder of the test (app_event.h), played up to the draw of round `round`,
 * which is proposed. The caller closes it. NULL when a round on the way has no draw.
 */
struct app *course_play(const struct course *course, int round);

/* Results of the round, at random. */
void course_results(struct app *app, int round, uint64_t *state);

/* Some results of rounds before this one are put right, or the games are open after all; often. */
void course_correct(struct app *app, int round, uint64_t *state);

#endif
