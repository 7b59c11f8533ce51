/* Results that were corrected when later rounds had been published, found in the journal. */
#include "config.h"

#include "app/position/corrections.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/fail.h"
#include "app/event/state.h"
#include "app/position/result_notes.h"
#include "app/trf/drawn_with.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/vec.h"
#include "core/vocabulary.h"
#include "store/past.h"

_Static_assert(ROUNDS_MOST < 64, "a bit a round");

struct games {
	struct corrected_game *items;
	int count, room;
};

/* What is known as far as the journal has been read. */
struct search {
	struct games games;
	/* the first of them are those of a report, whose rounds are not known yet */
	bool from_report;
	unsigned long long published;
	/* of the action at hand: */
	long long action;
	struct games results; /* that it gives to games */
	unsigned long long publishes, takes_back;
	unsigned long long seats; /* rounds in which it changes who sits at a board */
	bool closes;              /* a game was open, and is over by it */
};

static unsigned long long bit(int round)
{
	return 1ULL << round;
}

/* The rounds behind this one. */
static unsigned long long behind(int round)
{
	return ~(bit(round + 1) - 1);
}

static enum status add_game(struct games *games, const struct corrected_game *game)
{
	struct corrected_game *grown =
		vec_grow(games->items, &games->room, games->count + 1, sizeof(*games->items));

	if (!grown)
		return STATUS_NO_MEMORY;
	games->items = grown;
	games->items[games->count++] = *game;
	return STATUS_OK;
}

static bool is_same_game(const struct corrected_game *a, const struct corrected_game *b)
{
	return a->round == b->round && a->white == b->white && a->black == b->black;
}

/* Its colours are those of the other, if that is of the same two. */
static void turn_with(struct corrected_game *game, const struct corrected_game *other)
{
	if (game->round != other->round || game->white != other->black ||
		game->black != other->white)
		return;
	game->white = other->white;
	game->black = other->black;
	game->was = result_turned(game->was);
	game->is = result_turned(game->is);
}

/* Rounds were taken back; whoever was drawn with a result is not there any more. */
static void drop_rounds(struct games *games, unsigned long long rounds)
{
	int kept = 0;

	for (int i = 0; i < games->count; i++) {
		struct corrected_game game = games->items[i];

		if (game.answer != CORRECTION_TAKEN_BACK)
			game.later &= ~rounds;
		if (game.later != 0)
			games->items[kept++] = game;
	}
	games->count = kept;
}

/*
 * The game has this result from now on: rounds that were drawn with it are as they should be, those
 * that were drawn with others differ from it, and those not named yet were drawn with the last one.
 */
static enum status correct(struct search *search, const struct corrected_game *corrected)
{
	struct games *games = &search->games;
	struct corrected_game game = *corrected;
	unsigned long long known = 0;

	for (int i = 0; i < games->count; i++) {
		struct corrected_game *before = &games->items[i];

		turn_with(before, &game);
		if (before->answer == CORRECTION_TAKEN_BACK || !is_same_game(before, &game))
			continue;
		known |= before->later;
		before->is = game.is;
		if (before->was == game.is)
			before->later = 0;
		else
			before->answer = game.answer;
	}
	drop_rounds(games, 0);
	game.later &= ~known;
	return game.later != 0 ? add_game(games, &game) : STATUS_OK;
}

/* All changes of the action are known. */
static enum status settle(struct search *search)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < search->results.count; i++) {
		struct corrected_game *game = &search->results.items[i];
		const unsigned long long back = search->takes_back & behind(game->round);

		game->later = back ? back : search->published & behind(game->round);
		game->answer = back                           ? CORRECTION_TAKEN_BACK
			: search->seats & behind(game->round) ? CORRECTION_REPAIRED
							      : CORRECTION_STANDS;
		game->was_open = search->closes;
		if (game->later != 0)
			status = correct(search, game);
	}
	drop_rounds(&search->games, search->takes_back);
	search->published = (search->published | search->publishes) & ~search->takes_back;
	if (search->from_report && search->published != 0) {
		drop_rounds(&search->games, ~search->published);
		search->from_report = false;
	}
	return status;
}

/* What the result of a board was, for its players as they are; RESULT_NONE: others sat there. */
static enum result result_before(const struct board *before, const struct board *after)
{
	return board_is_pair(before, after)
		? board_result_on(before, after, (enum result)before->result)
		: RESULT_NONE;
}

static enum status take_result(struct search *search, const struct edit *edit, bool of_board)
{
	const struct board *before = &edit->before.as.board, *after = &edit->after.as.board;
	const struct filled *was = &edit->before.as.filled, *is = &edit->after.as.filled;
	const int round = edit_key(edit).part[1];
	struct corrected_game game = {.round = round};

	if (of_board &&
		(!edit->had || !edit->has || before->white != after->white ||
			before->black != after->black))
		search->seats |= bit(round);
	if (!edit->had || !edit->has)
		return STATUS_OK;
	game.was = of_board ? result_before(before, after) : (enum result)was->result;
	game.is = (enum result)(of_board ? after->result : is->result);
	if (game.was == game.is || game.was == RESULT_NONE || game.is == RESULT_NONE)
		return STATUS_OK;
	if (of_board) {
		game.white = after->white;
		game.black = after->black;
	} else {
		*(is->colour == COLOUR_WHITE ? &game.white : &game.black) = is->pin;
	}
	return add_game(&search->results, &game);
}

static enum status take(void *context, long long action, const struct edit *edit)
{
	struct search *search = context;
	const struct record_key key = edit_key(edit);

	if (search->action != action) {
		const enum status status = settle(search);

		if (status != STATUS_OK)
			return status;
		search->action = action;
		search->results.count = 0;
		search->publishes = search->takes_back = search->seats = 0;
		search->closes = false;
	}
	switch (key.kind) {
	case RECORD_ROUND:
		if (edit->has && edit->after.as.round.state >= ROUND_PUBLISHED)
			search->publishes |= bit(key.part[1]);
		else
			search->takes_back |= bit(key.part[1]);
		return STATUS_OK;
	case RECORD_OPEN:
		search->closes = search->closes || (edit->had && !edit->has);
		return STATUS_OK;
	default:
		return take_result(search, edit, key.kind == RECORD_BOARD);
	}
}

/* Games of an imported event that were otherwise in the eyes of later rounds. */
static enum status take_report(const struct app *app, struct search *search)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct trf_said said;
		struct corrected_game game;

		if (rows[i].as.kept.part != 1 || !trf_drawn_parse(rows[i].as.kept.text, &said) ||
			said.round >= ROUNDS_MOST)
			continue;
		game = (struct corrected_game){said.round, said.white, said.black, said.result,
			RESULT_NONE, false, CORRECTION_STANDS, 0};
		for (int later = said.round + 1; later <= ROUNDS_MOST; later++)
			if (trf_drawn_holds(&said, later))
				game.later |= bit(later);
		status = game.later ? add_game(&search->games, &game) : status;
	}
	search->from_report = search->games.count > 0;
	return status;
}

static unsigned long long published_rounds(const struct app *app)
{
	const struct section *section = event_section(app_event(app), app->section);
	unsigned long long rounds = 0;

	for (int round = 1; section && round <= section->rounds; round++)
		if (app_round_state(app_event(app), app->section, round) >= ROUND_PUBLISHED)
			rounds |= bit(round);
	return rounds;
}

/* Those whose players still meet there, and that have the result to which they were corrected. */
static void keep_true(const struct app *app, struct games *games)
{
	int kept = 0;

	for (int i = 0; i < games->count; i++) {
		struct corrected_game game = games->items[i], seated = {.round = game.round};
		struct game now;

		if (!game_of(app_event(app), app->section, game.round,
			    game.white ? game.white : game.black, &now))
			continue;
		seated.white = now.white;
		seated.black = now.black;
		turn_with(&game, &seated);
		if (!is_same_game(&game, &seated) || now.result == game.was ||
			(game.is != RESULT_NONE && game.is != now.result))
			continue;
		game.is = now.result;
		games->items[kept++] = game;
	}
	games->count = kept;
}

enum status app_corrected_games(
	const struct app *app, struct corrected_game **games, int *count, struct error *error)
{
	struct search search = {.action = 0};
	enum status status = STATUS_OK;

	*games = NULL;
	*count = 0;
	if (event_is_all_play_all(app_event(app), app->section))
		return STATUS_OK;
	status = take_report(app, &search);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	else if (app->store)
		status = store_corrections(app->store, app->section, take, &search, error);
	else
		search.publishes = published_rounds(app);
	if (status == STATUS_OK && (status = settle(&search)) != STATUS_OK)
		app_fail_plain(error, status);
	free(search.results.items);
	if (status != STATUS_OK) {
		free(search.games.items);
		return status;
	}
	keep_true(app, &search.games);
	*games = search.games.items;
	*count = search.games.count;
	return STATUS_OK;
}

/* "round 2", "rounds 2, 3 and 5"; true: more than one. */
static bool rounds_words(const char *name, unsigned long long rounds, char *text, size_t size)
{
	int numbers[ROUNDS_MOST], count = 0;
	char list[4 * ROUNDS_MOST];

	for (int round = 1; round <= ROUNDS_MOST; round++)
		if (rounds & bit(round))
			numbers[count++] = round;
	words_numbers(numbers, count, list, sizeof(list));
	words_put(text, size, "%s%s %s", name, count > 1 ? "s" : "", list);
	return count > 1;
}

void app_corrected_words(
	const struct app *app, const struct corrected_game *game, char text[SENTENCE_SIZE])
{
	const struct event *event = app_event(app);
	char who[SENTENCE_SIZE], rounds[4 * ROUNDS_MOST + 16];
	const bool many = rounds_words(vocabulary_of(event, app->section)->round_small, game->later,
		rounds, sizeof(rounds));
	struct game now = {.number = 0};

	game_of(event, app->section, game->round, game->white ? game->white : game->black, &now);
	result_game_words(event, app->section, game->round, &now, who);
	if (game->answer == CORRECTION_TAKEN_BACK) {
		words_put(text, SENTENCE_SIZE,
			"%s was %s, and is %s now: %s, drawn with the wrong result, %s taken back.",
			who, result_notation(game->was), game_notation(&now), rounds,
			many ? "were" : "was");
		return;
	}
	words_put(text, SENTENCE_SIZE, "%s %s %s when %s %s drawn, and is %s now: the draw%s %s.",
		who, game->was_open ? "was open and counted" : "was", result_notation(game->was),
		rounds, many ? "were" : "was", game_notation(&now), many ? "s" : "",
		game->answer == CORRECTION_REPAIRED ? (many ? "were repaired" : "was repaired")
			: many                      ? "stand"
						    : "stands");
}
