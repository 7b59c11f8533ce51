/*
 * The best British draw: from the players' records to boards.
 */
#include "caa_best.h"

#include <stdlib.h>

static enum pairing_status make_draw(const struct field *field, const int *mate, struct pairing_draw *draw)
{
	struct pairing_draw result = {0};

	result.boards = malloc(((size_t)field->count / 2 + 1) * sizeof(*result.boards));
	if (!result.boards)
		return PAIRING_NO_MEMORY;
	for (int a = 0; a < field->count; a++) {
		const int b = mate[a];

		if (b == CAA_BYE) {
			result.boards[result.count++] =
				(struct pairing_board){field->card[a].player, PAIRING_NOBODY};
		} else if (b > a) {
			const bool black = field_colour(field, a, b) == PAIRING_BLACK;

			result.boards[result.count++] = (struct pairing_board){
				field->card[black ? b : a].player, field->card[black ? a : b].player};
		}
	}
	pairing_draw_order(field->input, &result);
	*draw = result;
	return PAIRING_OK;
}

static enum matching_status find_best(const struct caa_terms *terms, bool slowly, int *mate)
{
	bool proved = false;
	enum matching_status status = MATCHING_OK;

	if (!slowly)
		status = caa_best_chain(terms, mate, &proved);
	if (status == MATCHING_OK && !proved)
		status = caa_best_general(terms, mate);
	return status;
}

static enum pairing_status draw_field(struct field *field, const struct caa_options *options, bool slowly,
    struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct arena keep = {NULL}, scratch = {NULL};
	struct caa_terms terms = {.keep = &keep, .scratch = &scratch};
	enum pairing_status status = PAIRING_NO_MEMORY;
	int *mate;

	field_index_met(field);
	caa_terms_init(&terms, field, options);
	mate = arena_alloc(&keep, (size_t)field->count, sizeof(int));
	if (mate) {
		switch (find_best(&terms, slowly, mate)) {
		case MATCHING_OK:
			status = make_draw(field, mate, draw);
			break;
		case MATCHING_NONE:
			status = caa_blame(field, blame);
			break;
		case MATCHING_NO_MEMORY:
			break;
		}
	}
	arena_done(&scratch);
	arena_done(&keep);
	return status;
}

static enum pairing_status best(const struct pairing_input *input, bool slowly, struct pairing_draw *draw,
    struct pairing_blame *blame)
{
	struct caa_options options;
	struct field field;
	enum pairing_status status = field_init(&field, input, blame);

	if (status != PAIRING_OK)
		return status;
	status = caa_options_read(input, &options, blame);
	if (status == PAIRING_OK)
		status = field_pins_agree(&field, blame);
	if (status == PAIRING_OK)
		status = draw_field(&field, &options, slowly, draw, blame);
	field_done(&field);
	return status;
}

enum pairing_status caa_best(const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return best(input, false, draw, blame);
}

enum pairing_status caa_best_slowly(const struct pairing_input *input, struct pairing_draw *draw,
    struct pairing_blame *blame)
{
	return best(input, true, draw, blame);
}
