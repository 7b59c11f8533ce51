/* drawboard deal: the draw of a round step by step, a line a step. */
#include "config.h"

#include <stdio.h>

#include "app/deal/deal.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"

/* plain: each step is one line, on a terminal, too. */
static void print_steps(const struct deal *deal, bool plain, bool all, int group)
{
	for (int i = 0; i < deal->nsteps; i++) {
		const struct deal_step *step = &deal->steps[i];
		char text[DEAL_STEP_WORDS];

		if (!all && !deal_is_of(step, group))
			continue;
		if (plain) {
			printf("%d. ", i + 1);
			out_text(stdout, deal_step_words(step, text));
			putchar('\n');
		} else {
			out(stdout, "%3d  %s\n", i + 1, deal_step_words(step, text));
		}
	}
}

static void put_group(struct json *json, const char *key, const struct deal *deal, int group)
{
	json_key(json, key);
	if (group < 0 || deal->listed)
		json_null(json);
	else
		json_points(json, deal->groups[group].score);
}

static void put_place(struct json *json, const char *key, const struct app *app,
	const struct deal *deal, const struct deal_place *place)
{
	static const char *const where[] = {[DEAL_BOX] = "box",
		[DEAL_OUT] = "aside",
		[DEAL_LAID] = "laid",
		[DEAL_SEATED] = "seated"};
	static const char *const colours[] = {
		[PAIRING_NEUTRAL] = "", [PAIRING_WHITE] = "white", [PAIRING_BLACK] = "black"};
	static const char *const halves[] = {
		[DEAL_NO_HALF] = "", [DEAL_ABOVE] = "above", [DEAL_BELOW] = "below"};

	json_key(json, key);
	json_open(json, '{');
	json_put_text(json, "where", where[place->where]);
	if (place->where == DEAL_BOX || place->where == DEAL_LAID)
		put_group(json, "group", deal, place->group);
	if (place->where == DEAL_LAID || place->where == DEAL_SEATED)
		json_put_text(json, "colour", colours[place->colour]);
	if (place->where == DEAL_LAID)
		json_put_text(json, "half", halves[place->half]);
	if (place->where == DEAL_SEATED)
		json_put_int(json, "board", app_board_label(app, deal->round, place->board));
	json_close(json, '}');
}

static void put_sentences(struct json *json, const struct deal_step *step)
{
	json_key(json, "sentences");
	json_open(json, '[');
	for (int i = 0; i < step->nparts; i++) {
		json_open(json, '{');
		json_put_text(json, "text", step->parts[i].text);
		json_put_text(json, "rule", step->parts[i].rule);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_step(struct json *json, const struct app *app, const struct deal *deal, int i)
{
	const struct deal_step *step = &deal->steps[i];

	json_open(json, '{');
	json_put_int(json, "step", i + 1);
	json_put_text(json, "kind", deal_kind_name(step->kind));
	put_group(json, "group", deal, step->group);
	put_group(json, "lower_group", deal, step->other);
	json_key(json, "board");
	if (step->board)
		json_int(json, app_board_label(app, deal->round, step->board));
	else
		json_null(json);
	json_put_text(json, "caption", step->caption);
	json_put_text(json, "rule", step->rule);
	put_sentences(json, step);
	json_key(json, "cards");
	json_open(json, '[');
	for (int k = 0; k < step->ncards; k++)
		json_int(json, deal->pins[step->cards[k]]);
	json_close(json, ']');
	json_key(json, "moves");
	json_open(json, '[');
	for (int k = step->first; k < step->first + step->moves; k++) {
		json_open(json, '{');
		json_put_int(json, "card", deal->pins[deal->moves[k].card]);
		put_place(json, "from", app, deal, &deal->moves[k].from);
		put_place(json, "to", app, deal, &deal->moves[k].to);
		json_close(json, '}');
	}
	json_close(json, ']');
	json_close(json, '}');
}

static void print_json(const struct app *app, const struct deal *deal, bool all, int group)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", deal->round);
	json_key(&json, "steps");
	json_open(&json, '[');
	for (int i = 0; i < deal->nsteps; i++)
		if (all || deal_is_of(&deal->steps[i], group))
			put_step(&json, app, deal, i);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int deal_round(const struct args *args, struct app *app, int round)
{
	const char *score = args_value(args, "group");
	struct error error;
	struct deal deal;
	int group = -1, code = EXIT_DONE;

	if ((round == app_round(app) && app_no_draw(app, &error) != STATUS_OK) ||
		deal_make(app, round, &deal, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (score && deal_find_group(&deal, score, &group, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	else if (args_has(args, "json"))
		print_json(app, &deal, !score, group);
	else
		print_steps(&deal, args_has(args, "plain") || desk_is_plain(), !score, group);
	deal_done(&deal);
	return code;
}

static int run(const struct args *args)
{
	return cli_of_round(args, deal_round);
}

const struct command command_deal = {
	.name = "deal",
	.usage =
		"EVENT | FILE.trf [--round N] [--group SCORE] [--system ID] [--set SETTINGS] [--plain|--json]",
	.summary = "Deal the draw step by step, as the cards are laid by hand",
	.help = "A line a step, with its number, what is done and by which rule: the cards sorted\n"
		"and counted, what is fixed by hand, then score group by score group who changes\n"
		"his colour, who floats and who was passed over, board by board, and the last\n"
		"check. The end is the draw on the board; a published round is dealt as it was\n"
		"drawn. --group 2.5 (or 2½) is what happens to the cards of that score. Of a\n"
		"tournament report it is the round that is to be paired, or the last one when all\n"
		"are played. Nothing in the event changes.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "the round; else the one on the board", false},
			{"group", 'g', "SCORE", "the steps of this score group", false},
			{"system", 's', "ID",
				"the rule book of a report; else as it says, or dutch", false},
			{"set", 0, "SETTINGS", "settings of the rule book of a report", false},
			{"plain", 0, NULL, "each step on one line, however long", false},
			{"json", 0, NULL, "print the answer as JSON, with every move of a card",
				false},
		},
};
