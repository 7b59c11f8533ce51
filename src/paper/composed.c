/* Lists that are composed of what is known of a draw. */
#include "config.h"

#include "paper/composed.h"

#include <errno.h>
#include <stdlib.h>

#include "app/event/fail.h"
#include "app/position/corrections.h"
#include "app/position/groups.h"
#include "app/protest/protest.h"
#include "app/repair/changed.h"
#include "app/round/fixtures.h"
#include "core/season.h"
#include "print/list.h"
#include "print/when.h"

enum { PROTEST_CELLS = 80 };

static enum status of_round(const struct composed *of, bool alone,
	enum status (*print)(const struct event *event, int section, int round,
		const struct print_style *style, const struct print_sink *sink,
		struct error *error),
	struct error *error)
{
	struct print_style style = *of->style;
	struct changed_boards changed;
	char when[PRINT_WHEN_SIZE];
	struct print_changes changes = {.alone = alone};
	enum status status =
		app_changed_boards(of->app, app_section(of->app), of->round, &changed, error);

	if (status != STATUS_OK)
		return status;
	changes.numbers = changed.numbers;
	changes.count = changed.count;
	changes.issue = changed.issue;
	changes.when = print_clock(changed.when, when);
	style.changes = changed.issue > 1 ? &changes : NULL;
	if (alone && changed.count == 0)
		status = app_fail_changes(of->app, of->round, changed.issue, error);
	else
		status = print(app_event(of->app), app_section(of->app), of->round, &style,
			of->sink, error);
	changed_boards_done(&changed);
	return status;
}

enum status composed_boards(const struct composed *of, struct error *error)
{
	return of_round(of, false, print_boards, error);
}

enum status composed_names(const struct composed *of, struct error *error)
{
	return of_round(of, false, print_names, error);
}

/* Of a section and the round that the list at the door has of it; *changed afterwards as well. */
static enum status find_changes(struct app *app, int section, struct changed_boards *changed,
	struct print_changes *changes, char when[PRINT_WHEN_SIZE], struct error *error)
{
	const int round = list_last_published(app_event(app), section);
	enum status status = app_changed_boards(app, section, round, changed, error);

	if (status != STATUS_OK || changed->issue < 2)
		return status;
	*changes = (struct print_changes){.section = section,
		.round = round,
		.numbers = changed->numbers,
		.count = changed->count,
		.issue = changed->issue,
		.when = print_clock(changed->when, when)};
	return status;
}

/* Each of the three has room for all sections, zeroed. */
static enum status put_door(const struct composed *of, struct changed_boards *changed,
	struct print_changes *changes, char (*when)[PRINT_WHEN_SIZE], struct error *error)
{
	const struct event *event = app_event(of->app);
	enum status status = STATUS_OK;
	int issued = 0;

	for (int i = 0; status == STATUS_OK && i < event_sections(event); i++) {
		status = find_changes(of->app, event_section_at(event, i)->id, &changed[i],
			&changes[issued], when[issued], error);
		issued += changes[issued].issue > 1;
	}
	return status == STATUS_OK ? print_door(event, changes, issued, of->style, of->sink, error)
				   : status;
}

enum status composed_door(const struct composed *of, struct error *error)
{
	const size_t room = (size_t)event_sections(app_event(of->app)) + 1;
	struct changed_boards *changed = calloc(room, sizeof(*changed));
	struct print_changes *changes = calloc(room, sizeof(*changes));
	char(*when)[PRINT_WHEN_SIZE] = calloc(room, sizeof(*when));
	enum status status = changed && changes && when
		? put_door(of, changed, changes, when, error)
		: app_fail_plain(error, STATUS_NO_MEMORY);

	for (size_t i = 0; changed && i < room; i++)
		changed_boards_done(&changed[i]);
	free(changed);
	free(changes);
	free(when);
	return status;
}

enum status composed_changes(const struct composed *of, struct error *error)
{
	return of_round(of, true, print_boards, error);
}

enum status composed_changed_slips(const struct composed *of, struct error *error)
{
	return of_round(of, true, print_slips, error);
}

int composed_issue(struct app *app, int round)
{
	struct error ignored;
	struct changed_boards changed;
	int issue;

	if (app_changed_boards(app, app_section(app), round, &changed, &ignored) != STATUS_OK)
		return 1;
	issue = changed.issue > 1 ? changed.issue : 1;
	changed_boards_done(&changed);
	return issue;
}

enum status composed_cards(
	const struct composed *of, const struct print_wish *wish, struct error *error)
{
	struct print_style style = *of->style;
	struct card_notes notes = {NULL, 0};
	struct print_card_note *made;
	enum status status = STATUS_OK;

	if (!wish->blank)
		status = app_card_notes(of->app, ROUNDS_MOST, &notes, error);
	if (status != STATUS_OK)
		return status;
	made = calloc((size_t)notes.count + 1, sizeof(*made));
	for (int i = 0; made && i < notes.count; i++)
		made[i] = (struct print_card_note){
			notes.items[i].pin, notes.items[i].rounds, notes.items[i].text};
	style.card_notes = made;
	style.ncard_notes = made ? notes.count : 0;
	status = made ? print_list("cards", app_event(of->app), app_section(of->app), wish, &style,
				of->sink, error)
		      : app_fail_plain(error, STATUS_NO_MEMORY);
	free(made);
	card_notes_done(&notes);
	return status;
}

enum status composed_groups(const struct composed *of, struct error *error)
{
	struct seekers seekers;
	enum status status = app_seekers(of->app, of->round, &seekers, error);

	if (status != STATUS_OK)
		return status;
	status = print_groups(
		app_event(of->app), app_section(of->app), &seekers, of->style, of->sink, error);
	seekers_done(&seekers);
	return status;
}

/* The games of one round alone; how many they are. */
static int keep_round(struct board *boards, int count, int round)
{
	int kept = 0;

	for (int i = 0; i < count; i++)
		if (boards[i].round == round)
			boards[kept++] = boards[i];
	return kept;
}

enum status composed_fixtures(const struct composed *of, int round, struct error *error)
{
	const struct event *event = app_event(of->app);
	const int section = app_section(of->app);
	struct board *boards;
	int count;
	enum status status;

	if (event_is_season(event, section))
		return print_fixtures(
			event, section, of->round, of->pin, of->style, of->sink, error);
	status = app_fixtures(of->app, &boards, &count, error);
	if (status != STATUS_OK)
		return status;
	if (round > 0)
		count = keep_round(boards, count, round);
	status = print_schedule(event, section, boards, count, of->pin, of->style, of->sink, error);
	free(boards);
	return status;
}

enum status composed_protest(const struct composed *of, struct error *error)
{
	const struct print_style *style = of->style;
	const struct print_sink *sink = of->sink;
	const bool plain = style->form == PRINT_TEXT || style->form == PRINT_LINES;
	const int usual = plain ? PROTEST_CELLS : PRINT_WIDTH_MOST;
	char *text;
	size_t size;
	enum status status = app_protest(of->app, of->round, of->pin,
		style->width ? style->width : usual, &text, &size, error);

	if (status != STATUS_OK)
		return status;
	if (!plain)
		status = print_plain_text(text, "Protest", style, sink, error);
	else if (!sink->write(sink->context, text, size) || !sink->write(sink->context, NULL, 0))
		status = print_sink_failed(errno, error);
	free(text);
	return status;
}
