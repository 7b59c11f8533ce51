/*
 * The US Chess rule book: its entry in the table of rule books.
 */
#include "uscf/pair.h"

/* What no draw may break; all else it only costs. */
static bool is_legal(const void *digest, int card, int other)
{
	const struct field *field = digest;

	if (other < 0)
		return field->pinned_bye < 0 || field->pinned_bye == card;
	return uscf_may_meet(digest, card, other);
}

/* 27A1, 28L3: what yields only where nothing else is left. */
static bool is_clean(const void *digest, int card, int other)
{
	const struct uscf *uscf = digest;

	if (other < 0)
		return is_legal(digest, card, other) && !uscf->card[card].bye_barred;
	return is_legal(digest, card, other) && !field_met(&uscf->field, card, other);
}

static enum pairing_colour colour_of(const struct field *field, int a, int b)
{
	const char *rule;

	return uscf_colour((const struct uscf *)(const void *)field, a, b, &rule);
}

static enum pairing_status blame_all(const void *digest, struct pairing_blame *blame)
{
	(void)digest;
	if (blame)
		*blame = (struct pairing_blame){.rule = "",
			.player = PAIRING_NOBODY,
			.other = PAIRING_NOBODY,
			.text = "No draw keeps the forbidden pairs and what is fixed by hand."};
	return PAIRING_NO_DRAW;
}

static const struct rule_book uscf_rules = {
	.digest_size = sizeof(struct uscf),
	.bye_rule = "28L3",
	.digest = uscf_init,
	.digest_done = uscf_done,
	.solve = uscf_solve,
	.legal = is_legal,
	.clean = is_clean,
	.colour = colour_of,
	.no_draw = blame_all,
	.boards = uscf_make_draw,
	.add_score = uscf_add_score,
	.tell = uscf_tell,
	.who = uscf_who,
};

static enum pairing_status uscf_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return frame_best(&uscf_rules, input, NULL, draw, blame);
}

static enum pairing_status uscf_score(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score)
{
	return frame_score(&uscf_rules, input, draw, score);
}

static enum pairing_status uscf_steps(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_steps *steps)
{
	return frame_steps(&uscf_rules, input, draw, steps);
}

static enum pairing_status uscf_steps_of(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, struct pairing_steps *steps)
{
	return frame_steps_of(&uscf_rules, input, draw, board, steps);
}

static enum pairing_status uscf_name_who(const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who)
{
	return frame_who(&uscf_rules, input, change, who);
}

static enum pairing_status uscf_find_meetings(
	const struct pairing_input *input, unsigned char *meetings)
{
	return frame_meetings(&uscf_rules, input, meetings);
}

static enum pairing_status uscf_list(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	return frame_list(&uscf_rules, input, entries, count);
}

const struct pairing_book uscf_book = {
	.id = "uscf",
	.name = "US Chess Swiss (rules 27 to 29)",
	.options = uscf_option,
	.noptions = USCF_OPTIONS,
	.best = uscf_best,
	.score = uscf_score,
	.who = uscf_name_who,
	.steps = uscf_steps,
	.steps_of = uscf_steps_of,
	.list = uscf_list,
	.meetings = uscf_find_meetings,
	.scores = uscf_scores,
	.floats = uscf_floats,
	.code = "CUSTOM_SWISS",
	.yields = true,
	.adds = "28R",
	.claims = uscf_claims,
	.claims_rule = "29E4",
	.groups = PAIRING_GROUPS_HALVES,
	.floater = PAIRING_FLOATER_LOWEST,
	.outside = "28M",
	.everybody = "27A1",
	.settled = PAIRING_TERM_ODD_ORDER,
};
