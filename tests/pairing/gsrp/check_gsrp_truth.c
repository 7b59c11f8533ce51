/*
 * What is told of the boards of club evenings is true: in random seasons every sentence is read,
 * must have one of the known forms, and each thing it says is found again in the records, by the
 * guide's account of the evening, or by drawing it anew. EVENTS in the environment: so many;
 * LONG=1: many more.
 */
#include <stdio.h>
#include <string.h>

#include "app/trf/comment.h"
#include "support/event/random_field.h"
#include "support/told/gsrp_forms.h"
#include "support/told/told_run.h"

/* A setting, and who has volunteered for the evening that is to be paired. */
static void remarks(uint64_t *state, int players, int evening, char *text, size_t size)
{
	snprintf(text, size, TRF_COMMENT "system gsrp");
	if (random_below(state, 2))
		snprintf(text + strlen(text), size - strlen(text), " games=%d",
			1 + random_below(state, 6));
	snprintf(text + strlen(text), size - strlen(text), "\n");
	for (int pin = 1; pin <= players; pin++)
		if (random_below(state, 6) == 0)
			snprintf(text + strlen(text), size - strlen(text),
				TRF_COMMENT "attends %d %d volunteer\n", evening, pin);
}
int main(void)
{
	const struct told_book book = {
		.id = "gsrp",
		.other = "caa",
		.rules = &gsrp_counted,
		.forms = gsrp_forms,
		.nforms = gsrp_forms_count,
		.deals = true,
		.nusual = 12,
		.rules_only = true,
		.events = 160,
		.events_long = 4000,
		.first_rounds = true,
		.ratings = {0, 9},
		.remarks = remarks,
	};

	return told_run("gsrp_truth", &book);
}
