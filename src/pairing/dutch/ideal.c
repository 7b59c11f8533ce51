/*
 * Brackets at their bounds.
 */
#include "dutch/ideal.h"

#include <stdlib.h>

#include "dutch/halves.h"

enum { TRIES_MOST = 40, CLASSES = 3 * DUTCH_STRENGTHS };

struct ideal {
	const struct dutch_bracket *bracket;
	bool down;                     /* a resident goes down */
	bool bye;                      /* he has the bye */
	enum pairing_colour most;      /* the preference of the W */
	bool most_goes_down;           /* C12: he must be one of them */
	int wrong;                     /* C12: pairs of two W */
	int mild;                      /* W with a mild preference */
	bool suited[CLASSES][CLASSES]; /* do two such cards keep all colour criteria? */
	int *class;                    /* by vertex */
	bool *may_go;                  /* by vertex: may go down */
	int *vertex_of;                /* by card of the field, -1: not in the bracket */
	int *kind, *place;             /* of solve_halves: by place, by vertex */
	int *rest;                     /* the remainder, as vertices */
	int count;
};

static const struct dutch_card *card_at(const struct ideal *ideal, int i)
{
	return &ideal->bracket->dutch->card[ideal->bracket->card[i]];
}

static int score_at(const struct ideal *ideal, int i)
{
	return ideal->bracket->dutch->field.card[ideal->bracket->card[i]].score;
}

/* Pinned colours and floats change what the bounds are. */
static bool has_pins(const struct dutch_bracket *bracket)
{
	for (int i = 0; bracket->dutch->field.npins > 0 && i < bracket->residents_end; i++) {
		const struct field_card *card = &bracket->dutch->field.card[bracket->card[i]];

		if (card->partner >= 0 || card->pinned != PAIRING_NEUTRAL || card->pins != 0)
			return true;
	}
	return false;
}

/* Are the bounds above those of this bracket? */
static bool has_bounds(struct ideal *ideal)
{
	const struct dutch_bracket *bracket = ideal->bracket;
	const int residents_score = score_at(ideal, bracket->mdps);

	if (bracket->mdps > 1 || has_pins(bracket))
		return false;
	ideal->down = bracket->residents_end % 2 != 0;
	ideal->bye = ideal->down && bracket->last;
	if (ideal->bye && bracket->bye_score != residents_score)
		return false;
	if (ideal->down && !bracket->last && bracket->bye_open &&
		bracket->bye_score >= residents_score)
		return false;
	if (!bracket->dutch->topscorers)
		return true;
	for (int i = 0; i < bracket->residents_end; i++) {
		const struct dutch_card *card = card_at(ideal, i);

		if (abs(card->difference) > 2 ||
			(card->due != PAIRING_NEUTRAL && card->repeated == card->due))
			return false;
	}
	return true;
}

static void count_colours(struct ideal *ideal)
{
	int count[3] = {0, 0, 0}, excess;

	for (int i = 0; i < ideal->bracket->residents_end; i++)
		count[card_at(ideal, i)->due]++;
	ideal->most = count[PAIRING_WHITE] >= count[PAIRING_BLACK] ? PAIRING_WHITE : PAIRING_BLACK;
	excess = abs(count[PAIRING_WHITE] - count[PAIRING_BLACK]) - count[PAIRING_NEUTRAL];
	ideal->most_goes_down = ideal->down && excess > 0;
	ideal->wrong = excess > 0 ? (excess - ideal->down) / 2 : 0;
	for (int i = 0; i < ideal->bracket->residents_end; i++)
		ideal->mild += card_at(ideal, i)->due == ideal->most &&
			card_at(ideal, i)->strength == DUTCH_MILD;
}

/* What the colour criteria ask of a card. */
static int class_of(const struct ideal *ideal, int i)
{
	const struct dutch_card *card = card_at(ideal, i);

	return (int)card->due * DUTCH_STRENGTHS + (int)card->strength;
}

/* Do two cards of these classes keep all colour criteria at their bounds? */
static bool suits(const struct ideal *ideal, int one, int two)
{
	const enum pairing_colour due = (enum pairing_colour)(one / DUTCH_STRENGTHS);
	const enum pairing_colour other = (enum pairing_colour)(two / DUTCH_STRENGTHS);
	const enum dutch_strength strength = (enum dutch_strength)(one % DUTCH_STRENGTHS);
	const enum dutch_strength against = (enum dutch_strength)(two % DUTCH_STRENGTHS);
	const bool first = due == ideal->most, second = other == ideal->most;
	const int mild = (first && strength == DUTCH_MILD) + (second && against == DUTCH_MILD);

	if (due == other && strength == DUTCH_ABSOLUTE && against == DUTCH_ABSOLUTE)
		return false;
	if (ideal->wrong == 0)
		return due != other || due == PAIRING_NEUTRAL;
	if (first && second)
		return ideal->mild >= ideal->wrong ? mild > 0 : mild < 2;
	return (first || second) && (ideal->mild >= ideal->wrong || mild == 0);
}

static void find_suited(struct ideal *ideal)
{
	for (int one = 0; one < CLASSES; one++)
		for (int two = 0; two < CLASSES; two++)
			ideal->suited[one][two] = suits(ideal, one, two);
	for (int i = 0; i < ideal->bracket->residents_end; i++)
		ideal->class[i] = class_of(ideal, i);
}

static bool may_meet(const struct ideal *ideal, int i, int j)
{
	const struct dutch_bracket *bracket = ideal->bracket;

	return ideal->suited[ideal->class[i]][ideal->class[j]] &&
		dutch_may_meet(bracket->dutch, bracket->card[i], bracket->card[j]);
}

/* Leave only those without the mark, if there are any. */
static void avoid_mark(const struct ideal *ideal, unsigned mark)
{
	bool any = false;

	for (int i = 0; i < ideal->bracket->residents_end; i++)
		any = any || (ideal->may_go[i] && !(card_at(ideal, i)->floats & mark));
	for (int i = 0; any && i < ideal->bracket->residents_end; i++)
		ideal->may_go[i] = ideal->may_go[i] && !(card_at(ideal, i)->floats & mark);
}

/* Who may have the bye, by C2, C5 and C9? */
static void find_byes(const struct ideal *ideal)
{
	const struct dutch_bracket *bracket = ideal->bracket;
	int least = -1;

	for (int i = 0; i < bracket->residents_end; i++) {
		ideal->may_go[i] =
			ideal->may_go[i] && field_may_bye(&bracket->dutch->field, bracket->card[i]);
		if (ideal->may_go[i] && (least < 0 || card_at(ideal, i)->unplayed < least))
			least = card_at(ideal, i)->unplayed;
	}
	for (int i = 0; i < bracket->residents_end; i++)
		ideal->may_go[i] = ideal->may_go[i] && card_at(ideal, i)->unplayed == least;
}

/* Who may go down; nobody: the bounds cannot all be had. */
static void find_downfloaters(const struct ideal *ideal)
{
	const struct dutch_bracket *bracket = ideal->bracket;

	for (int i = 0; i < bracket->residents_end; i++)
		ideal->may_go[i] = i >= bracket->mdps;
	if (ideal->bye)
		find_byes(ideal);
	for (int i = 0; ideal->most_goes_down && i < bracket->residents_end; i++) {
		const bool kept = ideal->wrong > 0 && ideal->mild <= ideal->wrong &&
			card_at(ideal, i)->strength == DUTCH_MILD;

		ideal->may_go[i] =
			ideal->may_go[i] && card_at(ideal, i)->due == ideal->most && !kept;
	}
	avoid_mark(ideal, DUTCH_DOWN_1);
	avoid_mark(ideal, DUTCH_DOWN_2);
}

/* Part the one at this place of the halves from a card, unless they may meet. */
static void part_from(
	const struct ideal *ideal, const int *half, int at, int card, struct halves *halves)
{
	const int pairs = (ideal->count - ideal->down) / 2, vertex = ideal->vertex_of[card];
	const int other = vertex >= 0 ? ideal->place[vertex] : -1;

	if (other < 0 || (at < pairs) == (other < pairs) || may_meet(ideal, half[at], half[other]))
		return;
	halves_part(halves, at < pairs ? at : other, at < pairs ? other - pairs : at - pairs);
}

/* Part those who have met, and those whom the arbiter keeps apart. */
static void part_barred(const struct ideal *ideal, const int *half, struct halves *halves)
{
	const struct field *field = &ideal->bracket->dutch->field;
	const struct field_lists *barred = &field->barred;

	for (int at = 0; at < ideal->count; at++) {
		const int card = ideal->bracket->card[half[at]];
		const struct pairing_game *games =
			field->input->players[field->card[card].player].games;

		for (int r = 0; r < field->input->round - 1; r++)
			if (games[r].opponent >= 0 && field->card_of[games[r].opponent] >= 0)
				part_from(
					ideal, half, at, field->card_of[games[r].opponent], halves);
		for (int i = barred->first ? barred->first[card] : 0;
			barred->first && i < barred->first[card + 1]; i++)
			part_from(ideal, half, at, barred->list[i], halves);
	}
}

/*
 * Who may meet whom: all whose colours suit, but for the few who have met or are kept apart, and
 * for those of the second half who stand before one that came to the first.
 */
static bool join_halves(
	const struct ideal *ideal, const int *half, struct halves *halves, struct arena *arena)
{
	const int pairs = (ideal->count - ideal->down) / 2;
	const struct halves_kinds kinds = {.kinds = CLASSES,
		.suited = &ideal->suited[0][0],
		.row = ideal->kind,
		.column = ideal->kind + pairs,
		.rows = pairs,
		.columns = pairs + ideal->down};

	for (int i = 0; i < ideal->bracket->residents_end; i++)
		ideal->place[i] = -1;
	for (int i = 0; i < ideal->count; i++) {
		ideal->kind[i] = ideal->class[half[i]];
		ideal->place[half[i]] = i;
	}
	if (!halves_join_kinds(halves, &kinds, arena))
		return false;
	part_barred(ideal, half, halves);
	for (int x = 0; x < pairs; x++)
		for (int y = 0; y < kinds.columns && half[pairs + y] < half[x]; y++)
			halves_part(halves, x, y);
	for (int y = 0; y < kinds.columns && ideal->down; y++)
		if (ideal->may_go[half[pairs + y]])
			halves_join(halves, pairs, y);
	return true;
}

/* The halves of a remainder, each in order: `pairs` tops, then the others. */
static enum dutch_ideal solve_halves(
	const struct ideal *ideal, const int *half, struct arena *arena, int *mate)
{
	const struct arena_mark mark = arena_mark(arena);
	const int pairs = (ideal->count - ideal->down) / 2;
	struct halves halves;
	bool solved;

	if (!halves_init(&halves, pairs + ideal->down, arena) ||
		!join_halves(ideal, half, &halves, arena))
		return DUTCH_IDEAL_NO_MEMORY;
	solved = halves_solve(&halves);
	for (int x = 0; solved && x < pairs; x++) {
		const int other = half[pairs + halves.column_of[x]];

		mate[half[x]] = other;
		mate[other] = half[x];
	}
	arena_release(arena, mark);
	return solved ? DUTCH_IDEAL_FOUND : DUTCH_IDEAL_UNKNOWN;
}

/* The one at `out` of S1 changes with the one at `in` of S2. */
static void exchange(const struct ideal *ideal, int pairs, int out, int in, int *half)
{
	int tops = 0, others = pairs;

	for (int i = 0; i < ideal->count; i++) {
		const bool is_top = i == in || (i < pairs && i != out);

		half[is_top ? tops++ : others++] = ideal->rest[i];
	}
}

/*
 * The remainder: without an exchange, else with a single one in the order of 4.3.2, as far as a few
 * tries go.
 */
static enum dutch_ideal solve_rest(const struct ideal *ideal, struct arena *arena, int *mate)
{
	const int pairs = (ideal->count - ideal->down) / 2;
	enum dutch_ideal found = solve_halves(ideal, ideal->rest, arena, mate);
	int *half, tries = 0;

	if (found != DUTCH_IDEAL_UNKNOWN)
		return found;
	half = arena_alloc(arena, (size_t)ideal->count, sizeof(*half));
	if (!half)
		return DUTCH_IDEAL_NO_MEMORY;
	for (int distance = 1; distance < ideal->count; distance++) {
		for (int out = pairs - 1; out >= 0 && out + distance >= pairs; out--) {
			if (out + distance >= ideal->count)
				continue;
			if (tries++ == TRIES_MOST)
				return DUTCH_IDEAL_UNKNOWN;
			exchange(ideal, pairs, out, out + distance, half);
			found = solve_halves(ideal, half, arena, mate);
			if (found != DUTCH_IDEAL_UNKNOWN)
				return found;
		}
	}
	return DUTCH_IDEAL_UNKNOWN;
}

static void find_rest(struct ideal *ideal, int without)
{
	ideal->count = 0;
	for (int i = ideal->bracket->mdps; i < ideal->bracket->residents_end; i++)
		if (i != without)
			ideal->rest[ideal->count++] = i;
}

/* The MDP's opponent is the first who leaves all bounds in reach. */
static enum dutch_ideal solve_mdp(struct ideal *ideal, struct arena *arena, int *mate)
{
	for (int i = 1; i < ideal->bracket->residents_end; i++) {
		if ((card_at(ideal, i)->floats & (DUTCH_UP_1 | DUTCH_UP_2)) ||
			!may_meet(ideal, 0, i))
			continue;
		find_rest(ideal, i);
		mate[0] = i;
		mate[i] = 0;
		return solve_rest(ideal, arena, mate);
	}
	return DUTCH_IDEAL_UNKNOWN;
}

enum dutch_ideal dutch_ideal_solve(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate)
{
	const struct arena_mark mark = arena_mark(arena);
	const size_t n = (size_t)bracket->residents_end;
	struct ideal ideal = {.bracket = bracket};
	enum dutch_ideal found = DUTCH_IDEAL_NO_MEMORY;

	if (!has_bounds(&ideal))
		return DUTCH_IDEAL_UNKNOWN;
	ideal.may_go = arena_alloc(arena, n, sizeof(*ideal.may_go));
	ideal.rest = arena_alloc(arena, n, sizeof(*ideal.rest));
	ideal.class = arena_alloc(arena, n, sizeof(*ideal.class));
	ideal.kind = arena_alloc(arena, n, sizeof(*ideal.kind));
	ideal.place = arena_alloc(arena, n, sizeof(*ideal.place));
	ideal.vertex_of =
		arena_alloc(arena, (size_t)bracket->dutch->field.count, sizeof(*ideal.vertex_of));
	if (ideal.may_go && ideal.rest && ideal.class && ideal.kind && ideal.place &&
		ideal.vertex_of) {
		for (int c = 0; c < bracket->dutch->field.count; c++)
			ideal.vertex_of[c] = -1;
		for (int i = 0; i < bracket->residents_end; i++)
			ideal.vertex_of[bracket->card[i]] = i;
		for (int i = 0; i < bracket->residents_end; i++)
			mate[i] = -1;
		count_colours(&ideal);
		find_suited(&ideal);
		if (ideal.down)
			find_downfloaters(&ideal);
		find_rest(&ideal, -1);
		if (bracket->mdps > 0)
			found = solve_mdp(&ideal, arena, mate);
		else
			found = solve_rest(&ideal, arena, mate);
	}
	arena_release(arena, mark);
	return found;
}
