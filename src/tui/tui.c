/* The main loop: wait, take in everything that came, then draw once. */
#include "config.h"

#include "tui/tui.h"

#include <curses.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/book/rule_book.h"
#include "core/vocabulary.h"
#include "tui/ask/paper_habits.h"
#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/lists_load.h"
#include "tui/ask/new_event.h"
#include "tui/ask/panel.h"
#include "tui/ask/sections.h"
#include "tui/board/ahead.h"
#include "tui/board/carry.h"
#include "tui/board/cursor.h"
#include "tui/board/density.h"
#include "tui/board/judge.h"
#include "tui/board/reasons.h"
#include "tui/input.h"
#include "tui/state/seen.h"
#include "tui/board/draw_board.h"
#include "tui/state/elapsed.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/click.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/term/term.h"
#include "tui/term/too_small.h"
#include "tui/results/results.h"
#include "tui/view/views.h"

/* What another desk enters is on the screen within a second, the reading and drawing included. */
enum { LOOK_MILLISECONDS = 500 };

/* A proposal that will not be published without a reason: the hint and the keys say so first. */
static bool wants_reason(struct tui *tui)
{
	const struct model *model = &tui->model;
	struct error ignored;
	bool needs;

	if (model->state != ROUND_PROPOSED || model->ntray > 0 || !model->roll.balances ||
		app_read_only(tui->app))
		return false;
	if (tui_has_many(tui) &&
		reasoner_ask(&tui->board->reasoner, tui->app, app_round(tui->app), 0))
		return false; /* as far as is known now */
	return app_needs_reason(tui->app, &needs, &ignored) == STATUS_OK && needs;
}

static void rebuild(struct tui *tui)
{
	struct model model;
	struct board_seen *seen = NULL;
	struct card_notes *notes = &tui->board->notes;
	struct error error;
	int count;

	card_notes_done(notes);
	app_card_notes(tui->app, app_round(tui->app), notes, &error); /* else nothing is said */
	if (seen_cards(tui->app, notes, &seen, &count) != STATUS_OK)
		count = 0; /* they stand by their points then */
	if (model_build(tui_event(tui), app_section(tui->app), app_round(tui->app), seen, count,
		    event_traits(tui_event(tui), app_section(tui->app)), &model) == STATUS_OK) {
		model_done(&tui->model);
		tui->model = model;
		drawn_remember(&tui->board->drawn, &model);
		/* Absent opponents of an exercise would only push the tray out of sight. */
		if (tui->options->practice)
			tui->model.nbooked = 0;
	} else {
		tui_say(tui, ROLE_BAD, "Out of memory: the screen is not up to date.");
	}
	free(seen);
	tui->stale = false;
	tui->reads = app_reads(tui->app);
	reasoner_stop(&tui->board->reasoner);
	tui->wants_reason = wants_reason(tui);
	draw_board_rebuilt(tui);
	results_forecast_rebuilt(tui);
}

static void lay_out_screen(struct tui *tui)
{
	struct layout layout;

	if (!tui->board->density_chosen)
		tui->board->wish.density = COLS >= LAYOUT_COLS_WIDE ? DENSITY_SHORT : DENSITY_SLIM;
	if (layout_compute(LINES, COLS, &tui->model, &tui->board->wish, &layout) != STATUS_OK)
		return;
	layout_done(&tui->layout);
	tui->layout = layout;
	if (!layout.too_small)
		cursor_settle(tui);
}

/* The section has changed, or has gone and another one is shown; read: another desk did it. */
static void settle_section(struct tui *tui, bool read)
{
	const int before = tui->section;

	tui->section = app_section(tui->app);
	if (before == 0 || before == tui->section)
		return;
	if (!event_section(tui_event(tui), before)) {
		carry_forget_whose(tui);
		sections_gone(tui, !read);
	}
	sections_settle(tui);
}

/* Another desk has changed who has which number, while something is asked about one of them. */
static void put_people_aside(struct tui *tui)
{
	if (!tui->ask.open && !tui->form.open && tui->view->id != VIEW_FIELDS)
		return;
	if (tui->view->id == VIEW_FIELDS)
		tui_show(tui, VIEW_PLAYERS);
	panel_put_aside(tui,
		"Another desk has changed the list of players, and who has which number: look for the player again.");
}

/*
 * Bring model and screen up to date. Where the event was read again, which a refused action may do,
 * a card in the air is not that card any more, and an open panel speaks of what was.
 */
static bool catch_up(struct tui *tui)
{
	const bool read = tui->reads != app_reads(tui->app);
	const bool moved = read && people_moved(&tui->people, tui_event(tui));
	const int before = tui->section;

	if (!read && !tui->stale)
		return false;
	if (read)
		carry_let_go(tui);
	sections_stay(tui);
	rebuild(tui);
	people_remember(&tui->people, tui_event(tui), app_section(tui->app));
	lay_out_screen(tui);
	settle_section(tui, read);
	if (read)
		panel_tell_again(tui);
	if (moved && before == tui->section)
		put_people_aside(tui);
	return true;
}

static void draw(struct tui *tui)
{
	if (!catch_up(tui))
		lay_out_screen(tui);
	paint_begin();
	click_begin();
	paint_point(tui->layout.status_row, 1); /* where nothing can be chosen */
	if (tui->layout.too_small) {
		too_small_draw();
	} else {
		judge_here(tui);
		tui->board->unjudged = judge_seats(tui);
		click_here(tui_target(tui) == TARGET_VIEW);
		tui->view->draw(tui);
		if (tui->form.open)
			form_draw(tui);
		if (tui->panel.open && !tui->panel.over_question)
			panel_draw(tui);
		if (tui->ask.open)
			ask_draw(tui);
		if (tui->panel.open && tui->panel.over_question)
			panel_draw(tui);
	}
	paint_end();
}

static void handle(struct tui *tui, struct term_event *event)
{
	/*
	 * Keys and mouse mean what the screen shows now: bring the model up to date between two of
	 * them.
	 */
	catch_up(tui);
	switch (event->kind) {
	case TERM_KEY:
	case TERM_CHARACTER:
		input_key(tui, event);
		break;
	case TERM_MOUSE:
		input_mouse(tui, &event->mouse);
		break;
	case TERM_RESIZE:
		carry_resized(tui);
		lay_out_screen(tui);
		panel_tell_again(tui);
		break;
	case TERM_SIGNAL:
		tui->signal = event->signal;
		tui->running = false;
		break;
	case TERM_HANGUP:
		tui->signal = SIGHUP;
		tui->running = false;
		break;
	}
}

/*
 * Has another process written to the file? Looked at about twice a second, also while keys keep
 * coming.
 */
static void look_round(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	bool changed = false;

	if (milliseconds_since(&tui->looked) < LOOK_MILLISECONDS)
		return;
	clock_gettime(CLOCK_MONOTONIC, &tui->looked);
	if (app_refresh(tui->app, &changed, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	if (!changed)
		return;
	fall_back_remember(tui); /* the desk that published it writes it, too */
	tui_say(tui, ROLE_GOOD, "Changed by another program: the screen shows the new state.");
}

/* Something to come: from the terminal, a signal, a worker, or the file. */
static void await(const struct tui *tui)
{
	const int others[TERM_OTHERS] = {answer_pipe(tui), ahead_pipe(&tui->board->ahead),
		reasoner_socket(&tui->board->reasoner), forecaster_socket(&tui->forecaster),
		fall_back_socket(tui), lists_load_socket(tui)};

	term_wait(tui->board->unjudged ? 0 : LOOK_MILLISECONDS, others);
}

static void loop(struct tui *tui)
{
	struct term_event event;

	while (tui->running) {
		draw(tui);
		await(tui);
		while (tui->running && term_next(&event))
			handle(tui, &event);
		answer_take(tui);
		draw_board_take(tui);
		results_forecast_take(tui);
		lists_load_take(tui);
		fall_back_look(tui);
		fall_back_take(tui);
		if (tui->running)
			look_round(tui);
	}
}

/* why: what is still to be said once the screen is gone. */
static void finish(struct tui *tui, char why[ERROR_TEXT])
{
	fall_back_finish(tui, why);
	answer_leave(tui);
	lists_loader_leave(&tui->lists_loader);
	forecaster_end(&tui->forecaster);
	draw_board_done(tui);
	panel_close_all(tui);
	layout_done(&tui->layout);
	people_done(&tui->people);
	model_done(&tui->model);
}

/* What is seen of the file before anything is done in it. */
static void say_how_it_opened(struct tui *tui)
{
	const char *damage = app_damage(tui->app);

	if (damage)
		tui_say(tui, ROLE_BAD, "Damaged, go on with the last copy: %s.", damage);
	else if (app_read_only(tui->app))
		tui_say(tui, ROLE_BAD, "For reading only: %s.", app_read_only_why(tui->app));
	else if (tui->options->kept)
		tui_say(tui, ROLE_PLAIN, "An older file, now of this version; as it was: %s",
			tui->options->kept);
}

static void say_made(struct tui *tui)
{
	const struct section *section = event_section(tui_event(tui), app_section(tui->app));
	const int players = tui_event(tui)->table[RECORD_PLAYER].count;
	char with[32] = "";

	if (players > 0)
		snprintf(
			with, sizeof(with), ", with %d player%s", players, players == 1 ? "" : "s");
	tui_say(tui, ROLE_GOOD, "Made: %d %s%s by %s%s.", section->rounds,
		tui_vocabulary(tui)->round_small, section->rounds == 1 ? "" : "s", section->system,
		with);
}

/* The one place that names every view; false: there is no memory for what they keep. */
static bool list_views(struct tui *tui)
{
	const struct view *const views[] = {view_board(), view_practice(), view_deal(),
		view_steps(), view_results(), view_players(), view_standings(), view_fields(),
		view_prizes(), view_prize(), view_season(), view_attendance(), view_outside(),
		view_journal(), view_sections(), view_section()};

	for (size_t i = 0; i < sizeof(views) / sizeof(views[0]); i++) {
		const struct view *view = views[i];

		tui->views[view->id] = view;
		tui->own[view->id] = view->own_size ? calloc(1, view->own_size) : NULL;
		if (view->own_size && !tui->own[view->id])
			return false;
	}
	return true;
}

static void free_tui(struct tui *tui)
{
	if (tui)
		draw_board_done(tui);
	for (int i = 0; tui && i < VIEW_COUNT; i++)
		free(tui->own[i]);
	if (tui)
		complete_close(tui->lists);
	free(tui);
}

static void begin(struct tui *tui)
{
	tui->running = true;
	tui->stale = true;
	tui->view = tui->views[tui->options->practice ? VIEW_PRACTICE : VIEW_BOARD];
	density_recall(tui);
	paper_habits_recall(tui);
	fall_back_remember(tui);
	say_how_it_opened(tui);
}

int tui_run(struct app **app, const struct tui_options *options)
{
	struct term_options term = {.mouse = !options->no_mouse,
		.ascii = options->ascii,
		.without = "the draw board needs a terminal; see drawboard help for the commands"};
	struct paint_options paint = {.color = !options->no_color, .ascii = options->ascii};
	struct tui *tui = calloc(1, sizeof(*tui));
	const bool is_new = !*app;
	char why[ERROR_TEXT] = "out of memory";
	int number = 0;

	if (!tui || !list_views(tui) || !draw_board_start(tui) ||
		!term_start(&term, why, sizeof(why))) {
		fprintf(stderr, "drawboard: %s\n", why);
		free_tui(tui);
		return 4;
	}
	why[0] = '\0';
	paint_start(&paint);
	if (!is_new || new_event(options->path, options->near, app, &number)) {
		tui->app = *app;
		tui->options = options;
		begin(tui);
		if (is_new)
			say_made(tui);
		loop(tui);
		finish(tui, why);
		number = tui->signal;
	}
	free_tui(tui);
	term_stop();
	if (why[0])
		fprintf(stderr, "drawboard: %s\n", why);
	if (number != 0)
		term_die(number);
	return 0;
}
