/* The path that is proposed for a list. */
#include "config.h"

#include "tui/ask/paper_path.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app/section/section.h"
#include "tui/ask/paper_lists.h"
#include "tui/state/state.h"

void paper_path(const struct tui *tui, const struct paper *paper, char *text, size_t size)
{
	const char *path = tui->options->path ? tui->options->path : "round";
	const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
	/* that of the hall and that for the press do not overwrite each other */
	const char *end = paper->for_public ? "-public"
		: paper->alignment          ? "-alignment"
		: paper->blank              ? "-blank"
					    : "";
	size_t length = dot && (!slash || dot > slash) ? (size_t)(dot - path) : strlen(path);
	char of_section[SECTION_FILE_SIZE];

	app_section_file(tui_event(tui), app_section(tui->app), of_section);
	if (length > 90)
		length = 90;
	if (paper->list == 'd') /* of no section, and of a round each */
		snprintf(text, size, "%.*s-%s.txt", (int)length, path, paper_name(paper->list));
	else if (paper_round_of(tui, paper) == 0) /* nothing is played yet */
		snprintf(text, size, "%.*s%s-%s%s.txt", (int)length, path, of_section,
			paper_name(paper->list), end);
	else if (paper->list == PAPER_PROTEST) /* two of a round do not overwrite each other */
		snprintf(text, size, "%.*s%s-%d-%s-%d.txt", (int)length, path, of_section,
			paper_round_of(tui, paper), paper_name(paper->list), paper->pin);
	else
		snprintf(text, size, "%.*s%s-%d-%s%s.txt", (int)length, path, of_section,
			paper_round_of(tui, paper), paper_name(paper->list), end);
}

bool paper_is_other_file(const struct tui *tui, const struct paper *paper, const char *path)
{
	char own[PAPER_PATH_SIZE];
	const char *ending = strrchr(path, '.');
	struct stat file;

	paper_path(tui, paper, own, sizeof(own));
	*strrchr(own, '.') = '\0';
	if (ending && (size_t)(ending - path) == strlen(own) &&
		strncmp(path, own, strlen(own)) == 0)
		return false;
	return stat(path, &file) == 0 && S_ISREG(file.st_mode);
}
