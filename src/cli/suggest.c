/* What was probably meant: the nearest name by letters changed, left out, put in or swapped. */
#include "config.h"

#include <string.h>

#include "cli/cli.h"

enum { NAME_MOST = 48 };

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Edits between two words; a long word is far from everything. */
static int distance(const char *a, const char *b)
{
	int row[NAME_MOST + 1][NAME_MOST + 1];
	int na = (int)strlen(a), nb = (int)strlen(b);

	if (na > NAME_MOST || nb > NAME_MOST)
		return NAME_MOST;
	for (int i = 0; i <= na; i++) {
		for (int j = 0; j <= nb; j++) {
			if (i == 0 || j == 0) {
				row[i][j] = i + j;
				continue;
			}
			row[i][j] = least(least(row[i - 1][j], row[i][j - 1]) + 1,
				row[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				row[i][j] = least(row[i][j], row[i - 2][j - 2] + 1);
		}
	}
	return row[na][nb];
}

const char *suggest(const char *typed, const char *const *names, int count)
{
	const char *best = NULL;
	int letters = (int)strlen(typed), limit = letters < 4 ? 1 : (letters + 1) / 3,
	    nearest = limit + 1;

	for (int i = 0; i < count; i++) {
		int far = letters >= 2 && !strncmp(names[i], typed, (size_t)letters)
			? 1
			: distance(typed, names[i]);

		/* One letter for another of two is a different word. */
		if (letters < 3 && far >= 1 && strncmp(names[i], typed, (size_t)letters) != 0)
			continue;
		if (far < nearest) {
			nearest = far;
			best = names[i];
		}
	}
	return best;
}
