/*
 * Boards of published rounds that have another number once a game against one from outside comes,
 * goes or joins.
 */
#include "config.h"

#include "app/round/fill_numbers.h"

#include <stdlib.h>

#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/text/text.h"
#include "core/vec.h"
#include "core/vocabulary.h"

static bool keep_number(struct kept_numbers *kept, struct kept_number row)
{
	struct kept_number *rows;

	if (row.pin == 0)
		return true;
	rows = vec_grow(kept->rows, &kept->room, kept->count + 1, sizeof(*rows));
	if (!rows)
		return false;
	kept->rows = rows;
	rows[kept->count++] = row;
	return true;
}

static bool keep_round(const struct event *event, int section, int round, struct kept_numbers *kept)
{
	const int count = game_count(event, section, round);
	struct game game;

	for (int number = 1; number <= count; number++) {
		const int label = board_label(event, section, round, number);

		if (game_find(event, section, round, number, &game) &&
			(!keep_number(
				 kept, (struct kept_number){section, round, game.white, label}) ||
				!keep_number(kept,
					(struct kept_number){section, round, game.black, label})))
			return false;
	}
	return true;
}

bool app_keep_numbers(const struct app *app, struct kept_numbers *kept)
{
	const struct event *event = app_event(app);

	*kept = (struct kept_numbers){.rows = NULL};
	for (int section = 1; section <= SECTIONS_MOST; section++)
		for (int round = 1; round <= app_last_published(event, section); round++)
			if (!keep_round(event, section, round, kept)) {
				app_kept_numbers_done(kept);
				return false;
			}
	return true;
}

void app_kept_numbers_done(struct kept_numbers *kept)
{
	free(kept->rows);
	*kept = (struct kept_numbers){.rows = NULL};
}

static void add_side(
	const struct event *event, int section, const struct game *game, int pin, struct line *line)
{
	char who[WHO_SIZE];

	line_text(line, pin ? words_who(event, section, pin, who) : game->outside);
}

static void add_change(const struct event *event, const struct kept_number *was,
	const struct game *game, int label, struct line *line)
{
	if (game->bye)
		line_text(line, "the bye of ");
	add_side(event, was->section, game, game->white, line);
	if (!game->bye) {
		line_text(line, " v ");
		add_side(event, was->section, game, game->black, line);
	}
	line_text(line, " at ");
	line_int(line, label);
	line_text(line, " (was ");
	line_int(line, was->label);
	line_text(line, ")");
}

/* Where it is, if not where the one before is: "in Major: ", "in round 1: ". */
static void add_place(const struct app *app, const struct kept_number *row,
	const struct kept_number *before, struct line *line)
{
	const struct event *event = app_event(app);
	const bool elsewhere = row->section != app->section,
		   earlier = row->round != app_last_published(event, row->section);
	char name[NAME_SIZE];

	if (before && before->section == row->section && before->round == row->round) {
		line_text(line, ", ");
		return;
	}
	line_text(line, before ? "; " : "Another number now: ");
	if (!elsewhere && !earlier)
		return;
	line_text(line, "in ");
	if (elsewhere)
		line_text(line, app_section_name(event, row->section, name));
	if (elsewhere && earlier)
		line_text(line, ", ");
	if (earlier) {
		line_text(line, vocabulary_of(event, row->section)->round_small);
		line_text(line, " ");
		line_int(line, row->round);
	}
	line_text(line, ": ");
}

const char *app_changed_numbers(
	const struct app *app, const struct kept_numbers *before, char text[FILL_NUMBERS_SIZE])
{
	const struct event *event = app_event(app);
	const struct kept_number *last = NULL;
	int number = 0;
	struct game game;
	struct line line;

	line_init(&line, text, FILL_NUMBERS_SIZE);
	for (int i = 0; i < before->count; i++) {
		const struct kept_number *row = &before->rows[i];
		int label;

		if (app_round_state(event, row->section, row->round) < ROUND_PUBLISHED ||
			!game_of(event, row->section, row->round, row->pin, &game))
			continue;
		label = board_label(event, row->section, row->round, game.number);
		/* both players of a game stand behind each other */
		if (label == row->label ||
			(last && last->section == row->section && last->round == row->round &&
				number == game.number))
			continue;
		add_place(app, row, last, &line);
		add_change(event, row, &game, label, &line);
		last = row;
		number = game.number;
	}
	if (line.length > 0)
		line_text(&line, ".");
	return text;
}
