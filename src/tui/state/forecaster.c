/* The process that foresees the next draw, and what it has sent. */
#include "config.h"

#include "tui/state/forecaster.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "tui/state/elapsed.h"

enum { TELL_MILLISECONDS = 100 };

/* As it goes over the socket: this, then the certain boards. */
struct told {
	struct error error; /* STATUS_OK, or why there is no forecast */
	struct next_draw next;
};

static bool tell(int socket, const struct draw_forecast *forecast)
{
	struct told told = {.error = {.code = STATUS_OK}};
	bool sent;

	if (app_forecast_so_far(forecast, &told.next, &told.error) != STATUS_OK)
		return false;
	sent = worker_send(socket, &told, sizeof(told)) &&
		worker_send(socket, told.next.certain,
			(size_t)told.next.ncertain * sizeof(*told.next.certain));
	next_draw_done(&told.next);
	return sent;
}

static void refuse(int socket, const struct error *error)
{
	const struct told told = {.error = *error};

	worker_send(socket, &told, sizeof(told));
}

/* The child. What has been found is sent after the first draw, now and then, and at the end. */
static void work(struct app *app, int socket)
{
	struct error error = {.code = STATUS_OK};
	struct draw_forecast *forecast;
	struct timespec last = {.tv_sec = 0};
	bool more = true;

	if (app_forecast_begin(app, &forecast, &error) != STATUS_OK) {
		refuse(socket, &error);
		_exit(0);
	}
	while (more) {
		if (app_forecast_step(forecast, &more, &error) != STATUS_OK) {
			refuse(socket, &error);
			_exit(0);
		}
		if (more && milliseconds_since(&last) < TELL_MILLISECONDS)
			continue;
		if (!tell(socket, forecast))
			_exit(0);
		clock_gettime(CLOCK_MONOTONIC, &last);
	}
	_exit(0);
}

static void forget(struct forecaster *forecaster)
{
	worker_stop(&forecaster->worker);
	next_draw_done(&forecaster->next);
}

bool forecaster_begin(struct forecaster *forecaster, struct app *app)
{
	int socket = -1;

	forget(forecaster);
	forecaster->on = worker_start(&forecaster->worker, &socket);
	forecaster->section = app_section(app);
	if (forecaster->on && forecaster->worker.pid == 0)
		work(app, socket);
	return forecaster->on;
}

/* One whole message from the front; false: there is none, or no memory for it. */
static bool take_one(struct forecaster *forecaster, struct error *error)
{
	struct worker *worker = &forecaster->worker;
	struct certain_board *boards;
	struct told told;
	size_t size;

	if (worker->used < sizeof(told))
		return false;
	memcpy(&told, worker->bytes, sizeof(told));
	size = (size_t)told.next.ncertain * sizeof(*boards);
	if (worker->used < sizeof(told) + size)
		return false;
	boards = malloc(size + 1);
	if (!boards)
		return false;
	memcpy(boards, worker->bytes + sizeof(told), size);
	worker_drop(worker, sizeof(told) + size);
	next_draw_done(&forecaster->next);
	forecaster->next = told.next;
	forecaster->next.certain = boards;
	*error = told.error;
	return true;
}

bool forecaster_take(struct forecaster *forecaster, struct error *error)
{
	bool any = false, goes_on;

	*error = (struct error){.code = STATUS_OK};
	if (!forecaster_works(forecaster))
		return false;
	goes_on = worker_read(&forecaster->worker);
	while (error->code == STATUS_OK && take_one(forecaster, error))
		any = true;
	if (!goes_on)
		worker_stop(&forecaster->worker);
	/* broken off, as by a lack of memory */
	if (!goes_on && error->code == STATUS_OK &&
		(forecaster->next.round == 0 ||
			forecaster->next.looked < forecaster->next.outcomes)) {
		error->code = STATUS_NO_MEMORY;
		strcpy(error->text, "The forecast was broken off: there is not enough memory.");
	}
	if (error->code != STATUS_OK)
		forecaster_end(forecaster);
	return any || error->code != STATUS_OK;
}

int forecaster_socket(const struct forecaster *forecaster)
{
	return worker_socket(&forecaster->worker);
}

bool forecaster_works(const struct forecaster *forecaster)
{
	return worker_socket(&forecaster->worker) >= 0;
}

void forecaster_end(struct forecaster *forecaster)
{
	forget(forecaster);
	*forecaster = (struct forecaster){.on = false};
}
