/* The window with warnings about the event, and with what the reports to the offices lack. */
#include "config.h"

#include "tui/ask/odd.h"

#include <string.h>

#include "app/settings/settings.h"
#include "app/settings/warnings.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"

/* A line each, as long as there is room. */
struct told {
	char text[4000];
};

static void tell_warning(void *context, const struct warning *warning)
{
	struct told *told = context;
	const size_t used = strlen(told->text);

	words_put(told->text + used, sizeof(told->text) - used, "%s\n", warning->text);
}

void odd_show(struct tui *tui)
{
	struct told told = {""};
	struct missing missing;

	warnings_each(tui->app, tell_warning, &told);
	for (int i = 0; settings_missing(tui->app, i, &missing); i++) {
		const size_t used = strlen(told.text);

		if (missing.fields[0])
			words_put(told.text + used, sizeof(told.text) - used,
				"A report to %s lacks: %s.\n", missing.office, missing.fields);
	}
	panel_notice(tui, told.text[0] ? told.text : "Nothing is missing, and nothing looks odd.",
		"What looks odd, and what reports lack");
}
