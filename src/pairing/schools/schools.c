/*
 * The Schools' rules: their entry in the table of rule books.
 */
#include "schools/schools.h"

#include "schools/who.h"

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
	.who = schools_who,
	.list = schools_list,
	.by_name = true,
	.set_bars = schools_set_bars,
	.tops = true,
	.claims_rule = "12",
	.groups = PAIRING_GROUPS_SEEKERS,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "1",
};
