/*
 * Reasons of one board: who has which colour, who meets whom in his level and why not the opponent
 * by place.
 */
#include "caa/reasons.h"

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
	step_put_transfer(step, a, b);
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
			->as.due.cards = first + second;
	} else if (field_pinned_colour(&seats->field, card, other) == PAIRING_NEUTRAL) {
		step_list_add(&reasons->list, PAIRING_STEP_LOT, "8", board,
			player_of(reasons, card), player_of(reasons, other))
			->as.lot.board = board + 1;
	}
}

/* The proof that a card does not meet the one at its own place of the other half. */
static struct caa_reason prove_not(struct caa_reasons *reasons, int top, int ideal)
{
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, player_of(reasons, top),
		player_of(reasons, ideal), PAIRING_NEUTRAL};
	struct caa_reason reason, counted;

	if (field_forbidden(&reasons->seats.field, top, ideal))
		return (struct caa_reason){{.passed = PAIRING_PASSED_FORBIDDEN}, "", {0}};
	reason = caa_reasons_try(reasons, &pin, "12");
	if (reason.proof.passed != PAIRING_PASSED_UNKNOWN)
		return reason;
	counted = caa_trial_count(&reasons->trial, top, ideal);
	return counted.proof.passed == PAIRING_PASSED_UNKNOWN ? reason : counted;
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
	struct pairing_proof *proof = &place->proof;

	if (met > 0) {
		proof->passed = PAIRING_PASSED_MET;
		step_list_add(&reasons->list, PAIRING_STEP_MET, "1", board, player, other)
			->as.met.round = met;
	} else if (avoided != 0 && proof->passed == PAIRING_PASSED_WORSE &&
		reasons->score.terms[proof->term].id == PAIRING_TERM_AVOIDED_PAIRS) {
		const struct pairing_step_avoided pairs = {avoided, proof->before, proof->after};

		proof->passed = PAIRING_PASSED_AVOIDED;
		place->rule = "12";
		step_list_add(&reasons->list, PAIRING_STEP_AVOIDED, caa_avoid_text(avoided), board,
			player, other)
			->as.avoided = pairs;
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
	struct caa_reason reason = {{.passed = PAIRING_PASSED_UNKNOWN}, "12", {0}};
	struct pairing_step *step;

	if (top < line && bottom >= line)
		return;
	if (!field_fixed(&seats->field, crossing))
		reason = caa_reasons_try(reasons, &pin, reason.rule);
	step = step_list_add(&reasons->list, PAIRING_STEP_EXCHANGE, reason.rule, board, pin.player,
		PAIRING_NOBODY);
	step->as.exchange.score = card->score;
	step->as.exchange.distance = caa_score_extent(seats, card->level, top);
	step->proof = reason.proof;
	step->who = reason.who;
}

void caa_reasons_place(struct caa_reasons *reasons, int top, int bottom, int board)
{
	const struct field *field = &reasons->seats.field;
	const int x = reasons->half[top], y = reasons->half[bottom],
		  ideal = x == y ? bottom : reasons->ideal[top];
	struct caa_reason reason = {{.passed = PAIRING_PASSED_UNKNOWN}, "12", {0}};
	struct pairing_step *step;

	if (x != y && field->card[top].partner < 0 && field_round_met(field, top, ideal) == 0)
		reason = prove_not(reasons, top, ideal);
	step = step_list_add(&reasons->list, PAIRING_STEP_PLACE, reason.rule, board,
		player_of(reasons, top), player_of(reasons, bottom));
	step->as.place.own = x;
	step->as.place.other = y;
	step->as.place.ideal = player_of(reasons, ideal);
	step->proof = reason.proof;
	step->who = reason.who;
	if (x != y)
		add_bar(reasons, top, ideal, board, step);
	add_crossing(reasons, top, bottom, board);
}
