/*
 * The event by lines, for a screen reader, a Braille display, a slow line or a script: a line is a
 * command of the program with the event put in, or a result; the answer is text, a fact a line.
 */
#ifndef PLAIN_PLAIN_H
#define PLAIN_PLAIN_H

#include <stdbool.h>

#include "app/app.h"
#include "app/section/section.h"

struct plain;

/* The commands of the program, which know how to run one on the open event. */
struct plain_commands {
	/* by place, NULL behind the last */
	const char *(*name)(int i);
	const char *(*summary)(const char *name);
	/* what may follow the name; NULL: it is no command here */
	const char *(*usage)(const char *name);
	void (*help)(const char *name);
	/* the nearest name to what was typed; NULL: none is near */
	const char *(*nearest)(const char *typed);
	/* words[0] is a name; they may be put in another order */
	void (*run)(struct plain *plain, int count, char **words);
};

struct plain_options {
	struct app *app;
	const struct plain_commands *commands;
	struct desk_sections desk; /* to which it is bound */
};

/* NULL: there is no memory. */
struct plain *plain_open(const struct plain_options *options);
/* Until quit or the end of the input. */
void plain_run(struct plain *plain);
void plain_close(struct plain *plain);

/*
 * Questions, which a command of plain_run may ask. A line, "" for Enter alone; NULL: the input is
 * at its end. And: yes or no, which is said behind it; Enter alone is no, and so is any other line,
 * which is kept.
 */
const char *plain_ask(struct plain *plain, const char *question);
bool plain_ask_yes(struct plain *plain, const char *question);
/*
 * Any text, good until the next question, without quotation marks around it unless they are empty;
 * "" for Enter alone. NULL at the end of the input, for yes and no, and where it reads as a slip or
 * begins with a word of the lines: that is said, and the line is kept.
 */
const char *plain_ask_reason(struct plain *plain, const char *question);
/*
 * The line is no answer to what was asked: it is taken as the next one. Slips are typed ahead, and
 * none of them is lost to a question.
 */
void plain_keep_line(struct plain *plain, const char *line);

#endif
