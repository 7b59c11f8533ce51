/* A discrepancy in words, in columns and as JSON. */
#include "config.h"

#include "cli/show_check.h"

#include "cli/out.h"

static const char *const verdicts[] = {
	[CHECK_ALIKE] = "alike",
	[CHECK_WORSE] = "worse",
	[CHECK_BETTER] = "better",
	[CHECK_SETTLED] = "better by score alone",
	[CHECK_EQUAL] = "equal",
	[CHECK_NO_DRAW] = "no draw",
};

/* What the verdict means for the draw of the report. */
static const char *sentence(const struct check_round *round)
{
	switch (round->verdict) {
	case CHECK_ALIKE:
		return "the two draws are alike";
	case CHECK_WORSE:
		return round->turned ? "the colours are not by the rules"
				     : "the report's draw is worse than the one by the rules";
	case CHECK_BETTER:
		return "the report's draw is better than ours: this is a fault of drawboard, please report it";
	case CHECK_SETTLED:
		return "the report's draw scores better, but the rules settle the odd players of the higher score groups first (29D)";
	case CHECK_EQUAL:
		return "the draws differ, but the rules see no difference";
	case CHECK_NO_DRAW:
		return "by the rules there is no draw, but the report has one";
	}
	return "";
}

static void put_board(const struct plain_board *boards, int count, int i)
{
	char text[32] = "";

	if (i < count)
		snprintf(text, sizeof(text), "%4d - %-4d", boards[i].white, boards[i].black);
	printf("%-22s", text);
}

void show_check_round(const char *file, const struct check_round *round)
{
	const int most = round->nours > round->ntheirs ? round->nours : round->ntheirs;

	out_text(stdout, file);
	out(stdout, ", round %d: %s.\n", round->round, sentence(round));
	if (round->why[0])
		out(stdout, "  %s: %s\n", round->verdict == CHECK_NO_DRAW ? "Why" : "First rule",
			round->why);
	for (int i = 0; i < round->nbroken; i++)
		out(stdout, "  The report breaks: %s\n", round->broken[i]);
	printf("    %-22s%s\n", "drawboard", "report");
	for (int i = 0; i < most; i++) {
		printf("    ");
		put_board(round->ours, round->nours, i);
		if (i < round->ntheirs)
			printf("%4d - %d", round->theirs[i].white, round->theirs[i].black);
		putchar('\n');
	}
}

void show_check_changes(const char *file, int round, const struct check_changes *changes)
{
	char text[CHANGE_TEXT];

	for (int i = 0; i < changes->count; i++) {
		check_change_words(&changes->items[i], text);
		out_text(stdout, file);
		out(stdout, ", round %d, changed after it was published. %s.\n", round, text);
	}
}

static void put_pair(struct json *json, const char *key, const struct plain_board *board)
{
	json_key(json, key);
	if (!board->white) {
		json_null(json);
		return;
	}
	json_open(json, '[');
	json_int(json, board->white);
	json_int(json, board->black);
	json_close(json, ']');
}

void show_check_change_json(struct json *json, int round, const struct check_change *change)
{
	json_open(json, '{');
	json_put_int(json, "round", round);
	json_put_int(json, "board", change->board);
	put_pair(json, "published", &change->was);
	put_pair(json, "report", &change->is);
	json_put_text(json, "why", change->why);
	json_close(json, '}');
}

static void put_columns(const struct plain_board *boards, int count, int i)
{
	if (i < count)
		printf("%3d - %3d", boards[i].white, boards[i].black);
	else
		printf("%9s", "");
}

void show_check_columns(const struct check_round *round)
{
	const int most = round->nours > round->ntheirs ? round->nours : round->ntheirs;

	if (round->verdict == CHECK_ALIKE)
		return;
	if (round->verdict == CHECK_NO_DRAW) {
		printf("No valid pairing exists for round %d.\n\n", round->round);
		return;
	}
	printf("  Checker pairings%8sTournament pairings\n", "");
	for (int i = 0; i < most; i++) {
		printf("    ");
		put_columns(round->ours, round->nours, i);
		printf("%16s", "");
		put_columns(round->theirs, round->ntheirs, i);
		putchar('\n');
	}
	putchar('\n');
}

static void put_boards(
	struct json *json, const char *key, const struct plain_board *boards, int count)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = 0; i < count; i++) {
		json_open(json, '[');
		json_int(json, boards[i].white);
		json_int(json, boards[i].black);
		json_close(json, ']');
	}
	json_close(json, ']');
}

void show_check_round_json(struct json *json, const struct check_round *round)
{
	json_open(json, '{');
	json_put_int(json, "round", round->round);
	json_put_text(json, "verdict", verdicts[round->verdict]);
	json_put_text(json, "rule", round->rule);
	json_put_text(json, "why", round->why);
	json_key(json, "turned");
	json_bool(json, round->turned);
	json_key(json, "broken");
	json_open(json, '[');
	for (int i = 0; i < round->nbroken; i++)
		json_text(json, round->broken[i]);
	json_close(json, ']');
	put_boards(json, "drawboard", round->ours, round->nours);
	put_boards(json, "report", round->theirs, round->ntheirs);
	json_close(json, '}');
}

void show_check_rank(const char *file, const struct check_rank *rank)
{
	out_text(stdout, file);
	out(stdout, ", standings: %d %s has rank %d in the report, ", rank->number, rank->name,
		rank->said);
	if (rank->first == rank->last)
		out(stdout, "and is %d", rank->first);
	else
		out(stdout, "and shares %d to %d", rank->first, rank->last);
	out(stdout, ". %s.\n", rank->by);
}

void show_check_rank_json(struct json *json, const struct check_rank *rank)
{
	json_open(json, '{');
	json_put_int(json, "number", rank->number);
	json_put_text(json, "name", rank->name);
	json_put_int(json, "rank", rank->said);
	json_put_int(json, "from", rank->first);
	json_put_int(json, "to", rank->last);
	json_put_text(json, "by", rank->by);
	json_close(json, '}');
}

static void print_rank_sum(const struct check_rank_sum *ranks)
{
	out(stdout, "; %d rank%s compared, %d differ%s", ranks->compared,
		ranks->compared == 1 ? "" : "s", ranks->different,
		ranks->different == 1 ? "s" : "");
	if (ranks->failed)
		out(stdout, "; %d file%s without ranks to compare", ranks->failed,
			ranks->failed == 1 ? "" : "s");
}

void show_check_sum(
	int files, int rounds, int different, int failed, const struct check_rank_sum *ranks)
{
	out(stdout, "%d file%s, %d round%s, ", files, files == 1 ? "" : "s", rounds,
		rounds == 1 ? "" : "s");
	if (rounds == 0)
		out(stdout, "nothing was checked");
	else if (different == 0)
		out(stdout, "no discrepancy");
	else
		out(stdout, "%d discrepanc%s", different, different == 1 ? "y" : "ies");
	if (ranks)
		print_rank_sum(ranks);
	if (failed)
		out(stdout, "; %d file%s could not be checked", failed, failed == 1 ? "" : "s");
	out(stdout, ".\n");
}
