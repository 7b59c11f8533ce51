/* All players by rank after any round: names, clubs, ranks, the frame and the rounds. */
#include "config.h"

#include "tui/view/table.h"

#include <curses.h>
#include <stdio.h>

#include "board/card.h"
#include "core/particulars/left.h"
#include "core/text/fit.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"

struct table_state *table_state(const struct tui *tui)
{
	return tui->own[tui->view->id];
}

static bool is_published(const struct tui *tui, int round)
{
	return round < tui->model.round || tui->model.state >= ROUND_PUBLISHED;
}

/*
 * The last round that counts: what is only proposed gives nothing, but for the games outside the
 * competition of a club evening.
 */
static int last_round(const struct tui *tui)
{
	return tui_is_season(tui) || is_published(tui, tui->model.round) ? tui->model.round
									 : tui->model.round - 1;
}

static const char *gone_mark(const struct tui *tui, const struct player *player)
{
	return left_short(player_left(tui_event(tui), player, tui_shown_round(tui)));
}

int table_names_width(const struct tui *tui)
{
	int count, most = 4; /* "Name" above them */
	const struct record *row =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);

	for (; count > 0; count--, row++) {
		const struct player *player = &row->as.player;
		const int width = text_width(player->name) + text_width(gone_mark(tui, player));

		most = width > most ? width : most;
	}
	return most;
}

int table_clubs_width(const struct tui *tui)
{
	int count, most = 0;
	const struct record *row =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);

	for (; count > 0; count--, row++) {
		const int width = text_width(row->as.player.club);

		most = width > most ? width : most;
	}
	return most;
}

void table_put_name(
	const struct tui *tui, const struct player *player, int cells, struct strip *strip)
{
	const char *mark = gone_mark(tui, player);
	const int marked = text_width(mark);

	card_put_name(
		tui_event(tui), player, marked ? ROLE_DONE : ROLE_PLAIN, cells - marked, strip);
	strip_fit(strip, ROLE_BAD, mark, marked, false);
}

int table_round(const struct tui *tui)
{
	return table_state(tui)->round;
}

void table_enter(struct tui *tui, enum view_id from, int round)
{
	const int last =
		is_published(tui, tui->model.round) ? tui->model.round : tui->model.round - 1;

	(void)from;
	table_state(tui)->round = round > 0 ? round : last;
	table_state(tui)->list = (struct list){0, 0};
}

const char *table_rank(int before, int rank, int after, char text[24])
{
	snprintf(text, 24, "%d%s", rank, before == rank || after == rank ? "=" : "");
	return text;
}

void table_draw_row(const struct strip *strip, int row, bool here)
{
	paint_strip(row, 2, strip, COLS - 4, here ? ROLE_SELECTED : ROLE_PLAIN);
}

void table_draw(struct tui *tui, const char *title, const char *legend,
	const struct strip *headings, const char *signs)
{
	char text[160], in[GAME_PROGRESS_SIZE];
	const bool over = is_published(tui, table_state(tui)->round);

	game_progress_text(tui_event(tui), app_section(tui->app), table_state(tui)->round, in);
	if (table_state(tui)->round == 0)
		snprintf(text, sizeof(text), "%s before %s 1%s", title,
			tui_vocabulary(tui)->round_small, legend);
	else
		snprintf(text, sizeof(text), "%s %s %s %d%s%s%s", title,
			in[0] || !over ? "in" : "after", tui_vocabulary(tui)->round_small,
			table_state(tui)->round, in[0] ? ": " : "", in, legend);
	head_frame(text);
	paint_strip(TABLE_FIRST_ROW - 1, 2, headings, COLS - 4, ROLE_PLAIN);
	list_view_draw(tui);
	if (signs && tui_has_players(tui))
		paint_text(LINES - 3, 3, ROLE_FRAME, signs, COLS - 6);
	head_draw(tui);
}

const char *table_empty_words(const struct tui *tui)
{
	(void)tui;
	return "There are no players yet: Esc, then e adds players.";
}

const char *table_word(const struct tui *tui, const struct key_row *row)
{
	const bool moves = table_state(tui)->round > 0 || last_round(tui) > 0;

	return row->act == table_go_round && !moves ? NULL : row->name;
}

void table_go_round(struct tui *tui)
{
	if (tui->key == KEY_LEFT)
		table_state(tui)->round -= table_state(tui)->round > 0;
	else
		table_state(tui)->round += table_state(tui)->round < last_round(tui);
}
