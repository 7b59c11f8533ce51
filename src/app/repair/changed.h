/* Which boards of a published round are others than those on its first list. */
#ifndef APP_REPAIR_CHANGED_H
#define APP_REPAIR_CHANGED_H

#include "app/app.h"

struct changed_boards {
	int *numbers; /* of games (core/game.h), ascending */
	int count;
	/*
	 * what pairs were published in their place, and in that of boards that fell away; without
	 * White: there was none
	 */
	struct changed_board {
		int number;
		struct plain_board was;
		long long left; /* the last action by which these two left a board */
	} * published;
	int npublished;
	/*
	 * by number, up to PLAYERS_MOST: the last action that changed the board, 0: none; NULL:
	 * none
	 */
	long long *actions;
	/* of the lists: 1 as it was published, 1 more for each change since, undone or not */
	int issue;
	long long when; /* of the last of those: seconds since 1970; 0: there was none */
};

/*
 * Boards and games beside the draw whose pair, colours or label are others than when the round was
 * published last, by the journal, and that are still there. None of a draft and of a report that is
 * only looked at. On a club evening one who sits out has no board that could change.
 * Release with changed_boards_done.
 */
enum status app_changed_boards(struct app *app, int section, int round,
	struct changed_boards *changed, struct error *error);

void changed_boards_done(struct changed_boards *changed);

/* STATUS_REFUSED: none is another than was published; which issue of the lists that is. */
enum status app_fail_changes(const struct app *app, int round, int issue, struct error *error);

#endif
