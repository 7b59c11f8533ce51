/*
 * To the pairing library a half fixed by hand only says on which side his opponent ranks if they
 * have the same score: a float keeps it as well. An arbiter who carries a card across the mid-line
 * means an exchange. So each opponent of his own score is tried as a fixed board, and the best of
 * these draws is taken; a draw that is worse already, before all of them stay, is not followed.
 */
#include "config.h"

#include "app/stay.h"

#include <stdlib.h>
#include <string.h>

struct search {
	const struct translation *cards;
	struct pairing_input input; /* with the boards tried */
	struct pairing_pin *pins;
	bool *free; /* by index: he may float */
	int calls, may_go;
	struct pairing_draw best;
	struct pairing_score score;
	bool found;
};

static bool is_half(const struct pairing_pin *pin)
{
	return pin->kind == PAIRING_PIN_TOP || pin->kind == PAIRING_PIN_BOTTOM;
}

static int opponent_of(const struct pairing_draw *draw, int player)
{
	for (int i = 0; i < draw->count; i++) {
		if (draw->boards[i].white == player)
			return draw->boards[i].black;
		if (draw->boards[i].black == player)
			return draw->boards[i].white;
	}
	return PAIRING_NOBODY;
}

/* The first of those fixed to a half who does not meet one of his score; NULL: all do. */
static const struct pairing_pin *first_gone(
	const struct search *search, const struct pairing_draw *draw)
{
	const int *scores = search->cards->scores;

	for (int i = 0; i < search->cards->input.npins; i++) {
		const struct pairing_pin *pin = &search->cards->input.pins[i];
		const int other = is_half(pin) ? opponent_of(draw, pin->player) : 0;

		if (!is_half(pin) || search->free[pin->player])
			continue;
		if (other == PAIRING_NOBODY || scores[other] != scores[pin->player])
			return pin;
	}
	return NULL;
}

static enum pairing_status follow(struct search *search);

/* Against each of his score who ranks on the right side. */
static enum pairing_status try_boards(struct search *search, const struct pairing_pin *pin)
{
	const struct pairing_player *players = search->cards->players;
	const int from = pin->kind == PAIRING_PIN_TOP ? pin->player + 1 : 0,
		  end = pin->kind == PAIRING_PIN_TOP ? search->input.count : pin->player;
	enum pairing_status status = PAIRING_OK;

	for (int i = from; i < end && status != PAIRING_NO_MEMORY; i++) {
		if (players[i].absent ||
			search->cards->scores[i] != search->cards->scores[pin->player] ||
			pairing_have_met(&search->input, i, pin->player))
			continue;
		search->pins[search->input.npins++] =
			(struct pairing_pin){PAIRING_PIN_BOARD, pin->player, i, PAIRING_NEUTRAL};
		status = follow(search);
		search->input.npins--;
	}
	return status == PAIRING_NO_MEMORY ? status : PAIRING_OK;
}

/* Is this draw, of all that the boards tried so far allow, worse than the best one found? */
static enum pairing_status take(
	struct search *search, struct pairing_draw *draw, bool whole, bool *worse)
{
	const struct pairing_input plain = translate_plain(search->cards);
	struct pairing_score score = {0};
	enum pairing_status status = search->cards->book->score(&plain, draw, &score);
	int term;

	if (status != PAIRING_OK)
		return status;
	*worse = search->found && pairing_score_compare(&score, &search->score, &term) >= 0;
	if (*worse || !whole) {
		pairing_score_done(&score);
		return PAIRING_OK;
	}
	pairing_score_done(&search->score);
	pairing_draw_done(&search->best);
	search->score = score;
	search->best = *draw;
	search->found = true;
	*draw = (struct pairing_draw){0};
	return PAIRING_OK;
}

/* The best draw with the boards tried so far, and on from there to those in which all stay. */
static enum pairing_status follow(struct search *search)
{
	struct pairing_draw draw = {0};
	const struct pairing_pin *gone;
	enum pairing_status status;
	bool worse = false;

	if (search->calls++ >= STAY_CALLS)
		return PAIRING_OK;
	status = search->cards->book->best(&search->input, &draw, NULL);
	if (status != PAIRING_OK)
		return status;
	gone = first_gone(search, &draw);
	status = take(search, &draw, !gone, &worse);
	if (status == PAIRING_OK && gone && !worse) {
		status = try_boards(search, gone);
		if (status == PAIRING_OK && search->may_go > 0) {
			search->may_go--;
			search->free[gone->player] = true;
			status = follow(search);
			search->free[gone->player] = false;
			search->may_go++;
		}
	}
	pairing_draw_done(&draw);
	return status == PAIRING_NO_MEMORY ? status : PAIRING_OK;
}

static enum pairing_status seek(struct search *search, int halves)
{
	enum pairing_status status = PAIRING_OK;

	search->pins =
		calloc((size_t)search->input.npins + (size_t)halves + 1, sizeof(*search->pins));
	search->free = calloc((size_t)search->input.count + 1, sizeof(*search->free));
	if (!search->pins || !search->free)
		return PAIRING_NO_MEMORY;
	memcpy(search->pins, search->input.pins,
		(size_t)search->input.npins * sizeof(*search->pins));
	search->input.pins = search->pins;
	while (status == PAIRING_OK && !search->found && search->may_go < halves &&
		search->calls < STAY_CALLS) {
		status = follow(search);
		search->may_go++;
	}
	return status;
}

enum pairing_status stay_in_score(const struct translation *cards, struct pairing_draw *draw)
{
	struct search search = {.cards = cards, .input = cards->input};
	enum pairing_status status;
	int halves = 0;

	for (int i = 0; i < cards->input.npins; i++)
		halves += is_half(&cards->input.pins[i]);
	if (halves == 0)
		return PAIRING_OK;
	status = seek(&search, halves);
	if (status == PAIRING_OK && search.found) {
		pairing_draw_done(draw);
		*draw = search.best;
	} else {
		pairing_draw_done(&search.best);
	}
	pairing_score_done(&search.score);
	free(search.pins);
	free(search.free);
	return status;
}
