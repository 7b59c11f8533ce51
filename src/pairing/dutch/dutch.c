/*
 * The FIDE (Dutch) system: its entry in the table of rule books.
 */
#include "dutch/dutch.h"

#include "cards/extra.h"

const struct pairing_book dutch_book = {
	.id = "dutch",
	.name = "FIDE (Dutch) system 2026",
	.options = dutch_option,
	.noptions = DUTCH_OPTIONS,
	.best = dutch_best,
	.score = dutch_score,
	.steps = dutch_steps,
	.steps_of = dutch_steps_of,
	.who = dutch_who,
	.list = dutch_list,
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
