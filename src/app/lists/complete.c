/* Players of the rating lists for a name that is being typed. */
#include "config.h"

#include "app/lists/complete.h"

#include <string.h>

#include "app/lists/rating_lists.h"
#include "store/lists/lists.h"

struct lists *complete_open(void)
{
	char path[LISTS_PATH];
	struct lists *lists = NULL;
	struct error error;

	if (rating_lists_path(NULL, path, false, &error) != STATUS_OK ||
		lists_open(path, false, &lists, &error) != STATUS_OK)
		return NULL;
	lists_wait(lists, 0);
	return lists;
}

void complete_close(struct lists *lists)
{
	lists_close(lists);
}

/* Is he there from another list already? */
static bool is_there(const struct completed *completed, const struct listed_player *listed)
{
	for (int i = 0; i < completed->count; i++)
		if (listed->fide[0] && strcmp(completed->found[i].fide, listed->fide) == 0)
			return true;
	return false;
}

enum status complete_name(
	struct lists *lists, const char *typed, struct completed *completed, struct error *error)
{
	static const enum list_source order[LIST_SOURCES] = {LIST_ECF, LIST_US, LIST_FIDE};
	/* as many as may all be of an earlier list, and those that are wanted */
	struct listed_player found[2 * COMPLETED_MOST];
	enum status status = STATUS_OK;

	completed->count = 0;
	for (int i = 0; i < LIST_SOURCES && status == STATUS_OK; i++) {
		int count = 0;
		bool more;

		if (completed->count == COMPLETED_MOST)
			break;
		status = lists_search(
			lists, order[i], typed, found, 2 * COMPLETED_MOST, &count, &more, error);
		for (int j = 0; j < count && completed->count < COMPLETED_MOST; j++)
			if (!is_there(completed, &found[j]))
				completed->found[completed->count++] = found[j];
	}
	return status;
}
