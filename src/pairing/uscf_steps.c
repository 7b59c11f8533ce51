/*
 * The reasons behind the boards of a US Chess draw: score groups, odd players, the natural pairing
 * and every switch with its points and what it cured. Every reason is a fact about this draw,
 * whether the engine made it or a hand.
 */
#include "uscf_score.h"

#include <stdlib.h>
#include <string.h>

#include "book_trial.h"
#include "step_list.h"
#include "uscf_settled.h"
#include "uscf_stays.h"

/* In larger fields only steps_of proves; of those who come before an odd player so many are told. */
enum { PROOF_CARDS = 150, STAYS_MOST = 2 };

/* Who leaves a group: the highest two, and the fewest that it leaves over by itself. */
struct leaving {
	int count, fewest, card[2];
};

struct reasons {
	struct uscf_seats seats;
	struct pairing_score score;
	struct step_list list;
	struct arena arena;
	int *halves;  /* by card: who stands opposite in his group, -1: nobody */
	int *natural; /* by card: whom the natural pairing gives him; floats: the natural opponent */
	int *place;   /* by card: place in his half */
	int *odd;     /* by level: who should leave it, -1: nobody can be named */
	struct leaving *leaving; /* by level */
	int only;                /* the one board that is told of, or -1 */
};

static int player_of(const struct reasons *reasons, int card)
{
	return card < 0 ? PAIRING_NOBODY : reasons->seats.uscf.field.card[card].player;
}

static struct pairing_step *tell(struct reasons *reasons, enum pairing_step_kind kind,
	const char *rule, int board, int card, int other)
{
	return step_list_add(&reasons->list, kind, rule, board, player_of(reasons, card),
		player_of(reasons, other));
}

static void tell_group(struct reasons *reasons, int level)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const struct field_level *group = &uscf->field.level[level];
	struct pairing_step *step = tell(reasons, PAIRING_STEP_GROUP, "29A", -1, -1, -1);

	step->values[0] = group->score;
	step->values[1] = group->count;
	for (int c = group->first; c < group->first + group->count; c++) {
		const enum pairing_colour due = uscf->card[c].due;

		step->values[due == PAIRING_WHITE ? 2 : due == PAIRING_BLACK ? 3 : 4]++;
	}
}

/* Two or more who leave a group together. */
static bool read_leaving(struct reasons *reasons, const struct uscf_choice *made)
{
	struct leaving *leaving = &reasons->leaving[made->level];
	const int count = made->nrest + made->ndrops;
	int *card = arena_alloc(&reasons->arena, (size_t)count, sizeof(int));

	leaving->count = made->ndrops;
	if (!card || made->ndrops < 2)
		return card != NULL;
	for (int i = 0; i < count; i++)
		card[i] = i < made->nrest ? made->rest[i] : made->drops[i - made->nrest];
	leaving->card[0] = made->drops[0];
	leaving->card[1] = made->drops[1];
	leaving->fewest =
		uscf_group_fewest_left(&reasons->seats.uscf, card, count, &reasons->arena);
	return leaving->fewest >= 0;
}

/* What the natural pairing of a group is, and who should leave it. */
static bool read_group(struct reasons *reasons, int level)
{
	struct uscf_choice made, natural;
	struct uscf_group group = {&reasons->seats.uscf, NULL, 0, NULL};

	if (uscf_seats_group(&reasons->seats, level, &reasons->arena, &made, &natural) !=
			MATCHING_OK ||
		!read_leaving(reasons, &made))
		return false;
	group.card = made.rest;
	group.count = made.nrest;
	if (uscf_group_natural(&group, &reasons->arena) != MATCHING_OK)
		return false;
	reasons->odd[level] = natural.ndrops == 1 ? natural.drops[0] : -1;
	for (int i = 0; i < made.nfloats; i++)
		reasons->natural[made.opponent[i]] = natural.opponent[i];
	for (int i = 0; i < group.count; i++) {
		const int half = group.count / 2;

		reasons->natural[group.card[i]] = group.card[group.natural[i]];
		reasons->halves[group.card[i]] = group.card[i < half ? i + half : i - half];
		reasons->place[group.card[i]] = i % half;
	}
	return true;
}

/* Compare with the best draw that has one pin more. */
static void prove(struct reasons *reasons, const struct pairing_pin *pin, int proof[BOOK_PROOF])
{
	if (!card_seats_whole(&reasons->seats.seats) ||
		(reasons->only < 0 && reasons->seats.uscf.field.count > PROOF_CARDS))
		return;
	if (book_trial(&uscf_book, reasons->seats.uscf.input, &reasons->score, pin, proof) !=
		PAIRING_OK)
		reasons->list.failed = true;
}

/* Rating points that are told: by 29E5g none count with one who is unrated. */
static int points_between(const struct reasons *reasons, int a, int b)
{
	const struct field_card *card = reasons->seats.uscf.field.card;

	return card[a].rating > 0 && card[b].rating > 0 ? uscf_points(&reasons->seats.uscf, a, b)
							: -1;
}

/* Another one than 29D1a names: who, how far away, and why. */
static void put_other(struct reasons *reasons, struct pairing_step *step, int card, int instead,
	struct pairing_pin pin)
{
	const struct field *field = &reasons->seats.uscf.field;
	int proof[BOOK_PROOF] = {-1, 0, 0, 0, 0};

	step->values[1] = PAIRING_NOBODY;
	step->values[3] = -1;
	if (instead < 0 || instead == card)
		return;
	prove(reasons, &pin, proof);
	if (proof[0] == PAIRING_PASSED_BETTER &&
		field->card[card].level == field->card[instead].level &&
		!uscf_settled(&reasons->seats, &reasons->score, field->card[card].level, card,
			instead, &reasons->arena, proof))
		reasons->list.failed = true;
	step->values[1] = player_of(reasons, instead);
	step->values[2] = points_between(reasons, card, instead);
	if (step->values[2] < 0)
		step->rule = "29D1, 29E5g";
	for (int i = 0; i < BOOK_PROOF; i++)
		step->values[3 + i] = proof[i];
}

/* Who stands first before the one he meets: of a group that he passes, or of that one's. */
static int stands_before(const struct reasons *reasons, int c, int other)
{
	const struct field *field = &reasons->seats.uscf.field;
	const int level = field->card[c].level + 1;

	for (int k = field->level[level].first; field->card[k].level < field->card[other].level;
		k++)
		if (k != reasons->seats.bye && uscf_clean(&reasons->seats.uscf, c, k))
			return k;
	return reasons->natural[other];
}

/* Those before the odd player in the order of 29D1a, unless one of them leaves the group. */
static void tell_stays(struct reasons *reasons, int odd, int leaves, int board)
{
	for (int i = 0; odd >= 0 && i < STAYS_MOST; i++) {
		struct uscf_stays stays;
		struct pairing_step *step;
		int card;

		if (!uscf_stays_find(&reasons->seats, odd, i, &reasons->arena, &card, &stays))
			reasons->list.failed = true;
		if (reasons->list.failed || card < 0 || card == leaves)
			return;
		step = tell(reasons, PAIRING_STEP_STAYS, "29D1a", board, card, odd);
		step->values[0] = (int)stays.why;
		step->values[1] = player_of(reasons, stays.card[0]);
		step->values[2] = player_of(reasons, stays.card[1]);
		if (stays.why == PAIRING_STAYS_TWO)
			step->values[3] = field_round_met(
				&reasons->seats.uscf.field, stays.card[0], stays.card[1]);
	}
}

static void tell_odd(struct reasons *reasons, int c, int other, int board)
{
	const struct field_card *card = reasons->seats.uscf.field.card;
	const int odd = reasons->odd[card[c].level], natural = stands_before(reasons, c, other);
	struct pairing_step *step = tell(reasons, PAIRING_STEP_ODD_PLAYER, "29D1", board, c, other);

	step->values[0] = card[c].score;
	put_other(reasons, step, c, odd,
		(struct pairing_pin){PAIRING_PIN_FLOAT_DOWN, player_of(reasons, odd),
			PAIRING_NOBODY, PAIRING_NEUTRAL});
	tell_stays(reasons, odd, c, board);
	step = tell(reasons, PAIRING_STEP_ODD_OPPONENT, "29D1", board, other, c);
	step->values[0] = card[other].score;
	put_other(reasons, step, other, natural,
		(struct pairing_pin){PAIRING_PIN_BOARD, player_of(reasons, c),
			player_of(reasons, natural), PAIRING_NEUTRAL});
}

static void tell_conflict(
	struct reasons *reasons, int card, int other, const char *rule, bool against, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const enum uscf_clash clash =
		uscf_clash_of(uscf, other, uscf_seats_given(&reasons->seats, other));
	struct pairing_step *step;

	if (clash == USCF_FINE)
		return;
	step = tell(reasons, PAIRING_STEP_CONFLICT, rule, board, card, other);
	step->values[0] = (int)clash;
	step->values[1] = (int)uscf->card[other].due;
	step->values[2] = uscf->card[card].due == uscf->card[other].due;
	step->values[3] = against;
	step->values[4] = abs(uscf->card[card].difference);
	step->values[5] = abs(uscf->card[other].difference);
	if (!strcmp(rule, "29E4 rule 3") || !strcmp(rule, "29E4 rule 4")) {
		const int r = uscf_last_different(uscf, card, other);

		step->values[6] = r + 1;
		step->values[7] = uscf_colour_then(uscf, card, r) != PAIRING_NEUTRAL;
	}
}

/* 29E3, 29E4 */
static void tell_colours(struct reasons *reasons, int c, int other, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const bool first = uscf->card[c].due != PAIRING_NEUTRAL,
		   second = uscf->card[other].due != PAIRING_NEUTRAL;
	const int before = reasons->list.steps.count;
	const char *rule;
	const enum pairing_colour colour =
		uscf_colour_in_draw(uscf, reasons->seats.seats.opponent, c, &rule);
	const bool against = colour != uscf_seats_given(&reasons->seats, c);

	tell_conflict(reasons, c, other, rule, against, board);
	tell_conflict(reasons, other, c, rule, against, board);
	if (reasons->list.steps.count > before || reasons->list.failed)
		return;
	if (first || second)
		tell(reasons, PAIRING_STEP_DUE, "29E3a", board, first ? c : other,
			first ? other : c)
			->values[0] = first + second;
	else
		tell(reasons, PAIRING_STEP_LOT, "29E2", board, c, other)->values[0] = board + 1;
}

static const struct pairing_term *odd_term(const struct pairing_score *score)
{
	for (int i = 0; i < score->nterms; i++)
		if (!strcmp(score->terms[i].name, "odd players"))
			return &score->terms[i];
	return NULL;
}

/* Do the groups down to this one leave as many over in the best draw? -1: nobody has looked. */
static int is_so_in_best(struct reasons *reasons, int level)
{
	const struct pairing_input *input = reasons->seats.uscf.input;
	const struct pairing_term *here = odd_term(&reasons->score), *there;
	struct pairing_draw draw = {NULL, 0};
	struct pairing_score best = {0};
	enum pairing_status status;
	int same = -1;

	if (reasons->only < 0 && reasons->seats.uscf.field.count > PROOF_CARDS)
		return same;
	status = uscf_best(input, &draw, NULL);
	if (status == PAIRING_OK)
		status = uscf_score(input, &draw, &best);
	reasons->list.failed = reasons->list.failed || status == PAIRING_NO_MEMORY;
	there = odd_term(&best);
	if (here && there && best.values)
		same = !memcmp(reasons->score.values + here->first, best.values + there->first,
			((size_t)level + 1) * sizeof(*best.values));
	pairing_score_done(&best);
	pairing_draw_done(&draw);
	return same;
}

/* 29D2 */
static void tell_leaving(struct reasons *reasons, int level)
{
	const struct leaving *leaving = &reasons->leaving[level];
	const int *card = leaving->card;
	const bool needed = leaving->fewest >= leaving->count;
	struct pairing_step *step;

	if (leaving->count < 2)
		return;
	step = tell(reasons, PAIRING_STEP_ODD_TOGETHER, "29D2", -1, card[0], card[1]);
	step->values[0] = reasons->seats.uscf.field.level[level].score;
	step->values[1] = leaving->count;
	step->values[2] = leaving->fewest;
	step->values[3] = field_round_met(&reasons->seats.uscf.field, card[0], card[1]);
	step->values[4] = needed ? -1 : is_so_in_best(reasons, level);
}

static void tell_repair(struct reasons *reasons, int c, int board)
{
	const int opposite = reasons->halves[c];
	const unsigned bars = uscf_bars(&reasons->seats.uscf, c, opposite);
	struct pairing_step *step =
		tell(reasons, PAIRING_STEP_REPAIRED, "29C2", board, c, opposite);

	if (bars & USCF_MET) {
		step->values[0] = PAIRING_REPAIR_MET;
		step->values[1] = field_round_met(&reasons->seats.uscf.field, c, opposite);
	} else if (bars & (USCF_TEAM | USCF_MATES)) {
		step->values[0] = PAIRING_REPAIR_TEAM;
	} else if (bars & (USCF_REQUEST | USCF_FORBIDDEN)) {
		step->values[0] = PAIRING_REPAIR_APART;
	} else {
		step->values[0] = bars ? PAIRING_REPAIR_COLOUR : PAIRING_REPAIR_OTHERS;
	}
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

static void tell_switch(struct reasons *reasons, int c, int other, bool crosses, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const int his = reasons->natural[c], its = reasons->natural[other];
	struct pairing_step *step =
		tell(reasons, crosses ? PAIRING_STEP_INTERCHANGE : PAIRING_STEP_TRANSPOSITION,
			crosses ? "29E5d" : "29E5c", board, c, other);

	step->values[0] = player_of(reasons, his);
	step->values[1] = player_of(reasons, its);
	step->values[2] = least(uscf_points(uscf, other, his), uscf_points(uscf, c, its));
	step->values[3] = (int)uscf_clash(uscf, c, his);
	step->values[4] = (int)uscf_clash(uscf, other, its);
	step->values[5] = (int)uscf_clash(uscf, c, other);
}

/* A board inside a group. */
static void tell_inside(struct reasons *reasons, int c, int other, int board)
{
	struct pairing_step *step;

	if (reasons->natural[c] != reasons->halves[c])
		tell_repair(reasons, c, board);
	if (reasons->natural[c] != other) {
		/* an upper-half card stands above whom it faces */
		const bool c_upper = c < reasons->halves[c],
			   other_upper = other < reasons->halves[other];

		tell_switch(reasons, c, other, c_upper == other_upper, board);
		return;
	}
	step = tell(reasons, PAIRING_STEP_NATURAL, "29C1", board, c, other);
	step->values[0] = reasons->place[c];
	step->values[1] = reasons->place[other];
}

/* Those who stand lower, but may not have the bye: 28L3, and for a half-point bye 28L4. */
static void tell_barred(struct reasons *reasons, int c, int board)
{
	const struct uscf *uscf = &reasons->seats.uscf;

	for (int lower = uscf->field.count - 1; lower > c; lower--) {
		struct pairing_step *step;

		if (!uscf->card[lower].bye_barred)
			continue;
		step = tell(reasons, PAIRING_STEP_FLOAT_PASSED,
			uscf->card[lower].bye_had ? "28L3" : "28L4", board, lower, c);
		step->values[0] = PAIRING_PASSED_BARRED;
		step->values[5] = PAIRING_LEVEL;
		step->values[6] = PAIRING_SOUGHT_LAST;
	}
}

static void tell_bye(struct reasons *reasons, int c, int board)
{
	struct pairing_step *step = tell(reasons, PAIRING_STEP_LOWEST, "28L2", board, c, -1);

	step->values[0] = reasons->seats.uscf.field.card[c].score;
	step->values[1] = reasons->seats.uscf.card[c].bye_place;
	if (reasons->seats.uscf.field.pinned_bye < 0)
		tell_barred(reasons, c, board);
}

static void tell_board(struct reasons *reasons, int board)
{
	const struct field_card *card = reasons->seats.uscf.field.card;
	int c, other;

	if (!card_seats_board(&reasons->seats.seats, board, &c, &other))
		return;
	step_list_pins(&reasons->list, &reasons->seats.uscf.field, c, other, board);
	if (other == SEATS_BYE) {
		tell_bye(reasons, c, board);
		return;
	}
	if (card[c].level != card[other].level)
		tell_odd(reasons, c, other, board);
	else
		tell_inside(reasons, c, other, board);
	tell_colours(reasons, c, other, board);
}

static bool make_room(struct reasons *reasons)
{
	const struct field *field = &reasons->seats.uscf.field;
	const size_t n = (size_t)field->count;

	reasons->halves = arena_alloc(&reasons->arena, n, sizeof(int));
	reasons->natural = arena_alloc(&reasons->arena, n, sizeof(int));
	reasons->place = arena_alloc(&reasons->arena, n, sizeof(int));
	reasons->odd = arena_alloc(&reasons->arena, (size_t)field->nlevels, sizeof(int));
	reasons->leaving =
		arena_alloc(&reasons->arena, (size_t)field->nlevels, sizeof(*reasons->leaving));
	if (!reasons->halves || !reasons->natural || !reasons->place || !reasons->odd ||
		!reasons->leaving)
		return false;
	for (int c = 0; c < field->count; c++)
		reasons->halves[c] = reasons->natural[c] = -1;
	return true;
}

static enum pairing_status tell_all(struct reasons *reasons)
{
	const struct field *field = &reasons->seats.uscf.field;
	enum pairing_status status = uscf_score_seats(&reasons->seats, &reasons->score);

	if (status != PAIRING_OK || !make_room(reasons))
		return PAIRING_NO_MEMORY;
	for (int level = 0; level < field->nlevels; level++) {
		if (!read_group(reasons, level))
			return PAIRING_NO_MEMORY;
		if (reasons->only < 0 ||
			card_seats_of_level(&reasons->seats.seats, reasons->only, level)) {
			tell_group(reasons, level);
			tell_leaving(reasons, level);
		}
	}
	for (int i = 0; i < reasons->seats.seats.draw->count && !reasons->list.failed; i++)
		if (reasons->only < 0 || reasons->only == i)
			tell_board(reasons, i);
	return PAIRING_OK;
}

static enum pairing_status make_steps(const struct pairing_input *input,
	const struct pairing_draw *draw, int only, struct pairing_steps *steps)
{
	struct reasons reasons = {.only = only};
	enum pairing_status status = uscf_seats_init(&reasons.seats, input, draw);

	if (status != PAIRING_OK)
		return status;
	status = step_list_hand_over(&reasons.list, tell_all(&reasons), steps);
	arena_done(&reasons.arena);
	pairing_score_done(&reasons.score);
	uscf_seats_done(&reasons.seats);
	return status;
}

enum pairing_status uscf_steps(const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_steps *steps)
{
	return make_steps(input, draw, -1, steps);
}

enum pairing_status uscf_steps_of(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, struct pairing_steps *steps)
{
	return board < 0 || board >= draw->count ? PAIRING_BAD_INPUT
						 : make_steps(input, draw, board, steps);
}
