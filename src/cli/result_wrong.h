/*
 * A result that was wrong, found when later rounds are published: what they would be with the right
 * one, and the answers.
 */
#ifndef CLI_RESULT_WRONG_H
#define CLI_RESULT_WRONG_H

#include "app/app.h"
#include "cli/cli.h"

struct wrong_result {
	int round, board; /* its number */
	enum result result;
	bool open; /* the game is open after all, and counts as the result meanwhile */
};

/*
 * EXIT_USAGE: answers that exclude each other, a reason for none, or an answer for a result where
 * the game is open.
 */
int result_wrong_check(const struct args *args, bool open);

/*
 * Does what the answer says, or asks for one, printing what there is to decide. *rest: nothing was
 * done, as the result is only to be entered.
 */
int result_wrong(
	const struct args *args, struct app *app, const struct wrong_result *wrong, bool *rest);

#endif
