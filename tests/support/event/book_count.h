/* How many rule books there are, for tests that are run once for each: pairing_book_at(_i). */
#ifndef SUPPORT_EVENT_BOOK_COUNT_H
#define SUPPORT_EVENT_BOOK_COUNT_H

int book_count(void);

#endif
