/* Players by a word that they have, of a family, an area or a federation. */
#ifndef APP_PLAYERS_MEMBERS_H
#define APP_PLAYERS_MEMBERS_H

#include <stdbool.h>

struct member {
	const char *word;
	int pin;
	bool is_new; /* to those who have the word */
};

/* By word, then number: who have one stand together. */
void members_sort(struct member *members, int count);

/* Behind the last of those sorted who has the word of the one at `from`, in any letters. */
int members_end(const struct member *members, int count, int from);

#endif
