/* The window that says how the tie-breaks of a player came about. */
#include "config.h"

#include "tui/view/standings_working.h"

#include <stdlib.h>
#include <string.h>

#include "app/standings/standings_at.h"
#include "app/standings/working_words.h"
#include "app/words/words.h"
#include "core/ties/text.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"
#include "tui/view/list_view.h"
#include "tui/view/table.h"

/* How every figure of one player came about, after a round. */
struct working_about {
	int pin, round;
};

static void put_workings(struct tui *tui, const struct standings *standings, int pin)
{
	const struct ties_order *order = &standings->setting.order;
	struct writing writing = {0};
	int row = 0;

	while (row < standings->count && standings->rows[row].pin != pin)
		row++;
	for (int i = 0; row < standings->count && i < order->count; i++) {
		if (order->of[i].code == TIES_PTS)
			continue;
		working_write(tui_event(tui), app_section(tui->app), standings,
			standings->rows[row].player, i, &writing);
		writing_put(&writing, "\n");
	}
	for (char *line = writing.bytes; line && *line;) {
		char *end = line + strcspn(line, "\n");
		const bool more = *end != '\0';

		*end = '\0';
		panel_words(tui, ROLE_PLAIN, line);
		line = more ? end + 1 : end;
	}
	free(writing.bytes);
}

static void make_working(struct tui *tui, const void *about)
{
	const struct working_about *asked = about;
	const struct standings *standings = standings_at(tui->app, asked->round);
	char who[WHO_SIZE], by[TIES_LINE_SIZE];

	if (!standings)
		return;
	panel_begin(tui, "Tie-breaks of %s",
		words_who(tui_event(tui), app_section(tui->app), asked->pin, who));
	panel_words(tui, ROLE_STRONG, ties_order_words(standings, by));
	put_workings(tui, standings, asked->pin);
}

void standings_show_working(struct tui *tui)
{
	const struct working_about about = {list_view_pin(tui), table_state(tui)->round};

	if (about.pin)
		panel_open(tui, make_working, &about, sizeof(about));
}

bool standings_have_working(const struct tui *tui)
{
	const struct standings *standings = standings_at(tui->app, table_state(tui)->round);

	for (int i = 0; standings && i < standings->setting.order.count; i++)
		if (standings->setting.order.of[i].code != TIES_PTS)
			return true;
	return false;
}
