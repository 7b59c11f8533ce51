/*
 * Rating lists in one local SQLite file: a table of players and one of search keys for each source,
 * replaced as a whole when a list is loaded. No part of any event.
 */
#ifndef STORE_LISTS_LISTS_H
#define STORE_LISTS_LISTS_H

#include "core/text/listed.h"
#include "core/status.h"

struct lists;

/*
 * The file of rating lists. make: it is written to, and made with the first list if it is not
 * there; else STATUS_NOT_FOUND then. *lists is to be closed if it is STATUS_OK.
 */
enum status lists_open(const char *path, bool make, struct lists **lists, struct error *error);
void lists_close(struct lists *lists); /* NULL is fine */

/* How long a search waits while another program replaces a list; else some seconds. */
void lists_wait(struct lists *lists, int milliseconds);

/*
 * A list in place of the one of its source: begin, put each player, end. Whatever ends it other
 * than a good end leaves the list that was there. Of two players of one code the first counts.
 */
enum status lists_begin(struct lists *lists, enum list_source source, struct error *error);
enum status lists_put(struct lists *lists, const struct listed_player *player, struct error *error);
enum status lists_end(struct lists *lists, struct list_info *info, struct error *error);
/* Give up the list that was begun, if any was. */
void lists_drop(struct lists *lists);

/*
 * Asked now and then while a list is taken in, also in its longer steps: false gives it up, and
 * the call that is at work fails. NULL: nobody is asked any more.
 */
void lists_watch(struct lists *lists, bool (*goes_on)(void *context), void *context);

/* What is there: *found is false if there is no list of this source. */
enum status lists_info(struct lists *lists, enum list_source source, struct list_info *info,
	bool *found, struct error *error);

/*
 * Players of a list each of whose typed words begins a word of the name, in the order of their
 * names, at most `room`. *more: there are more, or may be. A short search that would go through
 * very many names gives up with *more.
 */
enum status lists_search(struct lists *lists, enum list_source source, const char *typed,
	struct listed_player *found, int room, int *count, bool *more, struct error *error);

/* The player of a code; *found is false if there is none. */
enum status lists_find(struct lists *lists, enum list_source source, const char *code,
	struct listed_player *player, bool *found, struct error *error);

#endif
