/*
 * A folder of pages for the public: what is published, linked, ready for a web server or a stick.
 */
#ifndef PRINT_SITE_H
#define PRINT_SITE_H

#include "core/event.h"
#include "core/status.h"

struct site_wish {
	const char *folder; /* made if it is not there; its parent must be */
	const char *event;  /* the path of the event, which no page is written over */
	const char *when;   /* for the foot of the first page */
	int reload;         /* seconds after which a browser asks again; 0: it does not */
};

/*
 * index.html; for each section boards, names, standings, cross table, entries and a page a player.
 * Each page is put in place whole, those that are as they were are not touched, and those of
 * players and sections that are no longer there go. Nothing stands on them but names (as the
 * section shows them), ratings, clubs, federations, pairings and results of published rounds.
 * *written: how many pages are new.
 */
enum status site_write(
	const struct event *event, const struct site_wish *wish, int *written, struct error *error);

#endif
