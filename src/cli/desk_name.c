/* The name of this desk, as it is where nobody gives one. */
#include "config.h"

#include "cli/desk_name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/store.h"

enum { MACHINE_SIZE = 64 };

/* The name alone, without the domain. */
static void read_machine(char machine[MACHINE_SIZE])
{
	if (gethostname(machine, MACHINE_SIZE) != 0)
		machine[0] = '\0';
	machine[MACHINE_SIZE - 1] = '\0';
	machine[strcspn(machine, ".")] = '\0';
}

/* "pts/2", "tty1"; NULL: none of the streams is a terminal. */
static const char *terminal_name(void)
{
	static const char folder[] = "/dev/";
	static const int streams[] = {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};

	for (size_t i = 0; i < sizeof(streams) / sizeof(streams[0]); i++) {
		const char *name = ttyname(streams[i]);

		if (name)
			return name + (strncmp(name, folder, strlen(folder)) ? 0 : strlen(folder));
	}
	return NULL;
}

void desk_name_default(void)
{
	const char *given = getenv("DRAWBOARD_DESK"), *terminal;
	char machine[MACHINE_SIZE], name[MACHINE_SIZE + 64];

	if (given) {
		store_sit_at(given);
		return;
	}
	read_machine(machine);
	terminal = terminal_name();
	snprintf(name, sizeof(name), "%.20s%s%.20s", machine, terminal ? " " : "",
		terminal ? terminal : "");
	store_sit_at(name);
}
