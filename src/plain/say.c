/* Sentences on standard output, a line each. */
#include "config.h"

#include "plain/say.h"

#include <stdarg.h>
#include <stdio.h>

#include "app/words/put.h"
#include "core/text/fit.h"
#include "plain/terminal.h"
#include "plain/wording.h"

enum { SAID_SIZE = 2048 };

void plain_say(const char *format, ...)
{
	char text[SAID_SIZE], clean[SAID_SIZE];
	va_list list;

	va_start(list, format);
	words_format(text, sizeof(text), format, list);
	va_end(list);
	plain_wording(text);
	text_fit(clean, sizeof(clean), text, SAID_SIZE);
	terminal_fold(clean);
	puts(clean);
}
