/* Seats that were taken after the draw of a club evening was out, in tournament reports. */
#include "config.h"

#include "app/trf/late.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/comment.h"
#include "app/words/words.h"
#include "core/text/text.h"
#include "core/vec.h"

static const char word[] = "late";

bool trf_late_parse(const char *line, struct trf_late *late)
{
	const char *text = trf_comment_after(line, word);
	struct trf_late read;

	if (!text || !trf_comment_number(&text, &read.round) ||
		!text_to_int(text, 1, PLAYERS_MOST, &read.pin))
		return false;
	*late = read;
	return true;
}

enum status trf_lates_add(struct trf_lates *lates, int round, int pin)
{
	struct trf_late *items =
		vec_grow(lates->items, &lates->room, lates->count + 1, sizeof(*items));

	if (!items)
		return STATUS_NO_MEMORY;
	lates->items = items;
	items[lates->count++] = (struct trf_late){round, pin};
	return STATUS_OK;
}

enum status trf_lates_say(const struct trf_lates *lates, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;
	char pin[16];

	for (int i = 0; status == STATUS_OK && i < lates->count; i++) {
		words_put(pin, sizeof(pin), "%d", lates->items[i].pin);
		status = trf_comment_add(trf, room, word, lates->items[i].round, pin);
	}
	return status;
}

enum status trf_lates_kept(
	const struct event *event, int section, int round, struct trf_lates *lates)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;
	struct trf_late late;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.kept.part == 1 && trf_late_parse(rows[i].as.kept.text, &late) &&
			late.round == round)
			status = trf_lates_add(lates, round, late.pin);
	return status;
}

void trf_lates_done(struct trf_lates *lates)
{
	free(lates->items);
	memset(lates, 0, sizeof(*lates));
}
