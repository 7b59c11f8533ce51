/* All draws in which a wish is so, each seated, coloured and scored. */
#include "config.h"
#include "support/reference/wish_search.h"

#include <check.h>
#include <string.h>

#include "app/position/draw_order.h"

static bool has_board(const struct pairing_draw *draw, struct pairing_board board)
{
	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].white == board.white && draw->boards[i].black == board.black)
			return true;
	return false;
}

static int count_changes(const struct pairing_draw *now, const struct pairing_draw *draw)
{
	int count = 0;

	for (int i = 0; i < draw->count; i++)
		count += !has_board(now, draw->boards[i]);
	return count;
}

/* US Chess: repeats and second byes yield (27A1, 28L3). */
static bool is_absolute(const struct pairing_book *book, enum pairing_violation_kind kind)
{
	if (book->yields && (kind == PAIRING_BROKEN_REPEAT || kind == PAIRING_BROKEN_BYE))
		return false;
	return pairing_is_broken(kind);
}

bool wish_search_breaks_a_rule(const struct pairing_score *score)
{
	for (int i = 0; i < score->nviolations; i++)
		if (pairing_is_broken(score->violations[i].kind))
			return true;
	return false;
}

/* Does he sit on a board that stays whatever the rules say? */
static bool is_held(const struct wish_search *search, int player)
{
	for (int i = 0; i < search->now->count; i++)
		if (search->held[i] &&
			(search->now->boards[i].white == player ||
				search->now->boards[i].black == player))
			return true;
	return false;
}

/* A board that stays may be a repeat; but none that no draw of the rules could keep even so. */
static bool may_stay(const struct wish_search *search, const struct pairing_violation *violation)
{
	return violation->kind != PAIRING_BROKEN_COLOURS &&
		violation->kind != PAIRING_BROKEN_FORBIDDEN && is_held(search, violation->player);
}

static bool is_legal(const struct wish_search *search, const struct pairing_score *score)
{
	const struct pairing_book *book = search->cards->book;

	for (int i = 0; i < score->nviolations; i++)
		if (is_absolute(book, score->violations[i].kind) &&
			!may_stay(search, &score->violations[i]))
			return false;
	for (int i = 0; i < score->nterms; i++)
		if (!strcmp(score->terms[i].name, "needless byes") &&
			score->values[score->terms[i].first] > 0)
			return false;
	return true;
}

void wish_search_score(const struct wish_search *search, const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score)
{
	ck_assert_int_eq(pairing_score(search->cards->book, input, draw, score), PAIRING_OK);
}

/* The colour that the wish gives to this board; neutral: any. */
static enum pairing_colour given_white(const struct wish_search *search, struct pairing_board board)
{
	const int player = translate_index(search->cards, search->wish->pin);
	const bool white = search->wish->kind == WISH_WHITE;

	if (search->wish->kind != WISH_WHITE && search->wish->kind != WISH_BLACK)
		return PAIRING_NEUTRAL;
	if (board.white != player && board.black != player)
		return PAIRING_NEUTRAL;
	return (board.white == player) == white ? PAIRING_WHITE : PAIRING_BLACK;
}

/* The boards that stay are on the draw, whatever its colours so far. */
static bool keeps_held(const struct wish_search *search, const struct pairing_draw *draw)
{
	for (int i = 0; i < search->now->count; i++) {
		const struct pairing_board *board = &search->now->boards[i];

		if (search->held[i] && !has_board(draw, *board) &&
			!has_board(draw, (struct pairing_board){board->black, board->white}))
			return false;
	}
	return true;
}

static void turn(struct pairing_board *board)
{
	*board = (struct pairing_board){board->black, board->white};
}

/* Colours: those of `now` for its pairs, then each board turned if that is better. */
static void colour(const struct wish_search *search, struct pairing_draw *draw)
{
	for (int i = 0; i < draw->count; i++) {
		struct pairing_board *board = &draw->boards[i];
		struct pairing_board turned = {board->black, board->white};
		struct pairing_score as = {0}, is = {0};

		if (board->black < 0)
			continue;
		if (given_white(search, *board) != PAIRING_NEUTRAL) {
			if (given_white(search, *board) == PAIRING_BLACK)
				turn(board);
			continue;
		}
		if (has_board(search->now, turned))
			turn(board);
		if (is_held(search, board->white))
			continue;
		wish_search_score(search, search->input, draw, &as);
		turn(board);
		wish_search_score(search, search->input, draw, &is);
		if (pairing_score_compare(&is, &as, NULL) >= 0)
			turn(board);
		pairing_score_done(&as);
		pairing_score_done(&is);
	}
}

bool wish_search_is_so(const struct wish_search *search, const struct pairing_draw *draw)
{
	const int player = translate_index(search->cards, search->wish->pin);
	const int other = translate_index(search->cards, search->wish->other);

	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const int opponent = board->white == player ? board->black : board->white;

		if (board->white != player && board->black != player)
			continue;
		if (search->wish->kind == WISH_MEET)
			return opponent == other && other >= 0;
		if (search->wish->kind == WISH_BYE)
			return opponent == PAIRING_NOBODY;
		return opponent != PAIRING_NOBODY;
	}
	return false;
}

static void take(struct wish_search *search, const struct pairing_draw *draw)
{
	struct pairing_score score = {0};
	int order = -1, changes = count_changes(search->now, draw);

	wish_search_score(search, search->input, draw, &score);
	if (!is_legal(search, &score)) {
		pairing_score_done(&score);
		return;
	}
	if (search->found)
		order = pairing_score_compare(&score, &search->best, NULL);
	if (order == 0 && changes < search->changes)
		search->changes = changes;
	if (order < 0) {
		struct pairing_score swap = search->best;

		search->best = score;
		score = swap;
		search->changes = changes;
		search->found = true;
	}
	pairing_score_done(&score);
}

static void visit(struct wish_search *search, struct pairing_draw draw)
{
	struct pairing_board boards[WISH_BOARDS];

	if (!wish_search_is_so(search, &draw) || !keeps_held(search, &draw))
		return;
	memcpy(boards, draw.boards, (size_t)draw.count * sizeof(*boards));
	draw.boards = boards;
	ck_assert_int_eq(draw_sort(search->cards->book, search->cards->scores, &draw), STATUS_OK);
	colour(search, &draw);
	take(search, &draw);
}

/* All ways to seat the cards: some rule books give the bye to more than one. */
static void seat(struct wish_search *search, unsigned seated, struct pairing_draw draw)
{
	int i = 0;

	while (i < search->n && (seated & 1u << i))
		i++;
	if (i == search->n) {
		visit(search, draw);
		return;
	}
	draw.boards[draw.count++] = (struct pairing_board){search->card[i], PAIRING_NOBODY};
	seat(search, seated | 1u << i, draw);
	for (int j = i + 1; j < search->n; j++) {
		if (seated & 1u << j)
			continue;
		draw.boards[draw.count - 1] =
			(struct pairing_board){search->card[i], search->card[j]};
		seat(search, seated | 1u << i | 1u << j, draw);
	}
}

void wish_search_run(struct wish_search *search)
{
	struct pairing_board boards[WISH_BOARDS];

	search->found = false;
	search->n = 0;
	for (int i = 0; i < search->cards->input.count; i++)
		if (!search->cards->players[i].absent)
			search->card[search->n++] = i;
	seat(search, 0, (struct pairing_draw){boards, 0});
}

void wish_search_done(struct wish_search *search)
{
	pairing_score_done(&search->best);
}
