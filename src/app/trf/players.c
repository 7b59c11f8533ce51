/*
 * The players of a tournament report as rows: who they are, when they are there, whom they must not
 * meet.
 */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/typed/date.h"
#include "core/text/letters.h"

enum { PAIRS_MOST = 100000 };

static bool is_blank(const struct trf *trf, int player, int round)
{
	const struct trf_game *game = trf_game(trf, player, round);

	return game->code == ' ' && game->opponent == TRF_NOBODY;
}

/* Is he absent from every round to come? False if there is none. */
static bool stays_away(const struct trf *trf, int player, int rounds)
{
	for (int round = trf->played + 1; round <= rounds; round++)
		if (round > trf->columns || trf_game(trf, player, round)->code != 'Z')
			return false;
	return trf->played < rounds;
}

/*
 * The first round he is in and the first he is no longer in. What is blank before his first entry
 * he has missed because he came late; what is blank after the last one, because he is gone, if he
 * is not to be there again.
 */
static void find_stay(const struct trf *trf, int index, int rounds, struct player *player)
{
	const bool over = trf->played >= rounds, away = stays_away(trf, index, rounds);
	int first = 1, last = trf->played;

	while (first <= trf->played && is_blank(trf, index, first))
		first++;
	while (last > 0 && is_blank(trf, index, last))
		last--;
	player->enters = first;
	player->leaves = away || (over && last < trf->played) ? last + 1 : 0;
	if (first > trf->played && (over || away)) { /* never there */
		player->enters = 1;
		player->leaves = 1;
	}
}

/* One who is free in the first or the last round of an all-play-all may have no entry there. */
static void allow_free_rounds(const struct trf *trf, int rounds, struct player *player)
{
	player->enters = 1;
	if (trf->played >= rounds && player->leaves == trf->played)
		player->leaves = 0;
}

/* Where entries cannot tell when he went, a comment of ours does. */
static void read_left(const struct trf *trf, struct player *player)
{
	int number, round;

	for (int i = 0; i < trf->nkept; i++)
		if (trf_rows_left(trf->kept[i], &number, &round) && number == player->pin)
			player->leaves = round;
}

static enum booking_kind booking_of(char code)
{
	return code == 'H' ? BOOKING_HALF : code == 'F' ? BOOKING_FULL : BOOKING_ZERO;
}

static enum status put_bookings(const struct trf *trf, int index, int rounds, bool season,
	const struct player *player, struct event *event)
{
	for (int round = player->enters; round <= rounds && round <= trf->columns; round++) {
		const struct trf_game *game = trf_game(trf, index, round);
		struct record row = {.kind = RECORD_BOOKING};
		enum status status;

		if (player->leaves && round >= player->leaves)
			break;
		if (game->opponent != TRF_NOBODY || game->code == 'U' ||
			(game->code == ' ' && round > trf->played))
			continue;
		/*
		 * a member who was not at a club evening had not booked it; a comment says if he
		 * had
		 */
		if (round <= trf->played && season && booking_of(game->code) == BOOKING_ZERO)
			continue;
		row.as.booking = (struct booking){
			player->section, player->pin, round, booking_of(game->code)};
		status = trf_rows_put(event, &row);
		if (status != STATUS_OK)
			return status;
	}
	return STATUS_OK;
}

/* In rounds of the event only. */
static enum status put_pair(
	const struct trf_group *group, int section, int one, int other, struct event *event)
{
	const int rounds = event_section(event, section)->rounds;
	const int last = group->last < rounds ? group->last : rounds;
	struct record row = {.kind = RECORD_APART};
	const struct record *there;

	row.as.apart = (struct apart){section, one < other ? one : other, one < other ? other : one,
		group->first, last, last};
	there = event_find(event, record_key_of(&row));
	if (one == other || group->first > last || (there && there->as.apart.last >= last))
		return STATUS_OK;
	return trf_rows_put(event, &row);
}

static enum status put_groups(
	const struct trf *trf, int section, struct event *event, struct error *error)
{
	for (int i = 0; i < trf->ngroups; i++) {
		const struct trf_group *group = &trf->groups[i];
		const int *members = &trf->members[group->from];

		if (event->table[RECORD_APART].count +
				(long long)group->count * (group->count - 1) / 2 >
			PAIRS_MOST)
			return app_fail(error, STATUS_BAD_INPUT,
				"More than %d pairs are to be kept apart.", PAIRS_MOST);
		for (int j = 0; j < group->count; j++) {
			for (int k = 0; k < j; k++) {
				enum status status =
					put_pair(group, section, trf->players[members[k]].number,
						trf->players[members[j]].number, event);

				if (status != STATUS_OK)
					return app_fail_plain(error, status);
			}
		}
	}
	return STATUS_OK;
}

static void fill_player(const struct trf_player *from, struct player *player)
{
	player->pin = from->number;
	if (letters_any(from->name))
		memcpy(player->name, from->name, sizeof(player->name));
	else
		words_put(player->name, sizeof(player->name), "Player %d", from->number);
	memcpy(player->title, from->title, sizeof(player->title));
	player->grade = from->grade;
	memcpy(player->fide, from->fide, sizeof(player->fide));
	memcpy(player->federation, from->federation, sizeof(player->federation));
	if (date_parse(from->born, player->born) && !date_is_possible(player->born))
		memset(player->born, 0, sizeof(player->born));
	player->sex = from->sex;
}

enum status trf_rows_players(
	const struct trf *trf, int section, bool season, struct event *event, struct error *error)
{
	const int rounds = event_section(event, section)->rounds;
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->count; i++) {
		struct record row = {.kind = RECORD_PLAYER};

		row.as.player.section = section;
		fill_player(&trf->players[i], &row.as.player);
		find_stay(trf, i, rounds, &row.as.player);
		if (event_is_all_play_all(event, section))
			allow_free_rounds(trf, rounds, &row.as.player);
		read_left(trf, &row.as.player);
		status = trf_rows_put(event, &row);
		if (status == STATUS_OK)
			status = put_bookings(trf, i, rounds, season, &row.as.player, event);
	}
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	return put_groups(trf, section, event, error);
}
