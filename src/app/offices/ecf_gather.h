/* Inside the export for the ECF: what goes into one file, gathered and checked. */
#ifndef APP_OFFICES_ECF_GATHER_H
#define APP_OFFICES_ECF_GATHER_H

#include "app/offices/fault.h"
#include "app/offices/humans.h"
#include "formats/ecf/ecf.h"

struct ecf_gather {
	struct office office;
	struct humans humans;
	struct ecf_file file;
	const int *sections; /* of this file */
	int nsections;
};

/* The event code of a section; "": it is not known. */
const char *ecf_code_of(const struct event *event, int section);

/* The event, its officers and the clock; faults are said. */
void ecf_gather_event(struct ecf_gather *gather);

/*
 * All games that are to be rated, by the places of the humans, and what is left out said.
 * STATUS_NO_MEMORY.
 */
enum status ecf_gather_games(struct ecf_gather *gather);

/* Those who have a game, and their numbers into the games. STATUS_NO_MEMORY. */
enum status ecf_gather_players(struct ecf_gather *gather);

#endif
