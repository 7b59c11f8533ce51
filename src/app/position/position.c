/* The translated round that is kept between two changes of the event. */
#include "config.h"

#include "app/position/position.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/published.h"
#include "core/season.h"

enum status position_of(struct app *app, struct position **position, struct error *error)
{
	return position_at(app, app_round(app), position, error);
}

enum status position_to_change(struct app *app, struct position **position, struct error *error)
{
	enum status status = app_require_unpublished(app, error);

	return status == STATUS_OK ? position_of(app, position, error) : status;
}

/*
 * The event that the round is seen from. What is only tried knows no journal; a report is as good
 * as the import of it.
 */
static enum status look(struct app *app, struct position *position, struct error *error)
{
	enum status status;

	event_init(&position->then);
	position->event = app_event(app);
	if ((app->trial && app->store) ||
		app_round_state(position->event, app->section, position->round) < ROUND_PUBLISHED)
		return STATUS_OK;
	status = drawn_event(
		app, position->round, position->board, &position->then, &position->from, error);
	if (status == STATUS_OK)
		position->event = &position->then;
	return status;
}

/* The event as it is looked at, translated, with its seats. */
static enum status fill(struct app *app, struct position *made, struct error *error)
{
	enum status status = look(app, made, error);

	if (status == STATUS_OK)
		status = translate_round(
			made->event, app->section, made->round, &made->cards, error);
	if (status == STATUS_OK &&
		seats_load(&made->seats, made->event, app->section, made->round) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	return status;
}

static void release(void *what)
{
	position_free(what);
}

/* Is a round kept there with all that is fixed, not without what its draw ignores? */
static bool has_all_constraints(enum app_cached at)
{
	return at == CACHED_POSITION || at == CACHED_PUBLISHED;
}

/* In place of what is kept there, unless it is that. */
static enum status make(struct app *app, enum app_cached at, int round, int board,
	struct position **position, struct error *error)
{
	struct position *made = app->cached[at].what;
	enum status status;

	if (made && made->round == round && made->board == board) {
		*position = made;
		return STATUS_OK;
	}
	made = calloc(1, sizeof(*made));
	if (!made)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	made->round = round;
	made->board = board;
	status = fill(app, made, error);
	if (status == STATUS_OK && !has_all_constraints(at)) {
		status = drop_ignored_constraints(
			&made->cards, &made->seats, &made->unkept, &made->nunkept);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status != STATUS_OK) {
		position_free(made);
		return status;
	}
	app_cache(app, at, made, release);
	*position = made;
	return STATUS_OK;
}

enum status position_at(struct app *app, int round, struct position **position, struct error *error)
{
	return make(app, CACHED_POSITION, round, 0, position, error);
}

/* Is something that the arbiter has fixed not so on the seats? */
static bool breaks_fixed(const struct pairing_score *score)
{
	for (int i = 0; i < score->nviolations; i++) {
		if (score->violations[i].kind == PAIRING_BROKEN_PIN ||
			score->violations[i].kind == PAIRING_BROKEN_FORBIDDEN)
			return true;
	}
	return false;
}

/* The same, kept there without what its draw ignores, if it ignores something. */
static enum status keep(struct app *app, enum app_cached at, struct position *whole,
	struct position **position, struct error *error)
{
	const enum status status = position_need_score(whole);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (!breaks_fixed(&whole->score)) {
		*position = whole;
		return STATUS_OK;
	}
	return make(app, at, whole->round, whole->board, position, error);
}

enum status position_kept(
	struct app *app, int round, struct position **position, struct error *error)
{
	struct position *whole = NULL;
	const enum status status = position_at(app, round, &whole, error);

	return whole ? keep(app, CACHED_POSITION_KEPT, whole, position, error) : status;
}

/* Does the report that the round came from say that seats were taken when its draw was out? */
static enum status find_told(const struct app *app, int round, bool *told)
{
	struct trf_published published;
	const enum status status =
		trf_published_kept(app_event(app), app->section, round, &published);

	*told = published.count > 0;
	trf_published_done(&published);
	return status;
}

enum status position_published(
	struct app *app, int round, struct position **position, struct error *error)
{
	struct position *whole = NULL;
	bool reseated = false;
	enum status status = position_at(app, round, &whole, error);

	if (!whole)
		return status;
	if (whole->from == DRAWN_LATE)
		reseated = true;
	else if (whole->from == DRAWN_IMPORTED || (whole->from == DRAWN_THEN && !app->store))
		status = find_told(app, round, &reseated);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (reseated)
		return make(app, CACHED_PUBLISHED, round, DRAWN_PUBLISHED, position, error);
	*position = whole;
	return STATUS_OK;
}

enum status position_published_kept(
	struct app *app, int round, struct position **position, struct error *error)
{
	struct position *whole = NULL;
	enum status status = position_published(app, round, &whole, error);

	if (!whole)
		return status;
	return keep(app,
		whole->board == DRAWN_PUBLISHED ? CACHED_PUBLISHED_KEPT : CACHED_POSITION_KEPT,
		whole, position, error);
}

enum status position_of_board(
	struct app *app, int round, int board, struct position **position, struct error *error)
{
	struct position *whole = NULL;
	const enum status status = position_kept(app, round, &whole, error);

	if (!whole)
		return status;
	if (board == 0 || whole->from != DRAWN_LATE) {
		*position = whole;
		return STATUS_OK;
	}
	return make(app, CACHED_POSITION_OF_BOARD, round, board, position, error);
}

enum status position_of_player(
	struct app *app, int round, int pin, struct position **position, struct error *error)
{
	struct position *whole = NULL, *then = NULL;
	enum status status = position_kept(app, round, &whole, error);
	int at;

	if (!whole)
		return status;
	*position = whole;
	at = seats_find(&whole->seats, pin);
	if (at < 0 || whole->from != DRAWN_LATE || event_is_season(whole->event, app->section))
		return STATUS_OK;
	status = position_of_board(app, round, whole->seats.boards[at].number, &then, error);
	if (status == STATUS_OK && then && then->from != DRAWN_LATE)
		*position = then;
	return status;
}

void position_free(struct position *position)
{
	if (!position)
		return;
	trial_release(position->best);
	trial_release(position->around);
	for (int kind = 0; kind < 2; kind++) {
		position_free(position->engine_draw[kind].position);
		position_free(position->engine_draw_but[kind].position);
	}
	for (int i = 0; position->steps && i <= position->draw.count; i++)
		pairing_steps_done(&position->steps[i]);
	free(position->steps);
	pairing_score_done(&position->score);
	pairing_score_done(&position->judgement);
	pairing_draw_done(&position->draw);
	free(position->unkept);
	seats_done(&position->seats);
	translation_done(&position->cards);
	event_done(&position->then);
	free(position);
}

struct cast position_cast(const struct app *app, const struct position *position)
{
	struct cast cast = translate_cast(&position->cards, app_event(app), app->section);

	cast.drawn = position->event;
	cast.held = position->held;
	return cast;
}

enum status position_score(const struct position *position, const struct pairing_input *input,
	const struct seats *seats, struct pairing_score *score)
{
	struct pairing_draw draw = {
		calloc((size_t)seats->count + 1, sizeof(*draw.boards)), seats->count};
	enum status status = STATUS_NO_MEMORY;

	if (!draw.boards)
		return status;
	status = translate_draw(&position->cards, seats->boards, seats->count, draw.boards);
	if (status == STATUS_OK)
		status = translate_status(pairing_score(position->cards.book, input, &draw, score));
	free(draw.boards);
	return status;
}

enum status position_judge(
	const struct position *position, const struct seats *seats, struct pairing_score *score)
{
	struct pairing_input input = translate_plain(&position->cards);
	struct pairing_score plain = {0}, held = {0}, part;
	enum status status = position_score(position, &input, seats, &plain);

	if (status == STATUS_OK && translate_is_fixed(&position->cards)) {
		input.npins = position->cards.hands;
		input.napart = position->cards.input.napart;
		status = position_score(position, &input, seats, &held);
		part = plain;
		plain.violations = held.violations;
		plain.nviolations = held.nviolations;
		held.violations = part.violations;
		held.nviolations = part.nviolations;
	}
	pairing_score_done(&held);
	if (status == STATUS_OK)
		*score = plain;
	else
		pairing_score_done(&plain);
	return status;
}

enum status position_need_judgement(struct position *position)
{
	return position->judgement.terms
		? STATUS_OK
		: position_judge(position, &position->seats, &position->judgement);
}

enum status position_need_score(struct position *position)
{
	return position->score.terms ? STATUS_OK
				     : position_score(position, &position->cards.input,
					       &position->seats, &position->score);
}

enum status position_need_draw(struct position *position)
{
	const int count = position->seats.count;
	struct pairing_draw draw = {NULL, count};
	enum status status = STATUS_NO_MEMORY;

	if (position->draw.boards)
		return STATUS_OK;
	draw.boards = calloc((size_t)count + 1, sizeof(*draw.boards));
	if (draw.boards)
		status = translate_draw(
			&position->cards, position->seats.boards, count, draw.boards);
	if (status == STATUS_OK)
		position->draw = draw;
	else
		free(draw.boards);
	return status;
}

/* The seats as a draw, and room for the reasons of each board. */
static enum status prepare_steps(struct position *position)
{
	enum status status = position_need_draw(position);

	if (status != STATUS_OK)
		return status;
	position->steps = calloc((size_t)position->draw.count + 1, sizeof(*position->steps));
	return position->steps ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status position_need_steps(
	struct position *position, int board, const struct pairing_steps **steps)
{
	const struct pairing_book *book = position->cards.book;
	enum pairing_status told = PAIRING_OK;
	enum status status = position_need_score(position);

	if (status == STATUS_OK && !position->steps)
		status = prepare_steps(position);
	if (status != STATUS_OK)
		return status;
	if (!position->steps[board].steps) {
		if (board == 0)
			told = pairing_steps(book, &position->cards.input, &position->draw,
				&position->steps[board]);
		else
			told = pairing_steps_of(book, &position->cards.input, &position->draw,
				board - 1, &position->steps[board]);
	}
	if (told != PAIRING_OK)
		return translate_status(told);
	*steps = &position->steps[board];
	return STATUS_OK;
}

int position_tray(const struct position *position)
{
	int tray = 0;

	for (int i = 0; i < position->cards.input.count; i++)
		tray += seats_in_tray(&position->seats, position->event, position->cards.pin_of[i]);
	return tray;
}

bool position_has_draw(const struct position *position, const struct pairing_draw *draw)
{
	const struct translation *cards = &position->cards;

	if (draw->count != position->seats.count)
		return false;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const int white = cards->pin_of[board->white];
		const int black = board->black == PAIRING_NOBODY ? 0 : cards->pin_of[board->black];
		const int at = seats_find(&position->seats, white);

		if (at < 0 || position->seats.boards[at].white != white ||
			position->seats.boards[at].black != black)
			return false;
	}
	return true;
}
