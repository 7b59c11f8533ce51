/*
 * Why a board of a Dutch draw is not otherwise, the boards that are made before it as they are.
 */
#include "dutch/proof.h"

#include <stdlib.h>

#include "book/book_trial.h"
#include "book/stranded.h"

/* The bracket in which a board is made, and whether one of the two has come down to it. */
struct made {
	int bracket;
	bool from_above;
};

/* False: it is not of two. */
static bool find_made(const struct dutch_seats *seats, int board, struct made *made)
{
	const struct field_card *card = seats->dutch.field.card;
	int c, other;

	if (!card_seats_board(&seats->seats, board, &c, &other) || other < 0)
		return false;
	*made = (struct made){card[other].level, card[c].level != card[other].level};
	return true;
}

bool dutch_made_before(const struct dutch_seats *seats, int board, int other)
{
	struct made one, two;

	if (!find_made(seats, board, &one) || !find_made(seats, other, &two))
		return false;
	if (one.bracket != two.bracket)
		return one.bracket < two.bracket;
	return one.from_above == two.from_above ? board < other : one.from_above;
}

/*
 * Is the board there when the pin is asked about? Who is exchanged is looked at before all pairs of
 * those who have met nobody from above.
 */
static bool is_held(
	const struct dutch_seats *seats, int board, int asked, const struct pairing_pin *pin)
{
	struct made one, two;

	if (!dutch_made_before(seats, board, asked))
		return false;
	return pin->kind == PAIRING_PIN_BOARD || !find_made(seats, board, &one) ||
		!find_made(seats, asked, &two) || one.bracket < two.bracket || one.from_above;
}

/* The boards made before this one as pins; what the arbiter has fixed is pinned already. */
static int hold_boards(const struct dutch_seats *seats, int board, const struct pairing_pin *pin,
	struct pairing_pin *held)
{
	const struct pairing_draw *draw = seats->seats.draw;
	const struct field *field = &seats->dutch.field;
	int count = 0;

	for (int i = 0; i < draw->count; i++)
		if (is_held(seats, i, board, pin) &&
			field->card[field->card_of[draw->boards[i].white]].partner < 0)
			held[count++] = (struct pairing_pin){PAIRING_PIN_BOARD,
				draw->boards[i].white, draw->boards[i].black, PAIRING_NEUTRAL};
	return count;
}

/* The score of the bracket in which a board is made. */
static int level_of(const struct dutch_seats *seats, int board)
{
	struct made made;

	return find_made(seats, board, &made) ? seats->dutch.field.level[made.bracket].score : 0;
}

static bool may_sit(const void *context, int card, int other)
{
	const struct dutch *dutch = context;

	return other < 0 ? field_may_bye(&dutch->field, card) : dutch_may_meet(dutch, card, other);
}

/* Who would be left with nobody, the held boards and that of the pin made. */
static void find_stranded(struct dutch_trial *trial, int board, const struct pairing_pin *pin)
{
	const struct dutch *dutch = &trial->seats->dutch;
	const struct field *field = &dutch->field;
	bool *seated = calloc((size_t)field->count + 1, sizeof(*seated));
	const struct stranded stranded = {field, seated, may_sit, dutch};

	if (!seated) {
		trial->failed = true;
		return;
	}
	for (int c = 0; c < field->count; c++)
		seated[c] = trial->seats->seats.board[c] >= 0 &&
			is_held(trial->seats, trial->seats->seats.board[c], board, pin);
	if (pin->kind == PAIRING_PIN_BOARD) {
		seated[field->card_of[pin->player]] = true;
		seated[field->card_of[pin->other]] = true;
	}
	stranded_find(&stranded, &trial->who);
	free(seated);
}

void dutch_prove_pin(struct dutch_trial *trial, int board, const struct pairing_pin *pin,
	struct pairing_proof *proof)
{
	const struct dutch_seats *seats = trial->seats;
	const struct pairing_draw *draw = seats->seats.draw;
	struct pairing_pin *held;
	struct book_board with = {seats->dutch.input, draw, trial->score, NULL, 0, 0};

	trial->who = (struct pairing_who){0};
	if (!card_seats_whole(&seats->seats) || trial->off)
		return;
	held = malloc(((size_t)draw->count + 1) * sizeof(*held));
	if (!held) {
		trial->failed = true;
		return;
	}
	with.held = held;
	with.nheld = hold_boards(seats, board, pin, held);
	with.level = level_of(seats, board);
	if (book_trial(trial->book, &with, pin, proof, &trial->who) != PAIRING_OK)
		trial->failed = true;
	else if (proof->passed == PAIRING_PASSED_STRANDED)
		find_stranded(trial, board, pin);
	free(held);
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
