/*
 * Who makes the difference between two draws by a term that rule books share.
 */
#include "book/who.h"

#include <stdlib.h>

struct who_draws who_draws(const struct card_seats *now, const struct card_seats *then,
	const struct pairing_change *change)
{
	const struct pairing_score *now_score = change->now_score, *then_score = change->then_score;
	const struct pairing_term *a = &now_score->terms[change->term],
				  *b = &then_score->terms[change->term];
	struct who_draws draws = {now, then, now_score, then_score, a, 0, 0, 0, change->asked};
	const int64_t *one = now_score->values + a->first, *two = then_score->values + b->first;

	while (draws.at < a->length && draws.at < b->length && one[draws.at] == two[draws.at])
		draws.at++;
	if (draws.at == a->length || draws.at == b->length) {
		draws.at = -1;
	} else {
		draws.before = one[draws.at];
		draws.after = two[draws.at];
	}
	return draws;
}

bool who_term_is(const struct who_draws *draws, enum pairing_term_id id)
{
	return draws->term->id == id;
}

static int player_of(const struct who_draws *draws, int card)
{
	return card < 0 ? PAIRING_NOBODY : draws->now->field.card[card].player;
}

void who_differ(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who)
{
	struct pairing_who found = {0};

	for (int c = 0; c < draws->now->field.count; c++) {
		const bool now = holds(draws->now, c, context),
			   then = holds(draws->then, c, context);

		if (now == then)
			continue;
		if ((now ? found.nnow : found.nthen) == PAIRING_WHO_MOST)
			return;
		if (now)
			found.now[found.nnow++] = player_of(draws, c);
		else
			found.then[found.nthen++] = player_of(draws, c);
	}
	if (found.nthen > 0)
		*who = found;
}

void who_exchanged(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who)
{
	struct pairing_who found = {0};

	who_differ(draws, holds, context, &found);
	if (found.nthen == 1 && found.nnow == 1)
		*who = found;
}

void who_set(const struct who_draws *draws, int then, int now, struct pairing_who *who)
{
	*who = (struct pairing_who){.nthen = 1,
		.nnow = now >= 0,
		.then = {player_of(draws, then)},
		.now = {player_of(draws, now)}};
}

void who_set_boards(const struct who_draws *draws, int then, int now, struct pairing_who *who)
{
	const int other = draws->then->opponent[then],
		  opponent = now < 0 ? -1 : draws->now->opponent[now];

	if (other < 0 || (now >= 0 && opponent < 0))
		return;
	*who = (struct pairing_who){.nthen = 2,
		.nnow = now < 0 ? 0 : 2,
		.then = {player_of(draws, then), player_of(draws, other)},
		.now = {player_of(draws, now), player_of(draws, opponent)},
		.meet = true};
}

void who_board(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who)
{
	int found = -1;

	for (int c = 0; c < draws->now->field.count; c++) {
		const int one = draws->now->opponent[c], two = draws->then->opponent[c];

		if (one == two)
			continue;
		if (one > c && holds(draws->now, c, context))
			return;
		if (two <= c || !holds(draws->then, c, context))
			continue;
		if (found >= 0)
			return;
		found = c;
	}
	if (found >= 0)
		who_set_boards(draws, found, -1, who);
}

void who_coloured(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who)
{
	int found = -1;

	for (int c = 0; c < draws->now->field.count; c++) {
		const int other = draws->then->opponent[c];

		if (other <= c || !holds(draws->then, c, context))
			continue;
		if (draws->now->opponent[c] == other && holds(draws->now, c, context))
			continue;
		if (found >= 0)
			return;
		found = c;
	}
	if (found >= 0)
		who_set_boards(draws, found, -1, who);
}

void who_grown(const struct who_draws *draws, who_costs *costs, const void *context,
	struct pairing_who *who)
{
	int64_t most = 0;
	int found = -1;

	for (int c = 0; c < draws->now->field.count; c++) {
		const int64_t grown =
			costs(draws->then, c, context) - costs(draws->now, c, context);

		/* who had the bye is not compared: his opponent's board, or another, is */
		if (grown <= most || draws->now->opponent[c] < 0 ||
			draws->then->opponent[c] == draws->now->opponent[c])
			continue;
		most = grown;
		found = c;
	}
	if (found >= 0)
		who_set_boards(draws, found, found, who);
}

static bool has_bye(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return seats->opponent[card] == SEATS_BYE;
}

static bool is_transferred(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return card_seats_transferred(seats, card);
}

/* Does he meet one below this level? */
static bool goes_below(const struct card_seats *seats, int card, const void *context)
{
	const int level = *(const int *)context, other = seats->opponent[card];

	return other >= 0 && seats->field.card[card].level <= level &&
		seats->field.card[other].level > level;
}

static bool goes_down(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return seats->opponent[card] >= 0 && card_seats_floated(seats, card) == PAIRING_FLOAT_DOWN;
}

/* The class of claims that this value of the list belongs to: from the record that it is in. */
static int class_at(const struct who_draws *draws, const struct pairing_score *score)
{
	enum { RECORD = 3 };
	const struct pairing_term *term = &score->terms[draws->term - draws->now_score->terms];
	const int64_t *record = score->values + term->first + draws->at / RECORD * RECORD;

	for (int c = 0; c < draws->now->field.count; c++) {
		const struct field_card *card = &draws->now->field.card[c];

		if (card->claim.due != PAIRING_NEUTRAL && card->claim.difference == record[0] &&
			card->claim.run == record[1] && card->claim.games == -record[2])
			return card->claim_class;
	}
	return -1;
}

/*
 * The first class of claims of which more or fewer give way, one card of it, and the strongest of
 * the others that is exchanged for it.
 */
static void find_claims(const struct who_draws *draws, struct pairing_who *who)
{
	const struct field_card *card = draws->now->field.card;
	const int first = draws->at < 0 ? -1 : class_at(draws, draws->then_score);
	int then = -1, now = -1;

	for (int c = 0; first >= 0 && c < draws->now->field.count; c++) {
		const bool one = card_seats_transferred(draws->now, c),
			   two = card_seats_transferred(draws->then, c);

		if (two && !one && card[c].claim_class == first && then < 0)
			then = c;
		if (one && !two && card[c].claim_class < first &&
			(now < 0 || card[c].claim_class > card[now].claim_class))
			now = c;
	}
	if (then >= 0 && now >= 0)
		who_set(draws, then, now, who);
}

/* The longest float of the other draw, if the draw on the board has none as long but the same. */
static void find_longest(const struct who_draws *draws, struct pairing_who *who)
{
	const struct field_card *card = draws->now->field.card;
	int longest[2] = {0, 0}, found = -1;

	for (int k = 0; k < 2; k++)
		for (int c = 0; c < draws->now->field.count; c++) {
			const int other = (k ? draws->then : draws->now)->opponent[c];
			const int far = other <= c ? 0 : card[c].score - card[other].score;

			if (draws->now->opponent[c] == draws->then->opponent[c] ||
				far <= longest[k])
				continue;
			longest[k] = far;
			found = k ? c : found;
		}
	if (found >= 0 && longest[1] > longest[0])
		who_set_boards(draws, found, -1, who);
}

/* Of a float: the square of the difference between the scores. */
static int64_t far_by_score(const struct card_seats *seats, int card, const void *context)
{
	const struct field_card *cards = seats->field.card;
	const int other = seats->opponent[card];
	const int64_t far = other < 0 ? 0 : cards[card].score - cards[other].score;

	(void)context;
	return far * far;
}

int64_t who_levels_apart(const struct card_seats *seats, int card, const void *context)
{
	const struct field_card *cards = seats->field.card;
	const int other = seats->opponent[card];

	(void)context;
	return other < 0 ? 0 : abs(cards[card].level - cards[other].level);
}

/*
 * Those who would go down more than now; where that is not all, the board that crosses most more.
 */
static void find_crossing(const struct who_draws *draws, struct pairing_who *who)
{
	who_differ(draws, goes_down, NULL, who);
	/* "two more", of whom one is another: that is no difference of these alone */
	if (who->nthen - who->nnow == draws->after - draws->before)
		return;
	*who = (struct pairing_who){0};
	who_grown(draws, who_levels_apart, NULL, who);
}

/* Does he leave his level, but not with the bye, and not because that is asked? */
static bool leaves(const struct who_draws *draws, const struct card_seats *seats, int card)
{
	const int player = seats->field.card[card].player;

	if (player == draws->asked->player ||
		(draws->asked->kind == PAIRING_PIN_BOARD && player == draws->asked->other))
		return false;

	return seats->opponent[card] >= 0 && card_seats_floated(seats, card) != PAIRING_LEVEL;
}

void who_left(const struct who_draws *draws, who_holds *holds, struct pairing_who *who)
{
	const struct field *field = &draws->now->field;

	for (int k = 0; draws->asked && k < field->nlevels && who->nleft == 0; k++) {
		int card[2] = {-1, -1}, count = 0;

		for (int c = field->level[k].first;
			c < field->level[k].first + field->level[k].count; c++)
			if (leaves(draws, draws->then, c) && !leaves(draws, draws->now, c) &&
				count++ < 2)
				card[count - 1] = c;
		if (count != 2 || !holds(draws->now, card[0], &card[1]))
			continue;
		who->nleft = 2;
		who->left[0] = player_of(draws, card[0]);
		who->left[1] = player_of(draws, card[1]);
	}
}

bool who_shared(const struct who_draws *draws, struct pairing_who *who)
{
	const int level = draws->at;

	*who = (struct pairing_who){0};
	if (who_term_is(draws, PAIRING_TERM_BYE) || who_term_is(draws, PAIRING_TERM_BYE_AGAIN))
		who_exchanged(draws, has_bye, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_TRANSFERS))
		who_differ(draws, is_transferred, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_CLAIMS))
		find_claims(draws, who);
	else if (who_term_is(draws, PAIRING_TERM_FLOATS) && level >= 0)
		who_differ(draws, goes_below, &level, who);
	else if (who_term_is(draws, PAIRING_TERM_BOUNDARIES))
		find_crossing(draws, who);
	else if (who_term_is(draws, PAIRING_TERM_DISTANCE))
		find_longest(draws, who);
	else
		return false;
	if (who_term_is(draws, PAIRING_TERM_DISTANCE) && who->nthen == 0)
		who_grown(draws, far_by_score, NULL, who);
	return true;
}
