/* What of the next draw is certain while results are typed: its line, its window, its slips. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "core/board_result.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper.h"
#include "tui/state/state.h"
#include "tui/term/click.h"
#include "tui/term/paint.h"
#include "tui/results/results.h"

enum { LINE_SIZE = 200 };

static const char looked_at[] = "The next draw is looked at";

static const char *side(const struct tui *tui, int pin, const char *outside, char who[WHO_SIZE])
{
	return pin ? words_who(tui_event(tui), app_section(tui->app), pin, who) : outside;
}

/* "Round 5: 14 of 20 boards certain so far" */
static void put_words(const struct tui *tui, char *text, size_t size)
{
	const struct next_draw *next = &tui->forecaster.next;
	char words[NEXT_DRAW_WORDS_SIZE];

	snprintf(text, size, "%s %d: %s", tui_vocabulary(tui)->round, next->round,
		next_draw_words(next, words));
}

static void put_game(struct tui *tui, const struct unfinished_game *game)
{
	struct strip *strip = panel_line(tui);
	char white[WHO_SIZE], black[WHO_SIZE], round[24] = "";

	if (game->round != tui->forecaster.next.round - 1)
		snprintf(round, sizeof(round), ", round %d", game->round);
	if (strip)
		strip_format(strip, ROLE_PLAIN, "%4d  %2d %2d %2d  %s v %s%s", game->label,
			game->certain[0], game->certain[1], game->certain[2],
			side(tui, game->white, game->outside, white),
			side(tui, game->black, game->outside, black), round);
}

static void put_board(struct tui *tui, const struct certain_board *board)
{
	struct strip *strip = panel_line(tui);
	char white[WHO_SIZE], black[WHO_SIZE], label[16] = "-";

	if (board->label)
		snprintf(label, sizeof(label), "%d", board->label);
	side(tui, board->white, "", white);
	if (strip && board->black)
		strip_format(strip, ROLE_PLAIN, "%4s  %s v %s", label, white,
			side(tui, board->black, "", black));
	else if (strip)
		strip_format(strip, ROLE_PLAIN, "      %s %s", white, tui_vocabulary(tui)->has_bye);
}

static void print_slips(struct tui *tui)
{
	panel_close_all(tui);
	paper_certain(tui);
}

static const struct key_row slips_key = {
	"w", "slips", "print or write the slips of these boards", WHEN_ANY, print_slips, NULL};

static void make_panel(struct tui *tui, const void *about)
{
	const struct next_draw *next = &tui->forecaster.next;
	char title[LINE_SIZE];

	(void)about;
	if (!tui->forecaster.on)
		return;
	if (next->round == 0) { /* begun anew a moment ago */
		panel_begin(tui, "%s", looked_at);
		return;
	}
	put_words(tui, title, sizeof(title));
	panel_begin(tui, "%s", title);
	if (next->no_draw)
		panel_words(tui, ROLE_BAD,
			"If some of the games end in a certain way, there is no legal draw.");
	panel_words(tui, ROLE_STRONG,
		next->ncertain > 0 ? "Certain however the games end:"
				   : "No board is certain however the games end.");
	for (int i = 0; i < next->ncertain; i++)
		put_board(tui, &next->certain[i]);
	if (next->looked == next->outcomes) {
		panel_words(tui, ROLE_STRONG,
			"Being played, and how many are certain after 1-0, ½-½, 0-1:");
		for (int g = 0; g < next->ngames; g++)
			put_game(tui, &next->games[g]);
	}
	if (next->ncertain > 0 && next->looked == next->outcomes)
		panel_offer(tui, &slips_key);
}

void results_forecast(struct tui *tui)
{
	struct forecaster *forecaster = &tui->forecaster;

	if (forecaster->on && forecaster->next.round > 0) {
		panel_open(tui, make_panel, NULL, 0);
		return;
	}
	if (!forecaster->on && !forecaster_begin(forecaster, tui->app))
		tui_say(tui, ROLE_BAD, "There is no process to be had for a forecast.");
	forecaster->asked = true;
}

bool results_forecast_stop(struct tui *tui)
{
	const bool works = forecaster_works(&tui->forecaster);

	forecaster_end(&tui->forecaster);
	if (works)
		tui_say(tui, ROLE_PLAIN, "The forecast is ended.");
	return works;
}

void results_forecast_rebuilt(struct tui *tui)
{
	struct forecaster *forecaster = &tui->forecaster;

	if (!forecaster->on)
		return;
	if (tui->view->id == VIEW_RESULTS && forecaster->section == app_section(tui->app))
		forecaster_begin(forecaster, tui->app);
	else
		forecaster_end(forecaster);
}

/* That there is none any more, as the round is complete, is no answer to a key. */
void results_forecast_take(struct tui *tui)
{
	const bool asked = tui->forecaster.asked;
	struct error error;

	if (!forecaster_take(&tui->forecaster, &error))
		return;
	if (error.code != STATUS_OK && (asked || error.code == STATUS_NO_MEMORY))
		tui_say(tui, ROLE_BAD, "%s", error.text);
	tui->forecaster.asked = false;
	if (tui->panel.open && tui->panel.make == make_panel)
		panel_tell_again(tui);
}

/*
 * May one be asked for: is it the round that is played, or one with open games, with a few games to
 * come, and not the last one?
 */
static bool is_offered(const struct tui *tui)
{
	const int round = results_of(tui)->round;
	const struct game_tally tally = game_tally(tui_event(tui), app_section(tui->app), round);
	const bool is_played = tui->model.state == ROUND_PUBLISHED
		? round == tui->model.round
		: round + 1 == tui->model.round &&
			player_has_open(tui_event(tui), app_section(tui->app), 0, round);

	return is_played && !tui_is_season(tui) &&
		tally.games - tally.in + tally.open <= FORECAST_GAMES_MOST &&
		round < event_section(tui_event(tui), app_section(tui->app))->rounds;
}

/* In the frame below the games: words from the left, then a key as far as there is room for it. */
static void draw_line(int row, enum role role, const char *words, const char *key)
{
	char text[LINE_SIZE + 2];
	int cells;

	snprintf(text, sizeof(text), "%s%s ", words[0] ? " " : "", words);
	cells = words[0] ? paint_width(text) : 0;
	if (words[0])
		paint_text(row, 2, role, text, COLS - 4);
	if (2 + cells + 2 + text_width(key) <= COLS - 2)
		click_in_edge(row, 2 + cells, key, COLS - 4 - cells);
}

void results_forecast_draw(const struct tui *tui, int row)
{
	const struct forecaster *forecaster = &tui->forecaster;
	const struct next_draw *next = &forecaster->next;
	char text[LINE_SIZE];
	size_t used;

	if (!forecaster->on) {
		if (is_offered(tui))
			draw_line(row, ROLE_FRAME, "", "Ctrl-K what of the next draw is certain");
		return;
	}
	if (next->round == 0) {
		draw_line(row, ROLE_TITLE, looked_at, "Esc ends it");
		return;
	}
	put_words(tui, text, sizeof(text));
	used = strlen(text);
	if (forecaster_works(forecaster))
		snprintf(text + used, sizeof(text) - used, ", %d of %d outcomes", next->looked,
			next->outcomes);
	if (forecaster_works(forecaster))
		draw_line(row, ROLE_TITLE, text, "Esc ends it");
	else
		draw_line(row, ROLE_GOOD, text, "Ctrl-K list");
}
