/*
 * The FIDE (Dutch) system: its entry in the table of rule books and its settings.
 */
#include "dutch.h"

#include "extra.h"

enum { OPTION_REAL_ORDER, OPTION_POOR_BYE, OPTIONS };

static const struct pairing_option dutch_option[OPTIONS] = {
	{"real_order", 0, 0, 1, "boards stand by real scores, without virtual points (C.04.2 3.6)"},
	{"poor_bye", 0, 0, 1,
		"a pairing bye worth no more than a loss is no downfloat (against 1.4.3)"},
};

const struct pairing_book dutch_book = {
	.id = "dutch",
	.name = "FIDE (Dutch) system 2026",
	.options = dutch_option,
	.noptions = OPTIONS,
	.best = dutch_best,
	.score = dutch_score,
	.steps = dutch_steps,
	.steps_of = dutch_steps_of,
	.who = dutch_who,
	.scores = extra_scores,
	.floats = dutch_floats,
	.bye_floats = dutch_bye_floats,
	.ranks_settled_by = 4,
	.adds = "C.04.7",
	.wants_reason = true,
	.claims = dutch_claims,
	.claims_rule = "1.7",
	.groups = PAIRING_GROUPS_BRACKETS,
	.floater = PAIRING_FLOATER_ANY,
	.everybody = "C4",
};

enum pairing_status dutch_options_read(const struct pairing_input *input,
	struct dutch_options *options, struct pairing_blame *blame)
{
	int value[OPTIONS];

	for (int i = 0; i < OPTIONS; i++) {
		value[i] = input->options ? input->options[i] : dutch_option[i].value;
		if (value[i] >= dutch_option[i].least && value[i] <= dutch_option[i].most)
			continue;
		if (blame)
			*blame = (struct pairing_blame){"", PAIRING_NOBODY, PAIRING_NOBODY,
				"A setting of the rule book is out of its range."};
		return PAIRING_BAD_INPUT;
	}
	options->real_order = value[OPTION_REAL_ORDER] != 0;
	options->poor_bye = value[OPTION_POOR_BYE] != 0;
	return PAIRING_OK;
}
