/*
 * The rule book of a section, and what is to be known of it.
 */
#ifndef APP_BOOK_RULE_BOOK_H
#define APP_BOOK_RULE_BOOK_H

#include "core/event.h"
#include "pairing.h"
#include "pairing/book/traits.h"

/* NULL: there is no such section, or its rule book is not known here: nothing is drawn by it. */
const struct pairing_book *event_book(const struct event *event, int section);

/*
 * Never NULL: of a rule book that is not known here as most have it, and without numbers. Its
 * citations are never NULL.
 */
const struct pairing_traits *event_traits(const struct event *event, int section);

/* The rule book by which one practises; that of those whom four does not divide (US 30G). */
const struct pairing_book *book_of_guide(void);
const struct pairing_book *book_of_small_swiss(void);

#endif
