/*
 * The best US Chess draw, with an independent look at what no draw may break before anything is
 * handed out.
 */
#include "uscf.h"

#include "uscf_pair.h"

static enum pairing_status no_draw(struct pairing_blame *blame)
{
	if (blame)
		*blame = (struct pairing_blame){"", PAIRING_NOBODY, PAIRING_NOBODY,
			"No draw keeps the forbidden pairs and what is fixed by hand."};
	return PAIRING_NO_DRAW;
}

static bool is_legal(const struct uscf *uscf, const int *mate)
{
	const struct field *field = &uscf->field;
	int byes = 0;

	for (int a = 0; a < field->count; a++) {
		const int b = mate[a];

		if (b < 0) {
			byes++;
			if (field->pinned_bye >= 0 && field->pinned_bye != a)
				return false;
		} else if (b == a || b >= field->count || mate[b] != a ||
			(uscf_bars(uscf, a, b) & USCF_FORBIDDEN) ||
			!field_pins_allow(field, a, b)) {
			return false;
		}
	}
	return byes == field->count % 2;
}

static enum pairing_status draw_field(
	struct uscf *uscf, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct arena arena = {.last = NULL};
	enum matching_status status = MATCHING_NO_MEMORY;
	enum pairing_status result = PAIRING_NO_MEMORY;
	int *mate;

	field_index_met(&uscf->field);
	mate = arena_alloc(&arena, (size_t)uscf->field.count, sizeof(int));
	if (mate)
		status = uscf_pair(uscf, &arena, mate);
	if (status == MATCHING_NONE || (status == MATCHING_OK && !is_legal(uscf, mate)))
		result = no_draw(blame);
	else if (status == MATCHING_OK)
		result = uscf_make_draw(uscf, mate, draw);
	arena_done(&arena);
	return result;
}

enum pairing_status uscf_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct uscf uscf;
	enum pairing_status status = uscf_init(&uscf, input, blame);

	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&uscf.field, blame);
	if (status == PAIRING_OK)
		status = draw_field(&uscf, draw, blame);
	uscf_done(&uscf);
	return status;
}
