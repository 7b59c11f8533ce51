/* drawboard prizes: what is printed. Each returns an exit code, after a message unless it is 0. */
#ifndef CLI_PRIZES_PRINT_H
#define CLI_PRIZES_PRINT_H

#include "cli/cli.h"

struct app;

/* Is it to go to a file or a printer? */
bool prizes_go_to_paper(const struct args *args);

/* Who gets what and why; who signs for it; a block for each winner. */
int prizes_print_outcome(const struct args *args, struct app *app);
int prizes_print_receipts(const struct args *args, struct app *app);
int prizes_print_envelopes(const struct args *args, struct app *app);

/* The lines of the list by their numbers, as text, JSON or (to be read again) CSV. */
enum prize_lines { LINES_ALL, LINES_LAST };
int prizes_print_lines(
	const struct args *args, const struct app *app, bool csv, enum prize_lines lines);
int prizes_list(const struct args *args, struct app *app);
int prizes_export(const struct args *args, struct app *app);

/* What can still be won, in the last round or by games that are not over. */
int prizes_foresee(const struct args *args, struct app *app);

#endif
