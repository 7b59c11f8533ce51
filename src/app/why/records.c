/* The reasons of a draw as records beside their sentences. */
#include "config.h"

#include "app/why/records.h"

#include <stdlib.h>

static int pin_of(const struct cast *cast, int index)
{
	return index >= 0 && index < cast->count ? cast->pins[index] : 0;
}

/* What a proof says; NULL: nothing. */
static const char *passed_name(int passed)
{
	static const char *const names[] = {[PAIRING_PASSED_WORSE] = "worse",
		[PAIRING_PASSED_BETTER] = "better",
		[PAIRING_PASSED_AT_LEAST] = "worse at least",
		[PAIRING_PASSED_FLOATS] = "more floats",
		[PAIRING_PASSED_ILLEGAL] = "no legal draw",
		[PAIRING_PASSED_MET] = "met",
		[PAIRING_PASSED_AVOIDED] = "avoided",
		[PAIRING_PASSED_BARRED] = "barred from the bye",
		[PAIRING_PASSED_MORE] = "more players",
		[PAIRING_PASSED_FORBIDDEN] = "kept apart",
		[PAIRING_PASSED_COLOURS] = "same colour needed",
		[PAIRING_PASSED_SCHOOL] = "one school",
		[PAIRING_PASSED_SETTLED] = "settled before",
		[PAIRING_PASSED_OWN] = "settled before",
		[PAIRING_PASSED_ORDER] = "settled before",
		[PAIRING_PASSED_TURN] = "settled before",
		[PAIRING_PASSED_UNTRIED] = "settled before",
		[PAIRING_PASSED_GOES] = "goes the same way",
		[PAIRING_PASSED_LIMIT] = "beyond the limit",
		[PAIRING_PASSED_UNKEPT] = "nothing fixed is kept",
		[PAIRING_PASSED_SPARED] = "spared the bye",
		[PAIRING_PASSED_STRANDED] = "others left over"};

	return passed >= 0 && passed < (int)(sizeof(names) / sizeof(names[0])) ? names[passed]
									       : NULL;
}

void why_proof_put_term(struct why_proof *proof, const struct cast *cast,
	const struct pairing_term *term, int before, int after, const struct pairing_who *who)
{
	proof->term = term->name;
	proof->term_rule = term->rule;
	proof->level = term->level;
	proof->before = before;
	proof->after = after;
	proof->nthen = who->nthen;
	proof->nnow = who->nnow;
	for (int i = 0; i < who->nthen; i++)
		proof->then[i] = pin_of(cast, who->then[i]);
	for (int i = 0; i < who->nnow; i++)
		proof->now[i] = pin_of(cast, who->now[i]);
}

/* Of a proof that names a term: which, from what to what, and of whom. */
static void put_term(
	const struct cast *cast, const struct pairing_step *step, struct why_proof *record)
{
	const struct pairing_proof *proof = &step->proof;
	const struct pairing_score *score = cast->score;

	if ((proof->passed != PAIRING_PASSED_WORSE && proof->passed != PAIRING_PASSED_BETTER &&
		    proof->passed != PAIRING_PASSED_AT_LEAST) ||
		!score || proof->term < 0 || proof->term >= score->nterms)
		return;
	why_proof_put_term(
		record, cast, &score->terms[proof->term], proof->before, proof->after, &step->who);
}

struct why_record why_record_of(const struct cast *cast, const struct pairing_step *step)
{
	const struct pairing_step_form *form = pairing_step_form_of(step->kind);
	struct why_record record = {.kind = step->kind,
		.rule = step->rule,
		.player = pin_of(cast, step->player),
		.other = pin_of(cast, step->other),
		.proof = {.says = passed_name(step->proof.passed)}};

	pairing_step_numbers(step, record.numbers);
	for (int i = 0; i < form->count; i++)
		if (form->members[i].type == PAIRING_IS_PLAYER)
			record.numbers[i] = pin_of(cast, record.numbers[i]);
	put_term(cast, step, &record.proof);
	return record;
}

void why_reasons_done(struct why_reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++) {
		free(reasons->reasons[i].text);
		free(reasons->reasons[i].records);
	}
	free(reasons->reasons);
	*reasons = (struct why_reasons){.count = 0};
}
