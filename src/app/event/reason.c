/* Why something is done: is a reason given, and can it be kept? */
#include "config.h"

#include "app/event/reason.h"

#include <string.h>

#include "app/event/fail.h"
#include "core/text/text.h"

bool reason_is_given(const char *reason)
{
	return reason && reason[strspn(reason, " ")];
}

enum status reason_check(const char *reason, int most, struct error *error)
{
	if (!reason || (text_is_clean(reason) && strlen(reason) <= (size_t)most))
		return STATUS_OK;
	return app_fail(error, STATUS_BAD_INPUT,
		"A reason is UTF-8 text without control characters of at most %d bytes.", most);
}
