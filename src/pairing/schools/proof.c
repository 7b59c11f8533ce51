/*
 * Why a board of a Schools' draw is not otherwise, the boards that are settled before it as they
 * are.
 */
#include "schools/proof.h"

#include "book/held.h"
#include "schools/verdict.h"

/* The levels of the two of a board, and its higher card. */
struct settled {
	int high, low;
	int top;
};

/* False: it is not of two. */
static bool find_settled(const struct card_seats *seats, int board, struct settled *settled)
{
	const struct field_card *card = seats->field.card;
	int c, other;

	if (!card_seats_board(seats, board, &c, &other) || other < 0)
		return false;
	*settled = (struct settled){card[c].level, card[other].level, c};
	return true;
}

/* Does the board seat one of whom the pin would have something else? */
static bool is_of_pin(const struct card_seats *seats, int board, const struct pairing_pin *pin)
{
	const struct pairing_board *seated = &seats->draw->boards[board];

	return seated->white == pin->player || seated->black == pin->player ||
		(pin->kind == PAIRING_PIN_BOARD &&
			(seated->white == pin->other || seated->black == pin->other));
}

/* For which board of a draw, and with what else, the best draw is asked for. */
struct asked {
	const struct card_seats *seats;
	int board;
	const struct pairing_pin *pin;
};

/*
 * Is the board settled when the pin is asked about for another one? Not that of one whom the pin is
 * about.
 */
static bool is_held(const void *context, int board)
{
	const struct asked *asked = context;
	const struct card_seats *seats = asked->seats;
	struct settled one, two;

	if (board == asked->board || asked->pin->kind == PAIRING_PIN_BYE ||
		!find_settled(seats, board, &one) || !find_settled(seats, asked->board, &two) ||
		is_of_pin(seats, board, asked->pin))
		return false;
	if (asked->pin->kind == PAIRING_PIN_FLOAT_UP)
		return one.high < two.low;
	if (one.high != two.high)
		return one.high < two.high;
	return (one.high == one.low) == (two.high == two.low) ? one.top < two.top
							      : one.high != one.low;
}

static bool may_sit(const void *context, int card, int other)
{
	const struct field *field = &((const struct asked *)context)->seats->field;

	return other < 0 ? field_may_bye(field, card) : field_may_meet(field, card, other);
}

void schools_prove(struct schools_trial *trial, int board, const struct pairing_pin *pin,
	struct pairing_proof *proof, struct pairing_who *who)
{
	const struct card_seats *seats = &trial->seats->seats;
	const struct asked asked = {seats, board, pin};
	const struct held held = {seats, is_held, may_sit, &asked};
	const struct book_board of = {seats->field.input, seats->draw, trial->score, NULL, 0, 0};
	const int64_t n = seats->field.count;

	proof->passed = PAIRING_PASSED_UNKNOWN;
	if (!trial->whole || trial->work < n * n || trial->failed)
		return;
	trial->work -= n * n;
	if (held_trial(trial->book, &held, &of, pin, proof, who) != PAIRING_OK)
		trial->failed = true;
}

/* Two who would be left have met, or the arbiter keeps them apart. */
static const char *stranded_rule(const struct schools_trial *trial, const struct pairing_who *who)
{
	const struct field *field = &trial->seats->seats.field;

	return who->nthen == 2 &&
			field_round_met(field, field->card_of[who->then[0]],
				field->card_of[who->then[1]]) == 0
		? ""
		: "1";
}

const char *schools_proof_rule(const struct schools_trial *trial, const struct pairing_proof *proof,
	const struct pairing_who *who, const char *rule)
{
	switch (proof->passed) {
	case PAIRING_PASSED_WORSE:
	case PAIRING_PASSED_BETTER:
		return who->rule != 0 ? schools_rule_text(who->rule)
				      : trial->score->terms[proof->term].rule;
	case PAIRING_PASSED_STRANDED:
		return stranded_rule(trial, who);
	case PAIRING_PASSED_MET:
	case PAIRING_PASSED_ILLEGAL:
		return "1";
	case PAIRING_PASSED_SCHOOL:
		return "7";
	case PAIRING_PASSED_FORBIDDEN:
	case PAIRING_PASSED_UNKEPT:
		return "";
	default:
		return rule;
	}
}
