/* What a list is called as a file and at the printer. */
#include "config.h"

#include "paper/list_file.h"

#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "core/vocabulary.h"

enum { BEHIND_SIZE = 128 };

void list_file_stem(const char *event, const char *of_section, int round, const char *name,
	char *text, size_t size)
{
	const char *slash = strrchr(event, '/'), *dot = strrchr(event, '.');
	size_t length = dot && (!slash || dot > slash) ? (size_t)(dot - event) : strlen(event);
	char behind[BEHIND_SIZE];

	if (round > 0)
		snprintf(behind, sizeof(behind), "%s-%d-%s", of_section, round, name);
	else
		snprintf(behind, sizeof(behind), "%s-%s", of_section, name);
	if (length + strlen(behind) + 1 > size)
		length = strlen(behind) + 1 < size ? size - strlen(behind) - 1 : 0;
	snprintf(text, size, "%.*s%s", (int)length, event, behind);
}

void list_job_title(const struct event *event, int section, int round, const char *name, char *text,
	size_t size)
{
	const struct vocabulary *words = vocabulary_of(event, section);
	char behind[SECTION_BEHIND_SIZE];

	if (section == 0)
		snprintf(text, size, "All sections: %s", name);
	else
		snprintf(text, size, "%s%s %d%s: %s", round == 0 ? "Before " : "",
			round == 0 ? words->round_small : words->round, round == 0 ? 1 : round,
			app_section_behind(event, section, behind), name);
}
