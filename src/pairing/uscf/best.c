/*
 * The best US Chess draw, with an independent look at what no draw may break before anything is
 * handed out.
 */
#include "uscf/uscf.h"

#include <stdlib.h>

#include "uscf/pair.h"

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

static enum pairing_status draw_field(struct uscf *uscf, const struct field *kept,
	struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct arena arena = {.last = NULL};
	enum matching_status status = MATCHING_NO_MEMORY;
	enum pairing_status result = PAIRING_NO_MEMORY;
	int *mate;

	field_index_met(&uscf->field);
	mate = arena_alloc(&arena, (size_t)uscf->field.count, sizeof(int));
	if (mate)
		status = uscf_pair(uscf, kept, &arena, mate);
	if (status == MATCHING_NONE || (status == MATCHING_OK && !is_legal(uscf, mate)))
		result = no_draw(blame);
	else if (status == MATCHING_OK)
		result = uscf_make_draw(uscf, mate, draw);
	arena_done(&arena);
	return result;
}

/* Does the draw keep all that is pinned? */
static enum pairing_status keeps(
	const struct pairing_input *input, const struct pairing_draw *draw, bool *kept)
{
	struct pairing_score score;
	enum pairing_status status = uscf_score(input, draw, &score);

	if (status != PAIRING_OK)
		return status;
	*kept = true;
	for (int i = 0; i < score.nviolations; i++)
		*kept = *kept && score.violations[i].kind != PAIRING_BROKEN_PIN;
	pairing_score_done(&score);
	return PAIRING_OK;
}

/* The draw of a field in which only who sits out is pinned, looked at with the pins of another. */
static enum pairing_status draw_unpinned(
	const struct pairing_input *input, const struct field *kept, struct pairing_draw *draw)
{
	struct uscf uscf;
	enum pairing_status status = uscf_init(&uscf, input, NULL);

	if (status != PAIRING_OK)
		return status;
	status = draw_field(&uscf, kept, draw, NULL);
	uscf_done(&uscf);
	return status;
}

/*
 * The draw that nobody has pinned anything in but who sits out, if it keeps the other pins as well:
 * *draw stays empty if it does not, or if there is none. What the rules make anyway is not to come
 * out otherwise because some of it is pinned: the costs of switches are counted from the natural
 * choice, and colours one group ahead, and pins would move both.
 */
static enum pairing_status draw_freely(
	const struct pairing_input *input, const struct field *pinned, struct pairing_draw *draw)
{
	struct pairing_input free_input = *input;
	struct pairing_pin *out = malloc((size_t)input->npins * sizeof(*out));
	struct pairing_draw made = {0};
	enum pairing_status status;
	bool kept = false;

	if (!out)
		return PAIRING_NO_MEMORY;
	free_input.pins = out;
	free_input.npins = 0;
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT)
			out[free_input.npins++] = input->pins[i];
	status = draw_unpinned(&free_input, pinned, &made);
	free(out);
	if (status == PAIRING_NO_DRAW)
		return PAIRING_OK;
	if (status == PAIRING_OK)
		status = keeps(input, &made, &kept);
	if (status == PAIRING_OK && kept)
		*draw = made;
	else
		pairing_draw_done(&made);
	return status;
}

static bool is_pinned(const struct pairing_input *input)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind != PAIRING_PIN_OUT)
			return true;
	return false;
}

enum pairing_status uscf_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct pairing_draw made = {0};
	struct uscf uscf;
	enum pairing_status status = uscf_init(&uscf, input, blame);

	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&uscf.field, blame);
	if (status == PAIRING_OK && is_pinned(input))
		status = draw_freely(input, &uscf.field, &made);
	if (status == PAIRING_OK && !made.boards)
		status = draw_field(&uscf, NULL, &made, blame);
	uscf_done(&uscf);
	if (status == PAIRING_OK)
		*draw = made;
	return status;
}
