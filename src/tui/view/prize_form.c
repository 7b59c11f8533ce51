/* The form of one prize: every key of its line, saved together. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/prizes/prizes.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "tui/ask/ask.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/view/example.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/prizes.h"
#include "tui/view/views.h"

enum { HEADS_ROW = 2, FIRST_ROW, KEY_COL = 4, KEY_CELLS = 14, TEXT_COL = 19, TAKES_CELLS = 26 };

/* What this view alone knows. */
struct prize_form {
	struct list list;
	int section, number; /* 0: a new prize */
	struct prize draft;
	char was[PRIZE_TEXT_SIZE];   /* in the list when the form was opened */
	char began[PRIZE_TEXT_SIZE]; /* the draft then */
};

static struct prize_form *form_of(const struct tui *tui)
{
	return tui->own[VIEW_PRIZE];
}

static const char *line_of(const struct tui *tui, int section, int number)
{
	return event_particular(
		tui_event(tui), section, 0, (enum particular_id)(SECTION_PRIZE + number));
}

void prize_form_open(struct tui *tui, const struct prize_entry *entry)
{
	struct prize_form *form = form_of(tui);

	memset(form, 0, sizeof(*form));
	form->section = app_section(tui->app);
	prize_init(&form->draft);
	if (entry) {
		form->number = entry->number;
		form->draft = entry->prize;
		words_put(form->was, sizeof(form->was), "%s",
			line_of(tui, form->section, form->number));
	}
	prize_write(&form->draft, form->began);
	tui_show(tui, VIEW_PRIZE);
}

static struct listed read_fields(const struct tui *tui)
{
	struct listed listed = {.count = 0};

	(void)tui;
	prize_fields(&listed.count);
	return listed;
}

static const char *value_of(
	const struct prize *prize, const struct prize_field *field, char text[PRIZE_TEXT_SIZE])
{
	struct line line;

	line_init(&line, text, PRIZE_TEXT_SIZE);
	field->show(prize, &line);
	return text;
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	int count;
	const struct prize_field *field = &prize_fields(&count)[i];
	const enum role role = here ? ROLE_KEY : ROLE_PLAIN;
	char text[PRIZE_TEXT_SIZE];

	(void)listed;
	paint_text(row, 2, role, here ? "▸" : " ", 1);
	paint_text(row, KEY_COL, role, field->key, KEY_CELLS);
	example_draw(row, TEXT_COL, TAKES_CELLS, here ? ROLE_LEGAL : ROLE_PLAIN,
		value_of(&form_of(tui)->draft, field, text), field->like);
}

static const struct list_rows form_rows = {
	.first_row = FIRST_ROW, .inset = 1, .read = read_fields, .draw = draw_row};

static void draw(struct tui *tui)
{
	const struct prize_form *form = form_of(tui);
	char title[40];

	if (form->number)
		snprintf(title, sizeof(title), "Prize %d", form->number);
	else
		snprintf(title, sizeof(title), "A new prize");
	head_frame(title);
	paint_text(HEADS_ROW, KEY_COL, ROLE_TITLE, "Key", KEY_CELLS);
	example_draw_heads(HEADS_ROW, TEXT_COL, TAKES_CELLS, "As it is to be");
	list_view_draw(tui);
	head_draw(tui);
}

/* The key under the cursor. */
static const struct prize_field *chosen(const struct tui *tui)
{
	int count;
	const struct prize_field *fields = prize_fields(&count);
	const int at = list_view_list(tui)->at;

	return &fields[at >= 0 && at < count ? at : 0];
}

static bool put_value(struct tui *tui, const struct prize_field *field, const char *text)
{
	struct prize_form *form = form_of(tui);
	const struct prize_order order = {field, text};
	struct prize made;
	struct error error;

	if (prize_with(&form->draft, &order, 1, &made, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return false;
	}
	form->draft = made;
	return true;
}

static void on_text(struct tui *tui, char answer, const char *text)
{
	(void)answer;
	if (!text)
		return;
	if (!put_value(tui, chosen(tui), text))
		ask_refuse(tui);
	else if (list_view_list(tui)->at + 1 < list_view_count(tui))
		list_view_list(tui)->at++;
}

static void take_away(struct tui *tui)
{
	put_value(tui, chosen(tui), "");
}

/* Without a place it is for the next one of its class. */
static void choose_place(const struct tui *tui, struct prize *prize)
{
	struct prize_list list;

	if (prize->first > 0 ||
		prize_list_of(tui_event(tui), form_of(tui)->section, &list, NULL) != STATUS_OK)
		return;
	prize->first = prize->last = 1;
	for (int i = 0; i < list.count && prize->by != PRIZE_BY_HAND; i++) {
		const struct prize *other = &list.entries[i].prize;

		if (prize_same_class(prize, other) && other->last >= prize->first &&
			other->last < PLACES_MOST && (prize->amount > 0) == (other->amount > 0))
			prize->first = prize->last = other->last + 1;
	}
	prize_list_done(&list);
}

static enum status save_prize(struct tui *tui, struct prize *prize, struct error *error)
{
	const struct prize_form *form = form_of(tui);
	enum status status;

	choose_place(tui, prize);
	status = prize_settle(prize, error);
	if (status != STATUS_OK)
		return status;
	return form->number ? app_prize_change(tui->app, form->number, prize, error)
			    : app_prize_add(tui->app, prize, NULL, error);
}

static void save(struct tui *tui)
{
	const struct prize_form *form = form_of(tui);
	struct prize prize = form->draft;
	char title[PRIZE_TITLE_SIZE], doubt[PRIZE_TITLE_SIZE + 120];
	struct error error;

	if (!tui_may_change(tui))
		return;
	if (form->section != app_section(tui->app)) {
		tui_say(tui, ROLE_BAD, "The prize is one of another section.");
		return;
	}
	if (form->number && strcmp(form->was, line_of(tui, form->section, form->number)) != 0) {
		tui_say(tui, ROLE_BAD,
			"Prize %d was changed at another desk meanwhile: go back and look at it.",
			form->number);
		return;
	}
	if (!tui_did(tui, save_prize(tui, &prize, &error), &error))
		return;
	tui_show(tui, VIEW_PRIZES);
	prizes_choose(tui, form->number);
	prize_doubt_words(tui_event(tui), form->section, &prize, doubt, sizeof(doubt));
	tui_say(tui, doubt[0] ? ROLE_BAD : ROLE_GOOD, "Saved: %s.%s%s",
		prize_title(&prize, 0, title), doubt[0] ? " " : "", doubt);
}

static void change(struct tui *tui)
{
	const struct prize_field *field = chosen(tui);
	char text[PRIZE_TEXT_SIZE];

	ask_line(tui, value_of(&form_of(tui)->draft, field, text), on_text, "%s (%s):", field->key,
		field->like);
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
	tui_show(tui, VIEW_PRIZES);
	tui_say(tui, ROLE_PLAIN, "Thrown away: nothing was saved.");
}

static void leave(struct tui *tui)
{
	char now[PRIZE_TEXT_SIZE];

	prize_write(&form_of(tui)->draft, now);
	if (strcmp(now, form_of(tui)->began) == 0)
		tui_show(tui, VIEW_PRIZES);
	else
		ask_unsaved(tui, on_leave,
			form_of(tui)->number ? "What was changed of the prize is not saved."
					     : "The new prize is not saved.");
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	const struct prize_field *field = chosen(tui);

	words_put(text, size, "%s: %s", field->key, field->help);
}

static const char *next(const struct tui *tui)
{
	(void)tui;
	return "typing fills in a key, Ctrl-S saves the prize";
}

static const struct key_row rows[] = {
	{"Enter", "change",
		"change what stands there, as typing does anew; an empty line takes it away",
		WHEN_ANY | CHANGES, change, NULL},
	{"Del", "take away", "the prize does not say it", WHEN_ANY | CHANGES, take_away, NULL},
	{"Ctrl-S", "save", "save the prize; without a place it is for the next one of its kind",
		WHEN_ANY | CHANGES, save, NULL},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY, list_view_choose,
		"PgUp PgDn Home End"},
	{"Esc", "back", "back to the prize list", WHEN_ANY, leave, NULL},
};

static const struct key_row *form_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

static const char *word(const struct tui *tui, const struct key_row *row)
{
	char text[PRIZE_TEXT_SIZE];

	return row->act == take_away && !value_of(&form_of(tui)->draft, chosen(tui), text)[0]
		? NULL
		: row->name;
}

const struct view *view_prize(void)
{
	static const struct view view = {
		.id = VIEW_PRIZE,
		.name = "Prize",
		.keys = form_key,
		.own_size = sizeof(struct prize_form),
		.list = &form_rows,
		.draw = draw,
		.type = type,
		.mouse = list_view_mouse,
		.facts = facts,
		.next = next,
		.word = word,
	};

	return &view;
}
