/* drawboard compare --draw: two draws of the same cards, term by term and board by board. */
#include "config.h"

#include "cli/cmd_compare_draws.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/draw_order.h"
#include "app/versus.h"
#include "cli/draw_file.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/season.h"

static const char on_board[] = "board", by_rules[] = "rules";

/* The two that are compared, and what they are called. */
struct sides {
	const char *names[2];
	struct pairing_draw draws[2];
};

static enum status copy_draw(const struct round_cards *cards, struct pairing_draw *draw)
{
	const size_t room = (size_t)cards->draw.count + 1;

	draw->boards = calloc(room, sizeof(*draw->boards));
	if (!draw->boards)
		return STATUS_NO_MEMORY;
	draw->count = cards->draw.count;
	memcpy(draw->boards, cards->draw.boards, (size_t)draw->count * sizeof(*draw->boards));
	return draw_sort(cards->scores, draw);
}

/* A file, or "board" or "rules". */
static int read_side(const struct args *args, const struct round_cards *cards, const char *name,
	struct pairing_draw *draw)
{
	struct pairing_blame blame = {.text = NULL};
	struct error error = {STATUS_NO_MEMORY, "There is no memory left."};

	if (!strcmp(name, on_board)) {
		if (cards->draw.count == 0)
			return cli_say(EXIT_CHECK, args->words[0],
				"The round has no draw yet: --draw board is for one that has.");
		return copy_draw(cards, draw) == STATUS_OK ? EXIT_DONE
							   : cli_fail(args->words[0], &error);
	}
	if (!strcmp(name, by_rules)) {
		if (rounds_best(cards, draw, &blame) == PAIRING_OK)
			return EXIT_DONE;
		return cli_say(EXIT_CHECK, args->words[0], "The rules have no draw here%s%s",
			blame.text ? ": " : ".", blame.text ? blame.text : "");
	}
	return draw_file_read(name, cards, draw, &error) == STATUS_OK ? EXIT_DONE
								      : cli_fail(name, &error);
}

/* --- text ------------------------------------------------------------------------------------- */

enum { RULE_CELLS = 12, TERM_CELLS = 34, VALUE_CELLS = 12, BOARD_CELLS = 18 };

static const char *better_letter(int better)
{
	return better < 0 ? "A" : better > 0 ? "B" : "";
}

/* A text in a column, cut where a blank would not be left behind it. */
static void put_column(const char *text, int cells)
{
	out_cell(stdout, text, cells - 1);
	out(stdout, " ");
}

static void print_terms(const struct versus *versus)
{
	put_column("Rule", RULE_CELLS);
	put_column("Term", TERM_CELLS);
	put_column("A", VALUE_CELLS);
	put_column("B", VALUE_CELLS);
	out(stdout, "Better\n");
	for (int i = 0; i < versus->nterms; i++) {
		const struct versus_term *term = &versus->terms[i];

		put_column(term->rule, RULE_CELLS);
		put_column(term->name, TERM_CELLS);
		put_column(term->values[0], VALUE_CELLS);
		if (term->better == 0) {
			out(stdout, "%s\n", term->values[1]);
			continue;
		}
		put_column(term->values[1], VALUE_CELLS);
		out(stdout, "%s%s\n", better_letter(term->better),
			i == versus->decides ? " decides" : "");
	}
}

static void board_words(const struct versus_group *group, int draw, int line, char text[32])
{
	const struct versus_board *board = &group->lines[draw][line];

	text[0] = '\0';
	if (line >= group->count[draw])
		return;
	if (board->off >= 0)
		snprintf(text, 32, "%4d-%-5d%4d", board->white, board->black, board->off);
	else if (board->black > 0)
		snprintf(text, 32, "%4d-%d", board->white, board->black);
	else
		snprintf(text, 32, "%4d-bye", board->white);
}

static void print_sums(const struct versus_group *group, const char *name, const int sums[2])
{
	char text[2][16];

	for (int i = 0; i < 2; i++)
		snprintf(text[i], sizeof(text[i]), "%14d", sums[i]);
	if (!group->measured)
		return;
	out_cell(stdout, name, RULE_CELLS);
	out_cell(stdout, text[0], BOARD_CELLS);
	out(stdout, "%s\n", text[1]);
}

static void print_same(const struct versus_group *group)
{
	char text[40];

	if (group->same == 0 || !group->measured)
		return;
	snprintf(text, sizeof(text), "%4d the same%2d", group->same, group->same_off[0]);
	out_cell(stdout, "", RULE_CELLS);
	out_cell(stdout, text, BOARD_CELLS);
	out(stdout, "%4d the same%2d\n", group->same, group->same_off[1]);
}

static void print_groups(const struct versus *versus)
{
	for (int k = 0; k < versus->ngroups; k++) {
		const struct versus_group *group = &versus->groups[k];
		const int most =
			group->count[0] > group->count[1] ? group->count[0] : group->count[1];
		char score[16], head[48], text[2][32];

		snprintf(head, sizeof(head), "Score %s", points_text(group->score2, score));
		out(stdout, "\n");
		out_cell(stdout, head, RULE_CELLS);
		out_cell(stdout, group->measured ? "   A        off" : "   A", BOARD_CELLS);
		out(stdout, "%s\n", group->measured ? "   B        off" : "   B");
		for (int line = 0; line < most; line++) {
			board_words(group, 0, line, text[0]);
			board_words(group, 1, line, text[1]);
			out_cell(stdout, "", RULE_CELLS);
			out_cell(stdout, text[0], BOARD_CELLS);
			out(stdout, "%s\n", text[1]);
		}
		print_same(group);
		print_sums(group, "Total", group->off);
		print_sums(group, "Squares", group->squares);
	}
}

static void print_verdict(const struct versus *versus)
{
	const struct versus_term *term =
		versus->decides >= 0 ? &versus->terms[versus->decides] : NULL;

	for (int i = 0; i < 2; i++) {
		if (versus->unseated[i] > 0)
			out(stdout, "%c seats %d card%s nowhere.\n", "AB"[i], versus -> unseated[i],
				versus -> unseated[i] == 1 ? "" : "s");
		for (int k = 0; k < versus->broken[i].count; k++)
			out(stdout, "%c breaks a rule: %s.\n", "AB"[i],
				versus -> broken[i].lines[k]);
	}
	if (term)
		out(stdout, "%s is better: %s: %s against %s%s%s%s.\n",
			better_letter(versus->better), term->name, term->values[term->better > 0],
			term->values[term->better < 0], term->rule[0] ? " (" : "", term->rule,
			term->rule[0] ? ")" : "");
	else
		out(stdout, "%s.\n",
			versus->ngroups > 0 ? "The rules see no difference"
					    : "A and B are the same");
}

static void print_text(
	const struct rounds *rounds, const struct sides *sides, const struct versus *versus)
{
	out(stdout, "%s %d by %s\nA: %s\nB: %s\n", season_called(rounds->season), versus->round,
		versus->book->name, sides->names[0], sides->names[1]);
	print_verdict(versus);
	out(stdout, "\n");
	print_terms(versus);
	print_groups(versus);
}

/* --- JSON ------------------------------------------------------------------------------------- */

static const char *better_name(int better)
{
	return better < 0 ? "a" : better > 0 ? "b" : "";
}

static void put_lines(struct json *json, const struct versus_group *group, int draw)
{
	json_key(json, draw == 0 ? "a" : "b");
	json_open(json, '{');
	json_key(json, "boards");
	json_open(json, '[');
	for (int i = 0; i < group->count[draw]; i++) {
		json_open(json, '{');
		json_put_int(json, "white", group->lines[draw][i].white);
		json_put_int(json, "black", group->lines[draw][i].black);
		json_key(json, "off");
		if (group->lines[draw][i].off < 0)
			json_null(json);
		else
			json_int(json, group->lines[draw][i].off);
		json_close(json, '}');
	}
	json_close(json, ']');
	json_put_int(json, "same", group->same);
	json_put_int(json, "off", group->off[draw]);
	json_put_int(json, "squares", group->squares[draw]);
	json_close(json, '}');
}

static void put_side(
	struct json *json, const struct sides *sides, const struct versus *versus, int draw)
{
	json_key(json, draw == 0 ? "a" : "b");
	json_open(json, '{');
	json_put_text(json, "draw", sides->names[draw]);
	json_put_int(json, "unseated", versus->unseated[draw]);
	json_key(json, "broken");
	json_open(json, '[');
	for (int i = 0; i < versus->broken[draw].count; i++)
		json_text(json, versus->broken[draw].lines[i]);
	json_close(json, ']');
	json_close(json, '}');
}

static void print_json(const struct sides *sides, const struct versus *versus)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", versus->round);
	json_put_text(&json, "system", versus->book->id);
	put_side(&json, sides, versus, 0);
	put_side(&json, sides, versus, 1);
	json_put_text(&json, "better", better_name(versus->better));
	json_key(&json, "terms");
	json_open(&json, '[');
	for (int i = 0; i < versus->nterms; i++) {
		json_open(&json, '{');
		json_put_text(&json, "rule", versus->terms[i].rule);
		json_put_text(&json, "name", versus->terms[i].name);
		json_put_text(&json, "a", versus->terms[i].values[0]);
		json_put_text(&json, "b", versus->terms[i].values[1]);
		json_put_text(&json, "better", better_name(versus->terms[i].better));
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_key(&json, "differ");
	json_open(&json, '[');
	for (int i = 0; i < versus->ngroups; i++) {
		json_open(&json, '{');
		json_put_points(&json, "score", versus->groups[i].score2);
		put_lines(&json, &versus->groups[i], 0);
		put_lines(&json, &versus->groups[i], 1);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int compare(const struct args *args, struct rounds *rounds, struct sides *sides)
{
	struct versus versus;
	struct error error;
	int code = EXIT_DONE;

	for (int i = 0; i < 2 && code == EXIT_DONE; i++)
		code = read_side(args, &rounds->cards, sides->names[i], &sides->draws[i]);
	if (code != EXIT_DONE)
		return code;
	if (versus_make(&rounds->cards, sides->draws, &versus, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "json"))
		print_json(sides, &versus);
	else
		print_text(rounds, sides, &versus);
	versus_done(&versus);
	return EXIT_DONE;
}

int compare_draws(const struct args *args, struct rounds *rounds)
{
	struct sides sides = {
		.names = {args_value_at(args, "draw", 0), args_value_at(args, "draw", 1)}};
	struct error error;
	int round = rounds->present, code = args_number(args, "round", 1, ROUNDS_MOST, &round);

	if (code == EXIT_DONE && args_value_at(args, "draw", 2))
		code = cli_usage(args->command, "--draw is given once or twice.");
	if (code == EXIT_DONE && args_has(args, "systems"))
		code = cli_usage(args->command, "--draw and --systems exclude each other.");
	if (code != EXIT_DONE)
		return code;
	if (rounds_go(rounds, round, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (!sides.names[1])
		sides.names[1] = rounds->cards.draw.count > 0 ? on_board : by_rules;
	code = compare(args, rounds, &sides);
	pairing_draw_done(&sides.draws[0]);
	pairing_draw_done(&sides.draws[1]);
	return code;
}
