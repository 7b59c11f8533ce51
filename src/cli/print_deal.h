/* The deal of a round for paper. */
#ifndef CLI_PRINT_DEAL_H
#define CLI_PRINT_DEAL_H

#include "app/app.h"
#include "print/print.h"

/* score: of this score group alone ("2½", "2.5"); NULL: all. */
enum status cli_print_deal(struct app *app, int round, const char *score,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

#endif
