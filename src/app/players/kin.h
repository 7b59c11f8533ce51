/* Whom the words of a list keep apart: families, and if it is asked areas and federations. */
#ifndef APP_PLAYERS_KIN_H
#define APP_PLAYERS_KIN_H

#include "app/event/faults.h"
#include "app/event/state.h"
#include "formats/csv.h"

/* In how many rounds; 0: not at all, ROUNDS_MOST: in all. */
struct kin_rounds {
	int family, area, federation;
};

/*
 * "area:1 family:3 federation:all", the rest as usual: families in all rounds, nobody else.
 * NULL: as usual. False: it is not that.
 */
bool kin_parse(const char *text, struct kin_rounds *rounds);

/*
 * The rows of the pairs, pins[i] being the PIN of the i-th of the list; families are those of
 * players who were in the event before the list, too. STATUS_REFUSED: too many are of one kind for
 * a draw without them.
 */
enum status kin_put(const struct app *app, const struct csv_list *list, const int *pins,
	const struct kin_rounds *rounds, struct action *action, struct error *error);

/*
 * How many pairs more the action keeps apart. One of two words is counted by the row that begins
 * now; one that was there goes and comes with other numbers.
 */
int kin_count(const struct app *app, const struct action *action);

/* Who is kept apart; and that a column of areas is no order to keep anybody apart (CAA 35). */
void kin_tell(const struct csv_list *list, const struct kin_rounds *rounds, int pairs,
	struct faults *faults);

#endif
