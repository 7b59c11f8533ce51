/*
 * The best British draw: from the players' records to boards.
 */
#include "caa_best.h"

#include "mates.h"
#include "no_draw.h"

#include <stdlib.h>

static enum matching_status find_best(
	const struct caa_terms *terms, enum caa_method method, int *mate, struct caa_work *work)
{
	bool proved = false;
	enum matching_status status = MATCHING_OK;

	work->levels = terms->field->nlevels;
	/* what rule 40 spares is worth more than floats: the levels do not stand alone */
	if (method != CAA_GENERAL && !caa_spares_any(terms->field, &terms->options))
		status = caa_best_chain(terms, method == CAA_LINKS, mate, &proved, work);
	if (status != MATCHING_OK || proved)
		return status;
	work->general = true;
	work->plain = 0;
	return caa_best_general(terms, mate);
}

static enum pairing_status draw_field(struct field *field, const struct caa_options *options,
	enum caa_method method, struct pairing_draw *draw, struct pairing_blame *blame,
	struct caa_work *work)
{
	struct arena keep = {0}, scratch = {0};
	struct caa_terms terms = {.memory = {&keep, &scratch, work->effort}};
	enum pairing_status status = PAIRING_NO_MEMORY;
	int *mate;

	field_index_met(field);
	caa_terms_init(&terms, field, options);
	mate = arena_alloc(&keep, (size_t)field->count, sizeof(int));
	if (mate) {
		switch (find_best(&terms, method, mate, work)) {
		case MATCHING_OK:
			status = mates_draw(field, mate, field_colour, draw);
			break;
		case MATCHING_NONE:
			status = no_draw_blame(field, "6", blame);
			break;
		case MATCHING_NO_MEMORY:
			break;
		}
	}
	arena_done(&scratch);
	arena_done(&keep);
	return status;
}

enum pairing_status caa_best_by(enum caa_method method, const struct pairing_input *input,
	struct pairing_draw *draw, struct pairing_blame *blame, struct caa_work *work)
{
	struct caa_work unseen = {0};
	struct caa_options options;
	struct pairing_input ordered = *input;
	struct field field;
	enum pairing_status status = caa_options_read(input, &options, blame);

	if (status != PAIRING_OK)
		return status;
	ordered.order_lot = options.random;
	status = field_init(&field, &ordered, blame);
	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&field, blame);
	if (status == PAIRING_OK)
		status = draw_field(&field, &options, method, draw, blame, work ? work : &unseen);
	field_done(&field);
	return status;
}

enum pairing_status caa_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return caa_best_by(CAA_USUAL, input, draw, blame, NULL);
}

enum pairing_status caa_best_within(
	const struct pairing_input *input, int64_t *effort, struct pairing_draw *draw)
{
	struct caa_work work = {.effort = NULL};

	work.effort = effort;
	return caa_best_by(CAA_USUAL, input, draw, NULL, &work);
}
