/* Is there a printer to print on? */
#include "config.h"

#include "print/spool/printer.h"

#include <stdio.h>
#include <string.h>

#include "print/spool/spool_lp.h"

enum { SECONDS = 2 };

enum printer_state printer_look(char *name, size_t size)
{
	static const char before[] = "system default destination: ";
	char said[SPOOL_ANSWER_SIZE], *line;
	const struct lp_end end = lp_default(SECONDS, said, sizeof(said));

	*name = '\0';
	if (end.how == LP_MISSING)
		return PRINTER_NO_LP;
	line = strstr(said, before);
	if (line) {
		line += strlen(before);
		line[strcspn(line, "\r\n")] = '\0';
		snprintf(name, size, "%s", line);
		return PRINTER_READY;
	}
	return end.how == LP_ANSWERED && strstr(said, "no system default") ? PRINTER_NO_ONE
									   : PRINTER_NO_REPLY;
}
