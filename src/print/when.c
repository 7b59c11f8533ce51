/* When a list is printed. */
#include "config.h"

#include "print/when.h"

#include <time.h>

const char *print_when(char text[PRINT_WHEN_SIZE])
{
	const time_t now = time(NULL);
	struct tm day;

	if (!localtime_r(&now, &day) ||
		strftime(text, PRINT_WHEN_SIZE, "Printed %Y-%m-%d %H:%M", &day) == 0)
		text[0] = '\0';
	return text;
}

const char *print_clock(long long when, char text[PRINT_WHEN_SIZE])
{
	const time_t seconds = (time_t)when;
	struct tm day;

	if (!localtime_r(&seconds, &day) || strftime(text, PRINT_WHEN_SIZE, "%H:%M", &day) == 0)
		text[0] = '\0';
	return text;
}
