/* An event whose players are called in all scripts, at great length, and to do harm. */
#ifndef SUPPORT_PTY_ALL_SCRIPTS_H
#define SUPPORT_PTY_ALL_SCRIPTS_H

/* Their names, and their clubs; even in number, the last one of each is NULL. */
extern const char *const all_scripts_names[];

/*
 * The event in a file of the current folder: so many rounds of 5 are complete, and one more
 * published. It has one section.
 */
void all_scripts_event(const char *file, int complete);

#endif
