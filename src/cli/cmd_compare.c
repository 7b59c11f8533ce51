/* drawboard compare: the cards of a round under several rule books side by side. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/books.h"
#include "cli/cmd_compare_draws.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/say_books.h"
#include "cli/rounds_open.h"
#include "core/vocabulary.h"
#include "plain/terminal.h"

enum { WIDTH = 80, WIDTH_MOST = 300 };

/* Cells of a line: those of the terminal, or 80 where there is none or a narrow one. */
static int width(void)
{
	const int cells = terminal_width(stdout);

	return cells < WIDTH ? WIDTH : cells < WIDTH_MOST ? cells : WIDTH_MOST;
}

/* "caa,dutch": each a rule book, none twice. */
static int read_systems(const struct args *args, struct books_choice *choice)
{
	const char *text = args_value(args, "systems");

	*choice = (struct books_choice){.count = 0};
	while (text) {
		const size_t length = strcspn(text, ",");
		char id[32];

		snprintf(id, sizeof(id), "%.*s", (int)length, text);
		if (!pairing_book_find(id))
			return cli_no_book(args, id, CLI_BOOKS_ANY);
		for (int i = 0; i < choice->count; i++)
			if (choice->books[i] == pairing_book_find(id))
				return cli_usage(
					args->command, "--systems names \"%s\" twice.", id);
		if (choice->count == BOOKS_MOST)
			return cli_usage(
				args->command, "--systems names more than %d.", BOOKS_MOST);
		choice->books[choice->count++] = pairing_book_find(id);
		text = text[length] ? text + length + 1 : NULL;
	}
	return EXIT_DONE;
}

static void put_boards(struct json *json, const struct books_column *column)
{
	json_key(json, "boards");
	json_open(json, '[');
	for (int i = 0; i < column->count; i++) {
		const struct books_board *board = &column->boards[i];

		json_open(json, '{');
		json_put_int(json, "white", board->white);
		json_put_int(json, "black", board->black);
		json_put_text(json, "floats",
			board->white_floats == PAIRING_LEVEL                ? ""
				: board->white_floats == PAIRING_FLOAT_DOWN ? "white down"
									    : "black down");
		json_put_int(json, "part", board->part);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_column(struct json *json, const struct books_column *column)
{
	json_open(json, '{');
	json_put_text(json, "system", column->book->id);
	json_key(json, "drawn");
	json_bool(json, column->drawn);
	json_put_text(json, "why", column->why);
	put_boards(json, column);
	json_key(json, "parts");
	json_open(json, '[');
	for (int i = 0; i < column->nparts; i++) {
		json_open(json, '{');
		json_put_int(json, "part", i + 1);
		json_put_text(json, "by_first", column->parts[i].first);
		json_put_text(json, "by_own", column->parts[i].own);
		json_put_text(json, "lazy", column->parts[i].parts);
		json_close(json, '}');
	}
	json_close(json, ']');
	json_key(json, "unfair");
	json_open(json, '[');
	for (int i = 0; i < column->unfair.count; i++)
		json_text(json, column->unfair.lines[i]);
	json_close(json, ']');
	json_close(json, '}');
}

/* What of the round is not the event's own knowledge; "": nothing. */
static void grounds(const struct rounds *rounds, int round, char *text, size_t size)
{
	snprintf(text, size, "%s", "");
	if (rounds->imported)
		snprintf(text, size,
			"%s %d was imported with its draw: what it was made from is taken from the import.",
			vocabulary_for(rounds->season)->round, round);
}

static void print_json(const struct rounds *rounds, const struct books *books)
{
	char text[160];
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", books->round);
	grounds(rounds, books->round, text, sizeof(text));
	json_put_text(&json, "grounds", text);
	json_key(&json, "systems");
	json_open(&json, '[');
	for (int i = 0; i < books->count; i++)
		put_column(&json, &books->columns[i]);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int print(const struct args *args, const struct rounds *rounds, const struct books *books)
{
	char *text, said[160];

	if (args_has(args, "json")) {
		print_json(rounds, books);
		return EXIT_DONE;
	}
	if (desk_is_plain() && rounds->cards.cast.event) {
		out(stdout, "%s %d\n", vocabulary_for(rounds->season)->round, books->round);
		say_books(books, &rounds->cards.cast);
		return EXIT_DONE;
	}
	if (books_text(books, &rounds->cards.cast, width(), &text) != STATUS_OK)
		return cli_say(EXIT_FILE, args->words[0], "%s", "There is no memory left.");
	out(stdout, "%s %d\n", vocabulary_for(rounds->season)->round, books->round);
	out_text(stdout, text);
	free(text);
	grounds(rounds, books->round, said, sizeof(said));
	if (said[0])
		out(stdout, "%s\n", said);
	return EXIT_DONE;
}

static int compare(
	const struct args *args, struct rounds *rounds, const struct books_choice *choice)
{
	struct books books;
	struct error error;
	int round = rounds->present, code = args_number(args, "round", 1, ROUNDS_MOST, &round);

	if (code != EXIT_DONE)
		return code;
	if (rounds_go(rounds, round, &error) != STATUS_OK ||
		books_draw(&rounds->cards, choice, &books, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	code = print(args, rounds, &books);
	if (code == EXIT_DONE && !books.columns[0].drawn)
		code = EXIT_CHECK;
	books_done(&books);
	return code;
}

static int run(const struct args *args)
{
	struct books_choice choice;
	struct rounds_opened opened;
	int code = read_systems(args, &choice);

	if (code == EXIT_DONE)
		code = rounds_open(args, &opened);
	if (code != EXIT_DONE)
		return code;
	code = args_has(args, "draw") ? compare_draws(args, &opened.rounds)
				      : compare(args, &opened.rounds, &choice);
	rounds_close(&opened);
	return code;
}

const struct command command_compare = {
	.name = "compare",
	.usage =
		"EVENT | FILE.trf [--round N] [--systems ID,ID,...] [--draw FILE [--draw FILE]] [--system ID] [--json]",
	.summary = "Draw the cards of a round by several rule books, side by side",
	.help = "The first column is the event's own rule book. A board with * in it is not in\n"
		"every column; a letter marks a part of a draw that differs from the first\n"
		"column, and each such part is told by both rule books: the first rule that it\n"
		"makes worse, and the first rule that the boards of the first column would make\n"
		"worse there. What is fixed by hand does not count. `lazy` is the draw of one who\n"
		"looks at places and repeats only: who floats again by it and who loses his\n"
		"colour, though the rules have it otherwise, is named. --draw sets two draws of\n"
		"the cards against each other, or one against the draw on the board (else the\n"
		"rules' draw): each term of the rule book with both values, in the order of the\n"
		"rules, and the boards that differ with how far each is from the ideal pairing of\n"
		"their cards. A draw is a file with WHITE BLACK a line, by number, 0 for the bye;\n"
		"`board` is the draw on the board, `rules` that of the rules.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"round", 'r', "N",
				"the round; else the one on the board, or that a report is to be paired for",
				false},
			{"systems", 0, "ID,ID,...",
				"the rule books; else all that can take the cards", false},
			{"draw", 'd', "FILE",
				"set this draw against another: a file, board or rules", true},
			{"system", 's', "ID",
				"the rule book of a report; else as it says, or dutch", false},
			{"json", 0, NULL, "print the answer as JSON", false},
		},
};
