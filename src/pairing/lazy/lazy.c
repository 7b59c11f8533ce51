/*
 * The lazy draw: its entry in the table of rule books.
 */
#include "lazy/lazy.h"

static enum pairing_status read_input(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	return field_init(digest, input, blame);
}

static const struct rule_book lazy_rules = {
	.digest_size = sizeof(struct field),
	.bye_rule = "6",
	.digest = read_input,
	.solve = lazy_solve,
	.colour = lazy_colour,
	.add_score = lazy_add_score,
	.tell = lazy_tell,
	.who = lazy_who,
};

static enum pairing_status lazy_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return frame_best(&lazy_rules, input, NULL, draw, blame);
}

static enum pairing_status lazy_score(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score)
{
	return frame_score(&lazy_rules, input, draw, score);
}

static enum pairing_status lazy_steps(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_steps *steps)
{
	return frame_steps(&lazy_rules, input, draw, steps);
}

static enum pairing_status lazy_steps_of(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, struct pairing_steps *steps)
{
	return frame_steps_of(&lazy_rules, input, draw, board, steps);
}

static enum pairing_status lazy_name_who(const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who)
{
	return frame_who(&lazy_rules, input, change, who);
}

const struct pairing_book lazy_book = {
	.id = "lazy",
	.name = "lazy draw, for comparison only",
	.best = lazy_best,
	.score = lazy_score,
	.steps = lazy_steps,
	.steps_of = lazy_steps_of,
	.who = lazy_name_who,
	.comparison = true,
	.groups = PAIRING_GROUPS_HALVES,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "1",
};
