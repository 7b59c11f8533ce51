/* The rating lists in the file of the data folder: one taken in, and which there are. */
#include "config.h"

#include "app/lists/complete.h"
#include "app/lists/rating_lists.h"
#include "store/lists/lists.h"

enum status rating_lists_take_in(const struct rating_lists_load *what, struct list_info *info,
	long long *left_out, struct error *error)
{
	char path[LISTS_PATH];
	struct lists *lists;
	enum status status = rating_lists_path(NULL, path, true, error);

	if (status == STATUS_OK)
		status = lists_open(path, true, &lists, error);
	if (status != STATUS_OK)
		return status;
	status = rating_lists_load(lists, what, info, left_out, error);
	lists_close(lists);
	return status;
}

int rating_lists_here(struct list_info here[LIST_SOURCES])
{
	struct lists *lists = complete_open();
	int count = 0;

	for (int source = 0; lists && source < LIST_SOURCES; source++) {
		struct error error;
		bool found = false;

		if (lists_info(lists, (enum list_source)source, &here[count], &found, &error) ==
				STATUS_OK &&
			found)
			count++;
	}
	complete_close(lists);
	return count;
}
