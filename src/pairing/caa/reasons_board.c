/*
 * Reasons of one board: who has which colour, who meets whom in his level and why not the opponent
 * by place.
 */
#include "caa/reasons.h"

#include <string.h>

#include "caa/score_terms.h"

static int player_of(const struct caa_reasons *reasons, int card)
{
	return reasons->seats.field.card[card].player;
}

/* Why does this card not get its due colour? */
static void add_transfer(struct caa_reasons *reasons, int card, int other, int board)
{
	const struct field_card *a = &reasons->seats.field.card[card],
				*b = &reasons->seats.field.card[other];
	const char *rule = "15";
	struct pairing_step *step;

	if (field_pinned_colour(&reasons->seats.field, card, other) != PAIRING_NEUTRAL)
		rule = "";
	else if (a->claim.due == b->claim.due)
		rule = pairing_claim_compare(&a->claim, &b->claim) != 0 ? "16"
			: a->level != b->level                          ? "16, advice 11, 25"
									: "16, 25";
	step = step_list_add(
		&reasons->list, PAIRING_STEP_TRANSFER, rule, board, a->player, b->player);
	step_put_claims(step, &a->claim, &b->claim, card < other);
	step->values[6] = (b->score > a->score) - (b->score < a->score);
}

void caa_reasons_colours(struct caa_reasons *reasons, int card, int other, int board)
{
	const struct card_seats *seats = &reasons->seats;
	const bool first = seats->field.card[card].claim.due != PAIRING_NEUTRAL;
	const bool second = seats->field.card[other].claim.due != PAIRING_NEUTRAL;

	if (card_seats_transferred(seats, card))
		add_transfer(reasons, card, other, board);
	if (card_seats_transferred(seats, other))
		add_transfer(reasons, other, card, board);
	if (card_seats_transferred(seats, card) || card_seats_transferred(seats, other))
		return;
	if (first || second) {
		const int due = first ? card : other;

		step_list_add(&reasons->list, PAIRING_STEP_DUE, "15", board,
			player_of(reasons, due), player_of(reasons, due == card ? other : card))
			->values[0] = first + second;
	} else if (field_pinned_colour(&seats->field, card, other) == PAIRING_NEUTRAL) {
		step_list_add(&reasons->list, PAIRING_STEP_LOT, "8", board,
			player_of(reasons, card), player_of(reasons, other))
			->values[0] = board + 1;
	}
}

/* The proof that a card does not meet the one at its own place of the other half. */
static struct caa_proof prove_not(struct caa_reasons *reasons, int top, int ideal)
{
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, player_of(reasons, top),
		player_of(reasons, ideal), PAIRING_NEUTRAL};
	struct caa_proof proof;
	struct caa_reason reason;

	if (field_forbidden(&reasons->seats.field, top, ideal))
		return (struct caa_proof){{PAIRING_PASSED_FORBIDDEN, 0, 0, 0, 0}, "", {0}};
	proof = caa_reasons_try(reasons, &pin, "12");
	if (proof.values[0] >= 0)
		return proof;
	reason = caa_trial_count(&reasons->trial, top, ideal);
	return reason.why < 0 ? proof
			      : (struct caa_proof){{reason.why, reason.term, reason.entry,
							   reason.before, reason.after},
					reason.rule, {0}};
}

/*
 * They have met, or the best draw in which they meet has more pairs to be avoided: a reason of its
 * own.
 */
static void add_bar(
	struct caa_reasons *reasons, int top, int ideal, int board, struct pairing_step *place)
{
	const struct card_seats *seats = &reasons->seats;
	const int player = player_of(reasons, top), other = player_of(reasons, ideal);
	const int met = field_round_met(&seats->field, top, ideal);
	const int avoided = caa_avoid(&seats->field, &reasons->options, top, ideal);
	const int before = place->values[6], after = place->values[7];
	struct pairing_step *step;

	if (met > 0) {
		place->values[3] = PAIRING_PASSED_MET;
		step_list_add(&reasons->list, PAIRING_STEP_MET, "1", board, player, other)
			->values[0] = met;
	} else if (avoided != 0 && place->values[3] == PAIRING_PASSED_WORSE &&
		strcmp(reasons->score.terms[place->values[4]].name, "avoided pairs") == 0) {
		place->values[3] = PAIRING_PASSED_AVOIDED;
		place->rule = "12";
		step = step_list_add(&reasons->list, PAIRING_STEP_AVOIDED, caa_avoid_text(avoided),
			board, player, other);
		step->values[0] = avoided;
		step->values[1] = before;
		step->values[2] = after;
	}
}

/* Is one who acts on the other side of the line? What would be if he did not. */
static void add_crossing(struct caa_reasons *reasons, int top, int bottom, int board)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field_card *card = &seats->field.card[top];
	const int line = seats->field.level[card->level].first + seats->line[card->level];
	const int crossing = bottom < line ? bottom : top;
	const struct pairing_pin pin = {bottom < line ? PAIRING_PIN_TOP : PAIRING_PIN_BOTTOM,
		player_of(reasons, crossing), PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct caa_proof proof = {{-1, 0, 0, 0, 0}, "12", {0}};
	struct pairing_step *step;

	if (top < line && bottom >= line)
		return;
	if (!field_fixed(&seats->field, crossing))
		proof = caa_reasons_try(reasons, &pin, proof.rule);
	step = step_list_add(&reasons->list, PAIRING_STEP_EXCHANGE, proof.rule, board, pin.player,
		PAIRING_NOBODY);
	step->values[0] = card->score;
	step->values[1] = caa_score_extent(seats, card->level, top);
	memcpy(step->values + 2, proof.values, sizeof(proof.values));
	step->who = proof.who;
}

void caa_reasons_place(struct caa_reasons *reasons, int top, int bottom, int board)
{
	const struct field *field = &reasons->seats.field;
	const int x = reasons->half[top], y = reasons->half[bottom],
		  ideal = x == y ? bottom : reasons->ideal[top];
	struct caa_proof proof = {{-1, 0, 0, 0, 0}, "12", {0}};
	struct pairing_step *step;

	if (x != y && field->card[top].partner < 0 && field_round_met(field, top, ideal) == 0)
		proof = prove_not(reasons, top, ideal);
	step = step_list_add(&reasons->list, PAIRING_STEP_PLACE, proof.rule, board,
		player_of(reasons, top), player_of(reasons, bottom));
	step->values[0] = x;
	step->values[1] = y;
	step->values[2] = player_of(reasons, ideal);
	memcpy(step->values + 3, proof.values, sizeof(proof.values));
	step->who = proof.who;
	if (x != y)
		add_bar(reasons, top, ideal, board, step);
	add_crossing(reasons, top, bottom, board);
}
