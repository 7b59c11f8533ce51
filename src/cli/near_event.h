/* The event that was probably meant, where there is no file of the name. */
#ifndef CLI_NEAR_EVENT_H
#define CLI_NEAR_EVENT_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Of the event files beside it the one whose name is nearest to that of `path`, up to its ending,
 * with the folder as it was typed. False: there is a file, or none is near.
 */
bool near_event(const char *path, char *near, size_t size);

#endif
