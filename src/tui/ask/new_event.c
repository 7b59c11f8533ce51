/* A name, a rule book, a number of rounds: what an event needs to begin with. */
#include "config.h"

#include "tui/ask/new_event.h"

#include <curses.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "app/event/file.h"
#include "app/section/like.h"
#include "app/words/words.h"
#include "board/layout.h"
#include "core/text/text.h"
#include "tui/ask/edit.h"
#include "tui/term/click.h"
#include "tui/term/keys.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/term/term.h"
#include "tui/term/too_small.h"
#include "tui/term/wrap.h"

enum field { FIELD_NAME_OF_EVENT, FIELD_BOOK, FIELD_ROUNDS, FIELD_LIKE, FIELD_PEOPLE, FIELDS };

enum { BOX_ROWS = 13, BOX_COLS = 72, LABEL_COL = 4, VALUE_COL = 16, ROUNDS_USUAL = 5 };

struct beginning {
	const char *path, *near;
	int field;
	struct editor name, rounds, like;
	int book;     /* its place among those of events */
	bool players; /* those of the older event, too */
	char trouble[ERROR_TEXT];
	bool helps; /* the help is shown, until the next key */
	bool running;
	int signal;
	struct app *app; /* the event, once it is made */
};

static const char choices[] = "Enter next, at the end makes it  Ctrl-S makes it  Esc makes nothing";

/*
 * Rule books that are made for comparison alone draw no event. NULL: there is none at this place.
 */
static const struct pairing_book *book_at(int place)
{
	const struct pairing_book *book;

	for (int i = 0; (book = pairing_book_at(i)) != NULL; i++)
		if (!book->comparison && place-- == 0)
			return book;
	return NULL;
}

static void next_book(struct beginning *form, int step)
{
	int count = 0;

	while (book_at(count))
		count++;
	if (count > 0)
		form->book = (form->book + step + count) % count;
}

/* Is it made like an older event? */
static bool is_like(const struct beginning *form)
{
	return form->like.text[0] != '\0';
}

/* The line that is typed in a field; NULL: nothing is. */
static struct editor *line_of(struct beginning *form, int field)
{
	switch (field) {
	case FIELD_NAME_OF_EVENT:
		return &form->name;
	case FIELD_ROUNDS:
		return &form->rounds;
	case FIELD_LIKE:
		return &form->like;
	default:
		return NULL;
	}
}

/* What the arrows change, one of several. */
static void draw_choice(const struct beginning *form, int row, int col, const char *text, bool here)
{
	paint_text(row, col + VALUE_COL, here ? ROLE_LEGAL : ROLE_PLAIN, text,
		BOX_COLS - VALUE_COL - 12);
	if (here || !is_like(form))
		click_choice(row, col + BOX_COLS - 12, "←→", "change", 10);
	if (here)
		paint_point(row, col + VALUE_COL);
}

/* Rule book and rounds of an event that is made like another one; who plays in one that is not. */
static bool is_given(const struct beginning *form, int field)
{
	return field == FIELD_PEOPLE
		? !is_like(form)
		: (field == FIELD_BOOK || field == FIELD_ROUNDS) && is_like(form);
}

static void draw_field(struct beginning *form, int row, int col, enum field field)
{
	const struct pairing_book *book = book_at(form->book);
	const bool here = form->field == (int)field;
	const char *labels[FIELDS] = {
		"Name", "Rule book", book->season ? "Evenings" : "Rounds", "Like", "Players"};
	const int cells = BOX_COLS - VALUE_COL - 4;
	char text[120];

	if (field == FIELD_PEOPLE && is_given(form, field))
		return;
	paint_text(row, col + 2, ROLE_KEY, here ? "▸" : " ", 1);
	paint_text(row, col + LABEL_COL, here ? ROLE_KEY : ROLE_PLAIN, labels[field], 10);
	if (is_given(form, field)) {
		paint_text(row, col + VALUE_COL, ROLE_FRAME, "as in that event", cells);
		return;
	}
	snprintf(text, sizeof(text), "%s: %s", book->id, book->name);
	if (field == FIELD_BOOK)
		draw_choice(form, row, col, text, here);
	if (field == FIELD_PEOPLE)
		draw_choice(form, row, col, form->players ? "those of that event, too" : "none yet",
			here);
	if (line_of(form, field))
		edit_draw(line_of(form, field), row, col + VALUE_COL,
			field == FIELD_ROUNDS ? 6 : cells, here);
	if (field == FIELD_LIKE && !here && !is_like(form))
		paint_text(row, col + VALUE_COL, ROLE_FRAME,
			"nothing, or the file of an older event: its settings", cells);
	if (field == FIELD_ROUNDS && book->season)
		paint_text(row, col + VALUE_COL + 8, ROLE_FRAME,
			"nothing: as many as there is room for", cells - 8);
	if (field == FIELD_ROUNDS && book->rounds)
		paint_text(row, col + VALUE_COL + 8, ROLE_FRAME,
			"not needed: they follow from the players", cells - 8);
}

/* In as many lines as the box has left. */
static void draw_trouble(const struct beginning *form, int row, int col)
{
	char line[STRIP_SIZE];
	const char *rest = form->trouble;

	for (int i = 0; i < 3 && *rest; i++) {
		rest = wrap_words(rest, BOX_COLS - 4, line, sizeof(line));
		paint_text(row + i, col, ROLE_BAD, line, BOX_COLS - 4);
	}
}

static void draw_help(void);

static bool is_too_small(void)
{
	return LINES < LAYOUT_ROWS_LEAST || COLS < LAYOUT_COLS_LEAST;
}

static void draw(struct beginning *form)
{
	const int row = (LINES - BOX_ROWS) / 2, col = (COLS - BOX_COLS) / 2;
	char text[120];

	paint_begin();
	click_begin();
	click_here(true);
	if (is_too_small()) {
		too_small_draw();
		paint_end();
		return;
	}
	snprintf(text, sizeof(text), "A new event: %.80s", form->path);
	paint_box(row, col, BOX_ROWS, BOX_COLS, text);
	paint_text(row + 1, col + 2, ROLE_PLAIN,
		"There is no such file yet. This makes it; players come next.", BOX_COLS - 4);
	if (form->near) {
		const char *slash = strrchr(form->near, '/');

		snprintf(text, sizeof(text), "But there is %.60s: Esc, if that was meant.",
			slash ? slash + 1 : form->near);
		paint_text(row + 2, col + 2, ROLE_STRONG, text, BOX_COLS - 4);
	}
	for (int i = 0; i < FIELDS; i++)
		if (i != form->field)
			draw_field(form, row + 3 + i, col, (enum field)i);
	draw_field(form, row + 3 + form->field, col, (enum field)form->field);
	draw_trouble(form, row + 9, col + 2);
	click_here(!form->helps);
	click_in_edge(row + BOX_ROWS - 1, col + 1, choices, BOX_COLS - 2);
	if (form->helps)
		draw_help();
	paint_end();
}

static bool read_rounds(struct beginning *form, int *rounds)
{
	const struct pairing_book *book = book_at(form->book);
	const char *text = form->rounds.text;

	*rounds = ROUNDS_MOST;
	if ((text[0] == '\0' && (book->season || book->rounds)) ||
		text_to_int(text, 1, ROUNDS_MOST, rounds))
		return true;
	form->field = FIELD_ROUNDS;
	snprintf(form->trouble, sizeof(form->trouble),
		"The number of rounds is expected, from 1 to %d.", ROUNDS_MOST);
	return false;
}

/* With the sections and settings of an older event, and perhaps its players. */
static void make_like(struct beginning *form)
{
	const struct app_like what = {.path = form->path,
		.name = form->name.text,
		.old = form->like.text,
		.players = form->players};
	struct error error = {.code = STATUS_OK};

	if (app_create_like(&what, &form->app, &error) != STATUS_OK) {
		form->field = FIELD_LIKE;
		words_put(form->trouble, sizeof(form->trouble), "%s", error.text);
		return;
	}
	form->running = false;
}

static void make_new(struct beginning *form)
{
	struct app_new what = {.path = form->path,
		.name = form->name.text,
		.system = book_at(form->book)->id,
		.lot = COLOUR_NONE,
		.rank_lot = true};
	struct error error = {.code = STATUS_OK};

	if (!read_rounds(form, &what.rounds))
		return;
	if (app_create(&what, &form->app, &error) != STATUS_OK) {
		words_put(form->trouble, sizeof(form->trouble), "%s", error.text);
		return;
	}
	form->running = false;
}

static void make(struct beginning *form)
{
	if (is_like(form))
		make_like(form);
	else
		make_new(form);
}

static void say_wrong_key(struct beginning *form, const struct term_event *event)
{
	char name[KEY_NAME_SIZE];

	snprintf(form->trouble, sizeof(form->trouble),
		"%s means nothing here: Enter next, Ctrl-S makes it, Esc leaves, F1 help.",
		key_called(event, name));
}

/* What is typed into the field; where one of several is chosen there is nothing to type. */
static void in_field(struct beginning *form, const struct term_event *event)
{
	struct editor *line = line_of(form, form->field);

	if (!line || !edit_event(line, event))
		say_wrong_key(form, event);
}

/* To the next field that is this event's own. */
static void go_by(struct beginning *form, int step)
{
	do
		form->field = (form->field + step + FIELDS) % FIELDS;
	while (is_given(form, form->field));
}

static void go_back(struct beginning *form, const struct term_event *event)
{
	(void)event;
	go_by(form, -1);
}

static void go_on(struct beginning *form, const struct term_event *event)
{
	(void)event;
	go_by(form, 1);
}

/* The rounds are the last that an event of its own needs. */
static void next_or_make(struct beginning *form, const struct term_event *event)
{
	if (form->field == FIELD_ROUNDS || form->field == FIELD_PEOPLE)
		make(form);
	else
		go_on(form, event);
}

static void make_now(struct beginning *form, const struct term_event *event)
{
	(void)event;
	make(form);
}

static void leave(struct beginning *form, const struct term_event *event)
{
	(void)event;
	form->running = false;
}

static void sideways(struct beginning *form, const struct term_event *event)
{
	if (form->field == FIELD_BOOK)
		next_book(form, event->key == KEY_LEFT ? -1 : 1);
	else if (form->field == FIELD_PEOPLE)
		form->players = !form->players;
	else
		in_field(form, event);
}

static void redraw(struct beginning *form, const struct term_event *event)
{
	(void)form;
	(void)event;
	term_redraw();
}

static void show_help(struct beginning *form, const struct term_event *event)
{
	(void)event;
	form->helps = true;
}

/* A key a row; shown: as the help names it, NULL: the row above has it. */
static const struct {
	const char *key, *shown, *help;
	void (*act)(struct beginning *form, const struct term_event *event);
} keys[] = {
	{"Enter", "Enter", "the next field; in Rounds or Players make the event", next_or_make},
	{"Ctrl-S", "Ctrl-S", "make the event with what the fields have", make_now},
	{"↑", "↑↓", "from field to field; Tab as well", go_back},
	{"↓", NULL, NULL, go_on},
	{"Tab", NULL, NULL, go_on},
	{"Shift-Tab", NULL, NULL, go_back},
	{"←", "←→", "another rule book, players or none; else move in the line", sideways},
	{"→", NULL, NULL, sideways},
	{"Ctrl-L", "Ctrl-L", "draw the screen afresh", redraw},
	{"Esc", "Esc", "make nothing, and leave", leave},
	{"F1", "F1", "this help (Ctrl-G, too); any key closes it", show_help},
	{"Ctrl-G", NULL, NULL, show_help},
};

static const struct {
	const char *label, *help;
} fields[FIELDS] = {
	[FIELD_NAME_OF_EVENT] = {"Name", "stands on every list and at the top of the screen"},
	[FIELD_BOOK] = {"Rule book", "by which rounds are drawn; E changes it before round 1"},
	[FIELD_ROUNDS] = {"Rounds", "how many are played; in a club season evenings"},
	[FIELD_LIKE] = {"Like", "the file of an older event: its sections and settings"},
	[FIELD_PEOPLE] = {"Players", "of an older event: none, or those who played there"},
};

static void draw_help_row(int row, int col, const char *name, const char *help)
{
	paint_text(row, col + 2, ROLE_KEY, name, 10);
	paint_text(row, col + 13, ROLE_PLAIN, help, BOX_COLS - 15);
}

static void draw_help(void)
{
	const int count = (int)(sizeof(keys) / sizeof(keys[0]));
	int shown = 0, row, col = (COLS - BOX_COLS) / 2;

	for (int i = 0; i < count; i++)
		shown += keys[i].shown != NULL;
	row = (LINES - FIELDS - shown - 3) / 2;
	paint_window(row, col, FIELDS + shown + 3, BOX_COLS, "A new event: fields and keys");
	for (int i = 0; i < FIELDS; i++)
		draw_help_row(++row, col, fields[i].label, fields[i].help);
	row++;
	for (int i = 0; i < count; i++)
		if (keys[i].shown)
			draw_help_row(++row, col, keys[i].shown, keys[i].help);
}

static void on_key(struct beginning *form, const struct term_event *event)
{
	struct term_event key;

	if (is_too_small())
		return;
	form->trouble[0] = '\0';
	if (form->helps) {
		form->helps = false;
		return;
	}
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		if (event->kind == TERM_KEY && !event->pasted &&
			key_named(keys[i].key, strlen(keys[i].key), &key) &&
			key.key == event->key) {
			keys[i].act(form, event);
			return;
		}
	}
	in_field(form, event);
}

static void handle(struct beginning *form, const struct term_event *event)
{
	struct term_event key;

	switch (event->kind) {
	case TERM_KEY:
	case TERM_CHARACTER:
		on_key(form, event);
		break;
	case TERM_MOUSE:
		if (!click_key(&event->mouse, &key))
			break;
		if (key.key == KEY_LEFT || key.key == KEY_RIGHT)
			form->field = is_like(form) ? FIELD_PEOPLE : FIELD_BOOK;
		on_key(form, &key);
		break;
	case TERM_RESIZE:
		break;
	case TERM_SIGNAL:
	case TERM_HANGUP:
		form->signal = event->kind == TERM_SIGNAL ? event->signal : SIGHUP;
		form->running = false;
		break;
	}
}

bool new_event(const char *path, const char *near, struct app **app, int *number)
{
	struct beginning form = {.path = path, .near = near, .running = true};
	char text[NAME_SIZE];

	form.name.most = NAME_SIZE;
	form.like.most = EDITOR_SIZE;
	app_name_of(path, text);
	editor_set(&form.name, text);
	editor_offer(&form.name);
	snprintf(text, sizeof(text), "%d", ROUNDS_USUAL);
	editor_set(&form.rounds, text);
	editor_offer(&form.rounds);
	while (form.running) {
		struct term_event event;

		draw(&form);
		term_wait(-1, NULL);
		while (form.running && term_next(&event))
			handle(&form, &event);
	}
	*app = form.app;
	*number = form.signal;
	return form.app != NULL;
}
