/* Places of earlier rounds, in tournament reports. */
#include "config.h"

#include "app/trf/stood.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/vec.h"

static const char word[] = "stood";

bool trf_stood_parse(const char *line, struct trf_stood *stood)
{
	const char *text = trf_comment_after(line, word);
	struct trf_stood read = {.place = ""};
	int number, letter;

	if (!text || !trf_comment_number(&text, &read.through) ||
		!trf_comment_number(&text, &read.pin))
		return false;
	if (strcmp(text, "-") != 0) {
		if (strlen(text) >= sizeof(read.place) || !place_parse(text, &number, &letter))
			return false;
		words_put(read.place, sizeof(read.place), "%s", text);
	}
	*stood = read;
	return true;
}

enum status trf_stoods_add(struct trf_stoods *stoods, const struct trf_stood *stood)
{
	struct trf_stood *items =
		vec_grow(stoods->items, &stoods->room, stoods->count + 1, sizeof(*items));

	if (!items)
		return STATUS_NO_MEMORY;
	stoods->items = items;
	items[stoods->count++] = *stood;
	return STATUS_OK;
}

enum status trf_stoods_say(const struct trf_stoods *stoods, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < stoods->count; i++) {
		const struct trf_stood *stood = &stoods->items[i];
		char text[32];

		words_put(text, sizeof(text), "%d %s", stood->pin,
			stood->place[0] ? stood->place : "-");
		status = trf_comment_add(trf, room, word, stood->through, text);
	}
	return status;
}

/* Of several that hold for the round the one that ends first. */
static const struct trf_stood *first_of(const struct trf_stoods *stoods, int pin, int round)
{
	const struct trf_stood *found = NULL;

	for (int i = 0; i < stoods->count; i++) {
		const struct trf_stood *stood = &stoods->items[i];

		if (stood->pin == pin && stood->through >= round &&
			(!found || stood->through < found->through))
			found = stood;
	}
	return found;
}

enum status trf_stoods_restore(struct event *event, int section, int round)
{
	struct trf_stoods stoods = {.count = 0};
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct trf_stood stood;

		if (rows[i].as.kept.part == 1 && trf_stood_parse(rows[i].as.kept.text, &stood))
			status = trf_stoods_add(&stoods, &stood);
	}
	for (int i = 0; status == STATUS_OK && i < stoods.count; i++) {
		const int pin = stoods.items[i].pin;
		const struct trf_stood *stood = first_of(&stoods, pin, round);
		const struct player *player = event_player(event, section, pin);
		struct record row = {.kind = RECORD_PLAYER};

		if (!stood || !player)
			continue;
		row.as.player = *player;
		memcpy(row.as.player.place, stood->place, sizeof(row.as.player.place));
		status = trf_rows_put(event, &row);
	}
	trf_stoods_done(&stoods);
	return status;
}

void trf_stoods_done(struct trf_stoods *stoods)
{
	free(stoods->items);
	memset(stoods, 0, sizeof(*stoods));
}
