/* Panels of score groups: the pairing box with its sum, and the ranking of claims. */
#include "config.h"

#include "tui/board/groups.h"

#include <stdio.h>

#include "app/position/groups.h"
#include "board/levels.h"
#include "tui/ask/panel.h"
#include "tui/board/cursor.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"

static const enum colour colours[] = {COLOUR_WHITE, COLOUR_NONE, COLOUR_BLACK};
static const char *const heads[] = {"White seekers", "Unknown", "Black seekers"};

enum { SCORE_CELLS = 10, POINTS_CELLS = 7, GAP = 2, LIST_MOST = 40 };

/* The pairing box as a table of so many columns of numbers. */
struct box {
	struct tui *tui;
	const struct seekers *seekers;
	int cells;
	bool unknown;
};

static bool shows(const struct box *box, int column)
{
	return colours[column] != COLOUR_NONE || box->unknown;
}

static struct strip *begin_line(const struct box *box, enum role role, const char *first)
{
	struct strip *strip = panel_line(box->tui);

	if (strip)
		strip_fit(strip, role, first, SCORE_CELLS, false);
	return strip;
}

static void put_heads(const struct box *box)
{
	struct strip *strip = begin_line(box, ROLE_FAINT, "Score");

	for (int i = 0; strip && i < 3; i++) {
		if (!shows(box, i))
			continue;
		strip_fit(strip, ROLE_FAINT, heads[i], box->cells, false);
		strip_gap(strip, GAP);
	}
	if (strip)
		strip_fit(strip, ROLE_FAINT, "Points", POINTS_CELLS, true);
}

/* False, and no line, if no column has one. */
static bool put_group_line(const struct box *box, int from, int end, int line)
{
	const struct seeker *first = &box->seekers->rows[from];
	char text[3][8 * LIST_MOST], score[16];
	struct strip *strip;
	bool more = false;

	for (int i = 0; i < 3; i++) {
		if (!seekers_line(box->seekers, from, end, colours[i], line, box->cells, text[i],
			    sizeof(text[i])))
			text[i][0] = '\0';
		more = more || text[i][0];
	}
	strip = !more ? NULL
		      : begin_line(box, ROLE_TITLE,
				line > 0              ? ""
					: first->left ? "withdrawn"
						      : points_text(first->score2, score));
	for (int i = 0; strip && i < 3; i++) {
		if (!shows(box, i))
			continue;
		strip_fit(strip, ROLE_PLAIN, text[i], box->cells, false);
		strip_gap(strip, GAP);
	}
	if (strip && line == 0)
		strip_fit(strip, ROLE_PLAIN,
			points_text(seekers_points2(box->seekers, from, end), score), POINTS_CELLS,
			true);
	return strip != NULL;
}

static void put_total(const struct box *box)
{
	const struct seekers *seekers = box->seekers;
	const bool right = seekers->points2 == seekers->possible2;
	char text[200];
	struct strip *strip = begin_line(box, ROLE_TITLE, "Total");

	for (int i = 0; strip && i < 3; i++) {
		const int count = seekers_count(seekers, 0, seekers->count, colours[i]);

		if (!shows(box, i))
			continue;
		snprintf(text, sizeof(text), "%d card%s", count, count == 1 ? "" : "s");
		strip_fit(strip, ROLE_TITLE, text, box->cells, false);
		strip_gap(strip, GAP);
	}
	if (strip)
		strip_fit(
			strip, ROLE_TITLE, points_text(seekers->points2, text), POINTS_CELLS, true);
	panel_line(box->tui);
	seekers_sum_words(seekers, text, sizeof(text));
	panel_words(box->tui, right ? ROLE_GOOD : ROLE_BAD, text);
}

/* The claims of the score group in which the card under the cursor is, drawn or not. */
static void make_claims(struct tui *tui, const void *about)
{
	const int card = cursor_card(tui);
	char points[16];
	const struct level *level;

	(void)about;
	if (card < 0 || tui->model.cards[card].level < 0)
		return;
	level = &tui->model.levels[tui->model.cards[card].level];
	panel_begin(tui, "Claims to a colour, score %s%s", points_text(level->points2, points),
		level_is_linked(level) ? " and those that count with it" : "");
	groups_put_claims(tui, level);
	if (tui->panel.count == 0)
		panel_words(tui, ROLE_PLAIN, "The rules of this event rank no claims to a colour.");
}

static void show_claims(struct tui *tui)
{
	panel_over(tui);
	panel_open(tui, make_claims, NULL, 0);
	panel_settle(tui);
}

static const struct key_row claims_key = {"c", "claims of the score group",
	"the claims to a colour in the score group of the card under the cursor, strongest first",
	WHEN_ANY, show_claims, NULL};

static void make_groups(struct tui *tui, const void *about)
{
	struct seekers seekers;
	struct error error = {.code = STATUS_OK};
	struct box box = {.tui = tui, .seekers = &seekers};

	(void)about;
	if (app_seekers(tui->app, tui->model.round, &seekers, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	box.unknown = seekers_count(&seekers, 0, seekers.count, COLOUR_NONE) > 0;
	box.cells = (panel_cells() - SCORE_CELLS - POINTS_CELLS - 3 * GAP) / (box.unknown ? 3 : 2);
	if (box.cells > LIST_MOST)
		box.cells = LIST_MOST;
	panel_begin(tui, "Score groups, round %d", seekers.round);
	panel_offer(tui, &claims_key);
	put_heads(&box);
	for (int from = 0, end; from < seekers.count; from = end) {
		end = seekers_end(&seekers, from);
		for (int line = 0; put_group_line(&box, from, end, line);)
			line++;
	}
	put_total(&box);
	seekers_done(&seekers);
}

void groups_open(struct tui *tui)
{
	panel_open(tui, make_groups, NULL, 0);
}

void groups_put_claims(struct tui *tui, const struct level *level)
{
	enum { LINKED_MOST = 32 };
	int scores2[LINKED_MOST], count = 0;
	struct reasons lines = {.count = 0};
	struct error error;
	struct claims claims;

	for (int k = level->first_linked; k <= level->last_linked && count < LINKED_MOST; k++)
		scores2[count++] = tui->model.levels[k].points2;
	if (app_claims(tui->app, tui->model.round, scores2, count, &claims, &error) != STATUS_OK)
		return;
	if (claims_lines(tui->app, &claims, panel_cells_most(), &lines) == STATUS_OK) {
		char text[80];

		snprintf(text, sizeof(text),
			"From most due White to most due Black (%s):", claims.rule);
		panel_words(tui, ROLE_STRONG, text);
	}
	for (int i = 0; i < lines.count; i++) {
		struct strip *strip = panel_line(tui);

		if (strip)
			strip_put(strip, i == 0 ? ROLE_FAINT : ROLE_PLAIN, lines.lines[i]);
	}
	reasons_done(&lines);
	claims_done(&claims);
}
