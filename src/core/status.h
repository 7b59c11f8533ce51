/* Status codes and the error text that travels up from core, formats, store and app. */
#ifndef CORE_STATUS_H
#define CORE_STATUS_H

#define STATUS_LIST(X) \
	X(OK, "done") \
	X(NO_MEMORY, "out of memory") \
	X(BAD_INPUT, "bad input") \
	X(NOT_FOUND, "not found") \
	X(CONFLICT, "changed meanwhile") \
	X(DOUBLE, "there already") \
	X(REFUSED, "refused") \
	X(REASON, "a reason is wanted") \
	X(NO_DRAW, "no legal draw exists") \
	X(NOT_EVENT, "not an event file") \
	X(TOO_NEW, "made by a newer version") \
	X(READ_ONLY, "the file cannot be written") \
	X(BUSY, "the file is locked by another program") \
	X(FULL, "the disk is full") \
	X(TOO_LARGE, "more than this program can hold") \
	X(IO, "the file could not be read or written")

enum status {
#define STATUS_MEMBER(name, text) STATUS_##name,
	STATUS_LIST(STATUS_MEMBER)
#undef STATUS_MEMBER
};

const char *status_text(enum status status);

/* Bytes: the longest sentences name two players and say what can be done. */
enum { ERROR_TEXT = 400 };

/*
 * Filled by whoever fails; the text is a whole sentence for the arbiter, UTF-8, no control
 * characters.
 */
struct error {
	enum status code;
	char text[ERROR_TEXT];
};

#endif
