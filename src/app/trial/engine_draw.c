/* The draw of the engine around the boards that the arbiter has made. */
#include "config.h"

#include "app/trial/engine_draw.h"
#include "app/trial/trial.h"

#include <stdlib.h>

static bool is_of(const struct board *board, const int players[2])
{
	for (int i = 0; i < 2; i++)
		if (players[i] && (board->white == players[i] || board->black == players[i]))
			return true;
	return false;
}

/* What is fixed of a card gives way to the board that a hand has put it on. */
static void drop_pins(struct translation *cards, int player)
{
	int kept = cards->out;

	for (int i = cards->out; i < cards->input.npins; i++) {
		const struct pairing_pin *pin = &cards->pins[i];

		if (pin->player != player &&
			(pin->kind != PAIRING_PIN_BOARD || pin->other != player))
			cards->pins[kept++] = *pin;
	}
	cards->input.npins = kept;
}

/*
 * A board by hand may be a repeat, which no draw of the rules would hold: they have not met then.
 */
static void forget_meetings(struct translation *cards, int one, int other)
{
	const int before = cards->input.round - 1;

	for (int r = 0; r < before; r++) {
		struct pairing_game *game = &cards->games[one * before + r];

		if (game->opponent == other)
			game->opponent = PAIRING_OUTSIDE;
		game = &cards->games[other * before + r];
		if (game->opponent == one)
			game->opponent = PAIRING_OUTSIDE;
	}
}

static void hold(struct translation *cards, const struct board *board)
{
	const int white = translate_index(cards, board->white);
	const int black = board->black ? translate_index(cards, board->black) : PAIRING_NOBODY;
	struct pairing_pin pin = {PAIRING_PIN_BYE, white, PAIRING_NOBODY, PAIRING_NEUTRAL};

	drop_pins(cards, white);
	if (black != PAIRING_NOBODY) {
		drop_pins(cards, black);
		forget_meetings(cards, white, black);
		pin = (struct pairing_pin){PAIRING_PIN_BOARD, white, black, PAIRING_WHITE};
	}
	/* there is room for a pin of every board */
	cards->pins[cards->input.npins++] = pin;
}

/* Was the board made by hand? One that stood before the others were drawn was not. */
static enum status is_held(struct position *position, int i, bool *held)
{
	enum status status = best_is_by_hand(position, i + 1, held);

	*held = *held && position->seats.boards[i].pinned != BOARD_BEFORE;
	return status;
}

enum status engine_draw_any_by_hand(struct position *position, bool *any)
{
	enum status status = STATUS_OK;

	*any = false;
	for (int i = 0; status == STATUS_OK && !*any && i < position->seats.count; i++)
		status = is_held(position, i, any);
	return status;
}

/*
 * Is there a better draw that keeps what is fixed? Cards in the tray make one so, and a mixture of
 * boards of the rules with some that only the draw around what is fixed has.
 */
static enum status is_beaten(struct position *position, bool *beaten)
{
	const bool tray = position_tray(position) > 0;
	const struct pairing_score *around;
	enum status status = STATUS_OK;

	*beaten = false;
	if (!tray && !translate_is_fixed(&position->cards))
		return status;
	status = best_find_around(position);
	if (status != STATUS_OK || position->around->status != PAIRING_OK)
		return status;
	status = position_need_score(position);
	if (status == STATUS_OK)
		status = translate_status(trial_score(
			&position->cards, position->around, TRIAL_SCORE_FIXED, &around));
	if (status == STATUS_OK)
		*beaten = pairing_score_compare(&position->score, around, NULL) > 0;
	return status;
}

/* Has this kind anything to be told of that the seats have not? */
static enum status is_needed(struct position *position, enum engine_draw_kind kind, bool *needed)
{
	enum status status = engine_draw_any_by_hand(position, needed);

	if (status == STATUS_OK && !*needed && kind == ENGINE_DRAW_FREE)
		status = is_beaten(position, needed);
	return status;
}

/* Hold the boards by hand; *freed: some are of these players. */
static enum status hold_all(struct position *position, enum engine_draw_kind kind,
	const int players[2], struct translation *cards, bool *freed)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < position->seats.count; i++) {
		const struct board *board = &position->seats.boards[i];
		bool held;

		status = is_held(position, i, &held);
		if (status != STATUS_OK || !held)
			continue;
		if (is_of(board, players))
			*freed = true;
		else if (kind == ENGINE_DRAW_KEEPING)
			hold(cards, board);
	}
	return status;
}

/* The seats of the engine's draw around what is held, if those of the round are worse. */
static enum status seat(
	struct app *app, const struct position *position, struct position *made, bool freed)
{
	const struct pairing_score *best = NULL;
	enum status status = seats_copy(&made->seats, &position->seats);

	if (status == STATUS_OK && !freed)
		status = translate_status(
			trial_score(&made->cards, made->around, TRIAL_SCORE_FIXED, &best));
	if (status == STATUS_OK)
		status = position_need_score(made);
	if (status == STATUS_OK && !freed && pairing_score_compare(&made->score, best, NULL) > 0) {
		seats_done(&made->seats);
		pairing_score_done(&made->score);
		made->score = (struct pairing_score){0};
		status = seats_of_draw(
			&made->seats, &made->cards, app->section, made->round, &made->around->draw);
		if (status == STATUS_OK)
			status = seats_order(&made->seats, &made->cards);
		if (status == STATUS_OK)
			status = position_need_score(made);
	}
	return status == STATUS_OK ? position_need_draw(made) : status;
}

static enum status make(struct app *app, struct position *position, enum engine_draw_kind kind,
	const int players[2], struct position **found, bool *freed)
{
	struct position *made;
	enum status status;

	/* one list of a club evening is paired from the top: no board of it stands by itself */
	if (kind == ENGINE_DRAW_KEEPING && position->cards.book->season)
		return STATUS_OK;
	made = calloc(1, sizeof(*made));
	if (!made)
		return STATUS_NO_MEMORY;
	made->round = position->round;
	made->from = position->from;
	made->held = kind == ENGINE_DRAW_KEEPING;
	event_init(&made->then);
	made->event = position->event;
	status =
		translate_round(position->event, app->section, position->round, &made->cards, NULL);
	/* what the seats do not keep has not led to them here either */
	if (status == STATUS_OK && position->nunkept > 0)
		status = drop_ignored_constraints(
			&made->cards, &position->seats, &made->unkept, &made->nunkept);
	if (status == STATUS_OK)
		status = hold_all(position, kind, players, &made->cards, freed);
	if (status == STATUS_OK)
		status = best_find_around(made);
	if (status == STATUS_OK && made->around->status == PAIRING_OK) {
		status = seat(app, position, made, *freed);
		if (status == STATUS_OK) {
			*found = made;
			return status;
		}
	}
	position_free(made);
	return status;
}

/* Is a board made by hand one of these two players'? */
static enum status has_any_held(struct position *position, const int players[2], bool *any)
{
	enum status status = STATUS_OK;

	*any = false;
	for (int i = 0; status == STATUS_OK && !*any && i < position->seats.count; i++)
		if (is_of(&position->seats.boards[i], players))
			status = is_held(position, i, any);
	return status;
}

/* In the place of what was asked for other players. */
static enum status make_once(struct app *app, struct position *position, enum engine_draw_kind kind,
	const int players[2], struct cached_engine_draw *cached)
{
	struct cached_engine_draw made = {true, {players[0], players[1]}, false, NULL};
	enum status status;

	if (cached->known && cached->players[0] == players[0] && cached->players[1] == players[1])
		return STATUS_OK;
	status = make(app, position, kind, players, &made.position, &made.freed);
	if (status != STATUS_OK)
		return status;
	position_free(cached->position);
	*cached = made;
	return STATUS_OK;
}

enum status engine_draw_of(struct app *app, struct position *position, enum engine_draw_kind kind,
	const int players[2], struct position **made, bool *freed)
{
	static const int nobody[2] = {0, 0};
	struct cached_engine_draw *cached;
	bool any, of_players = false;
	enum status status = engine_draw_any_by_hand(position, &any);

	*made = NULL;
	*freed = false;
	if (status == STATUS_OK && any)
		status = has_any_held(position, players, &of_players);
	if (status != STATUS_OK || !any)
		return status;
	cached = of_players ? &position->engine_draw_but[kind] : &position->engine_draw[kind];
	status = make_once(app, position, kind, of_players ? players : nobody, cached);
	if (status != STATUS_OK)
		return status;
	*made = cached->position;
	*freed = cached->freed;
	return STATUS_OK;
}

enum status engine_draw_need(struct app *app, struct position *position, enum engine_draw_kind kind,
	struct position **made)
{
	static const int nobody[2] = {0, 0};
	struct cached_engine_draw *cached = &position->engine_draw[kind];
	bool needed = cached->known;
	enum status status = STATUS_OK;

	if (!cached->known)
		status = is_needed(position, kind, &needed);
	if (status == STATUS_OK && needed)
		status = make_once(app, position, kind, nobody, cached);
	cached->known = status == STATUS_OK;
	*made = cached->position;
	return status;
}
