/*
 * What has changed in the draw of a round since it was published, and why: by the journal, and by
 * what the report says that the round came from.
 */
#ifndef APP_REPAIR_SINCE_H
#define APP_REPAIR_SINCE_H

#include "app/app.h"
#include "app/repair/changed.h"

enum { SINCE_WHY = 160 };

struct since_board {
	int board; /* as it was called when it was published, or is called now if it is new */
	struct plain_board was, is; /* without White: there was none, there is none */
	char why[SINCE_WHY];        /* it is as it is; "": nobody has said it */
	char left[SINCE_WHY];       /* those of then are not there */
};

struct since {
	struct since_board *boards; /* those of then by number, then new ones */
	int count;
	/* who has a board or the bye, and had neither then */
	struct since_player {
		int pin;
		char why[SINCE_WHY];
	} * came;
	int ncame;
	int *asked; /* PINs of those who had asked to sit out, and have not now */
	int nasked;
};

/*
 * Nothing of a draft, and of a club evening to which some came late while its games stayed: the
 * draw of those is looked at around the games. Release with since_done.
 */
enum status app_since(struct app *app, int round, struct since *since, struct error *error);
/* The same of what the journal says (app_changed_boards), which is the caller's. */
enum status app_since_of(struct app *app, int round, const struct changed_boards *changed,
	struct since *since, struct error *error);
void since_done(struct since *since);

/* "Board 7: 3 Adams v 12 Lee in place of 3 Adams v 9 Cole: they had met" */
enum { SINCE_TEXT = 640 };
void since_words(const struct app *app, const struct since_board *board, char *text, size_t size);

#endif
