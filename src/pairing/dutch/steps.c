/*
 * The reasons behind the boards of a Dutch draw: brackets first, then board by board. Every reason
 * is a fact about this draw, whether the engine made it or a hand.
 */
#include "dutch/places.h"

#include <stdlib.h>
#include <string.h>

#include "book/step_list.h"
#include "dutch/proof.h"
#include "dutch/score.h"
#include "dutch/unmet.h"

/*
 * In larger fields a best draw for each board would take too long. Of those who stand higher than
 * the opponent of one who has come down so many are asked, more in a small field.
 */
enum { PROOF_CARDS = 300, SMALL = 60, ASKED_MOST = 2, ASKED_SMALL = 8 };

struct reasons {
	const struct pairing_book *book;
	struct dutch_seats seats;
	struct pairing_score score;
	struct step_list list;
	struct dutch_places places; /* -1: in no half */
	int *memory;
	int only; /* the one board that is told of, or -1 */
	struct dutch_trial trial;
	/* the draw is as good as the best one by so many terms of its score */
	int sure;
};

static int player_of(const struct reasons *reasons, int card)
{
	return reasons->seats.dutch.field.card[card].player;
}

static struct pairing_step *add_step(struct reasons *reasons, enum pairing_step_kind kind,
	const char *rule, int board, int card, int other)
{
	return step_list_add(&reasons->list, kind, rule, board,
		card < 0 ? PAIRING_NOBODY : player_of(reasons, card),
		other < 0 ? PAIRING_NOBODY : player_of(reasons, other));
}

/* Count a card of a bracket by the colour that it seeks. */
static void count_seeker(const struct reasons *reasons, int card, struct pairing_step_level *level)
{
	const enum pairing_colour due = reasons->seats.dutch.card[card].due;

	level->white += due == PAIRING_WHITE;
	level->black += due == PAIRING_BLACK;
	level->neutral += due == PAIRING_NEUTRAL;
}

/* Of the bracket's score those who lie in the tray are in it as well. */
static void count_tray(struct reasons *reasons, int score, struct pairing_step *step)
{
	const struct field *field = &reasons->seats.dutch.field;

	for (int k = 0; k < field->nlevels; k++) {
		const struct field_level *level = &field->level[k];

		for (int c = level->first; c < level->first + level->count; c++) {
			if (level->score != score || reasons->seats.seats.opponent[c] != SEATS_TRAY)
				continue;
			step->as.level.cards++;
			count_seeker(reasons, c, &step->as.level);
		}
	}
}

/* A bracket: who is in it, and who seeks which colour. */
static void tell_bracket(struct reasons *reasons, const struct dutch_members *members)
{
	struct pairing_step *step = add_step(reasons, PAIRING_STEP_LEVEL, "1.3", -1, -1, -1);

	step->as.level.score = members->score;
	step->as.level.cards = members->count;
	step->as.level.down = members->mdps;
	for (int i = 0; i < members->count; i++)
		count_seeker(reasons, members->card[i], &step->as.level);
	count_tray(reasons, members->score, step);
}

/* By how many terms is the draw as good as the best with all that is fixed? */
static enum pairing_status find_sure(struct reasons *reasons)
{
	const struct pairing_input *input = reasons->seats.dutch.input;
	struct pairing_score score = {0};
	struct pairing_draw best = {0};
	enum pairing_status status;
	int term;

	if (reasons->trial.off)
		return PAIRING_OK;
	status = pairing_best(reasons->book, input, &best, NULL);
	if (status == PAIRING_OK)
		status = pairing_score(reasons->book, input, &best, &score);
	if (status == PAIRING_OK) {
		(void)pairing_score_compare(&reasons->score, &score, &term);
		reasons->sure = term < 0 ? reasons->score.nterms : term;
	}
	pairing_score_done(&score);
	pairing_draw_done(&best);
	return status == PAIRING_NO_MEMORY ? status : PAIRING_OK;
}

/* What no draw as good by the rules before it gives, and to whom not (C10 to C17). */
static void tell_unmet(struct reasons *reasons, int level)
{
	const struct field *field = &reasons->seats.dutch.field;
	const int score = field->level[level].score;
	int players[PAIRING_UNMET_PLAYERS];

	/* Of one board: in the bracket that it is drawn in, that of the lower card. */
	for (int k = level + 1; reasons->only >= 0 && k < field->nlevels; k++)
		if (card_seats_of_level(&reasons->seats.seats, reasons->only, k))
			return;
	for (int i = 0; i < reasons->sure; i++) {
		const struct pairing_term *term = &reasons->score.terms[i];
		const int count = term->level != score
			? 0
			: dutch_unmet(
				  &reasons->seats, level, term->id, players, PAIRING_UNMET_PLAYERS);
		struct pairing_step *step;

		if (count == 0)
			continue;
		step = add_step(reasons, PAIRING_STEP_UNMET, term->rule, -1, -1, -1);
		step->as.unmet.score = score;
		step->as.unmet.term = i;
		step->as.unmet.count = count;
		for (int k = 0; k < PAIRING_UNMET_PLAYERS; k++)
			step->as.unmet.players[k] = k < count ? players[k] : PAIRING_NOBODY;
	}
}

/* The round of his game that is so many played games back. */
static int round_back(const struct reasons *reasons, int card, int back)
{
	const struct pairing_input *input = reasons->seats.dutch.input;
	const struct pairing_game *games = input->players[player_of(reasons, card)].games;

	for (int round = input->round - 1; round > 0; round--)
		if (pairing_has_colour(&games[round - 1]) && --back == 0)
			return round;
	return 0;
}

static void tell_preference(struct reasons *reasons, int c, int other, int board)
{
	const struct dutch *dutch = &reasons->seats.dutch;
	const struct dutch_card *one = &dutch->card[c], *two = &dutch->card[other];
	const char *rule;
	const bool gives = dutch_colour(dutch, c, other, &rule) == one->due;
	const int back = dutch_last_different(dutch, c, other);
	struct pairing_step *step;

	if (one->due == PAIRING_NEUTRAL || one->due == dutch_seats_given(&reasons->seats, c))
		return;
	step = add_step(reasons, PAIRING_STEP_PREFERENCE, rule, board, c, other);
	step->as.preference.same = two->due == one->due;
	step->as.preference.strength = (int)one->strength;
	step->as.preference.other_strength = (int)two->strength;
	if (strcmp(rule, "5.2.2") == 0) {
		step->as.preference.decides = abs(one->difference);
		step->as.preference.other_decides = abs(two->difference);
	} else if (strcmp(rule, "5.2.3") == 0) {
		step->as.preference.decides = round_back(reasons, c, back);
		step->as.preference.other_decides = round_back(reasons, other, back);
	}
	step->as.preference.gives = gives;
}

/* Article 5 */
static void tell_colours(struct reasons *reasons, int c, int other, int board)
{
	const struct dutch *dutch = &reasons->seats.dutch;
	const bool first = dutch->card[c].due != PAIRING_NEUTRAL,
		   second = dutch->card[other].due != PAIRING_NEUTRAL;
	const int before = reasons->list.steps.count;
	const char *rule;

	(void)dutch_colour(dutch, c, other, &rule);
	tell_preference(reasons, c, other, board);
	tell_preference(reasons, other, c, board);
	if (reasons->list.steps.count > before || reasons->list.failed)
		return;
	if (first || second)
		add_step(reasons, PAIRING_STEP_DUE, rule, board, first ? c : other,
			first ? other : c)
			->as.due.cards = first + second;
	else
		add_step(reasons, PAIRING_STEP_LOT_NUMBER, rule, board, c, other)
			->as.lot_number.number = dutch->card[c].tpn;
}

/* 4.2: the first of S2 who is not paired on a board made before this one. */
static int first_left(const struct reasons *reasons, int top, int board)
{
	const struct dutch_seats *seats = &reasons->seats;
	const int k = seats->dutch.field.card[top].level;
	int c = seats->dutch.field.level[k].first;

	while (reasons->places.half[c] < 0 ||
		(seats->seats.opponent[c] > c && dutch_seats_bracket(seats, c) == k) ||
		dutch_made_before(seats, seats->seats.board[c], board))
		c++;
	return c;
}

/*
 * Why does he not meet the one at the same place of the other half, or where that one is paired,
 * the first who is left there?
 */
static void tell_ideal(
	struct reasons *reasons, int top, int bottom, struct pairing_step *place, int board)
{
	const struct card_seats *seats = &reasons->seats.seats;
	const int opposite = reasons->places.ideal[top];
	const bool first = dutch_made_before(&reasons->seats, seats->board[opposite], board);
	const int ideal = first ? first_left(reasons, top, board) : opposite;
	const int met = field_round_met(&reasons->seats.dutch.field, top, ideal);
	struct pairing_proof *proof = &place->proof;

	place->as.place.first = first;
	place->as.place.ideal = player_of(reasons, ideal);
	if (ideal == bottom)
		return;
	if (met > 0) {
		proof->passed = PAIRING_PASSED_MET;
		proof->round = met;
		if (first)
			place->rule = "C1";
		else
			add_step(reasons, PAIRING_STEP_MET, "C1", board, top, ideal)->as.met.round =
				met;
		return;
	}
	dutch_prove_meeting(&reasons->trial, board, top, ideal, proof);
	place->rule = dutch_proof_rule(&reasons->trial, proof, place->rule);
	place->who = reasons->trial.who;
}

/* Who crosses the line between S1 and S2, how far from it, and what if he played in his half? */
static void tell_crossing(struct reasons *reasons, int top, int bottom, int board)
{
	const struct field_card *card = reasons->seats.dutch.field.card;
	const int line = reasons->places.line[card[top].level];
	const int crossing = line >= 0 && bottom < line ? bottom : top;
	const struct pairing_pin pin = {crossing == bottom ? PAIRING_PIN_TOP : PAIRING_PIN_BOTTOM,
		player_of(reasons, crossing), PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct pairing_proof proof = {.passed = PAIRING_PASSED_UNKNOWN};
	struct pairing_step *step;

	if (line < 0 || (top < line && bottom >= line))
		return;
	dutch_prove_pin(&reasons->trial, board, &pin, &proof);
	step = add_step(reasons, PAIRING_STEP_EXCHANGE,
		dutch_proof_rule(&reasons->trial, &proof, "4.3"), board, crossing, -1);
	step->as.exchange.score = card[top].score;
	step->as.exchange.distance = crossing < line ? line - crossing : crossing - line + 1;
	step->proof = proof;
	step->who = reasons->trial.who;
}

/* A pair of the remainder. */
static void tell_place(struct reasons *reasons, int top, int bottom, int board)
{
	const int x = reasons->places.half[top], y = reasons->places.half[bottom];
	struct pairing_step *step;

	if (x < 0 || y < 0)
		return;
	step = add_step(reasons, PAIRING_STEP_PLACE, "4.2", board, top, bottom);
	step->as.place.own = x;
	step->as.place.other = y;
	step->as.place.ideal = player_of(reasons, bottom);
	step->proof.passed = PAIRING_PASSED_UNKNOWN;
	if (x != y && reasons->places.ideal[top] >= 0)
		tell_ideal(reasons, top, bottom, step, board);
	tell_crossing(reasons, top, bottom, board);
}

/* Who comes down: places are counted from the bottom of his level. */
static void tell_down(struct reasons *reasons, int c, int other, int board)
{
	const struct field *field = &reasons->seats.dutch.field;
	const struct field_level *level = &field->level[field->card[c].level];
	const int place = level->first + level->count - 1 - c;
	struct pairing_step *step;

	if (other == SEATS_BYE) {
		step = add_step(reasons, PAIRING_STEP_BYE, "C5, C9", board, c, -1);
		step->as.bye.score = field->card[c].score;
		step->as.bye.place = place;
	} else {
		step = add_step(reasons, PAIRING_STEP_FLOAT_DOWN, "C6, C7", board, c, other);
		step->as.float_down.from = field->card[c].score;
		step->as.float_down.to = field->card[other].score;
		step->as.float_down.place = place;
		step->as.float_down.again =
			(reasons->seats.dutch.card[c].floats & DUTCH_DOWN_1) != 0;
		step->as.float_down.sought =
			level->count == 1 ? PAIRING_SOUGHT_ONLY : PAIRING_SOUGHT_TOP;
	}
}

/* One of the bracket who stands higher than the chosen opponent of one who has come down. */
static struct pairing_step *add_passed(struct reasons *reasons, const char *rule, int board,
	int higher, int chosen, const struct pairing_proof *proof)
{
	struct pairing_step *step =
		add_step(reasons, PAIRING_STEP_FLOAT_PASSED, rule, board, higher, chosen);

	step->proof = *proof;
	step->as.float_passed.way = PAIRING_FLOAT_UP;
	step->as.float_passed.sought = PAIRING_SOUGHT_TOP;
	return step;
}

/*
 * Why one who stands higher in the bracket does not meet the one who has come down. Draws are asked
 * for as long as *asked allows.
 */
static bool tell_passed(
	struct reasons *reasons, int higher, int chosen, int down, int board, int *asked)
{
	const int met = field_round_met(&reasons->seats.dutch.field, higher, down);
	struct pairing_proof proof = {.passed = PAIRING_PASSED_UNKNOWN};
	const char *rule = "C1";
	struct pairing_step *step;

	if (met > 0) {
		proof.passed = PAIRING_PASSED_MET;
		proof.round = met;
	} else if (*asked > 0) {
		dutch_prove_meeting(&reasons->trial, board, higher, down, &proof);
		rule = dutch_proof_rule(&reasons->trial, &proof, "4.4");
		--*asked;
	}
	if (proof.passed == PAIRING_PASSED_UNKNOWN)
		return false;
	step = add_passed(reasons, rule, board, higher, chosen, &proof);
	if (met == 0)
		step->who = reasons->trial.who;
	return true;
}

/* One who stands higher in the bracket meets another who has come down, and chooses before. */
static void tell_taken(struct reasons *reasons, int higher, int chosen, int board)
{
	const struct pairing_proof goes = {.passed = PAIRING_PASSED_GOES,
		.meets = player_of(reasons, reasons->seats.seats.opponent[higher])};

	add_passed(reasons, "4.4", board, higher, chosen, &goes);
}

/* Those of the bracket who stand higher than the opponent of one who has come down. */
static void tell_higher(struct reasons *reasons, int c, int down, int board)
{
	const struct card_seats *seats = &reasons->seats.seats;
	const struct field *field = &reasons->seats.dutch.field;
	const struct field_card *card = field->card;
	const bool many = field->count > SMALL;
	int asked = many ? ASKED_MOST : ASKED_SMALL, told = 0, more = 0;

	if (!card_seats_whole(seats) || card[c].partner == down)
		return;
	for (int h = field->level[card[c].level].first; h < c && !reasons->list.failed; h++) {
		if (seats->opponent[h] >= 0 && seats->opponent[h] < down &&
			card[seats->opponent[h]].level < card[h].level)
			tell_taken(reasons, h, c, board);
		else if (tell_passed(reasons, h, c, down, board, &asked))
			told++;
		else
			more++;
	}
	if (more == 0)
		return;
	add_passed(reasons, "4.4", board, -1, c,
		&(struct pairing_proof){
			.passed = PAIRING_PASSED_MORE, .more = more, .given = told});
}

static void tell_up(struct reasons *reasons, int c, int other, int board)
{
	const struct field *field = &reasons->seats.dutch.field;
	struct pairing_step *step =
		add_step(reasons, PAIRING_STEP_FLOAT_UP, "4.4", board, c, other);

	step->as.float_up.from = field->card[c].score;
	step->as.float_up.to = field->card[other].score;
	step->as.float_up.place = c - field->level[field->card[c].level].first;
	step->as.float_up.again = (reasons->seats.dutch.card[c].floats & DUTCH_UP_1) != 0;
	tell_higher(reasons, c, other, board);
}

static void tell_board(struct reasons *reasons, int board)
{
	const struct field_card *card = reasons->seats.dutch.field.card;
	int c, other;

	if (!card_seats_board(&reasons->seats.seats, board, &c, &other))
		return;
	step_list_pins(&reasons->list, &reasons->seats.dutch.field, c, other, board);
	if (other == SEATS_BYE) {
		tell_down(reasons, c, other, board);
		return;
	}
	if (card[c].level != card[other].level) {
		tell_down(reasons, c, other, board);
		tell_up(reasons, other, c, board);
	}
	tell_colours(reasons, c, other, board);
	if (card[c].level == card[other].level)
		tell_place(reasons, c, other, board);
}

static enum pairing_status tell_all(struct reasons *reasons)
{
	const struct field *field = &reasons->seats.dutch.field;
	const size_t n = (size_t)field->count;
	struct dutch_members members = {0};

	reasons->trial = (struct dutch_trial){.book = reasons->book,
		.seats = &reasons->seats,
		.score = &reasons->score,
		.off = reasons->only < 0 && field->count > PROOF_CARDS};
	reasons->memory = malloc((2 * n + (size_t)field->nlevels + 1) * sizeof(*reasons->memory));
	if (!reasons->memory || find_sure(reasons) != PAIRING_OK)
		return PAIRING_NO_MEMORY;
	reasons->places.half = reasons->memory;
	reasons->places.ideal = reasons->places.half + n;
	reasons->places.line = reasons->places.ideal + n;
	for (int c = 0; c < field->count; c++)
		reasons->places.half[c] = reasons->places.ideal[c] = -1;
	for (int k = 0; k < field->nlevels; k++) {
		dutch_seats_open(&reasons->seats, k, &members);
		if (reasons->only < 0 ||
			card_seats_of_level(&reasons->seats.seats, reasons->only, k)) {
			tell_bracket(reasons, &members);
			tell_unmet(reasons, k);
		}
		dutch_places_find(&reasons->seats, &members, &reasons->places);
	}
	for (int i = 0; i < reasons->seats.seats.draw->count && !reasons->list.failed; i++)
		if (reasons->only < 0 || reasons->only == i)
			tell_board(reasons, i);
	return reasons->trial.failed ? PAIRING_NO_MEMORY : PAIRING_OK;
}

enum pairing_status dutch_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	struct reasons reasons = {.book = drawn->book, .score = *score, .only = board};
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (dutch_seats_init(&reasons.seats, drawn))
		status = tell_all(&reasons);
	free(reasons.memory);
	dutch_seats_done(&reasons.seats);
	*list = reasons.list;
	return status;
}
