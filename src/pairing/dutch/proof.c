/*
 * Why a board of a Dutch draw is not otherwise, the boards that are made before it as they are.
 */
#include "dutch/proof.h"

#include "book/held.h"

/* The bracket in which a board is made, and whether its higher card has come down to it. */
struct made {
	int bracket;
	bool from_above;
	int top; /* the higher card */
};

/* False: it is not of two. */
static bool find_made(const struct dutch_seats *seats, int board, struct made *made)
{
	const struct field_card *card = seats->dutch.field.card;
	int c, other;

	if (!card_seats_board(&seats->seats, board, &c, &other) || other < 0)
		return false;
	*made = (struct made){card[other].level, card[c].level != card[other].level, c};
	return true;
}

bool dutch_made_before(const struct dutch_seats *seats, int board, int other)
{
	struct made one, two;

	if (!find_made(seats, board, &one) || !find_made(seats, other, &two))
		return false;
	if (one.bracket != two.bracket)
		return one.bracket < two.bracket;
	return one.from_above == two.from_above ? one.top < two.top : one.from_above;
}

/* For which board of a draw, and with what else, the best draw is asked for. */
struct asked {
	const struct dutch_seats *seats;
	int board;
	const struct pairing_pin *pin;
};

/*
 * Is the board there when the pin is asked about? Who is exchanged is looked at before all pairs of
 * those who have met nobody from above.
 */
static bool is_held(const void *context, int board)
{
	const struct asked *asked = context;
	struct made one, two;

	if (!dutch_made_before(asked->seats, board, asked->board))
		return false;
	return asked->pin->kind == PAIRING_PIN_BOARD || !find_made(asked->seats, board, &one) ||
		!find_made(asked->seats, asked->board, &two) || one.bracket < two.bracket ||
		one.from_above;
}

/* The score of the bracket in which a board is made. */
static int level_of(const struct dutch_seats *seats, int board)
{
	struct made made;

	return find_made(seats, board, &made) ? seats->dutch.field.level[made.bracket].score : 0;
}

static bool may_sit(const void *context, int card, int other)
{
	const struct asked *asked = context;
	const struct dutch *dutch = &asked->seats->dutch;

	return other < 0 ? field_may_bye(&dutch->field, card) : dutch_may_meet(dutch, card, other);
}

void dutch_prove_pin(struct dutch_trial *trial, int board, const struct pairing_pin *pin,
	struct pairing_proof *proof)
{
	const struct dutch_seats *seats = trial->seats;
	const struct asked asked = {seats, board, pin};
	const struct held held = {&seats->seats, is_held, may_sit, &asked};
	const struct book_board of = {seats->dutch.input, seats->seats.draw, trial->score, NULL, 0,
		level_of(seats, board)};

	trial->who = (struct pairing_who){0};
	if (!card_seats_whole(&seats->seats) || trial->off)
		return;
	if (held_trial(trial->book, &held, &of, pin, proof, &trial->who) != PAIRING_OK)
		trial->failed = true;
}

void dutch_prove_meeting(
	struct dutch_trial *trial, int board, int a, int b, struct pairing_proof *proof)
{
	const struct dutch *dutch = &trial->seats->dutch;
	const struct field_card *card = dutch->field.card;
	const struct pairing_pin pin = {
		PAIRING_PIN_BOARD, card[a].player, card[b].player, PAIRING_NEUTRAL};

	trial->who = (struct pairing_who){0};
	if (field_forbidden(&dutch->field, a, b))
		proof->passed = PAIRING_PASSED_FORBIDDEN;
	else if (dutch_breaks_c3(dutch, a, b))
		proof->passed = PAIRING_PASSED_COLOURS;
	else
		dutch_prove_pin(trial, board, &pin, proof);
}

/* Of two who would be left: C1 if they have met, C3, or the arbiter's; of one, or of all: C4. */
static const char *stranded_rule(const struct dutch_trial *trial)
{
	const struct dutch *dutch = &trial->seats->dutch;
	const struct pairing_who *who = &trial->who;
	int one, other;

	if (who->nthen != 2)
		return "C4";
	one = dutch->field.card_of[who->then[0]];
	other = dutch->field.card_of[who->then[1]];
	return field_round_met(&dutch->field, one, other) > 0 ? "C1"
		: dutch_breaks_c3(dutch, one, other)          ? "C3"
							      : "";
}

const char *dutch_proof_rule(
	const struct dutch_trial *trial, const struct pairing_proof *proof, const char *rule)
{
	switch (proof->passed) {
	case PAIRING_PASSED_WORSE:
	case PAIRING_PASSED_BETTER:
		return trial->score->terms[proof->term].rule;
	case PAIRING_PASSED_STRANDED:
		return stranded_rule(trial);
	case PAIRING_PASSED_COLOURS:
		return "C3";
	case PAIRING_PASSED_ILLEGAL:
		return "C4";
	case PAIRING_PASSED_FORBIDDEN:
	case PAIRING_PASSED_UNKEPT:
		return "";
	default:
		return rule;
	}
}
