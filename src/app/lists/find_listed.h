/* Who of the rating lists is meant by a code, a name or the beginning of one. */
#ifndef APP_LISTS_FIND_LISTED_H
#define APP_LISTS_FIND_LISTED_H

#include "store/lists/lists.h"

enum { LISTED_MEANT = 6 };

struct listed_meant {
	struct listed_player found[LISTED_MEANT];
	int count;
	bool more; /* there are more, or may be */
};

/*
 * He of this code, in whatever list; else those of the name in the first list that has any, the
 * only one of the whole name alone. National lists come first: they know more of their own players.
 * He is found if the count is 1 and there are no more.
 */
enum status listed_find_meant(
	struct lists *lists, const char *typed, struct listed_meant *meant, struct error *error);

#endif
