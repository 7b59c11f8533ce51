/* The order of cards, the numbers before round 1, the labels of late entries. */
#include "config.h"

#include "app/event/ranking.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/book/rule_book.h"
#include "app/words/words.h"
#include "core/text/letters.h"
#include "core/prizes/prize_list.h"
#include "pairing.h"

/* CAA 4: GM, WGM, IM, WIM, FM, WFM, none. */
static int title_rank(const char *title)
{
	static const char *const order[] = {"GM", "WGM", "IM", "WIM", "FM", "WFM"};
	int count = (int)(sizeof(order) / sizeof(order[0]));

	for (int i = 0; i < count; i++) {
		if (!strcmp(title, order[i]))
			return i;
	}
	return count;
}

struct ranking ranking_of(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);
	const struct pairing_book *book = event_book(event, section);
	struct ranking ranking = {.by_name = false};
	int option;

	if (!book)
		return ranking;
	ranking.by_name = book->traits->by_name;
	option = pairing_book_option(book, RANK_LOT);
	if (option >= 0) {
		ranking.by_lot = true;
		ranking.lot = options_value(book, row->options, option);
	}
	return ranking;
}

/*
 * The lot of a player: his name (FNV-1a), spread by the number that was drawn (as splitmix64 does).
 */
static uint64_t lot_place(int lot, const char *name)
{
	uint64_t place = UINT64_C(0xcbf29ce484222325);

	for (; *name; name++)
		place = (place ^ (unsigned char)*name) * UINT64_C(0x100000001b3);
	place += (uint64_t)lot * UINT64_C(0x9e3779b97f4a7c15);
	place = (place ^ (place >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	place = (place ^ (place >> 27)) * UINT64_C(0x94d049bb133111eb);
	return place ^ (place >> 31);
}

static int compare_lots(int lot, const struct player *a, const struct player *b)
{
	const uint64_t x = lot ? lot_place(lot, a->name) : 0;
	const uint64_t y = lot ? lot_place(lot, b->name) : 0;

	return (x > y) - (x < y);
}

int ranking_compare(const struct ranking *ranking, const struct player *a, const struct player *b)
{
	int order = ranking->by_name ? 0 : b->grade - a->grade;

	if (order == 0 && ranking->by_lot)
		order = compare_lots(ranking->lot, a, b);
	else if (order == 0 && !ranking->by_name)
		order = title_rank(a->title) - title_rank(b->title);
	if (order == 0)
		order = letters_compare(a->name, b->name);
	if (order == 0)
		order = strcmp(a->name, b->name);
	return order ? order : a->pin - b->pin;
}

bool ranking_is_automatic(const struct event *event, int section)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	const struct ranking ranking = ranking_of(event, section);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;

		if (player->pin != i + 1 || player->place[0])
			return false;
		if (i > 0 && ranking_compare(&ranking, &rows[i - 1].as.player, player) > 0)
			return false;
	}
	return true;
}

/* A number so far above the others was given on purpose and is not counted on from. */
enum { GAP_LEAST = 100 };

int ranking_next_pin(const struct player *players, int count)
{
	bool taken[PLAYERS_MOST + 1] = {false};
	int last = 0;

	for (int i = 0; i < count; i++) {
		if (players[i].pin > 0 && players[i].pin <= PLAYERS_MOST)
			taken[players[i].pin] = true;
	}
	for (int pin = 1; pin <= PLAYERS_MOST; pin++) {
		if (taken[pin] && last > 0 && pin - last > GAP_LEAST)
			break;
		if (taken[pin])
			last = pin;
	}
	for (int i = 1; i <= PLAYERS_MOST; i++) {
		int pin = (last + i - 1) % PLAYERS_MOST + 1; /* above the last one, then from 1 */

		if (!taken[pin])
			return pin;
	}
	return 0;
}

/* A player on his way to a new number. */
struct mover {
	struct player player;
	int from; /* where he stood in the caller's list */
	const struct ranking *ranking;
};

static int compare_movers(const void *left, const void *right)
{
	const struct mover *a = left, *b = right;
	int order = ranking_compare(a->ranking, &a->player, &b->player);

	return order ? order : a->from - b->from;
}

static enum status sort_players(
	const struct ranking *ranking, struct player *players, int count, int *order)
{
	struct mover *movers = calloc((size_t)count + 1, sizeof(*movers));

	if (!movers)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++)
		movers[i] = (struct mover){players[i], i, ranking};
	qsort(movers, (size_t)count, sizeof(*movers), compare_movers);
	for (int i = 0; i < count; i++) {
		players[i] = movers[i].player;
		order[i] = movers[i].from;
	}
	free(movers);
	return STATUS_OK;
}

/* A player on his way into a list of pools. */
struct pooled {
	struct mover mover;
	bool unrated;
};

static int compare_pooled(const void *left, const void *right)
{
	const struct pooled *a = left, *b = right;

	return a->unrated != b->unrated ? a->unrated - b->unrated
					: compare_movers(&a->mover, &b->mover);
}

enum status ranking_number_pools(
	const struct ranking *ranking, struct player *players, const bool *unrated, int count)
{
	struct pooled *pooled = calloc((size_t)count + 1, sizeof(*pooled));

	if (!pooled)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++)
		pooled[i] = (struct pooled){{players[i], i, ranking}, unrated[i]};
	qsort(pooled, (size_t)count, sizeof(*pooled), compare_pooled);
	for (int i = 0; i < count; i++)
		players[pooled[i].mover.from].pin = i + 1;
	free(pooled);
	return STATUS_OK;
}

static int renamed(const int *pins, int pin)
{
	return pin > 0 && pin <= PLAYERS_MOST && pins[pin] ? pins[pin] : pin;
}

void ranking_rename(struct record *row, const int *pins)
{
	const struct record_field *field[RECORD_PINS];
	const int count = record_pins(row, field);
	struct apart *apart = &row->as.apart;

	for (int i = 0; i < count; i++)
		record_set_int(row, field[i], renamed(pins, record_int(row, field[i])));
	if (row->kind == RECORD_APART && apart->pin > apart->other) {
		const int lower = apart->other;

		apart->other = apart->pin;
		apart->pin = lower;
	}
}

/* Does a row speak of one who is no longer in the list? */
static bool speaks_of_gone(const struct record *row, const int *pins)
{
	const struct record_field *field[RECORD_PINS];
	const int count = record_pins(row, field);

	for (int i = 0; i < count; i++) {
		const int pin = record_int(row, field[i]);

		if (pin > 0 && pin <= PLAYERS_MOST && !pins[pin])
			return true;
	}
	return false;
}

/* All rows of a kind under their players' new numbers: first every row out, then every row in. */
static enum status rename_rows(const struct event *event, enum record_kind kind, int section,
	const int *pins, struct action *action)
{
	int count;
	const struct record *rows = event_range(event, kind, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = action_remove(action, event, record_key_of(&rows[i]));
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record row = rows[i];

		if (speaks_of_gone(&row, pins))
			continue;
		ranking_rename(&row, pins);
		status = action_put(action, event, &row);
	}
	return status;
}

enum status ranking_number(const struct event *event, int section, struct player *players,
	int count, struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_BOOKING, RECORD_BOARD, RECORD_HAND,
		RECORD_VIRTUAL, RECORD_APART, RECORD_ATTENDANCE, RECORD_OUTSIDE, RECORD_FILLED,
		RECORD_PARTICULAR};
	int *pins = calloc(PLAYERS_MOST + 1, sizeof(*pins));
	enum status status = pins ? STATUS_OK : STATUS_NO_MEMORY;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record row;

		memset(&row, 0, sizeof(row));
		if (players[i].pin)
			pins[players[i].pin] = i + 1;
		players[i].pin = i + 1;
		row.kind = RECORD_PLAYER;
		row.as.player = players[i];
		status = action_put(action, event, &row);
	}
	for (size_t i = 0; status == STATUS_OK && i < sizeof(kinds) / sizeof(kinds[0]); i++)
		status = rename_rows(event, kinds[i], section, pins, action);
	if (status == STATUS_OK)
		status = prize_list_follow(action, event, section, pins);
	free(pins);
	return status;
}

enum status ranking_renumber(const struct event *event, int section, struct player *players,
	int count, int *order, struct action *action)
{
	const struct ranking ranking = ranking_of(event, section);
	const enum status status = sort_players(&ranking, players, count, order);

	return status == STATUS_OK ? ranking_number(event, section, players, count, action)
				   : status;
}

/* Number and letter of a player's place; a place of none is his PIN. */
static void place_of(const struct player *player, int *number, int *letter)
{
	if (player->place[0] && place_parse(player->place, number, letter))
		return;
	*number = player->pin;
	*letter = 0;
}

bool ranking_stands_before(const struct player *a, const struct player *b)
{
	int number_a, letter_a, number_b, letter_b;

	place_of(a, &number_a, &letter_a);
	place_of(b, &number_b, &letter_b);
	if (number_a != number_b)
		return number_a < number_b;
	return letter_a != letter_b ? letter_a < letter_b : a->pin < b->pin;
}

static bool letter_taken(const struct player *players, int count, int number, int letter)
{
	for (int i = 0; i < count; i++) {
		int n, l;

		place_of(&players[i], &n, &l);
		if (n == number && l == letter)
			return true;
	}
	return false;
}

/* The first free letter behind the one given; the first late card behind 3 is "3b". */
static int free_letter(const struct player *players, int count, int number, int after)
{
	int letter = after > 0 ? after + 1 : 2;

	while (letter < 26 && letter_taken(players, count, number, letter))
		letter++;
	return letter > 26 ? 26 : letter;
}

static int compare_standing(const void *left, const void *right)
{
	const struct player *const *a = left, *const *b = right;

	return (int)ranking_stands_before(*b, *a) - (int)ranking_stands_before(*a, *b);
}

/*
 * Cards need not stand by rank: an amended grade keeps its place, and a place may be given by hand.
 * Behind which of them, in the order in which they stand, would fewest stand on the wrong side of
 * the late one? Of several the lowest: who stands above his rank was put there.
 */
static int find_cut(const struct ranking *ranking, const struct player *const *standing, int count,
	const struct player *late)
{
	int wrong = 0, least = 0, cut = 0;

	for (int i = 0; i < count; i++) {
		wrong += ranking_compare(ranking, standing[i], late) > 0 ? 1 : -1;
		if (wrong <= least) {
			least = wrong;
			cut = i + 1;
		}
	}
	return cut;
}

/* The letter of the card between two; above NULL: before the first, below NULL: behind the last. */
static void put_between(const struct player *players, int count, const struct player *above,
	const struct player *below, char place[PLACE_SIZE])
{
	int number = 0, letter = 0, next_number, next_letter;

	if (above)
		place_of(above, &number, &letter);
	letter = free_letter(players, count, number, letter);
	if (below) {
		place_of(below, &next_number, &next_letter);
		/* Between 3 and 3b there is still 3a. */
		if (next_number == number && next_letter == 2 &&
			!letter_taken(players, count, number, 1) && letter > next_letter)
			letter = 1;
	}
	words_put(place, PLACE_SIZE, "%d%c", number, 'a' + letter - 1);
}

enum status ranking_place(const struct ranking *ranking, const struct player *players, int count,
	const struct player *late, char place[PLACE_SIZE])
{
	const struct player **standing = malloc(((size_t)count + 1) * sizeof(*standing));
	int cut;

	if (!standing)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++)
		standing[i] = &players[i];
	qsort(standing, (size_t)count, sizeof(*standing), compare_standing);
	cut = find_cut(ranking, standing, count, late);
	place[0] = '\0';
	if (cut < count || (count > 0 && !ranking_stands_before(standing[count - 1], late)))
		put_between(players, count, cut > 0 ? standing[cut - 1] : NULL,
			cut < count ? standing[cut] : NULL, place);
	free(standing);
	return STATUS_OK;
}
