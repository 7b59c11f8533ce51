/*
 * A panel that may take long to make: it is made by a process of its own from a copy of everything,
 * and sent over. What is ready within a blink opens at once; else a sign counts the seconds until
 * it comes, and Esc ends it. The screen goes on meanwhile.
 */
#ifndef TUI_ASK_ANSWER_H
#define TUI_ASK_ANSWER_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "core/status.h"
#include "tui/ask/panel.h"
#include "tui/state/worker.h"

struct tui;

/* What a task has found, and what it says, behind tui_say: bytes that the caller frees. */
struct answer_bytes {
	char *bytes;
	size_t size;
	struct error error;
};

/* Any other work: bytes are made of it, or none, which are taken here. */
struct answer_task {
	const char *what; /* "Working on the deal", for the sign */
	/* about: as at the beginning; stop: answer_task.once, else 0 */
	enum status (*work)(
		struct tui *tui, const void *about, int stop, struct answer_bytes *made);
	void (*take)(struct tui *tui, enum status status, struct answer_bytes *made);
	/*
	 * It does something, as printing: it is not begun anew when the event changes, and Esc and
	 * the end of the screen do not end it, but can be read from `stop`, for it to end by
	 * itself.
	 */
	bool once;
};

/* Starts zeroed. */
struct answer {
	struct worker worker;
	panel_make make; /* of a panel, about this; or NULL, and the task */
	struct about about;
	const struct answer_task *task;
	int scroll; /* of the panel once it is there */
	struct timespec began;
};

/*
 * Begin a panel, as panel_open does it at once; it is scrolled to `scroll`. Another one that is not
 * ready yet is dropped. `make` changes nothing but the panel and the message.
 */
void answer_begin(struct tui *tui, panel_make make, const void *about, size_t size, int scroll);
/*
 * The same for any other work; where there is no other process all of it is done here. about: need
 * not last, NULL where the task is not `once`.
 */
void answer_begin_task(struct tui *tui, const struct answer_task *task, const void *about);
/* Take in what has come: when it is whole the panel opens, or it is done. */
void answer_take(struct tui *tui);
/* The descriptor to poll for more, -1: nothing is to come. */
int answer_pipe(const struct tui *tui);
/* End the worker; its sign stays for the caller to close. */
void answer_stop(struct tui *tui);
/* The screen ends: so does the worker, one at a task that is done once by itself. */
void answer_leave(struct tui *tui);

#endif
