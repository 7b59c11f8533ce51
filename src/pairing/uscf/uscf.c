/*
 * The US Chess rule book: its entry in the table of rule books.
 */
#include "uscf/uscf.h"

const struct pairing_book uscf_book = {
	.id = "uscf",
	.name = "US Chess Swiss (rules 27 to 29)",
	.options = uscf_option,
	.noptions = USCF_OPTIONS,
	.best = uscf_best,
	.score = uscf_score,
	.who = uscf_who,
	.steps = uscf_steps,
	.steps_of = uscf_steps_of,
	.list = uscf_list,
	.scores = uscf_scores,
	.floats = uscf_floats,
	.yields = true,
	.adds = "28R",
	.claims = uscf_claims,
	.claims_rule = "29E4",
	.groups = PAIRING_GROUPS_HALVES,
	.floater = PAIRING_FLOATER_LOWEST,
	.outside = "28M",
	.everybody = "27A1",
	.settled = "order of the odd players",
};
