/*
 * The Schools' rules: their entry in the table of rule books.
 */
#include "schools/schools.h"

static void list_card(const void *digest, int card, struct pairing_entry *entry)
{
	const struct schools *schools = digest;

	entry->bye_spared = !schools->options.old && schools_bye_spared(&schools->field, card);
}

static const struct rule_book schools_rules = {
	.digest_size = sizeof(struct schools),
	.bye_rule = "4",
	.digest = schools_init,
	.solve = schools_solve,
	.colour = schools_colour,
	.add_score = schools_add_score,
	.tell = schools_tell,
	.who = schools_who,
	.list = list_card,
};

static enum pairing_status schools_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return frame_best(&schools_rules, input, NULL, draw, blame);
}

static enum pairing_status schools_score(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score)
{
	return frame_score(&schools_rules, input, draw, score);
}

static enum pairing_status schools_steps(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_steps *steps)
{
	return frame_steps(&schools_rules, input, draw, steps);
}

static enum pairing_status schools_steps_of(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, struct pairing_steps *steps)
{
	return frame_steps_of(&schools_rules, input, draw, board, steps);
}

static enum pairing_status schools_name_who(const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who)
{
	return frame_who(&schools_rules, input, change, who);
}

static enum pairing_status schools_meetings(
	const struct pairing_input *input, unsigned char *meetings)
{
	return frame_meetings(&schools_rules, input, meetings);
}

static enum pairing_status schools_list(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	return frame_list(&schools_rules, input, entries, count);
}

const struct pairing_book schools_book = {
	.id = "schools",
	.name = "Schools' Chess Association",
	.options = schools_option,
	.noptions = SCHOOLS_OPTIONS,
	.values = schools_value,
	.nvalues = SCHOOLS_VALUES,
	.best = schools_best,
	.score = schools_score,
	.steps = schools_steps,
	.steps_of = schools_steps_of,
	.who = schools_name_who,
	.list = schools_list,
	.meetings = schools_meetings,
	.by_name = true,
	.set_bars = schools_set_bars,
	.tops = true,
	.claims_rule = "12",
	.groups = PAIRING_GROUPS_SEEKERS,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "1",
};
