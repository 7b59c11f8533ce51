/* The worker that finds the reasons of boards, and what it has sent. */
#include "config.h"

#include "tui/board/reasons.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ASKED_MOST = 256 };

/*
 * An answer as it goes over the socket: this, then of each sentence its mark and the text with its
 * end.
 */
struct answer {
	int board, count;
	size_t size;
};

static bool answer_board(struct app *app, int round, int board, int socket)
{
	struct error error = {.code = STATUS_OK};
	struct reasons reasons = {.count = 0};
	struct answer answer = {.board = board};
	bool sent;

	if (app_why(app, round, board, NULL, &reasons, &error) != STATUS_OK)
		reasons = (struct reasons){.count = 0};
	answer.count = reasons.count;
	for (int i = 0; i < reasons.count; i++)
		answer.size += sizeof(*reasons.marks) + strlen(reasons.lines[i]) + 1;
	sent = worker_send(socket, &answer, sizeof(answer));
	for (int i = 0; sent && i < reasons.count; i++)
		sent = worker_send(socket, &reasons.marks[i], sizeof(*reasons.marks)) &&
			worker_send(socket, reasons.lines[i], strlen(reasons.lines[i]) + 1);
	reasons_done(&reasons);
	return sent;
}

static bool answer_needs(struct app *app, int socket)
{
	struct answer answer = {.board = 0};
	struct error error;
	bool needs = false;

	answer.count = app_needs_reason(app, &needs, &error) == STATUS_OK && needs;
	return worker_send(socket, &answer, sizeof(answer));
}

/* Of many boards the last one counts. */
static bool answer_all(struct app *app, int round, const int *boards, size_t count, int socket)
{
	int last = 0;

	for (size_t i = 0; i < count; i++) {
		if (boards[i] == 0 && !answer_needs(app, socket))
			return false;
		if (boards[i] != 0)
			last = boards[i];
	}
	return last == 0 || answer_board(app, round, last, socket);
}

/* The child, until nobody asks any more. */
static void work(struct app *app, int round, int socket)
{
	int boards[ASKED_MOST];

	for (;;) {
		const ssize_t got = read(socket, boards, sizeof(boards));

		if (got < 0 && errno == EINTR)
			continue;
		if (got < (ssize_t)sizeof(boards[0]) ||
			!answer_all(app, round, boards, (size_t)got / sizeof(boards[0]), socket))
			_exit(0);
	}
}

bool reasoner_ask(struct reasoner *reasoner, struct app *app, int round, int board)
{
	int socket = -1;

	if (worker_socket(&reasoner->worker) < 0) {
		if (!worker_start(&reasoner->worker, &socket))
			return false;
		if (reasoner->worker.pid == 0)
			work(app, round, socket);
	}
	return send(reasoner->worker.socket, &board, sizeof(board), MSG_NOSIGNAL) ==
		(ssize_t)sizeof(board);
}

static bool take_lines(const struct answer *answer, const char *text, struct reasons *reasons)
{
	struct reasons made = {.lines = calloc((size_t)answer->count + 1, sizeof(*made.lines)),
		.marks = calloc((size_t)answer->count + 1, sizeof(*made.marks))};

	for (; made.lines && made.marks && made.count < answer->count; made.count++) {
		memcpy(&made.marks[made.count], text, sizeof(*made.marks));
		text += sizeof(*made.marks);
		made.lines[made.count] = strdup(text);
		if (!made.lines[made.count])
			break;
		text += strlen(text) + 1;
	}
	if (!made.lines || !made.marks || made.count < answer->count) {
		reasons_done(&made);
		return false;
	}
	*reasons = made;
	return true;
}

/* The whole answers that have come; those of other boards are put aside. */
static bool take_answers(struct reasoner *reasoner, int board, struct reasons *reasons)
{
	struct worker *worker = &reasoner->worker;
	struct answer answer;
	bool taken = false;

	while (!taken && worker->used >= sizeof(answer)) {
		size_t size;

		memcpy(&answer, worker->bytes, sizeof(answer));
		size = sizeof(answer) + answer.size;
		if (worker->used < size)
			break;
		if (answer.board == 0)
			reasoner->needs = answer.count > 0;
		taken = answer.board != 0 && answer.board == board &&
			take_lines(&answer, worker->bytes + sizeof(answer), reasons);
		worker_drop(worker, size);
	}
	return taken;
}

bool reasoner_take(struct reasoner *reasoner, int board, int milliseconds, struct reasons *reasons)
{
	struct pollfd fd = {.fd = reasoner_socket(reasoner), .events = POLLIN};
	bool goes_on, taken;

	if (fd.fd < 0)
		return false;
	if (milliseconds > 0)
		poll(&fd, 1, milliseconds);
	goes_on = worker_read(&reasoner->worker);
	taken = take_answers(reasoner, board, reasons);
	if (!goes_on)
		reasoner_stop(reasoner);
	return taken;
}

int reasoner_socket(const struct reasoner *reasoner)
{
	return worker_socket(&reasoner->worker);
}

void reasoner_stop(struct reasoner *reasoner)
{
	worker_stop(&reasoner->worker);
	reasoner->needs = false;
}
