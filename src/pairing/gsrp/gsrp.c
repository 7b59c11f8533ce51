/*
 * The club's GSRP system: its entry in the table of rule books.
 */
#include "gsrp/gsrp.h"

const struct pairing_book gsrp_book = {
	.id = "gsrp",
	.name = "club season (GSRP)",
	.options = gsrp_option,
	.noptions = GSRP_OPTIONS,
	.best = gsrp_best,
	.score = gsrp_score,
	.steps = gsrp_steps,
	.steps_of = gsrp_steps_of,
	.who = gsrp_who,
	.by_name = true,
	.season = true,
	.groups = PAIRING_GROUPS_NONE,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "B",
};
