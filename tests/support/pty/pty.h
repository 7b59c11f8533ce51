/*
 * A program on a pseudo terminal whose screen is a libvterm: what it shows is read cell by cell,
 * keys and mouse are sent as a real terminal would send them (only in the modes that the program
 * has switched on), and every wait is for something to appear, with a deadline; nothing sleeps.
 */
#ifndef SUPPORT_PTY_PTY_H
#define SUPPORT_PTY_PTY_H

#include <stdbool.h>
#include <stddef.h>
#include <vterm.h>

struct pty;

/*
 * The draw board of `event` in a fresh environment. words: NULL-terminated options and settings
 * ("--ascii", "NO_COLOR=1"); NULL: none. The test fails if there is no pseudo terminal.
 */
struct pty *pty_start(const char *event, int rows, int cols, const char *const *words);
/* Any program: argv[0] is a path. */
struct pty *pty_start_program(
	const char *const *argv, int rows, int cols, const char *const *settings);
/* A program to its end; the test fails unless that is well. */
void pty_run(const char *const *argv);
/* Kills what still runs. */
void pty_free(struct pty *pty);

/* The text is on the screen; the test fails with the screen printed if it does not appear. */
void pty_expect(struct pty *pty, const char *text);
void pty_expect_gone(struct pty *pty, const char *text);
/* A row of the screen has the text. */
void pty_expect_row(struct pty *pty, int row, const char *text);
/* At this very cell. */
void pty_expect_at(struct pty *pty, int row, int col, const char *text);
/* One row has both, the left one first. */
void pty_expect_beside(struct pty *pty, const char *left, const char *right);
/* Without waiting. */
bool pty_shows(struct pty *pty, const char *text);
/* Where the text begins; the test fails if it is not there. col counts cells. */
void pty_find(struct pty *pty, const char *text, int *row, int *col);
/* The text of a row without blanks at its end. */
const char *pty_row(struct pty *pty, int row);
VTermScreenCell pty_cell(struct pty *pty, int row, int col);

void pty_send(struct pty *pty, const char *bytes);
void pty_send_bytes(struct pty *pty, const char *bytes, size_t size);
void pty_key(struct pty *pty, VTermKey key);
void pty_enter(struct pty *pty);
/* Until the program must know it for the key: what follows sooner is Alt. */
void pty_escape(struct pty *pty);
/* Between the marks of a paste, if the program has asked for them. */
void pty_paste(struct pty *pty, const char *text);

/* The mouse, by the terminal's own encoding. */
void pty_mouse_move(struct pty *pty, int row, int col);
void pty_mouse_button(struct pty *pty, int button, bool pressed);
/* Press, motions, release, an event a write. */
void pty_drag(struct pty *pty, int row, int col, int to_row, int to_col);

void pty_resize(struct pty *pty, int rows, int cols);
void pty_signal(struct pty *pty, int number);
/* The descriptor of the terminal's own end. */
int pty_terminal(const struct pty *pty);
pid_t pty_pid(const struct pty *pty);
/* Wait for the end; the status as of waitpid. */
int pty_wait(struct pty *pty);
/* It ends by itself, well, and the terminal is as it was; then as pty_free. */
void pty_end(struct pty *pty);
/* Echo and line mode are back, the alternate screen is left, no mouse mode, the cursor shows. */
void pty_check_restored(struct pty *pty);
bool pty_mouse_on(const struct pty *pty);
/* Where the terminal's cursor stands. */
void pty_cursor(struct pty *pty, int *row, int *col);
/* The text is at the cursor, within the deadline. */
void pty_expect_cursor(struct pty *pty, const char *text);
/* From now on the terminal takes no output. */
void pty_hold_output(struct pty *pty);
/* Bytes that the program has written. */
size_t pty_bytes(const struct pty *pty);
/* Close the master: the terminal goes away. */
void pty_hang_up(struct pty *pty);

/*
 * The whole screen equals tests/screens/NAME.txt; with UPDATE=1 in the environment that file is
 * written.
 */
void pty_golden(struct pty *pty, const char *name);
/* Take in what is there now; false if nothing came within so many milliseconds. */
bool pty_pump(struct pty *pty, int milliseconds);

#endif
