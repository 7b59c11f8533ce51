/*
 * The table of rule books.
 */
#include "berger/berger.h"
#include "book/traits.h"
#include "caa/caa.h"
#include "dutch/dutch.h"
#include "gsrp/gsrp.h"
#include "lazy/lazy.h"
#include "schools/schools.h"
#include "uscf/uscf.h"

#include <string.h>

static const struct pairing_book *const books[] = {
	&caa_book,
	&dutch_book,
	&schools_book,
	&gsrp_book,
	&uscf_book,
	&berger_book,
	&lazy_book,
};

enum { BOOKS = (int)(sizeof(books) / sizeof(books[0])) };

const struct pairing_book *pairing_book_at(int i)
{
	return i >= 0 && i < BOOKS ? books[i] : NULL;
}

const struct pairing_book *pairing_book_usual(void)
{
	int i = 0;

	while (i + 1 < BOOKS && !books[i]->traits->own_code)
		i++;
	return books[i];
}

const struct pairing_book *pairing_book_find(const char *id)
{
	for (int i = 0; i < BOOKS; i++)
		if (strcmp(books[i]->id, id) == 0)
			return books[i];
	return NULL;
}
