/*
 * Reasons for the floats and the bye: who leaves his level, and why those before him in the order of search do not.
 */
#include "caa_reasons.h"

#include <string.h>

#include "caa_trial.h"

enum { PASSED_MOST = 6 }; /* of one floater */

struct passing {
	int card;  /* the floater */
	int other; /* his opponent, CAA_BYE */
	bool down;
};

int caa_reasons_met(const struct field *field, int a, int b)
{
	const struct pairing_player *players = field->input->players;
	const int i = field->card[a].player, j = field->card[b].player;

	for (int r = 0; r < field->input->round - 1; r++) {
		const struct pairing_game *x = &players[i].games[r], *y = &players[j].games[r];

		if ((x->kind == PAIRING_PLAYED && x->opponent == j) || (y->kind == PAIRING_PLAYED && y->opponent == i))
			return r + 1;
	}
	return 0;
}

static bool is_about_colour(const struct pairing_term *term)
{
	return strcmp(term->name, "transfers") == 0 || strcmp(term->name, "claims") == 0;
}

/* Why card p does not float in the floater's place: *why and *detail, or false if nothing speaks against it. */
static bool find_why(struct caa_reasons *reasons, const struct passing *passing, int p, int *why, int *detail)
{
	const struct field *field = &reasons->seats.field;
	const struct field_card *card = &field->card[p], *floater = &field->card[passing->card];
	const enum pairing_float way = passing->down ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP;
	int term;

	*detail = -1;
	if (passing->other == CAA_BYE && card->bye_barred) {
		*why = PAIRING_PASSED_BARRED;
		return true;
	}
	if (card->floated == way && floater->floated != way) {
		*why = PAIRING_PASSED_FLOATED;
		return true;
	}
	if (passing->other >= 0 && caa_reasons_met(field, p, passing->other) > 0) {
		*why = PAIRING_PASSED_MET;
		*detail = caa_reasons_met(field, p, passing->other);
		return true;
	}
	if (caa_trial_exchange(&reasons->seats, &reasons->score, p, passing->card, &term) != PAIRING_OK)
		reasons->list.failed = true;
	if (term < 0)
		return false;
	*why = is_about_colour(&reasons->score.terms[term]) ? PAIRING_PASSED_COLOUR : PAIRING_PASSED_WORSE;
	*detail = term;
	return true;
}

static const char *passed_rule(const struct caa_reasons *reasons, const struct passing *passing, int why, int detail)
{
	switch (why) {
	case PAIRING_PASSED_BARRED:
		return "6";
	case PAIRING_PASSED_FLOATED:
		return passing->down ? "20 a" : "21 a";
	case PAIRING_PASSED_MET:
		return passing->down ? "1" : "22";
	default:
		return reasons->score.terms[detail].rule;
	}
}

static int card_at(const struct caa_seats *seats, int level, bool down, int i)
{
	const struct field_level *cards = &seats->field.level[level];
	const int line = seats->line[level];

	return cards->first + (down ? caa_down_at(cards->count, line, i) : caa_up_at(cards->count, line, i));
}

/* The first cards of a level in the order of search, up to `place`. Returns how many more may be told. */
static int add_passed(
	struct caa_reasons *reasons, const struct passing *passing, int level, int place, int board, int room)
{
	const struct caa_seats *seats = &reasons->seats;
	const struct field_card *floater = &seats->field.card[passing->card];
	const enum pairing_float way = passing->down ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP;

	for (int i = 0; i < place && room > 0 && !reasons->list.failed; i++) {
		const int p = card_at(seats, level, passing->down, i);
		struct pairing_step *step;
		int why, detail;

		if (caa_seats_floated(seats, p) == way || !find_why(reasons, passing, p, &why, &detail))
			continue;
		step = step_list_add(&reasons->list, PAIRING_STEP_FLOAT_PASSED,
			passed_rule(reasons, passing, why, detail), board, seats->field.card[p].player,
			floater->player);
		step->values[0] = why;
		step->values[1] = detail;
		room--;
	}
	return room;
}

/* A floater from the wrong side of the line. */
static void add_exchange(struct caa_reasons *reasons, int card, int board)
{
	const struct field_card *floater = &reasons->seats.field.card[card];
	const int line = reasons->seats.line[floater->level];
	const int pos = card - reasons->seats.field.level[floater->level].first;
	struct pairing_step *step =
		step_list_add(&reasons->list, PAIRING_STEP_EXCHANGE, "12, 24", board, floater->player, PAIRING_NOBODY);

	step->values[0] = floater->score;
	step->values[1] = pos < line ? line - 1 - pos : pos - line;
}

void caa_reasons_down(struct caa_reasons *reasons, int card)
{
	const struct caa_seats *seats = &reasons->seats;
	const struct field_card *floater = &seats->field.card[card];
	const struct field_level *cards = &seats->field.level[floater->level];
	const struct passing passing = {card, seats->opponent[card], true};
	const int board = seats->board[card], pos = card - cards->first, line = seats->line[floater->level];
	const int place = caa_down_place(cards->count, line, pos);
	struct pairing_step *step;

	if (passing.other == CAA_BYE) {
		step = step_list_add(&reasons->list, PAIRING_STEP_BYE, "6", board, floater->player, PAIRING_NOBODY);
		step->values[0] = floater->score;
		step->values[1] = place;
	} else {
		step = step_list_add(&reasons->list, PAIRING_STEP_FLOAT_DOWN, "20", board, floater->player,
			seats->field.card[passing.other].player);
		step->values[0] = floater->score;
		step->values[1] = seats->field.card[passing.other].score;
		step->values[2] = place;
		step->values[3] = floater->floated == PAIRING_FLOAT_DOWN;
	}
	add_passed(reasons, &passing, floater->level, place, board, PASSED_MOST);
	if (pos < line)
		add_exchange(reasons, card, board);
}

void caa_reasons_up(struct caa_reasons *reasons, int card)
{
	const struct caa_seats *seats = &reasons->seats;
	const struct field_card *floater = &seats->field.card[card];
	const struct field_level *cards = &seats->field.level[floater->level];
	const struct passing passing = {card, seats->opponent[card], false};
	const int board = seats->board[card], pos = card - cards->first, line = seats->line[floater->level];
	const int place = caa_up_place(cards->count, line, pos);
	int room = PASSED_MOST;
	struct pairing_step *step = step_list_add(&reasons->list, PAIRING_STEP_FLOAT_UP, "21", board, floater->player,
		seats->field.card[passing.other].player);

	step->values[0] = floater->score;
	step->values[1] = seats->field.card[passing.other].score;
	step->values[2] = place;
	step->values[3] = floater->floated == PAIRING_FLOAT_UP;
	for (int k = seats->field.card[passing.other].level + 1; k < floater->level; k++)
		room = add_passed(reasons, &passing, k, seats->field.level[k].count, board, room);
	add_passed(reasons, &passing, floater->level, place, board, room);
	if (pos >= line)
		add_exchange(reasons, card, board);
}
