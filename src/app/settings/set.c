/* Particulars and settings changed, several at once, as one action with its reason. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/board_labels.h"
#include "app/event/options.h"
#include "app/event/ranking.h"
#include "app/event/reason.h"
#include "app/section/change.h"
#include "app/words/section.h"
#include "app/settings/place.h"
#include "app/settings/ties.h"
#include "app/trf/header.h"
#include "app/words/words.h"
#include "core/points.h"
#include "core/text/letters.h"
#include "core/text/text.h"
#include "core/vocabulary.h"

struct set_order {
	const struct setting_order *orders;
	int count;
	const char *reason;
};

/* Is this one of the keys? */
static bool sets_key(const struct set_order *order, const char *key)
{
	for (int i = 0; i < order->count; i++)
		if (text_key_is(order->orders[i].key, key))
			return true;
	return false;
}

/* The column of the event's row: its name, which cannot be nothing. */
static enum status set_event_row(
	struct changing *changing, const struct particular_field *field, const char *kept)
{
	const struct event *event = app_event(changing->app);
	const struct record *row = event_find(event, (struct record_key){RECORD_EVENT, {1}});
	struct record changed;
	enum status status;

	if (!letters_any(kept))
		return app_fail(
			changing->error, STATUS_BAD_INPUT, "An event has a name of letters.");
	changed = *row;
	particular_put_column(&changed, field, kept);
	status = action_put(changing->action, event, &changed);
	return status == STATUS_OK ? status : app_fail_plain(changing->error, status);
}

/* A line of the report that it came in, if it was kept, does not hold any more. */
static enum status set_field(
	struct changing *changing, const struct particular_field *field, const char *text)
{
	const struct event *event = app_event(changing->app);
	const bool of_event = field->of == OF_EVENT;
	char kept[PARTICULAR_SIZE];
	const struct section *section =
		event_section(app_event(changing->app), changing->app->section);
	enum status status =
		particular_take_typed(field, section->system, text, kept, changing->error);

	if (status == STATUS_OK && field->id == SECTION_TIE_BREAKS && kept[0])
		status = ties_take(changing, kept);
	if (status == STATUS_OK && !of_event)
		status = section_check_value(changing->app, field, kept, changing->error);
	if (status != STATUS_OK)
		return status;
	if (field->column && of_event)
		return set_event_row(changing, field, kept);
	if (field->column) {
		struct record row = {.kind = RECORD_SECTION, .as.section = changing->row};

		particular_put_column(&row, field, kept);
		changing->row = row.as.section;
		return STATUS_OK;
	}
	status = trf_header_forget(
		event, of_event ? 0 : changing->row.id, field->id, changing->action);
	if (status == STATUS_OK)
		status = particular_put(changing->action, event, of_event ? 0 : changing->row.id, 0,
			field->id, kept);
	return status == STATUS_OK ? status : app_fail_plain(changing->error, status);
}

static enum status set_option(struct changing *changing, int option, const char *text)
{
	const struct event *event = app_event(changing->app);
	const struct section *row = event_section(event, changing->row.id);
	const struct pairing_book *book = pairing_book_find(row->system);
	int boards;

	if (strcmp(changing->row.system, row->system) != 0)
		return app_fail(changing->error, STATUS_BAD_INPUT,
			"%s is a setting of %s: change the rule book first, then its settings.",
			book->options[option].name, row->system);
	if (book->options[option].set == PAIRING_SET_UNNUMBERED ||
		book->options[option].set == PAIRING_SET_UNPUBLISHED) {
		const bool numbers = book->options[option].set == PAIRING_SET_UNNUMBERED;

		if (app_last_published(event, changing->row.id) > 0)
			return app_fail(changing->error, STATUS_REFUSED,
				"%s %s: it may change until %s 1 is published.",
				book->options[option].name,
				numbers ? "numbers the players" : "holds from the first draw on",
				vocabulary_of(event, changing->row.id)->round_small);
		changing->renumbers = changing->renumbers || numbers;
	}
	if (book->options[option].set == PAIRING_SET_UNPAIRED) {
		event_range(event, RECORD_BOARD, row->id, 1, &boards);
		if (boards > 0)
			return app_fail(changing->error, STATUS_REFUSED,
				"All rounds follow from %s: it may change until round 1 is drawn. Lay its cards out again first.",
				book->options[option].name);
	}
	return options_put(book, changing->row.options, option, text, changing->error);
}

static enum status set_one(struct changing *changing, const struct setting_order *order)
{
	const int at = settings_find(changing->app, order->key);
	struct setting_place place;

	if (at < 0)
		return app_fail(changing->error, STATUS_NOT_FOUND,
			"There is no setting %.40s here.", order->key);
	place = settings_place(changing->app, at);
	if (place.field)
		return set_field(changing, place.field, order->text);
	return place.draws ? place.draws->change(changing, order->text)
			   : set_option(changing, place.option, order->text);
}

/* What a second action changes on top of the first. */
static enum status merge(
	struct action *action, const struct event *event, const struct action *second)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < second->count; i++) {
		const struct edit *edit = &second->edits[i];

		status = edit->has ? action_put(action, event, &edit->after)
				   : action_remove(action, event, edit_key(edit));
	}
	return status;
}

/* The players in the order of what they are ranked by now, in the event as it is to be. */
static enum status renumber(const struct event *changed, int section, struct action *second)
{
	int count;
	const struct record *rows = event_range(changed, RECORD_PLAYER, section, 0, &count);
	struct player *players = calloc((size_t)count + 1, sizeof(*players));
	int *order = calloc((size_t)count + 1, sizeof(*order));
	enum status status = STATUS_NO_MEMORY;

	if (players && order) {
		for (int i = 0; i < count; i++)
			players[i] = rows[i].as.player;
		status = ranking_renumber(changed, section, players, count, order, second);
	}
	free(players);
	free(order);
	return status;
}

/* A proposal is of the players by the numbers that they had. */
static enum status check_numbers(const struct changing *changing, const struct action *second)
{
	const struct event *event = app_event(changing->app);

	if (second->count == 0 || app_round_state(event, changing->row.id, 1) == ROUND_LAID_OUT)
		return STATUS_OK;
	return app_fail(changing->error, STATUS_REFUSED,
		"%s 1 is proposed, and the players would be numbered anew: take the proposal back first.",
		vocabulary_of(event, changing->row.id)->round);
}

static enum status renumber_after(const struct changing *changing)
{
	const struct event *event = app_event(changing->app);
	struct event changed;
	struct action second;
	enum status status;

	if (!changing->renumbers || !ranking_is_automatic(event, changing->row.id))
		return STATUS_OK;
	status = event_copy(event, &changed);
	if (status != STATUS_OK)
		return app_fail_plain(changing->error, status);
	action_init(&second);
	status = action_apply(changing->action, &changed);
	if (status == STATUS_OK)
		status = renumber(&changed, changing->row.id, &second);
	if (status != STATUS_OK)
		app_fail_plain(changing->error, status);
	else
		status = check_numbers(changing, &second);
	if (status == STATUS_OK && merge(changing->action, event, &second) != STATUS_OK)
		status = app_fail_plain(changing->error, STATUS_NO_MEMORY);
	action_done(&second);
	event_done(&changed);
	return status;
}

/* The section whose settings they are; "Event" where all share one of them. */
static const char *changing_whose(
	const struct app *app, const struct set_order *order, char name[NAME_SIZE])
{
	struct setting setting;

	for (int i = 0; i < order->count; i++) {
		settings_at(app, settings_find(app, order->orders[i].key), &setting);
		if (setting.group == SETTING_OF_EVENT)
			return "Event";
	}
	return section_or_event(app_event(app), app->section, "Event", name);
}

/* "Rounds: 5, not 6: the hall closes at six"; of several their keys alone. The reason is whole. */
static void label(const struct app *app, const struct set_order *order, char text[LABEL_SIZE])
{
	const char *reason = order->reason ? order->reason : "";
	const size_t size = LABEL_SIZE - (reason[0] ? strlen(": ") + strlen(reason) : 0);
	struct setting setting;
	char name[NAME_SIZE];
	size_t used;

	words_put(text, size, "%s: ", changing_whose(app, order, name));
	for (int i = 0; i < order->count && order->count > 1; i++) {
		used = strlen(text);
		words_put(text + used, size - used, "%s%s", i ? ", " : "", order->orders[i].key);
	}
	if (order->count == 1) {
		const char *new = order->orders[0].text;

		settings_at(app, settings_find(app, order->orders[0].key), &setting);
		words_put(text, size, "%s: %.40s%s%.40s", setting.name, new[0] ? new : "taken away",
			new[0] && setting.text[0] ? ", not " : "", new[0] ? setting.text : "");
	}
	used = strlen(text);
	if (reason[0])
		words_put(text + used, LABEL_SIZE - used, ": %s", reason);
}

/* Draws that are on the wall stay; the arbiter says why the others are made otherwise. */
static enum status check_draws(
	struct app *app, const struct set_order *order, struct action *action, struct error *error)
{
	const bool reasoned = reason_is_given(order->reason);
	const char *round = vocabulary_of(app_event(app), app->section)->round;
	int published, draft;
	enum status status = change_alters(app, action, reasoned, &published, &draft, error);

	if (status != STATUS_OK)
		return status;
	if (draft)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is proposed, and its draw would be another one: publish it first, or take the proposal back.",
			round, draft);
	if (published && !reasoned)
		return app_fail(error, STATUS_REASON,
			"%s %d is published and would have been drawn otherwise. It stays as it is; give the reason for the change.",
			round, published);
	return STATUS_OK;
}

/* Does the row of the section change in what draws rest on? */
static bool changes_draws(const struct changing *changing)
{
	struct section now = changing->row;
	const struct section *before = event_section(app_event(changing->app), now.id);

	memcpy(now.name, before->name, sizeof(now.name));
	memcpy(now.conversion, before->conversion, sizeof(now.conversion));
	return memcmp(&now, before, sizeof(now)) != 0;
}

/* The first published round that gives somebody other points than before; 0: none. */
static enum status find_round_of_points(const struct changing *changing, int *round)
{
	const struct event *before = app_event(changing->app);
	const int section = changing->row.id, last = app_last_published(before, section);
	struct event after;
	int count;
	const struct record *players = event_range(before, RECORD_PLAYER, section, 0, &count);
	enum status status = event_copy(before, &after);

	*round = 0;
	if (status != STATUS_OK)
		return status;
	status = action_apply(changing->action, &after);
	for (int r = 1; status == STATUS_OK && r <= last && *round == 0; r++)
		for (int i = 0; i < count && *round == 0; i++)
			if (event_round_points2(before, section, players[i].as.player.pin, r) !=
				event_round_points2(&after, section, players[i].as.player.pin, r))
				*round = r;
	event_done(&after);
	return status;
}

/* Points that are likely a slip of the pen, or change what is played, are asked about. */
static enum status check_points(const struct changing *changing, const char *reason)
{
	const struct event *event = app_event(changing->app);
	const struct section *before = event_section(event, changing->row.id);
	struct points points;
	const char *doubt = NULL;
	int round;

	if (reason_is_given(reason) || strcmp(before->points, changing->row.points) == 0)
		return STATUS_OK;
	if (points_parse(changing->row.points, &points))
		doubt = points_doubt(&points);
	if (doubt)
		return app_fail(changing->error, STATUS_REASON,
			"Points: %s Where that is meant, give the reason.", doubt);
	if (find_round_of_points(changing, &round) != STATUS_OK)
		return app_fail_plain(changing->error, STATUS_NO_MEMORY);
	return round == 0
		? STATUS_OK
		: app_fail(changing->error, STATUS_REASON,
			  "%s %d is played and would give other points: give the reason for the change.",
			  vocabulary_of(event, changing->row.id)->round, round);
}

static enum status finish(struct changing *changing, const struct set_order *order)
{
	const struct event *event = app_event(changing->app);
	const struct record row = {.kind = RECORD_SECTION, .as.section = changing->row};
	enum status status = action_put(changing->action, event, &row);

	if (status == STATUS_OK && !sets_key(order, "letter"))
		status = section_follow_name(event, &changing->row, changing->action);
	if (status != STATUS_OK)
		return app_fail_plain(changing->error, status);
	status = renumber_after(changing);
	if (status != STATUS_OK)
		return status;
	label(changing->app, order, changing->action->label);
	status = check_points(changing, order->reason);
	if (status == STATUS_OK)
		status = ties_check_reason(changing, order->reason);
	if (status == STATUS_OK)
		status = board_labels_check_reason(
			event, changing->row.id, changing->action, order->reason, changing->error);
	return status == STATUS_OK && changes_draws(changing)
		? check_draws(changing->app, order, changing->action, changing->error)
		: status;
}

/* Of two values for one key it would be a guess which was meant. */
static enum status check_keys(const struct set_order *order, struct error *error)
{
	if (sets_key(order, "points") && sets_key(order, "bye"))
		return app_fail(error, STATUS_BAD_INPUT,
			"points says by its P what bye says: give one of the two.");
	for (int i = 0; i < order->count; i++)
		for (int k = 0; k < i; k++)
			if (text_key_is(order->orders[i].key, order->orders[k].key))
				return app_fail(error, STATUS_BAD_INPUT,
					"%.40s is given twice: \"%.40s\" and \"%.40s\".",
					order->orders[i].key, order->orders[k].text,
					order->orders[i].text);
	return STATUS_OK;
}

static enum status build_set(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct set_order *order = what;
	struct changing changing = {
		app, action, *event_section(app_event(app), app->section), false, error};
	enum status status = reason_check(order->reason, REASON_MOST, error);

	if (status == STATUS_OK)
		status = check_keys(order, error);
	for (int i = 0; status == STATUS_OK && i < order->count; i++)
		status = set_one(&changing, &order->orders[i]);
	return status == STATUS_OK ? finish(&changing, order) : status;
}

enum status app_set(struct app *app, const struct setting_order *orders, int count,
	const char *reason, struct error *error)
{
	const struct set_order order = {orders, count, reason};

	return app_run(app, build_set, &order, error);
}

enum status app_set_rounds(struct app *app, int rounds, const char *reason, struct error *error)
{
	char text[16];
	const struct setting_order order = {"rounds", text};

	words_put(text, sizeof(text), "%d", rounds);
	return app_set(app, &order, 1, reason, error);
}
