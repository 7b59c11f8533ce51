/* A list of players from a file. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/enrol.h"
#include "app/file.h"
#include "app/state.h"
#include "app/words.h"

struct import_order {
	const char *path;
	const struct csv_list *list;
	int *pins;
};

static enum status build_import(struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct import_order *order = what;
	struct enrolment enrolment = {
		.players = order->list->players,
		.count = order->list->count,
		.bookings = order->list->bookings,
		.nbookings = order->list->nbookings,
		.pins = order->pins,
	};

	words_put(action->label, sizeof(action->label), "%d player%s imported", order->list->count,
		order->list->count == 1 ? "" : "s");
	return enrol(app, &enrolment, action, error);
}

enum status app_import_csv(struct app *app, const char *path, int *added, struct error *error,
	void (*notice)(void *context, const char *text), void *context)
{
	struct report report = {notice, context, error};
	struct csv_list list;
	struct import_order order = {path, &list, NULL};
	char *bytes;
	size_t size;
	enum status status = file_read(path, &bytes, &size, error);

	if (status != STATUS_OK)
		return status;
	status = csv_read_players(bytes, size, &list, &report);
	free(bytes);
	if (status != STATUS_OK)
		return status;
	order.pins = calloc((size_t)list.count + 1, sizeof(*order.pins));
	status = order.pins ? app_run(app, build_import, &order, error) : app_fail_plain(error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		*added = list.count;
	free(order.pins);
	csv_list_done(&list);
	return status;
}
