/* The natural draw of a score group beside the one on the boards. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/why/facts.h"
#include "app/words/words.h"
#include "pairing/book/traits.h"

enum { PAIRS_TOLD = 6 };

/*
 * The boards of a score group: who sits opposite, by card (PAIRING_NOBODY: he goes on down), and
 * the cards that by nature sit opposite each other, first[i] and second[i].
 */
struct group {
	const struct position *position;
	enum pairing_step_kind kind; /* what its boards are drawn by */
	bool moved_down;             /* with those who have come down (FIDE 3.1) */
	int score;
	int *opponent, *first, *second;
	int pairs, seconds; /* behind the pairs: those of the lower half who are over */
	int *order, *place; /* all cards in the order of the rule book, and where each stands */
};

/* As it counts in this round. */
static int score_of(const struct group *group, int card)
{
	return group->position->cards.scores[card];
}

/* Is no colour fixed for the card, beside that of a board made by hand, and is it due none? */
static bool has_no_colour(const struct pairing_input *input, int card)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind != PAIRING_PIN_BOARD &&
			input->pins[i].colour != PAIRING_NEUTRAL &&
			(input->pins[i].player == card || input->pins[i].other == card))
			return false;
	return pairing_claim_of(input->players[card].games, input->round - 1).due ==
		PAIRING_NEUTRAL;
}

/* Does the lot give the colours (Schools 6)? */
static bool is_open(const struct group *group, const struct pairing_board *board)
{
	const struct pairing_input *input = &group->position->cards.input;

	return has_no_colour(input, board->white) && has_no_colour(input, board->black);
}

/* Does the board belong to the group? */
static bool is_inside(const struct group *group, const struct pairing_board *board)
{
	const bool seekers = group->position->cards.book->traits->groups == PAIRING_GROUPS_SEEKERS;
	int high, low;

	if (board->black == PAIRING_NOBODY)
		return false;
	high = score_of(group, board->white);
	low = score_of(group, board->black);
	if (high < low) {
		low = high;
		high = score_of(group, board->black);
	}
	if (low != group->score || (high != low && !group->moved_down))
		return false;
	return !seekers || is_open(group, board) == (group->kind == PAIRING_STEP_PLACE);
}

static int compare_places(const void *left, const void *right)
{
	const int *a = left, *b = right;

	return (*a > *b) - (*a < *b);
}

/* In the order of the rule book: score, then rank or the lot (CAA 30, Schools 26). */
static void sort_cards(const struct group *group, int *card, int count)
{
	for (int i = 0; i < count; i++)
		card[i] = group->place[card[i]];
	qsort(card, (size_t)count, sizeof(*card), compare_places);
	for (int i = 0; i < count; i++)
		card[i] = group->order[card[i]];
}

/*
 * Those who have come down meet the highest of the group, the rest half against half; who goes on
 * down is one of the lower half (FIDE 3.3).
 */
static void put_halves(struct group *group, int *card, int count)
{
	int down = 0, half;

	sort_cards(group, card, count);
	while (down < count && score_of(group, card[down]) > group->score)
		down++;
	half = group->pairs - down;
	for (int i = 0; i < down; i++) {
		group->first[i] = card[i];
		group->second[i] = card[down + i];
	}
	for (int i = 0; i < half; i++) {
		group->first[down + i] = card[2 * down + i];
		group->second[down + i] = card[2 * down + half + i];
	}
	for (int i = 2 * group->pairs; i < count; i++)
		group->second[group->seconds++] = card[i];
}

/* FIDE Dutch: does the board take one of the group's score further down? */
static bool goes_on(const struct group *group, const struct pairing_board *board, int card)
{
	const int other = board->white == card ? board->black : board->white;

	return group->moved_down && score_of(group, card) == group->score &&
		(other == PAIRING_NOBODY || score_of(group, other) < group->score);
}

/* White seekers against Black seekers. */
static void put_seekers(struct group *group)
{
	const struct pairing_draw *draw = &group->position->draw;
	int count = 0;

	for (int i = 0; i < draw->count; i++)
		if (is_inside(group, &draw->boards[i])) {
			group->first[count] = draw->boards[i].white;
			group->second[count++] = draw->boards[i].black;
		}
	sort_cards(group, group->first, count);
	sort_cards(group, group->second, count);
}

static void find_pairs(struct group *group, int *card)
{
	const struct pairing_draw *draw = &group->position->draw;
	int count = 0;

	group->pairs = 0;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const int seats[] = {board->white, board->black};
		const bool inside = is_inside(group, board);

		for (int k = 0; k < 2; k++) {
			if (seats[k] == PAIRING_NOBODY ||
				(!inside && !goes_on(group, board, seats[k])))
				continue;
			group->opponent[seats[k]] = inside ? seats[1 - k] : PAIRING_NOBODY;
			card[count++] = seats[k];
		}
		group->pairs += inside;
	}
	group->seconds = group->pairs;
	if (group->kind == PAIRING_STEP_SEEKERS)
		put_seekers(group);
	else
		put_halves(group, card, count);
}

/* "7-17, 8-19, …" */
static void put_pair(const struct group *group, int a, int b, int *told, char *text, size_t size)
{
	const size_t used = strlen(text);

	if (++*told <= PAIRS_TOLD)
		words_put(text + used, size - used, "%s%d-%d", *told == 1 ? "" : ", ",
			group->position->cards.pin_of[a], group->position->cards.pin_of[b]);
	else if (*told == PAIRS_TOLD + 1)
		words_put(text + used, size - used, ", …");
}

static bool is_lower(const struct group *group, int card, int than)
{
	return card != PAIRING_NOBODY && group->place[card] > group->place[than];
}

/* Natural pairs that are not made, and pairs made that are not natural. Returns how many. */
static int find_changes(const struct group *group, char *natural, char *actual, size_t size)
{
	int told = 0, made = 0;

	natural[0] = actual[0] = '\0';
	for (int i = 0; i < group->pairs; i++) {
		const int a = group->first[i], b = group->second[i];

		if (group->opponent[a] != b)
			put_pair(group, a, b, &told, natural, size);
	}
	for (int i = 0; i < group->pairs; i++) {
		const int a = group->first[i], other = group->opponent[a];

		if (other != group->second[i] &&
			(group->kind == PAIRING_STEP_SEEKERS || is_lower(group, other, a)))
			put_pair(group, a, other, &made, actual, size);
	}
	for (int i = 0; i < group->seconds; i++) {
		const int a = group->second[i], other = group->opponent[a];

		if (group->kind != PAIRING_STEP_SEEKERS &&
			(i >= group->pairs || other != group->first[i]) &&
			is_lower(group, other, a))
			put_pair(group, a, other, &made, actual, size);
	}
	return told;
}

/* The step that tells what the boards of the group are drawn by; NULL: nothing natural. */
static const struct pairing_step *find_kind(
	const struct pairing_steps *steps, int board, bool moved_down)
{
	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];

		if (step->board != board - 1)
			continue;
		switch (step->kind) {
		case PAIRING_STEP_PLACE:
		case PAIRING_STEP_SEEKERS:
		case PAIRING_STEP_NATURAL:
		case PAIRING_STEP_TRANSPOSITION:
		case PAIRING_STEP_INTERCHANGE:
		case PAIRING_STEP_REPAIRED:
			return step;
		case PAIRING_STEP_FLOAT_UP:
			if (moved_down)
				return step;
			break;
		default:
			break;
		}
	}
	return NULL;
}

/* The rule that makes it natural, as the terms of the score have it. */
static const char *rule_of(const struct group *group)
{
	const struct pairing_score *score = &group->position->score;
	const char *rule = "6"; /* Schools: where nobody is due a colour */

	if (group->kind == PAIRING_STEP_SEEKERS)
		return "10";
	if (group->kind != PAIRING_STEP_PLACE && !group->moved_down)
		return "29C1";
	for (int i = 0; i < score->nterms; i++)
		if ((score->terms[i].id == PAIRING_TERM_ORDER ||
			    score->terms[i].id == PAIRING_TERM_BRACKET_ORDER) &&
			score->terms[i].level == group->score)
			rule = score->terms[i].rule;
	return rule;
}

/* Does one of its score meet another score, or does nobody leave it but who has the bye? */
enum floaters { FLOATERS_NONE, FLOATERS_BYE, FLOATERS_SOME };

static enum floaters find_floaters(const struct group *group)
{
	const struct pairing_draw *draw = &group->position->draw;
	enum floaters floaters = FLOATERS_NONE;

	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const bool white = score_of(group, board->white) == group->score;
		const bool black = board->black != PAIRING_NOBODY &&
			score_of(group, board->black) == group->score;

		if (white != black && board->black != PAIRING_NOBODY)
			return FLOATERS_SOME;
		if (white != black)
			floaters = FLOATERS_BYE;
	}
	return floaters;
}

static enum status tell_group(const struct group *group, struct why_list *list)
{
	const char *name = group->moved_down ? "Bracket"
		: group->kind == PAIRING_STEP_PLACE || group->kind == PAIRING_STEP_SEEKERS
		? "Level"
		: "Score group";
	const char *how = group->moved_down || group->kind == PAIRING_STEP_PLACE ? "by rank"
		: group->kind == PAIRING_STEP_SEEKERS ? "by the order of its seekers"
						      : "half by half";
	const enum floaters floaters = group->moved_down ? FLOATERS_NONE : find_floaters(group);
	const char *aside = floaters == FLOATERS_NONE ? ""
		: floaters == FLOATERS_BYE            ? ", the bye aside"
		: name[0] == 'S'                      ? ", its odd players aside"
						      : ", its floaters aside";
	char natural[SENTENCE_SIZE], actual[SENTENCE_SIZE], text[3 * SENTENCE_SIZE], points[16];
	const int changes = find_changes(group, natural, actual, sizeof(natural));
	struct why_line *line;

	points_text(group->score, points);
	if (changes == 0)
		words_put(text, sizeof(text), "%s %s sits %s%s", name, points, how, aside);
	else
		words_put(text, sizeof(text), "%s %s %s%s: %s; on the boards: %s%s%s", name, points,
			how, aside, natural, actual, changes < group->pairs ? ", the others " : "",
			changes < group->pairs ? how : "");
	line = why_list_add_ruled(list, WHY_NATURAL, text, rule_of(group));
	if (line) {
		line->changed = changes > 0;
		line->score = group->score;
	}
	return line ? STATUS_OK : STATUS_NO_MEMORY;
}

static enum status tell_score(struct group *group, int score, int *memory, struct why_list *list)
{
	const size_t count = (size_t)group->position->cards.input.count + 1;

	memset(memory, 0, 4 * count * sizeof(*memory));
	group->score = score;
	group->opponent = memory;
	group->first = memory + count;
	group->second = memory + 2 * count;
	find_pairs(group, memory + 3 * count);
	return group->pairs > 1 ? tell_group(group, list) : STATUS_OK;
}

/* A board between two groups with halves: what is left of either (CAA 12, US 29C1). */
static enum status tell_between(
	struct group *group, bool odd_player, int high, int low, int *memory, struct why_list *list)
{
	enum status status;

	if (group->position->cards.book->traits->groups != PAIRING_GROUPS_HALVES || high == low)
		return STATUS_OK;
	group->kind = odd_player ? PAIRING_STEP_NATURAL : PAIRING_STEP_PLACE;
	status = tell_score(group, high, memory, list);
	return status == STATUS_OK ? tell_score(group, low, memory, list) : status;
}

/*
 * What is natural for the cards of the board, by the step that tells what it is drawn by, if any.
 */
static enum status tell_board(struct group *group, const struct pairing_board *seats,
	const struct pairing_step *step, bool odd_player, int *memory, struct why_list *list)
{
	const int one = score_of(group, seats->white), two = score_of(group, seats->black);
	const int high = one > two ? one : two, low = one > two ? two : one;

	if (!step)
		return tell_between(group, odd_player, high, low, memory, list);
	group->kind = step->kind;
	return tell_score(group, low, memory, list);
}

/* One more in the order, unless he stands there. */
static void put_in_order(struct group *group, int card, int *count)
{
	if (*count > 0 && group->order[group->place[card]] == card)
		return;
	group->place[card] = *count;
	group->order[(*count)++] = card;
}

/* All cards: those who take part stand first. `memory` has room for two numbers of each. */
static enum status find_order(struct group *group, int *memory)
{
	const struct translation *cards = &group->position->cards;
	struct pairing_entry *entries = NULL;
	int listed = 0, count = 0;
	const enum pairing_status status =
		pairing_checklist(cards->book, &cards->input, &entries, &listed);

	group->order = memory;
	group->place = memory + cards->input.count;
	for (int i = 0; i < listed; i++)
		put_in_order(group, entries[i].player, &count);
	for (int i = 0; i < cards->input.count; i++)
		put_in_order(group, i, &count);
	free(entries);
	return translate_status(status);
}

enum status why_natural(const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list)
{
	const struct pairing_board *seats = &position->draw.boards[board - 1];
	const bool brackets = position->cards.book->traits->groups == PAIRING_GROUPS_BRACKETS;
	const bool odd_player = why_step(steps, board, PAIRING_STEP_ODD_PLAYER) != NULL;
	const size_t count = (size_t)position->cards.input.count + 1;
	struct group group = {.position = position, .moved_down = brackets};
	enum status status;
	int *memory;

	if (seats->black == PAIRING_NOBODY)
		return STATUS_OK;
	memory = calloc(6 * count, sizeof(*memory));
	status = memory ? find_order(&group, memory + 4 * count) : STATUS_NO_MEMORY;
	if (status == STATUS_OK)
		status = tell_board(
			&group, seats, find_kind(steps, board, brackets), odd_player, memory, list);
	free(memory);
	return status;
}
