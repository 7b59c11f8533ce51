/* An event as a tournament report: the rounds published, and what is known of those to come. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/event/accelerated.h"
#include "app/event/state.h"
#include "app/trf/counts.h"
#include "app/trf/filled.h"
#include "app/trf/known.h"
#include "app/trf/national.h"
#include "app/trf/rows.h"
#include "app/trf/told.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/between.h"
#include "core/board_label.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/points.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/ties/standings.h"
#include "core/typed/title.h"
#include "core/vec.h"

static struct trf_game *game_at(struct trf *trf, int player, int round)
{
	return &trf->games[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

char trf_rows_code(enum result result, bool white)
{
	static const char codes[][2] = {
		[RESULT_NONE] = {' ', ' '},
		[RESULT_WHITE] = {'1', '0'},
		[RESULT_DRAW] = {'=', '='},
		[RESULT_BLACK] = {'0', '1'},
		[RESULT_DEFAULT_BLACK] = {'+', '-'},
		[RESULT_DEFAULT_WHITE] = {'-', '+'},
		[RESULT_DEFAULT_BOTH] = {'-', '-'},
		[RESULT_LOST_BOTH] = {'0', '0'},
		[RESULT_HALF_WHITE] = {'=', '0'},
		[RESULT_HALF_BLACK] = {'0', '='},
		[RESULT_BYE] = {'U', ' '},
	};

	return codes[result][white ? 0 : 1];
}

static enum status export_open(int label, int round, struct trf *trf, struct error *error)
{
	trf->open++;
	if (round == trf->played)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"Board %d of round %d has no result: a report can lack results of its last round only.",
		label, round);
}

/* Other programs see a bye worth the points of the game; a comment says the rest (trf/filled.c). */
static enum status export_outside(
	const struct event *event, int section, struct trf *trf, int round, struct error *error)
{
	const struct points points = points_of_section(event, section);
	int count;
	const struct record *row = event_range(event, RECORD_FILLED, section, round, &count);
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;
		struct game game = {0};

		*game_at(trf, trf_find(trf, filled->pin), round) = (struct trf_game){TRF_NOBODY,
			COLOUR_NONE,
			trf_filled_code(filled,
				event_round_points2(event, section, filled->pin, round), &points),
			0, 0, false, false};
		game_of(event, section, round, filled->pin, &game);
		if (filled->result == RESULT_NONE)
			status = export_open(
				board_label(event, section, round, game.number), round, trf, error);
	}
	return status;
}

/*
 * Who is free in an all-play-all has a zero-point bye (TRF26), where to be absent is worth as
 * little.
 */
static char bye_code(const struct event *event, int section)
{
	const struct points points = points_of_section(event, section);

	return event_is_all_play_all(event, section) && points.absent2 == points.bye2 ? 'Z' : 'U';
}

static enum status export_boards(
	const struct event *event, int section, struct trf *trf, int round, struct error *error)
{
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, section, round, &count);
	const char free = bye_code(event, section);
	enum status status;

	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;
		const enum result result = (enum result)board->result;
		const bool open = board_is_open(event, board);
		const int white = trf_find(trf, board->white);
		const int black = board->black ? trf_find(trf, board->black) : TRF_NOBODY;

		if (result == RESULT_NONE) {
			status = export_open(board_label(event, section, round, board->number),
				round, trf, error);
			if (status != STATUS_OK)
				return status;
		}
		if (black == TRF_NOBODY) {
			*game_at(trf, white, round) =
				(struct trf_game){.opponent = TRF_NOBODY, .code = free};
			continue;
		}
		*game_at(trf, white, round) = (struct trf_game){
			black, COLOUR_WHITE, trf_rows_code(result, true), 0, 0, false, open};
		*game_at(trf, black, round) = (struct trf_game){
			white, COLOUR_BLACK, trf_rows_code(result, false), 0, 0, false, open};
	}
	return export_outside(event, section, trf, round, error);
}

/*
 * Who has no board. Before he came and after he went a player has no entry; of rounds to come, he
 * is absent from them, unless he has boards there that are lost by default (FIDE C.05 9.2).
 */
static char code_without_board(
	const struct event *event, const struct player *player, int round, bool published)
{
	const struct booking *booking = event_booking(event, player->section, player->pin, round);
	const struct record_key out = {
		RECORD_HAND, {player->section, round, player->pin, HAND_OUT}};

	if (player->enters > round || (player->leaves != 0 && player->leaves <= round))
		return published ||
				all_play_all_left(event, player->section, player->pin) ==
					ALL_PLAY_ALL_DEFAULTS
			? ' '
			: 'Z';
	/* a member of a club season stays one on evenings on which he is not there */
	if (!booking && event_is_season(event, player->section))
		return published ? 'Z' : ' ';
	if (!booking)
		return published || event_find(event, out) ? 'Z' : ' ';
	return booking->kind == BOOKING_HALF ? 'H' : booking->kind == BOOKING_FULL ? 'F' : 'Z';
}

static void export_absent(
	const struct event *event, const struct record *players, struct trf *trf, int round)
{
	for (int i = 0; i < trf->count; i++) {
		struct trf_game *game = game_at(trf, i, round);

		if (game->code == ' ' && game->opponent == TRF_NOBODY)
			game->code = code_without_board(
				event, &players[i].as.player, round, round <= trf->played);
	}
}

/*
 * A last round without a board is told by an entry for everybody; where several have the bye, for
 * all but those who come later (formats/trf/check.c finds the last round).
 */
static void fill_empty_end(const struct record *players, struct trf *trf)
{
	for (int round = trf->played; round > 0; round--) {
		int byes = 0;

		for (int i = 0; i < trf->count; i++) {
			if (trf_game(trf, i, round)->opponent != TRF_NOBODY)
				return;
			byes += trf_game(trf, i, round)->code == 'U';
		}
		for (int i = 0; i < trf->count; i++)
			if (trf_game(trf, i, round)->code == ' ' &&
				!(byes > 1 && players[i].as.player.enters > round))
				game_at(trf, i, round)->code = 'Z';
	}
}

static enum status export_rounds(const struct event *event, const struct record *players,
	int section, struct trf *trf, struct error *error)
{
	const size_t cells = (size_t)trf->count * (size_t)trf->columns;
	enum status status = STATUS_OK;

	trf->games = calloc(cells + 1, sizeof(*trf->games));
	if (!trf->games)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (size_t i = 0; i < cells; i++)
		trf->games[i] = (struct trf_game){TRF_NOBODY, COLOUR_NONE, ' ', 0, 0, false, false};
	for (int round = 1; status == STATUS_OK && round <= trf->rounds; round++) {
		if (round <= trf->played)
			status = export_boards(event, section, trf, round, error);
		export_absent(event, players, trf, round);
	}
	fill_empty_end(players, trf);
	return status;
}

static void export_player(
	const struct event *event, const struct player *from, bool apart, struct trf_player *player)
{
	player->number = from->pin;
	memcpy(player->name, from->name, sizeof(player->name));
	if (title_is_of_fide(from->title))
		memcpy(player->title, from->title, sizeof(player->title));
	player->rating = trf_national_fide(event, from, apart);
	player->grade = from->grade;
	player->sex = (enum sex)from->sex;
	memcpy(player->federation, from->federation, sizeof(player->federation));
	memcpy(player->fide, from->fide, sizeof(player->fide));
	memcpy(player->born, from->born, sizeof(player->born));
}

/* The first whose name is cut, and how many more. */
static void tell_cut(
	const struct event *event, int section, int pin, int count, const struct report *report)
{
	char who[WHO_SIZE], more[32] = "";

	if (count > 1)
		words_put(more, sizeof(more), " and of %d more", count - 1);
	report_notice(report,
		"The name of %s%s is longer than the %d characters of a report and cut there: players EVENT edit %d name=TEXT shortens it.",
		words_who(event, section, pin, who), more, TRF_NAME_COLUMNS, pin);
}

static enum status export_players(
	const struct event *event, int section, struct trf *trf, const struct report *report)
{
	const bool apart = trf_national_ranks(event, section).apart;
	int count, cut = 0, first = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	trf->players = calloc((size_t)count + 1, sizeof(*trf->players));
	if (!trf->players)
		return app_fail_plain(report->error, STATUS_NO_MEMORY);
	trf->count = count;
	for (int i = 0; i < count; i++) {
		export_player(event, &rows[i].as.player, apart, &trf->players[i]);
		if (trf_rows_name_is_long(rows[i].as.player.name) && cut++ == 0)
			first = rows[i].as.player.pin;
	}
	if (cut > 0)
		tell_cut(event, section, first, cut, report);
	return STATUS_OK;
}

/* Points by the report, ranks by the standings after the last round published. */
static enum status export_standings(const struct event *event, int section, struct trf *trf)
{
	struct standings standings;
	enum status status = standings_make(event, section, trf->played, NULL, &standings);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < standings.count; i++)
		trf->players[trf_find(trf, standings.rows[i].pin)].rank = standings.rows[i].rank;
	for (int i = 0; i < trf->count; i++)
		trf->players[i].points2 = trf_points2(trf, i, trf->played);
	standings_done(&standings);
	return STATUS_OK;
}

static void export_points(const struct event *event, int section, struct trf *trf)
{
	const struct points points = points_of_section(event, section);

	trf_rows_worth(&points, trf->worth2);
	/* no round of the report has one where who is free has none */
	if (bye_code(event, section) != 'U')
		trf->worth2[TRF_PAIRING_BYE] = points.win2;
}

static enum status export_virtual(const struct event *event, int section, struct trf *trf)
{
	int *pins = NULL, *points2 = NULL, count, listed;
	enum status status;

	event_range(event, RECORD_VIRTUAL, section, 0, &listed);
	if (listed == 0 && !accelerated_by_rule(event, section))
		return STATUS_OK;
	status = event_rank_order(event, section, &pins, &count);
	if (status != STATUS_OK)
		return status;
	trf->virtual2 =
		calloc((size_t)trf->count * (size_t)trf->columns + 1, sizeof(*trf->virtual2));
	points2 = calloc((size_t)count + 1, sizeof(*points2));
	if (!trf->virtual2 || !points2)
		status = STATUS_NO_MEMORY;
	for (int round = 1; status == STATUS_OK && round <= trf->rounds; round++) {
		accelerated_round(event, section, round, trf->played, pins, count, points2);
		for (int i = 0; i < count; i++)
			trf->virtual2[trf_find(trf, pins[i]) * trf->columns + round - 1] =
				points2[i];
	}
	free(points2);
	free(pins);
	return status;
}

struct group_room {
	int groups, members;
};

static enum status add_pair(
	struct trf *trf, struct group_room *room, int one, int other, int first, int last)
{
	struct trf_group *groups =
		vec_grow(trf->groups, &room->groups, trf->ngroups + 1, sizeof(*groups));
	int *members;

	if (!groups)
		return STATUS_NO_MEMORY;
	trf->groups = groups;
	members = vec_grow(trf->members, &room->members, trf->nmembers + 2, sizeof(*members));
	if (!members)
		return STATUS_NO_MEMORY;
	trf->members = members;
	groups[trf->ngroups++] = (struct trf_group){first, last, trf->nmembers, 2};
	members[trf->nmembers++] = trf_find(trf, one);
	members[trf->nmembers++] = trf_find(trf, other);
	return STATUS_OK;
}

/* Pairs apart for a range of rounds, and those fixed by hand for a round to come. */
static enum status export_groups(const struct event *event, int section, struct trf *trf)
{
	struct group_room room = {0, 0};
	int count;
	const struct record *rows = event_range(event, RECORD_APART, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct apart *apart = &rows[i].as.apart;

		status = add_pair(trf, &room, apart->pin, apart->other, apart->first, apart->last);
	}
	rows = event_range(event, RECORD_HAND, section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct hand *hand = &rows[i].as.hand;

		if (hand->kind == HAND_APART && hand->round > trf->played)
			status = add_pair(
				trf, &room, hand->pin, hand->value, hand->round, hand->round);
	}
	return status;
}

/* A report is of one tournament: half of such a game is not in it. */
static void tell_games(const struct event *event, int section, int games, const char *whom,
	const struct report *report)
{
	if (games > 0)
		report_notice(report,
			"%d game%s against one %s%s: to other programs %s a bye worth the points; for a rating tell the office of %s.",
			games, games == 1 ? "" : "s", whom,
			event_traits(event, section)->citations->outside,
			games == 1 ? "it is" : "they are each", games == 1 ? "it" : "them");
}

static void tell_outside(
	const struct event *event, int section, int played, const struct report *report)
{
	int count, outside = 0, between = 0;
	const struct record *row = event_range(event, RECORD_FILLED, section, 0, &count);

	for (; count > 0; count--, row++) {
		if (row->as.filled.round > played)
			continue;
		if (between_other(event, &row->as.filled))
			between++;
		else
			outside++;
	}
	tell_games(event, section, outside, "from outside", report);
	tell_games(event, section, between, "of another section", report);
}

static enum status export_rest(
	const struct event *event, int section, const struct trf_then *then, struct trf *trf)
{
	enum status status;

	export_points(event, section, trf);
	status = export_standings(event, section, trf);
	if (status == STATUS_OK)
		status = export_virtual(event, section, trf);
	if (status == STATUS_OK)
		status = export_groups(event, section, trf);
	if (status == STATUS_OK)
		status = trf_rows_remarks(event, section, then, trf);
	if (status == STATUS_OK)
		status = trf_told_put(event, section, trf);
	if (status == STATUS_OK && !trf->type[0])
		words_put(trf->type, sizeof(trf->type), "%s",
			trf_type_of(pairing_book_find(event_section(event, section)->system),
				event_section(event, section)->options));
	return status;
}

enum status trf_rows_export(const struct event *event, int section, const struct trf_then *then,
	struct trf *trf, const struct report *report)
{
	const struct section *row = event_section(event, section);
	int count, names;
	const struct record *players = event_range(event, RECORD_PLAYER, section, 0, &count);
	const struct record *name = event_range(event, RECORD_EVENT, 1, 0, &names);
	enum status status;

	memset(trf, 0, sizeof(*trf));
	if (count == 0)
		return app_fail(report->error, STATUS_REFUSED,
			"The event has no players: there is nothing to report.");
	trf->rounds = row->rounds;
	trf->initial = (enum colour)row->lot;
	trf->played = app_last_published(event, section);
	trf->columns = row->rounds > trf->played ? row->rounds : trf->played + 1;
	if (names > 0)
		memcpy(trf->name, name->as.event.name, sizeof(trf->name));
	status = export_players(event, section, trf, report);
	if (status == STATUS_OK)
		status = export_rounds(event, players, section, trf, report->error);
	if (status != STATUS_OK)
		return status;
	status = export_rest(event, section, then, trf);
	if (status == STATUS_OK)
		tell_outside(event, section, trf->played, report);
	if (status == STATUS_OK)
		trf_counts_tell(event, section, trf, report);
	if (status == STATUS_OK) {
		trf_national_tell(event, section, report);
		trf_known_tell(event, section, report);
	}
	return status == STATUS_OK ? status : app_fail_plain(report->error, status);
}
