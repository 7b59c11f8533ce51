/*
 * Why there is no legal draw: which rule, or what is fixed by hand, blocks whom.
 */
#include "book/no_draw.h"

#include <stdlib.h>

#include "match/face.h"

/* Is there any draw without repeats that honours the pins? */
static enum matching_status find_any(const struct field *field)
{
	struct arena keep = {0}, scratch = {0};
	const struct face_memory memory = {.keep = &keep, .scratch = &scratch};
	struct face face;
	enum matching_status status = MATCHING_NO_MEMORY;
	int *mate;

	if (field->count % 2 == 0 && field->pinned_bye >= 0)
		return MATCHING_NONE;
	if (face_of_field(&face, field, &memory))
		status = face_minimize(&face, &memory, 0, NULL, NULL, NULL, &mate);
	arena_done(&scratch);
	arena_done(&keep);
	return status;
}

/*
 * What the arbiter has fixed, one thing after another: who sits out, who are kept apart, then the
 * other pins.
 */
struct things {
	const struct pairing_input *input;
	struct pairing_pin *pins; /* those who sit out in front */
	int outs;
};

static enum pairing_status things_init(struct things *things, const struct pairing_input *input)
{
	int to = 0;

	*things = (struct things){
		input, malloc(((size_t)input->npins + 1) * sizeof(*things->pins)), 0};
	if (!things->pins)
		return PAIRING_NO_MEMORY;
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < input->npins; i++)
			if ((input->pins[i].kind == PAIRING_PIN_OUT) == (pass == 0))
				things->pins[to++] = input->pins[i];
		if (pass == 0)
			things->outs = to;
	}
	return PAIRING_OK;
}

/* The round with only the first `count` of the things. */
static struct pairing_input with_first(const struct things *things, int count)
{
	struct pairing_input input = *things->input;
	const int behind = count - things->outs;

	input.pins = things->pins;
	input.napart = behind < 0 ? 0 : behind < input.napart ? behind : input.napart;
	input.npins = count - input.napart;
	return input;
}

/* Is there a draw with them? */
static enum matching_status find_with(const struct things *things, int count)
{
	const struct pairing_input input = with_first(things, count);
	struct field part;
	enum matching_status status;

	if (field_init(&part, &input, NULL) != PAIRING_OK)
		return MATCHING_NO_MEMORY;
	status = field_pins_agree(&part, false, NULL) == PAIRING_OK ? find_any(&part)
								    : MATCHING_NONE;
	field_done(&part);
	return status;
}

static bool bars_everybody(const struct field *field)
{
	for (int a = 0; a < field->count; a++)
		if (field_may_bye(field, a))
			return false;
	return field->count % 2 != 0;
}

/* A card that can neither meet anybody nor have the bye, or -1. */
static int find_lonely(const struct field *field)
{
	for (int a = 0; a < field->count; a++) {
		bool lonely = field->count % 2 == 0 || !field_may_bye(field, a);

		for (int b = 0; b < field->count && lonely; b++)
			lonely = b == a || !field_may_meet(field, a, b);
		if (lonely)
			return a;
	}
	return -1;
}

/*
 * With no pins at fault: nobody for the bye, a card with nobody left, or too few pairs altogether.
 */
static void blame_rules(
	const struct field *field, const char *bye_rule, struct pairing_blame *blame)
{
	const int lonely = find_lonely(field);

	*blame = (struct pairing_blame){.rule = "1",
		.player = PAIRING_NOBODY,
		.other = PAIRING_NOBODY,
		.text = "There is no way to pair everybody without a repeat."};
	if (bars_everybody(field)) {
		*blame = (struct pairing_blame){.rule = bye_rule,
			.player = PAIRING_NOBODY,
			.other = PAIRING_NOBODY,
			.text = "Every player has had a full point without a game, or has a bye booked."};
	} else if (lonely >= 0) {
		blame->player = field->card[lonely].player;
		blame->text = "A player has met everybody he could meet.";
	}
}

static const char *pin_text(enum pairing_pin_kind kind)
{
	static const char *const text[] = {
		[PAIRING_PIN_BOARD] = "Two players cannot meet as fixed by hand.",
		[PAIRING_PIN_COLOUR] = "A player cannot have the colour fixed by hand.",
		[PAIRING_PIN_FLOAT_DOWN] = "A player cannot float down as fixed by hand.",
		[PAIRING_PIN_FLOAT_UP] = "A player cannot float up as fixed by hand.",
		[PAIRING_PIN_TOP] = "A player cannot play in the top half as fixed by hand.",
		[PAIRING_PIN_BOTTOM] = "A player cannot play in the bottom half as fixed by hand.",
		[PAIRING_PIN_LEVEL] = "A player cannot meet one of his own score as fixed by hand.",
		[PAIRING_PIN_BYE] = "A player cannot have the bye as fixed by hand.",
		[PAIRING_PIN_OUT] =
			"A player cannot sit out: the others cannot be paired without him.",
	};

	return text[kind];
}

/* With the last of these things there is no draw, without it there is. */
static void blame_thing(const struct things *things, int count, struct pairing_blame *blame)
{
	const int behind = count - things->outs, napart = things->input->napart;

	if (behind > 0 && behind <= napart) {
		const struct pairing_apart *pair = &things->input->apart[behind - 1];

		*blame = (struct pairing_blame){.rule = "",
			.player = pair->player,
			.other = pair->other,
			.text = "Two players are kept apart: so not all can be paired."};
	} else {
		const struct pairing_pin *pin =
			&things->pins[count - 1 - (behind > 0 ? napart : 0)];

		*blame = (struct pairing_blame){.rule = "",
			.player = pin->player,
			.other = pin->kind == PAIRING_PIN_BOARD ? pin->other : PAIRING_NOBODY,
			.text = pin_text(pin->kind)};
	}
}

/* The first thing with which there is no draw any more: one behind `from`, up to `to`. */
static enum matching_status find_thing(
	const struct things *things, int from, int to, struct pairing_blame *blame)
{
	for (int count = from + 1; count <= to; count++) {
		const enum matching_status status = find_with(things, count);

		if (status == MATCHING_NONE)
			blame_thing(things, count, blame);
		if (status != MATCHING_OK)
			return status;
	}
	return MATCHING_OK;
}

/* By the rules alone, of those who do not sit out. */
static enum pairing_status blame_bare(
	const struct things *things, const char *bye_rule, struct pairing_blame *blame)
{
	const struct pairing_input input = with_first(things, things->outs);
	struct field bare;
	const enum pairing_status status = field_init(&bare, &input, NULL);

	if (status != PAIRING_OK)
		return status;
	blame_rules(&bare, bye_rule, blame);
	field_done(&bare);
	return PAIRING_OK;
}

static enum pairing_status seek(
	const struct things *things, const char *bye_rule, struct pairing_blame *blame)
{
	const int all = things->input->npins + things->input->napart, outs = things->outs;
	enum matching_status status = find_with(things, outs);

	if (status == MATCHING_OK) {
		status = find_thing(things, outs, all, blame);
	} else if (status == MATCHING_NONE) {
		status = find_with(things, 0);
		if (status == MATCHING_OK)
			status = find_thing(things, 0, outs, blame);
		else if (status == MATCHING_NONE)
			return blame_bare(things, bye_rule, blame);
	}
	return status == MATCHING_NO_MEMORY ? PAIRING_NO_MEMORY : PAIRING_OK;
}

enum pairing_status no_draw_blame(
	const struct field *field, const char *bye_rule, struct pairing_blame *blame)
{
	struct things things;
	struct pairing_blame found = {.rule = "",
		.player = PAIRING_NOBODY,
		.other = PAIRING_NOBODY,
		.text = "There is no draw with what is fixed by hand."};
	enum pairing_status status;

	if (!blame)
		return PAIRING_NO_DRAW;
	status = things_init(&things, field->input);
	if (status == PAIRING_OK)
		status = seek(&things, bye_rule, &found);
	free(things.pins);
	if (status != PAIRING_OK)
		return status;
	*blame = found;
	return PAIRING_NO_DRAW;
}
