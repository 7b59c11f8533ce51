/* A list of players from a file. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/board_labels.h"
#include "app/event/ranking.h"
#include "app/book/rule_book.h"
#include "app/event/state.h"
#include "app/players/enrol.h"
#include "app/players/kin.h"
#include "app/players/other_rounds.h"
#include "app/players/players.h"
#include "app/players/schools.h"
#include "app/players/unseeded.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/booking.h"
#include "core/typed/conversion.h"
#include "core/particulars/particular.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/vocabulary.h"

struct import_order {
	const struct csv_list *list;
	int *pins;
	struct faults *faults;
	const struct kin_rounds *kept_apart;
	int *pairs;             /* how many are kept apart */
	const char *conversion; /* as it is recorded; empty: none */
	const struct app_list *what;
};

/* The formula goes with the section, so that late entries are converted the same way (CAA 38). */
static enum status record_conversion(
	const struct app *app, const char *conversion, struct action *action, struct error *error)
{
	const struct section *section = event_section(app_event(app), app->section);
	struct record row;
	int players;

	if (!strcmp(section->conversion, conversion))
		return STATUS_OK;
	event_range(app_event(app), RECORD_PLAYER, app->section, 0, &players);
	if (section->conversion[0] && players > 0)
		return app_fail(error, STATUS_REFUSED,
			"Grades are converted by %s here already: one formula for all%s.",
			section->conversion,
			event_traits(app_event(app), app->section)->citations->converts);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_SECTION;
	row.as.section = *section;
	memset(row.as.section.conversion, 0, sizeof(row.as.section.conversion));
	memcpy(row.as.section.conversion, conversion, strlen(conversion) + 1);
	return action_put(action, app_event(app), &row);
}

static enum status put_particulars(
	const struct app *app, const struct import_order *order, struct action *action)
{
	const struct csv_list *list = order->list;
	enum status status = school_column_put(app, list, order->pins, action);

	for (int i = 0; i < list->nparticulars && status == STATUS_OK; i++) {
		const struct csv_particular *particular = &list->particulars[i];

		status = particular_put(action, app_event(app), app->section,
			order->pins[particular->player], (enum particular_id)particular->field,
			particular->text);
	}
	return status;
}

/* "ecf-code 123456A, 1:half": what of a player of the list is no column of the usual table. */
static void put_more(const struct csv_list *list, int i, char *text, size_t size)
{
	struct line line;

	line_init(&line, text, size);
	for (int j = 0; j < list->nbookings; j++) {
		if (list->bookings[j].player != i)
			continue;
		line_text(&line, line.length > 0 ? ", bye " : "bye ");
		line_int(&line, list->bookings[j].round);
		line_text(&line, ":");
		line_text(&line, booking_word(list->bookings[j].kind));
	}
	for (int j = 0; j < list->nparticulars; j++) {
		if (list->particulars[j].player != i)
			continue;
		line_text(&line, line.length > 0 ? ", " : "");
		line_text(&line,
			particular_field((enum particular_id)list->particulars[j].field)->key);
		line_text(&line, " ");
		line_text(&line, list->particulars[j].text);
	}
}

/* Each of the list as the action puts him. */
static void preview_list(
	const struct app *app, const struct import_order *order, const struct action *action)
{
	for (int i = 0; i < order->list->count; i++) {
		const struct record_key key = {RECORD_PLAYER, {app->section, order->pins[i]}};
		char more[SENTENCE_SIZE];

		put_more(order->list, i, more, sizeof(more));
		for (int j = 0; j < action->count; j++) {
			const struct edit *edit = &action->edits[j];
			const struct record_key found = edit_key(edit);

			if (edit->has && record_key_compare(&found, &key) == 0)
				order->what->preview(
					order->what->preview_context, &edit->after.as.player, more);
		}
	}
}

static void tell_board(const void *context, int i, const char *text)
{
	const struct import_order *order = context;
	char whole[SENTENCE_SIZE + 48];

	words_put(whole, sizeof(whole), "Line %d: %s", order->list->lines[i], text);
	faults_add(order->faults, whole);
}

/* Boards that the list fixes, and that somebody has already. */
static enum status check_boards(const struct app *app, const struct import_order *order,
	const struct action *action, struct error *error)
{
	const enum status status = board_labels_each(app_event(app), action, app->section,
		order->pins, order->list->count, tell_board, order, error);

	return status == STATUS_OK ? faults_end(order->faults, error) : status;
}

static enum status build_import(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct import_order *order = what;
	struct enrolment enrolment = {
		.players = order->list->players,
		.count = order->list->count,
		.bookings = order->list->bookings,
		.nbookings = order->list->nbookings,
		.pins = order->pins,
		.list = order->list,
		.faults = order->faults,
	};

	enum status status = record_conversion(app, order->conversion, action, error);

	if (status != STATUS_OK)
		return status == STATUS_REFUSED ? status : app_fail_plain(error, status);
	words_put(action->label, sizeof(action->label), "%d player%s imported", order->list->count,
		order->list->count == 1 ? "" : "s");
	status = enrol(app, &enrolment, action, error);
	if (status != STATUS_OK)
		return status;
	status = put_particulars(app, order, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = check_boards(app, order, action, error);
	if (status != STATUS_OK)
		return status;
	status = kin_put(app, order->list, order->pins, order->kept_apart, action, error);
	*order->pairs = kin_count(app, action);
	if (status == STATUS_OK && order->what->preview)
		preview_list(app, order, action);
	return status;
}

/* Who comes late is told where he stands, unless the list said so. */
static void tell_late(
	const struct app *app, const struct import_order *order, struct faults *faults)
{
	for (int i = 0; i < order->list->count; i++) {
		const struct player *player =
			event_player(app_event(app), app->section, order->pins[i]);
		char text[SENTENCE_SIZE];

		if (!player || player->enters <= order->list->players[i].enters)
			continue;
		words_put(text, sizeof(text), "Line %d: %d %s is in from %s %d%s%s.",
			order->list->lines[i], player->pin, player->name,
			vocabulary_of(app_event(app), app->section)->round_small, player->enters,
			player->place[0] ? ", place " : "", player->place);
		faults->kind = "late";
		faults_notice(faults, text);
	}
	faults->kind = NULL;
}

/* Whose name may be taken for that of one who was in the event before the list. */
static void tell_alike(
	const struct app *app, const struct import_order *order, struct faults *faults)
{
	const int count = order->list->count;

	for (int i = 0; i < count; i++) {
		const int pin = order->pins[i];

		for (int other = 0; (other = app_player_alike(app, pin, other)) != 0;) {
			char text[SENTENCE_SIZE];
			bool listed = false;

			for (int j = 0; j < count && !listed; j++)
				listed = order->pins[j] == other;
			if (listed)
				continue;
			words_put(text, sizeof(text),
				"Line %d: %d %s looks like %d %s, who was in the event already.",
				order->list->lines[i], pin, order->list->players[i].name, other,
				event_player(app_event(app), app->section, other)->name);
			faults->kind = "alike";
			faults_notice(faults, text);
		}
	}
	faults->kind = NULL;
}

static void tell_converted(const struct app *app, const struct csv_list *list,
	const struct conversion *conversion, struct faults *faults)
{
	char words[CONVERSION_WORDS_SIZE], text[SENTENCE_SIZE];

	words_put(text, sizeof(text), "%d grade%s of %d player%s converted by %s%s.",
		list->converted, list->converted == 1 ? "" : "s", list->count,
		list->count == 1 ? "" : "s", conversion_words(conversion, words),
		event_traits(app_event(app), app->section)->citations->converts);
	faults_notice(faults, text);
}

/* The particular of the i-th of the list; is there one? */
static bool list_has(const struct csv_list *list, int i, enum particular_id id)
{
	for (int j = 0; j < list->nparticulars; j++)
		if (list->particulars[j].player == i && list->particulars[j].field == (int)id &&
			list->particulars[j].text[0])
			return true;
	return false;
}

/* Who has a rating that is not the one by which players are ranked here. */
static void tell_unseeded(const struct app *app, const struct csv_list *list, struct faults *faults)
{
	struct unseeded kinds[UNSEEDED_KINDS] = {{.count = 0}};

	for (int i = 0; unseeded_matters(app_event(app), app->section) && i < list->count; i++)
		if (list->players[i].grade == 0)
			unseeded_add(kinds, list->players[i].name,
				list_has(list, i, PLAYER_FIDE_RATING),
				list_has(list, i, PLAYER_NATIONAL_RATING));
	unseeded_tell_kinds(kinds, faults_notice, faults);
}

static enum status add_list(struct app *app, const struct app_list *what,
	const struct csv_list *list, const struct conversion *conversion,
	const struct kin_rounds *kept_apart, struct faults *faults, int *added, struct error *error)
{
	char formula[CONVERSION_SIZE] = "";
	int pairs = 0;
	struct import_order order = {list, calloc((size_t)list->count + 1, sizeof(int)), faults,
		kept_apart, &pairs, formula, what};
	enum status status;
	int before;

	event_range(app_event(app), RECORD_PLAYER, app->section, 0, &before);
	if (!order.pins)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	if (conversion)
		conversion_write(conversion, formula);
	status = (what->preview ? app_try : app_run)(app, build_import, &order, error);
	if (status == STATUS_OK) {
		if (conversion)
			tell_converted(app, list, conversion, faults);
		*added = list->count;
		if (before > 0 && !what->preview)
			tell_alike(app, &order, faults);
		if (!what->preview)
			tell_late(app, &order, faults);
		tell_unseeded(app, list, faults);
		kin_tell(list, kept_apart, pairs, faults);
		other_rounds_tell(app, list, faults);
		school_column_tell(app, list, faults);
	}
	free(order.pins);
	return status;
}

/* The formula asked for, or that of the section; *given is false if there is none. */
static enum status find_conversion(const struct app *app, const char *convert,
	struct conversion *conversion, bool *given, struct error *error)
{
	const char *text =
		convert ? convert : event_section(app_event(app), app->section)->conversion;

	*given = text[0] != '\0' || convert;
	if (*given && !conversion_parse(text, conversion))
		return app_fail(error, STATUS_BAD_INPUT,
			"\"%.40s\" is no conversion: ecf, bcf or a formula such as 7.5*x+700%s.",
			text, event_traits(app_event(app), app->section)->citations->converts);
	return STATUS_OK;
}

enum status app_convert(const struct app *app, int grade, int *rating, struct error *error)
{
	char words[CONVERSION_WORDS_SIZE];
	struct conversion conversion;
	bool given;
	enum status status = find_conversion(app, NULL, &conversion, &given, error);

	if (status != STATUS_OK)
		return status;
	if (!given)
		return app_fail(error, STATUS_REFUSED,
			"This event has no conversion formula%s (import EVENT LIST --convert records one).",
			event_traits(app_event(app), app->section)->citations->converts);
	if (!conversion_apply(&conversion, grade, rating))
		return app_fail(error, STATUS_BAD_INPUT,
			"%s makes no rating from 1 to %d of a grade of %d%s.",
			conversion_words(&conversion, words), GRADE_MOST, grade,
			event_traits(app_event(app), app->section)->citations->converts);
	return STATUS_OK;
}

/* What stands in the way of pools. */
static enum status check_pools(
	const struct app *app, const struct csv_list *list, struct error *error)
{
	int players;

	event_range(app_event(app), RECORD_PLAYER, app->section, 0, &players);
	if (ranking_of(app_event(app), app->section).by_name)
		return app_fail(error, STATUS_REFUSED,
			"This event ranks its players by name, not by rating: nobody stands below for want of one.");
	if (players > 0)
		return app_fail(error, STATUS_REFUSED,
			"The unrated are placed below the others in the list that the event begins with%s: it has players already.",
			event_traits(app_event(app), app->section)->citations->unrated);
	for (int i = 0; i < list->count; i++)
		if (list->players[i].pin || list->players[i].place[0])
			return app_fail(error, STATUS_REFUSED,
				"Line %d: the list gives a number or a place itself: it cannot be ordered by pools%s, too.",
				list->lines[i],
				event_traits(app_event(app), app->section)->citations->unrated);
	return STATUS_OK;
}

static int compare_standing(const void *left, const void *right)
{
	const struct player *a = *(const struct player *const *)left,
			    *b = *(const struct player *const *)right;

	return ranking_stands_before(a, b) ? -1 : ranking_stands_before(b, a);
}

/*
 * Numbers of a list are kept, also those of our own lists whose grades were changed since: who does
 * not want them hears of it.
 */
static void tell_numbers(const struct csv_list *list, struct faults *faults)
{
	const struct player **standing = malloc(((size_t)list->count + 1) * sizeof(*standing));
	char text[SENTENCE_SIZE];
	int count = 0;

	for (int i = 0; standing && i < list->count; i++)
		if (list->players[i].pin || list->players[i].place[0])
			standing[count++] = &list->players[i];
	if (count > 0)
		qsort(standing, (size_t)count, sizeof(*standing), compare_standing);
	for (int i = 1; i < count; i++) {
		const struct player *one = standing[i - 1], *two = standing[i];

		if (one->grade >= two->grade)
			continue;
		words_put(text, sizeof(text),
			"The numbers of the list are kept, and they are not in the order of its grades: line %d, %.60s with %d, stands before line %d, %.60s with %d. To number by grade, leave them out, by PIN=none,Place=none where the columns are called so (m, or import EVENT LIST --map).",
			list->lines[one - list->players], one->name, one->grade,
			list->lines[two - list->players], two->name, two->grade);
		faults_notice(faults, text);
		break;
	}
	free(standing);
}

/* Does a list number its players, and are grades what they would be numbered by? */
static bool numbers_by_list(const struct app *app, const struct app_list *what)
{
	return !what->unrated_below && app_last_published(app_event(app), app->section) == 0 &&
		!event_is_all_play_all(app_event(app), app->section) &&
		!ranking_of(app_event(app), app->section).by_name;
}

static void tell_pools(const struct app *app, const struct csv_list *list, struct faults *faults)
{
	char text[SENTENCE_SIZE];
	int unrated = 0;

	for (int i = 0; i < list->count; i++)
		unrated += list->unrated[i];
	words_put(text, sizeof(text), "%d of %d player%s without a rating, below the others%s.",
		unrated, list->count, list->count == 1 ? "" : "s",
		event_traits(app_event(app), app->section)->citations->unrated);
	faults_notice(faults, text);
}

/* Who is not there on a club evening has nothing for it. */
static void drop_byes(const struct app *app, struct csv_list *list, struct faults *faults)
{
	const int count = list->nbookings;
	char text[SENTENCE_SIZE];

	if (count == 0 || !event_is_season(app_event(app), app->section))
		return;
	words_put(text, sizeof(text),
		"%d bye%s of the list, the first of %.60s, %s left out: on a club evening who is there is marked (a, or attend EVENT), and the others are not drawn.",
		count, count == 1 ? "" : "s", list->players[list->bookings[0].player].name,
		count == 1 ? "was" : "were");
	faults_notice(faults, text);
	list->nbookings = 0;
}

/* The list is read; its numbers are given where it stands in pools. */
static enum status take_list(struct app *app, const struct app_list *what, struct csv_list *list,
	const struct conversion *conversion, struct faults *faults, int *added, struct error *error)
{
	const struct ranking ranking = ranking_of(app_event(app), app->section);
	struct kin_rounds kept_apart;
	enum status status = STATUS_OK;

	if (!kin_parse(what->apart, &kept_apart))
		return app_fail(error, STATUS_BAD_INPUT,
			"--apart: found \"%.40s\", expected words such as area:1 or family:all, of family, area and federation.",
			what->apart);
	if (what->unrated_below)
		status = check_pools(app, list, error);
	drop_byes(app, list, faults);
	if (status == STATUS_OK && what->unrated_below &&
		ranking_number_pools(&ranking, list->players, list->unrated, list->count) !=
			STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		status = add_list(app, what, list, conversion, &kept_apart, faults, added, error);
	if (status == STATUS_OK && what->unrated_below)
		tell_pools(app, list, faults);
	if (status == STATUS_OK && numbers_by_list(app, what))
		tell_numbers(list, faults);
	return status;
}

enum status app_import_list(struct app *app, const struct app_list *what, int *added,
	struct error *error, void (*notice)(void *context, const char *text), void *context)
{
	struct faults faults = {.notice = notice, .context = context};
	struct error found = {0};
	struct report report = {
		.notice = faults_notice, .context = &faults, .error = &found, .kind = &faults.kind};
	struct report_faults bad = {.tell = faults_add};
	struct conversion conversion;
	struct csv_grades grades = {
		.rating = what->rating, .apart = what->unrated_below, .map = what->map};
	struct csv_list list;
	bool given;
	enum status status = find_conversion(app, what->convert, &conversion, &given, error);

	if (status != STATUS_OK)
		return status;
	grades.conversion = given ? &conversion : NULL;
	status = csv_read_players(what->bytes, what->size, &grades, &list, &report, &bad);
	faults.rows = bad.rows;
	if (status == STATUS_OK) {
		status = take_list(app, what, &list, grades.conversion, &faults, added, error);
		csv_list_done(&list);
		faults_end(&faults, NULL);
		return status;
	}
	if (faults_end(&faults, error) == STATUS_OK)
		app_fail(error, status, "%s", found.text);
	return status;
}
