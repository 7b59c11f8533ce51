/*
 * The CAA terms a second time: each one straight from its definition, without care for speed.
 */
#include "config.h"
#include "support/reference/caa_reference.h"

#include <stdlib.h>

#include "cards/lot.h"

/* The settings, in the order of the rule book. */
enum setting {
	CLUBS,
	HALF_BYES,
	DEFAULTS,
	FLOAT_HISTORY,
	LONG_EVENT,
	LARGE,
	RANDOM,
	RELAX,
	BEHIND,
	BYE_SPARES,
	SETTINGS
};

typedef const struct reference *cards;
typedef const struct reference_draw *seats;

/* Section 1: who gets which colour. The colour of card i. */
static enum reference_colour colour_of(const struct reference *reference, int i, int j)
{
	const struct reference_card *a = &reference->card[i], *b = &reference->card[j];

	if (a->due == REFERENCE_OPEN && b->due == REFERENCE_OPEN)
		return REFERENCE_OPEN;
	if (a->pinned != REFERENCE_OPEN)
		return a->pinned;
	if (b->pinned != REFERENCE_OPEN)
		return reference_other_colour(b->pinned);
	if (a->due != b->due)
		return a->due == REFERENCE_OPEN ? reference_other_colour(b->due) : a->due;
	for (int k = 0; k < 3; k++)
		if (a->claim[k] != b->claim[k])
			return a->claim[k] > b->claim[k] ? a->due : reference_other_colour(a->due);
	if (a->score != b->score)
		return a->score > b->score ? a->due : reference_other_colour(a->due);
	return i < j ? a->due : reference_other_colour(a->due);
}

static const struct pairing_player *record(cards r, int i)
{
	return &r->input->players[r->card[i].player];
}

static bool kind_between(cards r, int i, int j, bool played)
{
	for (int k = 0; k < r->input->round - 1; k++) {
		const struct pairing_game *game = &record(r, i)->games[k];
		const bool is_default =
			game->kind == PAIRING_DEFAULT_WIN || game->kind == PAIRING_DEFAULT_LOSS;

		if (game->opponent == r->card[j].player &&
			(played ? game->kind == PAIRING_PLAYED : is_default))
			return true;
	}
	return false;
}

static bool between(cards r, int i, int j, bool played)
{
	return kind_between(r, i, j, played) || kind_between(r, j, i, played);
}

static bool listed_apart(cards r, int i, int j, bool forbidden)
{
	for (int k = 0; k < r->input->napart; k++) {
		const struct pairing_apart *pair = &r->input->apart[k];
		const int a = r->card[i].player, b = r->card[j].player;

		if (pair->forbidden == forbidden &&
			((pair->player == a && pair->other == b) ||
				(pair->player == b && pair->other == a)))
			return true;
	}
	return false;
}

static bool to_avoid(cards r, int i, int j)
{
	const struct pairing_player *a = record(r, i), *b = record(r, j);

	if (r->input->round <= r->option[CLUBS] && a->club > 0 && a->club == b->club)
		return true;
	if (r->option[HALF_BYES] && r->input->round == 2 && a->games[0].kind == PAIRING_BYE_HALF &&
		b->games[0].kind == PAIRING_BYE_HALF)
		return true;
	return (r->option[DEFAULTS] && between(r, i, j, false)) || listed_apart(r, i, j, false);
}

static bool board_pin_kept(cards r, seats d, int i, const struct pairing_pin *pin)
{
	const int j = d->opponent[i];

	if (j < 0 || r->card[j].player != pin->other)
		return false;
	return pin->colour == PAIRING_NEUTRAL || d->white[i] == (pin->colour == PAIRING_WHITE);
}

static bool pin_kept(cards r, seats d, const struct pairing_pin *pin)
{
	int i = 0, j, levels;

	if (pin->kind == PAIRING_PIN_OUT)
		return true; /* he has no card */
	while (i < r->n && r->card[i].player != pin->player)
		i++;
	if (i == r->n)
		return false;
	j = d->opponent[i];
	levels = j < 0 ? 0 : r->card[j].level - r->card[i].level;
	switch (pin->kind) {
	case PAIRING_PIN_BOARD:
		return board_pin_kept(r, d, i, pin);
	case PAIRING_PIN_COLOUR:
		return j >= 0 && d->white[i] == (pin->colour == PAIRING_WHITE);
	case PAIRING_PIN_FLOAT_DOWN:
		return j < 0 || levels > 0;
	case PAIRING_PIN_FLOAT_UP:
		return j >= 0 && levels < 0;
	case PAIRING_PIN_TOP:
		return j < 0 || levels != 0 || j > i;
	case PAIRING_PIN_BOTTOM:
		return j < 0 || levels != 0 || j < i;
	case PAIRING_PIN_LEVEL:
		return j >= 0 && levels == 0;
	default:
		return j < 0;
	}
}

static bool transferred(cards r, seats d, int i)
{
	return d->opponent[i] >= 0 && r->card[i].due != REFERENCE_OPEN &&
		d->given[i] != r->card[i].due;
}

static bool floats_down(cards r, seats d, int i)
{
	return d->opponent[i] < 0 || r->card[d->opponent[i]].level > r->card[i].level;
}

static bool floats_up(cards r, seats d, int i)
{
	return d->opponent[i] >= 0 && r->card[d->opponent[i]].level < r->card[i].level;
}

static bool same_level(cards r, seats d, int i)
{
	return d->opponent[i] >= 0 && r->card[d->opponent[i]].level == r->card[i].level;
}

static bool above_line(cards r, seats d, int i)
{
	return i - r->first[r->card[i].level] < d->line[r->card[i].level];
}

/*
 * Rule 25 with equal claims, rule 8 with none: has the higher card of a board what it should have?
 */
static bool colours_kept(cards r, seats d, int i, int board)
{
	const struct reference_card *a = &r->card[i], *b = &r->card[d->opponent[i]];

	if (a->pinned != REFERENCE_OPEN || b->pinned != REFERENCE_OPEN || a->due != b->due ||
		a->claim[0] != b->claim[0] || a->claim[1] != b->claim[1] ||
		a->claim[2] != b->claim[2])
		return true;
	if (a->due == REFERENCE_OPEN)
		return d->white[i] == ((board % 2 == 0) == (r->input->lot != PAIRING_BLACK));
	return d->given[i] == a->due;
}

/* The terms that are one number for the whole draw. */
enum whole {
	SEATS,
	REPEATS,
	FORBIDDEN,
	BARRED,
	PINS,
	BYES,
	TRAY,
	BYE_AGAIN,
	BYE,
	DIFFERENCES,
	FLOATS,
	DISTANCE,
	TRANSFERS,
	CLAIMS,
	AVOIDED,
	EXCHANGES,
	SCORES,
	RANKS,
	WHOLE_TERMS
};

static int64_t count_boards(cards r, seats d, enum whole term)
{
	int64_t sum = 0;
	int board = 0;

	for (int i = 0; i < r->n; i++) {
		const int j = d->opponent[i];

		if (j < i)
			continue;
		if (term == REPEATS)
			sum += between(r, i, j, true);
		else if (term == FORBIDDEN)
			sum += listed_apart(r, i, j, true);
		else if (term == DISTANCE)
			sum += (r->card[i].score - r->card[j].score) *
				(r->card[i].score - r->card[j].score);
		else if (term == AVOIDED)
			sum += to_avoid(r, i, j);
		else if (term == RANKS)
			sum += !colours_kept(r, d, i, board);
		board++;
	}
	return sum;
}

/* Rule 40 holds in the last rounds of the event. */
static bool is_relaxed(cards r)
{
	return r->input->rounds >= r->input->round &&
		r->input->rounds - r->input->round < r->option[RELAX];
}

/*
 * Rule 40: in the last rounds, a difference of 3 of one who is so far behind, or cannot catch up
 * with the leader by winning all that is left.
 */
static bool is_spared(cards r, seats d, int i)
{
	const int left = r->input->rounds - r->input->round + 1;
	const int gap = r->leader - r->card[i].score;

	if (d->opponent[i] < 0 || !transferred(r, d, i) || r->card[i].claim[0] < 2)
		return false;
	return r->option[BEHIND] > 0 ? gap >= r->option[BEHIND] : gap > 2 * left;
}

/* Rule 6: how often his record has this. */
static int times(cards r, int i, enum pairing_kind kind)
{
	int n = 0;

	for (int k = 0; k < r->input->round - 1; k++)
		n += record(r, i)->games[k].kind == kind;
	return n;
}

/* Who has had a full-point bye has no other, unless the arbiter gives it to him. */
static bool may_not_have_it(cards r, int i)
{
	for (int k = 0; k < r->input->npins; k++)
		if (r->input->pins[k].kind == PAIRING_PIN_BYE &&
			r->input->pins[k].player == r->card[i].player)
			return false;
	return times(r, i, PAIRING_BYE_FORCED) + times(r, i, PAIRING_BYE_FULL) > 0;
}

/* Who "has hitherto had a bye or default", or "is due to receive a pre-arranged bye". */
static bool is_asked_last(cards r, int i)
{
	if (times(r, i, PAIRING_DEFAULT_WIN) > 0 || record(r, i)->bye_booked)
		return true;
	return r->option[BYE_SPARES] == 0 &&
		times(r, i, PAIRING_BYE_HALF) + times(r, i, PAIRING_DEFAULT_LOSS) > 0;
}

static int64_t count_cards(cards r, seats d, enum whole term)
{
	int64_t sum = 0;

	for (int i = 0; i < r->n; i++) {
		if (term == BARRED)
			sum += d->opponent[i] < 0 && may_not_have_it(r, i);
		else if (term == BYE_AGAIN)
			sum += d->opponent[i] < 0 && is_asked_last(r, i);
		else if (term == BYE)
			sum += d->opponent[i] < 0 ? r->card[i].score : 0;
		else if (term == DIFFERENCES)
			sum += is_spared(r, d, i);
		else if (term == TRANSFERS)
			sum += transferred(r, d, i);
		else if (term == SCORES)
			sum += transferred(r, d, i) ? r->card[i].score : 0;
		else if (term == EXCHANGES && above_line(r, d, i))
			sum += floats_down(r, d, i) ||
				(same_level(r, d, i) && d->opponent[i] > i &&
					above_line(r, d, d->opponent[i]));
	}
	return sum;
}

static int64_t broken_pins(cards r, seats d)
{
	int64_t sum = 0;

	for (int i = 0; i < r->input->npins; i++)
		sum += !pin_kept(r, d, &r->input->pins[i]);
	return sum;
}

/* Term 1: how many boards span each boundary. */
static int list_floats(cards r, seats d, int64_t *values)
{
	for (int k = 0; k + 1 < r->nlevels; k++) {
		values[k] = 0;
		for (int i = 0; i < r->n; i++)
			values[k] += d->opponent[i] >= 0 && r->card[i].level <= k &&
				r->card[d->opponent[i]].level > k;
	}
	return r->nlevels - 1 > 0 ? r->nlevels - 1 : 0;
}

static bool stronger(const int *a, const int64_t *b)
{
	for (int k = 0; k < 3; k++)
		if (a[k] != b[k])
			return a[k] > b[k];
	return false;
}

/* Term 4: the claims, sorted in. */
static int list_claims(cards r, seats d, int64_t *values)
{
	int n = 0;

	for (int i = 0; i < r->n; i++) {
		int at = n;

		if (!transferred(r, d, i))
			continue;
		for (; at > 0 && stronger(r->card[i].claim, values + 3 * (at - 1)); at--)
			for (int k = 0; k < 3; k++)
				values[3 * at + k] = values[3 * (at - 1) + k];
		for (int k = 0; k < 3; k++)
			values[3 * at + k] = r->card[i].claim[k];
		n++;
	}
	return 3 * n;
}

/* One entry of 8a or 8b: `before` are the cards that stand before card i in the order of search. */
static int64_t *put_floater(
	cards r, seats d, int i, const int *before, int n, bool down, int64_t *values)
{
	const struct reference_card *card = &r->card[i];
	int given = 0;

	for (int k = 0; k < n; k++)
		given += d->given[before[k]] == d->given[i];
	*values++ = down ? card->floated_down : card->floated_up;
	if (r->option[FLOAT_HISTORY])
		*values++ = down ? card->downfloats : card->upfloats;
	*values++ = given;
	*values++ = n;
	return values;
}

/* 8a */
static int list_down(cards r, seats d, int level, int64_t *values)
{
	const int first = r->first[level], end = first + r->size[level],
		  line = first + d->line[level];
	int64_t *next = values;

	for (int i = first; i < end; i++) {
		int before[REFERENCE_CARDS], n = 0;

		if (!floats_down(r, d, i))
			continue;
		if (r->option[LARGE] && d->opponent[i] >= 0) {
			/* rule 29; the bye goes by rule 6 */
			for (int j = end - 1; j > i; j--)
				before[n++] = j;
		} else {
			for (int j = line; j < end && j != i; j++)
				before[n++] = j;
			for (int j = line - 1; i < line && j > i; j--)
				before[n++] = j;
		}
		next = put_floater(r, d, i, before, n, true, next);
	}
	return (int)(next - values);
}

/* 8b: in the order of the cards they meet */
static int list_up(cards r, seats d, int level, int64_t *values)
{
	const int first = r->first[level], line = first + d->line[level];
	int64_t *next = values;

	for (int host = 0; host < first; host++) {
		const int i = d->opponent[host];
		int before[REFERENCE_CARDS], n = 0;

		if (i < 0 || r->card[i].level != level || !floats_up(r, d, i))
			continue;
		/* rule 28: those above the line count from it */
		for (int j = first; j < i; j++)
			if (!r->option[LONG_EVENT] || i >= line)
				before[n++] = j;
		for (int j = i + 1; j < line && r->option[LONG_EVENT]; j++)
			before[n++] = j;
		next = put_floater(r, d, i, before, n, false, next);
	}
	return (int)(next - values);
}

/* 8c: 0 extent, 1 displacement, 2 squares, 3 rating, 4 order */
static int list_halves(cards r, seats d, int level, int part, int64_t *values)
{
	const int first = r->first[level], end = first + r->size[level],
		  line = first + d->line[level];
	int top[REFERENCE_CARDS], bottom[REFERENCE_CARDS], n = 0, m = 0;

	for (int i = first; i < end; i++) {
		if (!same_level(r, d, i))
			continue;
		if (d->opponent[i] > i)
			top[n++] = i;
		else
			bottom[m++] = i;
	}
	values[0] = 0;
	for (int x = 0; x < n; x++) {
		const int i = top[x], j = d->opponent[i];
		int y = 0;

		while (bottom[y] != j)
			y++;
		if (part == 0)
			values[0] += j < line ? line - 1 - j : i >= line ? i - line : 0;
		else if (part == 1)
			values[0] += abs(x - y);
		else if (part == 2)
			values[0] += (x - y) * (x - y);
		else if (part == 3 && r->option[RANDOM] == 0)
			values[0] += abs(r->card[j].rating - r->card[bottom[x]].rating) +
				abs(r->card[i].rating - r->card[top[y]].rating);
		if (part == 4) {
			values[2 * x] = abs(x - y);
			values[2 * x + 1] = y;
		}
	}
	return part == 4 ? 2 * n : 1;
}

static int list_opponents(cards r, seats d, int64_t *values)
{
	int n = 0;

	for (int i = 0; i < r->n; i++)
		if (d->opponent[i] > i)
			values[n++] = d->opponent[i];
	return n;
}

static int whole_term(cards r, seats d, enum whole term, int64_t *values)
{
	values[0] = 0;
	switch (term) {
	case SEATS:
	case BYES:
	case TRAY:
		return 1;
	case FLOATS:
		return list_floats(r, d, values);
	case CLAIMS:
		return list_claims(r, d, values);
	case PINS:
		values[0] = broken_pins(r, d);
		return 1;
	case REPEATS:
	case FORBIDDEN:
	case DISTANCE:
	case AVOIDED:
	case RANKS:
		values[0] = count_boards(r, d, term);
		return 1;
	default:
		values[0] = count_cards(r, d, term);
		return 1;
	}
}

static int term_of(const struct reference *reference, const struct reference_draw *draw, int term,
	int64_t *values)
{
	enum { PER_LEVEL = 7 };

	/* the differences of rule 40 are no term in rounds in which it does not hold */
	if (!is_relaxed(reference) && term >= DIFFERENCES)
		term++;
	const int level = (term - WHOLE_TERMS) / PER_LEVEL, part = (term - WHOLE_TERMS) % PER_LEVEL;

	if (term < WHOLE_TERMS)
		return whole_term(reference, draw, (enum whole)term, values);
	if (level > reference->nlevels || (level == reference->nlevels && part > 0))
		return -1;
	if (level == reference->nlevels)
		return list_opponents(reference, draw, values);
	if (part == 0)
		return list_down(reference, draw, level, values);
	if (part == 1)
		return list_up(reference, draw, level, values);
	return list_halves(reference, draw, level, part - 2, values);
}

/* Rule 30: by the lot that is recorded, if there is one. */
static bool stands_before(const struct reference *reference, int a, int b)
{
	const int lot = reference->option[RANDOM];
	const struct pairing_player *players = reference->input->players;

	return lot > 0 && lot_place(lot, players[a].number) < lot_place(lot, players[b].number);
}

static const int settings[SETTINGS] = {[CLUBS] = 1, [HALF_BYES] = 1, [DEFAULTS] = 1};

const struct reference_rules caa_reference = {
	.options = settings, .colour = colour_of, .term = term_of, .stands_before = stands_before};
