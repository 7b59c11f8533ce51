/* drawboard compare --draw: two draws of the same cards, term by term and board by board. */
#include "config.h"

#include "cli/cmd_compare_draws.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/versus.h"
#include "app/position/draw_order.h"
#include "cli/draw_file.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/vocabulary.h"

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
	return draw_sort(cards->book, cards->scores, draw);
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

enum { WIDTH = 79 };

static int print_text(const struct args *args, const struct rounds *rounds,
	const struct sides *sides, const struct versus *versus)
{
	struct reasons lines = {.count = 0};
	int code = EXIT_DONE;

	out(stdout, "%s %d by %s\nA: %s\nB: %s\n", vocabulary_for(rounds->season)->round,
		versus->round, versus->book->name, sides->names[0], sides->names[1]);
	if (versus_lines(versus, &rounds->cards.cast, WIDTH, &lines) != STATUS_OK)
		code = cli_say(EXIT_FILE, args->words[0], "%s", "There is no memory left.");
	for (int i = 0; code == EXIT_DONE && i < lines.count; i++)
		out(stdout, "%s\n", lines.lines[i]);
	reasons_done(&lines);
	return code;
}

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
		code = print_text(args, rounds, sides, &versus);
	versus_done(&versus);
	return code;
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
