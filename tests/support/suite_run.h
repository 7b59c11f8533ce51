/*
 * Running a test program: its suite, the words of Check and the exit code. The main() of a program
 * makes its cases and ends with `return suite_run("name", tcase, NULL);` (or app_run_suite,
 * cli_run_suite, ..., which add their fixture first).
 */
#ifndef SUPPORT_SUITE_RUN_H
#define SUPPORT_SUITE_RUN_H

#include <check.h>

/*
 * Run the cases (TCase *, the last followed by NULL) as one suite: EXIT_SUCCESS if all its tests
 * passed, else EXIT_FAILURE. The cases are released.
 */
int suite_run(const char *name, ...) __attribute__((sentinel));

#endif
