/* drawboard why EVENT --not: the best draw in which something is so, and what it costs. */
#include "config.h"

#include "cli/cmd_why_not.h"

#include <stdio.h>

#include "app/whynot/whynot.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/show.h"
#include "cli/why_json.h"
#include "core/vocabulary.h"

static const struct {
	const char *option;
	enum wish_kind kind;
} wishes[] = {{"not", WISH_MEET}, {"not-bye", WISH_BYE}, {"not-white", WISH_WHITE},
	{"not-black", WISH_BLACK}};

enum { WISHES = sizeof(wishes) / sizeof(wishes[0]) };

static int count_asked(const struct args *args)
{
	int count = 0;

	for (int i = 0; i < WISHES; i++)
		count += args_has(args, wishes[i].option);
	return count;
}

bool why_not_asked(const struct args *args)
{
	return count_asked(args) > 0;
}

static int read_wish(const struct args *args, const struct app *app, struct wish *wish)
{
	int i = 0, code;

	if (count_asked(args) > 1)
		return cli_usage(args->command, "ask one thing at a time.");
	while (!args_has(args, wishes[i].option))
		i++;
	*wish = (struct wish){.kind = wishes[i].kind};
	if (wish->kind == WISH_MEET && args->count < 2)
		return cli_usage(args->command, "--not takes two players: --not 12 20.");
	if (wish->kind != WISH_MEET && args->count > 1)
		return cli_usage(args->command, "\"%s\" is too much.", args->words[1]);
	code = cli_find_player(app, args->words[0], args_value(args, wishes[i].option), &wish->pin);
	if (code == EXIT_DONE && wish->kind == WISH_MEET)
		code = cli_find_player(app, args->words[0], args->words[1], &wish->other);
	return code;
}

static void print_board(const struct app *app, const struct whynot_board *board)
{
	const struct event *event = app_event(app);
	const struct player *white = event_player(event, app_section(app), board->white),
			    *black = event_player(event, app_section(app), board->black);

	out(stdout, desk_is_plain() ? "Board %d: %d %s, White, against " : "  %3d  %d %s - ",
		board->number, board->white, white ? white->name : "");
	if (board->black)
		out(stdout, "%d %s\n", board->black, black ? black->name : "");
	else
		out(stdout, "%s\n", vocabulary_of(app_event(app), app_section(app))->bye);
}

static void print_ring(const struct app *app, const char *title, const struct whynot_board *boards,
	int count, int ring)
{
	out(stdout, "%s\n", title);
	for (int i = 0; i < count; i++)
		if (boards[i].ring == ring)
			print_board(app, &boards[i]);
}

static void print_text(const struct app *app, const struct whynot *answer, bool figures)
{
	if (answer->grounds[0])
		out(stdout, "%s\n", answer->grounds);
	out(stdout, "%s\n", answer->verdict);
	if (answer->besides[0])
		out(stdout, "%s\n", answer->besides);
	if (figures && answer->figures[0])
		out(stdout, "In figures, from the draw on the board to that one: %s.\n",
			answer->figures);
	for (int ring = 1; ring <= answer->nrings; ring++) {
		out(stdout, "%s\n",
			ring == 1 ? "Boards that would change:"
				: whynot_same_pairs(answer, ring)
				? "And the same two in other colours:"
				: "And besides:");
		print_ring(app, " now", answer->now, answer->nnow, ring);
		print_ring(app, " then", answer->then, answer->nthen, ring);
	}
}

static void put_boards(struct json *json, const char *key, const struct app *app,
	const struct whynot_board *boards, int count)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = 0; i < count; i++) {
		json_open(json, '{');
		json_put_int(json, "ring", boards[i].ring);
		json_put_int(json, "board", boards[i].number);
		show_player_json(json, "white", app_event(app), app_section(app), boards[i].white);
		show_player_json(json, "black", app_event(app), app_section(app), boards[i].black);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void print_json(const struct app *app, enum wish_kind wish, const struct whynot *answer)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", answer->round);
	json_put_text(&json, "answer", whynot_answer_name(answer->answer));
	json_put_text(&json, "grounds", answer->grounds);
	json_put_text(&json, "verdict", answer->verdict);
	json_put_text(&json, "rule", answer->rule);
	json_put_text(&json, "change", answer->change);
	json_put_text(&json, "besides", answer->besides);
	json_put_text(&json, "changes", answer->figures);
	why_json_put_whynot(&json, app, wish, answer);
	put_boards(&json, "now", app, answer->now, answer->nnow);
	put_boards(&json, "then", app, answer->then, answer->nthen);
	json_close(&json, '}');
	json_finish(&json);
}

int why_not(const struct args *args, struct app *app, int round)
{
	struct wish wish = {.kind = WISH_MEET};
	struct whynot answer;
	struct error error;
	int code = read_wish(args, app, &wish);

	if (code != EXIT_DONE)
		return code;
	if (app_whynot(app, round, &wish, &answer, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "json"))
		print_json(app, wish.kind, &answer);
	else
		print_text(app, &answer, args_has(args, "all"));
	code = answer.answer == WHYNOT_IMPOSSIBLE ? EXIT_CHECK : EXIT_DONE;
	whynot_done(&answer);
	return code;
}
