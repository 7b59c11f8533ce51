/* A random tournament as a report. */
#include "config.h"

#include "app/generate/generate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/position/blame.h"
#include "app/trf/rows.h"
#include "formats/trf/trf.h"
#include "pairing/book/traits.h"

static struct trf_game *game_at(struct trf *trf, int player, int round)
{
	return &trf->games[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

/* What is known of a round to come when the next one is drawn; both by one player's presence. */
static char booking_of(const enum pairing_presence *next, const enum pairing_presence *presence)
{
	if (*presence == PAIRING_HALF_BYE)
		return 'H';
	if (*presence == PAIRING_FULL_BYE)
		return 'F';
	if (*next == PAIRING_GONE || (next == presence && *presence != PAIRING_PRESENT))
		return 'Z';
	return ' ';
}

/*
 * Before a player comes and after he has gone he has no entry; but a report in which absence is
 * worth something has one for each, and a round without boards is told by an entry for everybody.
 */
static char absence_of(
	const struct pairing_tournament *tournament, enum pairing_presence presence, bool empty)
{
	const bool away = presence == PAIRING_NOT_YET || presence == PAIRING_GONE;

	return away && !empty && tournament->worth.zero_bye == 0 ? ' ' : 'Z';
}

static char code_of(const struct pairing_tournament *tournament, const struct pairing_game *game,
	enum pairing_presence presence, bool brief, bool empty)
{
	const struct pairing_worth *worth = &tournament->worth;

	switch (game->kind) {
	case PAIRING_PLAYED:
		return (brief ? "WDL" : "1=0")[game->points == worth->win ? 0
				: game->points == worth->draw             ? 1
									  : 2];
	case PAIRING_DEFAULT_WIN:
		return '+';
	case PAIRING_DEFAULT_LOSS:
		return '-';
	case PAIRING_BYE_FORCED:
		return 'U';
	case PAIRING_BYE_HALF:
		return 'H';
	case PAIRING_BYE_FULL:
		return 'F';
	default:
		return absence_of(tournament, presence, empty);
	}
}

static bool is_empty(const struct pairing_tournament *tournament, int round)
{
	const struct pairing_input *input = &tournament->input;

	for (int i = 0; i < input->count; i++)
		if (tournament->presence[(size_t)i * (size_t)input->rounds + (size_t)round - 1] ==
			PAIRING_PRESENT)
			return false;
	return true;
}

static void put_played(const struct pairing_tournament *tournament, int round, struct trf *trf)
{
	const bool empty = is_empty(tournament, round);

	for (int i = 0; i < trf->count; i++) {
		const size_t cell = (size_t)i * (size_t)trf->rounds + (size_t)round - 1;
		const struct pairing_game *game = &tournament->games[cell];
		struct trf_game *entry = game_at(trf, i, round);

		entry->code = code_of(tournament, game, tournament->presence[cell],
			tournament->brief[cell], empty);
		if (game->opponent == PAIRING_NOBODY)
			continue;
		entry->opponent = game->opponent;
		entry->colour = game->colour == PAIRING_WHITE ? COLOUR_WHITE : COLOUR_BLACK;
	}
}

static void put_bookings(const struct pairing_tournament *tournament, struct trf *trf)
{
	for (int i = 0; i < trf->count; i++) {
		const enum pairing_presence *presence =
			&tournament->presence[(size_t)i * (size_t)trf->rounds];

		for (int round = trf->played + 1; round <= trf->rounds; round++)
			game_at(trf, i, round)->code =
				booking_of(&presence[trf->played], &presence[round - 1]);
	}
}

static void put_rounds(const struct pairing_tournament *tournament, struct trf *trf)
{
	const size_t cells = (size_t)trf->count * (size_t)trf->columns;

	for (size_t i = 0; i < cells; i++)
		trf->games[i] = (struct trf_game){TRF_NOBODY, COLOUR_NONE, ' ', 0, 0, false, false};
	for (int round = 1; round <= trf->played; round++)
		put_played(tournament, round, trf);
	put_bookings(tournament, trf);
}

/*
 * Where players are numbered in the order of their names, "Player 02" stands before "Player 10" as
 * it should.
 */
static int digits_of_names(const struct pairing_book *book, int players)
{
	int digits = 1;

	for (; book->traits->by_name && players >= 10; players /= 10)
		digits++;
	return digits;
}

static void put_players(const struct pairing_book *book,
	const struct pairing_tournament *tournament, struct trf *trf)
{
	const int digits = digits_of_names(book, trf->count);

	for (int i = 0; i < trf->count; i++) {
		struct trf_player *player = &trf->players[i];

		player->number = tournament->players[i].number;
		player->rating = tournament->players[i].rating;
		player->grade = player->rating;
		player->points2 = tournament->players[i].score;
		words_put(
			player->name, sizeof(player->name), "Player %0*d", digits, player->number);
	}
}

static void put_virtual(const struct pairing_tournament *tournament, struct trf *trf)
{
	const int upper = pairing_baku_upper(trf->count);

	for (int i = 0; trf->virtual2 && i < trf->count; i++)
		for (int round = 1; round <= trf->rounds; round++)
			trf->virtual2[(size_t)i * (size_t)trf->columns + (size_t)round - 1] =
				pairing_baku_points(
					upper, trf->rounds, tournament->worth.win, i, round);
}

static void put_groups(const struct pairing_tournament *tournament, struct trf *trf)
{
	for (int i = 0; i < tournament->nprohibited; i++) {
		const struct pairing_prohibited *pair = &tournament->prohibited[i];

		trf->groups[trf->ngroups++] =
			(struct trf_group){pair->first, pair->last, trf->nmembers, 2};
		trf->members[trf->nmembers++] = pair->player;
		trf->members[trf->nmembers++] = pair->other;
	}
}

static void put_worth(const struct pairing_worth *worth, int worth2[TRF_OUTCOMES])
{
	const int values[TRF_OUTCOMES] = {
		[TRF_WIN_WHITE] = worth->win,
		[TRF_WIN_BLACK] = worth->win,
		[TRF_DRAW_WHITE] = worth->draw,
		[TRF_DRAW_BLACK] = worth->draw,
		[TRF_LOSS_WHITE] = worth->loss,
		[TRF_LOSS_BLACK] = worth->loss,
		[TRF_ZERO_BYE] = worth->zero_bye,
		[TRF_HALF_BYE] = worth->draw,
		[TRF_FULL_BYE] = worth->win,
		[TRF_PAIRING_BYE] = worth->bye,
		[TRF_FORFEIT_WIN] = worth->win,
		[TRF_FORFEIT_LOSS] = worth->default_loss,
	};

	memcpy(worth2, values, sizeof(values));
}

/* A line of the report's own; room was made. */
__attribute__((format(printf, 2, 3))) static bool put_line(struct trf *trf, const char *format, ...)
{
	char text[GENERATE_TOLD_SIZE + 32];
	va_list list;
	char *line;

	va_start(list, format);
	words_format(text, sizeof(text), format, list);
	va_end(list);
	line = malloc(strlen(text) + 1);
	if (!line)
		return false;
	strcpy(line, text);
	trf->kept[trf->nkept++] = line;
	return true;
}

/* The program, how to make the tournament again, and what a report has no place for. */
static bool put_lines(const struct generate_knobs *knobs,
	const struct pairing_tournament *tournament, struct trf *trf)
{
	char told[GENERATE_TOLD_SIZE], settings[OPTIONS_SIZE];

	generate_tell(knobs, told);
	if (!options_remark(knobs->recipe.book->id, "", settings, sizeof(settings)) ||
		!put_line(trf, "182 drawboard") || !put_line(trf, "### generated by %s", told) ||
		!put_line(trf, "### drawboard: system %s%s%s", knobs->recipe.book->id,
			settings[0] ? " " : "", settings))
		return false;
	for (int i = 0; i < trf->count; i++)
		if (tournament->players[i].club > 0 &&
			!put_line(trf, "### drawboard: club %d Club %d",
				tournament->players[i].number, tournament->players[i].club))
			return false;
	return true;
}

static bool make_room(const struct pairing_tournament *tournament, struct trf *trf)
{
	const size_t count = (size_t)trf->count, cells = count * (size_t)trf->columns;
	const size_t pairs = (size_t)tournament->nprohibited;

	trf->players = calloc(count, sizeof(*trf->players));
	trf->games = calloc(cells, sizeof(*trf->games));
	trf->groups = calloc(pairs + 1, sizeof(*trf->groups));
	trf->members = calloc(2 * pairs + 1, sizeof(*trf->members));
	trf->kept = calloc(count + 3, sizeof(*trf->kept));
	if (tournament->extra)
		trf->virtual2 = calloc(cells, sizeof(*trf->virtual2));
	return trf->players && trf->games && trf->groups && trf->members && trf->kept &&
		(trf->virtual2 || !tournament->extra);
}

static bool put_tournament(const struct generate_knobs *knobs,
	const struct pairing_tournament *tournament, struct trf *trf)
{
	const struct pairing_input *input = &tournament->input;

	trf->rounds = input->rounds;
	trf->played = input->round - 1;
	trf->columns = input->round > input->rounds ? input->round : input->rounds;
	trf->count = input->count;
	trf->initial = input->lot == PAIRING_BLACK ? COLOUR_BLACK : COLOUR_WHITE;
	put_worth(&tournament->worth, trf->worth2);
	words_put(trf->name, sizeof(trf->name), "Random tournament %" PRIu64, knobs->recipe.seed);
	words_put(trf->type, sizeof(trf->type), "%s", trf_type_of(knobs->recipe.book, ""));
	if (!make_room(tournament, trf))
		return false;
	put_players(knobs->recipe.book, tournament, trf);
	put_rounds(tournament, trf);
	put_virtual(tournament, trf);
	put_groups(tournament, trf);
	return put_lines(knobs, tournament, trf);
}

static enum status tell_stuck(const struct pairing_book *book,
	const struct pairing_tournament *tournament, struct generated *made)
{
	struct pairing_input input = tournament->input;
	struct cast cast = {.count = input.count};
	int *numbers = calloc((size_t)input.count, sizeof(*numbers));
	char text[SENTENCE_SIZE];

	if (!numbers)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < input.count; i++)
		numbers[i] = input.players[i].number;
	cast.pins = numbers;
	if (book->traits->set_bars)
		book->traits->set_bars(&input);
	blame_words(&cast, &input, &tournament->blame, false, text, sizeof(text));
	words_put(made->stuck, sizeof(made->stuck), "Round %d has no legal draw: %s", input.round,
		text);
	free(numbers);
	return STATUS_OK;
}

static enum status write_tournament(const struct generate_knobs *knobs,
	const struct pairing_tournament *tournament, struct generated *made)
{
	struct generated report = {
		.rounds = tournament->input.rounds, .played = tournament->input.round - 1};
	struct trf trf = {0};
	enum status status = STATUS_NO_MEMORY;

	if (put_tournament(knobs, tournament, &trf))
		status = trf_write(&trf, TRF_26, &report.text, &report.size);
	trf_done(&trf);
	if (status == STATUS_OK && tournament->stuck)
		status = tell_stuck(knobs->recipe.book, tournament, &report);
	if (status == STATUS_OK)
		*made = report;
	else
		free(report.text);
	return status;
}

enum status app_generate(
	const struct generate_knobs *knobs, struct generated *made, struct error *error)
{
	struct generate_knobs fitting = *knobs;
	struct pairing_tournament tournament;
	struct pairing_blame blame = {.text = ""};
	enum pairing_status generated;
	enum status status;

	if (knobs->recipe.baku && !knobs->recipe.book->baku)
		return app_fail(error, STATUS_BAD_INPUT,
			"The rule book %s knows no acceleration: expected one of FIDE's, such as dutch.",
			knobs->recipe.book->id);
	status = generate_check_fits(knobs, error);
	if (status != STATUS_OK)
		return status;
	generate_fit(&fitting);
	generated = pairing_generate(&fitting.recipe, &tournament, &blame);
	if (generated == PAIRING_NO_MEMORY)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	if (generated != PAIRING_OK)
		return app_fail(error, STATUS_BAD_INPUT, "%s", blame.text);
	status = write_tournament(&fitting, &tournament, made);
	pairing_tournament_done(&tournament);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}
