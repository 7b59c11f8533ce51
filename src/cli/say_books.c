/* Draws of several rule books compared, for who listens: only where they differ, a fact a line. */
#include "config.h"

#include "cli/say_books.h"

#include <stdio.h>

#include "app/words/words.h"
#include "cli/out.h"

static void say_boards(const struct books_column *column, const struct cast *cast, int part)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	for (int i = 0; i < column->count; i++) {
		const struct books_board *board = &column->boards[i];

		if (board->part != part)
			continue;
		words_who(cast->event, cast->section, board->white, white);
		if (board->black)
			words_who(cast->event, cast->section, board->black, black);
		out(stdout, "%s, part %c: %s, White, %s%s.\n", column->book->id, books_letter(part),
			white, board->black ? "against " : "has the bye",
			board->black ? black : "");
	}
}

static void say_part(const char *first, const struct books_column *column, int part)
{
	const struct books_part *judged = &column->parts[part - 1];

	out(stdout, "Of part %c %s says: %s.\n", books_letter(part), first,
		judged->first[0] ? judged->first : "no difference");
	if (judged->parts[0])
		out(stdout, "%s\n", judged->parts);
	else
		out(stdout, "Of the boards of %s %s says: %s.\n", first, column->book->id,
			judged->own[0] ? judged->own : "no difference");
}

static void say_column(
	const char *first, const struct books_column *column, const struct cast *cast)
{
	if (column->nparts == 0)
		out(stdout, "%s: the same as %s.\n", column->book->id, first);
	for (int part = 1; part <= column->nparts; part++) {
		say_boards(column, cast, part);
		say_part(first, column, part);
	}
	for (int i = 0; i < column->unfair.count; i++)
		out(stdout, "Unfair, and %s has it otherwise at no cost: %s.\n", first,
			column->unfair.lines[i]);
}

void say_books(const struct books *books, const struct cast *cast)
{
	const struct books_column *first = &books->columns[0];

	for (int i = 0; i < books->count; i++) {
		const struct books_column *column = &books->columns[i];

		if (!column->drawn)
			out(stdout, "%s has no draw: %s\n", column->book->id, column->why);
		else if (i > 0 && first->drawn)
			say_column(first->book->id, column, cast);
	}
}
