/* The next draw, for every way in which the open games can end: what all of them share. */
#include "config.h"

#include "app/forecast/forecast.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/forecast/outcomes.h"
#include "app/forecast/shared_boards.h"
#include "app/words/words.h"
#include "core/board_label.h"

struct draw_forecast {
	struct app *app;
	struct outcomes outcomes;
	int next, stride; /* the outcome that is looked at next; the step to the one after it */
	int looked;
	bool no_draw;
	int boards;
	struct drawn_seats seats;
	struct shared_boards all;
	/* of the outcomes in which this game ends so */
	struct shared_boards ended[FORECAST_GAMES_MOST][FORECAST_RESULTS];
};

/*
 * Outcomes are looked at far from each other first, so that what is certain so far says early what
 * will be: a step of about two fifths, which meets all of them, as 2 and 3 do not divide it.
 */
static int find_stride(int count)
{
	int stride = 2 * count / 5;

	while (stride % 2 == 0 || stride % 3 == 0)
		stride++;
	return stride;
}

static enum status make_seats(struct drawn_seats *seats, int count)
{
	seats->opponent = calloc((size_t)count + 1, sizeof(*seats->opponent));
	seats->label = calloc((size_t)count + 1, sizeof(*seats->label));
	seats->white = calloc((size_t)count + 1, sizeof(*seats->white));
	return seats->opponent && seats->label && seats->white ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status app_forecast_begin(
	struct app *app, struct draw_forecast **forecast, struct error *error)
{
	struct draw_forecast *made = calloc(1, sizeof(*made));
	enum status status;

	if (!made)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	made->app = app;
	status = outcomes_find(app, &made->outcomes, error);
	if (status == STATUS_OK) {
		made->stride = find_stride(made->outcomes.count);
		status = make_seats(&made->seats, made->outcomes.cards.input.count);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK)
		*forecast = made;
	else
		app_forecast_end(made);
	return status;
}

/* A draw and whose it is, for board_label_in. */
struct numbered_draw {
	const struct translation *cards;
	const struct pairing_draw *draw;
};

static int number_in_draw(const void *draw, int pin)
{
	const struct numbered_draw *of = draw;
	const int player = translate_index(of->cards, pin);

	for (int i = 0; i < of->draw->count; i++) {
		const struct pairing_board *board = &of->draw->boards[i];

		if (board->black != PAIRING_NOBODY &&
			(board->white == player || board->black == player))
			return i + 1;
	}
	return 0;
}

static void sit_down(struct draw_forecast *forecast, const struct pairing_draw *draw)
{
	struct drawn_seats *seats = &forecast->seats;
	const struct numbered_draw numbered = {&forecast->outcomes.cards, draw};
	const struct app *app = forecast->app;

	for (int i = 0; i < forecast->outcomes.cards.input.count; i++)
		seats->opponent[i] = PAIRING_NOBODY - 1;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		seats->opponent[board->white] = board->black;
		seats->white[board->white] = true;
		seats->label[board->white] = 0;
		if (board->black == PAIRING_NOBODY)
			continue;
		seats->opponent[board->black] = board->white;
		seats->white[board->black] = false;
		seats->label[board->white] = seats->label[board->black] = board_label_in(
			app_event(app), app->section, number_in_draw, &numbered, i + 1);
	}
}

/* Could the draw of this outcome take a board away from any set that it belongs to? */
static bool matters(const struct draw_forecast *forecast, const int *ends)
{
	bool left = shared_boards_left(&forecast->all);

	for (int g = 0; g < forecast->outcomes.ngames && !left; g++)
		left = shared_boards_left(&forecast->ended[g][ends[g]]);
	return left;
}

static enum status take_draw(
	struct draw_forecast *forecast, const int *ends, const struct pairing_draw *draw)
{
	enum status status = shared_boards_take(&forecast->all, draw, &forecast->seats);

	for (int g = 0; status == STATUS_OK && g < forecast->outcomes.ngames; g++)
		status = shared_boards_take(&forecast->ended[g][ends[g]], draw, &forecast->seats);
	return status;
}

static enum status draw_outcome(
	struct draw_forecast *forecast, const int *ends, struct error *error)
{
	const struct translation *cards = &forecast->outcomes.cards;
	struct pairing_draw draw = {.count = 0};
	struct pairing_blame blame = {.rule = "", .text = ""};
	const enum pairing_status drawn = pairing_best(cards->book, &cards->input, &draw, &blame);
	enum status status = STATUS_OK;

	if (drawn == PAIRING_BAD_INPUT)
		status = translate_fail(cards, app_event(forecast->app), forecast->app->section,
			drawn, &blame, error);
	else if (drawn == PAIRING_NO_MEMORY)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	if (status != STATUS_OK)
		return status;
	if (drawn == PAIRING_NO_DRAW)
		forecast->no_draw = true;
	else
		forecast->boards = draw.count;
	sit_down(forecast, &draw);
	status = take_draw(forecast, ends, &draw);
	pairing_draw_done(&draw);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_forecast_step(struct draw_forecast *forecast, bool *more, struct error *error)
{
	const int count = forecast->outcomes.count;
	bool drawn = false;
	enum status status = STATUS_OK;

	while (status == STATUS_OK && !drawn && forecast->looked < count) {
		int ends[FORECAST_GAMES_MOST];

		outcomes_set(&forecast->outcomes, forecast->next, ends);
		drawn = matters(forecast, ends);
		if (drawn)
			status = draw_outcome(forecast, ends, error);
		forecast->next = (forecast->next + forecast->stride) % count;
		forecast->looked++;
	}
	*more = forecast->looked < count;
	return status;
}

static void tell_game(const struct draw_forecast *forecast, int g, struct unfinished_game *game)
{
	const struct game_ends *ends = &forecast->outcomes.games[g];
	const struct app *app = forecast->app;

	game->round = ends->round;
	game->label = board_label(app_event(app), app->section, ends->round, ends->game.number);
	game->white = ends->game.white;
	game->black = ends->game.black;
	words_put(game->outside, sizeof(game->outside), "%s",
		ends->game.outside ? ends->game.outside : "");
	for (int r = 0; r < FORECAST_RESULTS; r++)
		game->certain[r] = forecast->ended[g][ends->end_of[r]].count;
}

/* By label; those without behind, by White's number; last the bye. */
static int compare_boards(const void *left, const void *right)
{
	const struct certain_board *a = left, *b = right;
	const int one = !a->black ? 2 : !a->label, two = !b->black ? 2 : !b->label;

	return one != two              ? one - two
		: a->label != b->label ? a->label - b->label
				       : a->white - b->white;
}

enum status app_forecast_so_far(
	const struct draw_forecast *forecast, struct next_draw *next, struct error *error)
{
	const struct shared_boards *all = &forecast->all;
	const int *pin_of = forecast->outcomes.cards.pin_of;
	struct next_draw made = {.round = forecast->outcomes.round,
		.outcomes = forecast->outcomes.count,
		.looked = forecast->looked,
		.no_draw = forecast->no_draw,
		.boards = forecast->boards,
		.ngames = forecast->outcomes.ngames};

	made.certain = calloc((size_t)all->count + 1, sizeof(*made.certain));
	if (!made.certain)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	made.ncertain = all->count;
	for (int i = 0; i < all->count; i++)
		made.certain[i] = (struct certain_board){all->labels[i],
			pin_of[all->boards[i].white],
			all->boards[i].black == PAIRING_NOBODY ? 0 : pin_of[all->boards[i].black]};
	qsort(made.certain, (size_t)made.ncertain, sizeof(*made.certain), compare_boards);
	for (int g = 0; g < made.ngames; g++)
		tell_game(forecast, g, &made.games[g]);
	*next = made;
	return STATUS_OK;
}

void app_forecast_end(struct draw_forecast *forecast)
{
	if (!forecast)
		return;
	shared_boards_done(&forecast->all);
	for (int g = 0; g < FORECAST_GAMES_MOST; g++)
		for (int end = 0; end < FORECAST_RESULTS; end++)
			shared_boards_done(&forecast->ended[g][end]);
	free(forecast->seats.opponent);
	free(forecast->seats.label);
	free(forecast->seats.white);
	outcomes_done(&forecast->outcomes);
	free(forecast);
}

void next_draw_done(struct next_draw *next)
{
	free(next->certain);
	*next = (struct next_draw){.round = 0};
}

/*
 * The fewest and the most boards that are certain besides once a game has ended, whatever its end.
 */
struct decided {
	int least, most, sum;
};

static struct decided decided_by(const struct next_draw *next, int g)
{
	const int *certain = next->games[g].certain;
	struct decided decided = {certain[0] - next->ncertain, certain[0] - next->ncertain, 0};

	for (int r = 0; r < FORECAST_RESULTS; r++) {
		const int more = certain[r] - next->ncertain;

		decided.least = more < decided.least ? more : decided.least;
		decided.most = more > decided.most ? more : decided.most;
		decided.sum += more;
	}
	return decided;
}

/* The game that decides most, in any case first of all; -1: none decides anything. */
static int find_decider(const struct next_draw *next, struct decided *best)
{
	int at = -1;

	*best = (struct decided){0, 0, 0};
	for (int g = 0; g < next->ngames; g++) {
		const struct decided decided = decided_by(next, g);

		if (decided.least > best->least ||
			(decided.least == best->least && decided.sum > best->sum)) {
			*best = decided;
			at = g;
		}
	}
	return at;
}

const char *next_draw_words(const struct next_draw *next, char text[NEXT_DRAW_WORDS_SIZE])
{
	const bool partial = next->looked < next->outcomes;
	struct decided decided;
	const int at = partial ? -1 : find_decider(next, &decided);
	char range[32] = "", round[24] = "";
	size_t used;

	words_put(text, NEXT_DRAW_WORDS_SIZE, "%d of %d board%s certain%s", next->ncertain,
		next->boards, next->boards == 1 ? "" : "s", partial ? " so far" : "");
	if (at < 0)
		return text;
	if (decided.least == decided.most)
		words_put(range, sizeof(range), "%d", decided.least);
	else if (decided.least == 0)
		words_put(range, sizeof(range), "up to %d", decided.most);
	else
		words_put(range, sizeof(range), "%d to %d", decided.least, decided.most);
	if (next->games[at].round != next->round - 1)
		words_put(round, sizeof(round), " of round %d", next->games[at].round);
	used = strlen(text);
	words_put(text + used, NEXT_DRAW_WORDS_SIZE - used, "; board %d%s decides %s more",
		next->games[at].label, round, range);
	return text;
}
