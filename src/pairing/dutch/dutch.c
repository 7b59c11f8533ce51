/*
 * The FIDE (Dutch) system: its entry in the table of rule books.
 */
#include "dutch/dutch.h"

#include "cards/extra.h"
#include "dutch/draw.h"

static enum pairing_status solve(struct frame_search *search, struct pairing_draw *draw)
{
	(void)draw;
	return frame_status(dutch_pair(search->digest, search->arena, search->mate, NULL));
}

/* C1 to C3 */
static bool is_legal(const void *digest, int card, int other)
{
	return other < 0 ? field_may_bye(digest, card) : dutch_may_meet(digest, card, other);
}

static enum pairing_colour colour_of(const struct field *field, int a, int b)
{
	const char *rule;

	return dutch_colour((const struct dutch *)(const void *)field, a, b, &rule);
}

static enum pairing_status blame_all(const void *digest, struct pairing_blame *blame)
{
	(void)digest;
	if (blame)
		*blame = (struct pairing_blame){.rule = "1.9.3",
			.player = PAIRING_NOBODY,
			.other = PAIRING_NOBODY,
			.text = "No draw keeps the absolute rules (C1 to C3) and the pins."};
	return PAIRING_NO_DRAW;
}

static const struct rule_book dutch_rules = {
	.digest_size = sizeof(struct dutch),
	.bye_rule = "C2",
	.digest = dutch_init,
	.digest_done = dutch_done,
	.solve = solve,
	.legal = is_legal,
	.no_draw = blame_all,
	.colour = colour_of,
	.boards = dutch_make_draw,
	.add_score = dutch_add_score,
	.tell = dutch_tell,
	.who = dutch_who,
	.list = dutch_list,
};

static enum pairing_status dutch_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return frame_best(&dutch_rules, input, NULL, draw, blame);
}

static enum pairing_status dutch_score(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score)
{
	return frame_score(&dutch_rules, input, draw, score);
}

static enum pairing_status dutch_steps(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_steps *steps)
{
	return frame_steps(&dutch_rules, input, draw, steps);
}

static enum pairing_status dutch_steps_of(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, struct pairing_steps *steps)
{
	return frame_steps_of(&dutch_rules, input, draw, board, steps);
}

static enum pairing_status dutch_name_who(const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who)
{
	return frame_who(&dutch_rules, input, change, who);
}

static enum pairing_status dutch_meetings(
	const struct pairing_input *input, unsigned char *meetings)
{
	return frame_meetings(&dutch_rules, input, meetings);
}

static enum pairing_status dutch_list_all(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	return frame_list(&dutch_rules, input, entries, count);
}

const struct pairing_book dutch_book = {
	.id = "dutch",
	.name = "FIDE (Dutch) system 2026",
	.options = dutch_option,
	.noptions = DUTCH_OPTIONS,
	.best = dutch_best,
	.score = dutch_score,
	.steps = dutch_steps,
	.steps_of = dutch_steps_of,
	.who = dutch_name_who,
	.list = dutch_list_all,
	.meetings = dutch_meetings,
	.scores = extra_scores,
	.floats = dutch_floats,
	.bye_floats = dutch_bye_floats,
	.code = "FIDE_DUTCH",
	.own_code = true,
	.baku = true,
	.ranks_settled_by = 4,
	.adds = "C.04.7",
	.wants_reason = true,
	.claims = dutch_claims,
	.claims_rule = "1.7",
	.groups = PAIRING_GROUPS_BRACKETS,
	.floater = PAIRING_FLOATER_ANY,
	.everybody = "C4",
};
