/* Two games a round of an all-play-all: both results of a pair as one entry. */
#include "config.h"

#include "app/round/two_games.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/all_play_all.h"
#include "app/event/state.h"
#include "app/event/step.h"
#include "app/position/translate.h"
#include "app/round/open_game.h"
#include "app/round/publish.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/game.h"
#include "core/short_name.h"

/* Does every game of these boards turn one of the round before? */
static bool turn_first_games(
	const struct event *event, const struct board *boards, int count, int section)
{
	for (int i = 0; i < count; i++) {
		const struct board *first =
			event_board_of(event, section, boards[i].round - 1, boards[i].white);

		if (boards[i].black != 0 &&
			(!first || first->black != boards[i].white ||
				first->white != boards[i].black))
			return false;
	}
	return true;
}

static enum status put_drawn(const struct app *app, int round, const struct board *boards,
	int count, struct action *action, struct error *error)
{
	struct record row = {
		.kind = RECORD_ROUND, .as.round = {app->section, round, ROUND_PROPOSED, ""}};
	enum status status;

	if (!turn_first_games(app_event(app), boards, count, app->section))
		return app_fail(error, STATUS_REFUSED,
			"Boards of round %d are not those of the table, and the second games are: enter the results one by one, and draw round %d when round %d is complete.",
			round - 1, round, round - 1);
	status = action_put(action, app_event(app), &row);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		memset(&row, 0, sizeof(row));
		row.kind = RECORD_BOARD;
		row.as.board = boards[i];
		status = action_put(action, app_event(app), &row);
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* The boards of the second games, as the table has them: it asks for no results. */
static enum status build_drawn(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const int round = *(const int *)what;
	struct translation cards;
	struct pairing_draw draw = {NULL, 0};
	struct pairing_blame blame;
	struct board *boards;
	enum pairing_status drawn;
	enum status status = translate_round(app_event(app), app->section, round, &cards, error);

	if (status != STATUS_OK)
		return status;
	drawn = pairing_best(cards.book, &cards.input, &draw, &blame);
	boards = calloc((size_t)draw.count + 1, sizeof(*boards));
	if (drawn != PAIRING_OK) {
		status = translate_fail(&cards, app_event(app), app->section, drawn, &blame, error);
	} else if (!boards) {
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	} else {
		translate_rows(&cards, app->section, round, &draw, boards);
		status = put_drawn(app, round, boards, draw.count, action, error);
	}
	free(boards);
	pairing_draw_done(&draw);
	translation_done(&cards);
	return status;
}

/* On the wall; who has withdrawn loses there by default. */
static enum status build_published(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const enum status status = publish_put(app, *(const int *)what, "", action);

	return status == STATUS_OK ? all_play_all_follow(app_event(app), action, error)
				   : app_fail_plain(error, status);
}

/* What the steps of an entry begin with, and what they find. */
struct entry {
	const struct two_results *what;
	struct event *event; /* as the steps so far leave it */
	enum result *was;    /* of the two games */
};

static enum status publish_second(
	struct app *app, const struct entry *entry, struct action *action, struct error *error)
{
	const int round = entry->what->round + 1;
	enum status status;

	if (event_draft_behind(app_event(app), app->section, round - 1) == round)
		return app_fail(error, STATUS_REFUSED,
			"Round %d, that of the second games, is drawn and not published yet: publish it first.",
			round);
	status = step_build(app, build_drawn, &round, entry->event, action, error);
	return status == STATUS_OK
		? step_build(app, build_published, &round, entry->event, action, error)
		: status;
}

static enum status find_second(const struct app *app, const struct entry *entry,
	const struct game *first, int *board, struct error *error)
{
	const int round = entry->what->round + 1;
	char white[WHO_SIZE], black[WHO_SIZE];
	struct game game;

	if (game_of(entry->event, app->section, round, first->black, &game) &&
		game.white == first->black && game.black == first->white) {
		*board = game.number;
		return STATUS_OK;
	}
	return app_fail(error, STATUS_REFUSED, "Round %d has no second game of %s and %s.", round,
		words_who(app_event(app), app->section, first->white, white),
		words_who(app_event(app), app->section, first->black, black));
}

static enum status put_result(struct app *app, const struct entry *entry, int i, int board,
	struct action *action, struct error *error)
{
	const struct game_result *game = &entry->what->game[i];
	const struct result_order order = {entry->what->round + i, board, game->result,
		entry->what->overwrite, &entry->was[i], game->open};

	return step_build(app, game->open ? open_game_build : result_build, &order, entry->event,
		action, error);
}

static enum status put_both(
	struct app *app, const struct entry *entry, struct action *action, struct error *error)
{
	const struct two_results *what = entry->what;
	const bool published =
		app_round_state(app_event(app), app->section, what->round + 1) >= ROUND_PUBLISHED;
	const bool wanted = published || what->game[1].result != RESULT_NONE;
	struct game first;
	int second = 0;
	enum status status = put_result(app, entry, 0, what->board, action, error);

	if (status != STATUS_OK || !wanted)
		return status;
	if (!published)
		status = publish_second(app, entry, action, error);
	game_find(entry->event, app->section, what->round, what->board, &first);
	if (status == STATUS_OK)
		status = find_second(app, entry, &first, &second, error);
	return status == STATUS_OK ? put_result(app, entry, 1, second, action, error) : status;
}

static const char *told(const struct game_result *game)
{
	return game->open                     ? result_open_notation(game->result)
		: game->result == RESULT_NONE ? "no result"
					      : result_notation(game->result);
}

/* "Rounds 1 and 2, board 12: 1-0 and ½-½, 1 Adams v 2 Brown; round 2 published". */
static void label(
	const struct app *app, const struct entry *entry, bool published, char text[LABEL_SIZE])
{
	const struct two_results *what = entry->what;
	char white[WHO_SIZE], black[WHO_SIZE], wall[32] = "";
	struct game game;

	game_find(entry->event, app->section, what->round, what->board, &game);
	if (!published &&
		app_round_state(entry->event, app->section, what->round + 1) >= ROUND_PUBLISHED)
		words_put(wall, sizeof(wall), "; round %d published", what->round + 1);
	words_put(text, LABEL_SIZE, "Rounds %d and %d, board %d: %s and %s, %s v %s%s", what->round,
		what->round + 1, app_board_label(app, what->round, what->board),
		told(&what->game[0]), told(&what->game[1]),
		words_who(entry->event, app->section, game.white, white),
		words_who(entry->event, app->section, game.black, black), wall);
}

struct build {
	const struct two_results *what;
	enum result *was;
};

static enum status build_two(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct build *build = what;
	struct event event;
	const struct entry entry = {build->what, &event, build->was};
	const bool published = app_round_state(app_event(app), app->section,
				       build->what->round + 1) >= ROUND_PUBLISHED;
	enum status status;

	if (!section_has_two_games(event_section(app_event(app), app->section)))
		return app_fail(error, STATUS_REFUSED,
			"Board %d has one game here: two results are for two games a round (berger with double=2).",
			app_board_label(app, build->what->round, build->what->board));
	status = event_copy(app_event(app), &event);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = put_both(app, &entry, action, error);
	if (status == STATUS_OK && action->count > 0)
		label(app, &entry, published, action->label);
	event_done(&event);
	return status;
}

/* The second game's board is known once the action is done. */
static void fill(struct app *app, const struct two_results *what, enum result was[2],
	enum status status, struct result_done done[2])
{
	struct result_order order = {what->round, what->board, what->game[0].result,
		what->overwrite, &was[0], what->game[0].open};
	struct game second;

	result_fill_done(app, &order, status, &done[0]);
	order.round++;
	order.result = what->game[1].result;
	order.was = &was[1];
	if (status == STATUS_OK &&
		game_of(app_event(app), app->section, order.round, done[0].game.white, &second))
		order.board = second.number;
	result_fill_done(app, &order,
		status == STATUS_OK && order.board == 0 ? STATUS_NOT_FOUND : status, &done[1]);
}

/* The same by the first game of the pair. */
static struct two_results by_first(const struct app *app, const struct two_results *what)
{
	const int round = all_play_all_first_games(app_event(app), app->section, what->round);
	struct two_results first = *what;
	struct game game;

	if (round == 0 || round == what->round ||
		!game_find(app_event(app), app->section, what->round, what->board, &game) ||
		!game_of(app_event(app), app->section, round, game.white, &game))
		return first;
	first.round = round;
	first.board = game.number;
	return first;
}

enum status app_enter_two(struct app *app, const struct two_results *what,
	struct result_done done[2], struct error *error)
{
	enum result was[2] = {RESULT_NONE, RESULT_NONE};
	const struct two_results first = by_first(app, what);
	const struct build build = {&first, was};
	const enum status status = app_run(app, build_two, &build, error);

	fill(app, &first, was, status, done);
	return status;
}

int app_result_round(const struct app *app, int last)
{
	const int first = all_play_all_first_games(app_event(app), app->section, last);

	return first > 0 && app_round_state(app_event(app), app->section, first) != ROUND_COMPLETE
		? first
		: last;
}

/* What each has of the game. */
static const char *figure(enum result result, bool white)
{
	if (!white)
		result = result_turned(result);
	switch (result) {
	case RESULT_WHITE:
	case RESULT_DEFAULT_BLACK:
		return "1";
	case RESULT_DRAW:
	case RESULT_HALF_WHITE:
		return "½";
	case RESULT_NONE:
		return "-";
	default:
		return "0";
	}
}

static void put_game(const struct app *app, const struct game *game, char *text, size_t size)
{
	enum { CELLS = 20 };
	const struct event *event = app_event(app);
	char white[NAME_SIZE], black[NAME_SIZE];

	short_name(
		event, event_player(event, app->section, game->white), CELLS, white, sizeof(white));
	short_name(
		event, event_player(event, app->section, game->black), CELLS, black, sizeof(black));
	words_put(text, size, "%s %s %s %s%s", white, figure(game->result, true), black,
		figure(game->result, false),
		game->open                                ? ", open"
			: result_is_default(game->result) ? " by default"
							  : "");
}

const char *two_games_words(const struct app *app, int round, const struct game *first,
	const struct game *second, char text[TWO_GAMES_SIZE])
{
	char one[TWO_GAMES_SIZE / 2], other[TWO_GAMES_SIZE / 2];

	put_game(app, first, one, sizeof(one));
	words_put(other, sizeof(other), "not on the wall yet");
	if (second->number > 0)
		put_game(app, second, other, sizeof(other));
	words_put(text, TWO_GAMES_SIZE, "Board %d: %s; second game: %s",
		app_board_label(app, round, first->number), one, other);
	return text;
}
