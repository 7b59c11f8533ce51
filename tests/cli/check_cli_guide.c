/* The guide's tournament (set A) by commands, from the list of players to the published round 5. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

enum { PAIRS = 12, ROUNDS = 5, LIST_SIZE = 4096 };

struct pairs {
	int count;
	int white[PAIRS], black[PAIRS]; /* black 0: the bye */
	char result[PAIRS];
};

/* What the case file says of the tournament. */
static struct {
	char list[LIST_SIZE];
	char byes[32][64];
	struct pairs round[ROUNDS + 1], accept;
	double points[ROUNDS + 1];
} guide;

static struct pairs parse_pairs(char *words)
{
	struct pairs pairs = {0};

	for (char *word = strtok(words, " \n"); word; word = strtok(NULL, " \n")) {
		int i = pairs.count++;

		ck_assert_int_lt(i, PAIRS);
		if (sscanf(word, "%d-%d:%c", &pairs.white[i], &pairs.black[i], &pairs.result[i]) <
			2)
			ck_assert_int_eq(sscanf(word, "%d=bye", &pairs.white[i]), 1);
	}
	return pairs;
}

/* Byes are asked for before or after the player's line, so the list is made in two passes. */
static void parse_request(char *line)
{
	char kind[16], *words = strtok(line + strlen("request "), " \n");
	int round;

	snprintf(kind, sizeof(kind), "%s", words);
	round = atoi(strtok(NULL, " \n"));
	for (char *word = strtok(NULL, " \n"); word; word = strtok(NULL, " \n")) {
		char *byes = guide.byes[atoi(word)];

		sprintf(byes + strlen(byes), "%s%d:%s", *byes ? " " : "", round, kind);
	}
}

static void parse_line(char *line, bool players)
{
	int round, pin, grade, used;
	char club[8], name[64], entry[192];

	if (players) {
		if (sscanf(line, "player %d %d %7s %63[^\n]", &pin, &grade, club, name) != 4)
			return;
		snprintf(entry, sizeof(entry), "%d,\"%s\",%d,%s,%s\n", pin, name, grade, club,
			guide.byes[pin]);
		strcat(guide.list, entry);
		return;
	}
	if (!strncmp(line, "request ", 8))
		parse_request(line);
	else if (sscanf(line, "round %d %n", &round, &used) == 1)
		guide.round[round] = parse_pairs(line + used);
	else if (!strncmp(line, "accept 5 ", 9))
		guide.accept = parse_pairs(line + 9);
	else if (sscanf(line, "points %d %n", &round, &used) == 1)
		guide.points[round] = atof(line + used);
}

static void read_guide(void)
{
	memset(&guide, 0, sizeof(guide));
	strcpy(guide.list, "pin,name,grade,club,byes\n");
	for (int pass = 0; pass < 2; pass++) {
		FILE *file = fopen(TESTS_DIR "/cases/caa-guide.txt", "r");
		bool in = false;
		char line[512];

		ck_assert_ptr_nonnull(file);
		while (fgets(line, sizeof(line), file)) {
			in = in || !strncmp(line, "tournament set-A", 16);
			if (in)
				parse_line(line, pass == 1);
		}
		fclose(file);
	}
}

/* The boards that `pair --json` printed, one a line. */
static struct pairs parse_boards(const char *text)
{
	struct pairs pairs = {0};

	for (const char *at = text; (at = strstr(at, "{\"board\": ")); at++) {
		const char *black = strstr(at, "\"black\": {\"pin\": "), *end = strchr(at, '\n');
		int i = pairs.count++;

		ck_assert_int_eq(
			sscanf(at, "{\"board\": %*d, \"white\": {\"pin\": %d", &pairs.white[i]), 1);
		if (black && black < end)
			ck_assert_int_eq(
				sscanf(black, "\"black\": {\"pin\": %d", &pairs.black[i]), 1);
	}
	return pairs;
}

static int find_pair(const struct pairs *pairs, int white, int black)
{
	for (int i = 0; i < pairs->count; i++) {
		if (pairs->white[i] == white && pairs->black[i] == black)
			return i;
	}
	return -1;
}

static bool same_pairs(const struct pairs *a, const struct pairs *b)
{
	for (int i = 0; i < a->count; i++) {
		if (find_pair(b, a->white[i], a->black[i]) < 0)
			return false;
	}
	return a->count == b->count;
}

static double points_count(void)
{
	const char *at = CLI_OK("standings", "a.drw", "--json")->out;
	double sum = 0;

	while ((at = strstr(at, "\"points\": ")) != NULL)
		sum += atof(at += strlen("\"points\": "));
	return sum;
}

static void enter_results(const struct pairs *drawn, const struct pairs *said)
{
	for (int i = 0; i < drawn->count; i++) {
		char board[8], result[2] = {0};

		if (!drawn->black[i])
			continue;
		snprintf(board, sizeof(board), "%d", i + 1);
		result[0] = said->result[find_pair(said, drawn->white[i], drawn->black[i])];
		CLI_OK("result", "a.drw", board, result);
	}
}

START_TEST(set_a_is_drawn_as_in_the_guide)
{
	char file[32], wanted[32];

	read_guide();
	cli_write("list.csv", guide.list);
	CLI_OK("new", "a.drw", "--system", "caa", "--rounds", "5", "--lot", "white", "--name",
		"Set A");
	cli_has(CLI_OK("import", "a.drw", "list.csv")->out, "20 players imported.\n");
	for (int round = 1; round <= ROUNDS; round++) {
		struct pairs drawn = parse_boards(CLI_OK("pair", "a.drw", "--json")->out);

		ck_assert_int_eq(drawn.count, guide.round[round].count);
		ck_assert_msg(same_pairs(&drawn, &guide.round[round]) ||
				(round == 5 && same_pairs(&drawn, &guide.accept)),
			"round %d:\n%s", round, CLI_OK("pair", "a.drw")->out);
		CLI_OK("publish", "a.drw");
		snprintf(file, sizeof(file), "boards%d.txt", round);
		CLI_OK("print", "a.drw", "boards", "-o", file);
		snprintf(wanted, sizeof(wanted), "Round %d", round);
		ck_assert_ptr_nonnull(strstr(cli_read(file), wanted));
		if (round == ROUNDS)
			break;
		enter_results(&drawn, &guide.round[round]);
		ck_assert_double_eq(points_count(), guide.points[round]);
		CLI_OK("verify", "a.drw");
	}
	ck_assert_ptr_nonnull(strstr(CLI_OK("why", "a.drw")->out, "(20)"));
	CLI_OK("verify", "a.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("guide");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, set_a_is_drawn_as_in_the_guide);
	return cli_run_suite("cli_guide", tcase);
}
