/* The worker that finds draws while a card is in the air, and what it has sent. */
#include "config.h"

#include "tui/board/ahead.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SPARE_MILLISECONDS = 400 };

/* An answer as it goes over the socket: this, then so many boards. */
struct answer {
	int drawn, count;
	char why[ERROR_TEXT];
};

static bool same_drop(const struct ahead_drop *a, const struct ahead_drop *b)
{
	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count; i++) {
		const struct hand_change *x = &a->changes[i], *y = &b->changes[i];

		if (x->add != y->add || x->pin != y->pin || x->kind != y->kind ||
			x->value != y->value)
			return false;
	}
	return true;
}

const struct foreseen *ahead_find(const struct ahead *ahead, const struct ahead_drop *drop)
{
	for (int i = 0; i < ahead->ndraws; i++) {
		if (same_drop(&ahead->draws[i].drop, drop))
			return &ahead->draws[i].foreseen;
	}
	return NULL;
}

bool ahead_awaits(const struct ahead *ahead, const struct ahead_drop *drop)
{
	return worker_socket(&ahead->worker) >= 0 && ahead->answered < ahead->nasked &&
		same_drop(&ahead->asked[ahead->answered], drop);
}

/* Nothing can be said for a drop that is refused: the sentence is its reason, too. */
static bool answer_one(struct app *app, const struct ahead_drop *drop, int socket)
{
	struct foreseen foreseen = {.drawn = false};
	struct error error = {.code = STATUS_OK};
	struct answer answer = {0, 0, ""};
	bool sent;

	if (app_foresee(app, drop->changes, drop->count, &foreseen, &error) == STATUS_OK) {
		answer.drawn = foreseen.drawn;
		answer.count = foreseen.count;
		memcpy(answer.why, foreseen.why, sizeof(answer.why));
	} else {
		memcpy(answer.why, error.text, sizeof(answer.why));
	}
	sent = worker_send(socket, &answer, sizeof(answer)) &&
		worker_send(
			socket, foreseen.boards, (size_t)foreseen.count * sizeof(*foreseen.boards));
	foreseen_done(&foreseen);
	return sent;
}

static long processor_milliseconds(void)
{
	struct timespec used;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
	return used.tv_sec * 1000 + used.tv_nsec / 1000000;
}

/* The child: terminal and file are not its own. */
static void work(struct app *app, const struct ahead_drop *drops, int count, int needed, int socket)
{
	long needed_used = 0;

	for (int i = 0; i < count && answer_one(app, &drops[i], socket); i++) {
		if (i < needed)
			needed_used = processor_milliseconds();
		if (processor_milliseconds() - needed_used > SPARE_MILLISECONDS)
			break;
	}
	_exit(0);
}

static void stop(struct ahead *ahead)
{
	worker_stop(&ahead->worker);
	free(ahead->asked);
	ahead->asked = NULL;
	ahead->nasked = ahead->answered = 0;
}

/* The draw of the drop that comes next in the list. */
static bool keep(struct ahead *ahead, struct foreseen *foreseen)
{
	if (ahead->ndraws == ahead->room) {
		int room = ahead->room ? 2 * ahead->room : 64;
		struct ahead_draw *draws = realloc(ahead->draws, (size_t)room * sizeof(*draws));

		if (!draws) {
			foreseen_done(foreseen);
			return false;
		}
		ahead->draws = draws;
		ahead->room = room;
	}
	ahead->draws[ahead->ndraws].drop = ahead->asked[ahead->answered++];
	ahead->draws[ahead->ndraws++].foreseen = *foreseen;
	return true;
}

/* Whole answers out of what has come; false when something is wrong with them. */
static bool take_answers(struct ahead *ahead, bool *any)
{
	const struct worker *worker = &ahead->worker;
	struct answer answer;
	size_t at = 0, size;

	while (worker->used - at >= sizeof(answer) && ahead->answered < ahead->nasked) {
		struct foreseen foreseen = {.drawn = false};

		memcpy(&answer, worker->bytes + at, sizeof(answer));
		size = (size_t)answer.count * sizeof(*foreseen.boards);
		if (worker->used - at < sizeof(answer) + size)
			break;
		foreseen.drawn = answer.drawn != 0;
		foreseen.count = answer.count;
		foreseen.boards = malloc(size + 1);
		if (!foreseen.boards)
			return false;
		memcpy(foreseen.boards, worker->bytes + at + sizeof(answer), size);
		memcpy(foreseen.why, answer.why, sizeof(foreseen.why));
		at += sizeof(answer) + size;
		if (!keep(ahead, &foreseen))
			return false;
		*any = true;
	}
	worker_drop(&ahead->worker, at);
	return true;
}

bool ahead_take(struct ahead *ahead, int milliseconds)
{
	struct pollfd poll_socket = {.fd = ahead_pipe(ahead), .events = POLLIN};
	bool any = false, goes_on;

	if (poll_socket.fd < 0)
		return false;
	if (milliseconds > 0)
		poll(&poll_socket, 1, milliseconds);
	goes_on = worker_read(&ahead->worker);
	if (!take_answers(ahead, &any) || !goes_on || ahead->answered == ahead->nasked)
		stop(ahead);
	return any;
}

void ahead_ask(
	struct ahead *ahead, struct app *app, struct ahead_drop *drops, int count, int needed)
{
	int socket = -1;

	stop(ahead);
	ahead->asked = drops;
	ahead->nasked = count;
	if (count == 0 || !worker_start(&ahead->worker, &socket))
		stop(ahead);
	else if (ahead->worker.pid == 0)
		work(app, ahead->asked, ahead->nasked, needed, socket);
}

int ahead_pipe(const struct ahead *ahead)
{
	return worker_socket(&ahead->worker);
}

void ahead_forget(struct ahead *ahead)
{
	stop(ahead);
	for (int i = 0; i < ahead->ndraws; i++)
		foreseen_done(&ahead->draws[i].foreseen);
	free(ahead->draws);
	*ahead = (struct ahead){.asked = NULL};
}
