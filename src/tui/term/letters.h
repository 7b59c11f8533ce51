/* The letters of every alphabet, whatever the locale of the machine. */
#ifndef TUI_TERM_LETTERS_H
#define TUI_TERM_LETTERS_H

/*
 * LC_CTYPE becomes a locale of UTF-8. LC_CTYPE alone: a decimal comma in numbers would spoil files.
 */
void letters_set(void);

#endif
