/*
 * The program of a folder of tests: runs the suite by whose name it is called.
 */
#include "config.h"

#include "support/suites.h"

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
	const char *slash = strrchr(argv[0], '/'), *name = slash ? slash + 1 : argv[0];

	for (const struct suite *suite = suites; suite->name; suite++)
		if (!strcmp(suite->name, name))
			return suite->main(argc, argv);
	fprintf(stderr, "%s: no suite of this folder; it is called by the name of one:\n", name);
	for (const struct suite *suite = suites; suite->name; suite++)
		fprintf(stderr, "  %s\n", suite->name);
	return 2;
}
