/* The name of the desk at which this process writes. */
#include "config.h"

#include <string.h>

#include "core/text/text.h"
#include "store/store.h"
#include "store/trouble.h"

static char name[DESK_SIZE];

void store_sit_at(const char *desk)
{
	struct line line;

	memset(name, 0, sizeof(name));
	line_init(&line, name, sizeof(name));
	line_text(&line, desk);
	trouble_clean(name);
	text_trim(name, sizeof(name));
}

const char *store_desk(void)
{
	return name;
}
