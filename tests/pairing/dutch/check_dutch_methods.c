/*
 * The shortcuts of the Dutch engine against its general method, side by side: random tournaments
 * too large for the reference, with pins too, and the packed corpus (the folder of CORPUS as well,
 * up to a size).
 *
 * 2,000 rounds; LONG=1 in the environment: 40,000.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dutch/draw.h"
#include "support/event/dutch_event.h"
#include "support/event/dutch_tournament.h"
#include "support/event/random_field.h"
#include "support/fault/packed_files.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { PLAYERS_LEAST = 13, SLICES = 10, PINS_MOST = 4, CORPUS_PLAYERS = 60, NAME_SIZE = 300 };

static struct dutch_tally tally;

/* The same partners, or no draw, by both; pins that exclude each other make no draw to speak of. */
static void methods_agree(const struct pairing_input *input, const char *name)
{
	struct dutch dutch;
	struct arena arena = {.last = NULL};
	enum matching_status quick, general;
	int *a, *b;

	ck_assert_int_eq(dutch_init(&dutch, input, NULL), PAIRING_OK);
	if (field_pins_agree(&dutch.field, false, NULL) != PAIRING_OK) {
		dutch_done(&dutch);
		return;
	}
	field_index_met(&dutch.field);
	a = arena_alloc(&arena, (size_t)dutch.field.count, sizeof(int));
	b = arena_alloc(&arena, (size_t)dutch.field.count, sizeof(int));
	ck_assert(a && b);
	quick = dutch_pair(&dutch, &arena, a, &tally);
	general = dutch_pair_generally(&dutch, &arena, b);
	ck_assert_msg(quick == general, "%s, round %d: %d and %d", name, input->round, (int)quick,
		(int)general);
	for (int i = 0; quick == MATCHING_OK && i < dutch.field.count; i++)
		ck_assert_msg(a[i] == b[i], "%s, round %d: card %d meets %d and %d", name,
			input->round, i, a[i], b[i]);
	arena_done(&arena);
	dutch_done(&dutch);
}

/* Byes, boards (most of them across scoregroups) and all other kinds of pins. */
static void methods_agree_with_pins(
	const struct pairing_input *input, const char *name, uint64_t *state)
{
	struct pairing_pin pins[PINS_MOST];
	struct pairing_input pinned = *input;

	pinned.pins = pins;
	pinned.npins = 1 + random_below(state, PINS_MOST);
	for (int i = 0; i < pinned.npins; i++) {
		static const enum pairing_pin_kind often[] = {
			PAIRING_PIN_BOARD, PAIRING_PIN_BOARD, PAIRING_PIN_BYE};
		const int player = random_below(state, input->count);

		pins[i] = (struct pairing_pin){.player = player,
			.other =
				(player + 1 + random_below(state, input->count - 1)) % input->count,
			.colour = random_below(state, 2) ? PAIRING_WHITE : PAIRING_BLACK};
		pins[i].kind = random_below(state, 2)
			? often[random_below(state, 3)]
			: (enum pairing_pin_kind)random_below(state, PAIRING_PIN_OUT + 1);
	}
	methods_agree(&pinned, name);
}

START_TEST(random_tournaments)
{
	const long want = seeds_count(2000, 40000) / SLICES;
	const struct pairing_book *book = pairing_book_find("dutch");
	uint64_t seed = (uint64_t)_i * 1000000;

	for (long done = 0; done < want; seed++) {
		struct dutch_tournament tournament;
		char name[NAME_SIZE];
		uint64_t state = seed;
		bool more = true;

		snprintf(name, sizeof(name), "seed %llu", (unsigned long long)seed);
		dutch_tournament_start(&tournament, seed, PLAYERS_LEAST, TOURNAMENT_PLAYERS);
		for (; more && done < want; done++) {
			struct pairing_draw draw = {0};

			methods_agree(&tournament.input, name);
			methods_agree_with_pins(&tournament.input, name, &state);
			more = pairing_best(book, &tournament.input, &draw, NULL) == PAIRING_OK &&
				dutch_tournament_play(&tournament, &draw);
			pairing_draw_done(&draw);
		}
	}
}
END_TEST

static void draw_tournament(const char *name, const char *text, void *context)
{
	struct dutch_event *event = dutch_event_parse(text, name);

	(void)context;
	ck_assert_ptr_nonnull(event);
	for (int round = 1;
		round <= dutch_event_rounds(event) && dutch_event_players(event) <= CORPUS_PLAYERS;
		round++)
		methods_agree(dutch_event_input(event, round), name);
	dutch_event_free(event);
}

START_TEST(corpus)
{
	const char *folder = getenv("CORPUS");

	tally = (struct dutch_tally){.ideal = 0};
	ck_assert_int_gt(
		packed_files_each(TESTS_DIR "/data/dutch-dev.tar.gz", draw_tournament, NULL), 0);
	ck_assert_int_gt(tally.ideal, 0);
	ck_assert_int_gt(tally.quick, 0);
	ck_assert_int_gt(tally.near, 0);
	ck_assert_int_gt(tally.general, 0);
	if (!folder)
		return;
	ck_assert_int_gt(packed_files_in_folder(folder, ".trf", draw_tournament, NULL), 0);
	printf("brackets: %ld ideal, %ld quick, %ld near, %ld general; %ld again\n", tally.ideal,
		tally.quick, tally.near, tally.general, tally.again);
}
END_TEST

int main(void)
{
	TCase *methods = tcase_create("methods");

	tcase_add_loop_test(methods, random_tournaments, 0, SLICES);
	tcase_add_test(methods, corpus);
	tcase_set_timeout(methods, 3600);
	return suite_run("dutch_methods", methods, NULL);
}
