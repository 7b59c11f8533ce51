/*
 * The lists for which the event alone is not enough, put together from what is known of a draw
 * (app) and laid out (print): the same for commands and for the screen.
 */
#ifndef PAPER_COMPOSED_H
#define PAPER_COMPOSED_H

#include "app/app.h"
#include "print/named/lists.h"
#include "print/print.h"
#include "print/sink.h"

/* What is composed, of the section that the app is at. */
struct composed {
	struct app *app;
	int round, pin; /* pin 0: of nobody, or of all */
	const struct print_style *style;
	const struct print_sink *sink;
};

/* Boards and names of a round, with what has changed since it was published. */
enum status composed_boards(const struct composed *of, struct error *error);
enum status composed_names(const struct composed *of, struct error *error);

/*
 * The list at the door (print_door), with what has changed in each section. STATUS_REFUSED: none
 * has a published round.
 */
enum status composed_door(const struct composed *of, struct error *error);

/* The boards that a repair changed, alone, and their slips. STATUS_REFUSED: there are none. */
enum status composed_changes(const struct composed *of, struct error *error);
enum status composed_changed_slips(const struct composed *of, struct error *error);

/*
 * Which issue of these four lists it is: 1 as the round was published, 1 more for each change
 * since.
 */
int composed_issue(struct app *app, int round);

/* The pairing cards, with what is said on them of results that were corrected. */
enum status composed_cards(
	const struct composed *of, const struct print_wish *wish, struct error *error);

/* The pairing box of a round, drawn or not. */
enum status composed_groups(const struct composed *of, struct error *error);

/* The sheet that answers a protest of the player, as wide as the style says; else as paper is. */
enum status composed_protest(const struct composed *of, struct error *error);

/*
 * Of an all-play-all all its games, or those of one round (0: of all); of a club season whom
 * everybody has still to meet.
 */
enum status composed_fixtures(const struct composed *of, int round, struct error *error);

#endif
