/* A new event after the pattern of an old one. */
#ifndef APP_SECTION_LIKE_H
#define APP_SECTION_LIKE_H

#include "app/app.h"

/*
 * A new file with the sections of the old event, their rule books, rounds and settings, and what is
 * known of event and sections but their days; with `players` also those who play there, with what
 * is known of them but what they owe and have paid. Lots are drawn anew. What went wrong in the old
 * file is said with its name in front.
 */
struct app_like {
	const char *path, *name; /* of the new one; name NULL: that of the file */
	const char *old;
	bool players;
};
enum status app_create_like(const struct app_like *what, struct app **app, struct error *error);

#endif
