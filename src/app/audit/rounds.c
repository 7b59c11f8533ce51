/* Rounds of an event or a report, as the rule books are to see them. */
#include "config.h"

#include "app/audit/rounds.h"

#include <stdlib.h>

#include "app/position/draw_order.h"
#include "app/position/floats.h"
#include "app/position/position.h"
#include "app/report/check_draw.h"
#include "app/report/draws.h"
#include "app/trf/event.h"
#include "app/trf/rows.h"
#include "core/history.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

/* An event (app) or a report (no app), and the round of it that was gone to. */
struct rounds_source {
	struct app *app;
	struct trf_draws draws;
	struct event named; /* a report as an event, for the names of its players; perhaps empty */
	struct check_theirs theirs;
	int *scores;
	enum pairing_float *floats;
	bool *defaulted;
};

static struct rounds_source *start_rounds(struct rounds *rounds)
{
	*rounds = (struct rounds){.source = calloc(1, sizeof(*rounds->source))};
	if (rounds->source)
		event_init(&rounds->source->named);
	return rounds->source;
}

/* What belongs to one round alone. */
static void leave_round(struct rounds *rounds)
{
	struct rounds_source *source = rounds->source;

	check_theirs_done(&source->theirs);
	free(source->scores);
	free(source->floats);
	free(source->defaulted);
	source->scores = NULL;
	source->floats = NULL;
	source->defaulted = NULL;
	rounds->cards.defaulted = NULL;
	rounds->cards.draw = (struct pairing_draw){0};
	rounds->cards.uncoloured = NULL;
}

void rounds_done(struct rounds *rounds)
{
	if (!rounds->source)
		return;
	leave_round(rounds);
	trf_draws_done(&rounds->source->draws);
	event_done(&rounds->source->named);
	free(rounds->source);
	*rounds = (struct rounds){0};
}

enum status rounds_of_event(struct app *app, struct rounds *rounds, struct error *error)
{
	const struct event *event = app_event(app);

	if (!start_rounds(rounds))
		return app_fail_plain(error, STATUS_NO_MEMORY);
	rounds->source->app = app;
	rounds->season = event_is_season(event, app->section);
	rounds->drawn = app_last_published(event, app->section);
	rounds->present = rounds->last = app_round(app);
	if (rounds->last < rounds->drawn) /* second games on the wall beside the first */
		rounds->last = rounds->drawn;
	return STATUS_OK;
}

/* The players of a report that no event can hold have numbers alone. */
static enum status name_players(struct rounds_source *source)
{
	struct error unseen;
	const struct report report = {.error = &unseen};
	struct trf trf = source->draws.trf;
	enum status status;

	if (!trf.rounds)
		trf.rounds = trf_rows_last_round(&trf);
	status = trf_rows_begin(&trf, source->draws.book->id, "", &source->named);
	if (status == STATUS_OK)
		status = trf_rows_import(&trf, 1, true, &source->named, &report);
	if (status == STATUS_OK || status == STATUS_NO_MEMORY)
		return status;
	event_done(&source->named);
	event_init(&source->named);
	return STATUS_OK;
}

enum status rounds_of_report(const struct app_trf *what, struct rounds *rounds, struct error *error,
	app_notice *notice, void *context)
{
	struct error unseen = {.code = STATUS_OK};
	const struct report report = {
		.notice = notice, .context = context, .error = error ? error : &unseen};
	const struct trf *trf;
	enum status status;

	if (!start_rounds(rounds))
		return app_fail_plain(error, STATUS_NO_MEMORY);
	trf = &rounds->source->draws.trf;
	status = trf_draws_read(what, &rounds->source->draws, &report);
	if (status == STATUS_OK && trf->tenths)
		status = app_fail(report.error, STATUS_BAD_INPUT,
			"Virtual or abnormal points (250, XXA, 299) have tenths, for which there are no words; pair and check take the report as it is.");
	if (status == STATUS_OK)
		status = trf_draws_translate(&rounds->source->draws, report.error);
	if (status == STATUS_OK && name_players(rounds->source) != STATUS_OK)
		status = app_fail_plain(report.error, STATUS_NO_MEMORY);
	if (status != STATUS_OK) {
		rounds_done(rounds);
		return status;
	}
	rounds->cards.book = rounds->source->draws.book;
	rounds->season = rounds->source->draws.field.season || rounds->cards.book->season;
	rounds->drawn = trf->played;
	/* Scores of a round with games that are not over are no ground for a draw. */
	rounds->last = trf->played + (!trf->open && (!trf->rounds || trf->played < trf->rounds));
	rounds->present = rounds->last;
	return STATUS_OK;
}

static enum status go_in_event(struct rounds *rounds, int round, struct error *error)
{
	struct app *app = rounds->source->app;
	struct position *position;
	enum status status = position_published(app, round, &position, error);

	if (status != STATUS_OK)
		return status;
	if (position_need_draw(position) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	rounds->cards.book = position->cards.book;
	rounds->cards.input = translate_plain(&position->cards);
	rounds->cards.draw = position->draw;
	rounds->cards.cast = position_cast(app, position);
	rounds->imported = rounds->imported || position->from == DRAWN_IMPORTED;
	return STATUS_OK;
}

static enum status go_in_report(struct rounds *rounds, int round, struct error *error)
{
	struct rounds_source *source = rounds->source;
	enum status status = trf_draws_go(&source->draws, round, error);

	if (status == STATUS_OK && round <= source->draws.trf.played &&
		check_draw_theirs(&source->draws.field, round, &source->theirs) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	if (status != STATUS_OK)
		return status;
	rounds->cards.input = source->draws.field.input;
	/* A report that does not say how many rounds there are is over with those played. */
	if (!source->draws.trf.rounds && round <= source->draws.trf.played)
		rounds->cards.input.rounds = source->draws.trf.played;
	rounds->cards.draw = (struct pairing_draw){source->theirs.boards, source->theirs.count};
	rounds->cards.uncoloured = source->theirs.uncoloured;
	rounds->cards.cast =
		(struct cast){.event = event_section(&source->named, 1) ? &source->named : NULL,
			.section = 1,
			.pins = source->draws.field.numbers,
			.count = source->draws.field.input.count};
	return STATUS_OK;
}

static bool is_default_in_report(const struct trf_draws *draws, int player, int round)
{
	const int played = draws->trf.played;
	const enum pairing_kind kind = round > played
		? PAIRING_ABSENT
		: draws->field.games[(size_t)player * (size_t)played + (size_t)round - 1].kind;

	return kind == PAIRING_DEFAULT_WIN || kind == PAIRING_DEFAULT_LOSS;
}

static bool is_default_in_event(const struct cast *cast, int player, int round)
{
	const enum history_kind kind =
		history_of(cast->event, cast->section, cast->pins[player], round).kind;

	return kind == HISTORY_DEFAULT_WIN || kind == HISTORY_DEFAULT_LOSS;
}

/* Whose game in the round was defaulted. */
static enum status find_defaults(struct rounds *rounds, int round)
{
	struct rounds_source *source = rounds->source;
	const int count = rounds->cards.input.count;

	source->defaulted = calloc((size_t)count + 1, sizeof(*source->defaulted));
	if (!source->defaulted)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++)
		source->defaulted[i] = source->app
			? is_default_in_event(&rounds->cards.cast, i, round)
			: is_default_in_report(&source->draws, i, round);
	rounds->cards.defaulted = source->defaulted;
	return STATUS_OK;
}

/* What the rule book sees in the cards. */
static enum status look_back(struct rounds *rounds, struct error *error)
{
	struct rounds_source *source = rounds->source;
	struct round_cards *cards = &rounds->cards;
	enum status status = floats_scores(cards->book, &cards->input, &source->scores);

	if (status == STATUS_OK)
		status = floats_of(cards->book, &cards->input, &source->floats);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	cards->scores = source->scores;
	cards->floats = source->floats;
	return STATUS_OK;
}

enum status rounds_go(struct rounds *rounds, int round, struct error *error)
{
	leave_round(rounds);
	if (round < 1 || round > rounds->last)
		return app_fail(error, STATUS_NOT_FOUND,
			"There is no %s %d to look at: the last one is %s %d.",
			vocabulary_for(rounds->season)->round_small, round,
			vocabulary_for(rounds->season)->round_small, rounds->last);
	const enum status status = rounds->source->app ? go_in_event(rounds, round, error)
						       : go_in_report(rounds, round, error);

	if (status != STATUS_OK)
		return status;
	if (find_defaults(rounds, round) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	return look_back(rounds, error);
}

struct round_cards rounds_cards_for(
	const struct round_cards *cards, const struct pairing_book *book)
{
	struct round_cards mine = *cards;

	mine.book = book;
	if (book != cards->book)
		mine.input.options = NULL;
	mine.input.bye_after_default = mine.input.bye_after_bye = false;
	if (book->traits->set_bars)
		book->traits->set_bars(&mine.input);
	return mine;
}

enum status rounds_sorted(const struct round_cards *cards, struct pairing_draw *draw)
{
	draw->boards = calloc((size_t)cards->draw.count + 1, sizeof(*draw->boards));
	if (!draw->boards)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < cards->draw.count; i++)
		draw->boards[i] = cards->draw.boards[i];
	draw->count = cards->draw.count;
	return draw_sort(cards->book, cards->scores, draw);
}

enum pairing_status rounds_best(
	const struct round_cards *cards, struct pairing_draw *draw, struct pairing_blame *blame)
{
	int here = -cards->input.npins; /* a kept board has more players than pins */

	for (int i = 0; i < cards->input.count; i++)
		here += !cards->input.players[i].absent;
	return here == 0 ? PAIRING_OK : pairing_best(cards->book, &cards->input, draw, blame);
}
