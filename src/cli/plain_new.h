/* An event that is not there yet, made by plain lines. */
#ifndef CLI_PLAIN_NEW_H
#define CLI_PLAIN_NEW_H

/*
 * Where there is no such file, offer to make it, and ask what it needs. EXIT_DONE: it is there. A
 * name near it is said first.
 */
int plain_new(const char *path);

#endif
