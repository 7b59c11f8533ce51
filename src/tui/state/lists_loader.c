/* The process that takes a rating list into the local file, and what it reports. */
#include "config.h"

#include "tui/state/lists_loader.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "app/lists/rating_lists.h"
#include "app/words/words.h"
#include "tui/state/elapsed.h"

enum { REPORT_MILLISECONDS = 200 };

/* In the child. */
struct loading {
	int socket;
	struct timespec reported;
	struct loader_report report;
};

static void keep_notice(void *context, const char *text)
{
	struct loading *loading = context;
	char *notices = loading->report.notices;
	const size_t used = strlen(notices), room = sizeof(loading->report.notices) - used;

	if (strlen(text) + 2 <= room)
		snprintf(notices + used, room, "%s\n", text);
}

/* The screen has asked for the end, or is gone: there is nothing more to come from it. */
static bool is_given_up(int socket)
{
	char byte;
	const ssize_t got = recv(socket, &byte, 1, MSG_DONTWAIT | MSG_PEEK);

	return got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
}

static bool goes_on(void *context, long long players)
{
	struct loading *loading = context;

	if (is_given_up(loading->socket))
		return false;
	if (milliseconds_since(&loading->reported) < REPORT_MILLISECONDS)
		return true;
	clock_gettime(CLOCK_MONOTONIC, &loading->reported);
	loading->report.players = players;
	return worker_send(loading->socket, &loading->report, sizeof(loading->report));
}

static enum status load(struct loading *loading, const struct lists_loader *loader, bool shorter)
{
	const struct rating_lists_load what = {.path = loader->path,
		.date = loader->date,
		.shorter = shorter,
		.notice = keep_notice,
		.context = loading,
		.goes_on = goes_on};
	struct loader_report *report = &loading->report;

	return rating_lists_take_in(&what, &report->info, &report->left_out, &report->error);
}

/* The child. It ends by itself when the screen goes, whatever signal that ends with. */
static void work(const struct lists_loader *loader, bool shorter, int socket)
{
	static const int ignored[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE};
	struct loading loading = {.socket = socket};

	for (size_t i = 0; i < sizeof(ignored) / sizeof(ignored[0]); i++)
		signal(ignored[i], SIG_IGN);
	loading.report.status = load(&loading, loader, shorter);
	loading.report.ended = true;
	worker_send(socket, &loading.report, sizeof(loading.report));
	_exit(0);
}

bool lists_loader_begin(
	struct lists_loader *loader, const char *path, const char *date, bool shorter)
{
	int socket = -1;

	*loader = (struct lists_loader){.gives_up = false};
	words_put(loader->path, sizeof(loader->path), "%s", path);
	words_put(loader->date, sizeof(loader->date), "%s", date);
	clock_gettime(CLOCK_MONOTONIC, &loader->began);
	if (!worker_start(&loader->worker, &socket))
		return false;
	if (loader->worker.pid == 0)
		work(loader, shorter, socket);
	return true;
}

bool lists_loader_works(const struct lists_loader *loader)
{
	return worker_socket(&loader->worker) >= 0;
}

int lists_loader_socket(const struct lists_loader *loader)
{
	return worker_socket(&loader->worker);
}

static void take_reports(struct lists_loader *loader)
{
	const size_t size = sizeof(loader->last);

	while (loader->worker.used >= size) {
		memcpy(&loader->last, loader->worker.bytes, size);
		worker_drop(&loader->worker, size);
	}
}

bool lists_loader_take(struct lists_loader *loader)
{
	const bool more = worker_read(&loader->worker);

	take_reports(loader);
	if (more && !loader->last.ended)
		return false;
	if (!loader->last.ended) {
		loader->last.status = STATUS_IO;
		loader->last.error = (struct error){
			STATUS_IO, "It was broken off: the lists stay as they were."};
	}
	worker_stop(&loader->worker);
	return true;
}

void lists_loader_give_up(struct lists_loader *loader)
{
	loader->gives_up = true;
	worker_give_up(&loader->worker);
}

void lists_loader_leave(struct lists_loader *loader)
{
	worker_leave(&loader->worker);
}
