/*
 * Reasons for the full-point bye: who has it, and why those before him in the order of 28L do not.
 */
#include "uscf/reasons.h"

#include "uscf/bye.h"

enum { PROVEN_MOST = 5 }; /* of those who may have it so many are told why they do not */

static enum pairing_lowest reason_of(const struct uscf *uscf, int c)
{
	if (uscf->field.pinned_bye == c)
		return PAIRING_LOWEST_FIXED;
	if (uscf->field.count % 2 == 0)
		return PAIRING_LOWEST_NEEDLESS;
	if (uscf->card[c].bye_had)
		return PAIRING_LOWEST_AGAIN;
	if (uscf->card[c].bye_barred)
		return PAIRING_LOWEST_HALF;
	switch (uscf_bye_standing(uscf, c)) {
	case USCF_BYE_RATED:
		return PAIRING_LOWEST_RATED;
	case USCF_BYE_UNRATED:
		return PAIRING_LOWEST_UNRATED;
	case USCF_BYE_NEW:
		break;
	}
	return PAIRING_LOWEST_NEW;
}

/* May the card have the bye, as one of this standing in this group? */
static bool is_free(const struct uscf *uscf, int k, int level, enum uscf_bye_standing standing)
{
	return uscf->field.card[k].level == level && !uscf->card[k].bye_barred &&
		uscf_bye_standing(uscf, k) == standing;
}

/* Those who may have it and whom somebody might think to be first: enum pairing_lowest_note. */
static int notes_of(const struct uscf *uscf, int c, enum pairing_lowest reason)
{
	const struct field_card *card = uscf->field.card;
	const int level = card[c].level, place = uscf->card[c].bye_place;
	int notes = 0;

	for (int k = 0; k < uscf->field.count; k++) {
		const bool after = uscf->card[k].bye_place > place;

		if (reason == PAIRING_LOWEST_RATED && is_free(uscf, k, level, USCF_BYE_RATED) &&
			k != c && card[k].rating == card[c].rating)
			notes |= PAIRING_NOTE_EQUAL;
		if (reason == PAIRING_LOWEST_RATED && k > c &&
			(is_free(uscf, k, level, USCF_BYE_UNRATED) ||
				is_free(uscf, k, level, USCF_BYE_NEW)))
			notes |= PAIRING_NOTE_RATED_FIRST;
		if (reason == PAIRING_LOWEST_RATED && after &&
			is_free(uscf, k, level + 1, USCF_BYE_NEW))
			notes |= PAIRING_NOTE_BEFORE_NEW;
		if (reason == PAIRING_LOWEST_NEW && uscf_bye_of_four(uscf) && level == 1 &&
			is_free(uscf, k, 0, USCF_BYE_RATED))
			notes |= PAIRING_NOTE_LEADERS;
	}
	return notes;
}

static void tell_passed(struct uscf_reasons *reasons, const char *rule, int k, int c, int board,
	struct pairing_proof proof)
{
	struct pairing_step *step =
		uscf_reasons_tell(reasons, PAIRING_STEP_FLOAT_PASSED, rule, board, k, c);

	step->proof = proof;
	step->as.float_passed.way = PAIRING_LEVEL;
	step->as.float_passed.sought = PAIRING_SOUGHT_LAST;
}

/*
 * Those before him in the order of 28L2 who may not have the bye: 28L3, for a half-point bye 28L4.
 */
static void tell_barred(struct uscf_reasons *reasons, int c, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;

	for (int k = uscf->field.count - 1; k >= 0 && !uscf->card[c].bye_had; k--) {
		const bool had = uscf->card[k].bye_had;

		if (k == c || !uscf_bye_comes_before(uscf, k, c) ||
			!(had || (uscf->card[k].bye_barred && !uscf->card[c].bye_barred)))
			continue;
		tell_passed(reasons, had ? "28L3" : "28L4", k, c, board,
			(struct pairing_proof){.passed = PAIRING_PASSED_BARRED});
	}
}

/* 28L2a: colours choose among those within the limit of the first. */
static bool is_beyond(const struct uscf *uscf, int k)
{
	bool beyond = false;

	for (int first = 0; first < uscf->field.count && uscf->options.bye_for_colours; first++)
		beyond = beyond ||
			(uscf->card[first].bye_group == uscf->card[k].bye_group &&
				uscf->card[first].bye_place < uscf->card[k].bye_place &&
				uscf_points(uscf, k, first) > uscf->options.equalize);
	return beyond;
}

static void tell_proof(struct uscf_reasons *reasons, int k, int c, int board)
{
	const struct pairing_pin pin = {
		PAIRING_PIN_BYE, uscf_reasons_player(reasons, k), PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct pairing_proof proof = {.passed = PAIRING_PASSED_UNKNOWN};

	uscf_reasons_prove(reasons, &pin, &proof);
	if (reasons->list.failed || proof.passed == PAIRING_PASSED_UNKNOWN)
		return;
	if (proof.passed == PAIRING_PASSED_BETTER && is_beyond(&reasons->seats.uscf, k))
		proof.passed = PAIRING_PASSED_LIMIT;
	/* nothing but what the arbiter has fixed leaves no draw at all */
	tell_passed(reasons,
		proof.passed == PAIRING_PASSED_ILLEGAL || proof.passed == PAIRING_PASSED_UNKEPT ? ""
			: proof.passed == PAIRING_PASSED_LIMIT
			? "28L2a"
			: reasons->score.terms[proof.term].rule,
		k, c, board, proof);
}

/* Those who may have the bye, or to whom it would come first, one after the other. */
static void tell_before(struct uscf_reasons *reasons, int c, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const int place = uscf->card[c].bye_place;

	if (place == 0 || !uscf_reasons_proves(reasons))
		return;
	for (int at = 0; at < place && at < PROVEN_MOST && !reasons->list.failed; at++)
		for (int k = 0; k < uscf->field.count; k++)
			if (uscf->card[k].bye_place == at)
				tell_proof(reasons, k, c, board);
	if (place <= PROVEN_MOST)
		return;
	tell_passed(reasons, "28L2", -1, c, board,
		(struct pairing_proof){.passed = PAIRING_PASSED_MORE,
			.more = place - PROVEN_MOST,
			.given = PROVEN_MOST});
}

static const char *rule_of(const struct uscf *uscf, int c, enum pairing_lowest reason, int notes)
{
	if (reason == PAIRING_LOWEST_AGAIN)
		return "28L2, 28L3";
	if (reason == PAIRING_LOWEST_HALF)
		return "28L2, 28L4";
	if (notes & (PAIRING_NOTE_BEFORE_NEW | PAIRING_NOTE_LEADERS))
		return "28L2, 28L5";
	if (uscf->options.bye_for_colours && uscf->card[c].bye_place > uscf->card[c].bye_group)
		return "28L2, 28L2a";
	return "28L2";
}

void uscf_reasons_bye(struct uscf_reasons *reasons, int card, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const enum pairing_lowest reason = reason_of(uscf, card);
	const int notes = notes_of(uscf, card, reason);
	const bool chosen = reason != PAIRING_LOWEST_FIXED && reason != PAIRING_LOWEST_NEEDLESS;
	struct pairing_step *step = uscf_reasons_tell(reasons, PAIRING_STEP_LOWEST,
		chosen ? rule_of(uscf, card, reason, notes) : "", board, card, -1);

	step->as.lowest.score = uscf->field.card[card].score;
	step->as.lowest.before = uscf->card[card].bye_place;
	step->as.lowest.why = (int)reason;
	step->as.lowest.full_points = uscf_bye_full_points(uscf, card);
	step->as.lowest.notes = notes;
	if (!chosen || uscf->field.pinned_bye >= 0)
		return;
	tell_before(reasons, card, board);
	tell_barred(reasons, card, board);
}
