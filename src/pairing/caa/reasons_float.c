/*
 * Reasons for the floats and the bye: who leaves his level, and why those before him in the order
 * of search do not.
 */
#include "caa/reasons.h"

enum { PASSED_MOST = 6 }; /* of one floater: the first in the order of search */

struct passing {
	int card;               /* the floater */
	int other;              /* his opponent, SEATS_BYE */
	enum pairing_float way; /* PAIRING_LEVEL: the bye */
	int board;
	int told, more;
};

struct caa_reason caa_reasons_try(
	struct caa_reasons *reasons, const struct pairing_pin *pin, const char *rule)
{
	struct caa_reason reason;
	const enum pairing_status status = caa_trial_pin(&reasons->trial, pin, &reason);

	if (status != PAIRING_OK) {
		reasons->list.failed = true;
		reason.proof.passed = PAIRING_PASSED_UNKNOWN;
	}
	if (reason.proof.passed == PAIRING_PASSED_UNKNOWN)
		reason.rule = rule;
	return reason;
}

/* Does the proof speak of the record of the bye, which stands alone in the list of its level? */
static bool is_of_bye(const struct caa_reasons *reasons, const struct passing *passing,
	const struct pairing_proof *proof)
{
	const struct pairing_term *term = &reasons->score.terms[proof->term];

	return passing->way == PAIRING_LEVEL && proof->passed == PAIRING_PASSED_WORSE &&
		pairing_term_goes_down(term->id) &&
		term->level == reasons->seats.field.card[passing->card].score &&
		reasons->seats.down[reasons->seats.field.card[passing->card].level] == 1;
}

/* Why card p does not float in the floater's place; rule NULL if it is not known. */
static struct caa_reason find_why(struct caa_reasons *reasons, const struct passing *passing, int p)
{
	const struct field *field = &reasons->seats.field;
	struct pairing_pin pin = {
		PAIRING_PIN_FLOAT_DOWN, field->card[p].player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct caa_reason reason;

	if (passing->way == PAIRING_LEVEL && field->card[p].bye_barred)
		return (struct caa_reason){{.passed = PAIRING_PASSED_BARRED}, "6", {0}};
	if (passing->way == PAIRING_LEVEL && caa_bye_spared(field, &reasons->options, p) &&
		!caa_bye_spared(field, &reasons->options, passing->card))
		return (struct caa_reason){{.passed = PAIRING_PASSED_SPARED}, "6", {0}};
	if (passing->way == PAIRING_FLOAT_UP && field_round_met(field, p, passing->other) > 0)
		return (struct caa_reason){
			{.passed = PAIRING_PASSED_MET,
				.round = field_round_met(field, p, passing->other)},
			"22", {0}};
	if (passing->way == PAIRING_FLOAT_UP && field_forbidden(field, p, passing->other))
		return (struct caa_reason){{.passed = PAIRING_PASSED_FORBIDDEN}, "", {0}};
	if (passing->way == PAIRING_FLOAT_DOWN && reasons->told[p] >= 0) {
		const struct pairing_step *step = &reasons->list.steps.steps[reasons->told[p]];

		return (struct caa_reason){step->proof, step->rule, step->who};
	}
	if (passing->way == PAIRING_LEVEL)
		pin.kind = PAIRING_PIN_BYE;
	if (passing->way == PAIRING_FLOAT_UP) {
		pin.kind = PAIRING_PIN_BOARD;
		pin.other = field->card[passing->other].player;
	}
	reason = caa_reasons_try(reasons, &pin, NULL);
	if (reason.rule && is_of_bye(reasons, passing, &reason.proof))
		reason.rule = "6";
	return reason;
}

/* The order in which those are sought who go this way; level: the bye. */
static enum caa_order order_of(const struct caa_options *options, enum pairing_float way)
{
	return way == PAIRING_LEVEL       ? caa_bye_order()
		: way == PAIRING_FLOAT_UP ? caa_up_order(options)
					  : caa_down_order(options);
}

static int sought(const struct caa_reasons *reasons, enum pairing_float way)
{
	static const enum pairing_sought where[] = {[CAA_LINE_DOWN] = PAIRING_SOUGHT_LINE,
		[CAA_LINE_UP] = PAIRING_SOUGHT_LINE,
		[CAA_TOP_DOWN] = PAIRING_SOUGHT_TOP,
		[CAA_BOTTOM_UP] = PAIRING_SOUGHT_LAST};

	return (int)where[order_of(&reasons->options, way)];
}

static int card_at(const struct caa_reasons *reasons, int level, enum pairing_float way, int i)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field_level *cards = &seats->field.level[level];

	return cards->first +
		caa_card_at(order_of(&reasons->options, way), cards->count, seats->line[level], i);
}

/* Who goes the same way on another board is not passed over; the bye has only one. */
static bool goes_the_same_way(const struct card_seats *seats, int card, enum pairing_float way)
{
	return way != PAIRING_LEVEL && card_seats_floated(seats, card) == way;
}

/* The rule of the order in which floaters are sought. */
static const char *order_rule(enum pairing_float way)
{
	return way == PAIRING_LEVEL ? "6" : way == PAIRING_FLOAT_DOWN ? "20" : "21";
}

/* The first cards of a level in the order of search, up to `place`. */
static void add_passed(struct caa_reasons *reasons, struct passing *passing, int level, int place)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field_card *card = seats->field.card;

	for (int i = 0; i < place && !reasons->list.failed; i++) {
		const int p = card_at(reasons, level, passing->way, i);
		struct caa_reason reason = {.rule = NULL};
		struct pairing_step *step;

		if (goes_the_same_way(seats, p, passing->way)) {
			reason.proof.passed = PAIRING_PASSED_GOES;
			reason.proof.meets = seats->opponent[p] < 0
				? PAIRING_NOBODY
				: card[seats->opponent[p]].player;
			reason.rule = order_rule(passing->way);
		} else if (passing->told < PASSED_MOST) {
			reason = find_why(reasons, passing, p);
			passing->told += reason.rule != NULL;
		}
		if (!reason.rule) {
			passing->more++;
			continue;
		}
		if (passing->way == PAIRING_FLOAT_DOWN && reasons->told[p] < 0 &&
			reason.proof.passed != PAIRING_PASSED_GOES)
			reasons->told[p] = reasons->list.steps.count;
		step = step_list_add(&reasons->list, PAIRING_STEP_FLOAT_PASSED, reason.rule,
			passing->board, card[p].player, card[passing->card].player);
		step->proof = reason.proof;
		step->who = reason.who;
		step->as.float_passed.way = (int)passing->way;
		step->as.float_passed.sought = sought(reasons, passing->way);
	}
}

/* Those of whom nothing is said. */
static void add_more(struct caa_reasons *reasons, const struct passing *passing)
{
	struct pairing_step *step;

	if (passing->more == 0)
		return;
	step = step_list_add(&reasons->list, PAIRING_STEP_FLOAT_PASSED, order_rule(passing->way),
		passing->board, PAIRING_NOBODY, reasons->seats.field.card[passing->card].player);
	step->proof = (struct pairing_proof){
		.passed = PAIRING_PASSED_MORE, .more = passing->more, .given = passing->told};
	step->as.float_passed.way = (int)passing->way;
	step->as.float_passed.sought = sought(reasons, passing->way);
}

/*
 * Nobody is passed over for what the arbiter has fixed, and nothing is asked of a draw that is not
 * finished.
 */
static bool is_chosen(const struct caa_reasons *reasons, const struct passing *passing)
{
	const struct field_card *card = reasons->seats.field.card;

	return reasons->trial.open && card[passing->card].partner < 0 &&
		(card[passing->card].pins & (FIELD_PIN_DOWN | FIELD_PIN_UP | FIELD_PIN_BYE)) == 0;
}

/* A floater from the wrong side of the line. */
static void add_exchange(struct caa_reasons *reasons, int card, int board)
{
	const struct field_card *floater = &reasons->seats.field.card[card];
	const int line = reasons->seats.line[floater->level];
	const int pos = card - reasons->seats.field.level[floater->level].first;
	struct pairing_step *step = step_list_add(&reasons->list, PAIRING_STEP_EXCHANGE, "12, 24",
		board, floater->player, PAIRING_NOBODY);

	step->as.exchange.score = floater->score;
	step->as.exchange.distance = pos < line ? line - 1 - pos : pos - line;
	step->proof.passed = PAIRING_PASSED_UNKNOWN;
}

void caa_reasons_down(struct caa_reasons *reasons, int card)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field_card *floater = &seats->field.card[card];
	const struct field_level *cards = &seats->field.level[floater->level];
	const bool bye = seats->opponent[card] == SEATS_BYE;
	struct passing passing = {card, seats->opponent[card],
		bye ? PAIRING_LEVEL : PAIRING_FLOAT_DOWN, seats->board[card], 0, 0};
	const int pos = card - cards->first, line = seats->line[floater->level];
	const int place =
		caa_place(order_of(&reasons->options, passing.way), cards->count, line, pos);
	const enum pairing_sought sought_from = cards->count == 1           ? PAIRING_SOUGHT_ONLY
		: order_of(&reasons->options, passing.way) == CAA_LINE_DOWN ? PAIRING_SOUGHT_LINE
									    : PAIRING_SOUGHT_LAST;
	struct pairing_step *step;

	if (bye) {
		step = step_list_add(&reasons->list, PAIRING_STEP_BYE, "6", passing.board,
			floater->player, PAIRING_NOBODY);
		step->as.bye = (struct pairing_step_bye){
			floater->score, place, (int)sought_from, pos >= line};
	} else {
		step = step_list_add(&reasons->list, PAIRING_STEP_FLOAT_DOWN,
			reasons->options.large ? "20, 29" : "20", passing.board, floater->player,
			seats->field.card[passing.other].player);
		step->as.float_down = (struct pairing_step_float_down){floater->score,
			seats->field.card[passing.other].score, place,
			floater->floated == PAIRING_FLOAT_DOWN, (int)sought_from, pos >= line};
	}
	if (is_chosen(reasons, &passing)) {
		for (int k = seats->field.nlevels - 1; bye && k > floater->level; k--)
			add_passed(reasons, &passing, k, seats->field.level[k].count);
		add_passed(reasons, &passing, floater->level, place);
		add_more(reasons, &passing);
	}
	if (pos < line)
		add_exchange(reasons, card, passing.board);
}

void caa_reasons_up(struct caa_reasons *reasons, int card)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field_card *floater = &seats->field.card[card];
	const struct field_level *cards = &seats->field.level[floater->level];
	struct passing passing = {
		card, seats->opponent[card], PAIRING_FLOAT_UP, seats->board[card], 0, 0};
	const int pos = card - cards->first, line = seats->line[floater->level];
	const int place =
		caa_place(order_of(&reasons->options, passing.way), cards->count, line, pos);
	struct pairing_step *step = step_list_add(&reasons->list, PAIRING_STEP_FLOAT_UP,
		reasons->options.long_event ? "21, 28" : "21", passing.board, floater->player,
		seats->field.card[passing.other].player);

	step->as.float_up.from = floater->score;
	step->as.float_up.to = seats->field.card[passing.other].score;
	step->as.float_up.place = place;
	step->as.float_up.again = floater->floated == PAIRING_FLOAT_UP;
	step->as.float_up.line = reasons->options.long_event;
	if (is_chosen(reasons, &passing)) {
		for (int k = seats->field.card[passing.other].level + 1; k < floater->level; k++)
			add_passed(reasons, &passing, k, seats->field.level[k].count);
		add_passed(reasons, &passing, floater->level, place);
		add_more(reasons, &passing);
	}
	if (pos >= line)
		add_exchange(reasons, card, passing.board);
}
