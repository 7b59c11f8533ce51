/* One thing more fixed, or less: what is drawn then, and what is it worth? */
#include "config.h"

#include "app/trial/trial.h"

#include <stdlib.h>
#include <string.h>

static int count_seated(const struct pairing_input *input)
{
	int count = 0;

	for (int i = 0; i < input->count; i++)
		count += !input->players[i].absent;
	for (int i = 0; i < input->npins; i++)
		count -= input->pins[i].kind == PAIRING_PIN_OUT;
	return count;
}

static void draw_trial(
	const struct pairing_book *book, const struct pairing_input *input, struct trial *trial)
{
	trial->blame = (struct pairing_blame){.rule = "", .text = ""};
	trial->status = PAIRING_OK;
	if (count_seated(input) > 0)
		trial->status = pairing_best(book, input, &trial->draw, &trial->blame);
}

enum pairing_status trial_ask(
	const struct translation *cards, const struct pairing_input *input, struct trial **trial)
{
	struct trial *made = memo_find(cards->memo, input);

	*trial = made;
	if (made)
		return made->status;
	made = trial_new(input);
	if (!made)
		return PAIRING_NO_MEMORY;
	draw_trial(cards->book, input, made);
	if (made->status == PAIRING_NO_MEMORY) {
		trial_release(made);
		return PAIRING_NO_MEMORY;
	}
	memo_add(cards->memo, made);
	*trial = made;
	return made->status;
}

enum pairing_status trial_with_pin(
	const struct translation *cards, struct pairing_pin pin, struct trial **trial)
{
	struct pairing_input input = cards->input;
	struct pairing_pin *pins = malloc(((size_t)input.npins + 1) * sizeof(*pins));
	enum pairing_status status;

	*trial = NULL;
	if (!pins)
		return PAIRING_NO_MEMORY;
	if (input.npins > 0)
		memcpy(pins, input.pins, (size_t)input.npins * sizeof(*pins));
	pins[input.npins++] = pin;
	input.pins = pins;
	status = trial_ask(cards, &input, trial);
	free(pins);
	return status;
}

enum pairing_status trial_apart(
	const struct translation *cards, int one, int other, struct trial **trial)
{
	struct pairing_input input = cards->input;
	struct pairing_apart *apart = malloc(((size_t)input.napart + 1) * sizeof(*apart));
	enum pairing_status status;

	*trial = NULL;
	if (!apart)
		return PAIRING_NO_MEMORY;
	if (input.napart > 0)
		memcpy(apart, input.apart, (size_t)input.napart * sizeof(*apart));
	apart[input.napart++] = (struct pairing_apart){one, other, .forbidden = true};
	input.apart = apart;
	status = trial_ask(cards, &input, trial);
	free(apart);
	return status;
}

struct pairing_input trial_input(const struct translation *cards, const struct trial *trial)
{
	struct pairing_input input = cards->input;

	input.pins = trial->pins;
	input.npins = trial->npins;
	input.apart = trial->apart;
	input.napart = trial->napart;
	return input;
}

enum pairing_status trial_score(const struct translation *cards, struct trial *trial,
	enum trial_score by, const struct pairing_score **score)
{
	const struct pairing_input input =
		by == TRIAL_SCORE_RULES ? translate_plain(cards) : cards->input;
	enum pairing_status status = PAIRING_OK;

	if (!trial->scores[by].terms)
		status = pairing_score(cards->book, &input, &trial->draw, &trial->scores[by]);
	*score = &trial->scores[by];
	return status;
}
