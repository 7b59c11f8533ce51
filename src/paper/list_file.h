/* What a list is called as a file and at the printer: the same from commands and the screen. */
#ifndef PAPER_LIST_FILE_H
#define PAPER_LIST_FILE_H

#include <stddef.h>

#include "core/event.h"

/*
 * "congress-Open-5-boards" beside congress.drawboard, without an ending. of_section: as
 * app_section_file makes it; round 0: before the first, or of none, and not in the name. A path
 * that is too long is cut.
 */
void list_file_stem(const char *event, const char *of_section, int round, const char *name,
	char *text, size_t size);

/*
 * "Round 5 of Open: boards", as the printer's queue shows it; round 0: "Before round 1: boards".
 * section 0: "All sections: all-names".
 */
void list_job_title(const struct event *event, int section, int round, const char *name, char *text,
	size_t size);

#endif
