/* drawboard hand: what is fixed by hand on the cards before the draw. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/vocabulary.h"
#include "core/text/text.h"
#include "core/typed/rounds.h"

enum { UNKEPT_SIZE = 1024, PIN_WIDTH = 4 };

enum value { VALUE_NONE, VALUE_WORD, VALUE_PLAYER };

/* What may be typed: the word, what follows it, and what it means. */
static const struct order {
	const char *word;
	enum value needs;
	const char *value; /* of VALUE_WORD */
	enum hand_kind kind;
	int number;
} orders[] = {
	{"colour", VALUE_WORD, "white", HAND_COLOUR, COLOUR_WHITE},
	{"colour", VALUE_WORD, "black", HAND_COLOUR, COLOUR_BLACK},
	{"float", VALUE_WORD, "down", HAND_FLOAT_DOWN, 0},
	{"float", VALUE_WORD, "up", HAND_FLOAT_UP, 0},
	{"half", VALUE_WORD, "top", HAND_TOP, 0},
	{"half", VALUE_WORD, "bottom", HAND_BOTTOM, 0},
	{"bye", VALUE_NONE, NULL, HAND_BYE, 0},
	{"out", VALUE_NONE, NULL, HAND_OUT, 0},
	{"meet", VALUE_PLAYER, NULL, HAND_BOARD, 0},
	{"apart", VALUE_PLAYER, NULL, HAND_APART, 0},
};

enum { ORDERS = sizeof(orders) / sizeof(orders[0]) };

static const struct order *order_of(const struct hand *hand)
{
	for (int i = 0; i < ORDERS; i++) {
		if (hand->kind == (int)orders[i].kind &&
			(hand->kind != HAND_COLOUR || hand->value == orders[i].number))
			return &orders[i];
	}
	return NULL;
}

static const char *name_of(const struct app *app, int pin)
{
	const struct player *player = event_player(app_event(app), app_section(app), pin);

	return player ? player->name : "?";
}

static void show_hand(const struct app *app, const struct hand *hand, int width)
{
	const struct order *order = order_of(hand);

	if (!order)
		return;
	out(stdout, "%*d %s: %s", desk_is_plain() ? 0 : width, hand->pin, name_of(app, hand->pin),
		hand->kind == HAND_BYE ? vocabulary_of(app_event(app), app_section(app))->bye
				       : order->word);
	if (order->needs == VALUE_WORD)
		out(stdout, " %s", order->value);
	else if (order->needs == VALUE_PLAYER)
		out(stdout, " %d %s", hand->value, name_of(app, hand->value));
	out(stdout, "\n");
}

static void show_json(const struct app *app, const struct hand *hand, struct json *json)
{
	const struct order *order = order_of(hand);

	if (!order)
		return;
	json_open(json, '{');
	json_put_int(json, "pin", hand->pin);
	json_put_text(json, "name", name_of(app, hand->pin));
	json_put_text(json, "kind", order->word);
	json_key(json, "value");
	if (order->needs == VALUE_WORD)
		json_text(json, order->value);
	else if (order->needs == VALUE_PLAYER)
		json_int(json, hand->value);
	else
		json_null(json);
	json_close(json, '}');
}

static int list_apart(const struct app *app, const struct record **rows)
{
	int count;

	*rows = event_range(app_event(app), RECORD_APART, app_section(app), 0, &count);
	return count;
}

/* Those kept apart in this round or later ones; returns how many. */
static int show_apart(const struct app *app)
{
	const struct record *rows;
	const int count = list_apart(app, &rows);
	int shown = 0;

	for (int i = 0; i < count; i++) {
		const struct apart *apart = &rows[i].as.apart;

		if (apart->last < app_round(app))
			continue;
		out(stdout, "%*d %s: apart %d %s in %s%s %d", PIN_WIDTH, apart->pin,
			name_of(app, apart->pin), apart->other, name_of(app, apart->other),
			vocabulary_of(app_event(app), app_section(app))->round_small,
			apart->first < apart->last ? "s" : "", apart->first);
		if (apart->first < apart->last)
			out(stdout, "-%d", apart->last);
		out(stdout, "\n");
		shown++;
	}
	return shown;
}

static void show_apart_json(const struct app *app, struct json *json)
{
	const struct record *rows;
	const int count = list_apart(app, &rows);

	json_key(json, "apart");
	json_open(json, '[');
	for (int i = 0; i < count; i++) {
		const struct apart *apart = &rows[i].as.apart;

		if (apart->last < app_round(app))
			continue;
		json_open(json, '{');
		json_put_int(json, "pin", apart->pin);
		json_put_int(json, "other", apart->other);
		json_put_int(json, "first", apart->first);
		json_put_int(json, "last", apart->last);
		json_close(json, '}');
	}
	json_close(json, ']');
}

/* The boards that are pinned; returns how many. */
static int show_pinned(const struct app *app)
{
	int count, pinned = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app_section(app), app_round(app), &count);

	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;

		if (!board->pinned)
			continue;
		out(stdout, "Board %d is pinned: %d %s ",
			app_board_label(app, board->round, board->number), board->white,
			name_of(app, board->white));
		if (board->black)
			out(stdout, "has White against %d %s.\n", board->black,
				name_of(app, board->black));
		else
			out(stdout, "%s.\n",
				vocabulary_of(app_event(app), app_section(app))->has_bye);
		pinned++;
	}
	return pinned;
}

static void show_pinned_json(const struct app *app, struct json *json)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app_section(app), app_round(app), &count);

	json_key(json, "pinned");
	json_open(json, '[');
	for (int i = 0; i < count; i++)
		if (rows[i].as.board.pinned)
			json_int(json,
				app_board_label(app, app_round(app), rows[i].as.board.number));
	json_close(json, ']');
}

static int show_all(const struct args *args, struct app *app)
{
	int count, round = app_round(app);
	const struct record *rows =
		event_range(app_event(app), RECORD_HAND, app_section(app), round, &count);
	char unkept[UNKEPT_SIZE];
	struct error error;
	struct json json;

	if (app_unkept(app, unkept, sizeof(unkept), &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (!args_has(args, "json")) {
		for (int i = 0; i < count; i++)
			show_hand(app, &rows[i].as.hand, PIN_WIDTH);
		if (show_apart(app) + show_pinned(app) == 0 && count == 0)
			out(stdout, "Nothing is fixed by hand in %s %d.\n",
				vocabulary_of(app_event(app), app_section(app))->round_small,
				round);
		if (unkept[0])
			out(stdout, "%s\n", unkept);
		return EXIT_DONE;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	json_key(&json, "hand");
	json_open(&json, '[');
	for (int i = 0; i < count; i++)
		show_json(app, &rows[i].as.hand, &json);
	json_close(&json, ']');
	show_apart_json(app, &json);
	show_pinned_json(app, &json);
	json_put_text(&json, "unkept", unkept);
	json_close(&json, '}');
	json_finish(&json);
	return EXIT_DONE;
}

static int no_order(const struct args *args)
{
	static const char *const words[] = {
		"colour", "float", "half", "bye", "out", "meet", "apart", "none"};
	const char *near = suggest(args->words[2], words, 8);

	return cli_usage(args->command, "\"%s\" cannot be fixed; %s%s%s", args->words[2],
		near ? "did you mean " : "it is colour, float, half, bye, out, meet, apart or none",
		near ? near : "", near ? "?" : ".");
}

/* The order that the words give; NULL after a message. */
static const struct order *find_order(const struct args *args)
{
	const char *word = args->words[2], *value = args->count > 3 ? args->words[3] : NULL;
	const struct order *known = NULL;

	for (int i = 0; i < ORDERS; i++) {
		if (strcmp(orders[i].word, word) != 0)
			continue;
		known = &orders[i];
		if ((known->needs == VALUE_WORD && value && !strcmp(known->value, value)) ||
			(known->needs == VALUE_PLAYER && value) ||
			(known->needs == VALUE_NONE && !value))
			return known;
	}
	if (!known)
		no_order(args);
	else if (known->needs == VALUE_NONE)
		cli_usage(args->command, "\"%s\" is too much after %s.", value, word);
	else if (known->needs == VALUE_PLAYER)
		cli_usage(args->command, "%s whom? The other player is missing.", word);
	else
		cli_usage(args->command, "%s is %s, not \"%s\".", word,
			known->kind == HAND_COLOUR             ? "white or black"
				: known->kind == HAND_FLOAT_UP ? "down or up"
							       : "top or bottom",
			value ? value : "");
	return NULL;
}

/* What was fixed in the round before the order; the caller frees *rows. False: no memory. */
static bool keep_rows(const struct app *app, struct record **rows, int *count)
{
	const struct record *now =
		event_range(app_event(app), RECORD_HAND, app_section(app), app_round(app), count);

	*rows = malloc(((size_t)*count + 1) * sizeof(**rows));
	if (*rows && *count > 0)
		memcpy(*rows, now, (size_t)*count * sizeof(**rows));
	return *rows != NULL;
}

/* What the order has pushed out is said: it may be more than was meant. */
static void show_gone(const struct app *app, const struct record *rows, int count)
{
	for (int i = 0; i < count; i++) {
		const struct record *now = event_find(app_event(app), record_key_of(&rows[i]));

		if (now && record_equal(now, &rows[i]))
			continue;
		out(stdout, "No longer fixed by hand: ");
		show_hand(app, &rows[i].as.hand, 0);
	}
}

/* Fix it, or free the card if order is NULL. */
static int carry_out(
	const struct args *args, struct app *app, const struct order *order, int pin, int number)
{
	struct record *rows;
	struct error error;
	enum status status;
	int count;

	if (!keep_rows(app, &rows, &count))
		return cli_say(EXIT_FILE, args->words[0], "%s", "There is no memory left.");
	status = order ? app_hand(app, pin, order->kind, number, &error)
		       : app_free(app, pin, &error);
	if (status == STATUS_OK) {
		cli_done("it is fixed in the event.");
		if (order && !args_has(args, "json"))
			show_gone(app, rows, count);
	}
	free(rows);
	return status == STATUS_OK ? EXIT_DONE : cli_fail(args->words[0], &error);
}

/* Two kept apart for some rounds. */
static int keep_apart(const struct args *args, struct app *app, int pin, int other)
{
	const char *rounds = args_value(args, "rounds");
	struct error error;
	int first = 0, last = 0; /* none: they may meet */
	const char *expected =
		strcmp(rounds, "none") == 0 ? NULL : rounds_parse(rounds, &first, &last);

	if (expected)
		return cli_usage(args->command, "--rounds: found \"%s\", expected %s, or none.",
			rounds, expected);
	if (app_keep_apart(app, pin, other, first, last, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_done("it is fixed in the event.");
	return EXIT_DONE;
}

static int fix(const struct args *args, struct app *app)
{
	const struct order *order = strcmp(args->words[2], "none") ? find_order(args) : NULL;
	int pin, number = 0, code;

	if (strcmp(args->words[2], "none") != 0 && !order)
		return EXIT_USAGE;
	code = cli_find_player(app, args->words[0], args->words[1], &pin);
	if (code == EXIT_DONE && order && order->needs == VALUE_PLAYER)
		code = cli_find_player(app, args->words[0], args->words[3], &number);
	else if (order)
		number = order->number;
	if (code == EXIT_DONE && args_has(args, "rounds"))
		return order && order->kind == HAND_APART
			? keep_apart(args, app, pin, number)
			: cli_usage(args->command, "--rounds goes with apart.");
	return code == EXIT_DONE ? carry_out(args, app, order, pin, number) : code;
}

static int run(const struct args *args)
{
	struct app *app;
	int code;

	if (args->count < 4 && args_has(args, "rounds"))
		return cli_usage(args->command, "--rounds goes with PLAYER apart PLAYER.");
	if (args->count == 2)
		return cli_usage(args->command, "what is fixed for the player is missing.");
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (args->count > 2)
		code = fix(args, app);
	if (code == EXIT_DONE)
		code = show_all(args, app);
	app_close(app);
	return code;
}

const struct command command_hand = {
	.name = "hand",
	.usage =
		"EVENT [PLAYER colour white|black | float down|up | half top|bottom | bye | out | meet PLAYER |"
		" apart PLAYER [--rounds A-B|none] | none]",
	.summary = "Fix cards by hand before the draw",
	.help = "`pair` draws around what is fixed. colour: he has it; float: he leaves his score\n"
		"group; half: he plays in that half; bye: he has it; out: he sits out, without\n"
		"points; meet: he has White against the other; apart: he does not meet the other;\n"
		"none: nothing is fixed for him, nor is his board pinned. All of it holds for\n"
		"this round alone, but --rounds 1-3 keeps two apart in these rounds, such as\n"
		"relatives (CAA 35, Schools 27); --rounds none lets them meet. Alone it lists\n"
		"what is fixed in the round, and the pinned boards.\n",
	.least = 1,
	.most = 4,
	.run = run,
	.options =
		{
			{"rounds", 'r', "A-B", "apart: in these rounds; none: they may meet",
				false},
			{"json", 0, NULL, "print what is fixed as JSON", false},
		},
};
