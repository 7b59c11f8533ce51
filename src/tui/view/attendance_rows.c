/* The rows of the attendance and of the roll of a round, and their title. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "board/card.h"
#include "core/season.h"
#include "tui/term/paint.h"
#include "tui/view/attendance.h"
#include "tui/view/head.h"

int attendance_kind(const struct tui *tui, int pin)
{
	const struct attendance *row =
		season_attendance(tui_event(tui), app_section(tui->app), tui->model.round, pin);

	return row ? row->kind : ATTENDS_AWAY;
}

static const char *kind_words(int kind)
{
	switch (kind) {
	case ATTENDS_HERE:
		return "● here";
	case ATTENDS_VOLUNTEER:
		return "○ volunteers";
	case ATTENDS_CASUAL:
		return "+ casual games";
	case ATTENDS_LATER:
		return "… comes later";
	default:
		return "";
	}
}

static const char *roll_words(int kind)
{
	return kind == ATTENDS_HERE      ? "● here"
		: kind == ATTENDS_LATER  ? "… late"
		: kind == ATTENDS_ABSENT ? "○ not here"
					 : "";
}

/*
 * He is here, or of a round has no mark, and has a bye on request: the draw has no place for him.
 */
static bool has_bye(const struct tui *tui, int kind, int pin)
{
	return (kind == ATTENDS_HERE || kind == ATTENDS_VOLUNTEER ||
		       (kind == ATTENDS_AWAY && !tui_is_season(tui))) &&
		event_booking(tui_event(tui), app_section(tui->app), pin, tui->model.round);
}

/* "● came late" for one who came when the draw was out. */
static const char *how_words(const struct tui *tui, int pin)
{
	const int kind = attendance_kind(tui, pin);

	if (has_bye(tui, kind, pin))
		return "● bye booked";
	if (!tui_is_season(tui))
		return roll_words(kind);
	return kind == ATTENDS_HERE && app_came_late(tui->app, tui->model.round, pin)
		? "● came late"
		: kind_words(kind);
}

/* "sits out", "board 3": where he is tonight. */
static void seat_words(const struct tui *tui, int pin, char *text, size_t size)
{
	const struct board *board =
		event_board_of(tui_event(tui), app_section(tui->app), tui->model.round, pin);

	text[0] = '\0';
	if (board && board->black == 0)
		snprintf(text, size, "sits out");
	else if (board)
		snprintf(text, size, "board %d",
			app_board_label(tui->app, board->round, board->number));
}

/* What the evening is drawn by; of a round his points so far. */
static void put_standing(
	const struct tui *tui, const struct app_listed *listed, struct strip *strip)
{
	char text[16];

	if (!tui_is_season(tui)) {
		points_text(event_points2(tui_event(tui), app_section(tui->app), listed->pin,
				    tui->model.round - 1),
			text);
		strip_fit(strip, ROLE_PLAIN, text, 8, true);
		strip_gap(strip, 5);
		return;
	}
	strip_fit(strip, ROLE_PLAIN, season_gsrp_text(listed->tenths, text), 7, true);
	snprintf(text, sizeof(text), "%d", listed->games);
	strip_fit(strip, ROLE_FAINT, text, 6, true);
}

void attendance_draw_row(const struct tui *tui, const struct listed *shown, int i, int row, bool at)
{
	const struct attendance_state *state = tui->own[VIEW_ATTENDANCE];
	const bool numbered = state->by_list && !state->called.text[0] && tui_is_season(tui);
	const struct app_listed *listed = (const struct app_listed *)shown->rows + i;
	const bool here = at && attendance_is_chosen(tui);
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), listed->pin);
	const int kind = attendance_kind(tui, listed->pin);
	struct strip strip = {0};
	char text[80];

	snprintf(text, sizeof(text), "%d", i + 1);
	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	strip_fit(&strip, ROLE_FAINT, numbered ? text : "", 3, true);
	snprintf(text, sizeof(text), "%d", listed->pin);
	strip_fit(&strip, ROLE_STRONG, text, 5, true);
	strip_gap(&strip, 1);
	card_put_name(
		tui_event(tui), player, kind >= 0 ? ROLE_STRONG : ROLE_PLAIN, state->names, &strip);
	snprintf(text, sizeof(text), player->grade ? "%d" : "-", player->grade);
	strip_fit(&strip, ROLE_FAINT, text, 5, true);
	put_standing(tui, listed, &strip);
	strip_gap(&strip, 2);
	strip_fit(
		&strip, kind >= 0 ? ROLE_GOOD : ROLE_FAINT, how_words(tui, listed->pin), 15, false);
	seat_words(tui, listed->pin, text, sizeof(text));
	strip_put(&strip, ROLE_PLAIN, text);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

/* "Roll of round 3: 17 here, 1 late, 2 not here, 3 not marked". */
static void draw_roll_title(const struct tui *tui)
{
	const struct app_roll roll = app_roll(tui->app);
	char text[160];

	snprintf(text, sizeof(text),
		"Roll of round %d: %d here, %d late, %d not here, %d not marked", tui->model.round,
		roll.here, roll.late, roll.absent, roll.unmarked);
	head_frame(text);
}

/* "Evening 3: 7 in the draw, 2 of them volunteer, 1 casual, 1 later"; the draw made: "7 here". */
static void draw_evening_title(const struct tui *tui)
{
	const struct round *round =
		event_round(tui_event(tui), app_section(tui->app), tui->model.round);
	const bool published = round && round->state >= ROUND_PUBLISHED;
	int count, in[ATTENDS_LATER + 1] = {0};
	const struct record *rows = event_range(
		tui_event(tui), RECORD_ATTENDANCE, app_section(tui->app), tui->model.round, &count);
	char text[160];

	for (int i = 0; i < count; i++)
		if (!has_bye(tui, rows[i].as.attendance.kind, rows[i].as.attendance.pin))
			in[rows[i].as.attendance.kind]++;
	snprintf(text, sizeof(text), "Evening %d%s: %d %s", tui->model.round,
		published ? ", published" : "", in[ATTENDS_HERE] + in[ATTENDS_VOLUNTEER],
		published ? "here" : "in the draw");
	if (in[ATTENDS_VOLUNTEER])
		snprintf(text + strlen(text), sizeof(text) - strlen(text),
			", %d of them volunteer%s", in[ATTENDS_VOLUNTEER],
			in[ATTENDS_VOLUNTEER] == 1 ? "s" : "");
	if (in[ATTENDS_CASUAL])
		snprintf(text + strlen(text), sizeof(text) - strlen(text), ", %d casual",
			in[ATTENDS_CASUAL]);
	if (in[ATTENDS_LATER])
		snprintf(text + strlen(text), sizeof(text) - strlen(text), ", %d later",
			in[ATTENDS_LATER]);
	head_frame(text);
}

void attendance_draw_title(const struct tui *tui)
{
	if (tui_is_season(tui))
		draw_evening_title(tui);
	else
		draw_roll_title(tui);
}
