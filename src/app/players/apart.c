/* Pairs that the arbiter keeps apart for some rounds (CAA 35, Schools 27). */
#include "config.h"

#include "app/players/apart.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/vocabulary.h"

static struct record row_of(int section, int one, int other, int first, int last, int ordered)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_APART;
	row.as.apart = (struct apart){section, one < other ? one : other, one < other ? other : one,
		first, last, ordered};
	return row;
}

static bool is_pair(const struct apart *apart, int one, int other)
{
	return (apart->pin == one && apart->other == other) ||
		(apart->pin == other && apart->other == one);
}

/* What holds for the two ends before round `first`. */
static enum status end_before(
	const struct event *event, const struct record *old, int first, struct action *action)
{
	struct record row = *old;

	if (row.as.apart.first >= first)
		return action_remove(action, event, record_key_of(old));
	if (row.as.apart.last < first)
		return STATUS_OK;
	row.as.apart.last = first - 1;
	if (row.as.apart.ordered >= first)
		row.as.apart.ordered = first - 1;
	return action_put(action, event, &row);
}

/* A row by which they are kept apart in all of these rounds; NULL: there is none. */
static const struct record *row_for(
	const struct event *event, int section, int one, int other, int first, int last)
{
	int count;
	const struct record *row =
		event_range(event, RECORD_APART, section, one < other ? one : other, &count);

	for (; count > 0; count--, row++)
		if (is_pair(&row->as.apart, one, other) && row->as.apart.first <= first &&
			row->as.apart.last >= last)
			return row;
	return NULL;
}

bool apart_holds(const struct event *event, int section, int one, int other, int first, int last)
{
	return row_for(event, section, one, other, first, last) != NULL;
}

enum status apart_put(const struct event *event, int section, int one, int other, int first,
	int last, struct action *action)
{
	const struct record row = row_of(section, one, other, first, last, last);
	int count;
	const struct record *rows =
		event_range(event, RECORD_APART, section, row.as.apart.pin, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (is_pair(&rows[i].as.apart, one, other))
			status = end_before(event, &rows[i], first, action);
	return status == STATUS_OK && last >= first ? action_put(action, event, &row) : status;
}

enum status apart_fill(const struct event *event, const struct event *now, int section, int one,
	int other, int first, int last, struct action *action)
{
	const struct record *before = NULL;
	enum status status = STATUS_OK;

	for (int from = first, to; status == STATUS_OK && from <= last; from = to + 1) {
		const struct record *held = row_for(now, section, one, other, from, from);
		struct record row;

		to = held ? held->as.apart.last : from;
		while (!held && to < last && !apart_holds(now, section, one, other, to + 1, to + 1))
			to++;
		row = before ? *before : row_of(section, one, other, from, to, 0);
		row.as.apart.last = to;
		before = held;
		if (!held)
			status = action_put(action, event, &row);
	}
	return status;
}

enum status apart_lift(const struct event *event, const struct event *now, int section, int one,
	int other, int first, struct action *action)
{
	int count;
	const struct record *rows =
		event_range(now, RECORD_APART, section, one < other ? one : other, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (is_pair(&rows[i].as.apart, one, other))
			status = end_before(event, &rows[i],
				rows[i].as.apart.ordered < first ? first
								 : rows[i].as.apart.ordered + 1,
				action);
	return status;
}

const struct apart *apart_next(
	const struct event *event, int section, int pin, int from, const struct apart *after)
{
	int count;
	const struct record *row = event_range(event, RECORD_APART, section, 0, &count);
	bool passed = after == NULL;

	for (; count > 0; count--, row++) {
		const struct apart *apart = &row->as.apart;

		if (passed && (apart->pin == pin || apart->other == pin) && apart->last >= from)
			return apart;
		passed = passed || apart == after;
	}
	return NULL;
}

void apart_words(const struct event *event, int section, int pin, int from, char *text, size_t size)
{
	const struct apart *apart = NULL;

	text[0] = '\0';
	while ((apart = apart_next(event, section, pin, from, apart)) != NULL) {
		const size_t used = strlen(text);
		char who[WHO_SIZE], rounds[ROUNDS_WORDS_SIZE];

		words_put(text + used, size - used, "%s%s (%s)", used ? ", " : "",
			words_who(
				event, section, apart->pin == pin ? apart->other : apart->pin, who),
			words_rounds(event, section, apart->first, apart->last, rounds));
	}
}

struct apart_order {
	int one, other, first, last;
};

static enum status check(
	const struct app *app, const struct apart_order *order, struct error *error)
{
	const struct event *event = app_event(app);
	const int rounds = event_section(event, app->section)->rounds;
	const int published = app_last_published(event, app->section);
	char name[NAME_SIZE], asked[ROUNDS_WORDS_SIZE];

	if (!event_player(event, app->section, order->one) ||
		!event_player(event, app->section, order->other) || order->one == order->other)
		return app_fail(error, STATUS_BAD_INPUT,
			"Two players of the event can be kept apart, not %d and %d.", order->one,
			order->other);
	if (published >= rounds)
		return app_fail(error, STATUS_REFUSED,
			"The last %s is published: nobody is kept apart any more.",
			vocabulary_of(event, app->section)->round_small);
	if (order->last == 0)
		return STATUS_OK;
	if (order->first < 1 || order->last > rounds || order->first > order->last)
		return app_fail(error, STATUS_BAD_INPUT,
			order->first == order->last ? "%s has %ss 1 to %d, and no %s."
						    : "%s has %ss 1 to %d, and not %s.",
			section_or_event(event, app->section, "The event", name),
			vocabulary_of(event, app->section)->round_small, rounds,
			words_rounds(event, app->section, order->first, order->last, asked));
	if (order->first <= published)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is published: two can be kept apart from %s %d on.",
			vocabulary_of(event, app->section)->round, published,
			vocabulary_of(event, app->section)->round_small, published + 1);
	return STATUS_OK;
}

static enum status build_apart(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct apart_order *order = what;
	const struct event *event = app_event(app);
	const int next = app_last_published(event, app->section) + 1;
	char one[WHO_SIZE], other[WHO_SIZE], rounds[ROUNDS_WORDS_SIZE];
	enum status status = check(app, order, error);

	if (status != STATUS_OK)
		return status;
	words_who(event, app->section, order->one, one);
	words_who(event, app->section, order->other, other);
	/* an order for later rounds replaces all that is still to come */
	status = apart_put(event, app->section, order->one, order->other, next, 0, action);
	if (status == STATUS_OK && order->last > 0) {
		const struct record row = row_of(app->section, order->one, order->other,
			order->first, order->last, order->last);

		status = action_put(action, event, &row);
	}
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (action->count == 0)
		return app_fail(error, STATUS_REFUSED, "%s and %s are %s already.", one, other,
			order->last ? "kept apart so" : "free to meet");
	if (order->last == 0)
		words_put(action->label, sizeof(action->label), "%s and %s may meet", one, other);
	else
		words_put(action->label, sizeof(action->label), "%s and %s kept apart in %s", one,
			other,
			words_rounds(event, app->section, order->first, order->last, rounds));
	return STATUS_OK;
}

enum status app_keep_apart(
	struct app *app, int one, int other, int first, int last, struct error *error)
{
	const struct apart_order order = {one, other, first, last};

	return app_run(app, build_apart, &order, error);
}
