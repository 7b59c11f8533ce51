/*
 * What is told of the boards of US Chess draws is true: in random events every sentence is read,
 * must have one of the known forms, and each thing it says is found again in the event's records,
 * by the US tests' own account of the rules, or by drawing and counting anew. EVENTS in the
 * environment: so many; LONG=1: many more.
 */
#include <stdio.h>
#include <string.h>

#include "app/trf/comment.h"
#include "support/event/random_field.h"
#include "support/told/told_run.h"
#include "support/told/uscf_forms.h"

/* Half of them with other settings than the normal ones. */
static void remarks(uint64_t *state, int players, int round, char *text, size_t size)
{
	static const int limits[] = {0, 80, 200, 9999};

	(void)players;
	(void)round;
	snprintf(text, size, TRF_COMMENT "system uscf");
	if (random_below(state, 2))
		snprintf(text + strlen(text), size - strlen(text),
			" limit_equalize=%d limit_alternate=%d interchanges=%d odd_player_switch=%d"
			" three_in_row=%d bye_for_colours=%d harkness=%d",
			limits[random_below(state, 4)], limits[random_below(state, 4)],
			random_below(state, 3), random_below(state, 2), random_below(state, 2),
			random_below(state, 2), random_below(state, 2));
	snprintf(text + strlen(text), size - strlen(text), "\n");
}

int main(void)
{
	const struct told_book book = {
		.id = "uscf",
		.other = "caa",
		.rules = &uscf_counted,
		.forms = uscf_forms,
		.nforms = uscf_forms_count,
		.deals = true,
		.nusual = 10,
		.rules_only = true,
		.events = 60,
		.events_long = 4000,
		.first_rounds = true,
		.remarks = remarks,
	};

	return told_run("uscf_truth", &book);
}
