/* What kind of terminal this is, without taking it. */
#ifndef TUI_TERM_KIND_H
#define TUI_TERM_KIND_H

#include <stdbool.h>

struct terminal {
	const char *name;  /* TERM; "" if it is not set */
	bool here;         /* standard input and output are one */
	bool known;        /* terminfo has it, and it can move its cursor */
	bool utf8;         /* the locale says that it shows UTF-8 */
	bool has_mouse;    /* by terminfo */
	int colours;       /* 0: none */
	int width, height; /* 0: nobody knows */
};

void terminal_look(struct terminal *terminal);

#endif
