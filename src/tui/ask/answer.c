/* The worker that makes a panel, and the sign that it works. */
#include "config.h"

#include "tui/ask/answer.h"

#include <curses.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tui/ask/panel.h"
#include "tui/state/elapsed.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"

enum { BLINK_MILLISECONDS = 120 };

/*
 * What the worker leaves behind, as it goes over: this, then the lines of the panel, or the bytes
 * of the task.
 */
struct reply {
	enum status status;
	struct error error;
	size_t size;        /* of the bytes */
	struct panel panel; /* without its lines */
	char message[sizeof(((struct tui *)NULL)->message)];
	enum role message_role;
};

/* The child: terminal and file are not its own. */
static void work_panel(struct tui *tui, panel_make make, const struct about *about, int socket)
{
	struct reply reply = {.status = STATUS_OK};

	panel_open(tui, make, about, sizeof(*about));
	tui->panel.slow = true;
	reply.panel = tui->panel;
	memcpy(reply.message, tui->message, sizeof(reply.message));
	reply.message_role = tui->message_role;
	if (worker_send(socket, &reply, sizeof(reply)))
		worker_send(socket, tui->panel.lines,
			(size_t)tui->panel.count * sizeof(*tui->panel.lines));
	_exit(0);
}

/* Signals that are meant for the screen: what the task has begun is ended by it, or in order. */
static void let_pass(int number)
{
	(void)number;
}

static void work_task(
	struct tui *tui, const struct answer_task *task, const void *about, int socket)
{
	static const int passing[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
	struct reply reply = {.status = STATUS_OK};
	struct answer_bytes made = {.size = 0};

	for (size_t i = 0; task->once && i < sizeof(passing) / sizeof(passing[0]); i++)
		signal(passing[i], let_pass);
	reply.status = task->work(tui, about, task->once ? socket : 0, &made);
	reply.error = made.error;
	reply.size = made.size;
	memcpy(reply.message, tui->message, sizeof(reply.message));
	reply.message_role = tui->message_role;
	if (worker_send(socket, &reply, sizeof(reply)))
		worker_send(socket, made.bytes, made.size);
	_exit(0);
}

void answer_stop(struct tui *tui)
{
	worker_stop(&tui->answer.worker);
	tui->answer = (struct answer){.make = NULL};
}

void answer_leave(struct tui *tui)
{
	if (tui->answer.task && tui->answer.task->once)
		worker_leave(&tui->answer.worker);
	answer_stop(tui);
}

/* An answer waits while the help is read. */
static bool is_waited_for(const struct tui *tui)
{
	return worker_socket(&tui->answer.worker) >= 0 && !(tui->panel.open && tui->panel.is_help);
}

int answer_pipe(const struct tui *tui)
{
	return is_waited_for(tui) ? worker_socket(&tui->answer.worker) : -1;
}

static void end_work(struct tui *tui)
{
	if (tui->answer.task && tui->answer.task->once) {
		worker_give_up(&tui->answer.worker);
		return;
	}
	answer_stop(tui);
	panel_close(tui);
	tui_say(tui, ROLE_PLAIN, "Ended; nothing was changed.");
}

static void show_sign(struct tui *tui);

/* The event has changed under the question. */
static void make_sign_again(struct tui *tui, const void *about)
{
	const struct answer answer = tui->answer;

	(void)about;
	if (answer.make)
		answer_begin(tui, answer.make, &answer.about, sizeof(answer.about), answer.scroll);
	else if (answer.task && answer.task->once)
		show_sign(tui);
	else if (answer.task)
		answer_begin_task(tui, answer.task, NULL);
}

static const struct key_row sign_key = {
	"Esc", "ends it", "end the work: nothing is changed", WHEN_ANY, end_work, NULL};
static const struct key_row once_key = {
	"Esc", "ends it", "end the work, which says how far it came", WHEN_ANY, end_work, NULL};

/* "Working on the answer: 3 s", made anew each second. */
static void show_sign(struct tui *tui)
{
	const struct answer_task *task = tui->answer.task;
	struct strip *strip;

	panel_begin(tui, "Working");
	strip = panel_line(tui);
	if (strip)
		strip_format(strip, ROLE_STRONG, "%s: %lld s",
			task ? task->what : "Working on the answer",
			milliseconds_since(&tui->answer.began) / 1000);
	panel_offer(tui, task && task->once ? &once_key : &sign_key);
	tui->panel.sign = true;
	tui->panel.make = make_sign_again;
}

static void open_panel(struct tui *tui, struct reply *reply, struct strip *lines)
{
	reply->panel.scroll = tui->answer.scroll;
	panel_put(tui, &reply->panel, lines);
	memcpy(tui->message, reply->message, sizeof(tui->message));
	tui->message_role = reply->message_role;
	answer_stop(tui);
}

/* What was behind the sign. */
static void close_sign(struct tui *tui)
{
	answer_stop(tui);
	if (tui->panel.sign)
		panel_close(tui);
}

static void take_task(struct tui *tui, const struct reply *reply, char *bytes)
{
	const struct answer_task *task = tui->answer.task;
	struct answer_bytes made = {.bytes = bytes, .size = reply->size, .error = reply->error};

	close_sign(tui);
	if (reply->message[0]) {
		memcpy(tui->message, reply->message, sizeof(tui->message));
		tui->message_role = reply->message_role;
	}
	task->take(tui, reply->status, &made);
	free(bytes);
}

/* Bytes behind the reply. */
static size_t size_behind(const struct answer *answer, const struct reply *reply)
{
	return answer->make ? (size_t)reply->panel.count * sizeof(struct strip) : reply->size;
}

/* The whole reply, once the worker has gone. */
static void take_reply(struct tui *tui)
{
	const struct answer *answer = &tui->answer;
	const struct worker *worker = &answer->worker;
	struct reply reply;
	char *rest = NULL;
	size_t size;

	if (worker->used < sizeof(reply))
		goto broken;
	memcpy(&reply, worker->bytes, sizeof(reply));
	size = size_behind(answer, &reply);
	rest = malloc(size + 1);
	if (!rest || worker->used != sizeof(reply) + size)
		goto broken;
	memcpy(rest, worker->bytes + sizeof(reply), size);
	if (answer->make)
		open_panel(tui, &reply, (struct strip *)rest);
	else
		take_task(tui, &reply, rest);
	return;
broken:
	free(rest);
	answer_stop(tui);
	panel_close(tui);
	tui_say(tui, ROLE_BAD, "The answer was broken off: there is not enough memory for it.");
}

void answer_take(struct tui *tui)
{
	if (!is_waited_for(tui))
		return;
	if (!worker_read(&tui->answer.worker))
		take_reply(tui);
	else
		show_sign(tui);
}

/* Wait a blink for the whole answer. */
static bool is_quick(struct answer *answer)
{
	long left = BLINK_MILLISECONDS;

	while (left > 0) {
		struct pollfd fd = {.fd = worker_socket(&answer->worker), .events = POLLIN};

		if (poll(&fd, 1, (int)left) > 0 && !worker_read(&answer->worker))
			return true;
		left = (long)(BLINK_MILLISECONDS - milliseconds_since(&answer->began));
	}
	return false;
}

/* Without a worker, however long it takes. */
static void make_here(struct tui *tui, panel_make make, const struct about *about)
{
	panel_open(tui, make, about, sizeof(*about));
	panel_settle(tui);
}

/* In the child the worker's pid is 0; false: there is none. */
static bool start(struct tui *tui, int *socket)
{
	answer_stop(tui);
	clock_gettime(CLOCK_MONOTONIC, &tui->answer.began);
	return worker_start(&tui->answer.worker, socket);
}

static void await(struct tui *tui)
{
	if (is_quick(&tui->answer))
		take_reply(tui);
	else
		show_sign(tui);
}

void answer_begin(struct tui *tui, panel_make make, const void *about, size_t size, int scroll)
{
	const struct about kept = about_of(about, size);
	int socket = -1;

	if (!start(tui, &socket)) {
		make_here(tui, make, &kept);
		return;
	}
	if (tui->answer.worker.pid == 0)
		work_panel(tui, make, &kept, socket);
	tui->answer.make = make;
	tui->answer.about = kept;
	tui->answer.scroll = scroll;
	await(tui);
}

void answer_begin_task(struct tui *tui, const struct answer_task *task, const void *about)
{
	struct answer_bytes made = {.size = 0};
	int socket = -1;

	if (!start(tui, &socket)) {
		task->take(tui, task->work(tui, about, 0, &made), &made);
		free(made.bytes);
		return;
	}
	if (tui->answer.worker.pid == 0)
		work_task(tui, task, about, socket);
	tui->answer.task = task;
	await(tui);
}
