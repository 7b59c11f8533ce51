/* The path that is proposed for a list. */
#include "config.h"

#include "tui/ask/paper_path.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app/section/section.h"
#include "paper/list_file.h"
#include "tui/ask/paper_lists.h"
#include "tui/state/state.h"

void paper_path(const struct tui *tui, const struct paper *paper, char *text, size_t size)
{
	static const char ending[] = ".txt";
	const char *path = tui->options->path ? tui->options->path : "round";
	const int round = paper_round_of(tui, paper);
	/* of no section, and of a round each */
	const bool of_all = paper->list == 'd' || paper->all;
	/* that of the hall and that for the press do not overwrite each other */
	const char *end = paper->for_public ? "-public"
		: paper->alignment          ? "-alignment"
		: paper->blank              ? "-blank"
					    : "";
	char of_section[SECTION_FILE_SIZE], name[64];

	app_section_file(tui_event(tui), app_section(tui->app), of_section);
	if (paper->list == PAPER_PROTEST && round > 0) /* nor do two of a round */
		snprintf(name, sizeof(name), "%s-%d", paper_name(paper->list), paper->pin);
	else
		snprintf(name, sizeof(name), "%s%s%s", paper->all ? "all-" : "",
			paper_name(paper->list), paper->list == 'd' ? "" : end);
	list_file_stem(path, of_all ? "" : of_section, of_all ? 0 : round, name, text,
		size - (sizeof(ending) - 1));
	strcat(text, ending);
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
