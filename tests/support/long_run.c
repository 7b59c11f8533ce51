/* Which of the long tests can run here. */
#include "support/long_run.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COMMAND = 300 };

static bool is_here(const char *need)
{
	char command[COMMAND];

	snprintf(command, sizeof(command), "{%s; } >/dev/null 2>&1", strchr(need, ':') + 1);
	return system(command) == 0;
}

bool long_run(const char *what, ...)
{
	const char *need;
	bool all = getenv("LONG") != NULL;
	va_list needs;

	va_start(needs, what);
	while (all && (need = va_arg(needs, const char *)) != NULL) {
		all = is_here(need);
		if (!all)
			printf("%s: skipped, %.*s is not installed; run: make setup-long\n", what,
				(int)strcspn(need, ":"), need);
	}
	va_end(needs);
	return all;
}
