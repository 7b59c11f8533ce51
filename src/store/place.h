/* The disk on which a file stands: is it one for an event? */
#ifndef STORE_PLACE_H
#define STORE_PLACE_H

#include <stdbool.h>

struct store_place {
	long long free;  /* bytes that this user may still write */
	bool is_network; /* of another machine: locks may not hold there */
};

/*
 * The folder of `path`, or `path` itself if it is one. A file is made there under a hidden name,
 * written through to the disk and removed. 0, or errno of what did not work.
 */
int store_place_look(const char *path, struct store_place *place);

#endif
