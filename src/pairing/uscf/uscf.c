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

/* By which rules the terms of a score count. */
static const char *const uscf_term_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "27A1",
	[PAIRING_TERM_COLOURS_BY_RULE] = "29E4",
	[PAIRING_TERM_THIRD_MEETINGS] = "27A1",
	[PAIRING_TERM_SECOND_BYES] = "28L3",
	[PAIRING_TERM_TEAM_MATES] = "28N",
	[PAIRING_TERM_TEAM_MATES_IN_NEED] = "28N1",
	[PAIRING_TERM_REQUESTS] = "28T",
	[PAIRING_TERM_THIRDS_AVOIDED] = "29E4",
	[PAIRING_TERM_THIRDS_RULED_OUT] = "29E5f1",
	[PAIRING_TERM_BYE_ORDER] = "28L2",
	[PAIRING_TERM_BYE_GROUP] = "28L2",
	[PAIRING_TERM_ODD_PLAYERS] = "27A2, 29B",
	[PAIRING_TERM_GROUP_DISTANCE] = "29D2",
	[PAIRING_TERM_ODD_OVER] = "29D1b, 29E5b",
	[PAIRING_TERM_THIRDS] = "29E5f",
	[PAIRING_TERM_SWITCHES_OVER] = "29E5b",
	[PAIRING_TERM_UNEQUAL] = "27A4, 29E5b",
	[PAIRING_TERM_SWITCHES_TO_EQUALISE] = "29E5a",
	[PAIRING_TERM_UNALTERED] = "27A5, 29E5a",
	[PAIRING_TERM_INTERCHANGES] = "29E5e",
	[PAIRING_TERM_ODD_ORDER] = "29D1a, 29D2",
	[PAIRING_TERM_SWITCH_POINTS] = "29E5c, 29E5d",
	[PAIRING_TERM_SWITCHED_BOARDS] = "27A3",
	[PAIRING_TERM_SWITCH_PLACES] = "27A3",
	[PAIRING_TERM_SWITCH_HEIGHT] = "29E6a",
};

static const struct pairing_rules uscf_rules = {
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
	.term_rules = uscf_term_rules,
	.add_score = uscf_add_score,
	.tell = uscf_tell,
	.who = uscf_who,
	.scores = uscf_scores,
	.floats = uscf_floats,
};

static const struct pairing_citations uscf_citations = {
	.repeat = " (27A1)",
	.bye = " (28L)",
	.transfer = " (29E)",
	.exchange = "",
	.down = " (29D)",
	.up = " (29D)",
	.same_down = "",
	.same_up = "",
	.line = "",
	.linked = "",
	.comes = "as the rules find one",
	.goes = "the rules say who is the odd player",
	.sits_out = "the rules say who has the bye",
	.converts = "",
	.unrated = "",
	.outside = " (28M)",
	.outside_again = "",
	.booking_bars = true,
};

static const struct pairing_traits uscf_traits = {
	.code = "CUSTOM_SWISS",
	.adds = "28R",
	.claims = uscf_claims,
	.claims_rule = "29E4",
	.colours_rule = "29E",
	.repairs = true,
	.small_swiss = true,
	.groups = PAIRING_GROUPS_HALVES,
	.mid_line = true,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "27A1",
	.citations = &uscf_citations,
};

const struct pairing_book uscf_book = {
	.id = "uscf",
	.name = "US Chess Swiss (rules 27 to 29)",
	.options = uscf_option,
	.noptions = USCF_OPTIONS,
	.rules = &uscf_rules,
	.traits = &uscf_traits,
	.yields = true,
	.settled = PAIRING_TERM_ODD_ORDER,
};
