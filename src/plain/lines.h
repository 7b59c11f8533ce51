/*
 * Lines from who types, one after another: edited, completed and remembered by libedit on a
 * terminal that can move its cursor, where the program is built with it; else as they come, also
 * from a file or a pipe.
 */
#ifndef PLAIN_LINES_H
#define PLAIN_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_MOST = 4096, COMPLETIONS_MOST = 400 };

/* Words that could stand where one begins, for the line before it. */
struct completions {
	char *words[COMPLETIONS_MOST]; /* freed by who asked */
	int count;
};
/* Add a copy, unless there is no room, or it does not begin with `begun`, case aside. */
void completions_add(struct completions *found, const char *begun, const char *word);

struct lines_of {
	/* before: the line up to the word that begins with `begun` */
	void (*complete)(
		void *context, const char *before, const char *begun, struct completions *found);
	void *context;
};

struct lines;

/* NULL: there is no memory. `of` stays the caller's, as long as the lines. */
struct lines *lines_open(const struct lines_of *of);
void lines_close(struct lines *lines);

/*
 * The next line, clean text without its end, good until the next call; NULL: there is none any
 * more. The prompt is for people at a terminal. remember: it comes back by the arrow keys.
 */
const char *lines_next(struct lines *lines, const char *prompt, bool remember);

#endif
