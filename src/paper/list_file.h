/* The file in which a list of an event is kept of itself: the same from commands and the screen. */
#ifndef PAPER_LIST_FILE_H
#define PAPER_LIST_FILE_H

#include <stddef.h>

/*
 * "congress-Open-5-boards" beside congress.drawboard, without an ending. of_section: as
 * app_section_file makes it; round 0: before the first, or of none, and not in the name. A path
 * that is too long is cut.
 */
void list_file_stem(const char *event, const char *of_section, int round, const char *name,
	char *text, size_t size);

#endif
