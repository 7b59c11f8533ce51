/* Pairing cards as text: the frame of the guide's card in characters. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/text/fold.h"
#include "print/event_line.h"
#include "print/pieces/pairing_card.h"

enum { NUMBER_CELLS = 4, RIGHT_CELLS = 10, NAME_TEXT = TITLE_SIZE + NAME_SIZE };

static void add(char *line, const char *text)
{
	const size_t used = strlen(line), size = strlen(text);

	if (used + size < PAIRING_LINE_SIZE)
		memcpy(line + used, text, size + 1);
}

static void add_times(char *line, const char *text, int times)
{
	for (; times > 0; times--)
		add(line, text);
}

/* In so many cells, with as many blanks before it as wished. */
static void add_field(char *line, const char *text, int cells, int before)
{
	char field[NAME_TEXT * 4];
	int used;

	add_times(line, " ", before);
	used = text_fit(field, sizeof(field), text, cells - before);
	add(line, field);
	add_times(line, " ", cells - before - used);
}

/* Cells between the bars left and right of a name. */
static int name_cells(const struct pairing_text *text)
{
	return text->layout.width - 4 - NUMBER_CELLS - RIGHT_CELLS;
}

/* A name in lines that have room; returns how many it takes. */
static int fold_name(const struct pairing_text *text, int card, char folded[NAME_TEXT])
{
	int lines = 1;

	snprintf(folded, NAME_TEXT, "%s", text->cards->of[card].name);
	text_fold(folded, strlen(folded), name_cells(text) - 2);
	for (char *end = folded; (end = strchr(end, '\n')); end++)
		if (++lines > PAIRING_NAME_LINES) {
			*end = ' '; /* the last line has all the rest, and is cut there */
			lines--;
		}
	return lines;
}

void pairing_text_init(struct pairing_text *text, const struct pairing_cards *cards,
	const struct print_style *style)
{
	char folded[NAME_TEXT];

	*text = (struct pairing_text){.cards = cards,
		.layout = pairing_layout_of(cards, style),
		.cell = pairing_cell_cells(cards),
		.name_lines = 1};
	for (int card = 0; card < cards->count; card++)
		if (fold_name(text, card, folded) > text->name_lines)
			text->name_lines = PAIRING_NAME_LINES;
	text->lines = pairing_lines(text->layout.bands, text->name_lines) + text->layout.said;
}

/* "┌No──┬─ withdrawn ───┬Grade 1940┐" */
static void put_top(const struct pairing_text *text, const struct pairing_card *card, char *line)
{
	char grade[24], note[sizeof(card->note) + 8] = "";
	int used;

	if (card->note[0])
		snprintf(note, sizeof(note), "─ %s ", card->note);
	snprintf(grade, sizeof(grade), "Grade%s%s", card->grade[0] ? " " : "", card->grade);
	add(line, "┌No──┬");
	used = text_width(note) <= name_cells(text) ? text_width(note) : 0;
	add(line, used > 0 ? note : "");
	add_times(line, "─", name_cells(text) - used);
	add(line, "┬");
	add(line, grade);
	add_times(line, "─", RIGHT_CELLS - text_width(grade));
	add(line, "┐");
}

/* "Club     GL"; a club that leaves no room for the word stands alone. */
static void add_club(const struct pairing_text *text, const char *club, char *line)
{
	const char *head = text->cards->club_head;
	const int both = text_width(head) + 1 + text_width(club);

	if (both > RIGHT_CELLS) {
		add_field(line, club, RIGHT_CELLS, 0);
		return;
	}
	add(line, head);
	add_field(line, club, RIGHT_CELLS - text_width(head), 1 + RIGHT_CELLS - both);
}

/* The i-th line of a folded text, which is cut at its end; NULL: there are fewer. */
static const char *line_of(char *folded, int i)
{
	char *line = folded;

	for (; i > 0 && line; i--) {
		line = strchr(line, '\n');
		line = line ? line + 1 : NULL;
	}
	if (line)
		line[strcspn(line, "\n")] = '\0';
	return line;
}

static void put_name(const struct pairing_text *text, int card, int which, char *line)
{
	const struct pairing_card *of = &text->cards->of[card];
	const char *name;
	char folded[NAME_TEXT];

	fold_name(text, card, folded);
	name = line_of(folded, which);
	add(line, "│");
	add_field(line, which == 0 ? of->number : "", NUMBER_CELLS,
		text_width(of->number) < NUMBER_CELLS);
	add(line, "│");
	add_field(line, name ? name : "", name_cells(text), 1);
	add(line, "│");
	if (which == 0)
		add_club(text, of->club, line);
	else
		add_field(line, "", RIGHT_CELLS, 0);
	add(line, "│");
}

/*
 * A rule below the head, between two bands, or at the lower edge, with joints where bars meet it.
 */
static void put_rule(const struct pairing_text *text, int above, int below, char *line)
{
	const int rounds = above > below ? above : below;

	for (int x = 0; x < text->layout.width; x++) {
		const int round = (x - PAIRING_LABEL_CELLS - 1) / (text->cell + 1);
		const bool bar = x > PAIRING_LABEL_CELLS && round <= rounds &&
			(x - PAIRING_LABEL_CELLS - 1) % (text->cell + 1) == 0;
		const bool head = above == 0 &&
			(x == NUMBER_CELLS + 1 || x == NUMBER_CELLS + 2 + name_cells(text));
		const bool up = head || (bar && above > 0 && round <= above),
			   down = bar && below > 0 && round <= below;

		if (x == 0)
			add(line, below > 0 ? "├" : "└");
		else if (x == text->layout.width - 1)
			add(line, below > 0 ? "┤" : "┘");
		else
			add(line, up && down ? "┼" : up ? "┴" : down ? "┬" : "─");
	}
}

/* The total has the dot of a float, above or below. */
static void cell_text(
	const struct pairing_round *round, enum pairing_row row, char text[PAIRING_CELL_SIZE + 4])
{
	const char *dot = round->floated == FLOATED_UP ? "˙"
		: round->floated == FLOATED_DOWN       ? "."
						       : "";

	snprintf(text, PAIRING_CELL_SIZE + 4, "%s%s", round->text[row],
		row == PAIRING_TOTAL ? dot : "");
}

/* Rounds in a band, and the first of them. */
static int band_of(const struct pairing_text *text, int band, int *first)
{
	const int left = text->cards->rounds - band * text->layout.a_band;

	*first = band * text->layout.a_band + 1;
	return left < text->layout.a_band ? left : text->layout.a_band;
}

static void put_row(
	const struct pairing_text *text, int card, int band, enum pairing_row row, char *line)
{
	int first, rounds = band_of(text, band, &first);

	add(line, "│");
	add_field(line, pairing_label(text->cards, row), PAIRING_LABEL_CELLS, 0);
	add(line, "│");
	for (int i = 0; i < rounds; i++) {
		char cell[PAIRING_CELL_SIZE + 4];

		cell_text(pairing_round_of(text->cards, card, first + i), row, cell);
		add_field(line, cell, text->cell, text_width(cell) < text->cell);
		add(line, "│");
	}
	add_times(line, " ",
		text->layout.width - 3 - PAIRING_LABEL_CELLS - rounds * (text->cell + 1));
	if (text_width(line) < text->layout.width)
		add(line, "│");
}

/* " Anytown · Major          Code ZZP26" */
static void put_foot(const struct pairing_text *text, char *line)
{
	const char *code = text->cards->code;
	const int cells = text->layout.width - 2;
	const int room = code[0] ? cells - 1 - text_width(code) : cells;
	char event[TABLE_HEADING_SIZE];

	event_line_fit(event, text->cards->event, room);
	add_field(line, event, 1 + room, 1);
	if (code[0])
		add_field(line, code, cells - room, 1);
}

/* The lines below the rounds: what is said of results, and the event behind it. */
static void put_below(const struct pairing_text *text, int card, int which, char *line)
{
	const int cells = text->layout.width - PAIRING_SAID_INSET;
	char folded[PAIRING_SAID_SIZE];
	const int lines = pairing_fold_said(&text->cards->of[card], cells, folded);
	const char *said = which < lines ? line_of(folded, which) : NULL;

	if (said)
		add_field(line, said, text->layout.width - 1, 1);
	else if (which == lines)
		put_foot(text, line);
}

const char *pairing_text_line(
	const struct pairing_text *text, int card, int line, char buffer[PAIRING_LINE_SIZE])
{
	const int rows = line - 1 - text->name_lines;
	const int band = rows / (PAIRING_ROWS + 1), row = rows % (PAIRING_ROWS + 1) - 1;
	const int below = line + 1 - (text->lines - text->layout.said);
	int first;

	buffer[0] = '\0';
	if (line == 0)
		put_top(text, &text->cards->of[card], buffer);
	else if (rows < 0)
		put_name(text, card, line - 1, buffer);
	else if (below >= 0)
		put_below(text, card, below, buffer);
	else if (row >= 0)
		put_row(text, card, band, (enum pairing_row)row, buffer);
	else
		put_rule(text, band == 0 ? 0 : band_of(text, band - 1, &first),
			band < text->layout.bands ? band_of(text, band, &first) : 0, buffer);
	return buffer;
}
