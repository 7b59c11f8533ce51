/*
 * The best US Chess draw: first the one without pins, if it keeps them all the same.
 */
#include <stdlib.h>

#include "uscf/pair.h"

/* Does the draw keep all that is pinned? */
static enum pairing_status keeps(
	const struct frame_search *search, const struct pairing_draw *draw, bool *kept)
{
	struct pairing_score score;
	enum pairing_status status = pairing_score(search->book, search->input, draw, &score);

	if (status != PAIRING_OK)
		return status;
	*kept = true;
	for (int i = 0; i < score.nviolations; i++)
		*kept = *kept && score.violations[i].kind != PAIRING_BROKEN_PIN;
	pairing_score_done(&score);
	return PAIRING_OK;
}

/*
 * The draw that nobody has pinned anything in but who sits out, if it keeps the other pins as well:
 * *draw stays empty if it does not, or if there is none. What the rules make anyway is not to come
 * out otherwise because some of it is pinned: the costs of switches are counted from the natural
 * choice, and colours one group ahead, and pins would move both.
 */
static enum pairing_status draw_freely(struct frame_search *search, struct pairing_draw *draw)
{
	const struct pairing_input *input = search->input;
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
	status = frame_best(search->book, &free_input, search->digest, &made, NULL);
	free(out);
	if (status == PAIRING_NO_DRAW)
		return PAIRING_OK;
	if (status == PAIRING_OK)
		status = keeps(search, &made, &kept);
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

/* search->work: the digest of the same cards with the pins that are to be kept. */
enum pairing_status uscf_solve(struct frame_search *search, struct pairing_draw *draw)
{
	if (is_pinned(search->input)) {
		const enum pairing_status status = draw_freely(search, draw);

		if (status != PAIRING_OK || draw->boards)
			return status;
	}
	return frame_status(uscf_pair(search->digest, search->work, search->arena, search->mate));
}
