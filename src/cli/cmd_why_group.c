/*
 * drawboard why EVENT --group: all claims of score groups, from most due White to most due Black.
 */
#include "config.h"

#include "cli/cmd_why_group.h"

#include <stdio.h>
#include <string.h>

#include "app/position/groups.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/vocabulary.h"
#include "core/points.h"

enum { SCORES_MOST = 32, WIDTH = 80 };

static int read_scores(const struct args *args, int scores2[SCORES_MOST], int *count)
{
	const char *text = args_value(args, "group");

	for (*count = 0; text; ++*count) {
		const size_t length = strcspn(text, ",");
		char word[16];

		snprintf(word, sizeof(word), "%.*s", (int)length, text);
		if (*count == SCORES_MOST || !points_read(word, &scores2[*count]))
			return cli_usage(args->command,
				"--group is a score such as 2 or 1.5, or several as 2,1.5, not \"%s\".",
				args_value(args, "group"));
		text = text[length] ? text + length + 1 : NULL;
	}
	return EXIT_DONE;
}

static void print_json(const struct app *app, const struct claims *claims)
{
	static const char *const due[] = {
		[PAIRING_NEUTRAL] = "", [PAIRING_WHITE] = "white", [PAIRING_BLACK] = "black"};
	static const char *const strengths[] = {[PAIRING_STRENGTH_NONE] = "",
		[PAIRING_STRENGTH_MILD] = "mild",
		[PAIRING_STRENGTH_STRONG] = "strong",
		[PAIRING_STRENGTH_ABSOLUTE] = "absolute"};
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", claims->round);
	json_put_text(&json, "rule", claims->rule);
	json_key(&json, "claims");
	json_open(&json, '[');
	for (int i = 0; i < claims->count; i++) {
		const struct claim_row *row = &claims->rows[i];

		json_open(&json, '{');
		json_put_int(&json, "order", row->order);
		json_key(&json, "shared");
		json_bool(&json, row->shared);
		show_player_json(&json, "player", app_event(app), app_section(app), row->pin);
		json_put_points(&json, "score", row->score2);
		json_put_text(&json, "colours", row->colours);
		json_put_int(&json, "whites", row->whites);
		json_put_int(&json, "blacks", row->blacks);
		json_put_text(&json, "due", due[row->due]);
		json_put_text(&json, "strength", strengths[row->strength]);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

/* In plain lines: a claim a line. */
static void say_claims(const struct app *app, const struct claims *claims)
{
	static const char *const due[] = {[PAIRING_NEUTRAL] = "neither colour",
		[PAIRING_WHITE] = "White",
		[PAIRING_BLACK] = "Black"};
	char score[16];

	for (int i = 0; i < claims->count; i++) {
		const struct claim_row *row = &claims->rows[i];

		out(stdout, "%d%s: %d %s, score %s, colours %s, due %s.\n", row->order,
			row->shared ? " equal" : "", row->pin,
			event_player(app_event(app), app_section(app), row->pin)->name,
			points_text(row->score2, score), row->colours[0] ? row->colours : "none",
			due[row->due]);
	}
}

static int print_text(const struct args *args, const struct app *app, const struct claims *claims)
{
	struct reasons lines = {.count = 0};
	int code = EXIT_DONE;

	out(stdout, "%s %d, from most due White to most due Black (%s):\n",
		vocabulary_of(app_event(app), app_section(app))->round, claims->round,
		claims->rule);
	if (desk_is_plain()) {
		say_claims(app, claims);
		return EXIT_DONE;
	}
	if (claims_lines(app, claims, WIDTH, &lines) != STATUS_OK)
		code = cli_say(EXIT_FILE, args->words[0], "%s", "There is no memory left.");
	for (int i = 0; code == EXIT_DONE && i < lines.count; i++)
		out(stdout, "%s\n", lines.lines[i]);
	reasons_done(&lines);
	return code;
}

int why_group(const struct args *args, struct app *app, int round)
{
	int scores2[SCORES_MOST], count, code = read_scores(args, scores2, &count);
	struct claims claims;
	struct error error;

	if (code == EXIT_DONE && args->count > 1)
		code = cli_usage(args->command, "--group goes with neither a board nor a player.");
	if (code != EXIT_DONE)
		return code;
	if (app_claims(app, round, scores2, count, &claims, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "json"))
		print_json(app, &claims);
	else
		code = print_text(args, app, &claims);
	claims_done(&claims);
	return code;
}
