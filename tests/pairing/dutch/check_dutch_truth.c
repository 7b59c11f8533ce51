/*
 * What is told of the boards of Dutch draws is true: in random events every sentence is read, must
 * have one of the known forms, and each thing it says is found again in the event's records, or by
 * seeking and counting the draw anew with the reference. EVENTS in the environment: so many;
 * LONG=1: many more.
 */
#include "support/reference/dutch_facts.h"
#include "support/told/dutch_forms.h"
#include "support/told/told_deal.h"
#include "support/told/told_run.h"

int main(void)
{
	const struct told_book book = {
		.id = "dutch",
		.other = "caa",
		.rules = &dutch_counted,
		.forms = dutch_forms,
		.nforms = dutch_forms_count,
		.deal_forms = dutch_deal_forms,
		.ndeal_forms = dutch_deal_forms_count,
		.ndeal_usual = 4,
		.deals = true,
		.nusual = 11,
		.events = 80,
		.events_long = 4000,
		.drafts = 40,
		.drafts_long = 2000,
		.amend = dutch_facts_amend,
	};

	return told_run("dutch_truth", &book);
}
