/* The file of rating lists that --lists names, or the one in the data folder. */
#include "config.h"

#include "cli/lists_open.h"

#include "app/lists/rating_lists.h"

int cli_open_lists(const struct args *args, bool make, struct lists **lists)
{
	char path[LISTS_PATH];
	struct error error;

	if (rating_lists_path(args_value(args, "lists"), path, make, &error) != STATUS_OK)
		return cli_fail("lists", &error);
	if (lists_open(path, make, lists, &error) != STATUS_OK)
		return cli_fail(path, &error);
	return EXIT_DONE;
}
