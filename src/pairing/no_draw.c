/*
 * Why there is no legal draw: which rule, or what is fixed by hand, blocks whom.
 */
#include "no_draw.h"

#include "face.h"

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

/* The same with only the first pins of the input. */
static enum matching_status find_any_pinned(const struct field *field, int npins)
{
	struct pairing_input input = *field->input;
	struct field part;
	enum matching_status status;

	input.npins = npins;
	if (field_init(&part, &input, NULL) != PAIRING_OK)
		return MATCHING_NO_MEMORY;
	status = part.clash ? MATCHING_NONE : find_any(&part);
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

	*blame = (struct pairing_blame){"1", PAIRING_NOBODY, PAIRING_NOBODY,
		"There is no way to pair everybody without a repeat."};
	if (bars_everybody(field)) {
		*blame = (struct pairing_blame){bye_rule, PAIRING_NOBODY, PAIRING_NOBODY,
			"Every player has had a full point without a game, or has a bye booked."};
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

enum pairing_status no_draw_blame(
	const struct field *field, const char *bye_rule, struct pairing_blame *blame)
{
	const struct pairing_input *input = field->input;
	const struct pairing_pin *pin;

	if (!blame)
		return PAIRING_NO_DRAW;
	for (int i = 0; i <= input->npins && input->npins > 0; i++) {
		const enum matching_status status = find_any_pinned(field, i);

		if (status == MATCHING_NO_MEMORY)
			return PAIRING_NO_MEMORY;
		if (status == MATCHING_OK)
			continue;
		if (i == 0)
			break;
		pin = &input->pins[i - 1];
		*blame = (struct pairing_blame){"", pin->player,
			pin->kind == PAIRING_PIN_BOARD ? pin->other : PAIRING_NOBODY,
			pin_text(pin->kind)};
		return PAIRING_NO_DRAW;
	}
	blame_rules(field, bye_rule, blame);
	return PAIRING_NO_DRAW;
}
