/*
 * The cards of the round under several rule books, in a panel: each is switched on and off by key.
 */
#include "config.h"

#include "tui/board/rule_books.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/books.h"
#include "app/book/rule_book.h"
#include "core/vocabulary.h"
#include "tui/ask/answer.h"
#include "tui/ask/panel.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"

enum { WIDTH_LEAST = 60, WIDTH_MOST = 300 };

/* The columns need the whole screen, where a panel of sentences is narrower. */
static int width(void)
{
	const int cells = panel_cells_most();

	return cells < WIDTH_LEAST ? WIDTH_LEAST : cells > WIDTH_MOST ? WIDTH_MOST : cells;
}

/*
 * The i-th of the rule books that can be switched, of its kind but not itself; NULL past the last.
 */
static const struct pairing_book *other(const struct pairing_book *own, int i)
{
	const struct pairing_book *book;

	for (int at = 0; (book = pairing_book_at(at)); at++)
		if (book != own && books_are_of_a_kind(own, book) && i-- == 0)
			return book;
	return NULL;
}

static const struct pairing_book *own_book(const struct tui *tui)
{
	return event_book(tui_event(tui), app_section(tui->app));
}

/* "1 dutch  2 schools ..", those switched off in brackets. */
static void put_switches(struct tui *tui, const struct pairing_book *own)
{
	struct strip *strip = panel_line(tui);
	const struct pairing_book *book;

	if (!strip)
		return;
	strip_format(strip, ROLE_STRONG, "%s", own->id);
	for (int i = 0; i < BOOKS_MOST && (book = other(own, i)); i++) {
		strip_format(strip, ROLE_KEY, "   %d ", i + 1);
		strip_format(strip, tui->board->books_off[i] ? ROLE_FAINT : ROLE_STRONG,
			tui->board->books_off[i] ? "(%s)" : "%s", book->id);
	}
}

/* What a column stands for that is no event's rule book. */
static void put_comparisons(struct tui *tui, const struct pairing_book *own)
{
	const struct pairing_book *book;
	char text[160];

	for (int i = 0; i < BOOKS_MOST && (book = other(own, i)); i++) {
		if (!book->comparison || tui->board->books_off[i])
			continue;
		snprintf(text, sizeof(text),
			"%s: what comes out when the rules are not applied; no event is drawn by it.",
			book->id);
		panel_words(tui, ROLE_FAINT, text);
	}
}

/* The text line by line; the headings of the columns stand on its first. */
static void put_text(struct tui *tui, const char *text)
{
	enum role role = ROLE_TITLE;

	while (*text) {
		const size_t length = strcspn(text, "\n");
		struct strip *strip = panel_line(tui);

		if (!strip)
			return;
		strip_format(strip, role, "%.*s", (int)length, text);
		text += length + (text[length] == '\n');
		role = ROLE_PLAIN;
	}
}

static void choose(
	const struct tui *tui, const struct pairing_book *own, struct books_choice *choice)
{
	const struct pairing_book *book;
	int off = 0;

	*choice = (struct books_choice){{own}, 1};
	for (int i = 0; i < BOOKS_MOST && (book = other(own, i)); i++) {
		off += tui->board->books_off[i];
		if (!tui->board->books_off[i] && choice->count < BOOKS_MOST)
			choice->books[choice->count++] = book;
	}
	/* Nothing switched off: those that cannot take the cards are left out. */
	if (off == 0)
		choice->count = 0;
}

/* The text of the round on the board, and has it names? False after a message. */
static bool make_text(struct tui *tui, const struct pairing_book *own, char **text, bool *names)
{
	struct error error = {.code = STATUS_OK};
	struct books_choice choice;
	struct rounds rounds = {0};
	struct books books;
	enum status status = rounds_of_event(tui->app, &rounds, &error);

	choose(tui, own, &choice);
	if (status == STATUS_OK)
		status = rounds_go(&rounds, tui->model.round, &error);
	if (status == STATUS_OK)
		status = books_draw(&rounds.cards, &choice, &books, &error);
	if (status == STATUS_OK) {
		*names = books_text_has_names(&books, &rounds.cards.cast, width());
		status = books_text(&books, &rounds.cards.cast, width(), text);
		if (status != STATUS_OK)
			error = (struct error){status, "There is no memory left."};
		books_done(&books);
	}
	rounds_done(&rounds);
	if (status != STATUS_OK)
		tui_say(tui, ROLE_BAD, "%s", error.text);
	return status == STATUS_OK;
}

static void make_panel(struct tui *tui, const void *about);

static void switch_book(struct tui *tui)
{
	const int i = tui->key - '1';

	if (i >= BOOKS_MOST || !other(own_book(tui), i)) {
		tui_say(tui, ROLE_PLAIN, "The first line has no rule book %d.", i + 1);
		return;
	}
	tui->board->books_off[i] = !tui->board->books_off[i];
	answer_begin(tui, make_panel, NULL, 0, tui->panel.scroll);
}

static const struct key_row rows[] = {
	{"1-9", "show, hide",
		"hide the rule book with this number in the first line, or show it again: fewer columns have room for names",
		WHEN_ANY, switch_book, NULL},
	{"C", NULL, "close the window", WHEN_ANY, panel_close, NULL},
};

static void make_panel(struct tui *tui, const void *about)
{
	const struct pairing_book *own = own_book(tui);
	bool names;
	char *text;

	(void)about;
	if (!own || !make_text(tui, own, &text, &names))
		return;
	panel_begin(tui, "%s %d by several rule books, nothing fixed by hand",
		tui_vocabulary(tui)->round, tui->model.round);
	put_switches(tui, own);
	if (!names)
		panel_words(tui, ROLE_FAINT,
			"Numbers alone: with other rule books hidden there is room for names.");
	put_comparisons(tui, own);
	put_text(tui, text);
	free(text);
	panel_offer(tui, &rows[0]);
	panel_offer(tui, &rows[1]);
}

void rule_books_open(struct tui *tui)
{
	answer_begin(tui, make_panel, NULL, 0, 0);
}
