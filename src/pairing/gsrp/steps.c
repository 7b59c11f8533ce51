/*
 * The reasons of an evening's draw: where the two stand in the list, whom the walk passed over,
 * why somebody sits out, what gives the colours.
 */
#include "gsrp/gsrp.h"

#include <stdlib.h>

#include "book/step_list.h"

struct telling {
	const struct gsrp *gsrp;
	const struct card_seats *seats;
	const int *mate; /* by the walk over all who play in this draw */
	int left;        /* how many it leaves over */
	struct step_list *list;
};

static void tell_place(const struct telling *t, int board, int c)
{
	const struct pairing_input *input = t->gsrp->input;
	const int player = t->gsrp->field.card[c].player;
	const struct pairing_gsrp gsrp =
		pairing_gsrp_of(input->players[player].games, input->round - 1);
	struct pairing_step *step = step_list_add(t->list, PAIRING_STEP_LISTED,
		input->round == 1 ? "A" : "B", board, player, PAIRING_NOBODY);

	step->as.listed.place = c;
	step->as.listed.cards = t->gsrp->field.count;
	step->as.listed.tenths = gsrp.tenths;
	step->as.listed.games = gsrp.games;
	step->as.listed.grade = input->round == 1 ? input->players[player].rating : -1;
}

/*
 * Those between the two, who play and not higher in the list, whom the higher one has met already.
 * Returns how many play higher in it.
 */
static int tell_passed(const struct telling *t, int board, int a, int b)
{
	const struct gsrp *gsrp = t->gsrp;
	int taken = 0;

	for (int c = a + 1; c < b; c++) {
		const int round = field_round_met(&gsrp->field, a, c);

		if (t->seats->opponent[c] == SEATS_BYE)
			continue;
		if (t->seats->opponent[c] >= 0 && t->seats->opponent[c] < a)
			taken++;
		else if (round > 0)
			step_list_add(t->list, PAIRING_STEP_MET, "B", board,
				gsrp->field.card[a].player, gsrp->field.card[c].player)
				->as.met.round = round;
	}
	return taken;
}

static void tell_pair(const struct telling *t, int board, int a, int b)
{
	const struct gsrp *gsrp = t->gsrp;
	const struct field_card *card = gsrp->field.card;
	const char *rule = gsrp->input->round == 1 ? "A" : "B";
	struct pairing_step *step;

	if (card[a].partner == b) {
		step_list_add(
			t->list, PAIRING_STEP_PINNED, "", board, card[a].player, card[b].player);
	} else if (t->left > 0) {
		step = step_list_add(t->list, PAIRING_STEP_NEAREST, "closest", board,
			card[a].player, card[b].player);
		step->as.nearest.over = t->left;
		step->as.nearest.distance = b - a;
	} else if (t->mate[a] == b) {
		const int taken = tell_passed(t, board, a, b);

		step = step_list_add(
			t->list, PAIRING_STEP_NEXT, rule, board, card[a].player, card[b].player);
		step->as.next.distance = b - a;
		step->as.next.taken = taken;
	} else {
		/* who is fixed to sit out is not in the walk */
		step_list_add(t->list, PAIRING_STEP_OTHERWISE, rule, board, card[a].player,
			t->mate[a] < 0 ? PAIRING_NOBODY : card[t->mate[a]].player);
	}
}

static void tell_colour(const struct telling *t, int board, int a, int b, int number)
{
	const struct gsrp *gsrp = t->gsrp;
	const struct field_card *card = gsrp->field.card;
	enum pairing_white by;
	const bool first = gsrp_colour(gsrp, a, b, number, &by) == PAIRING_WHITE;
	const int white = first ? a : b, black = first ? b : a;
	struct pairing_step *step = step_list_add(t->list, PAIRING_STEP_WHITE,
		by == PAIRING_WHITE_FIXED           ? ""
			: by == PAIRING_WHITE_FIRST ? "A"
						    : "colours",
		board, card[white].player, card[black].player);

	step->as.white.by = (int)by;
	step->as.white.balance = gsrp->card[white].balance;
	step->as.white.other_balance = gsrp->card[black].balance;
	step->as.white.last = (int)gsrp->card[white].last;
	step->as.white.other_last = (int)gsrp->card[black].last;
	step->as.white.has = t->seats->draw->boards[board].white == card[white].player;
}

/* Does the card play, and could it have been asked to sit out instead? */
static bool was_spared(const struct gsrp *gsrp, const struct card_seats *seats, int c)
{
	return seats->opponent[c] != SEATS_BYE && gsrp->field.card[c].partner < 0;
}

/* Sit-outs: what tells two apart who are both asked or both not as volunteers. */
static enum pairing_sitout why_before(
	const struct gsrp *gsrp, const struct gsrp_card *card, const struct gsrp_card *next)
{
	if (card->games >= gsrp->most && next->games < gsrp->most)
		return PAIRING_SITOUT_MOST;
	if (card->games != next->games)
		return PAIRING_SITOUT_GAMES;
	if (card->sitouts != next->sitouts)
		return PAIRING_SITOUT_SELDOM;
	if (card->last_sitout != next->last_sitout)
		return PAIRING_SITOUT_LONG_AGO;
	return PAIRING_SITOUT_LOWEST;
}

/* The next volunteer behind him who plays; NULL: there is none. */
static const struct gsrp_card *next_volunteer(
	const struct gsrp *gsrp, const struct card_seats *seats, int c)
{
	for (int i = gsrp->card[c].turn + 1; i < gsrp->field.count; i++) {
		const struct gsrp_card *next = &gsrp->card[gsrp->asked[i]];

		if (next->volunteer && was_spared(gsrp, seats, gsrp->asked[i]))
			return next;
	}
	return NULL;
}

/* The first in the order of asking, before the card, who plays; -1: there is none. */
static int first_asked(const struct gsrp *gsrp, const struct card_seats *seats, int c)
{
	for (int i = 0; i < gsrp->card[c].turn; i++)
		if (was_spared(gsrp, seats, gsrp->asked[i]))
			return gsrp->asked[i];
	return -1;
}

static bool any_spared(const struct gsrp *gsrp, const struct card_seats *seats)
{
	bool any = false;

	for (int c = 0; c < gsrp->field.count; c++)
		any = any || was_spared(gsrp, seats, c);
	return any;
}

/* Sit-outs: the first line of the order that tells the card from who would be asked next. */
static enum pairing_sitout why_out(const struct gsrp *gsrp, const struct card_seats *seats, int c)
{
	const struct gsrp_card *card = &gsrp->card[c], *next = NULL;

	if (card->pinned)
		return PAIRING_SITOUT_FIXED;
	if (gsrp_is_even(gsrp) && any_spared(gsrp, seats))
		return PAIRING_SITOUT_NEAREST;
	if (first_asked(gsrp, seats, c) >= 0)
		return PAIRING_SITOUT_NEEDED;
	for (int i = card->turn + 1; !next && i < gsrp->field.count; i++)
		if (was_spared(gsrp, seats, gsrp->asked[i]))
			next = &gsrp->card[gsrp->asked[i]];
	if (card->volunteer)
		return PAIRING_SITOUT_VOLUNTEER;
	if (card->games >= gsrp->most)
		return PAIRING_SITOUT_MOST;
	if (!next)
		return PAIRING_SITOUT_ALONE;
	return why_before(gsrp, card, next);
}

/* One who has offered to sit out and has a game all the same. */
static void tell_volunteer(const struct telling *t, int board, int c)
{
	const struct gsrp *gsrp = t->gsrp;
	const int turn = gsrp->card[c].turn;
	int last = -1, before = 0, after = 0;
	struct pairing_step *step;

	if (!gsrp->card[c].volunteer || gsrp->field.card[c].partner >= 0)
		return;
	for (int i = 0; i < gsrp->field.count; i++) {
		const int card = gsrp->asked[i];

		if (t->seats->opponent[card] != SEATS_BYE || gsrp->card[card].pinned)
			continue;
		before += i < turn;
		after += i > turn;
		last = i < turn ? card : last;
	}
	step = step_list_add(t->list, PAIRING_STEP_VOLUNTEERED, "sit-outs", board,
		gsrp->field.card[c].player,
		last < 0 ? PAIRING_NOBODY : gsrp->field.card[last].player);
	step->as.volunteered.before = after > 0 ? before : 0;
	step->as.volunteered.nearest = before + after > 0 && gsrp_is_even(gsrp);
}

static int compare(int a, int b)
{
	return (a > b) - (a < b);
}

/*
 * Below 0: the other one comes first by what tells the card from the next one, 0: it does not tell
 * them apart, above 0: he does not, or is none of those among whom it tells. Both are of one field.
 */
static int compare_by(
	enum pairing_sitout why, const struct gsrp_card *other, const struct gsrp_card *card)
{
	int order = compare(card->games, other->games);

	if (why == PAIRING_SITOUT_GAMES || why == PAIRING_SITOUT_MOST)
		return order;
	if (order != 0)
		return 1;
	order = compare(other->sitouts, card->sitouts);
	if (why == PAIRING_SITOUT_SELDOM)
		return order;
	if (order != 0)
		return 1;
	order = compare(other->last_sitout, card->last_sitout);
	if (why == PAIRING_SITOUT_LONG_AGO)
		return order;
	return order != 0 || other < card ? 1 : -1;
}

/* Those who sit out, too, and come before him or are level with him by that; returns how many. */
static int list_sharers(const struct gsrp *gsrp, const struct card_seats *seats, int c,
	enum pairing_sitout why, bool volunteers, struct pairing_who *who)
{
	int count = 0;

	for (int i = 0; i < gsrp->field.count; i++) {
		if (i == c || seats->opponent[i] != SEATS_BYE ||
			(volunteers && !gsrp->card[i].volunteer) ||
			compare_by(why, &gsrp->card[i], &gsrp->card[c]) > 0)
			continue;
		if (who->nnow < PAIRING_WHO_MOST)
			who->now[who->nnow++] = gsrp->field.card[i].player;
		count++;
	}
	return count;
}

/* Does somebody sit out, not by a pin, who is asked before the card? */
static bool sits_before(const struct gsrp *gsrp, const struct card_seats *seats, int c)
{
	for (int i = 0; i < gsrp->card[c].turn; i++)
		if (seats->opponent[gsrp->asked[i]] == SEATS_BYE &&
			!gsrp->card[gsrp->asked[i]].pinned)
			return true;
	return false;
}

static void tell_out(const struct telling *t, int board, int c)
{
	const struct gsrp_card *card = &t->gsrp->card[c];
	const enum pairing_sitout why = why_out(t->gsrp, t->seats, c);
	const struct gsrp_card *next = next_volunteer(t->gsrp, t->seats, c);
	const bool volunteers = why == PAIRING_SITOUT_VOLUNTEER;
	const int among = volunteers && next ? (int)why_before(t->gsrp, card, next) : -1;
	struct pairing_step *step;

	if (why == PAIRING_SITOUT_FIXED) {
		step_list_add(t->list, PAIRING_STEP_PINNED, "", board,
			t->gsrp->field.card[c].player, PAIRING_NOBODY);
		return;
	}
	step = step_list_add(t->list, PAIRING_STEP_SITS_OUT,
		why == PAIRING_SITOUT_NEEDED || why == PAIRING_SITOUT_NEAREST ? "closest"
									      : "sit-outs",
		board, t->gsrp->field.card[c].player,
		why == PAIRING_SITOUT_NEEDED
			? t->gsrp->field.card[first_asked(t->gsrp, t->seats, c)].player
			: PAIRING_NOBODY);
	step->as.sits_out.why = (int)why;
	step->as.sits_out.others = why == PAIRING_SITOUT_NEEDED &&
		sits_before(t->gsrp, t->seats, first_asked(t->gsrp, t->seats, c));
	step->as.sits_out.games = card->games;
	step->as.sits_out.sitouts = card->sitouts;
	step->as.sits_out.last = card->last_sitout;
	step->as.sits_out.most = t->gsrp->most;
	step->as.sits_out.among = among;
	step->as.sits_out.sharers = list_sharers(t->gsrp, t->seats, c,
		volunteers ? (enum pairing_sitout)among : why, volunteers, &step->who);
}

static void tell_board(const struct telling *t, int board)
{
	const struct pairing_board *seated = &t->seats->draw->boards[board];
	const int c = t->gsrp->field.card_of[seated->white];
	int other, number = 0;

	if (c < 0 || t->seats->board[c] != board)
		return;
	other = t->seats->opponent[c];
	if (other == SEATS_BYE) {
		tell_place(t, board, c);
		tell_out(t, board, c);
	}
	if (other < 0)
		return;
	const int high = c < other ? c : other, low = c < other ? other : c;

	for (int i = 0; i <= high; i++)
		number += t->seats->opponent[i] > i;
	tell_place(t, board, high);
	tell_place(t, board, low);
	tell_pair(t, board, high, low);
	tell_colour(t, board, high, low, number);
	tell_volunteer(t, board, high);
	tell_volunteer(t, board, low);
}

enum pairing_status gsrp_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	const struct gsrp *gsrp = drawn->digest;
	int *mate = malloc(((size_t)gsrp->field.count + 1) * sizeof(*mate));
	struct telling telling = {gsrp, &drawn->seats, mate, 0, list};
	enum pairing_status status = PAIRING_NO_MEMORY;

	(void)score;
	if (mate)
		status = gsrp_seats_walk(gsrp, &drawn->seats, mate, &telling.left);
	for (int i = 0; status == PAIRING_OK && i < drawn->seats.draw->count; i++)
		if (board < 0 || i == board)
			tell_board(&telling, i);
	free(mate);
	return status;
}
