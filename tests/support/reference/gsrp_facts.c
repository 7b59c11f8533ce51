/* Tonight by the evening's account, held against the records; its terms and its best draw. */
#include <check.h>
#include <string.h>

#include "support/told/gsrp_forms.h"

/* Is what the evening has counted of a player in the boards of the season? */
static void check_record(const struct told *told, const struct evening *evening, int place)
{
	const int pin = told->position->cards.pin_of[evening->player[place]];
	const struct fact_game *game = told->facts.game[pin];
	const struct record *there = event_find(told->facts.event,
		(struct record_key){RECORD_ATTENDANCE, {1, told->facts.round, pin}});
	const bool volunteer = there && there->as.attendance.kind == ATTENDS_VOLUNTEER;
	int games = 0, score = 0, sits = 0, last = 0;

	for (int round = 1; round < told->facts.round; round++) {
		if (game[round].drawn_bye) {
			sits++;
			last = round;
		}
		if (game[round].opponent == 0)
			continue;
		games++;
		score += game[round].points2;
	}
	told_true(told,
		games == evening->games[place] && score == evening->score[place] &&
			sits == evening->sits[place] && last == evening->last[place],
		"games, score, sit-outs");
	told_true(told, volunteer == evening->input->players[evening->player[place]].volunteer,
		"who has volunteered");
}

void gsrp_tonight(const struct told *told, struct gsrp_told *tonight)
{
	struct evening *evening = &tonight->evening;

	evening_read(&told->position->cards.input, evening);
	told_true(told, evening->n == told->facts.count, "who is here");
	for (int a = 0; a < evening->n; a++) {
		const int pin = gsrp_pin(told, tonight, a);
		const int card = told->facts.card_of[pin], other = told->facts.card[card].opponent;

		check_record(told, evening, a);
		tonight->mate[a] = other < 0 ? EVENING_OUT
					     : evening_place(evening,
						       translate_index(&told->position->cards,
							       told->facts.card[other].pin));
	}
}

int gsrp_place(const struct told *told, const struct gsrp_told *tonight, char key)
{
	return evening_place(&tonight->evening, told_player(told, told_card(told, key)));
}

int gsrp_pin(const struct told *told, const struct gsrp_told *tonight, int place)
{
	return told->position->cards.pin_of[tonight->evening.player[place]];
}

/* A draw of the reference by place in the list. */
struct drawn {
	struct evening evening;
	int mate[EVENING_MOST];
	bool white[EVENING_MOST];
};

static int card_of(const struct reference *reference, const struct evening *evening, int place)
{
	for (int i = 0; i < reference->n; i++)
		if (reference->card[i].player == evening->player[place])
			return i;
	ck_abort_msg("a player without a card");
	return -1;
}

static void read_drawn(
	const struct reference *reference, const struct reference_draw *draw, struct drawn *drawn)
{
	evening_read(reference->input, &drawn->evening);
	ck_assert_int_eq(drawn->evening.n, reference->n);
	for (int a = 0; a < drawn->evening.n; a++) {
		const int card = card_of(reference, &drawn->evening, a);
		const int other = draw->opponent[card];

		drawn->white[a] = draw->white[card];
		drawn->mate[a] = other < 0
			? EVENING_OUT
			: evening_place(&drawn->evening, reference->card[other].player);
	}
}

static bool is_kept(const struct drawn *drawn, const struct pairing_pin *pin)
{
	const int a = evening_place(&drawn->evening, pin->player);
	const int b = evening_place(&drawn->evening, pin->other);

	switch (pin->kind) {
	case PAIRING_PIN_BOARD:
		return a >= 0 && b >= 0 && drawn->mate[a] == b &&
			(pin->colour == PAIRING_NEUTRAL ||
				drawn->white[a] == (pin->colour == PAIRING_WHITE));
	case PAIRING_PIN_COLOUR:
		return a >= 0 && drawn->mate[a] >= 0 &&
			drawn->white[a] == (pin->colour == PAIRING_WHITE);
	case PAIRING_PIN_BYE:
		return a < 0 || drawn->mate[a] < 0;
	default:
		return true;
	}
}

enum term { SEATS, REPEATS, FORBIDDEN, PINS, TRAY, SITOUTS, ASKED, DISTANCE, LOWER, COLOURS };

static int64_t count(const struct drawn *drawn, enum term term)
{
	const struct evening *evening = &drawn->evening;
	int64_t sum = 0;
	int walked[EVENING_MOST], board = 0;

	for (int i = 0; term == PINS && i < evening->input->npins; i++)
		sum += !is_kept(drawn, &evening->input->pins[i]);
	if (term == DISTANCE && evening_walk(evening, drawn->mate, walked) == 0)
		return 0;
	for (int a = 0; a < evening->n; a++) {
		const int b = drawn->mate[a];

		sum += term == SITOUTS && b < 0 && !evening->must_sit[a];
		if (b < a)
			continue;
		board++;
		sum += (term == REPEATS && evening->met[a][b]) +
			(term == DISTANCE ? (b - a) * (b - a) : 0) +
			(term == COLOURS && evening->colour[a] == PAIRING_NEUTRAL &&
				evening->colour[b] == PAIRING_NEUTRAL &&
				drawn->white[a] != evening_is_white(evening, a, b, board));
	}
	return sum;
}

static int list(const struct drawn *drawn, enum term term, int64_t *values)
{
	const struct evening *evening = &drawn->evening;
	int n = 0;

	for (int a = 0; term == LOWER && a < evening->n; a++)
		if (drawn->mate[a] > a)
			values[n++] = drawn->mate[a] - a;
	for (int turn = 0; term == ASKED && turn < evening->n; turn++)
		for (int a = 0; a < evening->n; a++)
			if (evening->asked[a] == turn && drawn->mate[a] < 0 &&
				!evening->must_sit[a])
				values[n++] = turn;
	return n;
}

/* No pairs are forbidden in these seasons. */
static int term_of(const struct reference *reference, const struct reference_draw *draw, int term,
	int64_t *values)
{
	struct drawn drawn;

	if (term > COLOURS)
		return -1;
	read_drawn(reference, draw, &drawn);
	/* of an even number the distance comes before who is asked to sit out */
	if (evening_is_even(&drawn.evening) && (term == ASKED || term == DISTANCE))
		term = term == ASKED ? DISTANCE : ASKED;
	if (term == LOWER || term == ASKED)
		return list(&drawn, (enum term)term, values);
	values[0] = count(&drawn, (enum term)term);
	return 1;
}

static bool best_of(const struct reference *reference, struct reference_draw *draw)
{
	struct evening evening;
	struct evening_draw best;
	int board = 0;

	evening_read(reference->input, &evening);
	if (!evening_best(&evening, &best))
		return false;
	*draw = (struct reference_draw){.opponent = {0}};
	for (int a = 0; a < evening.n; a++) {
		const int card = card_of(reference, &evening, a), b = best.mate[a];
		int other;

		if (b < 0)
			draw->opponent[card] = -1;
		if (b < a)
			continue;
		other = card_of(reference, &evening, b);
		draw->opponent[card] = other;
		draw->opponent[other] = card;
		draw->white[card] = evening_is_white(&evening, a, b, ++board);
		draw->white[other] = !draw->white[card];
	}
	return true;
}

const struct reference_rules gsrp_counted = {.term = term_of, .best = best_of};
