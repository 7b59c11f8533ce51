/* A player of a rating list as he enters an event. */
#ifndef APP_LISTS_LISTED_ENTRY_H
#define APP_LISTS_LISTED_ENTRY_H

#include "app/players/players.h"
#include "core/text/listed.h"

struct lists; /* store/lists/lists.h */

/* What a list says of a player: what its fields of him are, and the particulars. */
enum { LISTED_PARTICULARS = 7 };

struct listed_entry {
	struct player player; /* name, grade, club, title, federation, born, sex, FIDE ID */
	struct app_particular particulars[LISTED_PARTICULARS];
	int count;
};

/* lists: where one of another federation is looked up by his FIDE ID for what his list lacks. */
enum status listed_entry_make(struct lists *lists, const struct listed_player *listed,
	struct listed_entry *entry, struct error *error);

/*
 * What the list says of one who enters with this grade, into known[LISTED_PARTICULARS]: that his
 * rating is provisional goes with the rating. Returns how many there are.
 */
int listed_entry_known(const struct listed_entry *entry, int grade, struct app_particular *known);

#endif
