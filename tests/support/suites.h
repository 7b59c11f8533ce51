/*
 * The suites of one folder of tests, which are one program.
 */
#ifndef SUPPORT_SUITES_H
#define SUPPORT_SUITES_H

struct suite {
	const char *name; /* of its file */
	int (*main)(int argc, char **argv);
};

/* In a file that the Makefile writes for each folder; the last has no name. */
extern const struct suite suites[];

#endif
