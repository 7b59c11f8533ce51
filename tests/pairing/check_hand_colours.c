/*
 * The Dutch and the US score count the colours that the boards have: whatever a hand has turned,
 * swapped or sat out, its colour terms are those counted afresh from records and boards, and the
 * colours of the rules are never the worse ones.
 *
 * 60 seeded tournaments of each; TOURNAMENTS in the environment: that many.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/dutch_tournament.h"
#include "support/event/random_field.h"
#include "support/reference/dutch_preference.h"
#include "support/reference/us_recount.h"
#include "support/suite_run.h"

enum { BOARDS_MOST = 40, HANDS = 6, CHANGES_MOST = 4, DUTCH_MOST = 24, US_LEAST = 6 };

static const struct pairing_book *dutch, *uscf;
static long tournaments = 60;
static long costly, cheap, avoided; /* seen: turns that cost a colour, that cost none, ... */

static int *seat_of(struct pairing_draw *draw, int seat)
{
	struct pairing_board *board = &draw->boards[seat / 2];

	return seat % 2 == 0 ? &board->white : &board->black;
}

/* One board turned, or two players with each other's seats, one of which may be the bye. */
static void change_by_hand(struct pairing_draw *draw, uint64_t *state)
{
	const int a = random_below(state, 2 * draw->count),
		  b = random_below(state, 2 * draw->count);
	struct pairing_board *board = &draw->boards[a / 2];
	int *one = seat_of(draw, a), *other = seat_of(draw, b), player = *one;

	if (random_below(state, 2) == 0) {
		if (board->black != PAIRING_NOBODY)
			*board = (struct pairing_board){board->black, board->white};
	} else if (a / 2 != b / 2 && *one != PAIRING_NOBODY && *other != PAIRING_NOBODY) {
		*one = *other;
		*other = player;
	}
}

static struct pairing_score score_of(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw)
{
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_score(book, input, draw, &score), PAIRING_OK);
	return score;
}

static const struct pairing_term *find_term(
	const struct pairing_score *score, const char *name, int level)
{
	for (int i = 0; i < score->nterms; i++)
		if (!strcmp(score->terms[i].name, name) && score->terms[i].level == level)
			return &score->terms[i];
	return NULL;
}

struct recount {
	int64_t c10, c11, c12, c13, denied;
};

/* 1.8 */
static bool is_topscorer(const struct pairing_input *input, int player)
{
	const struct pairing_points *points = &input->points;
	const int win = points->win || points->draw || points->loss ? points->win : 2;
	const int most = win > points->draw ? win : points->draw;

	return input->rounds > 0 && input->round >= input->rounds &&
		2 * dutch_points(input, player) > most * (input->round - 1);
}

static void recount_player(const struct pairing_input *input, int player, int other,
	enum pairing_colour given, struct recount *counts)
{
	const struct dutch_colours his = dutch_colours_of(input, player);
	const int after = his.difference + (given == PAIRING_WHITE ? 1 : -1);

	if (is_topscorer(input, player) || is_topscorer(input, other)) {
		counts->c10 += after > 2 || after < -2;
		counts->c11 += his.count > 1 && his.back[0] == given && his.back[1] == given;
	}
	if (his.due == PAIRING_NEUTRAL || his.due == given)
		return;
	counts->c12++;
	counts->c13 += his.preference == PAIRING_PREFERS_STRONG;
	counts->denied +=
		his.preference == PAIRING_PREFERS_ABSOLUTE && dutch_has_his(input, player, other);
}

/*
 * The colour terms of a bracket, in which its lower players are drawn; of all brackets denied ones.
 */
static struct recount recount_dutch(
	const struct pairing_input *input, const struct pairing_draw *draw, int level)
{
	struct recount counts = {0};

	for (int i = 0; i < draw->count; i++) {
		const int white = draw->boards[i].white, black = draw->boards[i].black;
		struct recount of_board = {0};

		if (black == PAIRING_NOBODY)
			continue;
		recount_player(input, white, black, PAIRING_WHITE, &of_board);
		recount_player(input, black, white, PAIRING_BLACK, &of_board);
		counts.denied += of_board.denied;
		if (dutch_points(input, white) != level && dutch_points(input, black) != level)
			continue;
		if (dutch_points(input, white) < level || dutch_points(input, black) < level)
			continue;
		counts.c10 += of_board.c10;
		counts.c11 += of_board.c11;
		counts.c12 += of_board.c12;
		counts.c13 += of_board.c13;
	}
	return counts;
}

static void dutch_terms_are_true(const struct pairing_input *input, const struct pairing_draw *draw)
{
	struct pairing_score score = score_of(dutch, input, draw);

	for (int i = 0; i < score.nterms; i++) {
		const struct pairing_term *term = &score.terms[i];
		const struct recount counts = recount_dutch(input, draw, term->level);
		const int64_t value = score.values[term->first];

		if (!strcmp(term->rule, "C10"))
			ck_assert_int_eq(value, counts.c10);
		else if (!strcmp(term->rule, "C11"))
			ck_assert_int_eq(value, counts.c11);
		else if (!strcmp(term->rule, "C12"))
			ck_assert_int_eq(value, counts.c12);
		else if (!strcmp(term->rule, "C13"))
			ck_assert_int_eq(value, counts.c13);
		else if (!strcmp(term->rule, "1.7.1"))
			ck_assert_int_eq(value, counts.denied);
	}
	pairing_score_done(&score);
}

static void us_terms_are_true(const struct us_section *section, const struct pairing_draw *draw)
{
	static const char *const terms[] = {"third colours avoided", "third colours ruled out",
		"third colours running", "colours not equalised", "colours not alternated"};
	struct pairing_score score = score_of(uscf, &section->input, draw);

	for (size_t i = 0; i < sizeof(terms) / sizeof(terms[0]); i++) {
		const struct pairing_term *term = find_term(&score, terms[i], -1);
		int64_t value;

		ck_assert_ptr_nonnull(term);
		ck_assert(us_recount(section, draw, term->name, 0, &value));
		ck_assert_int_eq(score.values[term->first], value);
		avoided += i == 0 && value > 0;
	}
	pairing_score_done(&score);
}

/*
 * With any one board turned the draw of the rules is worse, and last of all because it is turned.
 */
static void turns_are_worse(const struct pairing_book *book, const struct pairing_input *input,
	struct pairing_draw *draw)
{
	struct pairing_score best = score_of(book, input, draw);

	for (int i = 0; i < draw->count; i++) {
		struct pairing_board *board = &draw->boards[i];
		struct pairing_score turned;
		int term;

		if (board->black == PAIRING_NOBODY)
			continue;
		*board = (struct pairing_board){board->black, board->white};
		turned = score_of(book, input, draw);
		ck_assert_int_lt(pairing_score_compare(&best, &turned, &term), 0);
		if (!strcmp(best.terms[term].name, "colours by rule"))
			cheap++;
		else
			costly++;
		pairing_score_done(&turned);
		*board = (struct pairing_board){board->black, board->white};
	}
	pairing_score_done(&best);
}

static void copy_boards(const struct pairing_draw *draw, struct pairing_board *boards)
{
	ck_assert_int_le(draw->count, BOARDS_MOST);
	memcpy(boards, draw->boards, (size_t)draw->count * sizeof(*boards));
}

START_TEST(dutch_colour_terms_are_those_of_the_boards)
{
	costly = cheap = 0;
	for (long seed = 1; seed <= tournaments; seed++) {
		struct dutch_tournament tournament;
		uint64_t state = (uint64_t)seed;
		struct pairing_draw draw = {0};

		dutch_tournament_start(&tournament, (uint64_t)seed, 4, DUTCH_MOST);
		while (pairing_best(dutch, &tournament.input, &draw, NULL) == PAIRING_OK) {
			bool more;

			dutch_terms_are_true(&tournament.input, &draw);
			turns_are_worse(dutch, &tournament.input, &draw);
			for (int hand = 0; hand < HANDS && draw.count > 0; hand++) {
				struct pairing_board boards[BOARDS_MOST];
				struct pairing_draw made = {boards, draw.count};

				copy_boards(&draw, boards);
				for (int i = random_below(&state, CHANGES_MOST); i >= 0; i--)
					change_by_hand(&made, &state);
				dutch_terms_are_true(&tournament.input, &made);
			}
			more = dutch_tournament_play(&tournament, &draw);
			pairing_draw_done(&draw);
			if (!more)
				break;
		}
	}
	ck_assert_int_gt(costly, tournaments);
	ck_assert_int_gt(cheap, tournaments);
}
END_TEST

START_TEST(us_colour_terms_are_those_of_the_boards)
{
	costly = cheap = avoided = 0;
	for (long seed = 1; seed <= tournaments; seed++) {
		struct us_section section;
		uint64_t state = (uint64_t)seed;
		bool more = true;

		us_section_start(&section, (uint64_t)seed, US_LEAST + random_below(&state, 24));
		if (seed % 2 == 0)
			us_section_vary(&section);
		while (more) {
			struct pairing_draw draw = {0};

			ck_assert_int_eq(
				pairing_best(uscf, &section.input, &draw, NULL), PAIRING_OK);
			us_terms_are_true(&section, &draw);
			turns_are_worse(uscf, &section.input, &draw);
			for (int hand = 0; hand < HANDS; hand++) {
				struct pairing_board boards[BOARDS_MOST];
				struct pairing_draw made = {boards, draw.count};

				copy_boards(&draw, boards);
				for (int i = random_below(&state, CHANGES_MOST); i >= 0; i--)
					change_by_hand(&made, &state);
				us_terms_are_true(&section, &made);
			}
			more = us_section_play(&section, &draw);
			pairing_draw_done(&draw);
		}
		us_section_done(&section);
	}
	ck_assert_int_gt(costly, tournaments);
	ck_assert_int_gt(cheap, tournaments);
	ck_assert_int_gt(avoided, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("hand_colours");

	dutch = pairing_book_find("dutch");
	uscf = pairing_book_find("uscf");
	if (getenv("TOURNAMENTS"))
		tournaments = strtol(getenv("TOURNAMENTS"), NULL, 10);
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, dutch_colour_terms_are_those_of_the_boards);
	tcase_add_test(tcase, us_colour_terms_are_those_of_the_boards);
	return suite_run("hand_colours", tcase, NULL);
}
