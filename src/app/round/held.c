/* Notices held back. */
#include "config.h"

#include "app/round/held.h"

#include <stdlib.h>
#include <string.h>

#include "core/vec.h"

/* Without memory it is told at once. */
static void hold(void *context, const char *text)
{
	struct held *held = context;
	char **lines = vec_grow(held->lines, &held->room, held->count + 1, sizeof(*lines));
	char *line = strdup(text);

	if (lines)
		held->lines = lines;
	if (lines && line) {
		lines[held->count++] = line;
		return;
	}
	free(line);
	held->out->notice(held->out->context, text);
}

void held_begin(struct held *held, const struct report *out)
{
	*held = (struct held){.report = *out, .out = out};
	if (!out->notice)
		return;
	held->report.notice = hold;
	held->report.context = held;
}

enum status held_end(struct held *held, enum status status)
{
	for (int i = 0; i < held->count; i++) {
		if (status == STATUS_OK)
			held->out->notice(held->out->context, held->lines[i]);
		free(held->lines[i]);
	}
	free(held->lines);
	held->lines = NULL;
	held->count = held->room = 0;
	return status;
}
