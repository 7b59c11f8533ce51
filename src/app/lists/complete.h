/* Players of the rating lists for a name that is being typed. */
#ifndef APP_LISTS_COMPLETE_H
#define APP_LISTS_COMPLETE_H

#include "app/lists/listed_entry.h"

/* The lists in the data folder; NULL: there are none, or they cannot be read. */
struct lists *complete_open(void);
void complete_close(struct lists *lists); /* NULL is fine */

enum { COMPLETED_MOST = 3 };

struct completed {
	struct listed_player found[COMPLETED_MOST];
	int count;
};

/*
 * The first players each of whose typed words begins a word of the name, those of national lists
 * before others, nobody twice. A list that is just being replaced is an error at once: nobody waits
 * for it at a key.
 */
enum status complete_name(
	struct lists *lists, const char *typed, struct completed *completed, struct error *error);

#endif
