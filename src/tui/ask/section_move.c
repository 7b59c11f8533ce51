/* A player of the section on the screen goes over: asked is to which one, and what he brings. */
#include "config.h"

#include "tui/ask/section_move.h"

#include <stdio.h>
#include <string.h>

#include "app/section/moved.h"
#include "app/section/parted.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/points.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/ask/sections.h"
#include "tui/state/state.h"

/*
 * What follows from it stands in a window, as nothing on the screen shows it: he is elsewhere now.
 */
static void say_moved(struct tui *tui, const struct section_move *move, int pin, const char *parted)
{
	char who[WHO_SIZE], name[NAME_SIZE], points[MOVED_POINTS_SIZE], lines[MOVED_LINES_SIZE];
	char text[MOVED_POINTS_SIZE + MOVED_LINES_SIZE + PARTED_SIZE + 2];

	moved_points_words(tui->app, move->to, pin, points);
	moved_lines(tui->app, move, pin, lines);
	snprintf(text, sizeof(text), "%s%s%s%s", points, points[0] ? ".\n" : "", lines, parted);
	words_who(tui_event(tui), move->to, pin, who);
	app_section_name(tui_event(tui), move->to, name);
	if (text[0])
		panel_report(tui, text, "%s is in %s now.", who, name);
	else
		tui_say(tui, ROLE_GOOD, "%s is in %s now.", who, name);
}

/* False after a message. */
static bool move_player(struct tui *tui, const struct section_move *move)
{
	struct error error = {.code = STATUS_OK};
	char parted[PARTED_SIZE];
	int pin;

	parted_words(tui->app, &(struct goers){.pin = move->pin}, parted);
	if (!tui_did(tui, app_section_move(tui->app, move, &pin, &error), &error))
		return false;
	say_moved(tui, move, pin, parted);
	return true;
}

static void on_points(struct tui *tui, char answer, const char *text)
{
	struct section_move move = *(const struct section_move *)ask_kept(tui);

	(void)answer;
	if (!text)
		return;
	if (text[0] && (!points_read(text, &move.points2) || move.points2 > 2 * ROUNDS_MOST)) {
		tui_say(tui, ROLE_BAD, "\"%.20s\" is no number of points, such as 1½.", text);
		ask_refuse(tui);
	} else if (!move_player(tui, &move)) {
		ask_refuse(tui);
	}
}

/* Has he missed rounds there? */
static bool has_begun(const struct tui *tui, int section)
{
	const struct round *first = event_round(tui_event(tui), section, 1);

	return first && first->state >= ROUND_PUBLISHED;
}

static void on_section(struct tui *tui, char answer, const char *text)
{
	struct section_move move = *(const struct section_move *)ask_kept(tui);
	char name[NAME_SIZE];

	(void)answer;
	if (!text)
		return;
	if (!sections_read(tui, text, &move.to)) {
		ask_refuse(tui);
	} else if (move.to != app_section(tui->app) && has_begun(tui, move.to)) {
		ask_line(tui, "", on_points,
			"Points that he brings, in byes for the rounds missed in %s; nothing: what it grants:",
			app_section_name(tui_event(tui), move.to, name));
		ask_keep(tui, &move, sizeof(move));
	} else if (!move_player(tui, &move)) {
		ask_refuse(tui);
	}
}

void section_ask_move(struct tui *tui, int pin)
{
	const struct section_move move = {.pin = pin, .points2 = -1};
	char who[WHO_SIZE], one[NAME_SIZE], others[200];

	if (!tui_may_change(tui) || !sections_has_others(tui))
		return;
	ask_line(tui, sections_only_other(tui, one), on_section,
		"%s goes over to which section: %s?",
		words_who(tui_event(tui), app_section(tui->app), pin, who),
		sections_others(tui, others, sizeof(others)));
	ask_keep(tui, &move, sizeof(move));
}
