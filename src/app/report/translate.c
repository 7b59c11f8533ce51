/* A tournament report as the pairing library's records, round by round. */
#include "config.h"

#include "app/report/translate.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/report/booked.h"
#include "app/report/told_floats.h"
#include "app/report/translate_published.h"
#include "app/trf/comment.h"
#include "app/trf/filled.h"
#include "app/trf/late.h"
#include "app/trf/order.h"
#include "app/trf/rows.h"
#include "core/season.h"
#include "core/vec.h"

static enum pairing_kind kind_of(char code)
{
	if (trf_code_played(code))
		return PAIRING_PLAYED;
	switch (code) {
	case '+':
		return PAIRING_DEFAULT_WIN;
	case '-':
		return PAIRING_DEFAULT_LOSS;
	case 'U':
		return PAIRING_BYE_FORCED;
	case 'F':
		return PAIRING_BYE_FULL;
	case 'H':
		return PAIRING_BYE_HALF;
	default:
		return PAIRING_ABSENT;
	}
}

/* Points of a player before a round. */
static int before(const struct trf_field *field, int player, int round)
{
	return field->before[player * field->rounds + round - 1];
}

static enum pairing_float float_of(
	const struct trf_field *field, int player, int opponent, int round)
{
	int mine = before(field, player, round), his;

	if (opponent == TRF_NOBODY)
		return PAIRING_LEVEL;
	his = before(field, opponent, round);
	return his < mine ? PAIRING_FLOAT_DOWN : his > mine ? PAIRING_FLOAT_UP : PAIRING_LEVEL;
}

/* His game of a round that is in no entry, against one from outside (CAA 36); NULL: none. */
static const struct filled *outside(const struct trf_field *field, int entry, int round)
{
	return trf_filled_find(field->then.outside, field->then.noutside,
		field->trf->players[entry].number, round);
}

static void fill_game(
	const struct trf_field *field, int player, int round, struct pairing_game *game)
{
	const struct trf *trf = &field->then.trf;
	const struct trf_game *entry = trf_game(trf, field->entry_of[player], round);
	const int opponent =
		entry->opponent == TRF_NOBODY ? TRF_NOBODY : field->card_of[entry->opponent];

	game->kind = kind_of(entry->code);
	if (entry->opponent == TRF_NOBODY) {
		/* A default without an opponent is an absence. */
		if (game->kind == PAIRING_DEFAULT_LOSS)
			game->kind = PAIRING_ABSENT;
		game->opponent = PAIRING_NOBODY;
	} else {
		game->opponent = opponent;
		game->colour = entry->colour == COLOUR_WHITE ? PAIRING_WHITE
			: entry->colour == COLOUR_BLACK      ? PAIRING_BLACK
							     : PAIRING_NEUTRAL;
	}
	/* evenings are drawn down one list: without score groups nobody floats */
	game->floated = field->season ? PAIRING_LEVEL : float_of(field, player, opponent, round);
	game->points = trf_round_points2(trf, field->entry_of[player], round);
}

/*
 * Is he away from a round? Of one that was played those who were paired or had the bye of the draw,
 * filled or not, took part.
 */
static bool is_away(const struct trf_field *field, int player, int round)
{
	const struct trf_game *entry = trf_game(field->trf, player, round);
	const struct filled *filled = outside(field, player, round);

	if (round > field->trf->played)
		return booked_entry(entry);
	if (filled)
		return filled->beside > 0;
	return entry->opponent == TRF_NOBODY && entry->code != 'U';
}

static void fill_player(struct trf_field *field, int index)
{
	const struct trf *trf = field->trf;
	struct pairing_player *player = &field->players[index];
	struct pairing_game *games = &field->games[index * trf->played];
	const int entry = field->entry_of[index];

	field->numbers[index] = trf->players[entry].number;
	player->number = trf->players[entry].number;
	player->rating = trf->players[entry].grade;
	player->games = games;
}

static int round_points2(const struct trf_field *field, int entry, int round)
{
	const struct filled *filled = outside(field, entry, round);

	return filled ? trf_filled_points2(&field->then.trf, filled)
		      : trf_round_points2(&field->then.trf, entry, round);
}

/* The scores with which each round was drawn, or is to be. */
static void fill_before(struct trf_field *field)
{
	const bool otherwise = field->then.moves;

	for (int round = 1; round <= field->rounds; round++) {
		entries_then_set(&field->then, round);
		for (int i = 0; i < field->trf->count; i++) {
			int *points = &field->before[i * field->rounds + round - 1];

			if (round > 1 && !otherwise)
				*points = points[-1] +
					round_points2(field, field->entry_of[i], round - 1);
			for (int r = 1; r < round && otherwise; r++)
				*points += round_points2(field, field->entry_of[i], r);
		}
	}
}

static enum pairing_kind filled_kind(const struct filled *filled)
{
	const bool white = filled->colour == COLOUR_WHITE;

	switch (filled->result) {
	case RESULT_DEFAULT_BLACK:
		return white ? PAIRING_DEFAULT_WIN : PAIRING_DEFAULT_LOSS;
	case RESULT_DEFAULT_WHITE:
		return white ? PAIRING_DEFAULT_LOSS : PAIRING_DEFAULT_WIN;
	case RESULT_DEFAULT_BOTH:
		return PAIRING_DEFAULT_LOSS;
	default:
		return PAIRING_PLAYED;
	}
}

struct member {
	const char *club;
	int index;
};

static int compare_members(const void *left, const void *right)
{
	const struct member *a = left, *b = right;
	const int order = strcmp(a->club, b->club);

	return order ? order : (a->index > b->index) - (a->index < b->index);
}

/* The clubs that comments of ours name, as numbers, and the top and new players. */
static bool fill_clubs(struct trf_field *field)
{
	const struct trf *trf = field->trf;
	struct member *members = calloc((size_t)trf->nkept + 1, sizeof(*members));
	int count = 0, number = 0;

	if (!members)
		return false;
	for (int i = 0; i < trf->nkept; i++) {
		int pin;

		if (trf_rows_marked(trf->kept[i], "top", &pin) &&
			trf_field_card(field, pin) != TRF_NOBODY)
			field->players[trf_field_card(field, pin)].top = true;
		if (trf_rows_marked(trf->kept[i], "new", &pin) &&
			trf_field_card(field, pin) != TRF_NOBODY)
			field->players[trf_field_card(field, pin)].is_new = true;
		if (trf_rows_club(trf->kept[i], &pin, &members[count].club) &&
			(members[count].index = trf_field_card(field, pin)) != TRF_NOBODY)
			count++;
	}
	qsort(members, (size_t)count, sizeof(*members), compare_members);
	for (int i = 0; i < count; i++) {
		if (i == 0 || strcmp(members[i].club, members[i - 1].club) != 0)
			number++;
		field->players[members[i].index].club = number;
	}
	free(members);
	return true;
}

/* Against those who have no card (CAA 36). */
static void fill_outside(struct trf_field *field)
{
	for (int i = 0; i < field->then.noutside; i++) {
		const struct filled *filled = &field->then.outside[i];
		const int card = trf_field_card(field, filled->pin);
		struct pairing_game *game =
			&field->games[card * field->trf->played + filled->round - 1];

		game->opponent = PAIRING_OUTSIDE;
		game->colour = filled->colour == COLOUR_WHITE ? PAIRING_WHITE : PAIRING_BLACK;
		game->kind = filled_kind(filled);
		game->points = trf_filled_points2(&field->then.trf, filled);
	}
}

/* Colours of another section, in rounds of this one that he has missed (app/section/colours.h). */
static void fill_brought(struct trf_field *field)
{
	const struct trf *trf = field->trf;

	for (int i = 0; i < trf->nkept; i++) {
		const char *letters;
		int number, card;

		if (!trf_comment_brought(trf->kept[i], &number, &letters) ||
			(card = trf_field_card(field, number)) == TRF_NOBODY)
			continue;
		for (int r = 0; r < trf->played && letters[r]; r++) {
			struct pairing_game *game = &field->games[card * trf->played + r];

			if (letters[r] == '-' || game->opponent != PAIRING_NOBODY ||
				game->kind == PAIRING_BYE_FORCED)
				continue;
			game->colour = letters[r] == 'W' ? PAIRING_WHITE : PAIRING_BLACK;
		}
	}
}

/* Who must not meet in a round: every two of each group. */
static bool fill_apart(struct trf_field *field, int round)
{
	const struct trf *trf = field->trf;

	field->input.napart = 0;
	for (int i = 0; i < trf->ngroups; i++) {
		const struct trf_group *group = &trf->groups[i];
		const int *members = &trf->members[group->from];

		for (int j = 0; j < group->count && group->first <= round && round <= group->last;
			j++) {
			for (int k = 0; k < j; k++) {
				struct pairing_apart *apart =
					vec_grow(field->apart, &field->apart_room,
						field->input.napart + 1, sizeof(*apart));

				if (!apart)
					return false;
				field->apart = apart;
				field->input.apart = apart;
				if (members[k] != members[j])
					apart[field->input.napart++] =
						(struct pairing_apart){field->card_of[members[k]],
							field->card_of[members[j]], true};
			}
		}
	}
	return true;
}

/* The virtual points of the rounds up to this one. */
static void fill_extra(struct trf_field *field, int round)
{
	const struct trf *trf = field->trf;

	for (int i = 0; field->extra && i < trf->count; i++)
		for (int r = 1; r <= round; r++)
			field->extra[i * round + r - 1] = trf_virtual2(trf, field->entry_of[i], r);
}

/*
 * To a club evening of which comments say who is there, nobody else comes; of one that is over the
 * boards tell, and the comments only who volunteered.
 */
static void fill_evening(struct trf_field *field, int round)
{
	const struct trf *trf = field->trf;
	bool told = false;

	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < trf->nkept; i++) {
			struct record row;
			int card;

			if (!trf_comment_row(trf->kept[i], 1, &row) ||
				row.kind != RECORD_ATTENDANCE || row.as.attendance.round != round)
				continue;
			told = true;
			card = trf_field_card(field, row.as.attendance.pin);
			if (pass == 0 || card == TRF_NOBODY)
				continue;
			field->players[card].volunteer =
				row.as.attendance.kind == ATTENDS_VOLUNTEER;
			if (round > trf->played &&
				(row.as.attendance.kind == ATTENDS_HERE ||
					field->players[card].volunteer))
				field->players[card].absent =
					is_away(field, field->entry_of[card], round);
		}
		for (int i = 0; pass == 0 && told && round > trf->played && i < trf->count; i++)
			field->players[i].absent = true;
	}
}

static bool fill_order(struct trf_field *field, int round)
{
	if (trf_order(field->trf, field->season, round, field->entry_of) != STATUS_OK)
		return false;
	for (int i = 0; i < field->trf->count; i++)
		field->card_of[field->entry_of[i]] = i;
	return true;
}

/* The cards with all their games, in the order of a round. */
static bool fill_cards(struct trf_field *field, int round)
{
	const struct trf *trf = field->trf;

	memset(field->players, 0, (size_t)trf->count * sizeof(*field->players));
	memset(field->before, 0,
		(size_t)trf->count * (size_t)field->rounds * sizeof(*field->before));
	if (!fill_order(field, round) || !fill_clubs(field))
		return false;
	for (int i = 0; i < trf->count; i++)
		fill_player(field, i);
	fill_before(field);
	entries_then_set(&field->then, round);
	for (int i = 0; i < trf->count; i++)
		for (int r = 1; r <= trf->played; r++)
			fill_game(field, i, r, &field->games[i * trf->played + r - 1]);
	fill_outside(field);
	fill_brought(field);
	told_floats_fill(field);
	return true;
}

enum status translate_trf_round(struct trf_field *field, int round, struct error *error)
{
	if (field->moves && !fill_cards(field, round))
		return app_fail_plain(error, STATUS_NO_MEMORY);
	if (!fill_apart(field, round))
		return app_fail_plain(error, STATUS_NO_MEMORY);
	fill_extra(field, round);
	field->input.round = round;
	for (int i = 0; i < field->input.count; i++) {
		field->players[i].score = before(field, i, round);
		field->players[i].absent = is_away(field, field->entry_of[i], round);
		field->players[i].volunteer = false;
	}
	if (!translate_published(field, round))
		return app_fail_plain(error, STATUS_NO_MEMORY);
	booked_fill(field, round);
	if (field->season)
		fill_evening(field, round);
	for (int i = 0; field->season && i < field->published.count; i++)
		if (field->published.items[i].volunteered)
			field->players[trf_field_card(field, field->published.items[i].white)]
				.volunteer = true;
	translate_kept_boards(field, round);
	return STATUS_OK;
}

static bool make_room(struct trf_field *field)
{
	const size_t count = (size_t)field->trf->count, rounds = (size_t)field->rounds;

	field->players = calloc(count + 1, sizeof(*field->players));
	field->games = calloc(count * rounds + 1, sizeof(*field->games));
	field->numbers = calloc(count + 1, sizeof(*field->numbers));
	field->before = calloc(count * rounds + 1, sizeof(*field->before));
	field->entry_of = calloc(count + 1, sizeof(*field->entry_of));
	field->card_of = calloc(count + 1, sizeof(*field->card_of));
	if (field->trf->virtual2) {
		field->extra = calloc(count * rounds + 1, sizeof(*field->extra));
		if (!field->extra)
			return false;
	}
	field->pins = calloc(count + 1, sizeof(*field->pins));
	field->seated_late = calloc(count + 1, sizeof(*field->seated_late));
	return field->pins && field->seated_late && field->players && field->games &&
		field->numbers && field->before && field->entry_of && field->card_of;
}

enum status translate_trf(const struct trf *trf, struct trf_field *field, struct error *error)
{
	struct trf_field made = {.trf = trf, .rounds = trf->played + 1};
	enum status status;

	made.season = trf_rows_of_season(trf);
	status = entries_then_make(trf, &made.then);
	made.moves = made.then.moves || (!made.season && trf_order_changes(trf));
	if (status == STATUS_OK && make_room(&made) && fill_cards(&made, made.rounds)) {
		made.input = (struct pairing_input){
			.players = made.players,
			.count = trf->count,
			.rounds = trf->rounds,
			.lot = trf_initial(trf) == COLOUR_BLACK ? PAIRING_BLACK : PAIRING_WHITE,
			.points = {trf->worth2[TRF_WIN_WHITE], trf->worth2[TRF_DRAW_WHITE],
				trf->worth2[TRF_LOSS_WHITE]},
			.extra = made.extra,
		};
		status = translate_trf_round(&made, trf->played + 1, error);
	} else {
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	}
	if (status == STATUS_OK)
		*field = made;
	else
		trf_field_done(&made);
	return status;
}

int trf_field_card(const struct trf_field *field, int number)
{
	const int entry = trf_find(field->trf, number);

	return entry == TRF_NOBODY ? TRF_NOBODY : field->card_of[entry];
}

struct cast trf_field_cast(const struct trf_field *field)
{
	return (struct cast){.pins = field->numbers,
		.report = field->trf,
		.entries = field->entry_of,
		.count = field->input.count};
}

void trf_field_done(struct trf_field *field)
{
	free(field->players);
	free(field->games);
	free(field->numbers);
	free(field->before);
	free(field->entry_of);
	free(field->card_of);
	free(field->apart);
	free(field->pins);
	free(field->seated_late);
	trf_published_done(&field->published);
	free(field->extra);
	entries_then_done(&field->then);
	memset(field, 0, sizeof(*field));
}
