/* Nobody is due a colour in round 1: to fix one turns a board, and the draw stays as it is. */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/played_event.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { EVENTS = 30, EVENTS_LONG = 2000, PLAYERS_LEAST = 4, PLAYERS_SPREAD = 20 };

static const char *const books[] = {"caa", "schools", "dutch", "uscf", "lazy"};

enum { BOOKS = sizeof(books) / sizeof(books[0]) };

static struct seeds seeds;

/* The same boards but the one, which is turned. */
static void is_turned(const struct pairing_draw *before, const struct pairing_draw *after,
	int board, const char *book, uint64_t seed)
{
	ck_assert_int_eq(before->count, after->count);
	for (int i = 0; i < before->count; i++) {
		const struct pairing_board *one = &before->boards[i], *two = &after->boards[i];
		const struct pairing_board turned = {one->black, one->white};
		const struct pairing_board *expected = i == board ? &turned : one;

		ck_assert_msg(two->white == expected->white && two->black == expected->black,
			"%s, seed %llu, board %d turned: on board %d %d-%d", book,
			(unsigned long long)seed, board + 1, i + 1, two->white, two->black);
	}
}

static void turn_each(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw, uint64_t seed)
{
	for (int i = 0; i < draw->count && draw->boards[i].black != PAIRING_NOBODY; i++) {
		const struct pairing_pin pin = {
			PAIRING_PIN_COLOUR, draw->boards[i].white, PAIRING_NOBODY, PAIRING_BLACK};
		struct pairing_input pinned = *input;
		struct pairing_draw turned;

		pinned.pins = &pin;
		pinned.npins = 1;
		ck_assert_int_eq(pairing_best(book, &pinned, &turned, NULL), PAIRING_OK);
		is_turned(draw, &turned, i, book->id, seed);
		pairing_draw_done(&turned);
	}
}

START_TEST(a_colour_fixed_in_round_1_turns_one_board)
{
	const struct pairing_book *book = pairing_book_find(books[_i]);

	for (uint64_t seed = seeds.first; seed < seeds.first + (uint64_t)seeds.count; seed++) {
		struct played_event event;
		struct pairing_draw draw;
		const int players = PLAYERS_LEAST + (int)(seed % PLAYERS_SPREAD);

		ck_assert(played_event_init(&event, players, seed));
		event.input.lot = seed % 2 ? PAIRING_WHITE : PAIRING_BLACK;
		ck_assert_int_eq(pairing_best(book, &event.input, &draw, NULL), PAIRING_OK);
		turn_each(book, &event.input, &draw, seed);
		pairing_draw_done(&draw);
		played_event_done(&event);
	}
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("pinned colour");

	if (!seeds_read(&seeds, argc, argv, EVENTS, EVENTS_LONG))
		return EXIT_FAILURE;
	tcase_set_timeout(tcase, 3600);
	tcase_add_loop_test(tcase, a_colour_fixed_in_round_1_turns_one_board, 0, BOOKS);
	return suite_run("pinned_colour", tcase, NULL);
}
