/* Constraints, things fixed by hand, that a change has removed. */
#ifndef APP_PLAYERS_DROPPED_CONSTRAINTS_H
#define APP_PLAYERS_DROPPED_CONSTRAINTS_H

#include "app/app.h"

enum { DROPPED_CONSTRAINTS_SIZE = 400 };

/* What was fixed by hand in the round on the board, and the boards that were pinned. */
struct dropped_constraints {
	struct record *rows;
	int count;
};

/* As it is now, before a change. STATUS_NO_MEMORY; dropped_constraints_done in any case. */
enum status dropped_constraints_keep(const struct app *app, struct dropped_constraints *before);
void dropped_constraints_done(struct dropped_constraints *before);

/*
 * "3 Cairns has the bye, 7 Green has White": what of it is fixed no longer; "": nothing. What names
 * the player `but` is left out; 0: nobody.
 */
void dropped_constraints_words(const struct app *app, const struct dropped_constraints *before,
	int but, char *text, size_t size);

#endif
