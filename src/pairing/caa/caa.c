/*
 * The British seeded Swiss (CAA): its entry in the table of rule books.
 */
#include "caa/caa.h"

#include "caa/who.h"

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
	.claims_rule = "16",
	.who = caa_who,
	.list = caa_list,
	.groups = PAIRING_GROUPS_HALVES,
	.floater = PAIRING_FLOATER_MID_LINE,
	.set_bars = caa_set_bars,
	.outside = "36",
	.random_line = "30",
	.lowest = "26",
	.everybody = "1",
};
