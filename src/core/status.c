/* The texts of the status codes. */
#include "core/status.h"

#include <stddef.h>

const char *status_text(enum status status)
{
	static const char *const texts[] = {
#define STATUS_ENTRY(name, text) [STATUS_##name] = (text),
		STATUS_LIST(STATUS_ENTRY)
#undef STATUS_ENTRY
	};

	if ((size_t)status >= sizeof(texts) / sizeof(texts[0]))
		return "unknown status";
	return texts[status];
}
