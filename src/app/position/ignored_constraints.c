/*
 * Constraints, things fixed by hand, that the draw on the board ignores: they were fixed after it,
 * or the arbiter has moved cards against them. The reasons of the draw do without them, or an
 * excuse would be made of what had no part in it.
 */
#include "config.h"

#include "app/position/ignored_constraints.h"

#include <stdlib.h>
#include <string.h>

enum { NAMED = 3 };

/* The seats of a round, and what its things are looked at by. */
struct look {
	const struct translation *cards;
	struct pairing_draw draw;
};

/* Is one of these pins, `count` of them, broken by the seats? */
static enum status is_broken(
	const struct look *look, const struct pairing_pin *pins, int count, bool *broken)
{
	struct pairing_input input = look->cards->input;
	struct pairing_score score = {0};
	enum status status;

	*broken = false;
	input.pins = pins;
	input.npins = count;
	status = translate_status(pairing_score(look->cards->book, &input, &look->draw, &score));
	for (int i = 0; status == STATUS_OK && i < score.nviolations; i++)
		*broken = *broken || score.violations[i].kind == PAIRING_BROKEN_PIN;
	pairing_score_done(&score);
	return status;
}

static bool meet(const struct look *look, const struct pairing_apart *pair)
{
	for (int i = 0; i < look->draw.count; i++) {
		const struct pairing_board *board = &look->draw.boards[i];

		if ((board->white == pair->player && board->black == pair->other) ||
			(board->white == pair->other && board->black == pair->player))
			return true;
	}
	return false;
}

/* A half is one thing of two pins: that he stays in his score stands behind it. */
static int pins_of(const struct translation *cards, int at)
{
	const enum pairing_pin_kind kind = cards->pins[at].kind;

	return kind == PAIRING_PIN_TOP || kind == PAIRING_PIN_BOTTOM ? 2 : 1;
}

/* What stays moves up; *out counts what does not. */
static enum status drop_pins(
	const struct look *look, struct translation *cards, struct fixed *unkept, int *count)
{
	const int npins = cards->input.npins, hands = cards->hands;
	int to = cards->out;

	for (int at = cards->out, pins; at < npins; at += pins) {
		bool broken;
		enum status status;

		pins = pins_of(cards, at);
		status = is_broken(look, &cards->pins[at], pins, &broken);
		if (status != STATUS_OK)
			return status;
		if (broken) {
			unkept[(*count)++] = (struct fixed){.pin = cards->pins[at]};
			cards->hands -= at < hands ? pins : 0;
			continue;
		}
		for (int i = 0; i < pins; i++)
			cards->pins[to++] = cards->pins[at + i];
	}
	cards->input.npins = to;
	return STATUS_OK;
}

static void drop_apart(
	const struct look *look, struct translation *cards, struct fixed *unkept, int *count)
{
	int to = cards->banned;

	for (int i = cards->banned; i < cards->input.napart; i++) {
		const struct pairing_apart *pair = &cards->apart[i];

		if (meet(look, pair))
			unkept[(*count)++] = fixed_apart(pair, false);
		else
			cards->apart[to++] = *pair;
	}
	cards->input.napart = to;
}

enum status drop_ignored_constraints(
	struct translation *cards, const struct seats *seats, struct fixed **unkept, int *count)
{
	const size_t room = (size_t)cards->input.npins + (size_t)cards->input.napart + 1;
	struct look look = {.cards = cards,
		.draw = {
			calloc((size_t)seats->count + 1, sizeof(*look.draw.boards)), seats->count}};
	struct fixed *made = calloc(room, sizeof(*made));
	enum status status = look.draw.boards && made ? STATUS_OK : STATUS_NO_MEMORY;

	*count = 0;
	if (status == STATUS_OK)
		status = translate_draw(cards, seats->boards, seats->count, look.draw.boards);
	if (status == STATUS_OK)
		status = drop_pins(&look, cards, made, count);
	if (status == STATUS_OK)
		drop_apart(&look, cards, made, count);
	free(look.draw.boards);
	if (status == STATUS_OK)
		*unkept = made;
	else
		free(made);
	return status;
}

void unkept_words(const struct cast *cast, const struct fixed *unkept, char *text, size_t size)
{
	char what[3 * WHO_SIZE];

	words_fixed(cast, unkept, what, sizeof(what));
	words_put(text, size, "fixed by hand, but not so in this draw: %s", what);
}

void unkept_list(
	const struct cast *cast, const struct fixed *unkept, int count, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < count && i < NAMED; i++) {
		const size_t used = strlen(text);
		char what[3 * WHO_SIZE];

		words_fixed(cast, &unkept[i], what, sizeof(what));
		words_put(text + used, size - used, "%s%s", i == 0 ? "" : "; ", what);
	}
	if (count > NAMED)
		words_put(text + strlen(text), size - strlen(text), "; and %d more", count - NAMED);
}

void unkept_sentence(
	const struct cast *cast, const struct fixed *unkept, int count, char *text, size_t size)
{
	char list[SENTENCE_SIZE];

	text[0] = '\0';
	if (count == 0)
		return;
	unkept_list(cast, unkept, count, list, sizeof(list));
	words_put(text, size, "Fixed by hand, but not so in the draw on the board: %s.", list);
}
