/* Who of the rating lists is meant by a code, a name or the beginning of one. */
#include "config.h"

#include "app/lists/find_listed.h"

#include "core/text/letters.h"

static const enum list_source order[LIST_SOURCES] = {LIST_ECF, LIST_US, LIST_FIDE};

/* One alone whose whole name it is is he, whatever other names begin so. */
static void keep_whole(const char *typed, struct listed_meant *meant)
{
	int whole = 0, at = 0;

	for (int i = 0; i < meant->count; i++) {
		if (letters_match(meant->found[i].name, typed) != LETTERS_WHOLE)
			continue;
		whole++;
		at = i;
	}
	if (whole != 1)
		return;
	meant->found[0] = meant->found[at];
	meant->count = 1;
	meant->more = false;
}

enum status listed_find_meant(
	struct lists *lists, const char *typed, struct listed_meant *meant, struct error *error)
{
	enum status status = STATUS_OK;
	bool found = false;

	meant->count = 0;
	meant->more = false;
	for (int i = 0; i < LIST_SOURCES && status == STATUS_OK && !found; i++)
		status = lists_find(lists, order[i], typed, &meant->found[0], &found, error);
	if (status != STATUS_OK || found) {
		meant->count = found;
		return status;
	}
	for (int i = 0; i < LIST_SOURCES && status == STATUS_OK && meant->count == 0; i++)
		status = lists_search(lists, order[i], typed, meant->found, LISTED_MEANT,
			&meant->count, &meant->more, error);
	if (status == STATUS_OK)
		keep_whole(typed, meant);
	return status;
}
