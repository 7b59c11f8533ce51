/* Players by a word that they have, of a family, an area or a federation. */
#include "config.h"

#include "app/players/members.h"

#include <stdlib.h>

#include "core/text/letters.h"

static int compare_members(const void *left, const void *right)
{
	const struct member *a = left, *b = right;
	const int order = letters_compare(a->word, b->word);

	return order ? order : (a->pin > b->pin) - (a->pin < b->pin);
}

void members_sort(struct member *members, int count)
{
	qsort(members, (size_t)count, sizeof(*members), compare_members);
}

int members_end(const struct member *members, int count, int from)
{
	int end = from + 1;

	while (end < count && letters_compare(members[end].word, members[from].word) == 0)
		end++;
	return end;
}
