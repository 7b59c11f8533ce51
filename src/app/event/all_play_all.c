/*
 * Rules that every change of an all-play-all has to keep, and the rows that follow from a change.
 */
#include "config.h"

#include "app/event/all_play_all.h"

#include "app/event/fail.h"
#include "app/event/options.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "pairing.h"

static bool is_published(const struct event *event, int section, int round)
{
	const struct round *row = event_round(event, section, round);

	return row && row->state >= ROUND_PUBLISHED;
}

/* The section as the action leaves it; NULL: it takes it out. */
static const struct section *section_after(
	const struct event *event, const struct action *action, int section)
{
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record *row = edit->has ? &edit->after : &edit->before;

		if (row->kind == RECORD_SECTION && row->as.section.id == section)
			return edit->has ? &row->as.section : NULL;
	}
	return event_section(event, section);
}

static int count_players(const struct event *event, const struct action *action, int section)
{
	int count;

	event_range(event, RECORD_PLAYER, section, 0, &count);
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record *row = edit->has ? &edit->after : &edit->before;

		if (row->kind == RECORD_PLAYER && row->as.player.section == section)
			count += edit->has - edit->had;
	}
	return count;
}

/* The rounds of a section follow from its players and its settings. */
static enum status set_rounds(const struct event *event, const struct section *section,
	const struct pairing_book *book, struct action *action, struct error *error)
{
	const int players = count_players(event, action, section->id);
	struct record row = {.kind = RECORD_SECTION, .as.section = *section};
	int rounds;
	enum status status;

	if (players > book->players_most)
		return app_fail(error, STATUS_REFUSED,
			"An all-play-all has at most %d players: these would be %d.",
			book->players_most, players);
	if (is_published(event, section->id, 1))
		return STATUS_OK;
	status = options_rounds(book, section->options, players, &rounds, error);
	if (status != STATUS_OK || rounds == section->rounds)
		return status;
	row.as.section.rounds = rounds;
	status = action_put(action, event, &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status check_player(const struct event *event, const struct edit *edit,
	const struct player *player, struct error *error)
{
	if (!edit->had && is_published(event, player->section, 1))
		return app_fail(error, STATUS_REFUSED,
			"Round 1 of the all-play-all is published: its table has no room for %s.",
			player->name);
	if (player->enters > 1)
		return app_fail(error, STATUS_REFUSED,
			"In an all-play-all all enter in round 1, not %s in round %d.",
			player->name, player->enters);
	if (player->leaves == 1 && (!edit->had || edit->before.as.player.leaves != 1))
		return app_fail(error, STATUS_REFUSED,
			"Round 1 is not published: take %s out of the list, and the table is made without him.",
			player->name);
	return STATUS_OK;
}

enum status all_play_all_refuse_rounds(const struct section *section, struct error *error)
{
	return app_fail(error, STATUS_REFUSED,
		"The rounds of an all-play-all follow from its players: they are %d.",
		section->rounds);
}

static enum status check_rounds(const struct edit *edit, struct error *error)
{
	const struct section *before = &edit->before.as.section, *after = &edit->after.as.section;

	if (!edit->had || !section_is_all_play_all(before) || before->rounds == after->rounds)
		return STATUS_OK;
	return all_play_all_refuse_rounds(before, error);
}

/* How the game ends between these, if one of them has withdrawn; RESULT_NONE: it is played. */
static enum result default_of(const struct event *event, const struct board *board)
{
	const bool white = all_play_all_left(event, board->section, board->white) ==
		ALL_PLAY_ALL_DEFAULTS,
		   black = board->black &&
		all_play_all_left(event, board->section, board->black) == ALL_PLAY_ALL_DEFAULTS;

	return !board->black     ? RESULT_BYE
		: white && black ? RESULT_DEFAULT_BOTH
		: white          ? RESULT_DEFAULT_WHITE
		: black          ? RESULT_DEFAULT_BLACK
				 : RESULT_NONE;
}

/* A round comes on the wall: games of those who have withdrawn are decided (FIDE C.05 9.2). */
static enum status decide_defaults(
	const struct event *event, struct record round, struct action *action, struct error *error)
{
	bool any = false, open = false;
	int count;
	const struct record *boards = event_range(
		event, RECORD_BOARD, round.as.round.section, round.as.round.number, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record row = boards[i];
		const enum result result = default_of(event, &row.as.board);

		open = open || result == RESULT_NONE;
		if (result == RESULT_NONE || result == RESULT_BYE)
			continue;
		any = true;
		row.as.board.result = (int)result;
		status = action_put(action, event, &row);
	}
	if (status == STATUS_OK && any && !open) {
		round.as.round.state = ROUND_COMPLETE;
		status = action_put(action, event, &round);
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* One edit, of a row that is there afterwards. */
static enum status follow_edit(
	const struct event *event, int at, struct action *action, struct error *error)
{
	const struct edit *edit = &action->edits[at];
	const struct record *row = &edit->after;
	const int section = row->kind == RECORD_EVENT ? 0 : record_key_of(row).part[0];
	const struct section *of = section ? section_after(event, action, section) : NULL;

	if (!of || !section_is_all_play_all(of))
		return STATUS_OK;
	switch (row->kind) {
	case RECORD_SECTION:
		return check_rounds(edit, error);
	case RECORD_PLAYER:
		return check_player(event, edit, &row->as.player, error);
	case RECORD_BOOKING:
		return app_fail(error, STATUS_REFUSED,
			"An all-play-all has no byes: a game that is not played is lost by default (+ or -).");
	case RECORD_ROUND:
		return row->as.round.state >= ROUND_PUBLISHED &&
				!is_published(event, section, row->as.round.number)
			? decide_defaults(event, *row, action, error)
			: STATUS_OK;
	default:
		return STATUS_OK;
	}
}

enum status all_play_all_follow(
	const struct event *event, struct action *action, struct error *error)
{
	const int count = action->count;
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (action->edits[i].has)
			status = follow_edit(event, i, action, error);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record *row = edit->has ? &edit->after : &edit->before;
		const struct section *of = row->kind == RECORD_SECTION
			? section_after(event, action, row->as.section.id)
			: row->kind == RECORD_PLAYER
			? section_after(event, action, row->as.player.section)
			: NULL;

		if (of && section_is_all_play_all(of))
			status =
				set_rounds(event, of, pairing_book_find(of->system), action, error);
	}
	return status;
}
