/* What the lists of the wall have in common. */
#include "config.h"

#include "print/list.h"

#include <stdio.h>
#include <string.h>

#include "core/particulars/gone_over.h"
#include "core/particulars/grade_mark.h"
#include "core/particulars/left.h"
#include "core/particulars/particular.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/text/letters.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "print/csv_out.h"
#include "print/event_line.h"
#include "print/html_out.h"
#include "print/joined.h"
#include "print/lines_out.h"
#include "print/pdf_out.h"
#include "print/public_name.h"
#include "print/text.h"

enum status list_no_memory(struct error *error)
{
	error->code = STATUS_NO_MEMORY;
	snprintf(error->text, sizeof(error->text), "There is not enough memory to print the list.");
	return STATUS_NO_MEMORY;
}

enum status list_nothing(struct error *error)
{
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text), "Nothing is on the list.");
	return STATUS_REFUSED;
}

enum status list_no_round(const struct event *event, int section, struct error *error)
{
	const struct round *first = event_round(event, section, 1);

	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text), "No %s is %s yet.",
		vocabulary_of(event, section)->round_small,
		first && first->state >= ROUND_PUBLISHED ? "complete" : "published");
	return STATUS_REFUSED;
}

void list_add_marks(struct table *table, struct table_column *columns, const struct event *event,
	int section, const struct print_style *style)
{
	const struct grade_marks marks = grade_marks_of(event, section);
	int at = 0;

	if (marks.letters == 0)
		return;
	while (at < table->ncolumns - 1 && strcmp(columns[at].head, "Grade") != 0)
		at++;
	memmove(&columns[at + 2], &columns[at + 1],
		(size_t)(table->ncolumns++ - at - 1) * sizeof(*columns));
	columns[at + 1] =
		(struct table_column){style->form == PRINT_CSV ? "Mark" : "", TABLE_LEFT, false};
	snprintf(table->note, sizeof(table->note), "%s", grade_marks_legend(&marks));
}

int list_last_published(const struct event *event, int section)
{
	int round = event_last_round(event, section);

	for (; round > 0; round--) {
		const struct round *row = event_round(event, section, round);

		if (row && row->state >= ROUND_PUBLISHED)
			break;
	}
	return round;
}

int list_columns(const struct event *event, int section, int through, int most)
{
	return event_any_left(event, section, through) ? most : most - 1;
}

const char *list_left_words(
	const struct event *event, const struct player *player, int through, char text[LEFT_SIZE])
{
	const enum left left = player_left(event, player, through);
	const struct player *there = left == LEFT_OVER ? gone_over_card(event, player) : NULL;
	char name[NAME_SIZE];

	if (!there)
		return left_words(left);
	snprintf(text, LEFT_SIZE, "to %s", list_section(event, there->section, name));
	return text;
}

const char *list_left_head(enum print_form form)
{
	return form == PRINT_CSV ? "Withdrawn" : "Notes";
}

static bool has_signs(enum print_form form)
{
	return form != PRINT_CSV && form != PRINT_LINES;
}

const char *list_sign_head(enum print_form form)
{
	return has_signs(form) ? "" : list_left_head(form);
}

void list_add_sign(struct table *table, const struct event *event, const struct player *player,
	int through, int most, enum print_form form)
{
	if (!has_signs(form))
		list_add_left(table, event, player, through, most);
	else if (table->ncolumns == most)
		table_cell(table, left_sign(player_left(event, player, through)));
}

void list_note_signs(struct table *table, const struct event *event, int section, int through,
	enum print_form form)
{
	bool any[LEFT_KINDS] = {false};
	int count;
	const struct record *row = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (; has_signs(form) && count > 0; count--, row++)
		any[player_left(event, &row->as.player, through)] = true;
	for (int left = LEFT_NOT + 1; left < LEFT_KINDS; left++) {
		const size_t used = strlen(table->note);

		if (any[left])
			snprintf(table->note + used, sizeof(table->note) - used, "%s%s: %s",
				used > 0 ? "; " : "", left_sign((enum left)left),
				left_words((enum left)left));
	}
}

void list_add_left(struct table *table, const struct event *event, const struct player *player,
	int through, int most)
{
	char text[LEFT_SIZE];

	if (table->ncolumns == most)
		table_cell(table, list_left_words(event, player, through, text));
}

static const char *event_name(const struct event *event)
{
	const struct record_key key = {RECORD_EVENT, {1}};
	const struct record *record = event_find(event, key);

	return record ? record->as.event.name : "";
}

void list_event_name(struct table *table, const struct event *event)
{
	snprintf(table->event, sizeof(table->event), "%s", event_name(event));
}

const char *list_section(const struct event *event, int section, char buffer[NAME_SIZE])
{
	const struct section *row = event_section(event, section);

	if (row && row->name[0])
		snprintf(buffer, NAME_SIZE, "%s", row->name);
	else
		snprintf(buffer, NAME_SIZE, "Section %d", section);
	return buffer;
}

enum status list_begin(
	struct table *table, const struct event *event, int section, struct error *error)
{
	const char *name = event_name(event);
	const struct section *part = event_section(event, section);
	char section_name[NAME_SIZE];

	if (!part) {
		error->code = STATUS_NOT_FOUND;
		snprintf(error->text, sizeof(error->text), "There is no section %d.", section);
		return STATUS_NOT_FOUND;
	}
	/* once there are several, each is named, that without a name of its own as well */
	event_line_put(table->event, name,
		event_sections(event) > 1 ? list_section(event, section, section_name)
					  : part->name);
	table->of = event;
	table->section = section;
	return STATUS_OK;
}

/* Every name as its section lets the public see it. */
static void shorten_names(struct table *table)
{
	for (int row = 0; table->of && row < table_rows(table); row++)
		for (int column = 0; column < table->ncolumns; column++) {
			const int pin = table_pin(table, row, column);
			char whole[NAME_SIZE], known[PUBLIC_NAME_SIZE];

			snprintf(whole, sizeof(whole), "%s", table_text(table, row, column));
			if (pin > 0)
				table_replace(table, row, column,
					public_player(table->of, table->section, pin, known));
			else if (pin == TABLE_OUTSIDER)
				table_replace(table, row, column,
					public_outsider(table->of, table->section, whole, known));
		}
}

enum status list_finish(struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	enum status status = STATUS_OK;

	if (style->for_public && !table->failed)
		shorten_names(table);
	if (table->failed)
		status = list_no_memory(error);
	else if (style->joined && table_rows(table) == 0)
		status = list_nothing(error);
	else if (style->form == PRINT_CSV)
		status = csv_write(table, style->joined, sink, error);
	else if (style->form == PRINT_HTML)
		status = html_write(table, style, sink, error);
	else if (style->form == PRINT_LINES)
		status = lines_write(table, style->joined ? style->joined->section : NULL,
			style->fold, sink, error);
	else if (style->form == PRINT_PDF)
		status = pdf_write(table, style, sink, error);
	else
		status = text_write(table, style, sink, error);

	table_done(table);
	return status;
}

enum status list_title_round(struct table *table, const struct event *event, int section, int round,
	const char *order, struct error *error)
{
	const struct round *row = event_round(event, section, round);
	int boards = 0;

	event_range(event, RECORD_BOARD, section, round, &boards);
	if (!row || (boards == 0 && row->state == ROUND_LAID_OUT)) {
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text), "%s %d is not drawn yet.",
			vocabulary_of(event, section)->round, round);
		return STATUS_REFUSED;
	}
	if (event_is_season(event, section))
		snprintf(table->title, sizeof(table->title), "Evening %d, %s%s", round, order,
			row->state < ROUND_PUBLISHED ? " - DRAFT, not published" : "");
	else
		snprintf(table->title, sizeof(table->title), "Round %d of %d, %s%s", round,
			event_section(event, section)->rounds, order,
			row->state < ROUND_PUBLISHED ? " - DRAFT, not published" : "");
	return STATUS_OK;
}

/* "nd" of 2nd. */
static const char *ordinal_end(int number)
{
	static const char *const ends[] = {"th", "st", "nd", "rd"};
	const int last = number % 10;

	return number / 10 % 10 != 1 && last <= 3 ? ends[last] : ends[0];
}

/* It stands on the list without a number. */
static bool is_bye(const struct event *event, int section, int round, int number)
{
	struct game game;

	return game_find(event, section, round, number, &game) && game.bye;
}

void list_put_changes(char *note, size_t room, const struct event *event, int section, int round,
	const struct print_changes *changes)
{
	int games, listed = 0;
	bool bye = false;
	size_t used;

	for (int i = 0; i < changes->count; i++)
		bye = bye || is_bye(event, section, round, changes->numbers[i]);
	games = changes->count - bye;
	snprintf(note, room, "%d%s issue, changed %s:%s", changes->issue,
		ordinal_end(changes->issue), changes->when,
		changes->count == 0  ? " as first published"
			: games == 0 ? " the bye"
			: games == 1 ? " board"
				     : " boards");
	used = strlen(note);
	for (int i = 0; i < changes->count && used + 32 < room; i++) {
		if (is_bye(event, section, round, changes->numbers[i]))
			continue;
		snprintf(note + used, room - used, "%s %d", listed++ ? "," : "",
			board_label(event, section, round, changes->numbers[i]));
		used += strlen(note + used);
	}
	if (bye && games > 0)
		snprintf(note + used, room - used, " and the bye");
}

void list_note_changes(struct table *table, const struct event *event, int section, int round,
	const struct print_style *style)
{
	if (style->changes)
		list_put_changes(
			table->note, sizeof(table->note), event, section, round, style->changes);
}

bool list_leaves_out(const struct print_style *style, int number)
{
	const struct print_changes *changes = style->changes;

	for (int i = 0; changes && changes->alone && i < changes->count; i++)
		if (changes->numbers[i] == number)
			return false;
	return changes && changes->alone;
}

void list_title_after(
	struct table *table, const struct event *event, int section, int through, const char *what)
{
	const struct vocabulary *words = vocabulary_of(event, section);
	const int rounds = event_section(event, section)->rounds;
	char in[GAME_PROGRESS_SIZE];

	game_progress_text(event, section, through, in);
	if (through == 0)
		snprintf(table->title, sizeof(table->title), "%s before %s 1", what,
			words->round_small);
	else
		snprintf(table->title, sizeof(table->title), "%s %s %s %d of %d%s%s", what,
			in[0] ? "in" : "after", words->round_small, through, rounds,
			in[0] ? ": " : "", in);
}

const char *list_booking_words(enum booking_kind kind)
{
	switch (kind) {
	case BOOKING_HALF:
		return "half-point bye";
	case BOOKING_FULL:
		return "full-point bye";
	case BOOKING_ZERO:
		break;
	}
	return "absent (no points)";
}

const char *list_out_words(const struct event *event, int section)
{
	return event_is_season(event, section) ? "sits out" : "sits out (no points)";
}

int list_compare_names(const char *a, const char *b)
{
	int order = letters_compare(a, b);

	return order ? order : strcmp(a, b);
}
