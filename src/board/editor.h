/* One line of typed text, UTF-8, edited by whole characters with their marks. */
#ifndef BOARD_EDITOR_H
#define BOARD_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

enum { EDITOR_SIZE = 256 };

struct editor {
	char text[EDITOR_SIZE];
	size_t at;   /* byte of the cursor, always at the start of a character */
	size_t most; /* bytes allowed, terminator included; 0: EDITOR_SIZE */
	/* The text is a proposal, selected: the first character typed stands in its place. */
	bool offered;
};

void editor_set(struct editor *editor, const char *text);
/* Select the text that is there, the cursor behind it. Every key but a character keeps it. */
void editor_offer(struct editor *editor);
/*
 * One character (1 to 4 bytes); false if it does not fit, is not valid UTF-8 or is a control
 * character.
 */
bool editor_insert(struct editor *editor, const char *character);

enum editor_move {
	EDITOR_LEFT,
	EDITOR_RIGHT,
	EDITOR_HOME,
	EDITOR_END,
	EDITOR_RUB_OUT, /* the character before the cursor */
	EDITOR_DELETE,  /* the one under it */
	EDITOR_KILL_LINE,
	EDITOR_KILL_WORD /* the word before the cursor */
};
void editor_move(struct editor *editor, enum editor_move move);
/* Cells before the cursor. */
int editor_column(const struct editor *editor);

#endif
