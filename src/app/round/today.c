/* What the draw of a published round would be by the data as they are now. */
#include "config.h"

#include "app/round/today.h"

#include <stdlib.h>
#include <string.h>

#include "app/trial/best_draw.h"
#include "app/words/words.h"
#include "core/change.h"

/* The rows of the rounds before, and the players, in the order of the keys. */
static const enum record_kind made_from[] = {RECORD_PLAYER, RECORD_BOARD, RECORD_FILLED};

enum { KINDS = sizeof(made_from) / sizeof(made_from[0]) };

struct today {
	struct record *rows;
	struct change *changes;
	int count;
};

/*
 * The row as it is now; who took part in the round does so still. But for the last round, which may
 * be taken back and drawn anew, he stands where he stood: who moves in the order of cards does so
 * for the draws to come (CAA 3).
 */
static bool now_of(const struct app *app, int round, const struct record *then, struct record *row)
{
	const struct record_key key = record_key_of(then);
	const struct record *now = event_find(app_event(app), key);

	if (!now || key.part[0] != app->section)
		return false;
	if (key.kind != RECORD_PLAYER && key.part[1] >= round)
		return false;
	*row = *now;
	if (key.kind == RECORD_PLAYER) {
		row->as.player.enters = then->as.player.enters;
		row->as.player.leaves = then->as.player.leaves;
		if (round < app_last_published(app_event(app), app->section))
			memcpy(row->as.player.place, then->as.player.place,
				sizeof(row->as.player.place));
	}
	return !record_equal(row, then);
}

static enum status find_changes(
	const struct app *app, const struct position *position, struct today *today)
{
	const struct event *then = position->event;
	size_t room = 1;

	for (int k = 0; k < KINDS; k++)
		room += (size_t)then->table[made_from[k]].count;
	today->rows = calloc(room, sizeof(*today->rows));
	today->changes = calloc(room, sizeof(*today->changes));
	if (!today->rows || !today->changes)
		return STATUS_NO_MEMORY;
	for (int k = 0; k < KINDS; k++) {
		for (int i = 0; i < then->table[made_from[k]].count; i++) {
			const struct record *row = &then->table[made_from[k]].rows[i];
			struct record *now = &today->rows[today->count];

			if (now_of(app, position->round, row, now))
				today->changes[today->count++] =
					(struct change){record_key_of(row), now};
		}
	}
	return STATUS_OK;
}

/* "4 Drew v 12 Low", or "the bye of 4 Drew" */
static void board_words(const struct app *app, const struct board *board, char *text, size_t size)
{
	char one[WHO_SIZE], two[WHO_SIZE];

	words_who(app_event(app), app->section, board->white, one);
	if (board->black == 0)
		words_put(text, size, "the bye of %s", one);
	else
		words_put(text, size, "%s v %s", one,
			words_who(app_event(app), app->section, board->black, two));
}

/* Does somebody of this board sit otherwise in the other draw? */
static bool is_other(const struct seats *seats, const struct board *board)
{
	const int at = seats_find(seats, board->white);

	return at < 0 || seats->boards[at].white != board->white ||
		seats->boards[at].black != board->black;
}

/* Both draws as they are published: the first board, by number, that would be another one. */
static void tell_boards(const struct app *app, const struct seats *then, const struct seats *now,
	char *text, size_t size)
{
	char was[2 * WHO_SIZE + 24] = "no board", is[2 * WHO_SIZE + 24], more[40] = "";
	int first = -1, others = 0;

	for (int i = 0; i < now->count; i++) {
		if (!is_other(then, &now->boards[i]))
			continue;
		if (first < 0)
			first = i;
		else
			others++;
	}
	if (first < 0) {
		words_put(text, size, "By today's data the rules' draw would be the same.");
		return;
	}
	if (first < then->count)
		board_words(app, &then->boards[first], was, sizeof(was));
	board_words(app, &now->boards[first], is, sizeof(is));
	if (others > 0)
		words_put(more, sizeof(more), "; %d more board%s would change, too", others,
			others == 1 ? "" : "s");
	words_put(text, size,
		"By today's data the rules' draw would differ: board %d would be %s, not %s%s.",
		seats_label(now, app_event(app), now->boards[first].number), is, was, more);
}

static enum status tell_draws(const struct app *app, const struct position *then,
	const struct position *now, char *text, size_t size)
{
	struct seats was = {.count = 0}, is = {.count = 0};
	enum status status =
		seats_of_draw(&was, &then->cards, app->section, then->round, &then->best->draw);

	if (status == STATUS_OK)
		status =
			seats_of_draw(&is, &now->cards, app->section, now->round, &now->best->draw);
	if (status == STATUS_OK)
		tell_boards(app, &was, &is, text, size);
	seats_done(&was);
	seats_done(&is);
	return status;
}

static enum status tell(const struct app *app, struct position *position, const struct event *event,
	char *text, size_t size)
{
	struct position now = {.round = position->round, .event = event};
	struct error error;
	enum status status =
		translate_round(event, app->section, position->round, &now.cards, &error);

	if (status != STATUS_OK)
		return status;
	status = best_find_draw(&now);
	if (status == STATUS_OK)
		status = best_find_draw(position);
	if (status == STATUS_OK && now.best->status != PAIRING_OK)
		words_put(text, size, "By today's data the rules would allow no draw.");
	else if (status == STATUS_OK && position->best->status == PAIRING_OK)
		status = tell_draws(app, position, &now, text, size);
	trial_release(now.best);
	translation_done(&now.cards);
	return status;
}

enum status today_words(const struct app *app, struct position *position, char *text, size_t size)
{
	struct today today = {.count = 0};
	struct event event;
	enum status status = STATUS_OK;

	text[0] = '\0';
	if (position->from != DRAWN_NOW)
		status = find_changes(app, position, &today);
	if (status == STATUS_OK && today.count > 0) {
		status = event_copy(position->event, &event);
		if (status == STATUS_OK) {
			status = event_change(&event, today.changes, today.count);
			if (status == STATUS_OK)
				status = tell(app, position, &event, text, size);
			event_done(&event);
		}
	}
	free(today.rows);
	free(today.changes);
	return status;
}
