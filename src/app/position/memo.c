/* Draws that were worked out for one round, remembered by what was fixed for each. */
#include "config.h"

#include "app/position/memo.h"

#include <stdlib.h>
#include <string.h>

/* What the trials of a round may take together: thousands of small fields, a hundred of 2,000. */
enum { MEMO_BYTES = 16 << 20 };

static bool copy_rows(void **to, const void *from, int count, size_t size)
{
	*to = malloc((size_t)count * size + 1);
	if (*to && count > 0)
		memcpy(*to, from, (size_t)count * size);
	return *to != NULL;
}

struct trial *trial_new(const struct pairing_input *input)
{
	struct trial *trial = calloc(1, sizeof(*trial));
	void *pins = NULL, *apart = NULL;

	if (!trial || !copy_rows(&pins, input->pins, input->npins, sizeof(*input->pins)) ||
		!copy_rows(&apart, input->apart, input->napart, sizeof(*input->apart))) {
		free(trial);
		free(pins);
		return NULL;
	}
	trial->pins = pins;
	trial->apart = apart;
	trial->npins = input->npins;
	trial->napart = input->napart;
	trial->holders = 1;
	return trial;
}

void trial_release(struct trial *trial)
{
	if (!trial || --trial->holders > 0)
		return;
	for (int by = 0; by < TRIAL_SCORES; by++)
		pairing_score_done(&trial->scores[by]);
	pairing_score_done(&trial->like_seats_score);
	pairing_draw_done(&trial->like_seats);
	pairing_draw_done(&trial->draw);
	free(trial->pins);
	free(trial->apart);
	free(trial);
}

static bool same_pin(const struct pairing_pin *a, const struct pairing_pin *b)
{
	return a->kind == b->kind && a->player == b->player && a->other == b->other &&
		a->colour == b->colour;
}

static bool is_of_input(const struct trial *trial, const struct pairing_input *input)
{
	if (trial->npins != input->npins || trial->napart != input->napart)
		return false;
	/* what differs is added behind what is common */
	for (int i = input->npins - 1; i >= 0; i--)
		if (!same_pin(&trial->pins[i], &input->pins[i]))
			return false;
	for (int i = input->napart - 1; i >= 0; i--)
		if (trial->apart[i].player != input->apart[i].player ||
			trial->apart[i].other != input->apart[i].other ||
			trial->apart[i].forbidden != input->apart[i].forbidden)
			return false;
	return true;
}

struct trial *memo_find(struct memo *memo, const struct pairing_input *input)
{
	for (struct trial **at = &memo->first; *at; at = &(*at)->next) {
		struct trial *trial = *at;

		if (!is_of_input(trial, input))
			continue;
		*at = trial->next;
		trial->next = memo->first;
		memo->first = trial;
		trial->holders++;
		return trial;
	}
	return NULL;
}

static size_t size_of_score(const struct pairing_score *score)
{
	return (size_t)score->nterms * sizeof(*score->terms) +
		(size_t)score->nvalues * sizeof(*score->values) +
		(size_t)score->nviolations * sizeof(*score->violations) +
		(size_t)score->ngroups * sizeof(*score->groups);
}

static size_t size_of_trial(const struct trial *trial)
{
	size_t size = sizeof(*trial) + (size_t)trial->npins * sizeof(*trial->pins) +
		(size_t)trial->napart * sizeof(*trial->apart) +
		(size_t)(trial->draw.count + trial->like_seats.count) *
			sizeof(*trial->draw.boards) +
		size_of_score(&trial->like_seats_score);

	for (int by = 0; by < TRIAL_SCORES; by++)
		size += size_of_score(&trial->scores[by]);
	return size;
}

/* From here on all go. */
static void forget_from(struct trial **at)
{
	struct trial *trial = *at;

	*at = NULL;
	while (trial) {
		struct trial *next = trial->next;

		trial->next = NULL;
		trial_release(trial);
		trial = next;
	}
}

void memo_add(struct memo *memo, struct trial *trial)
{
	struct trial **at = &trial->next;
	size_t size = size_of_trial(trial);

	trial->next = memo->first;
	trial->holders++;
	memo->first = trial;
	while (*at) {
		size += size_of_trial(*at);
		if (size > MEMO_BYTES)
			forget_from(at);
		else
			at = &(*at)->next;
	}
}

void memo_done(struct memo *memo)
{
	forget_from(&memo->first);
}
