/* The worker that finds the reasons of boards, and what it has sent. */
#include "config.h"

#include "tui/board/reasons.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tui/state/worker.h"

enum { READ_SIZE = 16384, ASKED_MOST = 256 };

/* An answer as it goes through the pipe: this, then the sentences, each with its end. */
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
		answer.size += strlen(reasons.lines[i]) + 1;
	sent = worker_send(socket, &answer, sizeof(answer));
	for (int i = 0; sent && i < reasons.count; i++)
		sent = worker_send(socket, reasons.lines[i], strlen(reasons.lines[i]) + 1);
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

	worker_begin();
	for (;;) {
		const ssize_t got = read(socket, boards, sizeof(boards));

		if (got < 0 && errno == EINTR)
			continue;
		if (got < (ssize_t)sizeof(boards[0]) ||
			!answer_all(app, round, boards, (size_t)got / sizeof(boards[0]), socket))
			_exit(0);
	}
}

static bool start(struct reasoner *reasoner, struct app *app, int round)
{
	int ends[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
		return false;
	reasoner->worker = fork();
	if (reasoner->worker == 0) {
		close(ends[0]);
		work(app, round, ends[1]);
	}
	close(ends[1]);
	if (reasoner->worker < 0) {
		close(ends[0]);
		reasoner->worker = 0;
		return false;
	}
	reasoner->socket = ends[0];
	fcntl(reasoner->socket, F_SETFL, O_NONBLOCK);
	return true;
}

bool reasoner_ask(struct reasoner *reasoner, struct app *app, int round, int board)
{
	if (reasoner->worker <= 0 && !start(reasoner, app, round))
		return false;
	return send(reasoner->socket, &board, sizeof(board), MSG_NOSIGNAL) ==
		(ssize_t)sizeof(board);
}

/* False when nothing will come any more. */
static bool read_some(struct reasoner *reasoner)
{
	for (;;) {
		ssize_t got;

		if (reasoner->size - reasoner->used < READ_SIZE) {
			const size_t size = 2 * reasoner->size + READ_SIZE;
			char *bytes = realloc(reasoner->bytes, size);

			if (!bytes)
				return false;
			reasoner->bytes = bytes;
			reasoner->size = size;
		}
		got = read(reasoner->socket, reasoner->bytes + reasoner->used, READ_SIZE);
		if (got > 0)
			reasoner->used += (size_t)got;
		else
			return got < 0 && (errno == EAGAIN || errno == EINTR);
	}
}

static bool take_lines(const struct answer *answer, const char *text, struct reasons *reasons)
{
	struct reasons made = {.lines = calloc((size_t)answer->count + 1, sizeof(*made.lines))};

	for (; made.lines && made.count < answer->count; made.count++) {
		made.lines[made.count] = strdup(text);
		if (!made.lines[made.count])
			break;
		text += strlen(text) + 1;
	}
	if (!made.lines || made.count < answer->count) {
		reasons_done(&made);
		return false;
	}
	*reasons = made;
	return true;
}

/* The whole answers that have come; those of other boards are put aside. */
static bool take_answers(struct reasoner *reasoner, int board, struct reasons *reasons)
{
	struct answer answer;
	bool taken = false;

	while (!taken && reasoner->used >= sizeof(answer)) {
		size_t size;

		memcpy(&answer, reasoner->bytes, sizeof(answer));
		size = sizeof(answer) + answer.size;
		if (reasoner->used < size)
			break;
		if (answer.board == 0)
			reasoner->needs = answer.count > 0;
		taken = answer.board != 0 && answer.board == board &&
			take_lines(&answer, reasoner->bytes + sizeof(answer), reasons);
		reasoner->used -= size;
		memmove(reasoner->bytes, reasoner->bytes + size, reasoner->used);
	}
	return taken;
}

bool reasoner_take(struct reasoner *reasoner, int board, int milliseconds, struct reasons *reasons)
{
	struct pollfd fd = {.fd = reasoner->socket, .events = POLLIN};
	bool goes_on, taken;

	if (reasoner->worker <= 0)
		return false;
	if (milliseconds > 0)
		poll(&fd, 1, milliseconds);
	goes_on = read_some(reasoner);
	taken = take_answers(reasoner, board, reasons);
	if (!goes_on)
		reasoner_stop(reasoner);
	return taken;
}

int reasoner_socket(const struct reasoner *reasoner)
{
	return reasoner->worker > 0 ? reasoner->socket : -1;
}

void reasoner_stop(struct reasoner *reasoner)
{
	if (reasoner->worker > 0) {
		worker_end(reasoner->worker);
		close(reasoner->socket);
	}
	free(reasoner->bytes);
	*reasoner = (struct reasoner){.worker = 0};
}
