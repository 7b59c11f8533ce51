/* What an answer to "why not" says, as records: whom the rule is about, and what changes. */
#include "config.h"

#include "app/whynot/record.h"

#include <stdlib.h>

const char *whynot_violation_says(enum pairing_violation_kind kind)
{
	switch (kind) {
	case PAIRING_BROKEN_REPEAT:
		return "met";
	case PAIRING_BROKEN_FORBIDDEN:
		return "kept apart";
	case PAIRING_BROKEN_BYE:
		return "barred from the bye";
	case PAIRING_BROKEN_COLOURS:
		return "same colour needed";
	case PAIRING_BROKEN_ABSENT:
		return "absent";
	default:
		return "broken";
	}
}

void whynot_record(struct whynot *answer, const char *says, int player, int other, const char *rule)
{
	answer->record = (struct whynot_record){
		.player = player, .other = other, .proof = {.says = says, .level = -1}};
	words_put(answer->record.rule, sizeof(answer->record.rule), "%s", rule);
}

void whynot_record_number(struct whynot *answer, const char *member, int number)
{
	answer->record.member = member;
	answer->record.number = number;
}

static const char *rule_of(const struct pairing_term *term)
{
	return term->rule ? term->rule : "";
}

/* Who makes the difference of the first term; of two who meet there is a rule for these two. */
static enum status find_who(const struct position *position, const struct pairing_draw *draw,
	const struct pairing_score *then, int term, struct pairing_who *who)
{
	const struct pairing_change change = {
		&position->draw, draw, &position->score, then, term, NULL};

	return translate_status(
		pairing_who(position->cards.book, &position->cards.input, &change, who));
}

/* All terms that differ but the first one: those that get worse and those that get better. */
static enum status list_others(const struct position *position, const struct cast *cast,
	const struct wish *wish, const struct pairing_score *then, int first, struct whynot *answer)
{
	static const struct pairing_who nobody = {.nthen = 0};
	const struct pairing_score *now = &position->score;
	const int terms = now->nterms < then->nterms ? now->nterms : then->nterms;

	answer->besides_records = calloc((size_t)terms + 1, sizeof(*answer->besides_records));
	if (!answer->besides_records)
		return STATUS_NO_MEMORY;
	for (int i = first + 1; i < terms; i++) {
		const struct pairing_difference difference = pairing_score_difference(now, then, i);
		struct whynot_record *record = &answer->besides_records[answer->nbesides];

		if (difference.before == difference.after)
			continue;
		*record = (struct whynot_record){.player = wish->pin,
			.other = wish->kind == WISH_MEET ? wish->other : 0,
			.proof = {
				.says = difference.after > difference.before ? "worse" : "better"}};
		words_put(record->rule, sizeof(record->rule), "%s", rule_of(&now->terms[i]));
		why_proof_put_term(&record->proof, cast, &now->terms[i], difference.before,
			difference.after, &nobody);
		answer->nbesides++;
	}
	return STATUS_OK;
}

enum status whynot_record_terms(const struct position *position, const struct cast *cast,
	const struct wish *wish, const struct pairing_draw *draw, const struct pairing_score *then,
	struct whynot *answer)
{
	const char *says = answer->answer == WHYNOT_WORSE ? "worse"
		: answer->answer == WHYNOT_SETTLED        ? "settled before"
							  : "better";
	struct pairing_difference difference;
	struct pairing_who who = {.nthen = 0};
	struct pairing_term is;
	enum status status;
	int term;

	pairing_score_compare(&position->score, then, &term);
	difference = pairing_score_difference(&position->score, then, term);
	is = position->score.terms[term];
	/* what is better is told by the figures of the term itself */
	if (answer->answer == WHYNOT_WORSE && words_is_bye(&position->score, &is) &&
		words_is_bye(then, &then->terms[term]))
		is = words_bye_term(&is);
	whynot_record(
		answer, says, wish->pin, wish->kind == WISH_MEET ? wish->other : 0, rule_of(&is));
	status = find_who(position, draw, then, term, &who);
	if (status != STATUS_OK)
		return status;
	why_proof_put_term(
		&answer->record.proof, cast, &is, difference.before, difference.after, &who);
	if (who.rule)
		words_put(answer->record.rule, sizeof(answer->record.rule), "%d", who.rule);
	return list_others(position, cast, wish, then, term, answer);
}
