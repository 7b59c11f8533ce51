/* A report of seven players by the Dutch rules, whose third round is the test's. */
#include "config.h"

#include "support/event/seven_players.h"

#include <stdio.h>

const char *seven_players(const char *header, const char *const third[SEVEN_PLAYERS])
{
	static const char *const played[SEVEN_PLAYERS] = {
		"   4 w 1     7 b =",
		"   5 b =     3 w 1",
		"   6 w 0     2 b 0",
		"   1 b 0  0000 - U",
		"   2 w =     6 b 0",
		"   3 b 1     5 w 1",
		"0000 - U     1 w =",
	};
	static char text[4096];
	int used = sprintf(text, "%s", header);

	for (int i = 0; i < SEVEN_PLAYERS; i++)
		used += sprintf(text + used, "001 %4d      %-33s %4d%39s%s  %s\n", i + 1, "Player",
			2000 - i, "", played[i], third[i]);
	return text;
}
