/* A list as it would be written, in a window to scroll through, from where it goes to paper. */
#include "config.h"

#include "tui/ask/paper_look.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/text/letters.h"
#include "core/text/text.h"
#include "print/print.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper_print.h"
#include "tui/ask/paper_write.h"
#include "tui/state/state.h"

enum { STEP = 20 }; /* cells, to the left or right */

/* What the window is about. */
struct look {
	struct paper paper;
	int left; /* cells of each line that are out of sight at the left */
};

bool paper_look_is_for(char list)
{
	return list && strchr("xwqpturey", list) != NULL;
}

/* In the width of the window; where a list has no room in that, as wide as it is. */
static enum status compose(
	struct tui *tui, const struct paper *paper, struct print_memory *text, struct error *error)
{
	const int cells = panel_cells_most();
	const int widths[] = {
		cells < PRINT_WIDTH_LEAST ? PRINT_WIDTH_LEAST : cells, PRINT_WIDTH_MOST};
	enum status status = STATUS_REFUSED;

	/* of all sections: none is left out that has room if it is as wide as it is */
	for (int i = paper->all ? 1 : 0; status == STATUS_REFUSED && i < 2; i++) {
		const struct print_sink sink = print_sink_memory(text);

		text->size = 0;
		status = paper_compose_wide(tui, paper, widths[i], &sink, error);
	}
	return status;
}

/* What of a line is not out of sight. */
static const char *from_cell(const char *line, int left)
{
	char letter[8];

	while (left > 0 && *line) {
		uint32_t character;
		const size_t length = text_decode(line, strlen(line), &character);

		snprintf(letter, sizeof(letter), "%.*s", (int)length, line);
		left -= text_width(letter);
		line += length;
	}
	return line;
}

/*
 * Line by line, but for the first: the name of the event, and pages that there are none of. Of all
 * sections each begins with it.
 */
static void put_lines(struct tui *tui, const struct print_memory *text, int left, bool all)
{
	const char *at = text->bytes, *const end = at + text->size;
	bool first = !all;

	while (at < end) {
		const char *next = memchr(at, '\n', (size_t)(end - at));
		const int length = (int)((next ? next : end) - at);
		char line[STRIP_SIZE];
		struct strip *strip;

		snprintf(line, sizeof(line), "%.*s", length, at);
		at += length + 1;
		if (!first) {
			strip = panel_line(tui);
			if (!strip)
				return;
			strip_put(strip, ROLE_PLAIN,
				from_cell(line[0] == '\f' ? line + 1 : line, left));
		}
		first = false;
	}
}

static void to_file(struct tui *tui);
static void to_printer(struct tui *tui);
static void turn_names(struct tui *tui);
static void turn_sections(struct tui *tui);
static void find(struct tui *tui);
static void move_across(struct tui *tui);

static const struct key_row keys[] = {
	{"f", "file", "write it to a file: text, or CSV, HTML or PDF by the ending (w, too)",
		WHEN_ANY, to_file, "w"},
	{"p", "printer", "print it", WHEN_ANY, to_printer, NULL},
	{"/", "find", "the next line that has this in it", WHEN_ANY, find, NULL},
	{"←→", NULL, "the rest of lines that are longer than the window", WHEN_ANY, move_across,
		NULL},
};
static const struct key_row file_again = {
	"Enter", "file again", "write it to a file, as the list before", WHEN_ANY, to_file, NULL};
static const struct key_row printer_again = {
	"Enter", "printer again", "print it, as the list before", WHEN_ANY, to_printer, NULL};
static const struct key_row public_names = {"n", "public names",
	"names as names= of the section lets the public see them", WHEN_ANY, turn_names, NULL};
static const struct key_row full_names = {
	"n", "full names", "names in full", WHEN_ANY, turn_names, NULL};

static const struct key_row all_sections = {"s", "all sections",
	"the lists of all sections, one behind the other", WHEN_ANY, turn_sections, NULL};
static const struct key_row this_section = {
	"s", "this section", "the list of this section alone", WHEN_ANY, turn_sections, NULL};

static void make_look(struct tui *tui, const void *about)
{
	const struct look *look = about;
	struct print_memory text = {0};
	struct error error = {.code = STATUS_OK};
	struct strip *strip;
	char what[160];

	if (!tui_did(tui, compose(tui, &look->paper, &text, &error), &error)) {
		print_memory_done(&text);
		return;
	}
	paper_title(tui, &look->paper, what, sizeof(what));
	panel_begin(tui, "%s%s: where to?", what,
		look->paper.for_public ? ", names for the public" : "");
	put_lines(tui, &text, look->left, look->paper.all);
	if (look->paper.all && tui->paper.left_out[0] && (strip = panel_line(tui)) != NULL)
		strip_put(strip, ROLE_PLAIN, from_cell(tui->paper.left_out, look->left + 1));
	print_memory_done(&text);
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		panel_offer(tui, &keys[i]);
	if (tui->paper.last_where)
		panel_offer(tui,
			tui->paper.last_where == PAPER_TO_PRINTER ? &printer_again : &file_again);
	if (paper_may_be_of_all(tui, &look->paper))
		panel_offer(tui, look->paper.all ? &this_section : &all_sections);
	if (paper_may_be_public(tui, &look->paper))
		panel_offer(tui, look->paper.for_public ? &full_names : &public_names);
}

static struct look looked_at(const struct tui *tui)
{
	return *(const struct look *)panel_about(tui);
}

static void to_file(struct tui *tui)
{
	const struct look look = looked_at(tui);

	panel_close_all(tui);
	paper_to_file(tui, &look.paper);
}

static void to_printer(struct tui *tui)
{
	const struct look look = looked_at(tui);

	panel_close_all(tui);
	paper_to_printer(tui, &look.paper);
}

static void turn_names(struct tui *tui)
{
	struct look look = looked_at(tui);

	look.paper.for_public = tui->paper.for_public = !look.paper.for_public;
	panel_open(tui, make_look, &look, sizeof(look));
}

static void turn_sections(struct tui *tui)
{
	struct look look = looked_at(tui);

	look.paper.all = !look.paper.all;
	look.left = 0;
	panel_open(tui, make_look, &look, sizeof(look));
}

static int longest_line(const struct panel *panel)
{
	int most = 0;

	for (int i = 0; i < panel->count; i++) {
		const int cells = strip_width(&panel->lines[i]);

		most = cells > most ? cells : most;
	}
	return most;
}

/* The same lines, from this cell of each. */
static void show_from(struct tui *tui, int left)
{
	struct look look = looked_at(tui);
	const int scroll = tui->panel.scroll;

	look.left = left;
	panel_open(tui, make_look, &look, sizeof(look));
	tui->panel.scroll = scroll;
}

static void move_across(struct tui *tui)
{
	int left = looked_at(tui).left;

	if (tui->key == KEY_LEFT)
		left -= left < STEP ? left : STEP;
	else if (longest_line(&tui->panel) > panel_cells_most())
		left += STEP;
	show_from(tui, left);
}

/* Does the line go on with what was typed, whatever case and accents? */
static bool begins(const char *line, const char *typed)
{
	while (*typed)
		if (!*line || letters_next(&line) != letters_next(&typed))
			return false;
	return true;
}

static bool has(const char *line, const char *typed)
{
	while (*line) {
		if (begins(line, typed))
			return true;
		letters_next(&line);
	}
	return false;
}

/* Behind the one that was found last, around the end. */
static void on_find(struct tui *tui, char answer, const char *text)
{
	struct panel *panel = &tui->panel;

	(void)answer;
	if (!text || !*text || !panel->open)
		return;
	snprintf(tui->paper.sought, sizeof(tui->paper.sought), "%s", text);
	show_from(tui, 0); /* what is out of sight at the left is sought, too */
	for (int i = 1; i <= panel->count; i++) {
		const int line = (tui->paper.found + i) % panel->count;

		if (panel->lines[line].used > 0 && has(panel->lines[line].text, text)) {
			panel->scroll = tui->paper.found = line;
			tui_say(tui, ROLE_PLAIN, "Line %d of %d. / Enter finds the next.", line + 1,
				panel->count);
			return;
		}
	}
	tui_say(tui, ROLE_BAD, "No line has \"%.60s\".", text);
	ask_refuse(tui);
}

static void find(struct tui *tui)
{
	ask_line(tui, tui->paper.sought, on_find, "Find in the list:");
}

void paper_look(struct tui *tui, const struct paper *paper)
{
	struct look look = {.paper = *paper};

	look.paper.for_public = paper_may_be_public(tui, paper) && tui->paper.for_public;
	tui->paper.found = 0;
	panel_open(tui, make_look, &look, sizeof(look));
}
