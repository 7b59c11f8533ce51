/*
 * What of the next draw is certain while games of the round are still being played: it is drawn for
 * every way in which they can end, and what all these draws share is certain.
 */
#ifndef APP_FORECAST_FORECAST_H
#define APP_FORECAST_FORECAST_H

#include "app/app.h"

enum { FORECAST_GAMES_MOST = 8, FORECAST_RESULTS = 3 };

/* A board of the next draw that is the same whatever happens. */
struct certain_board {
	int label;        /* what it is called in the hall; 0: that is not certain */
	int white, black; /* PINs; black 0: the bye */
};

/* A game that is being played. */
struct unfinished_game {
	int round;               /* in which it is: the last one, or an earlier one */
	int label, white, black; /* PINs; 0: one from outside, who is `outside` */
	char outside[NAME_SIZE];
	/* boards that are certain once White has won, it is drawn, Black has won */
	int certain[FORECAST_RESULTS];
};

struct next_draw {
	int round;            /* that is drawn next */
	int outcomes, looked; /* different ones of the games; how many have been looked at */
	bool no_draw;         /* some of those leave no legal draw */
	int boards;           /* of the round, the bye counts as one */
	struct certain_board *certain; /* by label, then those without, last the bye */
	int ncertain;
	struct unfinished_game games[FORECAST_GAMES_MOST]; /* by round and board */
	int ngames;
};

struct draw_forecast;

/*
 * Begin. STATUS_REFUSED with the reason: the round has no open game or more than
 * FORECAST_GAMES_MOST, it is the last one, a club season is never drawn ahead. Nothing is changed,
 * and the event must not be until app_forecast_end.
 */
enum status app_forecast_begin(
	struct app *app, struct draw_forecast **forecast, struct error *error);
/* Look at one more outcome, which costs a draw at most. *more is false when all are looked at. */
enum status app_forecast_step(struct draw_forecast *forecast, bool *more, struct error *error);
/* What has been certain so far. next_draw_done afterwards on STATUS_OK. */
enum status app_forecast_so_far(
	const struct draw_forecast *forecast, struct next_draw *next, struct error *error);
/* NULL is accepted. */
void app_forecast_end(struct draw_forecast *forecast);

void next_draw_done(struct next_draw *next);

/*
 * "14 of 20 boards certain; board 9 decides 5 more"; while outcomes are left: "... certain so far".
 */
enum { NEXT_DRAW_WORDS_SIZE = 120 };
const char *next_draw_words(const struct next_draw *next, char text[NEXT_DRAW_WORDS_SIZE]);

#endif
