/*
 * Why a board of a Schools' draw is not otherwise, the boards that are settled before it as they
 * are.
 */
#include "schools/proof.h"

#include <stdlib.h>

#include "book/book_trial.h"
#include "book/stranded.h"
#include "schools/verdict.h"

/* The levels of the two of a board. False: it is not of two. */
static bool find_levels(const struct card_seats *seats, int board, int *high, int *low)
{
	int c, other;

	if (board < 0 || !card_seats_board(seats, board, &c, &other) || other < 0)
		return false;
	*high = seats->field.card[c].level;
	*low = seats->field.card[other].level;
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

/*
 * Is the board settled when the pin is asked about for another one? Not that of one whom the pin is
 * about.
 */
static bool is_held(
	const struct card_seats *seats, int board, int asked, const struct pairing_pin *pin)
{
	int high, low, high_asked, low_asked;

	if (board == asked || pin->kind == PAIRING_PIN_BYE ||
		!find_levels(seats, board, &high, &low) ||
		!find_levels(seats, asked, &high_asked, &low_asked) || is_of_pin(seats, board, pin))
		return false;
	if (pin->kind == PAIRING_PIN_FLOAT_UP)
		return high < low_asked;
	if (high != high_asked)
		return high < high_asked;
	return (high == low) == (high_asked == low_asked) ? board < asked : high != low;
}

/* The settled boards as pins; what the arbiter has fixed is pinned already. */
static int hold_boards(const struct card_seats *seats, int board, const struct pairing_pin *pin,
	struct pairing_pin *held)
{
	const struct field *field = &seats->field;
	int count = 0;

	for (int i = 0; i < seats->draw->count; i++) {
		const struct pairing_board *seated = &seats->draw->boards[i];

		if (is_held(seats, i, board, pin) &&
			field->card[field->card_of[seated->white]].partner < 0)
			held[count++] = (struct pairing_pin){
				PAIRING_PIN_BOARD, seated->white, seated->black, PAIRING_NEUTRAL};
	}
	return count;
}

static bool may_sit(const void *context, int card, int other)
{
	return other < 0 ? field_may_bye(context, card) : field_may_meet(context, card, other);
}

/* Who would be left with nobody, the held boards and that of the pin made. */
static void find_stranded(struct schools_trial *trial, int board, const struct pairing_pin *pin,
	struct pairing_who *who)
{
	const struct card_seats *seats = &trial->seats->seats;
	const struct field *field = &seats->field;
	bool *seated = calloc((size_t)field->count + 1, sizeof(*seated));
	const struct stranded stranded = {field, seated, may_sit, field};

	if (!seated) {
		trial->failed = true;
		return;
	}
	for (int c = 0; c < field->count; c++)
		seated[c] = is_held(seats, seats->board[c], board, pin);
	if (pin->kind == PAIRING_PIN_BOARD) {
		seated[field->card_of[pin->player]] = true;
		seated[field->card_of[pin->other]] = true;
	}
	stranded_find(&stranded, who);
	free(seated);
}

void schools_prove(struct schools_trial *trial, int board, const struct pairing_pin *pin,
	struct pairing_proof *proof, struct pairing_who *who)
{
	const struct card_seats *seats = &trial->seats->seats;
	struct book_board with = {seats->field.input, seats->draw, trial->score, NULL, 0, 0};
	const int64_t n = seats->field.count;
	struct pairing_pin *held;

	proof->passed = PAIRING_PASSED_UNKNOWN;
	if (!trial->whole || trial->work < n * n || trial->failed)
		return;
	trial->work -= n * n;
	held = malloc(((size_t)seats->draw->count + 1) * sizeof(*held));
	if (!held) {
		trial->failed = true;
		return;
	}
	with.held = held;
	with.nheld = hold_boards(seats, board, pin, held);
	if (book_trial(trial->book, &with, pin, proof, who) != PAIRING_OK)
		trial->failed = true;
	else if (proof->passed == PAIRING_PASSED_STRANDED)
		find_stranded(trial, board, pin, who);
	free(held);
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
