/* What of the things fixed by hand a change has pushed out. */
#ifndef APP_PLAYERS_GONE_H
#define APP_PLAYERS_GONE_H

#include "app/app.h"

enum { GONE_SIZE = 400 };

/* What was fixed by hand in the round on the board, and the boards that were pinned. */
struct gone {
	struct record *rows;
	int count;
};

/* As it is now, before a change. STATUS_NO_MEMORY; gone_done in any case. */
enum status gone_keep(const struct app *app, struct gone *before);
void gone_done(struct gone *before);

/*
 * "3 Cairns has the bye, 7 Green has White": what of it is fixed no longer; "": nothing. What names
 * the player `but` is left out; 0: nobody.
 */
void gone_words(const struct app *app, const struct gone *before, int but, char *text, size_t size);

#endif
