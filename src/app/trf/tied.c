/* Comments on play-off points, places by hand and lots, which a report has no place for. */
#include "config.h"

#include "app/trf/tied.h"

#include <string.h>

#include "app/trf/comment.h"

static const enum particular_id ids[] = {PLAYER_PLAYOFF, PLAYER_HAND, PLAYER_LOT};

enum { IDS = sizeof(ids) / sizeof(ids[0]) };

const struct particular_field *trf_tied_field(const char *word)
{
	for (int i = 0; i < IDS; i++)
		if (!strcmp(word, particular_field(ids[i])->key))
			return particular_field(ids[i]);
	return NULL;
}

bool trf_tied_read(const struct particular_field *field, int section, int pin, const char *text,
	struct record *row)
{
	memset(row, 0, sizeof(*row));
	row->kind = RECORD_PARTICULAR;
	row->as.particular.section = section;
	row->as.particular.pin = pin;
	row->as.particular.field = (int)field->id;
	return particular_take(field, text, row->as.particular.text, NULL) == STATUS_OK &&
		row->as.particular.text[0];
}

enum status trf_tied_say(
	const struct event *event, const struct player *player, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < IDS; i++)
		status = trf_comment_add(trf, room, particular_field(ids[i])->key, player->pin,
			event_particular(event, player->section, player->pin, ids[i]));
	return status;
}
