/* Running a test program: its suite, the words of Check and the exit code. */
#include "support/suite_run.h"

#include <stdarg.h>
#include <stdlib.h>

int suite_run(const char *name, ...)
{
	Suite *suite = suite_create(name);
	SRunner *runner;
	va_list cases;
	TCase *tcase;
	int failed;

	/*
	 * entries of the journal bear no name of this machine, which would be another one elsewhere
	 */
	setenv("DRAWBOARD_DESK", "", 1);
	va_start(cases, name);
	while ((tcase = va_arg(cases, TCase *)))
		suite_add_tcase(suite, tcase);
	va_end(cases);
	runner = srunner_create(suite);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
