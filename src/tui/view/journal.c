/*
 * The journal: what was done, when, at which desk and why, the newest first; from there to what it
 * was about.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/round/back_to.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/vocabulary.h"
#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/views.h"

enum {
	FIRST_ROW = 2,
	TIME_SIZE = 24,
	TIME_CELLS = 16,
	ID_CELLS = 5,
	SECTION_CELLS = 3,
	DESK_CELLS = 12
};

struct journal_view {
	struct list list;
	long long newest;            /* the first entry when the list was read; 0: never */
	int section;                 /* the round and the player are of it */
	int round, pin;              /* what the entries are about; 0: anything */
	char trouble[SENTENCE_SIZE]; /* the journal cannot be read; else empty */
};

/* Another section has other rounds and players: what was asked for in the one before is dropped. */
static struct journal_view *journal_of(const struct tui *tui)
{
	struct journal_view *view = tui->own[VIEW_JOURNAL];

	if (view->section != app_section(tui->app))
		*view = (struct journal_view){.section = app_section(tui->app)};
	return view;
}

/* As the clock on the wall showed it, "?" of no year of ours. */
static const char *time_text(long long when, char text[TIME_SIZE])
{
	const time_t seconds = (time_t)when;
	struct tm day;

	if (!localtime_r(&seconds, &day) || day.tm_year < 0 || day.tm_year > 9999 - 1900 ||
		strftime(text, TIME_SIZE, "%Y-%m-%d %H:%M", &day) == 0)
		strcpy(text, "?");
	return text;
}

/* What was done meanwhile stands above: the cursor stays on its entry. */
static void stay_on_entry(struct journal_view *view, const struct journal_entry *entries, int count)
{
	int newer = 0;

	while (view->newest > 0 && newer < count && entries[count - 1 - newer].id > view->newest)
		newer++;
	view->list.at += newer;
	view->list.top += view->list.top > 0 ? newer : 0;
	view->newest = count > 0 ? entries[count - 1].id : 0;
}

/* Oldest first, as they are kept; NULL, and none, if they cannot be read. */
static const struct journal_entry *entries_of(const struct tui *tui, int *count)
{
	struct journal_view *view = journal_of(tui);
	const struct journal_wish wish = {view->round, view->pin, false};
	const struct journal_entry *entries = NULL;
	struct error error = {.text = ""};

	*count = 0;
	view->trouble[0] = '\0';
	if (app_journal_kept(tui->app, &wish, &entries, count, &error) == STATUS_OK) {
		stay_on_entry(view, entries, *count);
		return entries;
	}
	*count = 0;
	words_put(view->trouble, sizeof(view->trouble), "%s", error.text);
	return NULL;
}

static struct listed read_rows(const struct tui *tui)
{
	struct listed listed = {.count = 0};

	listed.rows = entries_of(tui, &listed.count);
	return listed;
}

/* The newest stands first. */
static const struct journal_entry *chosen(const struct tui *tui)
{
	int count;
	const struct journal_entry *entries = entries_of(tui, &count);
	const int at = journal_of(tui)->list.at;

	return at >= 0 && at < count ? &entries[count - 1 - at] : NULL;
}

static int nobody(const void *rows, int i)
{
	(void)rows;
	(void)i;
	return 0;
}

/* Were they done at more than one desk? A name of one that all have would only take room. */
static bool desks_differ(const struct journal_entry *entries, int count)
{
	for (int i = 1; i < count; i++)
		if (strcmp(entries[i].desk, entries[0].desk) != 0)
			return true;
	return false;
}

/* "undo of 12: Round 1 published", " (undone)" behind what does not hold any more. */
static void entry_words(const struct journal_entry *entry, char *text, size_t size)
{
	char of[48] = "";

	if (entry->target)
		snprintf(of, sizeof(of), "%s of %lld: ", entry->kind, entry->target);
	words_put(text, size, "%s%s%s", of, entry->label, entry->undone ? " (undone)" : "");
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	const struct journal_entry *entry =
		(const struct journal_entry *)listed->rows + listed->count - 1 - i;
	const bool holds = !entry->undone && !entry->target;
	struct strip strip = {0};
	char text[LABEL_SIZE + NAME_SIZE + 64], letter[8];

	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	snprintf(text, sizeof(text), "%lld", entry->id);
	strip_fit(&strip, ROLE_FAINT, text, ID_CELLS, true);
	strip_gap(&strip, 2);
	strip_fit(&strip, ROLE_FAINT, time_text(entry->when, text), TIME_CELLS, false);
	strip_gap(&strip, 2);
	if (event_sections(tui_event(tui)) > 1)
		strip_fit(&strip, ROLE_KEY,
			entry->section < 0 ? "+"
				: entry->section == 0
				? ""
				: app_section_letter(tui_event(tui), entry->section, letter),
			SECTION_CELLS, false);
	if (desks_differ(listed->rows, listed->count)) {
		strip_fit(&strip, ROLE_FAINT, entry->desk, DESK_CELLS, false);
		strip_gap(&strip, 2);
	}
	entry_words(entry, text, sizeof(text));
	strip_put(&strip, holds ? ROLE_PLAIN : ROLE_DONE, text);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

static const char *no_entries(const struct tui *tui)
{
	if (journal_of(tui)->trouble[0])
		return journal_of(tui)->trouble;
	return journal_of(tui)->round || journal_of(tui)->pin
		? "Nothing was done about this. a shows everything."
		: "Nothing was done yet.";
}

static const struct list_rows journal_rows = {.first_row = FIRST_ROW,
	.read = read_rows,
	.pin = nobody,
	.draw = draw_row,
	.empty = no_entries};

static void draw(struct tui *tui)
{
	const struct journal_view *view = journal_of(tui);
	char title[160], about[80] = "", who[WHO_SIZE];
	int count;

	entries_of(tui, &count);
	if (view->pin)
		words_put(about, sizeof(about), " about %s",
			words_who(tui_event(tui), app_section(tui->app), view->pin, who));
	if (view->trouble[0])
		words_put(title, sizeof(title), "Journal");
	else
		words_put(title, sizeof(title), "Journal%s: %d action%s", about, count,
			count == 1 ? "" : "s");
	if (view->round && !view->trouble[0])
		words_put(title + strlen(title), sizeof(title) - strlen(title), " of %s %d",
			tui_vocabulary(tui)->round_small, view->round);
	head_frame(title);
	list_view_draw(tui);
	head_draw(tui);
}

static void show_player(struct tui *tui, int pin)
{
	*journal_of(tui) = (struct journal_view){
		.section = app_section(tui->app), .round = journal_of(tui)->round, .pin = pin};
}

static void ask_player(struct tui *tui)
{
	find_ask(tui, journal_of(tui)->pin, show_player);
}

static void go_round(struct tui *tui)
{
	struct journal_view *view = journal_of(tui);
	const int step = tui->key == KEY_LEFT ? -1 : 1, last = tui->model.round;

	*view = (struct journal_view){.section = view->section,
		.round = (view->round + step + last + 1) % (last + 1),
		.pin = view->pin};
}

static void show_all(struct tui *tui)
{
	*journal_of(tui) = (struct journal_view){.round = 0};
}

/* To the round or player that the entry is about, on the view that shows it. */
static void go_there(struct tui *tui)
{
	const struct journal_entry *entry = chosen(tui);
	struct app_touched touched;
	int round;

	if (!entry)
		return;
	if (entry->section > 0 && entry->section != app_section(tui->app)) {
		tui_say(tui, ROLE_PLAIN, "It is of another section: < > goes there.");
		return;
	}
	app_entry_touched(tui->app, entry, &touched);
	round = touched.round ? touched.round : touched.drawn;
	if (round > 0 && (touched.round || round < tui->model.round))
		tui_show_round(tui, VIEW_RESULTS, round);
	else if (touched.by_hand && touched.by_hand == tui->model.round)
		tui_show(tui, VIEW_BOARD);
	else if (touched.by_hand && touched.by_hand < tui->model.round)
		tui_show_round(tui, VIEW_RESULTS, touched.by_hand);
	else if (touched.pin && !touched.drawn)
		tui_show(tui, VIEW_PLAYERS);
	else if (round > 0)
		tui_show(tui, VIEW_BOARD);
	else
		tui_say(tui, ROLE_PLAIN, "It is about nothing that has a place on the screen.");
	if (tui->view->touched && tui->view->id != VIEW_JOURNAL)
		tui->view->touched(tui, &touched);
}

/* What goes back to before an entry: that one, and the newest that was shown in the question. */
struct going_back {
	long long id, last;
};

static bool go_back(struct tui *tui, const struct going_back *to, const char *reason)
{
	struct error error = {.code = STATUS_OK};
	int done;
	const enum status status =
		app_undo_back_to(tui->app, to->id, to->last, reason, &done, &error);

	if (!tui_did(tui, status, &error))
		return false;
	tui_say(tui, ROLE_GOOD, "%d action%s taken back; Ctrl-R does them again, one by one.", done,
		done == 1 ? "" : "s");
	return true;
}

static void on_reason(struct tui *tui, char answer, const char *text)
{
	const struct going_back to = *(const struct going_back *)ask_kept(tui);

	(void)answer;
	if (text && !go_back(tui, &to, text))
		ask_refuse(tui);
}

static void on_back(struct tui *tui, char answer, const char *text)
{
	const struct going_back to = *(const struct going_back *)ask_kept(tui);
	struct journal_entry *entries;
	struct error error = {.code = STATUS_OK};
	bool wants;
	int count, round;

	(void)text;
	if (answer != 'y' ||
		!tui_did(tui, app_back_to(tui->app, to.id, &entries, &count, &error), &error))
		return;
	wants = app_back_to_wants_reason(tui->app, entries, count, &round);
	free(entries);
	if (!wants) {
		go_back(tui, &to, NULL);
		return;
	}
	ask_line(tui, "", on_reason,
		"A published draw is among them: the lists on the wall are then wrong. Reason:");
	ask_keep(tui, &to, sizeof(to));
	ask_unasked(tui);
}

/* The names of what would go, as many as there is room for. */
static void put_names(const struct journal_entry *entries, int count, char *names, size_t size)
{
	const size_t room = size - 24;

	names[0] = '\0';
	for (int i = 0; i < count; i++) {
		const size_t used = strlen(names);

		if (used + strlen(entries[i].label) + 4 > room) {
			snprintf(names + used, size - used, "\nand %d more", count - i);
			return;
		}
		words_put(names + used, size - used, "%s%s", i ? "\n" : "", entries[i].label);
	}
}

static void ask_back(struct tui *tui)
{
	const struct journal_entry *entry = chosen(tui);
	struct journal_entry *entries;
	struct error error = {.code = STATUS_OK};
	struct going_back to;
	char names[360];
	int count;

	if (!entry)
		return;
	to.id = entry->target ? entry->target : entry->id;
	if (!tui_did(tui, app_back_to(tui->app, to.id, &entries, &count, &error), &error))
		return;
	to.last = entries[0].id;
	put_names(entries, count, names, sizeof(names));
	free(entries);
	ask_key(tui, on_back, "Back to before %lld? Taken back, the last first:\n%s\ny yes   n no",
		to.id, names);
	ask_keep(tui, &to, sizeof(to));
}

static void enter(struct tui *tui, enum view_id from, int round)
{
	(void)from;
	show_all(tui);
	journal_of(tui)->round = round;
}

/* The whole entry, for which the row may have no room. */
static void facts(const struct tui *tui, char *text, size_t size)
{
	const struct journal_entry *entry = chosen(tui);

	words_put(text, size, "%s", journal_of(tui)->trouble);
	if (!entry)
		return;
	if (entry->desk[0])
		words_put(text, size, "at %s: ", entry->desk);
	entry_words(entry, text + strlen(text), size - strlen(text));
}

static const char *next_step(const struct tui *tui)
{
	(void)tui;
	return "Esc goes back";
}

static const struct key_row rows[] = {
	{"Enter", "go there", "to the round or player that the action is about", WHEN_ANY, go_there,
		NULL},
	{"/", "player", "what was done about one player, by number or name", WHEN_ANY, ask_player,
		NULL},
	{"←→", "round", "what was done about one round", WHEN_ANY, go_round, NULL},
	{"a", "all", "everything again", WHEN_ANY, show_all, NULL},
	{"B", "back to here", "take back this action and all after it, after a question",
		WHEN_ANY | CHANGES, ask_back, NULL},
	{"Esc", "board", "back to the draw board", WHEN_ANY, list_view_leave, "q J"},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY, list_view_choose,
		"PgUp PgDn Home End"},
};

static const struct key_row *journal_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

static const char *word(const struct tui *tui, const struct key_row *row)
{
	if (row->act == go_there || row->act == ask_back)
		return chosen(tui) ? row->name : NULL;
	if (row->act == show_all)
		return journal_of(tui)->round || journal_of(tui)->pin ? row->name : NULL;
	return row->name;
}

const struct view *view_journal(void)
{
	static const struct view view = {
		.id = VIEW_JOURNAL,
		.name = "The journal",
		.keys = journal_key,
		.list = &journal_rows,
		.own_size = sizeof(struct journal_view),
		.draw = draw,
		.mouse = list_view_mouse,
		.enter = enter,
		.facts = facts,
		.next = next_step,
		.word = word,
	};

	return &view;
}
