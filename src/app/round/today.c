/* What the draw of a published round would be by the data as they are now. */
#include "config.h"

#include "app/round/today.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/free_draw.h"
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
	const struct app *app, const struct event *then, int round, struct today *today)
{
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

			if (now_of(app, round, row, now))
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

/* What the sentence begins with: "By today's data, with board 9 held as it was repaired,". */
static void begin_words(const char *held, char *text, size_t size)
{
	words_put(text, size, "By today's data%s%s%s", held[0] ? ", with " : "", held,
		held[0] ? "," : "");
}

/* Both draws as they are published: the first board, by number, that would be another one. */
static void tell_boards(const struct app *app, const struct seats *then, const struct seats *now,
	const char *begin, char *text, size_t size)
{
	char was[2 * WHO_SIZE + 24] = "no board", is[2 * WHO_SIZE + 24], more[40] = "";
	int first = -1, others = 0;

	for (int i = 0; i < now->count; i++) {
		if (now->boards[i].white == 0 || !is_other(then, &now->boards[i]))
			continue;
		if (first < 0)
			first = i;
		else
			others++;
	}
	if (first < 0) {
		words_put(text, size, "%s the rules' draw would be the same.", begin);
		return;
	}
	if (first < then->count && then->boards[first].white)
		board_words(app, &then->boards[first], was, sizeof(was));
	board_words(app, &now->boards[first], is, sizeof(is));
	if (others > 0)
		words_put(more, sizeof(more), "; %d more board%s would change, too", others,
			others == 1 ? "" : "s");
	words_put(text, size, "%s the rules' draw would differ: board %d would be %s, not %s%s.",
		begin, seats_label(now, app_event(app), now->boards[first].number), is, was, more);
}

/* The rules' draw from what was known then and from what is known now; none: they allow none. */
struct draws {
	struct seats then, now;
};

/* What is held keeps its number on the wall, and so do all boards that both have. */
static enum status number_boards(const struct app *app, int round, struct draws *draws)
{
	struct seats wall = {.count = 0};
	enum status status = seats_load(&wall, app_event(app), app->section, round);

	if (status == STATUS_OK)
		status = seats_beside(&draws->then, &wall);
	if (status == STATUS_OK)
		status = seats_beside(&draws->now, &draws->then);
	seats_done(&wall);
	return status;
}

static void tell(const struct app *app, const struct draws *draws, const char *begin, char *text,
	size_t size)
{
	if (draws->now.count == 0)
		words_put(text, size, "%s the rules would allow no draw.", begin);
	else if (draws->then.count > 0)
		tell_boards(app, &draws->then, &draws->now, begin, text, size);
}

/* The event of then with what is known now. */
static enum status draw_now(const struct app *app, const struct event *then, int round,
	const struct today *today, struct seats *now)
{
	struct event event;
	enum status status = event_copy(then, &event);

	if (status != STATUS_OK)
		return status;
	status = event_change(&event, today->changes, today->count);
	if (status == STATUS_OK)
		status = free_draw_seats(&event, app->section, round, false, now, NULL);
	event_done(&event);
	return status;
}

/* The draw of then: as it was published. */
static enum status draw_position(const struct app *app, struct position *position,
	const struct today *today, struct draws *draws)
{
	enum status status = best_find_draw(position);

	if (status == STATUS_OK && position->best->status == PAIRING_OK)
		status = seats_of_draw(&draws->then, &position->cards, app->section,
			position->round, &position->best->draw);
	return status == STATUS_OK
		? draw_now(app, position->event, position->round, today, &draws->now)
		: status;
}

/* As it was published, around the boards that were seated since. */
static enum status draw_reseated(struct app *app, int round, const struct today *today,
	struct draws *draws, char *begin, size_t size)
{
	struct held_boards held;
	struct event event;
	char words[200];
	enum status status = free_draw_event(app, round, &event, &held, NULL);

	if (status != STATUS_OK)
		return status;
	held_boards_words(app, round, &held, words, sizeof(words));
	begin_words(words, begin, size);
	status = free_draw_seats(&event, app->section, round, false, &draws->then, NULL);
	if (status == STATUS_OK)
		status = draw_now(app, &event, round, today, &draws->now);
	if (status == STATUS_OK && draws->now.count > 0)
		status = number_boards(app, round, draws);
	held_boards_done(&held);
	event_done(&event);
	return status;
}

/* Were boards of it seated when the draw was out? */
static bool is_reseated(const struct position *position)
{
	for (int i = 0; i < position->seats.count; i++)
		if (position->seats.boards[i].pinned == BOARD_BEFORE)
			return true;
	return position->from == DRAWN_LATE;
}

enum status today_words(struct app *app, struct position *position, char *text, size_t size)
{
	struct draws draws = {.then = {.count = 0}};
	struct today today = {.count = 0};
	char begin[240];
	enum status status = STATUS_OK;

	text[0] = '\0';
	begin_words("", begin, sizeof(begin));
	if (position->from != DRAWN_NOW)
		status = find_changes(app, position->event, position->round, &today);
	if (status == STATUS_OK && today.count > 0) {
		status = is_reseated(position)
			? draw_reseated(app, position->round, &today, &draws, begin, sizeof(begin))
			: draw_position(app, position, &today, &draws);
		if (status == STATUS_OK)
			tell(app, &draws, begin, text, size);
	}
	seats_done(&draws.then);
	seats_done(&draws.now);
	free(today.rows);
	free(today.changes);
	return status;
}
