/*
 * The best Dutch draw: bracket by bracket from the top (article 3), colours, the order of the
 * boards, and an independent look at the absolute rules before anything is handed out.
 */
#include "dutch/dutch.h"

#include <stdlib.h>

#include "dutch/bracket.h"
#include "dutch/draw.h"

static enum pairing_status status_of(enum matching_status status)
{
	switch (status) {
	case MATCHING_OK:
		return PAIRING_OK;
	case MATCHING_NONE:
		return PAIRING_NO_DRAW;
	case MATCHING_NO_MEMORY:
		break;
	}
	return PAIRING_NO_MEMORY;
}

static enum pairing_status no_draw(struct pairing_blame *blame)
{
	if (blame)
		*blame = (struct pairing_blame){"1.9.3", PAIRING_NOBODY, PAIRING_NOBODY,
			"No draw keeps the absolute rules (C1 to C3) and the pins."};
	return PAIRING_NO_DRAW;
}

/* C1 to C3 once more, from the finished pairs. */
static bool is_legal(const struct dutch *dutch, const int *mate)
{
	int byes = 0;

	for (int a = 0; a < dutch->field.count; a++) {
		const int b = mate[a];

		if (b < 0) {
			byes++;
			if (!field_may_bye(&dutch->field, a))
				return false;
		} else if (b == a || b >= dutch->field.count || mate[b] != a ||
			!dutch_may_meet(dutch, a, b)) {
			return false;
		}
	}
	return byes == dutch->field.count % 2;
}

static enum pairing_status draw_field(
	struct dutch *dutch, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct arena arena = {.last = NULL};
	enum matching_status status = MATCHING_NO_MEMORY;
	enum pairing_status result;
	int *mate;

	field_index_met(&dutch->field);
	mate = arena_alloc(&arena, (size_t)dutch->field.count, sizeof(int));
	if (mate)
		status = dutch_pair(dutch, &arena, mate, NULL);
	result = status_of(status);
	if (status == MATCHING_NONE || (status == MATCHING_OK && !is_legal(dutch, mate)))
		result = no_draw(blame);
	else if (status == MATCHING_OK)
		result = dutch_make_draw(dutch, mate, draw);
	arena_done(&arena);
	return result;
}

enum pairing_status dutch_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct dutch dutch;
	enum pairing_status status = dutch_init(&dutch, input, blame);

	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&dutch.field, blame);
	if (status == PAIRING_OK)
		status = draw_field(&dutch, draw, blame);
	dutch_done(&dutch);
	return status;
}
