/* The index of players by name, kept beside their rows. */
#include "core/name_order.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"
#include "core/vec.h"

/* What stands between surname and forenames, below every letter: "Low, Z" before "Lowe, A". */
enum { PARTING = 1 };

/* A name being read letter by letter: surname, PARTING, forenames. */
struct reading {
	const char *at;
	bool parted;
};

/* The next letter, 0 at the end. */
static uint32_t next_letter(struct reading *reading)
{
	const char *rest;

	if (reading->parted)
		return letters_next(&reading->at);
	rest = reading->at + strspn(reading->at, " ");
	if (*rest != ',' && *rest != '\0')
		return letters_next(&reading->at);
	rest += *rest == ',';
	reading->at = rest + strspn(rest, " ");
	reading->parted = true;
	return PARTING;
}

/* The order of two names, read up to the first letter that differs, which is *one of the first. */
static int read_on(struct reading *left, struct reading *right, uint32_t *one)
{
	uint32_t other;

	do {
		*one = next_letter(left);
		other = next_letter(right);
	} while (*one == other && *one != 0);
	return (*one > other) - (*one < other);
}

/* ASCII that stands for itself and that no mark before it can change. */
static bool is_plain(char byte)
{
	return byte > ' ' && byte != '`' && byte != ',' && (byte & 0x80) == 0;
}

/*
 * How many bytes both names begin with that next() reads one by one and alike from both: each is
 * plain and has ASCII behind it, or is a blank with the same plain byte behind it in both.
 */
static size_t shared(const char *a, const char *b)
{
	size_t i = 0;

	for (; a[i] == b[i]; i++) {
		const bool plain = is_plain(a[i]) && ((a[i + 1] | b[i + 1]) & 0x80) == 0;

		if (!plain && (a[i] != ' ' || a[i + 1] != b[i + 1] || !is_plain(a[i + 1])))
			break;
	}
	return i;
}

static int compare(const char *a, const char *b)
{
	const size_t alike = shared(a, b);
	struct reading left = {.at = a + alike}, right = {.at = b + alike};
	uint32_t one;

	return read_on(&left, &right, &one);
}

/*
 * The bytes of a name up to and with the first letter in which it differs from another; 0: they are
 * equal. A blank is no such letter, the one behind it is.
 */
static size_t first_difference(const char *name, const char *other)
{
	struct reading left = {.at = name}, right = {.at = other};
	uint32_t one;

	if (read_on(&left, &right, &one) == 0)
		return 0;
	while (one == ' ')
		one = next_letter(&left);
	return (size_t)(left.at - name);
}

enum side { BEFORE_EQUALS = -1, BY_PIN, BEHIND_EQUALS };

/*
 * The first place that does not come before a player; among those called as he is the first, his
 * own, or the one behind the last.
 */
static int search(const struct event *event, const struct player *player, enum side side)
{
	int low = 0, high = event->nnames;

	while (low < high) {
		const int middle = low + (high - low) / 2;
		const struct name_place *here = &event->names[middle];
		int order = (here->section > player->section) - (here->section < player->section);

		if (order == 0)
			order = compare(
				event_player(event, here->section, here->pin)->name, player->name);
		if (order == 0)
			order = side == BY_PIN
				? (here->pin > player->pin) - (here->pin < player->pin)
				: -(int)side;
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

bool name_order_reserve(struct event *event, int more)
{
	struct name_place *names =
		vec_grow(event->names, &event->names_room, event->nnames + more, sizeof(*names));

	if (names == NULL)
		return false;
	event->names = names;
	return true;
}

void name_order_remove(struct event *event, const struct player *player)
{
	const int at = search(event, player, BY_PIN);
	struct name_place *place = &event->names[at];

	assert(at < event->nnames && place->pin == player->pin);
	event->nnames--;
	memmove(place, place + 1, (size_t)(event->nnames - at) * sizeof(*place));
}

void name_order_add(struct event *event, const struct player *player)
{
	const int at = search(event, player, BY_PIN);
	struct name_place *place = &event->names[at];

	assert(event->nnames < event->names_room);
	memmove(place + 1, place, (size_t)(event->nnames - at) * sizeof(*place));
	*place = (struct name_place){player->section, player->pin};
	event->nnames++;
}

/* The bytes up to his difference from the player at a place, if one of his section stands there. */
static size_t difference_from_place(const struct event *event, const struct player *player, int at)
{
	const struct name_place *place = &event->names[at];

	if (at < 0 || at >= event->nnames || place->section != player->section)
		return 0;
	return first_difference(
		player->name, event_player(event, place->section, place->pin)->name);
}

size_t name_order_told(const struct event *event, const struct player *player)
{
	const int at = search(event, player, BY_PIN);
	size_t before = difference_from_place(event, player, at - 1),
	       behind = difference_from_place(event, player, at + 1);

	/* nobody there, or one called as he is: then who stands in front of and behind all those */
	if (before == 0)
		before = difference_from_place(
			event, player, search(event, player, BEFORE_EQUALS) - 1);
	if (behind == 0)
		behind = difference_from_place(event, player, search(event, player, BEHIND_EQUALS));
	return before > behind ? before : behind;
}

bool name_order_copy(const struct event *from, struct event *to)
{
	const size_t size = (size_t)from->nnames * sizeof(*from->names);

	if (size == 0)
		return true;
	to->names = malloc(size);
	if (to->names == NULL)
		return false;
	memcpy(to->names, from->names, size);
	to->nnames = to->names_room = from->nnames;
	return true;
}

void name_order_done(struct event *event)
{
	free(event->names);
	event->names = NULL;
	event->nnames = event->names_room = 0;
}
