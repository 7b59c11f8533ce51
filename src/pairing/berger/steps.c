/*
 * The reasons of a round of an all-play-all: the line of the table, or what it would have had.
 */
#include "berger/berger.h"
#include "book/step_list.h"

struct telling {
	const struct berger *berger;
	const struct card_seats *seats;
	struct step_list *list;
};

/* The board, or the free round, that the table has for the card. */
static void tell_table(const struct telling *t, int board, int card, int other)
{
	const struct field_card *cards = t->berger->field.card;
	const struct berger_seat seat = berger_seat_of(t->berger, card);
	const int number = berger_number(t->berger, card);
	const bool white = seat.colour != PAIRING_BLACK;
	struct pairing_step *step =
		step_list_add(t->list, PAIRING_STEP_TABLE, other < 0 ? "free" : "table", board,
			cards[card].player, other < 0 ? PAIRING_NOBODY : cards[other].player);

	step->as.table.round = seat.row;
	step->as.table.white = white ? number : seat.opponent;
	step->as.table.black = white ? seat.opponent : number;
	step->as.table.turned = seat.turned;
	step->as.table.has = other < 0 || card_seats_given(t->seats, card) == seat.colour;
}

/* Whom the card would meet by the table. */
static void tell_off_table(const struct telling *t, int board, int card)
{
	const struct field_card *cards = t->berger->field.card;
	const struct berger_seat seat = berger_seat_of(t->berger, card);
	const int mate = berger_mate(t->berger, card);
	struct pairing_step *step = step_list_add(t->list, PAIRING_STEP_OFF_TABLE, "table", board,
		cards[card].player, mate < 0 ? PAIRING_NOBODY : cards[mate].player);

	step->as.off_table.round = seat.row;
	step->as.off_table.own = berger_number(t->berger, card);
	step->as.off_table.theirs = seat.opponent;
}

static void tell_board(const struct telling *t, int board)
{
	int card, other, mate;

	if (!card_seats_board(t->seats, board, &card, &other))
		return;
	other = other == SEATS_BYE ? -1 : other;
	mate = berger_mate(t->berger, card);
	step_list_pins(t->list, &t->berger->field, card, other, board);
	if (mate == other || (mate < 0 && other < 0)) {
		tell_table(t, board, card, other);
		return;
	}
	tell_off_table(t, board, card);
	if (other >= 0)
		tell_off_table(t, board, other);
}

enum pairing_status berger_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	const struct telling telling = {drawn->digest, &drawn->seats, list};

	(void)score;
	for (int i = 0; i < drawn->seats.draw->count; i++)
		if (board < 0 || i == board)
			tell_board(&telling, i);
	return PAIRING_OK;
}
