/*
 * The cards of a round under several rule books: every column is what its rule book draws, parts
 * are what differs and nothing else, and what is called unfair can be had otherwise at no cost, as
 * a new solution shows.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/books.h"
#include "app/audit/unfair.h"
#include "app/position/floats.h"
#include "support/event/knobs.h"
#include "support/suite_run.h"

enum { SEEDS = 25, PLAYERS_MOST_HERE = 64 };

static const struct books_choice everything;
static struct pairing_tournament tournament;
static struct round_cards cards;
static int pins[PLAYERS_MOST_HERE];
static int *scores;
static enum pairing_float *floated;

static void teardown(void)
{
	pairing_tournament_done(&tournament);
	free(scores);
	free(floated);
	scores = NULL;
	floated = NULL;
}

/* A round of a random tournament; false when it got stuck. */
static bool generate(const char *system, int seed)
{
	static const char *const shapes[] = {"players=7 rounds=5 played=3",
		"players=12 rounds=6 played=4", "players=23 rounds=7 played=5",
		"players=16 rounds=5 played=0"};
	struct generate_knobs knobs;

	teardown();
	generate_usual(&knobs);
	knobs_turn(&knobs, shapes[seed % 4]);
	if (seed % 3 == 0)
		knobs_turn(&knobs, "half-byes=10 zero-byes=5 forfeits=5 clubs=4");
	knobs.recipe.book = pairing_book_find(system);
	knobs.recipe.seed = (uint64_t)seed;
	ck_assert_int_eq(pairing_generate(&knobs.recipe, &tournament, NULL), PAIRING_OK);
	for (int i = 0; i < tournament.input.count; i++)
		pins[i] = tournament.input.players[i].number;
	ck_assert_int_eq(floats_scores(knobs.recipe.book, &tournament.input, &scores), STATUS_OK);
	ck_assert_int_eq(floats_of(knobs.recipe.book, &tournament.input, &floated), STATUS_OK);
	cards = (struct round_cards){.book = knobs.recipe.book,
		.input = tournament.input,
		.scores = scores,
		.floats = floated,
		.cast = {.pins = pins, .count = tournament.input.count}};
	return !tournament.stuck;
}

static struct books draw(const struct books_choice *choice)
{
	struct books books;
	struct error error;

	ck_assert_msg(books_draw(&cards, choice, &books, &error) == STATUS_OK, "%s", error.text);
	return books;
}

static bool same(const struct books_board *a, const struct books_board *b)
{
	return a->white == b->white && a->black == b->black;
}

static bool has(const struct books_column *column, const struct books_board *board)
{
	for (int i = 0; i < column->count; i++)
		if (same(&column->boards[i], board))
			return true;
	return false;
}

START_TEST(a_column_alone_is_the_draw_of_its_rule_book)
{
	const struct pairing_book *book;

	for (int seed = 0; seed < SEEDS; seed++) {
		if (!generate("caa", seed))
			continue;
		for (int b = 0; (book = pairing_book_at(b)); b++) {
			const struct books_choice one = {{book}, 1};
			struct books books = draw(&one);
			struct pairing_draw best = {0};

			ck_assert_int_eq(books.count, 1);
			if (!books.columns[0].drawn) {
				ck_assert_int_ne(
					pairing_best(book, &cards.input, &best, NULL), PAIRING_OK);
				ck_assert(books.columns[0].why[0]);
			} else {
				ck_assert_int_eq(
					pairing_best(book, &cards.input, &best, NULL), PAIRING_OK);
				ck_assert_int_eq(books.columns[0].count, best.count);
			}
			for (int i = 0; i < best.count; i++) {
				ck_assert_int_eq(books.columns[0].boards[i].white,
					pins[best.boards[i].white]);
				ck_assert_int_eq(books.columns[0].boards[i].black,
					best.boards[i].black < 0 ? 0 : pins[best.boards[i].black]);
				ck_assert_int_eq(books.columns[0].boards[i].part, 0);
			}
			pairing_draw_done(&best);
			books_done(&books);
		}
	}
}
END_TEST

/* A board has a part if and only if the first column has not that board, and the reverse. */
static void parts_are_what_differs(const struct books *books)
{
	const struct books_column *first = &books->columns[0];

	for (int i = 0; i < first->count; i++) {
		bool everywhere = true;

		for (int c = 1; c < books->count; c++)
			everywhere = everywhere &&
				(!books->columns[c].drawn ||
					has(&books->columns[c], &first->boards[i]));
		ck_assert_int_eq(first->boards[i].part, !everywhere);
	}
	for (int c = 1; c < books->count; c++)
		for (int i = 0; i < books->columns[c].count; i++) {
			const struct books_board *board = &books->columns[c].boards[i];

			ck_assert_int_eq(board->part == 0, has(first, board));
			ck_assert_int_le(board->part, books->columns[c].nparts);
		}
}

/* Each rule book's own draw is the best: the other's part is never called better. */
static void parts_cost_something(const struct books *books, int *told)
{
	for (int c = 1; c < books->count; c++)
		for (int i = 0; i < books->columns[c].nparts; i++) {
			const struct books_part *part = &books->columns[c].parts[i];

			ck_assert_ptr_null(strstr(part->first, " better"));
			ck_assert_ptr_null(strstr(part->own, " better"));
			*told += part->first[0] && part->own[0];
		}
}

/* Has a column the board of these two, whoever has White? other 0: the bye. */
static bool meet(const struct books_column *column, int one, int other)
{
	for (int i = 0; i < column->count; i++) {
		const struct books_board *board = &column->boards[i];

		if ((board->white == one && board->black == other) ||
			(board->white == other && board->black == one))
			return true;
	}
	return false;
}

/* Does he meet one on a lower score? */
static bool goes_down(const struct books_column *column, int pin)
{
	int score[2] = {-1, -1};

	for (int i = 0; i < column->count; i++) {
		const struct books_board *board = &column->boards[i];
		const bool white = board->white == pin;

		for (int c = 0; (white || board->black == pin) && c < cards.input.count; c++) {
			if (pins[c] == pin)
				score[0] = scores[c];
			if (pins[c] == (white ? board->black : board->white))
				score[1] = scores[c];
		}
	}
	return score[1] >= 0 && score[1] < score[0];
}

/* "The lazy draw takes 7 for 4; caa passes him over for 8." */
static void lazy_parts_are_true(const struct books *books, int met[3])
{
	const struct books_column *first = &books->columns[0],
				  *lazy = &books->columns[books->count - 1];
	int one, taken, other;
	char id[16];

	for (int i = 0; i < lazy->nparts; i++) {
		const char *text = lazy->parts[i].parts;

		if (sscanf(text, "The lazy draw takes %d for %d; %15s passes him over for %d.",
			    &taken, &one, id, &other) == 4) {
			met[0]++;
			ck_assert_msg(
				meet(lazy, one, taken) && !meet(first, one, taken), "%s", text);
			ck_assert_msg(meet(first, one, other) && taken != other, "%s", text);
			ck_assert_str_eq(id, first->book->id);
		} else if (sscanf(text, "The lazy draw gives the bye to %d, %15s to %d.", &taken,
				   id, &other) == 3) {
			met[1]++;
			ck_assert_msg(meet(lazy, taken, 0) && meet(first, other, 0), "%s", text);
			ck_assert_int_ne(taken, other);
		} else if (sscanf(text, "The lazy draw lets %d go down, %15s lets %d.", &taken, id,
				   &other) == 3) {
			met[2]++;
			ck_assert_msg(
				goes_down(lazy, taken) && !goes_down(first, taken), "%s", text);
			ck_assert_msg(
				goes_down(first, other) && !goes_down(lazy, other), "%s", text);
			ck_assert_int_lt(other, taken);
		} else {
			ck_assert_str_eq(text, "");
		}
	}
	for (int c = 0; c + 1 < books->count; c++)
		for (int i = 0; i < books->columns[c].nparts; i++)
			ck_assert_str_eq(books->columns[c].parts[i].parts, "");
}

START_TEST(parts_are_what_differs_from_the_first_column)
{
	static const char *const systems[] = {"caa", "dutch", "uscf"};
	int told = 0, lazy[3] = {0, 0, 0};

	for (int seed = 0; seed < SEEDS; seed++) {
		struct books books;

		if (!generate(systems[seed % 3], seed))
			continue;
		books = draw(&everything);
		ck_assert_ptr_eq(books.columns[0].book, cards.book);
		ck_assert(books.columns[books.count - 1].book->comparison);
		ck_assert_int_ge(books.count, 5);
		parts_are_what_differs(&books);
		parts_cost_something(&books, &told);
		lazy_parts_are_true(&books, lazy);
		books_done(&books);
	}
	ck_assert_int_gt(told, 100);
	ck_assert_int_gt(lazy[0] + lazy[2], 10);
	ck_assert_int_gt(lazy[2], 0);
	ck_assert_int_gt(lazy[1], 1);
}
END_TEST

static bool floated_before(int player, enum pairing_float way)
{
	for (int r = 0; r < cards.input.round - 1; r++)
		if (floated[player * (cards.input.round - 1) + r] == way)
			return true;
	return false;
}

/* With what the rules give him fixed by hand, their best draw is as good as it was. */
static void costs_nothing(
	const struct unfair *unfair, const struct seated *best, const struct pairing_draw *ours)
{
	const bool bye = unfair->would == PAIRING_NOBODY;
	const struct pairing_pin pin = {bye ? PAIRING_PIN_BYE : PAIRING_PIN_BOARD, unfair->player,
		bye ? PAIRING_NOBODY : unfair->would, best->colour[unfair->player]};
	struct pairing_input fixed = cards.input;
	struct pairing_draw solved = {0};
	struct pairing_score with = {0}, without = {0};
	struct seated seats;

	fixed.pins = &pin;
	fixed.npins = 1;
	ck_assert_int_eq(pairing_best(cards.book, &fixed, &solved, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_score(cards.book, &cards.input, &solved, &with), PAIRING_OK);
	ck_assert_int_eq(pairing_score(cards.book, &cards.input, ours, &without), PAIRING_OK);
	ck_assert_int_eq(pairing_score_compare(&with, &without, NULL), 0);
	ck_assert_int_eq(seated_init(&cards, &solved, NULL, &seats), STATUS_OK);
	if (unfair->kind == UNFAIR_COLOUR)
		ck_assert_int_eq(seats.colour[unfair->player], unfair->due);
	else
		ck_assert_int_ne(seats.floated[unfair->player],
			unfair->kind == UNFAIR_DOWN ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP);
	seated_done(&seats);
	pairing_score_done(&with);
	pairing_score_done(&without);
	pairing_draw_done(&solved);
}

/* All that is unfair in the lazy draw of the cards, found anew; counts of floats and colours. */
static void check_unfair(int *floats, int *colours)
{
	struct pairing_draw lazy = {0}, ours = {0};
	struct seated theirs, best;
	struct unfair *found;
	int count, expected = 0;

	if (pairing_best(pairing_book_find("lazy"), &cards.input, &lazy, NULL) != PAIRING_OK)
		return;
	ck_assert_int_eq(pairing_best(cards.book, &cards.input, &ours, NULL), PAIRING_OK);
	ck_assert_int_eq(seated_init(&cards, &lazy, NULL, &theirs), STATUS_OK);
	ck_assert_int_eq(seated_init(&cards, &ours, NULL, &best), STATUS_OK);
	ck_assert_int_eq(unfair_find(&cards, &theirs, &best, &found, &count), STATUS_OK);
	for (int i = 0; i < cards.input.count; i++) {
		const enum pairing_float way = theirs.floated[i];

		expected +=
			way != PAIRING_LEVEL && best.floated[i] != way && floated_before(i, way);
	}
	for (int i = 0; i < count; i++) {
		*(found[i].kind == UNFAIR_COLOUR ? colours : floats) += 1;
		expected -= found[i].kind != UNFAIR_COLOUR;
		costs_nothing(&found[i], &best, &ours);
	}
	ck_assert_int_eq(expected, 0);
	free(found);
	seated_done(&theirs);
	seated_done(&best);
	pairing_draw_done(&lazy);
	pairing_draw_done(&ours);
}

START_TEST(what_is_unfair_can_be_had_otherwise_at_no_cost)
{
	static const char *const systems[] = {"caa", "dutch", "schools"};
	int floats = 0, colours = 0;

	for (int seed = 0; seed < 2 * SEEDS; seed++)
		if (generate(systems[seed % 3], seed))
			check_unfair(&floats, &colours);
	ck_assert_int_gt(floats, 10);
	ck_assert_int_gt(colours, 40);
}
END_TEST

START_TEST(lines_keep_to_the_width)
{
	for (int seed = 0; seed < SEEDS; seed++) {
		struct books books;
		char *text;

		if (!generate("caa", seed))
			continue;
		books = draw(&everything);
		for (int width = 60; width <= 160; width += 20) {
			ck_assert_int_eq(books_text(&books, &cards.cast, width, &text), STATUS_OK);
			for (const char *line = text; *line; line += strcspn(line, "\n") + 1) {
				int cells = 0;

				for (size_t i = 0; i < strcspn(line, "\n"); i++)
					cells += ((unsigned char)line[i] & 0xC0) != 0x80;
				ck_assert_int_le(cells, width);
				ck_assert(line[0] == '\n' || line[strcspn(line, "\n") - 1] != ' ');
			}
			free(text);
		}
		books_done(&books);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("books");

	tcase_add_checked_fixture(tcase, NULL, teardown);
	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, a_column_alone_is_the_draw_of_its_rule_book);
	tcase_add_test(tcase, parts_are_what_differs_from_the_first_column);
	tcase_add_test(tcase, what_is_unfair_can_be_had_otherwise_at_no_cost);
	tcase_add_test(tcase, lines_keep_to_the_width);
	return suite_run("app_books", tcase, NULL);
}
