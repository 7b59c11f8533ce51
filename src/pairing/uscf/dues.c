/*
 * The colours that cards are due, and how many of them must at least be disappointed.
 */
#include "uscf/dues.h"

#include <string.h>

#include "uscf/group.h"

void uscf_dues_add(struct uscf_dues *dues, const struct uscf *uscf, int card, int times)
{
	const struct uscf_card *it = &uscf->card[card];

	dues->count += times;
	dues->due[it->due] += times;
	if (it->difference != 0)
		dues->strong[it->due] += times;
}

void uscf_dues_read(struct uscf_dues *dues, const struct uscf *uscf, const int *card, int count)
{
	memset(dues, 0, sizeof(*dues));
	for (int i = 0; i < count; i++)
		uscf_dues_add(dues, uscf, card[i], 1);
}

/*
 * Of `count` cards `leaving` leave, all of the colour that outnumbers the rest if that is best: 2
 * of the (due - leaving) - (count - due) who are left over clash on one board.
 */
void uscf_dues_least(const struct uscf_dues *dues, int leaving, int64_t *counts)
{
	int unequal = 0, clashes = 0;

	for (int colour = PAIRING_WHITE; colour <= PAIRING_BLACK; colour++) {
		const int most = (2 * dues->due[colour] - dues->count - leaving) / 2;
		const int worst = (2 * dues->strong[colour] - dues->count - leaving) / 2;

		clashes = most > clashes ? most : clashes;
		unequal = worst > unequal ? worst : unequal;
	}
	counts[USCF_UNEQUAL] += unequal;
	counts[USCF_UNALTERED] += clashes > unequal ? clashes - unequal : 0;
}

int uscf_colours_compare(const int64_t *a, const int64_t *b)
{
	for (int i = 0; i <= USCF_UNALTERED; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}
