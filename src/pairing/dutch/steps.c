/*
 * The reasons behind the boards of a Dutch draw: brackets first, then board by board. Every reason
 * is a fact about this draw, whether the engine made it or a hand.
 */
#include "dutch/places.h"

#include <stdlib.h>
#include <string.h>

#include "book/book_trial.h"
#include "book/step_list.h"
#include "dutch/score.h"
#include "dutch/unmet.h"

/*
 * In larger fields a best draw for each board would take too long. Of those who stand higher than
 * the opponent of one who has come down so many are asked, more in a small field.
 */
enum { PROOF_CARDS = 300, SMALL = 60, ASKED_MOST = 2, ASKED_SMALL = 8 };

struct reasons {
	const struct rule_book *rules;
	struct dutch_seats seats;
	struct pairing_score score;
	struct step_list list;
	struct dutch_places places; /* -1: in no half */
	int *memory;
	int only;               /* the one board that is told of, or -1 */
	struct pairing_who who; /* of the last proof */
	/* the draw is as good as the best one by so many terms of its score */
	int sure;
};

static int player_of(const struct reasons *reasons, int card)
{
	return reasons->seats.dutch.field.card[card].player;
}

static struct pairing_step *tell(struct reasons *reasons, enum pairing_step_kind kind,
	const char *rule, int board, int card, int other)
{
	return step_list_add(&reasons->list, kind, rule, board,
		card < 0 ? PAIRING_NOBODY : player_of(reasons, card),
		other < 0 ? PAIRING_NOBODY : player_of(reasons, other));
}

/* Where a bracket's step counts a card, by the colour that it seeks. */
static int seeker_value(const struct reasons *reasons, int card)
{
	const enum pairing_colour due = reasons->seats.dutch.card[card].due;

	return due == PAIRING_WHITE ? 2 : due == PAIRING_BLACK ? 3 : 4;
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
			step->values[1]++;
			step->values[seeker_value(reasons, c)]++;
		}
	}
}

/* A bracket: who is in it, and who seeks which colour. */
static void tell_bracket(struct reasons *reasons, const struct dutch_members *members)
{
	struct pairing_step *step = tell(reasons, PAIRING_STEP_LEVEL, "1.3", -1, -1, -1);

	step->values[0] = members->score;
	step->values[1] = members->count;
	step->values[5] = members->mdps;
	for (int i = 0; i < members->count; i++)
		step->values[seeker_value(reasons, members->card[i])]++;
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

	if (reasons->only < 0 && reasons->seats.dutch.field.count > PROOF_CARDS)
		return PAIRING_OK;
	status = frame_best(reasons->rules, input, NULL, &best, NULL);
	if (status == PAIRING_OK)
		status = frame_score(reasons->rules, input, &best, &score);
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
			: dutch_unmet(&reasons->seats, level, term->rule, players,
				  PAIRING_UNMET_PLAYERS);
		struct pairing_step *step;

		if (count == 0)
			continue;
		step = tell(reasons, PAIRING_STEP_UNMET, term->rule, -1, -1, -1);
		step->values[0] = score;
		step->values[1] = i;
		step->values[2] = count;
		for (int k = 0; k < PAIRING_UNMET_PLAYERS; k++)
			step->values[3 + k] = k < count ? players[k] : PAIRING_NOBODY;
	}
}

/* The round of his game that is so many played games back. */
static int round_back(const struct reasons *reasons, int card, int back)
{
	const struct pairing_input *input = reasons->seats.dutch.input;
	const struct pairing_game *games = input->players[player_of(reasons, card)].games;

	for (int round = input->round - 1; round > 0; round--)
		if (games[round - 1].kind == PAIRING_PLAYED &&
			games[round - 1].colour != PAIRING_NEUTRAL && --back == 0)
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
	step = tell(reasons, PAIRING_STEP_PREFERENCE, rule, board, c, other);
	step->values[0] = two->due == one->due;
	step->values[1] = (int)one->strength;
	step->values[2] = (int)two->strength;
	if (strcmp(rule, "5.2.2") == 0) {
		step->values[3] = abs(one->difference);
		step->values[4] = abs(two->difference);
	} else if (strcmp(rule, "5.2.3") == 0) {
		step->values[3] = round_back(reasons, c, back);
		step->values[4] = round_back(reasons, other, back);
	}
	step->values[5] = gives;
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
		tell(reasons, PAIRING_STEP_DUE, rule, board, first ? c : other, first ? other : c)
			->values[0] = first + second;
	else
		tell(reasons, PAIRING_STEP_LOT_NUMBER, rule, board, c, other)->values[0] =
			dutch->card[c].tpn;
}

/* The comparison with the best draw that has this pin as well; of some boards, none. */
static void try_pin(struct reasons *reasons, const struct pairing_pin *pin, int proof[BOOK_PROOF])
{
	const struct book_board board = {
		reasons->seats.dutch.input, reasons->seats.seats.draw, &reasons->score};

	reasons->who = (struct pairing_who){0};
	if (!card_seats_whole(&reasons->seats.seats))
		return;
	if (reasons->only < 0 && reasons->seats.dutch.field.count > PROOF_CARDS)
		return;
	if (book_trial(reasons->rules, &board, pin, proof, &reasons->who) != PAIRING_OK)
		reasons->list.failed = true;
}

/* A bar by itself, or the comparison with the best draw in which the two meet. */
static void prove(struct reasons *reasons, int a, int b, int proof[BOOK_PROOF])
{
	const struct dutch *dutch = &reasons->seats.dutch;
	const struct pairing_pin pin = {
		PAIRING_PIN_BOARD, player_of(reasons, a), player_of(reasons, b), PAIRING_NEUTRAL};

	if (field_forbidden(&dutch->field, a, b))
		proof[0] = PAIRING_PASSED_FORBIDDEN;
	else if (dutch_breaks_c3(dutch, a, b))
		proof[0] = PAIRING_PASSED_COLOURS;
	reasons->who = (struct pairing_who){0};
	if (proof[0] < 0)
		try_pin(reasons, &pin, proof);
}

/* The rule that a proof goes by. */
static const char *proof_rule(const struct reasons *reasons, const int *proof, const char *rule)
{
	if (proof[0] == PAIRING_PASSED_WORSE || proof[0] == PAIRING_PASSED_BETTER)
		return reasons->score.terms[proof[1]].rule;
	if (proof[0] == PAIRING_PASSED_COLOURS)
		return "C3";
	if (proof[0] == PAIRING_PASSED_ILLEGAL)
		return "C4";
	return proof[0] == PAIRING_PASSED_FORBIDDEN || proof[0] == PAIRING_PASSED_UNKEPT ? ""
											 : rule;
}

/* Why does he not meet the one at the same place of the other half? */
static void tell_ideal(struct reasons *reasons, int top, struct pairing_step *place, int board)
{
	const int ideal = reasons->places.ideal[top];
	const int met = field_round_met(&reasons->seats.dutch.field, top, ideal);
	int *proof = place->values + 3;

	place->values[2] = player_of(reasons, ideal);
	if (met > 0) {
		proof[0] = PAIRING_PASSED_MET;
		tell(reasons, PAIRING_STEP_MET, "C1", board, top, ideal)->values[0] = met;
	} else {
		prove(reasons, top, ideal, proof);
		place->rule = proof_rule(reasons, proof, place->rule);
		place->who = reasons->who;
	}
}

/* Who crosses the line between S1 and S2, how far from it, and what if he played in his half? */
static void tell_crossing(struct reasons *reasons, int top, int bottom, int board)
{
	const struct field_card *card = reasons->seats.dutch.field.card;
	const int line = reasons->places.line[card[top].level];
	const int crossing = line >= 0 && bottom < line ? bottom : top;
	const struct pairing_pin pin = {crossing == bottom ? PAIRING_PIN_TOP : PAIRING_PIN_BOTTOM,
		player_of(reasons, crossing), PAIRING_NOBODY, PAIRING_NEUTRAL};
	int proof[BOOK_PROOF] = {-1};
	struct pairing_step *step;

	if (line < 0 || (top < line && bottom >= line))
		return;
	try_pin(reasons, &pin, proof);
	step = tell(reasons, PAIRING_STEP_EXCHANGE, proof_rule(reasons, proof, "4.3"), board,
		crossing, -1);
	step->values[0] = card[top].score;
	step->values[1] = crossing < line ? line - crossing : crossing - line + 1;
	memcpy(step->values + 2, proof, sizeof(proof));
	step->who = reasons->who;
}

/* A pair of the remainder. */
static void tell_place(struct reasons *reasons, int top, int bottom, int board)
{
	const int x = reasons->places.half[top], y = reasons->places.half[bottom];
	struct pairing_step *step;

	if (x < 0 || y < 0)
		return;
	step = tell(reasons, PAIRING_STEP_PLACE, "4.2", board, top, bottom);
	step->values[0] = x;
	step->values[1] = y;
	step->values[2] = player_of(reasons, bottom);
	step->values[3] = -1;
	if (x != y && reasons->places.ideal[top] >= 0)
		tell_ideal(reasons, top, step, board);
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
		step = tell(reasons, PAIRING_STEP_BYE, "C5, C9", board, c, -1);
		step->values[1] = place;
	} else {
		step = tell(reasons, PAIRING_STEP_FLOAT_DOWN, "C6, C7", board, c, other);
		step->values[1] = field->card[other].score;
		step->values[2] = place;
		step->values[3] = (reasons->seats.dutch.card[c].floats & DUTCH_DOWN_1) != 0;
		step->values[4] = level->count == 1 ? PAIRING_SOUGHT_ONLY : PAIRING_SOUGHT_TOP;
	}
	step->values[0] = field->card[c].score;
}

/*
 * Why one who stands higher in the bracket does not meet the one who has come down. Draws are asked
 * for as long as *asked allows.
 */
static bool tell_passed(
	struct reasons *reasons, int higher, int chosen, int down, int board, int *asked)
{
	const int met = field_round_met(&reasons->seats.dutch.field, higher, down);
	int proof[BOOK_PROOF] = {-1};
	const char *rule = "C1";
	struct pairing_step *step;

	if (met > 0) {
		proof[0] = PAIRING_PASSED_MET;
		proof[1] = met;
	} else if (*asked > 0) {
		prove(reasons, higher, down, proof);
		rule = proof_rule(reasons, proof, "4.4");
		--*asked;
	}
	if (proof[0] < 0)
		return false;
	step = tell(reasons, PAIRING_STEP_FLOAT_PASSED, rule, board, higher, chosen);
	memcpy(step->values, proof, sizeof(proof));
	step->values[5] = PAIRING_FLOAT_UP;
	step->values[6] = PAIRING_SOUGHT_TOP;
	if (met == 0)
		step->who = reasons->who;
	return true;
}

/* One who stands higher in the bracket meets another of those who have come down. */
static void tell_taken(struct reasons *reasons, int higher, int chosen, int board)
{
	struct pairing_step *step =
		tell(reasons, PAIRING_STEP_FLOAT_PASSED, "4.4", board, higher, chosen);

	step->values[0] = PAIRING_PASSED_GOES;
	step->values[1] = player_of(reasons, reasons->seats.seats.opponent[higher]);
	step->values[5] = PAIRING_FLOAT_UP;
	step->values[6] = PAIRING_SOUGHT_TOP;
}

/* Those of the bracket who stand higher than the opponent of one who has come down. */
static void tell_higher(struct reasons *reasons, int c, int down, int board)
{
	const struct card_seats *seats = &reasons->seats.seats;
	const struct field *field = &reasons->seats.dutch.field;
	const struct field_card *card = field->card;
	const bool many = field->count > SMALL;
	int asked = many ? ASKED_MOST : ASKED_SMALL, told = 0, more = 0;
	struct pairing_step *step;

	if (!card_seats_whole(seats) || card[c].partner == down)
		return;
	for (int h = field->level[card[c].level].first; h < c && !reasons->list.failed; h++) {
		if (seats->opponent[h] >= 0 && card[seats->opponent[h]].level < card[h].level)
			tell_taken(reasons, h, c, board);
		else if (tell_passed(reasons, h, c, down, board, &asked))
			told++;
		else
			more++;
	}
	if (more == 0)
		return;
	step = tell(reasons, PAIRING_STEP_FLOAT_PASSED, "4.4", board, -1, c);
	step->values[0] = PAIRING_PASSED_MORE;
	step->values[1] = more;
	step->values[2] = told;
	step->values[5] = PAIRING_FLOAT_UP;
	step->values[6] = PAIRING_SOUGHT_TOP;
}

static void tell_up(struct reasons *reasons, int c, int other, int board)
{
	const struct field *field = &reasons->seats.dutch.field;
	struct pairing_step *step = tell(reasons, PAIRING_STEP_FLOAT_UP, "4.4", board, c, other);

	step->values[0] = field->card[c].score;
	step->values[1] = field->card[other].score;
	step->values[2] = c - field->level[field->card[c].level].first;
	step->values[3] = (reasons->seats.dutch.card[c].floats & DUTCH_UP_1) != 0;
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
	return PAIRING_OK;
}

enum pairing_status dutch_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	struct reasons reasons = {.rules = drawn->rules, .score = *score, .only = board};
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (dutch_seats_init(&reasons.seats, drawn))
		status = tell_all(&reasons);
	free(reasons.memory);
	dutch_seats_done(&reasons.seats);
	*list = reasons.list;
	return status;
}
