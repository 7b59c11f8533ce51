/* Tie-breaks as the second implementation has them. */
#include "support/reference/ties_reference.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fault/temp_folder.h"

enum { PATH_SIZE = 200 };

bool ties_reference_is_there(void)
{
	return system("python3 -c pass >/dev/null 2>&1") == 0;
}

static FILE *start(const char *report, const struct ties_table *table, int round, const char *list,
	const char *folder)
{
	char command[1024], path[PATH_SIZE + 16];
	FILE *in;

	snprintf(path, sizeof(path), "%s/report.trf", folder);
	in = fopen(path, "w");
	ck_assert_ptr_nonnull(in);
	fputs(report, in);
	fclose(in);
	snprintf(command, sizeof(command),
		"python3 %s/support/reference/tiebreaks.py --rules %d --round %d %s '%s' <%s",
		TESTS_DIR, (int[]){2022, 2023, 2024, 2026}[table->field.rules], round,
		table->field.all_play_all ? "--all-play-all" : "", list, path);
	return popen(command, "r");
}

static int player_of(const struct ties_table *table, int pin)
{
	for (int i = 0; i < table->field.count; i++)
		if (table->field.players[i].pin == pin)
			return i;
	ck_abort_msg("nobody has number %d", pin);
}

static int rank_of(const struct ties_table *table, int player)
{
	for (int i = 0; i < table->field.count; i++)
		if (table->places[i].player == player)
			return table->places[i].rank;
	ck_abort_msg("player %d has no place", player);
}

/* "7/2", "13" or "-". */
static void compare_figure(
	const struct ties_table *table, int player, int entry, const char *text, const char *what)
{
	const struct ties_figure figure = ties_table_figure(table, player, entry);
	long long units, per = 1;
	char word[TIES_WORD_SIZE];
	const bool given = sscanf(text, "%lld/%lld", &units, &per) >= 1;

	ck_assert_msg(
		given == (figure.per > 0) && (!given || units * figure.per == figure.units * per),
		"%d %s by the rules %d: %lld/%d, not %s\n%s", table->field.players[player].pin,
		ties_word(&table->order.of[entry], word), (int)table->field.rules,
		(long long)figure.units, figure.per, text, what);
}

static void compare_line(const struct ties_table *table, char *line, const char *report)
{
	char *at = strtok(line, "\t\n");
	const int player = player_of(table, atoi(at));
	const int rank = atoi(strtok(NULL, "\t\n"));

	for (int entry = 0; entry < table->order.count; entry++) {
		at = strtok(NULL, "\t\n");
		ck_assert_ptr_nonnull(at);
		compare_figure(table, player, entry, at, report);
	}
	ck_assert_msg(rank_of(table, player) == rank, "%d has rank %d, not %d\n%s",
		table->field.players[player].pin, rank_of(table, player), rank, report);
}

void ties_reference_compare(
	const char *report, const struct ties_table *table, int round, const char *list)
{
	char folder[PATH_SIZE], line[4096];
	FILE *out;
	int lines = 0;

	temp_folder_make(folder, sizeof(folder));
	out = start(report, table, round, list, folder);
	ck_assert_ptr_nonnull(out);
	ck_assert_ptr_nonnull(fgets(line, sizeof(line), out));
	for (; fgets(line, sizeof(line), out); lines++)
		compare_line(table, line, report);
	ck_assert_int_eq(pclose(out), 0);
	temp_folder_remove(folder);
	ck_assert_int_eq(lines, table->field.count);
}
