/* Bringing the terminal back when the program crashes. */
#ifndef TUI_TERM_CRASH_H
#define TUI_TERM_CRASH_H

/*
 * After the terminal was set up for full screen; before: its mode as the shell had it is saved by
 * crash_save.
 */
void crash_save(void);
void crash_arm(void);
void crash_disarm(void);
/*
 * In a signal handler: bring the terminal back as far as it takes that without delay, and end by
 * the signal.
 */
void crash_end(int number);

#endif
