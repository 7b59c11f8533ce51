/*
 * Reasons that speak of levels: their cards, odd ones (19), and those that share a colour excess
 * (17), what is left.
 */
#include "caa/reasons.h"

#include "cards/colour.h"

struct seekers {
	int of[3]; /* by enum pairing_colour: cards due it, neutral ones first */
};

static struct seekers count_seekers(const struct field *field, int level)
{
	const struct field_level *cards = &field->level[level];
	struct seekers seekers = {{0}};

	for (int c = cards->first; c < cards->first + cards->count; c++)
		seekers.of[field->card[c].claim.due]++;
	return seekers;
}

/* The colour that more cards are due than the other, even if every neutral card takes the other. */
static enum pairing_colour excess(const struct seekers *seekers)
{
	const int more = seekers->of[PAIRING_WHITE] - seekers->of[PAIRING_BLACK];
	const int neutral = seekers->of[PAIRING_NEUTRAL];

	return more > neutral ? PAIRING_WHITE : -more > neutral ? PAIRING_BLACK : PAIRING_NEUTRAL;
}

static bool are_linked(const struct card_seats *seats, int upper, int lower)
{
	const struct field_level *cards = &seats->field.level[upper];

	for (int c = cards->first; c < cards->first + cards->count; c++)
		if (seats->opponent[c] >= 0 && seats->field.card[seats->opponent[c]].level == lower)
			return true;
	return false;
}

void caa_reasons_linked(struct caa_reasons *reasons, int upper, int lower)
{
	const struct field *field = &reasons->seats.field;
	const struct seekers one = count_seekers(field, upper), two = count_seekers(field, lower);
	struct pairing_step *step;

	if (excess(&one) == PAIRING_NEUTRAL || excess(&one) != excess(&two))
		return;
	step = step_list_add(
		&reasons->list, PAIRING_STEP_LINKED, "17", -1, PAIRING_NOBODY, PAIRING_NOBODY);
	step->as.linked.upper = field->level[upper].score;
	step->as.linked.lower = field->level[lower].score;
	step->as.linked.white = one.of[PAIRING_WHITE] + two.of[PAIRING_WHITE];
	step->as.linked.black = one.of[PAIRING_BLACK] + two.of[PAIRING_BLACK];
}

void caa_reasons_all_linked(struct caa_reasons *reasons, int upper)
{
	const int group = reasons->group[upper];

	for (int k = upper + 1; k < reasons->seats.field.nlevels && reasons->group[k] == group; k++)
		if (are_linked(&reasons->seats, upper, k))
			caa_reasons_linked(reasons, upper, k);
}

/* Of a level: how many go down or have the bye, and of how many of them that is fixed. */
static void count_leaving(const struct card_seats *seats, int level, int *leave, int *fixed)
{
	const struct field_level *cards = &seats->field.level[level];

	*leave = *fixed = 0;
	for (int c = cards->first; c < cards->first + cards->count; c++) {
		const struct field_card *card = &seats->field.card[c];

		if (card_seats_floated(seats, c) != PAIRING_FLOAT_DOWN)
			continue;
		++*leave;
		*fixed += card->partner >= 0 || (card->pins & (FIELD_PIN_DOWN | FIELD_PIN_BYE));
	}
}

/* Who leaves a level: an odd one, or as many as the draws that disturb the fewest levels want. */
static void add_leaving(struct caa_reasons *reasons, int level, int left, int leave, int fixed)
{
	const bool must = leave > 1 && fixed == 0 && reasons->trial.open && reasons->trial.is_best;
	const char *rule = must || left % 2 == 0           ? "9-11, 13"
		: level + 1 < reasons->seats.field.nlevels ? "19"
							   : "6";
	struct pairing_step *step = step_list_add(
		&reasons->list, PAIRING_STEP_ODD, rule, -1, PAIRING_NOBODY, PAIRING_NOBODY);

	step->as.odd.score = reasons->seats.field.level[level].score;
	step->as.odd.cards = left;
	step->as.odd.leave = leave;
	step->as.odd.fixed = fixed;
	step->as.odd.must = must;
}

void caa_reasons_level(struct caa_reasons *reasons, int level)
{
	const struct field *field = &reasons->seats.field;
	const struct field_level *cards = &field->level[level];
	const struct seekers seekers = count_seekers(field, level);
	const int left = cards->count - reasons->seats.up[level];
	int leave, fixed;
	struct pairing_step *step = step_list_add(
		&reasons->list, PAIRING_STEP_LEVEL, "9", -1, PAIRING_NOBODY, PAIRING_NOBODY);

	step->as.level.score = cards->score;
	step->as.level.cards = cards->count;
	step->as.level.white = seekers.of[PAIRING_WHITE];
	step->as.level.black = seekers.of[PAIRING_BLACK];
	step->as.level.neutral = seekers.of[PAIRING_NEUTRAL];
	count_leaving(&reasons->seats, level, &leave, &fixed);
	if (left % 2 == 1 || leave > 1)
		add_leaving(reasons, level, left, leave, fixed);
}

/*
 * --- what the rest of a level or a group of levels comes to
 * ----------------------------------------------------------
 */

enum { KEEPERS_TOLD = 4 };

struct group {
	int from, to;     /* levels */
	int first, count; /* cards */
};

static struct group group_of(const struct caa_reasons *reasons, int level)
{
	const struct field *field = &reasons->seats.field;
	struct group group = {reasons->group[level], level, 0, 0};

	while (group.to + 1 < field->nlevels && reasons->group[group.to + 1] == group.from)
		group.to++;
	group.first = field->level[group.from].first;
	group.count = field->level[group.to].first + field->level[group.to].count - group.first;
	return group;
}

/*
 * The strongest claim to this colour, neutral: to any, that is not met in the group: its card, the
 * highest of equals; -1: all have their due.
 */
static int strongest_transferred(
	const struct caa_reasons *reasons, const struct group *group, enum pairing_colour colour)
{
	const struct field_card *card = reasons->seats.field.card;
	int found = -1;

	for (int c = group->first; c < group->first + group->count; c++)
		if (card_seats_transferred(&reasons->seats, c) &&
			(colour == PAIRING_NEUTRAL || card[c].claim.due == colour) &&
			field_pinned_colour(&reasons->seats.field, c, reasons->seats.opponent[c]) ==
				PAIRING_NEUTRAL &&
			(found < 0 || card[c].claim_class > card[found].claim_class))
			found = c;
	return found;
}

/* Is the claim of a stronger than that of b, or as strong and he the higher card? -1: nobody. */
static bool stands_before(const struct field_card *card, int a, int b)
{
	if (b < 0 || card[a].claim_class != card[b].claim_class)
		return b < 0 || card[a].claim_class > card[b].claim_class;
	return a < b;
}

/* By his claim, not by hand. */
static bool keeps_colour(const struct caa_reasons *reasons, int c)
{
	const int opponent = reasons->seats.opponent[c];

	return opponent >= 0 && !card_seats_transferred(&reasons->seats, c) &&
		field_pinned_colour(&reasons->seats.field, c, opponent) == PAIRING_NEUTRAL;
}

/*
 * Of those who keep their colour although it is that of `other`, the first behind `last` in the
 * order of their claims; -1: no more.
 */
static int next_keeper(
	const struct caa_reasons *reasons, const struct group *group, int other, int last)
{
	const struct field_card *card = reasons->seats.field.card;
	int found = -1;

	for (int c = group->first; c < group->first + group->count; c++)
		if (keeps_colour(reasons, c) && card[c].claim.due == card[other].claim.due &&
			card[c].claim_class > card[other].claim_class &&
			(last < 0 || (c != last && stands_before(card, last, c))) &&
			(found < 0 || stands_before(card, c, found)))
			found = c;
	return found;
}

/* Who keep the colour of this card, who does not. */
static void add_keepers(struct caa_reasons *reasons, const struct group *group, int other)
{
	const struct field *field = &reasons->seats.field;
	const struct field_card *card = field->card;
	int keeper, count = 0;

	for (keeper = -1; (keeper = next_keeper(reasons, group, other, keeper)) >= 0;)
		count++;
	for (int told = 0; told < KEEPERS_TOLD; told++) {
		struct pairing_step *step;

		keeper = next_keeper(reasons, group, other, keeper);
		if (keeper < 0)
			return;
		step = step_list_add(&reasons->list, PAIRING_STEP_KEEPS, "16", -1,
			card[keeper].player, card[other].player);
		step->as.keeps.claim.difference = card[keeper].claim.difference;
		step->as.keeps.claim.run = card[keeper].claim.run;
		step->as.keeps.claim.games = card[keeper].claim.games;
		step->as.keeps.keepers = count;
		step->as.keeps.upper = field->level[group->from].score;
		step->as.keeps.lower = field->level[group->to].score;
	}
}

void caa_reasons_keeps(struct caa_reasons *reasons, int level)
{
	const struct field_card *card = reasons->seats.field.card;
	const struct group group = group_of(reasons, level);
	const int first = strongest_transferred(reasons, &group, PAIRING_NEUTRAL);
	int second;

	if (!reasons->trial.open || first < 0)
		return;
	second = strongest_transferred(reasons, &group, colour_other(card[first].claim.due));
	add_keepers(reasons, &group, first);
	if (second >= 0)
		add_keepers(reasons, &group, second);
}

void caa_reasons_given_up(struct caa_reasons *reasons, int level)
{
	const struct field *field = &reasons->seats.field;
	const struct group group = group_of(reasons, level);
	struct pairing_step *step;
	int due[3] = {0, 0, 0}, transfers = 0;

	for (int c = group.first; c < group.first + group.count; c++) {
		due[field->card[c].claim.due]++;
		transfers += card_seats_transferred(&reasons->seats, c);
	}
	if (!reasons->trial.open || transfers == 0)
		return;
	step = step_list_add(&reasons->list, PAIRING_STEP_GIVEN_UP, "15, 17", -1, PAIRING_NOBODY,
		PAIRING_NOBODY);
	step->as.given_up.colours = transfers;
	step->as.given_up.least = caa_trial_least(due);
	step->as.given_up.levels = group.to - group.from + 1;
	step->as.given_up.cards = group.count;
	step->as.given_up.upper = field->level[group.from].score;
	step->as.given_up.lower = field->level[group.to].score;
	/* transfers come behind the floats and are a sum over such groups (caa/trial.h) */
	step->as.given_up.proven = reasons->trial.is_best;
}

void caa_reasons_left(struct caa_reasons *reasons, int level)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field_level *cards = &seats->field.level[level];
	struct pairing_step *step;
	int boards = 0, transfers = 0, neutral = 0, top = -1;

	if (!reasons->trial.open || seats->up[level] + seats->down[level] == 0)
		return;
	for (int c = cards->first; c < cards->first + cards->count; c++) {
		const int other = seats->opponent[c];

		if (other < 0 || seats->field.card[other].level != level)
			continue;
		transfers += card_seats_transferred(seats, c);
		neutral += seats->field.card[c].claim.due == PAIRING_NEUTRAL;
		boards += other > c;
		if (other > c)
			top = c;
	}
	if (boards == 0)
		return;
	step = step_list_add(
		&reasons->list, PAIRING_STEP_LEFT, "23", -1, PAIRING_NOBODY, PAIRING_NOBODY);
	if (boards == 1) {
		step->player = seats->field.card[top].player;
		step->other = seats->field.card[seats->opponent[top]].player;
	}
	step->as.left.score = cards->score;
	step->as.left.boards = boards;
	step->as.left.denied = transfers;
	step->as.left.neutral = neutral;
}
