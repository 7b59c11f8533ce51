/* The deal of a round on paper: step by step, with a small board where cards have moved. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "core/short_name.h"
#include "core/text/fit.h"
#include "print/list.h"

/* In columns beside the small boards, or (CSV, spoken lines) a row a step. */
static const struct table_column columns[] = {
	{"Bd", TABLE_RIGHT, false},
	{"White", TABLE_LEFT, true},
	{"Black", TABLE_LEFT, true},
	{"Step", TABLE_RIGHT, false},
	{"What is done, and by which rule", TABLE_LEFT, false},
};

static const struct table_column plain_columns[] = {
	{"Step", TABLE_RIGHT, false},
	{"What is done", TABLE_LEFT, false},
	{"Rule", TABLE_LEFT, false},
};

/* Spoken, what is done needs no head. */
static const struct table_column spoken_columns[] = {
	{"Step", TABLE_RIGHT, false},
	{"", TABLE_LEFT, false},
	{"Rule", TABLE_LEFT, false},
};

enum { CARD_CELLS = 17, OTHER_CELLS = 2 + 4 + 2 * CARD_CELLS + 4, CAPTION_CELLS_LEAST = 24 };
enum { CHUNK_SIZE = 400, TEXT_SIZE = 4000 };

struct dealt_list {
	struct table *table;
	const struct event *event;
	int section;
	int cells; /* of a line of caption; 0: it is not broken */
};

/* The first words that fit, at least one; returns what is left. */
static const char *take_words(const char *text, int cells, char chunk[CHUNK_SIZE])
{
	size_t end = 0;

	while (text[end]) {
		const size_t next = end + strspn(text + end, " ") +
			strcspn(text + end + strspn(text + end, " "), " ");

		if (next >= CHUNK_SIZE)
			break;
		snprintf(chunk, CHUNK_SIZE, "%.*s", (int)next, text);
		if (end > 0 && cells > 0 && text_width(chunk) > cells)
			break;
		end = next;
	}
	snprintf(chunk, CHUNK_SIZE, "%.*s", (int)end, text);
	text += end;
	return text + strspn(text, " ");
}

static void card_text(const struct dealt_list *list, int pin, bool down, char *text, size_t size)
{
	const struct player *player = event_player(list->event, list->section, pin);
	char name[NAME_SIZE] = "";

	if (player)
		short_name(list->event, player, CARD_CELLS - 5, name, sizeof(name));
	/*
	 * a left-to-right mark, which text leaves out: the number stands first whatever the name's
	 * letters
	 */
	snprintf(text, size, "\xe2\x80\x8e%d %s%s", pin, name, down ? " ↓" : "");
}

static void add_card(const struct dealt_list *list, int pin, bool down)
{
	char text[2 * NAME_SIZE];

	if (pin == 0) {
		table_cell(list->table, "");
		return;
	}
	card_text(list, pin, down, text, sizeof(text));
	table_name(list->table, text, pin);
}

/* The cells of the small board; line NULL: it has no more. */
static void add_line(const struct dealt_list *list, const struct print_dealt_line *line)
{
	char points[16], text[32];

	if (!line) {
		for (int i = 0; i < 3; i++)
			table_cell(list->table, "");
		return;
	}
	table_int(list->table, line->board);
	if (line->kind == PRINT_DEALT_GROUP) {
		snprintf(text, sizeof(text), "score %s", points_text(line->score2, points));
		table_cell(list->table, text);
		table_cell(list->table, "");
	} else if (line->kind == PRINT_DEALT_LINE || line->kind == PRINT_DEALT_S2) {
		table_cell(list->table,
			line->kind == PRINT_DEALT_S2 ? "- - - S2 - - - -" : "- - mid-line - -");
		table_cell(list->table, "- - - - - - - -");
	} else {
		add_card(list, line->white, line->down);
		if (line->board && !line->black)
			table_cell(list->table, "bye");
		else
			add_card(list, line->black, line->down && !line->board);
	}
}

/* The board on the left, the caption on the right, as long as the longer of the two. */
static void add_step(const struct dealt_list *list, const struct print_dealt *step)
{
	char chunk[CHUNK_SIZE], caption[TEXT_SIZE];
	const char *rest = caption;

	snprintf(caption, sizeof(caption), "%s%s%s%s", step->caption, step->rule[0] ? " (" : "",
		step->rule, step->rule[0] ? ")" : "");
	for (int i = 0; i < step->nlines || *rest; i++) {
		add_line(list, i < step->nlines ? &step->lines[i] : NULL);
		table_int(list->table, i == 0 ? step->number : 0);
		rest = take_words(rest, list->cells, chunk);
		table_cell(list->table, chunk);
	}
}

static void add_plain_step(struct table *table, const struct print_dealt *step)
{
	table_int(table, step->number);
	table_cell(table, step->caption);
	table_cell(table, step->rule);
}

enum status print_deal(const struct event *event, int section, int round, const char *group,
	const struct print_dealt *steps, int count, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const bool plain = style->form == PRINT_CSV || style->form == PRINT_LINES;
	struct table table = {.columns = style->form == PRINT_LINES ? spoken_columns
			: plain                                     ? plain_columns
								    : columns,
		.ncolumns = plain ? (int)(sizeof(plain_columns) / sizeof(plain_columns[0]))
				  : (int)(sizeof(columns) / sizeof(columns[0])),
		.blocks = true};
	const int cells = (style->width ? style->width : 80) - OTHER_CELLS;
	const struct dealt_list list = {&table, event, section,
		style->form == PRINT_HTML             ? 0
			: cells < CAPTION_CELLS_LEAST ? CAPTION_CELLS_LEAST
						      : cells};
	enum status status = list_begin(&table, event, section, error);

	if (status != STATUS_OK)
		return status;
	snprintf(table.title, sizeof(table.title), "Round %d of %d, %s%sdealt step by step", round,
		event_section(event, section)->rounds, group ? group : "", group ? " " : "");
	for (int i = 0; i < count; i++) {
		if (!plain && i > 0)
			table_gap(&table);
		if (plain)
			add_plain_step(&table, &steps[i]);
		else
			add_step(&list, &steps[i]);
	}
	return list_finish(&table, style, sink, error);
}
