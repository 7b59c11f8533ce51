/* A prize list of 200 lines in 12 kinds, 60 of 120 players tied for them, by each set of rules. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/prizes/award.h"
#include "support/stopwatch.h"

enum { PLAYERS = 120, TIED = 60, LINES = 200, KINDS = 12, REPEATS = 10 };

static const char *const kinds[KINDS] = {"", "below=2200", "below=2000", "below=1800", "below=1600",
	"below=1400", "unrated=yes", "sex=f", "born-from=2010", "born-until=1965",
	"rating-from=1600;below=2000", "club=Bury"};

static struct prize_entry entries[LINES];
static struct entrant players[PLAYERS];
static int rows[PLAYERS], points2[PLAYERS];

static bool make_list(void)
{
	for (int i = 0; i < LINES; i++) {
		char text[PRIZE_TEXT_SIZE];
		const char *of = kinds[i % KINDS];

		snprintf(text, sizeof(text), "amount=%d;place=%d%s%s", 1000 - 4 * i, i / KINDS + 1,
			of[0] ? ";" : "", of);
		entries[i].number = i + 1;
		if (prize_read(text, &entries[i].prize, NULL) != STATUS_OK)
			return false;
	}
	return true;
}

static void make_players(void)
{
	for (int i = 0; i < PLAYERS; i++) {
		players[i] = (struct entrant){.pin = i + 1,
			.points2 = i < 20       ? 12
				: i < 20 + TIED ? 10
						: 8,
			.rank = i + 1,
			.rating = i % 9 ? 1300 + i * 37 % 1000 : 0,
			.sex = i % 4 ? SEX_MALE : SEX_FEMALE,
			.club = i % 5 ? "" : "Bury",
			.school = ""};
		snprintf(players[i].born, BORN_SIZE, "%d/00/00", 1950 + i * 13 % 66);
		rows[i] = i;
	}
}

static bool bench_rule(enum prize_rule rule)
{
	const struct prize_list list = {
		entries, LINES, {.rule = rule, .unit = 1, .unrated_barred = true, .byes_most = -1}};
	const struct entrants entrants = {.of = players,
		.count = PLAYERS,
		.rounds = 1,
		.points2 = points2,
		.row = rows,
		.rules = &list.rules};
	const double start = stopwatch_cpu();
	struct award award;

	for (int i = 0; i < REPEATS; i++) {
		if (award_make(&list, &entrants, &award) != STATUS_OK)
			return false;
		award_done(&award);
	}
	printf("%5d prizes of %d kinds, %d tied, %-10s %6.2f ms\n", LINES, KINDS, TIED,
		prize_rule_word(rule), (stopwatch_cpu() - start) / REPEATS);
	return true;
}

int main(void)
{
	bool fine = make_list();

	make_players();
	for (enum prize_rule rule = PRIZE_BRITISH; fine && rule <= PRIZE_PLACE; rule++)
		fine = bench_rule(rule);
	return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
