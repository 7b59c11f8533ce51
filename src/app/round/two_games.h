/*
 * Two games a round of an all-play-all (the setting double=2): both results of a pair as one entry.
 * Each game is a round of its own; while the first games are played the round of the second ones
 * may be on the wall, too.
 */
#ifndef APP_ROUND_TWO_GAMES_H
#define APP_ROUND_TWO_GAMES_H

#include "app/app.h"
#include "app/round/result.h"

struct game_result {
	enum result result; /* of White of this game; of an open one what it counts as */
	bool open;
};

/* Of a pair. */
struct two_results {
	int round, board;           /* of its first game, or of the second one */
	struct game_result game[2]; /* the first one, the second one */
	bool overwrite;             /* other results that are in were wrong */
};

/*
 * As one action. The first such entry of a round publishes the round of the second games, as the
 * table has them. done: what was done with each, as result_fill_done has it. STATUS_CONFLICT:
 * another result is in, that of the first game or of the second: done[].was. STATUS_REFUSED: the
 * section has no two games a round, the round of the second ones is a draft, or boards were moved
 * by hand.
 */
enum status app_enter_two(struct app *app, const struct two_results *what,
	struct result_done done[2], struct error *error);

/*
 * The round for which a result is meant if nothing is said, where `last` is the last one published:
 * that of the first games until all of these are in.
 */
int app_result_round(const struct app *app, int last);

/*
 * "Board 12: Adams 1 Brown 0; second game: Brown ½ Adams ½", the games as they stand, White first.
 * Returns text.
 */
enum { TWO_GAMES_SIZE = 320 };
const char *two_games_words(const struct app *app, int round, const struct game *first,
	const struct game *second, char text[TWO_GAMES_SIZE]);

#endif
