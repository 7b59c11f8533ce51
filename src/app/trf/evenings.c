/*
 * What the entries of a report do not tell: byes of who is gone, and of club evenings who is how
 * there and the games outside.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "core/booking.h"
#include "core/season.h"

static const char *const attends_words[] = {
	[ATTENDS_HERE] = "here",
	[ATTENDS_VOLUNTEER] = "volunteer",
	[ATTENDS_CASUAL] = "casual",
	[ATTENDS_LATER] = "later",
};

enum { ATTENDS_KINDS = sizeof(attends_words) / sizeof(attends_words[0]) };

static bool read_attends(const char *text, struct attendance *there)
{
	if (!trf_comment_number(&text, &there->round) || !trf_comment_number(&text, &there->pin))
		return false;
	for (int i = 0; i < ATTENDS_KINDS; i++) {
		if (strcmp(text, attends_words[i]) != 0)
			continue;
		there->kind = i;
		return true;
	}
	return false;
}

static bool read_outside(const char *text, struct outside *game)
{
	static const char *const rated[] = {" unrated", " rated"};
	char word[16] = "";
	enum result result;

	if (!trf_comment_number(&text, &game->round) || !trf_comment_number(&text, &game->number) ||
		!trf_comment_number(&text, &game->white) ||
		!trf_comment_number(&text, &game->black))
		return false;
	for (int i = 0; i < 2; i++) {
		const size_t end = strlen(rated[i]), all = strlen(text);

		if (all <= end || all - end >= sizeof(word) ||
			strcmp(text + all - end, rated[i]) != 0)
			continue;
		memcpy(word, text, all - end);
		word[all - end] = '\0';
		game->rated = i;
	}
	if (!result_parse(word, &result))
		return false;
	game->result = (int)result;
	return true;
}

static bool read_booked(const char *text, struct booking *booking)
{
	if (!trf_comment_number(&text, &booking->round) ||
		!trf_comment_number(&text, &booking->pin))
		return false;
	for (int i = 0; i < BOOKING_KINDS; i++) {
		if (strcmp(text, booking_word((enum booking_kind)i)) != 0)
			continue;
		booking->kind = i;
		return true;
	}
	return false;
}

bool trf_comment_row(const char *line, int section, struct record *row)
{
	struct record read = {.kind = RECORD_KINDS};
	const char *text;

	if ((text = trf_comment_after(line, "attends")) != NULL) {
		read.kind = RECORD_ATTENDANCE;
		read.as.attendance.section = section;
		if (!read_attends(text, &read.as.attendance))
			return false;
	} else if ((text = trf_comment_after(line, "outside")) != NULL) {
		read.kind = RECORD_OUTSIDE;
		read.as.outside.section = section;
		if (!read_outside(text, &read.as.outside))
			return false;
	} else if ((text = trf_comment_after(line, "booked")) != NULL) {
		read.kind = RECORD_BOOKING;
		read.as.booking.section = section;
		if (!read_booked(text, &read.as.booking))
			return false;
	} else {
		return false;
	}
	*row = read;
	return true;
}

/* Who has a seat on a published evening was there. */
static bool is_told_by_seat(const struct event *event, const struct attendance *there)
{
	const struct round *round = event_round(event, there->section, there->round);

	return round && round->state >= ROUND_PUBLISHED && there->kind == ATTENDS_HERE &&
		event_board_of(event, there->section, there->round, there->pin);
}

static enum status say_attends(const struct event *event, int section, struct trf *trf, int *room)
{
	int count;
	const struct record *rows = event_range(event, RECORD_ATTENDANCE, section, 0, &count);
	enum status status = STATUS_OK;
	char text[32];

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct attendance *there = &rows[i].as.attendance;

		if (is_told_by_seat(event, there))
			continue;
		snprintf(text, sizeof(text), "%d %s", there->pin, attends_words[there->kind]);
		status = trf_comment_add(trf, room, "attends", there->round, text);
	}
	return status;
}

/*
 * Has the report an entry that tells the booking? None for who is not in the round any more; on a
 * club evening that is over, the same one for all who were not there.
 */
static bool is_told_by_entry(
	const struct event *event, const struct trf *trf, const struct booking *booking)
{
	const struct player *player = event_player(event, booking->section, booking->pin);

	if (player->enters > booking->round ||
		(player->leaves != 0 && player->leaves <= booking->round))
		return false;
	return booking->kind != BOOKING_ZERO || booking->round > trf->played ||
		!event_is_season(event, booking->section);
}

static enum status say_booked(const struct event *event, int section, struct trf *trf, int *room)
{
	int count;
	const struct record *rows = event_range(event, RECORD_BOOKING, section, 0, &count);
	enum status status = STATUS_OK;
	char text[32];

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct booking *booking = &rows[i].as.booking;

		if (is_told_by_entry(event, trf, booking))
			continue;
		snprintf(text, sizeof(text), "%d %s", booking->pin,
			booking_word((enum booking_kind)booking->kind));
		status = trf_comment_add(trf, room, "booked", booking->round, text);
	}
	return status;
}

static enum status say_outside(const struct event *event, int section, struct trf *trf, int *room)
{
	int count;
	const struct record *rows = event_range(event, RECORD_OUTSIDE, section, 0, &count);
	enum status status = STATUS_OK;
	char text[96];

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct outside *game = &rows[i].as.outside;
		const enum result result = (enum result)game->result;

		snprintf(text, sizeof(text), "%d %d %d %s %s", game->number, game->white,
			game->black, result == RESULT_NONE ? "none" : result_text(result),
			game->rated ? "rated" : "unrated");
		status = trf_comment_add(trf, room, "outside", game->round, text);
	}
	return status;
}

enum status trf_comment_rows(const struct event *event, int section, struct trf *trf, int *room)
{
	/* of other events the byes say who was not here */
	enum status status = event_is_season(event, section)
		? say_attends(event, section, trf, room)
		: STATUS_OK;

	if (status == STATUS_OK)
		status = say_booked(event, section, trf, room);
	return status == STATUS_OK ? say_outside(event, section, trf, room) : status;
}

enum status trf_rows_everybody(struct event *event, int section)
{
	const int round = event_last_round(event, section) + 1;
	int count;
	const struct record *players = event_range(event, RECORD_PLAYER, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct player *player = &players[i].as.player;
		struct record row = {.kind = RECORD_ATTENDANCE};

		if (player->enters > round || (player->leaves != 0 && player->leaves <= round) ||
			event_booking(event, section, player->pin, round))
			continue;
		row.as.attendance = (struct attendance){section, round, player->pin, ATTENDS_HERE};
		status = trf_rows_put(event, &row);
	}
	return status;
}
