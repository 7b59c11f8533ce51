/* A list of players from a file. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/enrol.h"
#include "app/file.h"
#include "app/state.h"
#include "app/words.h"

struct import_order {
	const struct csv_list *list;
	int *pins;
	struct faults *faults;
};

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

	words_put(action->label, sizeof(action->label), "%d player%s imported", order->list->count,
		order->list->count == 1 ? "" : "s");
	return enrol(app, &enrolment, action, error);
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
		words_put(text, sizeof(text), "Line %d: %d %s is in from round %d%s%s.",
			order->list->lines[i], player->pin, player->name, player->enters,
			player->place[0] ? ", place " : "", player->place);
		faults_notice(faults, text);
	}
}

static enum status add_list(struct app *app, const struct csv_list *list, struct faults *faults,
	int *added, struct error *error)
{
	struct import_order order = {list, calloc((size_t)list->count + 1, sizeof(int)), faults};
	enum status status;

	if (!order.pins)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = app_run(app, build_import, &order, error);
	if (status == STATUS_OK) {
		*added = list->count;
		tell_late(app, &order, faults);
	}
	free(order.pins);
	return status;
}

enum status app_import_csv(struct app *app, const char *path, int *added, struct error *error,
	void (*notice)(void *context, const char *text), void *context)
{
	struct faults faults = {.notice = notice, .context = context};
	struct error found = {0};
	struct report report = {faults_notice, &faults, &found};
	struct report_faults bad = {faults_add, 0};
	struct csv_list list;
	char *bytes;
	size_t size;
	enum status status = file_read(path, &bytes, &size, error);

	if (status != STATUS_OK)
		return status;
	status = csv_check_players(bytes, size, &list, &report, &bad);
	free(bytes);
	if (status == STATUS_OK) {
		status = add_list(app, &list, &faults, added, error);
		csv_list_done(&list);
		faults_end(&faults, NULL);
		return status;
	}
	if (faults_end(&faults, error) == STATUS_OK)
		app_fail(error, status, "%s", found.text);
	return status;
}
