/* Reading a draw from a text file. */
#include "config.h"

#include "cli/draw_file.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/file.h"
#include "app/position/draw_order.h"
#include "core/text/text.h"

struct reading {
	const struct round_cards *cards;
	struct pairing_draw draw;
	bool *seated; /* by index */
	int line;
	int promised; /* boards, by the first line; -1: it does not say */
	struct error *error;
};

static enum status bad(struct reading *reading, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static enum status bad(struct reading *reading, const char *format, ...)
{
	char text[sizeof(reading->error->text) / 2];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	reading->error->code = STATUS_BAD_INPUT;
	snprintf(reading->error->text, sizeof(reading->error->text), "Line %d: found %s",
		reading->line, text);
	return STATUS_BAD_INPUT;
}

/* Whose card has this number; PAIRING_NOBODY: nobody's. */
static int index_of(const struct round_cards *cards, int number)
{
	for (int i = 0; i < cards->input.count; i++)
		if (cards->cast.pins[i] == number)
			return i;
	return PAIRING_NOBODY;
}

/* The bytes as a text that ends, in their place; NULL, and they stay, if there is no memory. */
static char *end_text(char *bytes, size_t size)
{
	char *text = realloc(bytes, size + 1);

	if (text)
		text[size] = '\0';
	return text;
}

/* Take a player's seat. */
static enum status seat(struct reading *reading, const char *word, int *index)
{
	int number;

	if (!text_to_int(word, 1, PLAYERS_MOST, &number))
		return bad(reading, "%.20s, expected a player's number.", word);
	*index = index_of(reading->cards, number);
	if (*index == PAIRING_NOBODY)
		return bad(reading, "player %d, expected one of this event.", number);
	if (reading->cards->input.players[*index].absent)
		return bad(
			reading, "player %d, expected one who takes part in this round.", number);
	if (reading->seated[*index])
		return bad(reading, "player %d again, expected each at one board.", number);
	reading->seated[*index] = true;
	return STATUS_OK;
}

static enum status read_board(struct reading *reading, const char *white, const char *black)
{
	struct pairing_board board = {PAIRING_NOBODY, PAIRING_NOBODY};
	enum status status = seat(reading, white, &board.white);

	if (status == STATUS_OK && strcmp(black, "0") != 0 && strcmp(black, "bye") != 0)
		status = seat(reading, black, &board.black);
	if (status == STATUS_OK)
		reading->draw.boards[reading->draw.count++] = board;
	return status;
}

static enum status read_line(struct reading *reading, char *text)
{
	static const char blanks[] = " \t\r-";
	char found[64];
	const char *words[3] = {NULL, NULL, NULL};
	char *next = text;

	text[strcspn(text, "#")] = '\0';
	snprintf(found, sizeof(found), "%.60s", text);
	for (int i = 0; i < 3; i++) {
		next += strspn(next, blanks);
		words[i] = *next ? next : NULL;
		next += strcspn(next, blanks);
		if (*next)
			*next++ = '\0';
	}
	if (!words[0])
		return STATUS_OK;
	if (words[1] && !words[2])
		return read_board(reading, words[0], words[1]);
	if (words[1] || reading->promised >= 0 || reading->draw.count > 0)
		return bad(reading, "%.40s, expected White and Black, such as 12 7.", found);
	return text_to_int(words[0], 0, PLAYERS_MOST, &reading->promised)
		? STATUS_OK
		: bad(reading, "%.40s, expected White and Black, such as 12 7.", found);
}

static enum status read_lines(struct reading *reading, char *bytes)
{
	enum status status = STATUS_OK;

	for (char *line = bytes; status == STATUS_OK && line;) {
		char *end = strchr(line, '\n');

		if (end)
			*end = '\0';
		reading->line++;
		status = read_line(reading, line);
		line = end ? end + 1 : NULL;
	}
	if (status != STATUS_OK)
		return status;
	if (reading->promised >= 0 && reading->promised != reading->draw.count)
		return bad(reading, "%d board%s, expected the %d of the first line.",
			reading->draw.count, reading->draw.count == 1 ? "" : "s",
			reading->promised);
	return reading->draw.count > 0
		? STATUS_OK
		: bad(reading, "no board, expected White and Black, such as 12 7.");
}

static enum status no_memory(struct error *error)
{
	*error = (struct error){STATUS_NO_MEMORY, "There is not enough memory to read the draw."};
	return STATUS_NO_MEMORY;
}

enum status draw_file_read(const char *path, const struct round_cards *cards,
	struct pairing_draw *draw, struct error *error)
{
	const size_t room = (size_t)cards->input.count + 1;
	struct reading reading = {.cards = cards, .promised = -1, .error = error};
	char *bytes = NULL, *text;
	size_t size;
	enum status status = file_read(path, &bytes, &size, error);

	if (status != STATUS_OK)
		return status;
	text = end_text(bytes, size);
	bytes = text ? text : bytes;
	reading.draw.boards = calloc(room, sizeof(*reading.draw.boards));
	reading.seated = calloc(room, sizeof(*reading.seated));
	if (!text || !reading.draw.boards || !reading.seated)
		status = no_memory(error);
	else if (memchr(bytes, '\0', size))
		status = bad(&reading, "what is no text, expected boards.");
	else
		status = read_lines(&reading, bytes);
	if (status == STATUS_OK &&
		draw_sort(cards->book, cards->scores, &reading.draw) != STATUS_OK)
		status = no_memory(error);
	free(reading.seated);
	free(bytes);
	if (status != STATUS_OK) {
		pairing_draw_done(&reading.draw);
		return status;
	}
	*draw = reading.draw;
	return STATUS_OK;
}
