/*
 * Other pairs put into a Dutch bracket, and judged beside those of the draw.
 */
#include <stdlib.h>
#include <string.h>

#include "dutch/bracket.h"
#include "dutch/copy.h"
#include "dutch/score.h"

/* Matchings for one bracket: each takes the longer the more cards there are. */
enum { TRIALS_SMALL = 60, TRIALS_MIDDLE = 20, TRIALS_LARGE = 4, SMALL = 40, MIDDLE = 150 };

static const struct dutch *dutch_of(const struct dutch_copy *copy)
{
	return &copy->seats.dutch;
}

static int score_of(const struct dutch_copy *copy, int member)
{
	return dutch_of(copy)->field.card[copy->members.card[member]].score;
}

/* The copy of the draw's seats. */
static bool copy_seats(struct dutch_copy *copy, const struct frame_draw *drawn)
{
	const struct dutch *dutch = drawn->digest;
	const size_t n = (size_t)dutch->field.count + 1;
	int *memory = arena_alloc(copy->arena, 5 * n, sizeof(*memory));

	copy->draw.boards = arena_alloc(
		copy->arena, (size_t)drawn->seats.draw->count + 1, sizeof(*copy->draw.boards));
	if (!memory || !copy->draw.boards || !dutch_seats_init(&copy->seats, drawn))
		return false;
	copy->draw.count = drawn->seats.draw->count;
	for (int i = 0; i < copy->draw.count; i++)
		copy->draw.boards[i] = drawn->seats.draw->boards[i];
	copy->seats.seats.draw = &copy->draw;
	copy->seats.seats.opponent = memory;
	copy->seats.seats.board = memory + n;
	copy->opponent = drawn->seats.opponent;
	copy->mate = memory + 2 * n;
	copy->board = memory + 3 * n;
	for (int c = 0; c < dutch->field.count; c++) {
		copy->seats.seats.opponent[c] = drawn->seats.opponent[c];
		copy->seats.seats.board[c] = drawn->seats.board[c];
	}
	return true;
}

/* The members of the level's bracket, and whom each meets in it. */
static bool find_members(struct dutch_copy *copy, int level)
{
	const int *opponent = copy->seats.seats.opponent;
	struct dutch_members members = {0};
	int *card, boards = 0;

	for (int k = 0; k <= level; k++)
		dutch_seats_open(&copy->seats, k, &members);
	card = arena_alloc(copy->arena, (size_t)members.count + 1, sizeof(*card));
	for (int i = 0; card && i < members.count; i++) {
		card[i] = members.card[i];
		copy->mate[i] = -1;
	}
	for (int i = 0; card && i < members.count; i++) {
		if (dutch_seats_goes_down(&copy->seats, &members, i))
			continue;
		for (int k = i + 1; k < members.count; k++) {
			if (card[k] != opponent[card[i]])
				continue;
			copy->mate[i] = k;
			copy->mate[k] = i;
			copy->board[boards++] = copy->seats.seats.board[card[i]];
		}
	}
	members.card = card;
	copy->members = members;
	return card != NULL;
}

static bool has_fixed(const struct dutch_copy *copy)
{
	const struct field *field = &dutch_of(copy)->field;

	for (int i = 0; field->npins > 0 && i < copy->members.count; i++)
		if (field_fixed(field, copy->members.card[i]))
			return true;
	return false;
}

static void find_bye(struct dutch_copy *copy)
{
	const struct field *field = &dutch_of(copy)->field;

	copy->bye_score = -1;
	for (int c = 0; c < field->count; c++)
		if (copy->opponent[c] == SEATS_BYE)
			copy->bye_score = field->card[c].score;
	copy->trials = field->count <= SMALL ? TRIALS_SMALL
		: field->count <= MIDDLE     ? TRIALS_MIDDLE
					     : TRIALS_LARGE;
}

enum pairing_status dutch_copy_init(
	struct dutch_copy *copy, const struct frame_draw *drawn, int level, struct arena *arena)
{
	enum pairing_status status = PAIRING_OK;

	*copy = (struct dutch_copy){.arena = arena};
	if (!card_seats_whole(&drawn->seats))
		return PAIRING_NOT_OFFERED;
	copy->draft.rules = drawn->book->rules->term_rules;
	if (!copy_seats(copy, drawn) || !find_members(copy, level))
		status = PAIRING_NO_MEMORY;
	else if (has_fixed(copy))
		status = PAIRING_NOT_OFFERED;
	if (status == PAIRING_OK) {
		find_bye(copy);
		dutch_score_bracket(&copy->seats, &copy->members, &copy->draft);
		status = score_draft_hand_over(PAIRING_OK, &copy->draft, &copy->taken);
		copy->draft = (struct score_draft){.rules = copy->draft.rules};
	}
	if (status != PAIRING_OK)
		dutch_copy_done(copy);
	return status;
}

void dutch_copy_done(struct dutch_copy *copy)
{
	dutch_seats_done(&copy->seats);
	pairing_score_done(&copy->taken);
	pairing_score_done(&copy->draft.score);
}

static bool is_last(const struct dutch_copy *copy)
{
	return copy->members.level + 1 == dutch_of(copy)->field.nlevels;
}

/*
 * The first of C1, what the arbiter forbids, C2 and C3 that bars the pairing; NONE: nothing does.
 */
static enum pairing_term_id find_bar(const struct dutch_copy *copy, const int *mate)
{
	const struct dutch *dutch = dutch_of(copy);
	const struct field *field = &dutch->field;
	bool forbidden = false, bye = false, colours = false;

	for (int i = 0; i < copy->members.count; i++) {
		const int card = copy->members.card[i];
		const int other = mate[i] < 0 ? -1 : copy->members.card[mate[i]];

		if (mate[i] < 0)
			bye = bye || (is_last(copy) && !field_may_bye(field, card));
		if (mate[i] < i)
			continue;
		if (field_met(field, card, other))
			return PAIRING_TERM_REPEATS;
		forbidden = forbidden || field_forbidden(field, card, other);
		colours = colours || dutch_breaks_c3(dutch, card, other);
	}
	return forbidden  ? PAIRING_TERM_FORBIDDEN_PAIRS
		: bye     ? PAIRING_TERM_BARRED_BYES
		: colours ? PAIRING_TERM_ABSOLUTE_COLOURS
			  : PAIRING_TERM_NONE;
}

/*
 * Of who goes down, member by member, which stand in the order of scores: above 0: higher scores.
 */
static int compare_down(const struct dutch_copy *copy, const int *mate)
{
	const int count = copy->members.count;

	for (int i = 0, k = 0;; i++, k++) {
		while (i < count && mate[i] >= 0)
			i++;
		while (k < count && copy->mate[k] >= 0)
			k++;
		if (i == count || k == count)
			return 0;
		if (score_of(copy, i) != score_of(copy, k))
			return score_of(copy, i) - score_of(copy, k);
	}
}

/* May the card sit in the draw where one of its score goes down? */
static bool may_replace(const struct dutch_copy *copy, int card, int down)
{
	const struct dutch *dutch = dutch_of(copy);
	const int other = copy->opponent[down];

	if (dutch->field.card[card].score != dutch->field.card[down].score)
		return false;
	return other < 0 ? field_may_bye(&dutch->field, card) : dutch_may_meet(dutch, card, other);
}

/*
 * Who goes down takes the seat of one who does in the draw and does not here, so that the draw's
 * own boards are a witness that the others can be paired as well. False: one of them may not sit
 * there; he has a seat all the same, which counts for nothing but that it is lower.
 */
static bool take_seats(struct dutch_copy *copy, const int *mate)
{
	const struct dutch_members *members = &copy->members;
	int *opponent = copy->seats.seats.opponent;
	bool all = true;

	for (int i = 0; i < members->count; i++)
		if (mate[i] < 0 && copy->mate[i] < 0)
			opponent[members->card[i]] = copy->opponent[members->card[i]];
	for (int i = 0, k = 0; i < members->count; i++) {
		if (mate[i] >= 0 || copy->mate[i] < 0)
			continue;
		while (copy->mate[k] >= 0 || mate[k] < 0)
			k++;
		all = all && may_replace(copy, members->card[i], members->card[k]);
		opponent[members->card[i]] = copy->opponent[members->card[k++]];
	}
	return all;
}

static void seat_pairs(struct dutch_copy *copy, const int *mate)
{
	const struct dutch_members *members = &copy->members;
	const struct dutch *dutch = dutch_of(copy);

	for (int i = 0, boards = 0; i < members->count; i++) {
		const int card = members->card[i];
		const int other = mate[i] < i ? -1 : members->card[mate[i]];
		struct pairing_board *board;
		const char *rule;
		bool white;

		if (other < 0)
			continue;
		board = &copy->draw.boards[copy->board[boards]];
		white = dutch_colour(dutch, card, other, &rule) == PAIRING_WHITE;
		board->white = dutch->field.card[white ? card : other].player;
		board->black = dutch->field.card[white ? other : card].player;
		copy->seats.seats.board[card] = copy->board[boards];
		copy->seats.seats.board[other] = copy->board[boards++];
		copy->seats.seats.opponent[card] = other;
		copy->seats.seats.opponent[other] = card;
	}
}

/* Who goes down, then all cards of lower levels; returns how many. */
static int list_left(const struct dutch_copy *copy, const int *mate, int *card, int *down)
{
	const struct field *field = &dutch_of(copy)->field;
	const struct field_level *level = &field->level[copy->members.level];
	int count = 0;

	for (int i = 0; i < copy->members.count; i++)
		if (mate[i] < 0)
			card[count++] = copy->members.card[i];
	*down = count;
	for (int c = level->first + level->count; c < field->count; c++)
		card[count++] = c;
	return count;
}

/* C8: do as many, and no higher ones, go down from the next bracket as in the draw? */
static enum dutch_verdict try_next(const struct dutch_copy *copy, const int *card, int down,
	int count, struct pairing_fault *fault)
{
	const struct field *field = &dutch_of(copy)->field;
	const int next = copy->members.level + 1;
	const struct pairing_term *term =
		pairing_score_term(&copy->taken, PAIRING_TERM_NEXT_BRACKET);
	const int64_t *taken = copy->taken.values + term->first;
	struct dutch_bracket bracket = {.dutch = dutch_of(copy),
		.card = card,
		.mdps = down,
		.count = count,
		.whole = true,
		.last = next + 1 == field->nlevels,
		.spare = count % 2,
		.bye_open = field->count % 2 != 0 && field->pinned_bye < 0,
		.bye_score = copy->bye_score};
	int *mate = arena_alloc(copy->arena, (size_t)count + 1, sizeof(*mate)), left = 0, at = 1;
	enum matching_status status = MATCHING_NO_MEMORY;

	bracket.residents_end = down + field->level[next].count;
	bracket.next_end =
		bracket.residents_end + (bracket.last ? 0 : field->level[next + 1].count);
	if (mate)
		status = dutch_bracket_floats(&bracket, copy->arena, mate);
	if (status != MATCHING_OK)
		return DUTCH_IS_LOST;
	for (int i = 0; i < bracket.residents_end; i++)
		left += mate[i] < 0;
	fault->term = PAIRING_TERM_NEXT_BRACKET;
	if (left != taken[0])
		return left > taken[0] ? DUTCH_IS_WORSE : DUTCH_IS_AS_GOOD;
	for (int i = 0; i < bracket.residents_end; i++) {
		const int score = field->card[card[i]].score;

		if (mate[i] >= 0)
			continue;
		if (score != taken[at])
			return score > taken[at] ? DUTCH_IS_WORSE : DUTCH_IS_AS_GOOD;
		at++;
	}
	return DUTCH_IS_UNKNOWN;
}

/*
 * Where nobody can take the seats of the draw: C4 and C5, C7, C8. UNKNOWN with trials left: as good
 * as the draw so far.
 */
static enum dutch_verdict try_left(
	struct dutch_copy *copy, const int *mate, int higher, struct pairing_fault *fault)
{
	const struct arena_mark mark = arena_mark(copy->arena);
	const int most = dutch_of(copy)->field.count;
	int *card = arena_alloc(copy->arena, (size_t)most + 1, sizeof(*card)), down = 0, count = 0;
	enum matching_status status = MATCHING_NO_MEMORY;
	enum dutch_verdict verdict = DUTCH_IS_LOST;

	copy->trials--;
	if (card) {
		count = list_left(copy, mate, card, &down);
		status = dutch_bracket_completable(
			dutch_of(copy), card, count, copy->bye_score, copy->arena);
	}
	fault->term = PAIRING_TERM_NONE;
	if (status == MATCHING_NONE) {
		verdict = DUTCH_IS_WORSE;
	} else if (status == MATCHING_OK && higher != 0) {
		fault->term = PAIRING_TERM_DOWNFLOATER_SCORES;
		verdict = higher > 0 ? DUTCH_IS_WORSE : DUTCH_IS_AS_GOOD;
	} else if (status == MATCHING_OK) {
		verdict =
			is_last(copy) ? DUTCH_IS_UNKNOWN : try_next(copy, card, down, count, fault);
	}
	arena_release(copy->arena, mark);
	return verdict;
}

static bool is_looked_at(enum pairing_term_id term)
{
	return term != PAIRING_TERM_NEXT_BRACKET && term != PAIRING_TERM_MOVED_DOWN &&
		term != PAIRING_TERM_MOVED_DOWN_OPPONENTS &&
		term != PAIRING_TERM_BRACKET_EXCHANGES && term != PAIRING_TERM_BRACKET_ORDER;
}

/* C9 to C21, from the terms of the bracket with these pairs. */
static enum dutch_verdict compare_terms(struct dutch_copy *copy, struct pairing_fault *fault)
{
	const struct pairing_score *taken = &copy->taken, *other = &copy->draft.score;

	copy->draft.score.nterms = copy->draft.score.nvalues = 0;
	dutch_score_bracket(&copy->seats, &copy->members, &copy->draft);
	if (copy->draft.failed)
		return DUTCH_IS_LOST;
	for (int i = 0; i < taken->nterms; i++) {
		const struct pairing_term *a = &taken->terms[i], *b = &other->terms[i];
		const int64_t *ours = taken->values + a->first, *theirs = other->values + b->first;
		const int length = a->length < b->length ? a->length : b->length;
		int at = 0;

		while (at < length && ours[at] == theirs[at])
			at++;
		if (!is_looked_at(a->id) || (at == length && a->length == b->length))
			continue;
		if (at < length ? theirs[at] < ours[at] : b->length < a->length)
			return DUTCH_IS_AS_GOOD;
		fault->term = a->id;
		if (a->length == 1 && b->length == 1 &&
			pairing_term_row(a->id)->unit == PAIRING_UNIT_COUNT) {
			fault->least = fault->most = (int)theirs[0];
			fault->taken = (int)ours[0];
		}
		return DUTCH_IS_WORSE;
	}
	return DUTCH_IS_AS_GOOD;
}

enum dutch_verdict dutch_copy_judge(
	struct dutch_copy *copy, const int *mate, struct pairing_fault *fault)
{
	const int higher = compare_down(copy, mate);
	enum dutch_verdict verdict;

	fault->term = find_bar(copy, mate);
	if (fault->term != PAIRING_TERM_NONE)
		return DUTCH_IS_WORSE;
	if (!take_seats(copy, mate) || higher != 0) {
		if (copy->trials == 0)
			return DUTCH_IS_UNKNOWN;
		verdict = try_left(copy, mate, higher, fault);
		if (verdict != DUTCH_IS_UNKNOWN)
			return verdict;
	}
	seat_pairs(copy, mate);
	return compare_terms(copy, fault);
}
