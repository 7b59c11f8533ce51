/* The form of a new section: name, rule book, rounds, lot and settings, saved together. */
#include "config.h"

#include "tui/view/section_form.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/event/file.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/text/text.h"
#include "tui/ask/ask.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/views.h"

enum { HEADS_ROW = 2, FIRST_ROW, LABEL_COL = 4, LABEL_CELLS = 12, TEXT_COL = 17, TAKES_CELLS = 34 };

enum new_field { NEW_NAME, NEW_BOOK, NEW_ROUNDS, NEW_LOT, NEW_SETTINGS, NEW_FIELDS };

enum { NEW_SIZE = 200 };

/* What this view alone knows. */
struct section_form {
	struct list list;
	char text[NEW_FIELDS][NEW_SIZE];
	char began[NEW_FIELDS][NEW_SIZE]; /* as it was opened: is there something to lose? */
};

static const struct {
	const char *label, *like, *help;
} fields[NEW_FIELDS] = {
	[NEW_NAME] = {"Name", "Major", "stands on every list; its first letter is the section's"},
	[NEW_BOOK] = {"Rule book", "caa, dutch, uscf, ...", "by which its rounds are drawn"},
	[NEW_ROUNDS] = {"Rounds", "5", "how many are played"},
	[NEW_LOT] = {"Lot", "white, black, 2026; none: drawn",
		"the colour of the top seed in round 1; a year: White in odd ones (32)"},
	[NEW_SETTINGS] = {"Settings", "name=value,name=value; none: usual",
		"of its rule book; e in the table of the sections has them later"},
};

static struct section_form *form_of(const struct tui *tui)
{
	return tui->own[VIEW_SECTION];
}

void section_form_open(struct tui *tui)
{
	const struct section *current = event_section(tui_event(tui), app_section(tui->app));
	struct section_form *form = form_of(tui);

	memset(form, 0, sizeof(*form));
	words_put(form->text[NEW_BOOK], NEW_SIZE, "%s", current->system);
	words_put(form->text[NEW_ROUNDS], NEW_SIZE, "%d", current->rounds);
	memcpy(form->began, form->text, sizeof(form->began));
	tui_show(tui, VIEW_SECTION);
}

static struct listed read_fields(const struct tui *tui)
{
	const struct listed listed = {.count = NEW_FIELDS};

	(void)tui;
	return listed;
}

/* Its rounds follow from its players; in a club season they are as many as there is room for. */
static bool book_has_rounds(const struct section_form *form)
{
	const struct pairing_book *book = pairing_book_find(form->text[NEW_BOOK]);

	return book && (book->rounds || book->season);
}

static const char *shown_text(const struct section_form *form, int field)
{
	return field == NEW_ROUNDS && book_has_rounds(form) ? "not needed" : form->text[field];
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	const int cells = COLS - TEXT_COL - TAKES_CELLS - 4;
	const enum role role = here ? ROLE_KEY : ROLE_PLAIN;
	char takes[TAKES_CELLS * 4];

	(void)listed;
	paint_text(row, 2, role, here ? "▸" : " ", 1);
	paint_text(row, LABEL_COL, role, fields[i].label, LABEL_CELLS);
	paint_text(
		row, TEXT_COL, here ? ROLE_LEGAL : ROLE_PLAIN, shown_text(form_of(tui), i), cells);
	snprintf(takes, sizeof(takes), "(%s)", fields[i].like);
	paint_text(row, TEXT_COL + cells + 1, ROLE_FRAME, takes, TAKES_CELLS + 2);
}

static const struct list_rows form_rows = {
	.first_row = FIRST_ROW, .inset = 1, .read = read_fields, .draw = draw_row};

static void draw(struct tui *tui)
{
	const int cells = COLS - TEXT_COL - TAKES_CELLS - 4;

	head_frame("A new section");
	paint_text(HEADS_ROW, LABEL_COL, ROLE_TITLE, "Field", LABEL_CELLS);
	paint_text(HEADS_ROW, TEXT_COL, ROLE_TITLE, "As it is to be", cells);
	paint_text(HEADS_ROW, TEXT_COL + cells + 1, ROLE_TITLE, "(written so)", TAKES_CELLS);
	list_view_draw(tui);
	head_draw(tui);
}

static enum new_field chosen(const struct tui *tui)
{
	const int at = list_view_list(tui)->at;

	return at >= 0 && at < NEW_FIELDS ? (enum new_field)at : NEW_NAME;
}

/* The rule books of events, "caa, dutch". Returns text. */
static const char *book_names(char *text, size_t size)
{
	const struct pairing_book *book;

	text[0] = '\0';
	for (int i = 0; (book = pairing_book_at(i)) != NULL; i++) {
		const size_t used = strlen(text);

		if (!book->comparison)
			words_put(text + used, size - used, "%s%s", used ? ", " : "", book->id);
	}
	return text;
}

static bool is_book_of_events(const char *id)
{
	const struct pairing_book *book = pairing_book_find(id);

	return book && !book->comparison;
}

/* False after a message. */
static bool check_field(struct tui *tui, enum new_field field, const char *text)
{
	char books[160];
	enum colour lot;
	int rounds;

	if (field == NEW_BOOK && !is_book_of_events(text))
		tui_say(tui, ROLE_BAD, "There is no rule book \"%.40s\"; they are %s.", text,
			book_names(books, sizeof(books)));
	else if (field == NEW_ROUNDS && !book_has_rounds(form_of(tui)) &&
		!text_to_int(text, 1, ROUNDS_MOST, &rounds))
		tui_say(tui, ROLE_BAD, "The number of rounds is expected, from 1 to %d.",
			ROUNDS_MOST);
	else if (field == NEW_LOT && text[0] && !app_read_lot(text, &lot))
		tui_say(tui, ROLE_BAD, "The lot is white, black or a year, not \"%.40s\".", text);
	else
		return true;
	return false;
}

static void on_text(struct tui *tui, char answer, const char *text)
{
	struct section_form *form = form_of(tui);
	const enum new_field field = chosen(tui);

	(void)answer;
	if (!text)
		return;
	if (!check_field(tui, field, text)) {
		ask_refuse(tui);
		return;
	}
	words_put(form->text[field], NEW_SIZE, "%s", text);
	if (field + 1 < NEW_FIELDS)
		list_view_list(tui)->at++;
}

/* Of fields that are right. */
static enum status add_section(struct tui *tui, struct error *error)
{
	const struct section_form *form = form_of(tui);
	struct app_new what = {.name = form->text[NEW_NAME],
		.system = form->text[NEW_BOOK],
		.rounds = ROUNDS_MOST,
		.lot = COLOUR_NONE,
		.options = form->text[NEW_SETTINGS],
		.rank_lot = true};

	if (!book_has_rounds(form))
		text_to_int(form->text[NEW_ROUNDS], 1, ROUNDS_MOST, &what.rounds);
	app_read_lot(form->text[NEW_LOT], &what.lot);
	return app_section_add(tui->app, &what, error);
}

static void save(struct tui *tui)
{
	const struct section_form *form = form_of(tui);
	struct error error = {.code = STATUS_OK};

	if (!tui_may_change(tui))
		return;
	for (int i = 0; i < NEW_FIELDS; i++) {
		if (check_field(tui, (enum new_field)i, form->text[i]))
			continue;
		list_view_list(tui)->at = i;
		return;
	}
	if (!tui_did(tui, add_section(tui, &error), &error))
		return;
	tui_show(tui, VIEW_SECTIONS);
	tui_say(tui, ROLE_GOOD, "%s is there. On its board e adds players and i reads a list.",
		form->text[NEW_NAME]);
}

static void change(struct tui *tui)
{
	const enum new_field field = chosen(tui);
	char books[160];

	ask_line(tui, form_of(tui)->text[field], on_text, "%s (%s):", fields[field].label,
		field == NEW_BOOK ? book_names(books, sizeof(books)) : fields[field].like);
	ask_saves(tui, save);
}

static bool type(struct tui *tui, const struct term_event *event)
{
	return list_view_type(tui, event, change);
}

static void on_leave(struct tui *tui, char answer, const char *text)
{
	(void)text;
	if (answer == 's')
		save(tui);
	if (answer != 'x')
		return;
	tui_show(tui, VIEW_SECTIONS);
	tui_say(tui, ROLE_PLAIN, "Thrown away: no section was made.");
}

static bool is_touched(const struct section_form *form)
{
	for (int i = 0; i < NEW_FIELDS; i++)
		if (strcmp(form->text[i], form->began[i]) != 0)
			return true;
	return false;
}

static void leave(struct tui *tui)
{
	const char *name = form_of(tui)->text[NEW_NAME];

	if (!is_touched(form_of(tui)))
		tui_show(tui, VIEW_SECTIONS);
	else
		ask_unsaved(tui, on_leave, "The new section%s%s is not saved.", name[0] ? " " : "",
			name);
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	words_put(text, size, "%s: %s", fields[chosen(tui)].label, fields[chosen(tui)].help);
}

static const char *next(const struct tui *tui)
{
	(void)tui;
	return "typing fills in a field, Ctrl-S makes it";
}

static const struct key_row rows[] = {
	{"Enter", "change", "change what stands there, as typing does anew", WHEN_ANY | CHANGES,
		change, NULL},
	{"Ctrl-S", "make it", "make the section", WHEN_ANY | CHANGES, save, NULL},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY, list_view_choose,
		"PgUp PgDn Home End"},
	{"Esc", "back", "back to the sections", WHEN_ANY, leave, NULL},
};

static const struct key_row *form_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

const struct view *view_section(void)
{
	static const struct view view = {
		.id = VIEW_SECTION,
		.name = "New section",
		.keys = form_key,
		.own_size = sizeof(struct section_form),
		.list = &form_rows,
		.draw = draw,
		.type = type,
		.mouse = list_view_mouse,
		.facts = facts,
		.next = next,
	};

	return &view;
}
