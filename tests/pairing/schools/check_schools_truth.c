/*
 * What is told of the boards of draws by the Schools' rules is true: in random events every
 * sentence is read, must have one of the known forms, and each thing it says is found again in the
 * event's records, or by seeking and counting the draw anew with the reference. EVENTS in the
 * environment: so many; LONG=1: many more.
 */
#include <stdio.h>
#include <string.h>

#include "app/trf/comment.h"
#include "support/event/random_field.h"
#include "support/reference/lot_facts.h"
#include "support/reference/schools_reference.h"
#include "support/told/schools_forms.h"
#include "support/told/told_run.h"

/* All sorts of settings; some are top players. */
static void remarks(uint64_t *state, int players, int round, char *text, size_t size)
{
	const int tops = random_below(state, 3) * 20;

	(void)round;
	snprintf(text, size, TRF_COMMENT "system schools");
	if (random_below(state, 2))
		snprintf(text + strlen(text), size - strlen(text),
			" schools=%d tops=%d half_byes=%d defaults=%d", random_below(state, 9),
			random_below(state, 9), random_below(state, 2), random_below(state, 2));
	if (random_below(state, 3) == 0)
		snprintf(text + strlen(text), size - strlen(text), " random=%d",
			1 + random_below(state, 99));
	if (random_below(state, 3) > 0)
		snprintf(text + strlen(text), size - strlen(text), " order=%s",
			random_below(state, 2) ? "new" : "old");
	snprintf(text + strlen(text), size - strlen(text), "\n");
	for (int pin = 1; pin <= players; pin++)
		if (random_below(state, 100) < tops)
			snprintf(text + strlen(text), size - strlen(text),
				TRF_COMMENT "top %d yes\n", pin);
}

static const int kept_events[] = {2614, 299, 3444, 3573, 0};
static const int kept_drafts[] = {140, 1781, 1134, 1047, 0};

int main(void)
{
	const struct told_book book = {
		.id = "schools",
		.other = "caa",
		.rules = &schools_reference,
		.forms = schools_forms,
		.nforms = schools_forms_count,
		.deals = true,
		.nusual = 26,
		.events = 200,
		.events_long = 4000,
		.kept_events = kept_events,
		.kept_drafts = kept_drafts,
		.drafts = 24,
		.drafts_long = 2000,
		.first_rounds = true,
		.amend = lot_facts_amend,
		.remarks = remarks,
	};

	return told_run("schools_truth", &book);
}
