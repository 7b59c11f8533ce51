/*
 * The reasons behind the boards of a draw by the Schools' rules. Every reason is a fact about this
 * draw, whether the engine made it or a hand.
 */
#include <stdlib.h>

#include "book/step_list.h"
#include "schools/proof.h"
#include "schools/verdict.h"

/*
 * What the trials for all boards of a draw may cost, in squares of the cards drawn: some tenths of
 * a second. Of those who were passed over so many are asked for one floater.
 */
enum { WORK_MOST = 300000, ASKED_MOST = 3 };

struct telling {
	struct schools_seats seats;
	struct pairing_score score;
	struct step_list list;
	struct schools_trial trial;
};

static struct pairing_step *add_step(struct telling *telling, enum pairing_step_kind kind,
	const char *rule, int board, int card, int other)
{
	const struct field_card *cards = telling->seats.seats.field.card;

	return step_list_add(&telling->list, kind, rule, board,
		card < 0 ? PAIRING_NOBODY : cards[card].player,
		other < 0 ? PAIRING_NOBODY : cards[other].player);
}

static void tell_level(struct telling *telling, int k)
{
	const struct field *field = &telling->seats.seats.field;
	const struct field_level *level = &field->level[k];
	struct pairing_step *step = add_step(telling, PAIRING_STEP_LEVEL, "10", -1, -1, -1);
	int due[3] = {0, 0, 0};

	for (int c = level->first; c < level->first + level->count; c++)
		due[field->card[c].claim.due]++;
	step->as.level.score = level->score;
	step->as.level.cards = level->count;
	step->as.level.white = due[PAIRING_WHITE];
	step->as.level.black = due[PAIRING_BLACK];
	step->as.level.neutral = due[PAIRING_NEUTRAL];
}

/*
 * A bar between one who would come up and the card that the chosen one comes up to: a school is
 * none when the chosen one is of it, too.
 */
static void find_bar(
	const struct telling *telling, int card, int chosen, struct pairing_proof *proof)
{
	const struct field *field = &telling->seats.seats.field;
	const int other = telling->seats.seats.opponent[chosen];
	const int met = field_round_met(field, card, other);

	if (met > 0) {
		proof->passed = PAIRING_PASSED_MET;
		proof->round = met;
	} else if (field_forbidden(field, card, other)) {
		proof->passed = PAIRING_PASSED_FORBIDDEN;
	} else if (schools_mates(field, card, other) && !schools_mates(field, chosen, other)) {
		proof->passed = PAIRING_PASSED_SCHOOL;
	}
}

/*
 * Does the bye spare this one alone of the two (rule 4)? In the old order the score comes before
 * that.
 */
static bool is_spared(const struct telling *telling, int card, int chosen)
{
	const struct field *field = &telling->seats.seats.field;

	return schools_bye_spared(field, card) && !schools_bye_spared(field, chosen) &&
		(!telling->seats.terms.options.old ||
			field->card[card].level == field->card[chosen].level);
}

/* Is nothing tried to tell why he was passed over? */
static bool is_plain(
	const struct telling *telling, int card, int chosen, enum pairing_float floated)
{
	const struct card_seats *seats = &telling->seats.seats;

	if (floated != PAIRING_LEVEL)
		return card_seats_floated(seats, card) == floated;
	return seats->field.card[card].bye_barred || is_spared(telling, card, chosen);
}

/*
 * One who stands behind the chosen one in the list, so that he was asked first. A bar by itself is
 * told before what a draw would cost.
 */
static void tell_passed(struct telling *telling, int card, int chosen, enum pairing_float floated)
{
	const struct field *field = &telling->seats.seats.field;
	const int player = field->card[card].player;
	const struct pairing_pin pin = {floated == PAIRING_LEVEL ? PAIRING_PIN_BYE
			: floated == PAIRING_FLOAT_DOWN          ? PAIRING_PIN_FLOAT_DOWN
								 : PAIRING_PIN_FLOAT_UP,
		player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	const char *rule = floated == PAIRING_LEVEL ? "4"
		: floated == PAIRING_FLOAT_DOWN     ? "20"
						    : "21";
	const int board = telling->seats.seats.board[chosen];
	const int opponent = telling->seats.seats.opponent[card];
	struct pairing_proof proof = {.passed = PAIRING_PASSED_UNKNOWN};
	struct pairing_who who = {0};
	struct pairing_step *step;

	if (floated == PAIRING_LEVEL && field->card[card].bye_barred) {
		proof.passed = PAIRING_PASSED_BARRED;
	} else if (floated == PAIRING_LEVEL && is_spared(telling, card, chosen)) {
		proof.passed = PAIRING_PASSED_SPARED;
	} else if (floated != PAIRING_LEVEL &&
		card_seats_floated(&telling->seats.seats, card) == floated) {
		proof.passed = PAIRING_PASSED_GOES;
		proof.meets = opponent < 0 ? PAIRING_NOBODY : field->card[opponent].player;
	}
	if (proof.passed == PAIRING_PASSED_UNKNOWN && floated == PAIRING_FLOAT_UP)
		find_bar(telling, card, chosen, &proof);
	if (proof.passed == PAIRING_PASSED_UNKNOWN)
		schools_prove(&telling->trial, board, &pin, &proof, &who);
	if (proof.passed == PAIRING_PASSED_UNKNOWN)
		return;
	step = add_step(telling, PAIRING_STEP_FLOAT_PASSED,
		schools_proof_rule(&telling->trial, &proof, &who, rule), board, card, chosen);
	step->proof = proof;
	step->as.float_passed.way = (int)floated;
	step->as.float_passed.sought = PAIRING_SOUGHT_LAST;
	step->who = who;
}

/* Who would have floated by the order of the list; or had the bye, also of lower levels. */
static void tell_others(struct telling *telling, int chosen, enum pairing_float floated)
{
	const struct card_seats *seats = &telling->seats.seats;
	const struct field *field = &seats->field;
	const struct field_level *level = &field->level[field->card[chosen].level];
	const bool bye = floated == PAIRING_LEVEL;
	int asked = 0;

	for (int c = (bye ? field->count : level->first + level->count) - 1; c > chosen; c--) {
		const bool known = is_plain(telling, c, chosen, floated);

		/* he has come up to a card of a higher level, so he is no longer there */
		if (floated == PAIRING_FLOAT_DOWN &&
			card_seats_floated(seats, c) == PAIRING_FLOAT_UP)
			continue;
		if (!known && asked == ASKED_MOST)
			continue;
		tell_passed(telling, c, chosen, floated);
		asked += !known;
	}
}

static void tell_bye(struct telling *telling, int card)
{
	const struct field *field = &telling->seats.seats.field;
	const struct field_level *level = &field->level[field->card[card].level];
	struct pairing_step *step = add_step(
		telling, PAIRING_STEP_BYE, "4", telling->seats.seats.board[card], card, -1);

	step->as.bye.score = level->score;
	step->as.bye.place = level->first + level->count - 1 - card;
	step->as.bye.sought = PAIRING_SOUGHT_LAST;
	tell_others(telling, card, PAIRING_LEVEL);
}

static void tell_float(struct telling *telling, int card, int other)
{
	const struct field *field = &telling->seats.seats.field;
	const struct field_card *one = &field->card[card];
	const bool down = one->level < field->card[other].level;
	struct pairing_step *step = add_step(telling, PAIRING_STEP_FLOAT_HISTORY,
		down ? "20" : "21", telling->seats.seats.board[card], card, other);

	step->as.float_history.from = one->score;
	step->as.float_history.to = field->card[other].score;
	step->as.float_history.downfloats = one->downfloats;
	step->as.float_history.upfloats = one->upfloats;
	tell_others(telling, card, down ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP);
}

/* Both are due the same colour: who changes, and why he. */
static void tell_transfer(struct telling *telling, int loser, int winner)
{
	const struct field *field = &telling->seats.seats.field;
	const struct field_card *a = &field->card[loser], *b = &field->card[winner];
	const bool top =
		field->input->players[b->player].top != field->input->players[a->player].top;
	const bool fixed = field_pinned_colour(field, loser, winner) != PAIRING_NEUTRAL;
	const bool equal = !fixed && a->claim.due == b->claim.due &&
		a->claim_class == b->claim_class && a->score == b->score;
	struct pairing_step *step =
		add_step(telling, equal ? PAIRING_STEP_EQUAL_CLAIMS : PAIRING_STEP_TRANSFER,
			fixed           ? ""
				: equal ? "24"
					: "12",
			telling->seats.seats.board[loser], loser, winner);

	if (equal)
		step->as.equal_claims = (struct pairing_step_equal_claims){step_claim(&a->claim),
			step_claim(&b->claim),
			top + 2 * (schools_colour(field, loser, winner) == a->claim.due),
			loser < winner ? 2 : 1};
	else
		step_put_transfer(step, a, b);
}

static void tell_colours(struct telling *telling, int a, int b)
{
	const struct card_seats *seats = &telling->seats.seats;
	const struct field_card *card = seats->field.card;
	const int board = seats->board[a];
	struct pairing_step *step;

	if (schools_open(&seats->field, a, b)) {
		const bool free = field_pinned_colour(&seats->field, a, b) == PAIRING_NEUTRAL;

		step = add_step(telling, PAIRING_STEP_LOT, free ? "6" : "", board, a, b);
		step->as.lot.board = free ? board + 1 : 0;
	} else if (card_seats_transferred(seats, a)) {
		tell_transfer(telling, a, b);
	} else if (card_seats_transferred(seats, b)) {
		tell_transfer(telling, b, a);
	} else {
		const bool first = card[a].claim.due != PAIRING_NEUTRAL;

		step = add_step(
			telling, PAIRING_STEP_DUE, "11", board, first ? a : b, first ? b : a);
		step->as.due.cards = (card[a].claim.due != PAIRING_NEUTRAL) +
			(card[b].claim.due != PAIRING_NEUTRAL);
	}
}

/* The term that counts pairs to be avoided by this rule. */
static enum pairing_term_id avoided_term(int rule)
{
	return rule == 7    ? PAIRING_TERM_SCHOOLMATES
		: rule == 3 ? PAIRING_TERM_TOP_PLAYERS
			    : PAIRING_TERM_AVOIDED_PAIRS;
}

/*
 * Two of a school meet, and the draw has no such pair in a round in which that counts before all
 * else: it needs no trial.
 */
static bool is_first_mates(const struct telling *telling, int rule)
{
	const struct schools_seats *seats = &telling->seats;
	const struct card_seats *cards = &seats->seats;

	if (rule != 7 || !telling->trial.whole ||
		cards->field.input->round > seats->terms.options.rounds)
		return false;
	for (int c = 0; c < cards->field.count; c++)
		if (cards->opponent[c] >= 0 && schools_mates(&cards->field, c, cards->opponent[c]))
			return false;
	return true;
}

/* Is it for this rule that they do not meet? A trial that is needed is made. */
static bool is_for_rule(struct telling *telling, int board, const struct pairing_pin *pin, int rule,
	struct pairing_proof *proof, struct pairing_who *who)
{
	if (is_first_mates(telling, rule))
		return true;
	schools_prove(&telling->trial, board, pin, proof, who);
	return rule != 0 && proof->passed == PAIRING_PASSED_WORSE &&
		telling->score.terms[proof->term].id == avoided_term(rule);
}

/* Why he does not meet the one at his own place; of one whose board is fixed by hand no rule is. */
static void tell_ideal(struct telling *telling, int card, int ideal, struct pairing_proof *proof,
	struct pairing_who *who)
{
	const struct field *field = &telling->seats.seats.field;
	const int board = telling->seats.seats.board[card];
	const int met = field_round_met(field, card, ideal);
	const int rule = schools_avoided(&telling->seats, card, ideal);
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, field->card[card].player,
		field->card[ideal].player, PAIRING_NEUTRAL};
	struct pairing_step *step;

	if (met > 0) {
		proof->passed = PAIRING_PASSED_MET;
		step = add_step(telling, PAIRING_STEP_MET, "1", board, card, ideal);
		step->as.met.round = met;
	} else if (field_forbidden(field, card, ideal)) {
		proof->passed = PAIRING_PASSED_FORBIDDEN;
	} else if (field->card[card].partner < 0 &&
		is_for_rule(telling, board, &pin, rule, proof, who)) {
		proof->passed = PAIRING_PASSED_AVOIDED;
		step = add_step(
			telling, PAIRING_STEP_AVOIDED, schools_rule_text(rule), board, card, ideal);
		step->as.avoided.rule = rule;
	}
}

/* Did cards without a colour cross the middle of those of a level that meet each other? */
static bool is_exchanged(const struct schools_seats *seats, int k)
{
	const struct field *field = &seats->seats.field;
	const struct field_level *level = &field->level[k];
	bool lower = false;

	for (int c = level->first; c < level->first + level->count; c++) {
		if (!schools_stays(seats, c) || !schools_open(field, c, seats->seats.opponent[c]))
			continue;
		if (lower && schools_group_of(seats, c) == SCHOOLS_UPPER)
			return true;
		lower = lower || schools_group_of(seats, c) == SCHOOLS_UNDER;
	}
	return false;
}

/* A board inside its level: the places of the two, led by the White seeker or the higher card. */
static void tell_place(struct telling *telling, int a, int b)
{
	const struct schools_seats *seats = &telling->seats;
	const bool open = schools_open(&seats->seats.field, a, b);
	const char *rule = open ? "6" : "10";
	const enum schools_group group = schools_group_of(seats, a);
	const int card = group == SCHOOLS_WHITE || group == SCHOOLS_UPPER ? a : b;
	const int other = card == a ? b : a;
	const int ideal = schools_card_at(seats, seats->seats.field.card[card].level,
		open ? SCHOOLS_UNDER : SCHOOLS_BLACK, seats->place[card]);
	struct pairing_proof proof = {.passed = PAIRING_PASSED_UNKNOWN};
	struct pairing_who who = {0};
	struct pairing_step *step;

	if (ideal < 0)
		return;
	if (ideal != other)
		tell_ideal(telling, card, ideal, &proof, &who);
	/* that they have met is told by a step of its own, with its rule */
	step = add_step(telling, open ? PAIRING_STEP_PLACE : PAIRING_STEP_SEEKERS,
		proof.passed == PAIRING_PASSED_MET
			? rule
			: schools_proof_rule(&telling->trial, &proof, &who, rule),
		seats->seats.board[card], card, other);
	step->as.place.own = seats->place[card];
	step->as.place.other = seats->place[other];
	step->as.place.ideal = seats->seats.field.card[ideal].player;
	step->proof = proof;
	step->who = who;
	step->as.place.exchanged = open && is_exchanged(seats, seats->seats.field.card[card].level);
}

/* The board of a card and its opponent, a lower card or the bye. */
static void tell_board(struct telling *telling, int c, int other)
{
	const struct card_seats *seats = &telling->seats.seats;

	step_list_pins(&telling->list, &seats->field, c, other, seats->board[c]);
	if (other == SEATS_BYE) {
		tell_bye(telling, c);
		return;
	}
	if (card_seats_floated(seats, c) != PAIRING_LEVEL) {
		tell_float(telling, c, other);
		tell_float(telling, other, c);
		tell_colours(telling, c, other);
	} else {
		tell_colours(telling, c, other);
		tell_place(telling, c, other);
	}
}

static void tell_all(struct telling *telling)
{
	const struct card_seats *seats = &telling->seats.seats;

	for (int k = 0; k < seats->field.nlevels; k++) {
		const struct field_level *level = &seats->field.level[k];

		tell_level(telling, k);
		for (int c = level->first; c < level->first + level->count; c++)
			if (seats->opponent[c] == SEATS_BYE || seats->opponent[c] > c)
				tell_board(telling, c, seats->opponent[c]);
	}
}

static void tell_one(struct telling *telling, int board)
{
	const struct card_seats *seats = &telling->seats.seats;
	int c, other;

	if (!card_seats_board(seats, board, &c, &other))
		return;
	tell_level(telling, seats->field.card[c].level);
	if (other >= 0 && seats->field.card[other].level != seats->field.card[c].level)
		tell_level(telling, seats->field.card[other].level);
	tell_board(telling, c, other);
}

enum pairing_status schools_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	struct telling telling = {.score = *score};
	const bool made = schools_seats_init(&telling.seats, drawn);

	telling.trial = (struct schools_trial){.book = drawn->book,
		.seats = &telling.seats,
		.score = &telling.score,
		.work = board < 0 ? WORK_MOST : INT64_MAX,
		.whole = card_seats_whole(&drawn->seats)};
	if (made && board < 0)
		tell_all(&telling);
	else if (made)
		tell_one(&telling, board);
	schools_seats_done(&telling.seats);
	*list = telling.list;
	return made && !telling.trial.failed ? PAIRING_OK : PAIRING_NO_MEMORY;
}
