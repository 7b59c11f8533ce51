/*
 * The terms of the CAA rules, counted from any draw: their names and their order of importance.
 *
 * Terms 0 to 8 are those of drawboard-rules(7). In front of them stand what no published draw has
 * (wrong seats, repeats, ...). Between 7 and 8 stands rule 25 for two cards with equal claims,
 * which the engine never breaks.
 */
#include "caa/score_terms.h"
#include "caa/verdict.h"

enum { TERMS_BEFORE = 20, TERMS_OF_LEVEL = 7, VALUES_OF_CARD = 16, VALUES_OF_LEVEL = 5 };

static enum pairing_status fill(const struct card_seats *seats, const struct caa_options *options,
	struct pairing_score *score)
{
	const struct field *field = &seats->field;
	const size_t n = (size_t)field->count, levels = (size_t)field->nlevels;
	struct caa_scratch scratch = {0};
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (score_make_room(score, TERMS_BEFORE + TERMS_OF_LEVEL * levels + 1,
		    TERMS_BEFORE + VALUES_OF_LEVEL * levels + VALUES_OF_CARD * n,
		    caa_verdict_room(seats)))
		status = caa_scratch_init(&scratch, seats, options);
	if (status != PAIRING_OK)
		return status;
	caa_verdict_add(seats, options, score);
	score_legality(seats, "6", score);
	caa_score_whole(seats, &scratch, score);
	for (int k = 0; k < field->nlevels; k++)
		caa_score_level(seats, &scratch, k, score);
	caa_score_last(seats, score);
	caa_scratch_done(&scratch);
	return PAIRING_OK;
}

enum pairing_status caa_seats_init(struct card_seats *seats, struct caa_options *options,
	const struct pairing_input *input, const struct pairing_draw *draw)
{
	const enum pairing_status status = caa_options_read(input, options, NULL);
	struct pairing_input own;

	if (status != PAIRING_OK)
		return status;
	own = caa_input(input, options);
	return card_seats_init(seats, &own, options->random, draw);
}

enum pairing_status caa_score_seats(const struct card_seats *seats,
	const struct caa_options *options, struct pairing_score *score)
{
	struct pairing_score made = {0};

	return score_hand_over(fill(seats, options, &made), &made, score);
}

enum pairing_status caa_score(const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_score *score)
{
	struct card_seats seats;
	struct caa_options options;
	enum pairing_status status = caa_seats_init(&seats, &options, input, draw);

	if (status != PAIRING_OK)
		return status;
	status = caa_score_seats(&seats, &options, score);
	card_seats_done(&seats);
	return status;
}
