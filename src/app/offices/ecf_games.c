/* The games of a file for the ECF: what was played and is rated, and what is not sent. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/offices/ecf_gather.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/between.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/season.h"

/* A game as the event has it. */
struct played {
	int section, round, number;
	int white, black; /* places of humans */
	enum result result;
};

/* Is the round in the part of the event that is sent? */
static bool is_sent(struct ecf_gather *gather, int section, int round, bool say)
{
	const struct office_part *part = gather->office.order->part;
	char where[OFFICE_WHERE_SIZE], with[40], day[BORN_SIZE];

	if (!part)
		return true;
	if (office_day(gather->office.event, section, round, day)[0])
		return strcmp(day, part->first) >= 0 && strcmp(day, part->last) <= 0;
	words_put(with, sizeof(with), "round-%d=DAY", round);
	if (say)
		office_fault(&gather->office, (struct office_place){section, 0}, MEND_EVENT, with,
			"%s: its day is not known, by which it would be sent",
			office_where(gather->office.event, section, round, where));
	return false;
}

/* Only a win, a draw or a loss of both sides can be said; else why not. */
static const char *score_of(enum result result, enum ecf_score *score)
{
	switch (result) {
	case RESULT_WHITE:
		*score = ECF_WON;
		return NULL;
	case RESULT_DRAW:
		*score = ECF_DRAWN;
		return NULL;
	case RESULT_BLACK:
		*score = ECF_LOST;
		return NULL;
	case RESULT_LOST_BOTH:
	case RESULT_HALF_WHITE:
	case RESULT_HALF_BLACK:
		return "a score that the file cannot say";
	default:
		return "a default";
	}
}

static int human_at(const struct ecf_gather *gather, int section, int pin)
{
	const struct humans *humans = &gather->humans;

	return humans->entries[humans_place(humans, section, pin)].human;
}

static const char *name_of(const struct ecf_gather *gather, int human, char text[WHO_SIZE])
{
	const struct human_entry *entry = &gather->humans.entries[human];

	return words_who(gather->office.event, entry->section, entry->pin, text);
}

static void leave_out(struct ecf_gather *gather, const struct played *played, const char *why)
{
	char where[OFFICE_WHERE_SIZE], white[WHO_SIZE], black[WHO_SIZE];

	office_leaves_out(&gather->office, why, "%s, %s - %s %s",
		office_where(gather->office.event, played->section, played->round, where),
		name_of(gather, played->white, white), name_of(gather, played->black, black),
		result_notation(played->result));
}

static enum status add_game(struct ecf_gather *gather, const struct played *played, bool of_round)
{
	enum ecf_score score;
	const char *why = score_of(played->result, &score);
	struct ecf_game *game;

	if (why) {
		leave_out(gather, played, why);
		return STATUS_OK;
	}
	game = ecf_add_game(&gather->file);
	if (!game)
		return STATUS_NO_MEMORY;
	game->one = played->white;
	game->two = played->black;
	game->score = (int)score;
	game->round = of_round ? played->round : 0;
	game->colour = COLOUR_WHITE;
	office_day(gather->office.event, played->section, played->round, game->date);
	return STATUS_OK;
}

static void leave_out_bye(
	struct ecf_gather *gather, int section, int round, int pin, enum booking_kind kind)
{
	static const char *const names[BOOKING_KINDS] = {
		"a half-point bye", "a full-point bye", "a zero-point bye"};
	char where[OFFICE_WHERE_SIZE], who[WHO_SIZE];

	office_leaves_out(&gather->office, names[kind], "%s, %s",
		office_where(gather->office.event, section, round, where),
		words_who(gather->office.event, section, pin, who));
}

/*
 * Whom the draw gave no opponent: of a club evening and a round of an all-play-all nothing is not
 * sent, as he sat out or was free. Who played a game in place of the bye (CAA 36) had none.
 */
static void leave_out_board(struct ecf_gather *gather, const struct board *board)
{
	const struct event *event = gather->office.event;

	if (!event_is_season(event, board->section) &&
		!event_is_all_play_all(event, board->section) &&
		!event_filled(event, board->section, board->round, board->white))
		leave_out_bye(gather, board->section, board->round, board->white, BOOKING_FULL);
}

static void leave_out_bookings(struct ecf_gather *gather, int section, int round)
{
	int count;
	const struct record *rows =
		event_range(gather->office.event, RECORD_BOOKING, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct booking *booking = &rows[i].as.booking;

		if (booking->round == round &&
			(booking->kind != BOOKING_ZERO ||
				!event_is_season(gather->office.event, section)))
			leave_out_bye(gather, section, round, booking->pin,
				(enum booking_kind)booking->kind);
	}
}

static enum status add_round(struct ecf_gather *gather, int section, int round)
{
	const struct event *event = gather->office.event;
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, section, round, &count);
	enum status status = STATUS_OK;

	office_check_day(
		&gather->office, section, round, gather->file.first_day, gather->file.last_day);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct board *board = &rows[i].as.board;
		struct played played = {
			section, round, board->number, 0, 0, board_rated_result(event, board)};

		if (board->black == 0) {
			leave_out_board(gather, board);
			continue;
		}
		played.white = human_at(gather, section, board->white);
		played.black = human_at(gather, section, board->black);
		if (played.result == RESULT_NONE && event_is_season(event, section))
			leave_out(gather, &played, "no result yet");
		else if (played.result == RESULT_NONE)
			office_want_result(&gather->office, section, round, board->number);
		else if (board_is_unrated(event, board))
			leave_out(gather, &played, "shorter than a move, not rated");
		else
			status = add_game(gather, &played, true);
	}
	leave_out_bookings(gather, section, round);
	return status;
}

/* A club season has no last evening, and a part of an event is of some days. */
static void tell_unplayed(struct ecf_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	const int first = app_last_published(event, section) + 1;
	const int last = event_section(event, section)->rounds;
	char name[NAME_SIZE + 2] = "", several[32] = "";

	if (first > last || gather->office.order->part || event_is_season(event, section))
		return;
	if (event_sections(event) > 1) {
		app_section_name(event, section, name);
		strcat(name, ", ");
	}
	if (first < last)
		words_put(several, sizeof(several), "s %d to %d", first, last);
	else
		words_put(several, sizeof(several), " %d", first);
	office_leaves_out(&gather->office, NULL,
		"Look: %sround%s of %d %s not played, and not in the file.", name, several, last,
		first < last ? "are" : "is");
}

static enum status add_section(struct ecf_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	struct ecf_part *part = ecf_add_part(&gather->file);
	enum status status = STATUS_OK;

	if (!part)
		return STATUS_NO_MEMORY;
	if (event_sections(event) > 1 || event_section(event, section)->name[0])
		app_section_name(event, section, part->name);
	else
		words_put(part->name, sizeof(part->name), "%s", gather->file.name);
	if (!ecf_text_holds(part->name) && strcmp(part->name, gather->file.name) != 0)
		office_fault(&gather->office, (struct office_place){section, 0}, MEND_EVENT,
			"section=NAME",
			"The name of section \"%.80s\" has the sign # in it, which ends a field of the file",
			part->name);
	for (int round = 1; status == STATUS_OK && round <= app_last_published(event, section);
		round++)
		if (is_sent(gather, section, round, true))
			status = add_round(gather, section, round);
	if (gather->file.parts[gather->file.nparts - 1].count == 0)
		gather->file.nparts--;
	tell_unplayed(gather, section);
	return status;
}

/* Games beside the draws have a day and no round: without one nobody knows when they were. */
static enum status add_outside(struct ecf_gather *gather, const struct played *played)
{
	char where[OFFICE_WHERE_SIZE], with[40];
	const int games = gather->file.ngames;
	enum status status = add_game(gather, played, false);

	if (status != STATUS_OK || gather->file.ngames == games ||
		gather->file.games[games].date[0])
		return status;
	words_put(with, sizeof(with), "round-%d=DAY", played->round);
	office_fault(&gather->office, (struct office_place){played->section, 0}, MEND_EVENT, with,
		"%s: the day of a game outside the competition is not known",
		office_where(gather->office.event, played->section, played->round, where));
	return status;
}

static enum status add_games_outside(struct ecf_gather *gather, int section)
{
	int count;
	const struct record *rows =
		event_range(gather->office.event, RECORD_OUTSIDE, section, 0, &count);
	const int last = app_last_published(gather->office.event, section);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct outside *game = &rows[i].as.outside;
		const bool checked = game->round <= last ||
			(i > 0 && rows[i - 1].as.outside.round == game->round);
		const struct played played = {section, game->round, game->number,
			human_at(gather, section, game->white),
			human_at(gather, section, game->black), (enum result)game->result};

		if (!is_sent(gather, section, game->round, !checked))
			continue;
		if (!checked)
			office_check_day(&gather->office, section, game->round,
				gather->file.first_day, gather->file.last_day);
		if (game->result == RESULT_NONE)
			leave_out(gather, &played, "no result yet");
		else if (!game->rated)
			leave_out(gather, &played, "not rated");
		else
			status = add_outside(gather, &played);
	}
	return status;
}

/* The other of a game against one from outside may have it written down as well: it is one game. */
static bool has_the_same(const struct ecf_gather *gather, const struct played *played)
{
	char day[BORN_SIZE];

	office_day(gather->office.event, played->section, played->round, day);
	for (int i = 0; i < gather->file.ngames; i++) {
		const struct ecf_game *game = &gather->file.games[i];

		if (game->round == 0 && game->one == played->white && game->two == played->black &&
			strcmp(game->date, day) == 0)
			return true;
	}
	return false;
}

static enum status add_filled(struct ecf_gather *gather, const struct filled *filled)
{
	const struct filled *half = between_other(gather->office.event, filled);
	const bool white = filled->colour == COLOUR_WHITE;
	const int human = human_at(gather, filled->section, filled->pin);
	const int other = half ? human_at(gather, half->section, half->pin)
			       : humans_named(&gather->humans, filled->name);
	const struct played played = {filled->section, filled->round, 0, white ? human : other,
		white ? other : human, (enum result)filled->result};
	char where[OFFICE_WHERE_SIZE], who[WHO_SIZE];
	struct game game;

	if (half && half->section < filled->section) /* sent with the section before */
		return STATUS_OK;
	if ((filled->result == RESULT_NONE || filled->open) &&
		game_of(gather->office.event, filled->section, filled->round, filled->pin, &game)) {
		office_want_result(&gather->office, filled->section, filled->round, game.number);
		return STATUS_OK;
	}
	if (other >= 0 && other != human)
		return has_the_same(gather, &played) ? STATUS_OK : add_outside(gather, &played);
	office_leaves_out(&gather->office, NULL,
		"Not sent: %s, %s against %.60s, from outside: nothing is known of him. Is he entered as a player, in any section, the game is sent.",
		office_where(gather->office.event, filled->section, filled->round, where),
		words_who(gather->office.event, filled->section, filled->pin, who), filled->name);
	return STATUS_OK;
}

static enum status add_all_filled(struct ecf_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	const int last = app_last_published(event, section);
	int count;
	const struct record *rows = event_range(event, RECORD_FILLED, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.filled.round <= last &&
			is_sent(gather, section, rows[i].as.filled.round, false))
			status = add_filled(gather, &rows[i].as.filled);
	return status;
}

enum status ecf_gather_games(struct ecf_gather *gather)
{
	enum status status = STATUS_OK;
	struct ecf_part *part;

	for (int i = 0; status == STATUS_OK && i < gather->nsections; i++)
		status = add_section(gather, gather->sections[i]);
	part = status == STATUS_OK ? ecf_add_part(&gather->file) : NULL;
	if (!part)
		return STATUS_NO_MEMORY;
	part->other = true;
	words_put(part->name, sizeof(part->name), "Other games");
	for (int i = 0; status == STATUS_OK && i < gather->nsections; i++) {
		status = add_games_outside(gather, gather->sections[i]);
		if (status == STATUS_OK)
			status = add_all_filled(gather, gather->sections[i]);
	}
	if (gather->file.parts[gather->file.nparts - 1].count == 0)
		gather->file.nparts--;
	return status;
}
