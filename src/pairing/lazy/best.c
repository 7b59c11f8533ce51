/*
 * The lazy draw itself: of each choice the first option that leaves a legal draw of everybody.
 */
#include "book/no_draw.h"
#include "cards/mates.h"
#include "lazy/lazy.h"
#include "lazy/mates.h"

static bool take(void *context, int level, int card, int option)
{
	struct lazy_mates *mates = context;

	if (option == LAZY_FLOAT)
		return lazy_mates_send_down(mates, card, level);
	return lazy_mates_bind(mates, card, option == LAZY_BYE ? mates->field->count : option);
}

static enum pairing_status draw_field(
	struct field *field, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct arena arena = {0};
	struct lazy_mates mates;
	enum pairing_status status;

	field_index_met(field);
	status = lazy_mates_init(&mates, field, &arena);
	if (status == PAIRING_OK)
		status = lazy_walk(field, take, NULL, &mates, NULL)
			? mates_draw(field, mates.mate, lazy_colour, draw)
			: PAIRING_NO_MEMORY;
	arena_done(&arena);
	return status == PAIRING_NO_DRAW ? no_draw_blame(field, "6", blame) : status;
}

enum pairing_status lazy_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct field field;
	enum pairing_status status = field_init(&field, input, blame);

	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&field, blame);
	if (status == PAIRING_OK)
		status = draw_field(&field, draw, blame);
	field_done(&field);
	return status;
}
