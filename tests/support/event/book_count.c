/* How many rule books there are. */
#include "support/event/book_count.h"

#include "pairing.h"

int book_count(void)
{
	int count = 0;

	while (pairing_book_at(count))
		count++;
	return count;
}
