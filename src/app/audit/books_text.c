/* Draws of several rule books in columns, and in words what sets them apart. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/audit/books.h"
#include "app/event/writing.h"
#include "app/position/seated.h"
#include "core/text/fit.h"

enum { NUMBER_CELLS = 3, NAMES_LEAST = 36, CELLS_MOST = 48 };

struct columns {
	const struct books *books;
	const struct cast *cast;
	int width, cells; /* of the text, of a column */
	struct writing text;
};

char books_letter(int part)
{
	return (char)(part == 0 ? ' ' : part > 26 ? '+' : 'a' + part - 1);
}

/* A column's part of a line; nothing stands behind the last one. */
static void put_cell(struct columns *columns, int column, const char *text)
{
	char fitted[256];
	const int used = text_fit(fitted, sizeof(fitted), text, columns->cells - 1);
	const bool last = column + 1 == columns->books->count;

	writing_put(&columns->text, "%s%*s", fitted, last ? 0 : columns->cells - used, "");
}

static const char *float_mark(enum pairing_float floated)
{
	return floated == PAIRING_FLOAT_DOWN ? "↓" : floated == PAIRING_FLOAT_UP ? "↑" : "";
}

static bool has_names(const struct columns *columns)
{
	return columns->cast->event && columns->cells >= NAMES_LEAST;
}

/* "7 Gray" where there is room, else "7". */
static void player_text(const struct columns *columns, int pin, char text[WHO_SIZE])
{
	const struct cast *cast = columns->cast;

	if (has_names(columns))
		words_who(cast->event, cast->section, pin, text);
	else
		words_put(text, WHO_SIZE, "%d", pin);
}

static void put_board(struct columns *columns, int column, int i)
{
	const struct books_column *of = &columns->books->columns[column];
	const struct books_board *board = &of->boards[i];
	char white[WHO_SIZE], black[WHO_SIZE], text[2 * WHO_SIZE + 32];

	if (i >= of->count) {
		put_cell(columns, column, i == 0 && !of->drawn ? "  none" : "");
		return;
	}
	player_text(columns, board->white, white);
	words_put(black, sizeof(black), "%s",
		of->book->rounds             ? "free"
			: !of->book->season  ? "bye"
			: has_names(columns) ? "sits out"
					     : "out");
	if (board->black)
		player_text(columns, board->black, black);
	words_put(text, sizeof(text), "%c %s%s%s%s%s",
		column > 0                ? books_letter(board->part)
			: board->part > 0 ? '*'
					  : ' ',
		white, float_mark(board->white_floats), has_names(columns) ? " - " : "-", black,
		float_mark(seated_opposite(board->white_floats)));
	put_cell(columns, column, text);
}

/* Blanks that an empty last column leaves at the end of a line. */
static void end_line(struct columns *columns)
{
	struct writing *text = &columns->text;

	while (text->size > 0 && text->bytes[text->size - 1] == ' ')
		text->size--;
	writing_put(text, "\n");
}

static void put_boards(struct columns *columns)
{
	const struct books *books = columns->books;
	int most = 0;
	char heading[64];
	bool none = false;

	writing_put(&columns->text, "%*s", NUMBER_CELLS, "Bd");
	for (int c = 0; c < books->count; c++) {
		words_put(heading, sizeof(heading), "  %s", books->columns[c].book->id);
		put_cell(columns, c, heading);
		none = none || !books->columns[c].drawn;
		if (books->columns[c].count > most)
			most = books->columns[c].count;
	}
	if (most == 0 && none) /* a line to say it in */
		most = 1;
	end_line(columns);
	for (int i = 0; i < most; i++) {
		writing_put(&columns->text, "%*d", NUMBER_CELLS, i + 1);
		for (int c = 0; c < books->count; c++)
			put_board(columns, c, i);
		end_line(columns);
	}
}

static void put_part(struct columns *columns, const struct books_column *column, int part)
{
	const struct books_part *judged = &column->parts[part];
	const char *first = columns->books->columns[0].book->id, *own = column->book->id;
	char text[2 * BOOKS_TEXT + 128];

	if (judged->parts[0])
		words_put(text, sizeof(text), "%c  %s says: %s. %s", books_letter(part + 1), first,
			judged->first[0] ? judged->first : "no difference", judged->parts);
	else
		words_put(text, sizeof(text), "%c  %s says: %s. %s says of the boards of %s: %s.",
			books_letter(part + 1), first,
			judged->first[0] ? judged->first : "no difference", own, first,
			judged->own[0] ? judged->own : "no difference");
	writing_wrap(&columns->text, columns->width, 2, 3, text);
}

static void put_unfair(struct columns *columns, const struct books_column *column)
{
	char text[SENTENCE_SIZE + 32];

	if (column->unfair.count > 0)
		writing_put(&columns->text, "  Unfair, and %s has it otherwise at no cost:\n",
			columns->books->columns[0].book->id);
	for (int i = 0; i < column->unfair.count; i++) {
		words_put(text, sizeof(text), "- %s", column->unfair.lines[i]);
		writing_wrap(&columns->text, columns->width, 2, 2, text);
	}
}

static void put_column(struct columns *columns, const struct books_column *column)
{
	const struct books_column *first = &columns->books->columns[0];

	if (!column->drawn) {
		char text[SENTENCE_SIZE + 64];

		words_put(text, sizeof(text), "%s has no draw: %s", column->book->id, column->why);
		writing_wrap(&columns->text, columns->width, 0, 2, text);
		return;
	}
	if (column == first || !first->drawn)
		return;
	if (column->nparts == 0) {
		writing_put(
			&columns->text, "%s: the same as %s\n", column->book->id, first->book->id);
		return;
	}
	writing_put(&columns->text, "%s: %d part%s differ%s from %s\n", column->book->id,
		column->nparts, column->nparts == 1 ? "" : "s", column->nparts == 1 ? "s" : "",
		first->book->id);
	for (int i = 0; i < column->nparts; i++)
		put_part(columns, column, i);
	put_unfair(columns, column);
}

static struct columns columns_of(const struct books *books, const struct cast *cast, int width)
{
	struct columns columns = {.books = books, .cast = cast, .width = width};

	/* behind the last column no blank is needed */
	columns.cells = (width - NUMBER_CELLS + 1) / (books->count > 0 ? books->count : 1);
	if (columns.cells > CELLS_MOST)
		columns.cells = CELLS_MOST;
	return columns;
}

bool books_text_has_names(const struct books *books, const struct cast *cast, int width)
{
	const struct columns columns = columns_of(books, cast, width);

	return has_names(&columns);
}

enum status books_text(const struct books *books, const struct cast *cast, int width, char **text)
{
	struct columns columns = columns_of(books, cast, width);

	put_boards(&columns);
	for (int c = 0; c < books->count; c++)
		put_column(&columns, &books->columns[c]);
	if (columns.text.failed) {
		free(columns.text.bytes);
		return STATUS_NO_MEMORY;
	}
	*text = columns.text.bytes;
	return STATUS_OK;
}
