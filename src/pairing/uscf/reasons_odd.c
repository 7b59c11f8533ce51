/*
 * Reasons for who leaves a score group and whom he meets in the next one (29D).
 */
#include "uscf/reasons.h"

#include <string.h>

#include "uscf/settled.h"
#include "uscf/stays.h"

enum { STAYS_MOST = 2 }; /* of those who come before an odd player so many are told */

/* Two or more who leave a group together. */
bool uscf_reasons_read_leaving(struct uscf_reasons *reasons, const struct uscf_choice *made)
{
	struct uscf_leaving *leaving = &reasons->leaving[made->level];
	const int count = made->nrest + made->ndrops;
	int *card = arena_alloc(&reasons->arena, (size_t)count, sizeof(int));

	leaving->count = made->ndrops;
	for (int i = 0; i < made->ndrops; i++) {
		const struct field_card *drop = &reasons->seats.uscf.field.card[made->drops[i]];

		leaving->fixed += drop->partner >= 0 || (drop->pins & FIELD_PIN_DOWN);
	}
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

/*
 * Rating points that are told: by 29E5g none count with one who is unrated, but by 29D1a he does
 * not leave a group that one with a rating can leave.
 */
static void put_points(
	const struct uscf_reasons *reasons, struct pairing_step *step, int card, int instead)
{
	const struct field_card *cards = reasons->seats.uscf.field.card;
	const bool unrated = cards[card].rating <= 0;

	step->as.odd_player.points = uscf_points(&reasons->seats.uscf, card, instead);
	if (!unrated && cards[instead].rating > 0)
		return;
	step->as.odd_player.points = -1;
	step->rule = "29D1, 29E5g";
	if (step->kind != PAIRING_STEP_ODD_PLAYER || !unrated || cards[instead].rating <= 0)
		return;
	step->as.odd_player.points = -2;
	step->rule = "29D1";
}

static void put_settled(const struct uscf_reasons *reasons, const struct uscf_settled *settled,
	struct pairing_proof *proof)
{
	static const int proofs[] = {[USCF_SETTLED_NOT] = PAIRING_PASSED_BETTER,
		[USCF_SETTLED_TURN] = PAIRING_PASSED_TURN,
		[USCF_SETTLED_COLOURS] = PAIRING_PASSED_SETTLED,
		[USCF_SETTLED_OWN] = PAIRING_PASSED_OWN,
		[USCF_SETTLED_ORDER] = PAIRING_PASSED_ORDER,
		[USCF_SETTLED_UNTRIED] = PAIRING_PASSED_UNTRIED};

	proof->passed = proofs[settled->why];
	if (settled->why == USCF_SETTLED_NOT || settled->why == USCF_SETTLED_UNTRIED)
		return;
	proof->group = reasons->seats.uscf.field.level[settled->level].score;
	if (settled->why == USCF_SETTLED_TURN)
		proof->turn = uscf_reasons_player(reasons, settled->turn);
	if (settled->why != USCF_SETTLED_COLOURS)
		return;
	proof->term = (int)(pairing_score_term(&reasons->score, uscf_count_term(settled->count)) -
		reasons->score.terms);
	proof->before = (int)settled->now;
	proof->after = (int)settled->then;
}

/* A draw with this pin has a better score: why the draw on the board all the same? */
static enum pairing_status settle(
	struct uscf_reasons *reasons, const struct pairing_pin *pin, struct pairing_proof *proof)
{
	const struct pairing_input *input = reasons->seats.uscf.input;
	struct pairing_draw other_draw = {NULL, 0};
	const struct uscf *uscf = &reasons->seats.uscf;
	struct card_seats best = {0}, other = {0};
	struct uscf_settled settled = {.why = USCF_SETTLED_NOT};
	enum pairing_status status =
		uscf_reasons_need_best(reasons) ? reasons->best_status : PAIRING_NO_MEMORY;

	if (status == PAIRING_OK)
		status = book_trial_draw(reasons->book, input, pin, &other_draw);
	if (status == PAIRING_OK &&
		!(card_seats_init(&best, &uscf->field, &reasons->best) &&
			card_seats_init(&other, &uscf->field, &other_draw)))
		status = PAIRING_NO_MEMORY;
	if (status == PAIRING_OK) {
		const struct uscf_seats here = uscf_seats_of(uscf, &best),
					there = uscf_seats_of(uscf, &other);

		if (!uscf_settled(&reasons->seats, &here, &there, &reasons->arena, &settled))
			status = PAIRING_NO_MEMORY;
	}
	put_settled(reasons, &settled, proof);
	card_seats_done(&best);
	card_seats_done(&other);
	pairing_draw_done(&other_draw);
	return status;
}

/* Another one than 29D1a names: who, how far away, and why. */
static void put_other(struct uscf_reasons *reasons, struct pairing_step *step, int card,
	int instead, struct pairing_pin pin)
{
	struct pairing_proof proof = {.passed = PAIRING_PASSED_UNKNOWN};

	step->as.odd_player.first = PAIRING_NOBODY;
	step->proof = proof;
	if (instead < 0 || instead == card)
		return;
	if (uscf_reasons_proves(reasons))
		uscf_reasons_prove(reasons, &pin, &proof);
	if (proof.passed == PAIRING_PASSED_BETTER &&
		settle(reasons, &pin, &proof) == PAIRING_NO_MEMORY)
		reasons->list.failed = true;
	step->as.odd_player.first = uscf_reasons_player(reasons, instead);
	put_points(reasons, step, card, instead);
	if (proof.passed == PAIRING_PASSED_TURN)
		step->rule = step->as.odd_player.points == -1 ? "29D1, 29D2, 29E5g" : "29D1, 29D2";
	step->proof = proof;
}

/* Who stands first before the one he meets: of a group that he passes, or of that one's. */
static int stands_before(const struct uscf_reasons *reasons, int c, int other)
{
	const struct field *field = &reasons->seats.uscf.field;
	const int level = field->card[c].level + 1;

	for (int k = field->level[level].first; field->card[k].level < field->card[other].level;
		k++)
		if (k != reasons->seats.bye && uscf_clean(&reasons->seats.uscf, c, k))
			return k;
	return reasons->natural[other];
}

/* Who stands higher in the group, may meet the one who comes down and has the bye; -1: nobody. */
static int who_sits_out_above(const struct uscf_reasons *reasons, int c, int other)
{
	const struct uscf *uscf = &reasons->seats.uscf;
	const int bye = reasons->seats.bye;

	return bye >= 0 && bye < other &&
			uscf->field.card[bye].level == uscf->field.card[other].level &&
			uscf_clean(uscf, c, bye)
		? bye
		: -1;
}

/* Those before the odd player in the order of 29D1a, unless one of them leaves the group. */
static void tell_stays(struct uscf_reasons *reasons, int odd, int leaves, int board)
{
	for (int i = 0; odd >= 0 && i < STAYS_MOST; i++) {
		struct uscf_stays stays;
		struct pairing_step *step;
		int card;

		if (!uscf_stays_find(&reasons->seats, odd, i, &reasons->arena, &card, &stays))
			reasons->list.failed = true;
		if (reasons->list.failed || card < 0 || card == leaves)
			return;
		step = uscf_reasons_tell(reasons, PAIRING_STEP_STAYS, "29D1a", board, card, odd);
		step->as.stays.why = (int)stays.why;
		step->as.stays.one = uscf_reasons_player(reasons, stays.card[0]);
		step->as.stays.two = uscf_reasons_player(reasons, stays.card[1]);
		if (stays.why == PAIRING_STAYS_TWO)
			step->as.stays.round = field_round_met(
				&reasons->seats.uscf.field, stays.card[0], stays.card[1]);
	}
}

void uscf_reasons_odd(struct uscf_reasons *reasons, int c, int other, int board)
{
	const struct field_card *card = reasons->seats.uscf.field.card;
	const int odd = reasons->odd[card[c].level], natural = stands_before(reasons, c, other);
	struct pairing_step *step =
		uscf_reasons_tell(reasons, PAIRING_STEP_ODD_PLAYER, "29D1", board, c, other);

	step->as.odd_player.score = card[c].score;
	step->as.odd_player.above = PAIRING_NOBODY;
	put_other(reasons, step, c, odd,
		(struct pairing_pin){PAIRING_PIN_FLOAT_DOWN, uscf_reasons_player(reasons, odd),
			PAIRING_NOBODY, PAIRING_NEUTRAL});
	tell_stays(reasons, odd, c, board);
	step = uscf_reasons_tell(reasons, PAIRING_STEP_ODD_OPPONENT, "29D1", board, other, c);
	step->as.odd_player.score = card[other].score;
	step->as.odd_player.above = PAIRING_NOBODY;
	if (natural < 0 || natural == other)
		step->as.odd_player.above =
			uscf_reasons_player(reasons, who_sits_out_above(reasons, c, other));
	put_other(reasons, step, other, natural,
		(struct pairing_pin){PAIRING_PIN_BOARD, uscf_reasons_player(reasons, c),
			uscf_reasons_player(reasons, natural), PAIRING_NEUTRAL});
}

/* Is anything fixed by hand but who sits out? */
static bool is_fixed(const struct pairing_input *input)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind != PAIRING_PIN_OUT)
			return true;
	return false;
}

/* Do the groups down to this one leave as many over in the best draw? -1: nobody has looked. */
static int is_so_in_best(struct uscf_reasons *reasons, int level)
{
	const struct pairing_term *here = pairing_score_term(
					  &reasons->score, PAIRING_TERM_ODD_PLAYERS),
				  *there;
	struct pairing_score best = {0};
	enum pairing_status status = PAIRING_NO_MEMORY;
	int same = -1;

	if (!uscf_reasons_proves(reasons))
		return same;
	if (uscf_reasons_need_best(reasons))
		status = reasons->best_status;
	if (status == PAIRING_OK)
		status = pairing_score(
			reasons->book, reasons->seats.uscf.input, &reasons->best, &best);
	reasons->list.failed = reasons->list.failed || status == PAIRING_NO_MEMORY;
	there = pairing_score_term(&best, PAIRING_TERM_ODD_PLAYERS);
	if (here && there && best.values)
		same = !memcmp(reasons->score.values + here->first, best.values + there->first,
			((size_t)level + 1) * sizeof(*best.values));
	pairing_score_done(&best);
	return same;
}

static bool are_team_mates(const struct uscf *uscf, int a, int b)
{
	return (uscf_bars(uscf, a, b) & (USCF_TEAM | USCF_MATES)) != 0;
}

/* 29D2, 28N */
void uscf_reasons_leaving(struct uscf_reasons *reasons, int level)
{
	static const char *const together_rules[] = {[USCF_TEAMS_IGNORE] = "29D2",
		[USCF_TEAMS_PLUS] = "28N1, 29D2",
		[USCF_TEAMS_NEVER_BUT_LAST] = "28N2, 29D2",
		[USCF_TEAMS_STRICT] = "28N, 29D2"};
	const struct uscf_leaving *leaving = &reasons->leaving[level];
	const int *card = leaving->card;
	const bool needed = leaving->fewest >= leaving->count;
	struct pairing_step *step;

	if (leaving->count < 2)
		return;
	step = uscf_reasons_tell(reasons, PAIRING_STEP_ODD_TOGETHER, "29D2", -1, card[0], card[1]);
	step->as.odd_together.score = reasons->seats.uscf.field.level[level].score;
	step->as.odd_together.leave = leaving->count;
	step->as.odd_together.fewest = leaving->fewest;
	step->as.odd_together.round = field_round_met(&reasons->seats.uscf.field, card[0], card[1]);
	step->as.odd_together.in_best = needed ? -1 : is_so_in_best(reasons, level);
	/* the best draw keeps what is fixed: that, and no rule, may be why */
	if (step->as.odd_together.in_best == 1 && is_fixed(reasons->seats.uscf.input))
		step->as.odd_together.in_best = -1;
	step->as.odd_together.fixed = leaving->fixed;
	step->as.odd_together.mates = are_team_mates(&reasons->seats.uscf, card[0], card[1]);
	if (step->as.odd_together.mates)
		step->rule = together_rules[reasons->seats.uscf.options.teams];
}
