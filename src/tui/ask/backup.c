/* A copy of the event with its journal, as it stands, into a file that is asked for. */
#include "config.h"

#include "tui/ask/backup.h"

#include <stdio.h>
#include <string.h>

#include "tui/ask/ask.h"
#include "tui/state/state.h"

static void on_path(struct tui *tui, char answer, const char *path)
{
	struct error error = {.code = STATUS_OK};

	(void)answer;
	if (!path || !path[0])
		return;
	if (app_backup(tui->app, path, &error) == STATUS_OK) {
		tui_say(tui, ROLE_GOOD, "A copy of the event as it stands: %.200s", path);
		return;
	}
	tui_say(tui, ROLE_BAD, "%.160s: %s", path, error.text);
	ask_refuse(tui);
}

void backup_ask(struct tui *tui)
{
	const char *path = tui->options->path ? tui->options->path : "event";
	const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
	const bool has_ending = dot && (!slash || dot > slash);
	char proposed[EDITOR_SIZE];

	snprintf(proposed, sizeof(proposed), "%.*s-copy%s",
		(int)(has_ending ? (size_t)(dot - path) : strlen(path)), path,
		has_ending ? dot : ".drawboard");
	ask_line(tui, proposed, on_path,
		"Copy the event as it stands, with its journal, to which file? Such as one on a stick:");
}
