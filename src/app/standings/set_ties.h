/* The order of the standings and the edition of the regulations, set by the arbiter. */
#ifndef APP_STANDINGS_SET_TIES_H
#define APP_STANDINGS_SET_TIES_H

#include "app/app.h"

struct app_ties {
	const char *list;   /* "BH/C1,SB", "none", "usual" for the rule book's; NULL: as it is */
	const char *rules;  /* "2024"; NULL: as it is */
	const char *reason; /* NULL: none; wanted once round 1 is published */
};

/*
 * For the section, as one action in the journal. STATUS_BAD_INPUT: no such tie-break or edition.
 * STATUS_REFUSED: a reason is wanted.
 */
enum status app_set_ties(struct app *app, const struct app_ties *asked, struct error *error);

#endif
