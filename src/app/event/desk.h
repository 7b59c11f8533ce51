/*
 * The preferences of a desk, kept from one session to the next. It is no part of an event: two
 * desks with screens of other sizes have the same file open, and a way to look at it is no action
 * to undo.
 */
#ifndef APP_EVENT_DESK_H
#define APP_EVENT_DESK_H

enum { DESK_WORD = 16 };

struct desk {
	char cards[DESK_WORD]; /* "slim", "short", "full"; "": as the window has room */
	/*
	 * the list that was written or printed last, and where to, by the keys of the screen; 0:
	 * none
	 */
	char list, where;
};

/* What is not there, or cannot be read, is "" or 0. */
void desk_read(struct desk *desk);
/* All of it. As far as it can be kept: nobody waits for it, and nobody is told. */
void desk_write(const struct desk *desk);

#endif
