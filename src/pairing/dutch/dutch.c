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

/* By which rules the terms of a score count. */
static const char *const dutch_term_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "C1",
	[PAIRING_TERM_BARRED_BYES] = "C2",
	[PAIRING_TERM_BYE] = "C5",
	[PAIRING_TERM_COLOURS_BY_RULE] = "5.2",
	[PAIRING_TERM_ABSOLUTE_COLOURS] = "C3",
	[PAIRING_TERM_ABSOLUTE_PREFERENCES] = "1.7.1",
	[PAIRING_TERM_DOWNFLOATERS] = "C6",
	[PAIRING_TERM_DOWNFLOATER_SCORES] = "C7",
	[PAIRING_TERM_NEXT_BRACKET] = "C8",
	[PAIRING_TERM_BYE_UNPLAYED] = "C9",
	[PAIRING_TERM_TOP_DIFFERENCES] = "C10",
	[PAIRING_TERM_TOP_RUNS] = "C11",
	[PAIRING_TERM_PREFERENCES] = "C12",
	[PAIRING_TERM_STRONG_PREFERENCES] = "C13",
	[PAIRING_TERM_DOWN_LAST] = "C14",
	[PAIRING_TERM_UP_LAST] = "C15",
	[PAIRING_TERM_DOWN_BEFORE] = "C16",
	[PAIRING_TERM_UP_BEFORE] = "C17",
	[PAIRING_TERM_FAR_DOWN_LAST] = "C18",
	[PAIRING_TERM_FAR_UP_LAST] = "C19",
	[PAIRING_TERM_FAR_DOWN_BEFORE] = "C20",
	[PAIRING_TERM_FAR_UP_BEFORE] = "C21",
	[PAIRING_TERM_MOVED_DOWN] = "4.4",
	[PAIRING_TERM_MOVED_DOWN_OPPONENTS] = "4.2",
	[PAIRING_TERM_BRACKET_EXCHANGES] = "4.3",
	[PAIRING_TERM_BRACKET_ORDER] = "4.2",
};

static const struct pairing_rules dutch_rules = {
	.digest_size = sizeof(struct dutch),
	.bye_rule = "C2",
	.digest = dutch_init,
	.digest_done = dutch_done,
	.solve = solve,
	.legal = is_legal,
	.no_draw = blame_all,
	.colour = colour_of,
	.boards = dutch_make_draw,
	.term_rules = dutch_term_rules,
	.add_score = dutch_add_score,
	.tell = dutch_tell,
	.who = dutch_who,
	.earlier = dutch_earlier,
	.list = dutch_list,
	.scores = extra_scores,
	.floats = dutch_floats,
	.bye_floats = dutch_bye_floats,
};

static const struct pairing_citations dutch_citations = {
	.repeat = " (C1)",
	.bye = " (C2)",
	.transfer = " (C12)",
	.exchange = " (4.3)",
	.down = " (C6)",
	.up = " (4.4)",
	.same_down = " (C14)",
	.same_up = " (C15)",
	.line = "",
	.linked = "",
	.comes = "by the transpositions",
	.goes = "as few as can be float down, and which the criteria decide",
	.sits_out = "the bye goes to the lowest score that has somebody who may have it (C5),",
	.converts = "",
	.unrated = "",
	.outside = "",
	.outside_again = "",
};

static const struct pairing_code codes[] = {{"FIDE_DUTCH_BAKU", "acceleration=baku"}};

static const struct pairing_traits dutch_traits = {
	.code = "FIDE_DUTCH",
	.codes = codes,
	.ncodes = (int)(sizeof(codes) / sizeof(codes[0])),
	.own_code = true,
	.ranks_settled_by = 4,
	.adds = "C.04.7",
	.wants_reason = true,
	.claims = dutch_claims,
	.claims_rule = "1.7",
	.repairs = true,
	.groups = PAIRING_GROUPS_BRACKETS,
	.by_both_scores = true,
	.mid_line = true,
	.floater = PAIRING_FLOATER_ANY,
	.everybody = "C4",
	.citations = &dutch_citations,
};

const struct pairing_book dutch_book = {
	.id = "dutch",
	.name = "FIDE (Dutch) system 2026",
	.options = dutch_option,
	.noptions = DUTCH_OPTIONS,
	.values = dutch_value,
	.nvalues = DUTCH_VALUES,
	.rules = &dutch_rules,
	.traits = &dutch_traits,
	.baku = true,
};
