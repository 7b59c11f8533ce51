/*
 * The best British draw: from the players' records to boards.
 */
#include "caa/best.h"

#include "book/no_draw.h"
#include "cards/mates.h"

#include <stdlib.h>

/*
 * The squares of cards that the links may match by all terms, in squares of the whole field: what
 * they take as a rule is well below one. They take more where many bounds are not reached, such as
 * with a large club, and then the general method, which matches by all terms but once, is quicker.
 */
enum { LINKS_BLOCKS = 5 };

/* Level by level; not proved either where that takes too long. */
static enum matching_status find_by_links(
	const struct caa_terms *terms, bool patient, int *mate, bool *proved, struct caa_work *work)
{
	int64_t left = (int64_t)LINKS_BLOCKS * terms->field->count * terms->field->count;
	struct caa_terms mine = *terms;
	enum matching_status status;

	mine.blocks = patient ? NULL : &left;
	status = caa_best_chain(&mine, patient, mate, proved, work);
	return status == MATCHING_NO_MEMORY && left < 0 ? MATCHING_OK : status;
}

static enum matching_status find_best(
	const struct caa_terms *terms, enum caa_method method, int *mate, struct caa_work *work)
{
	bool proved = false;
	enum matching_status status = MATCHING_OK;

	work->levels = terms->field->nlevels;
	/* what rule 40 spares is worth more than floats: the levels do not stand alone */
	if (method != CAA_GENERAL && !caa_spares_any(terms->field, &terms->options))
		status = find_by_links(terms, method == CAA_LINKS, mate, &proved, work);
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

/* Bar those whom rule 6 spares. Are there some, and others for the bye besides? */
static bool bar_spared(struct field *field, const struct caa_options *options)
{
	bool any = false, left = false;

	for (int c = 0; c < field->count; c++)
		if (caa_bye_spared(field, options, c))
			any = any || !field->card[c].bye_barred;
		else
			left = left || field_may_bye(field, c);
	for (int c = 0; c < field->count && any && left; c++)
		field->card[c].bye_barred =
			field->card[c].bye_barred || caa_bye_spared(field, options, c);
	return any && left;
}

/*
 * Term 0a comes before all others and the bye is one, so those whom rule 6 spares can be barred
 * first; when that leaves no draw, whoever has the bye is one of them.
 */
static enum pairing_status draw_sparing(struct field *field, const struct caa_options *options,
	enum caa_method method, struct pairing_draw *draw, struct pairing_blame *blame,
	struct caa_work *work)
{
	if (field->count % 2 != 0 && field->pinned_bye < 0 && bar_spared(field, options)) {
		const enum pairing_status status =
			draw_field(field, options, method, draw, NULL, work);

		if (status != PAIRING_NO_DRAW)
			return status;
		for (int c = 0; c < field->count; c++)
			field->card[c].bye_barred = field_bars_bye(field, c);
	}
	return draw_field(field, options, method, draw, blame, work);
}

enum pairing_status caa_best_by(enum caa_method method, const struct pairing_input *input,
	struct pairing_draw *draw, struct pairing_blame *blame, struct caa_work *work)
{
	struct caa_work unseen = {0};
	struct caa_options options;
	struct pairing_input own;
	struct field field;
	enum pairing_status status = caa_options_read(input, &options, blame);

	if (status != PAIRING_OK)
		return status;
	own = caa_input(input, &options);
	status = field_init(&field, &own, blame);
	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&field, blame);
	if (status == PAIRING_OK)
		status = draw_sparing(&field, &options, method, draw, blame, work ? work : &unseen);
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
