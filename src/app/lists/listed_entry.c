/* A player of a rating list as he enters an event. */
#include "config.h"

#include "app/lists/listed_entry.h"

#include <stdio.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "store/lists/lists.h"

static void add_particular(struct listed_entry *entry, enum particular_id id, const char *text)
{
	struct app_particular *particular = &entry->particulars[entry->count];

	particular->id = id;
	if (text[0] &&
		particular_take(particular_field(id), text, particular->text, NULL) == STATUS_OK)
		entry->count++;
}

static void add_rating(struct listed_entry *entry, int rating)
{
	char text[16] = "";

	if (rating > 0)
		snprintf(text, sizeof(text), "%d", rating);
	add_particular(entry, PLAYER_FIDE_RATING, text);
}

/* What his own list does not say, from that of FIDE. */
static enum status complete(
	struct lists *lists, struct listed_player *listed, int *fide_rating, struct error *error)
{
	struct listed_player fide;
	enum status status;
	bool found;

	*fide_rating = 0;
	if (listed->source == LIST_FIDE || !listed->fide[0])
		return STATUS_OK;
	status = lists_find(lists, LIST_FIDE, listed->fide, &fide, &found, error);
	if (status != STATUS_OK || !found)
		return status;
	*fide_rating = fide.rating[LIST_STANDARD];
	if (!listed->title[0])
		memcpy(listed->title, fide.title, sizeof(listed->title));
	if (!listed->born[0])
		memcpy(listed->born, fide.born, sizeof(listed->born));
	if (!listed->federation[0])
		memcpy(listed->federation, fide.federation, sizeof(listed->federation));
	if (listed->sex == SEX_UNKNOWN)
		listed->sex = fide.sex;
	return STATUS_OK;
}

enum status listed_entry_make(struct lists *lists, const struct listed_player *listed,
	struct listed_entry *entry, struct error *error)
{
	struct listed_player all = *listed;
	struct player *player = &entry->player;
	int fide_rating;
	const enum status status = complete(lists, &all, &fide_rating, error);

	if (status != STATUS_OK)
		return status;
	memset(entry, 0, sizeof(*entry));
	memcpy(player->name, all.name, sizeof(player->name));
	memcpy(player->title, all.title, sizeof(player->title));
	memcpy(player->club, all.club, sizeof(player->club));
	memcpy(player->federation, all.federation, sizeof(player->federation));
	memcpy(player->born, all.born, sizeof(player->born));
	memcpy(player->fide, all.fide, sizeof(player->fide));
	player->sex = all.sex;
	player->grade = all.rating[LIST_STANDARD];
	if (all.source == LIST_ECF)
		add_particular(entry, PLAYER_ECF_CODE, all.code);
	if (all.source == LIST_US)
		add_particular(entry, PLAYER_US_ID, all.code);
	add_particular(entry, PLAYER_STATE, all.state);
	add_particular(entry, PLAYER_NATIONAL_KIND, all.kind);
	add_rating(entry, all.source == LIST_FIDE ? player->grade : fide_rating);
	add_particular(entry, PLAYER_CLUB_CODE, all.club_code);
	add_particular(entry, PLAYER_MEMBER, all.member);
	add_particular(entry, PLAYER_EXPIRES, all.expires);
	return STATUS_OK;
}

int listed_entry_known(const struct listed_entry *entry, int grade, struct app_particular *known)
{
	int count = 0;

	for (int i = 0; i < entry->count; i++)
		if (entry->particulars[i].id != PLAYER_NATIONAL_KIND ||
			grade == entry->player.grade)
			known[count++] = entry->particulars[i];
	return count;
}
