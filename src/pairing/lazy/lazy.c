/*
 * The lazy draw: its entry in the table of rule books.
 */
#include "lazy/lazy.h"

static enum pairing_status read_input(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	return field_init(digest, input, blame);
}

/* By which rules the terms of a score count. */
static const char *const lazy_term_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "1",
	[PAIRING_TERM_BARRED_BYES] = "6",
	[PAIRING_TERM_NEEDLESS_BYES] = "6",
	[PAIRING_TERM_LAZY_BYE] = "1",
	[PAIRING_TERM_LAZY_CHOICES] = "1",
	[PAIRING_TERM_LAZY_COLOURS] = "11",
};

static const struct pairing_rules lazy_rules = {
	.digest_size = sizeof(struct field),
	.bye_rule = "6",
	.digest = read_input,
	.solve = lazy_solve,
	.colour = lazy_colour,
	.term_rules = lazy_term_rules,
	.add_score = lazy_add_score,
	.tell = lazy_tell,
	.who = lazy_who,
};

static const struct pairing_traits lazy_traits = {
	.groups = PAIRING_GROUPS_HALVES,
	.mid_line = true,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "1",
};

const struct pairing_book lazy_book = {
	.id = "lazy",
	.name = "lazy draw, for comparison only",
	.rules = &lazy_rules,
	.traits = &lazy_traits,
	.comparison = true,
};
