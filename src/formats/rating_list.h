/* Rating lists of federations: which one it is, and the players of its rows. */
#ifndef FORMATS_RATING_LIST_H
#define FORMATS_RATING_LIST_H

#include "core/text/listed.h"
#include "formats/csv_row.h"

struct rating_list {
	enum list_source source;
	unsigned char *fields; /* of each column, for rating_list.c alone */
	int ncolumns;
	int unread; /* column, from 1, of what is no rating in the last row; 0: there is none */
};

/*
 * From the heads of its columns. STATUS_BAD_INPUT: it is none of these lists. Release with
 * rating_list_done.
 */
enum status rating_list_begin(
	struct rating_list *list, const struct csv_row *heads, const struct report *report);

/*
 * The player of a row; false: it has no name or no code. What is too long is left out, and what is
 * no rating.
 */
bool rating_list_player(
	struct rating_list *list, const struct csv_row *row, struct listed_player *player);

void rating_list_done(struct rating_list *list);

#endif
