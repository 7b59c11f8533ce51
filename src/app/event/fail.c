/* Errors of use cases as sentences. */
#include "config.h"

#include "app/event/fail.h"

#include <stdarg.h>

#include "app/words/put.h"

enum status app_fail(struct error *error, enum status code, const char *format, ...)
{
	va_list list;

	if (error) {
		error->code = code;
		va_start(list, format);
		words_format(error->text, sizeof(error->text), format, list);
		va_end(list);
	}
	return code;
}

enum status app_fail_plain(struct error *error, enum status code)
{
	return app_fail(error, code, "%s", status_text(code));
}
