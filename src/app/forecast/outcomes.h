/*
 * The ways in which the games of a round, and open ones of earlier rounds, can end, as inputs of
 * the next draw. Ends that give the same input, as of two who do not play on, are one.
 */
#ifndef APP_FORECAST_OUTCOMES_H
#define APP_FORECAST_OUTCOMES_H

#include "app/forecast/forecast.h"
#include "app/position/translate.h"
#include "core/game.h"

/* A side of an open game: what each result gives him. */
struct game_side {
	int player;                                   /* index; below 0: he has no card */
	struct pairing_game record[FORECAST_RESULTS]; /* of the round, on his card */
};

struct game_ends {
	int round; /* in which it is: the last one, or an earlier one where it is open */
	struct game game;
	struct game_side sides[2];
	int count;                       /* ends that make a difference, 1 to 3 */
	int end_of[FORECAST_RESULTS];    /* the end of each result, from 0 */
	int result_of[FORECAST_RESULTS]; /* a result with this end */
};

struct outcomes {
	int round;                /* the one that is drawn */
	struct translation cards; /* of it; the input is that of the outcome set last */
	struct game_ends games[FORECAST_GAMES_MOST];
	int ngames;
	int count; /* of different outcomes */
};

/* STATUS_REFUSED: see app_forecast_begin. *outcomes is filled on STATUS_OK only. */
enum status outcomes_find(struct app *app, struct outcomes *outcomes, struct error *error);
void outcomes_done(struct outcomes *outcomes);

/*
 * Make the input that of an outcome, 0 to count - 1, and say how each game ends (game_ends); in
 * outcome 0 all are drawn.
 */
void outcomes_set(struct outcomes *outcomes, int outcome, int ends[FORECAST_GAMES_MOST]);

#endif
