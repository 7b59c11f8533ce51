/*
 * The British seeded Swiss (CAA): its entry in the table of rule books.
 */
#include "caa/best.h"
#include "caa/who.h"

static void list_card(const void *digest, int card, struct pairing_entry *entry)
{
	const struct caa *caa = digest;

	entry->bye_spared = caa_bye_spared(&caa->field, &caa->options, card);
}

static const struct rule_book caa_rules = {
	.digest_size = sizeof(struct caa),
	.bye_rule = "6",
	.digest = caa_init,
	.solve = caa_solve,
	.colour = field_colour,
	.add_score = caa_add_score,
	.tell = caa_tell,
	.who = caa_who,
	.list = list_card,
};

enum pairing_status caa_best_by(enum caa_method method, const struct pairing_input *input,
	struct pairing_draw *draw, struct pairing_blame *blame, struct caa_work *work)
{
	struct caa_work unseen = {0};

	work = work ? work : &unseen;
	work->method = method;
	return frame_best(&caa_rules, input, work, draw, blame);
}

enum pairing_status caa_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return frame_best(&caa_rules, input, NULL, draw, blame);
}

static enum pairing_status caa_score(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score)
{
	return frame_score(&caa_rules, input, draw, score);
}

static enum pairing_status caa_steps(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_steps *steps)
{
	return frame_steps(&caa_rules, input, draw, steps);
}

static enum pairing_status caa_steps_of(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, struct pairing_steps *steps)
{
	return frame_steps_of(&caa_rules, input, draw, board, steps);
}

static enum pairing_status caa_name_who(const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who)
{
	return frame_who(&caa_rules, input, change, who);
}

static enum pairing_status caa_meetings(const struct pairing_input *input, unsigned char *meetings)
{
	return frame_meetings(&caa_rules, input, meetings);
}

static enum pairing_status caa_list(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	return frame_list(&caa_rules, input, entries, count);
}

const struct pairing_book caa_book = {
	.id = "caa",
	.name = "British seeded Swiss (CAA)",
	.options = caa_option,
	.noptions = CAA_OPTIONS,
	.values = caa_value,
	.nvalues = CAA_VALUES,
	.best = caa_best,
	.score = caa_score,
	.steps = caa_steps,
	.steps_of = caa_steps_of,
	.code = "CUSTOM_SWISS",
	.claims_rule = "16",
	.who = caa_name_who,
	.list = caa_list,
	.meetings = caa_meetings,
	.groups = PAIRING_GROUPS_HALVES,
	.floater = PAIRING_FLOATER_MID_LINE,
	.set_bars = caa_set_bars,
	.outside = "36",
	.random_line = "30",
	.lowest = "26",
	.everybody = "1",
};
