/* Options of print that are more than a word or a number. */
#ifndef CLI_PRINT_OPTIONS_H
#define CLI_PRINT_OPTIONS_H

#include "cli/cli.h"
#include "print/pieces/certificate_text.h"
#include "print/named/lists.h"

enum { BEST_MOST = 100 };

/*
 * --by, --bands, --best, --round, --all, --alignment, --blank and --text, as a list of this name
 * takes them. EXIT_DONE or the exit code after a message. text: where the one of a file is put, to
 * which the wish then points.
 */
int print_options_read(const struct args *args, const char *list, struct certificate_text *text,
	struct print_wish *wish);

#endif
