/* Numbers by Varma's tables: who is of one federation does not meet in the last three rounds. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/section/varma.h"
#include "berger/table.h"
#include "support/suite_run.h"

enum { LOTS = 200, LAST_ROUNDS = 3 };

static struct player players[VARMA_MOST];

static void set_players(int count, const char *federations)
{
	memset(players, 0, sizeof(players));
	for (int i = 0; i < count; i++) {
		snprintf(players[i].name, sizeof(players[i].name), "Player %d", i);
		if (federations[i] && federations[i] != '.')
			snprintf(players[i].federation, sizeof(players[i].federation), "%cXX",
				federations[i]);
	}
}

/* Every number once. */
static void is_numbering(const int *numbers, int count)
{
	bool taken[VARMA_MOST + 1] = {false};

	for (int i = 0; i < count; i++) {
		ck_assert(numbers[i] >= 1 && numbers[i] <= count && !taken[numbers[i]]);
		taken[numbers[i]] = true;
	}
}

/* The table as printed for 12 players has two together who meet in the last round. */
static bool is_printed_so(int count, int one, int other)
{
	return count == 12 && one + other == 18 && one * other == 72;
}

static bool meet_late(int count, int one, int other)
{
	const struct berger_table table = {count, BERGER_ONCE, 0};
	const int rounds = berger_rounds(&table);

	for (int round = rounds - LAST_ROUNDS + 1; round <= rounds; round++)
		if (berger_seat(&table, round, one).opponent == other)
			return true;
	return false;
}

/* Three of one federation and pairs of others have room in the envelopes of every table. */
START_TEST(compatriots_do_not_meet_in_the_last_rounds)
{
	const int count = _i;

	set_players(count, "AA.BA.B.............");
	for (unsigned lot = 1; lot <= LOTS; lot++) {
		struct lots lots = {lot};
		int numbers[VARMA_MOST];

		varma_draw(players, count, &lots, numbers);
		is_numbering(numbers, count);
		for (int a = 0; a < count; a++)
			for (int b = a + 1; b < count; b++)
				ck_assert(!players[a].federation[0] ||
					strcmp(players[a].federation, players[b].federation) != 0 ||
					!meet_late(count, numbers[a], numbers[b]) ||
					is_printed_so(count, numbers[a], numbers[b]));
	}
}
END_TEST

START_TEST(a_federation_that_no_envelope_holds_is_numbered_all_the_same)
{
	set_players(_i, "AAAAAAAAAAAAAAAAAAAA");
	for (unsigned lot = 1; lot <= LOTS; lot++) {
		struct lots lots = {lot};
		int numbers[VARMA_MOST];

		varma_draw(players, _i, &lots, numbers);
		is_numbering(numbers, _i);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("varma");

	tcase_add_loop_test(
		tcase, compatriots_do_not_meet_in_the_last_rounds, VARMA_LEAST, VARMA_MOST + 1);
	tcase_add_loop_test(tcase, a_federation_that_no_envelope_holds_is_numbered_all_the_same,
		VARMA_LEAST, VARMA_MOST + 1);
	return suite_run("varma", tcase, NULL);
}
