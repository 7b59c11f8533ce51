/*
 * Finds entries of one person in several sections: by an id, else by name with nothing against it.
 */
#include "config.h"

#include "app/offices/humans.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"

static const enum particular_id ids[HUMAN_IDS] = {
	PLAYER_ECF_CODE, PLAYER_US_ID, PLAYER_MEMBER, PLAYER_NATIONAL_ID, PLAYER_FIDE_ID};

/* May two texts of one field be those of one human? */
static bool agree(const char *one, const char *other)
{
	return !one[0] || !other[0] || letters_compare(one, other) == 0;
}

/* Of two dates the year alone may be known. */
static bool dates_agree(const char *one, const char *other)
{
	const bool whole = one[0] && other[0] && strcmp(one + 4, "/00/00") != 0 &&
		strcmp(other + 4, "/00/00") != 0;

	return whole ? strcmp(one, other) == 0
		     : !one[0] || !other[0] || strncmp(one, other, 4) == 0;
}

bool humans_share_id(const struct human_entry *one, const struct human_entry *other)
{
	for (int i = 0; i < HUMAN_IDS; i++)
		if (one->ids[i][0] && strcmp(one->ids[i], other->ids[i]) == 0)
			return true;
	return false;
}

static bool is_same_human(
	const struct event *event, const struct human_entry *one, const struct human_entry *other)
{
	const struct player *a = event_player(event, one->section, one->pin);
	const struct player *b = event_player(event, other->section, other->pin);

	for (int i = 0; i < HUMAN_IDS; i++)
		if (one->ids[i][0] && other->ids[i][0] && strcmp(one->ids[i], other->ids[i]) != 0)
			return false;
	return humans_share_id(one, other) ||
		(letters_compare(a->name, b->name) == 0 && agree(a->club, b->club) &&
			dates_agree(a->born, b->born) &&
			(a->sex == b->sex || a->sex == SEX_UNKNOWN || b->sex == SEX_UNKNOWN));
}

/* Has he an entry in this section? Nobody is entered twice there. */
static bool is_entered(const struct humans *humans, int human, int section)
{
	for (int i = human; i >= 0; i = humans->entries[i].next)
		if (humans->entries[i].section == section)
			return true;
	return false;
}

static void join_human(struct humans *humans, int human, int entry)
{
	int last = human;

	while (humans->entries[last].next >= 0)
		last = humans->entries[last].next;
	humans->entries[last].next = entry;
	humans->entries[entry].human = human;
}

enum status humans_find(const struct event *event, struct humans *humans)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);

	humans->event = event;
	humans->count = count;
	humans->entries = calloc((size_t)count + 1, sizeof(*humans->entries));
	if (!humans->entries)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;
		struct human_entry *entry = &humans->entries[i];

		*entry = (struct human_entry){player->section, player->pin, i, -1, 0, {NULL}};
		for (int k = 0; k < HUMAN_IDS; k++)
			entry->ids[k] = ids[k] == PLAYER_FIDE_ID
				? player->fide
				: event_particular(event, player->section, player->pin, ids[k]);
		for (int k = 0; k < i && entry->human == i; k++)
			if (humans->entries[k].human == k &&
				humans->entries[k].section != player->section &&
				!is_entered(humans, k, player->section) &&
				is_same_human(event, &humans->entries[k], entry))
				join_human(humans, k, i);
	}
	return STATUS_OK;
}

void humans_done(struct humans *humans)
{
	free(humans->entries);
	memset(humans, 0, sizeof(*humans));
}

int humans_place(const struct humans *humans, int section, int pin)
{
	int low = 0, high = humans->count - 1;

	while (low < high) {
		const int middle = (low + high) / 2;
		const struct human_entry *entry = &humans->entries[middle];

		if (entry->section < section || (entry->section == section && entry->pin < pin))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

const char *humans_field(
	const struct humans *humans, int human, enum particular_id id, char text[PARTICULAR_SIZE])
{
	text[0] = '\0';
	for (int i = human; i >= 0 && !text[0]; i = humans->entries[i].next)
		event_field(humans->event, humans->entries[i].section, humans->entries[i].pin,
			particular_field(id), text);
	return text;
}

int humans_named(const struct humans *humans, const char *name)
{
	int found = -1;

	for (int i = 0; i < humans->count; i++) {
		const struct human_entry *entry = &humans->entries[i];

		if (entry->human == found ||
			letters_compare(
				event_player(humans->event, entry->section, entry->pin)->name,
				name) != 0)
			continue;
		if (found >= 0)
			return -1;
		found = entry->human;
	}
	return found;
}
