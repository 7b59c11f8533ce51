/*
 * What is told of the boards of CAA draws is true: in random events every sentence is read, must
 * have one of the known forms, and each thing it says is found again in the event's records, or by
 * seeking and counting the draw anew with the reference. EVENTS in the environment: so many;
 * LONG=1: many more.
 */
#include <stdio.h>
#include <string.h>

#include "app/trf/comment.h"
#include "support/event/random_field.h"
#include "support/reference/caa_reference.h"
#include "support/reference/lot_facts.h"
#include "support/told/caa_forms.h"
#include "support/told/told_deal.h"
#include "support/told/told_run.h"

/* Some of them with other settings than the normal ones. */
static void remarks(uint64_t *state, int players, int round, char *text, size_t size)
{
	(void)players;
	(void)round;
	snprintf(text, size, TRF_COMMENT "system caa bye_spares=all");
	if (random_below(state, 3) == 0)
		snprintf(text + strlen(text), size - strlen(text),
			" clubs=%d half_byes=%d defaults=%d random=%d", random_below(state, 9),
			random_below(state, 2), random_below(state, 2),
			random_below(state, 2) ? 1 + random_below(state, 99) : 0);
	snprintf(text + strlen(text), size - strlen(text), "\n");
}

static const int kept_events[] = {757, 510, 1235, 100, 0};
static const int kept_drafts[] = {297, 78, 1915, 1880, 69, 89, 101, 117, 181, 58, 1663, 220, 0};

int main(void)
{
	const struct told_book book = {
		.id = "caa",
		.other = "dutch",
		.rules = &caa_reference,
		.forms = caa_forms,
		.nforms = caa_forms_count,
		.deals = true,
		.deal_forms = caa_deal_forms,
		.ndeal_forms = caa_deal_forms_count,
		.ndeal_usual = 10,
		.nusual = 16,
		.events = 80,
		.events_long = 4000,
		.amend = lot_facts_amend,
		.remarks = remarks,
		.kept_events = kept_events,
		.kept_drafts = kept_drafts,
		.drafts = 40,
		.drafts_long = 2000,
		.causes = true,
	};

	return told_run("caa_truth", &book);
}
