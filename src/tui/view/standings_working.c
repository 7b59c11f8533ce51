/* The window that says how the figures of a player came about. */
#include "config.h"

#include "tui/view/standings_working.h"

#include <stdlib.h>
#include <string.h>

#include "app/standings/points_words.h"
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

/* Line by line; the text goes. */
static void put_lines(struct tui *tui, struct writing *writing)
{
	for (char *line = writing->bytes; line && *line;) {
		char *end = line + strcspn(line, "\n");
		const bool more = *end != '\0';

		*end = '\0';
		panel_words(tui, ROLE_PLAIN, line);
		line = more ? end + 1 : end;
	}
	free(writing->bytes);
}

/* Points first, as they count in the list, and then the tie-breaks. */
static void put_workings(struct tui *tui, const struct standings *standings, int pin, int round)
{
	const struct ties_order *order = &standings->setting.order;
	struct writing writing = {0};
	int row = 0;

	points_write_working(tui_event(tui), app_section(tui->app), pin, round, &writing);
	writing_put(&writing, "\n");

	while (row < standings->count && standings->rows[row].pin != pin)
		row++;
	for (int i = 0; row < standings->count && i < order->count; i++) {
		if (order->of[i].code == TIES_PTS)
			continue;
		working_write(tui_event(tui), app_section(tui->app), standings,
			standings->rows[row].player, i, &writing);
		writing_put(&writing, "\n");
	}
	put_lines(tui, &writing);
}

static void make_working(struct tui *tui, const void *about)
{
	const struct working_about *asked = about;
	const struct standings *standings = standings_at(tui->app, asked->round);
	char who[WHO_SIZE], by[TIES_LINE_SIZE];

	if (!standings)
		return;
	panel_begin(tui, "Points and tie-breaks of %s",
		words_who(tui_event(tui), app_section(tui->app), asked->pin, who));
	panel_words(tui, ROLE_STRONG, ties_order_words(standings, by));
	put_workings(tui, standings, asked->pin, asked->round);
}

void standings_show_working(struct tui *tui)
{
	const struct working_about about = {list_view_pin(tui), table_state(tui)->round};

	if (about.pin)
		panel_open(tui, make_working, &about, sizeof(about));
}

/* In a club season: of score and GSRP. */
static void make_gsrp(struct tui *tui, const void *about)
{
	const struct working_about *asked = about;
	struct writing writing = {0};
	char who[WHO_SIZE];

	panel_begin(tui, "GSRP of %s",
		words_who(tui_event(tui), app_section(tui->app), asked->pin, who));
	gsrp_write_working(
		tui_event(tui), app_section(tui->app), asked->pin, asked->round, &writing);
	put_lines(tui, &writing);
}

void standings_show_gsrp(struct tui *tui)
{
	const struct working_about about = {list_view_pin(tui), table_state(tui)->round};

	if (about.pin)
		panel_open(tui, make_gsrp, &about, sizeof(about));
}
