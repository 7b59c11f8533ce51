/*
 * The terms of the CAA rules, counted from any draw: their names and their order of importance.
 *
 * Terms 0 to 8 are those of drawboard-rules(7). In front of them stand what no published draw has
 * (wrong seats, repeats, ...). Between 7 and 8 stands rule 25 for two cards with equal claims,
 * which the engine never breaks.
 */
#include "caa/score_terms.h"
#include "caa/verdict.h"

enum pairing_status caa_add_score(const struct frame_draw *drawn, struct score_draft *score)
{
	const struct card_seats *seats = &drawn->seats;
	const struct caa *caa = drawn->digest;
	struct caa_scratch scratch;
	const enum pairing_status status = caa_scratch_init(&scratch, seats, &caa->options);

	if (status != PAIRING_OK)
		return status;
	caa_verdict_add(seats, &caa->options, score);
	score_legality(seats, score);
	caa_score_whole(seats, &scratch, score);
	for (int k = 0; k < seats->field.nlevels; k++)
		caa_score_level(seats, &scratch, k, score);
	caa_score_last(seats, score);
	caa_scratch_done(&scratch);
	return PAIRING_OK;
}
