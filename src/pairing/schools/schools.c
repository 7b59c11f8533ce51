/*
 * The Schools' rules: their entry in the table of rule books.
 */
#include "schools/schools.h"

static void list_card(const void *digest, int card, struct pairing_entry *entry)
{
	const struct schools *schools = digest;

	entry->bye_spared = !schools->options.old && schools_bye_spared(&schools->field, card);
}

/* By which rules the terms of a score count. */
static const char *const schools_term_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "1",
	[PAIRING_TERM_BARRED_BYES] = "4",
	[PAIRING_TERM_NEEDLESS_BYES] = "4",
	[PAIRING_TERM_BYE] = "4",
	[PAIRING_TERM_BYE_AGAIN] = "4",
	[PAIRING_TERM_DISTANCE] = "9",
	[PAIRING_TERM_TRANSFERS] = "11, 17",
	[PAIRING_TERM_CLAIMS] = "12",
	[PAIRING_TERM_AVOIDED_PAIRS] = "27, 29, 30",
	[PAIRING_TERM_COLOURS_BY_RULE] = "24",
	[PAIRING_TERM_OPPONENTS] = "22",
	[PAIRING_TERM_SCHOOLMATES] = "2a, 7",
	[PAIRING_TERM_SECOND_BYE] = "4",
	[PAIRING_TERM_BOUNDARIES] = "8, 9",
	[PAIRING_TERM_FLOATS_BOTH_WAYS] = "2d",
	[PAIRING_TERM_FLOATS_AGAIN] = "20a, 21b",
	[PAIRING_TERM_FLOATS_TWICE] = "21a",
	[PAIRING_TERM_FLOAT_HISTORY] = "20b, 21b",
	[PAIRING_TERM_FLOATS_NOT_OWED] = "2d",
	[PAIRING_TERM_TOP_PLAYERS] = "3",
	[PAIRING_TERM_BYE_PLACE] = "4",
	[PAIRING_TERM_FLOATERS] = "20, 21",
	[PAIRING_TERM_TRANSFERRED] = "18",
	[PAIRING_TERM_COLOURLESS] = "11",
	[PAIRING_TERM_EXCHANGE] = "6",
	[PAIRING_TERM_LOWER_HALVES] = "6",
	[PAIRING_TERM_PLACES] = "10, 22",
	[PAIRING_TERM_PLACE_SQUARES] = "10, 22",
	[PAIRING_TERM_PLACE_ORDER] = "10, 22",
};

static const struct pairing_rules schools_rules = {
	.digest_size = sizeof(struct schools),
	.bye_rule = "4",
	.digest = schools_init,
	.solve = schools_solve,
	.colour = schools_colour,
	.term_rules = schools_term_rules,
	.add_score = schools_add_score,
	.tell = schools_tell,
	.who = schools_who,
	.list = list_card,
};

static const struct pairing_citations schools_citations = {
	.repeat = " (1)",
	.bye = " (4)",
	.transfer = " (11)",
	.exchange = "",
	.down = " (8, 9)",
	.up = " (8, 9)",
	.same_down = " (21 a)",
	.same_up = " (21 a)",
	.line = "",
	.linked = " (17)",
	.comes = "as the rules find one",
	.goes = "the rules say who floats down",
	.sits_out = "the rules say who has the bye",
	.converts = "",
	.unrated = "",
	.outside = "",
	.outside_again = "",
	.booking_bars = true,
};

static const struct pairing_traits schools_traits = {
	.by_name = true,
	.set_bars = schools_set_bars,
	.claims_rule = "12",
	.colours_rule = "11, 17",
	.repairs = true,
	.groups = PAIRING_GROUPS_SEEKERS,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "1",
	.citations = &schools_citations,
};

const struct pairing_book schools_book = {
	.id = "schools",
	.name = "Schools' Chess Association",
	.options = schools_option,
	.noptions = SCHOOLS_OPTIONS,
	.values = schools_value,
	.nvalues = SCHOOLS_VALUES,
	.rules = &schools_rules,
	.traits = &schools_traits,
	.tops = true,
};
