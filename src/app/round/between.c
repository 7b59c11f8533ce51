/* Games between two sections: one action for both. */
#include "config.h"

#include "core/between.h"

#include "app/event/state.h"
#include "app/book/rule_book.h"
#include "app/round/fill.h"
#include "app/section/met.h"
#include "app/words/section.h"
#include "app/words/words.h"

/* Where one of them has gone over they may have met before (CAA 1). */
static enum status check_met(
	const struct app *app, const struct app_fill_between *what, struct error *error)
{
	const struct event *event = app_event(app);
	char one[WHO_SIZE], other[WHO_SIZE], name[NAME_SIZE];

	if (!met_before(event, event_player(event, app->section, what->fill.pin),
		    event_player(event, what->other, what->pin)))
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED, "%s and %s of %s have met already%s.",
		words_who(event, app->section, what->fill.pin, one),
		words_who(event, what->other, what->pin, other),
		app_section_name(event, what->other, name),
		event_traits(event, app->section)->citations->outside_again);
}

static enum status check_players(
	struct app *app, const struct app_fill_between *what, struct error *error)
{
	const struct event *event = app_event(app);
	const int here = app->section;
	enum status status;
	int there;

	if (what->other == app->section)
		return app_fail(error, STATUS_REFUSED,
			"Both are of one section: pin their board before the draw.");
	if (!event_player(event, what->other, what->pin) || what->fill.pin == 0)
		return app_fail(error, STATUS_NOT_FOUND,
			"A game between two sections needs a player of each.");
	status = fill_check_between(app, here, what->fill.round, what->fill.pin, error);
	if (status == STATUS_OK)
		status = check_met(app, what, error);
	if (status != STATUS_OK)
		return status;
	app->section = what->other;
	there = app_round(app);
	app->section = here;
	return fill_check_between(app, what->other, there, what->pin, error);
}

/* The colour that the first has got in the action so far. */
static enum colour colour_given(const struct action *action, int section, int round, int pin)
{
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct filled *row = &edit->after.as.filled;

		if (edit->has && edit->after.kind == RECORD_FILLED && row->section == section &&
			row->round == round && row->pin == pin)
			return (enum colour)row->colour;
	}
	return COLOUR_NONE;
}

/* The side of the other section, in the round on its board. */
static enum status build_other(struct app *app, const struct app_fill_between *what,
	enum colour colour, struct action *action, struct error *error)
{
	const int section = app->section;
	char name[NAME_SIZE];
	struct app_fill fill = {.pin = what->pin,
		.name = between_name(app_event(app), section, what->fill.pin, name),
		.colour = colour == COLOUR_WHITE ? COLOUR_BLACK : COLOUR_WHITE};
	enum status status;

	app->section = what->other;
	fill.round = app_round(app);
	status = fill_build(app, &fill, action, error);
	app->section = section;
	return status;
}

static enum status build_between(
	struct app *app, const void *order, struct action *action, struct error *error)
{
	const struct app_fill_between *what = order;
	const struct event *event = app_event(app);
	struct app_fill fill = what->fill;
	char name[NAME_SIZE], white[NAME_SIZE];
	enum status status = check_players(app, what, error);

	if (status != STATUS_OK)
		return status;
	fill.name = between_name(event, what->other, what->pin, name);
	status = fill_build(app, &fill, action, error);
	if (status == STATUS_OK)
		status = build_other(app, what,
			colour_given(action, app->section, fill.round, fill.pin), action, error);
	words_put(action->label, sizeof(action->label), "Game between sections: %.50s v %.50s",
		between_name(event, app->section, fill.pin, white), name);
	return status;
}

enum status app_fill_between(
	struct app *app, const struct app_fill_between *what, struct error *error)
{
	return app_run(app, build_between, what, error);
}
