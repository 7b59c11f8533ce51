/*
 * The rule book of a section, and what is to be known of it.
 */
#include "config.h"

#include "app/book/rule_book.h"

static const struct pairing_citations no_citations = {
	.repeat = "",
	.bye = "",
	.transfer = "",
	.exchange = "",
	.down = "",
	.up = "",
	.same_down = "",
	.same_up = "",
	.line = "",
	.linked = "",
	.comes = "as the rules find one",
	.goes = "the rules say who floats down",
	.sits_out = "the rules say who has the bye",
	.converts = "",
	.unrated = "",
	.outside = "",
	.outside_again = "",
	.booking_bars = true,
};

static const struct pairing_traits no_traits = {
	.groups = PAIRING_GROUPS_HALVES,
	.mid_line = true,
	.floater = PAIRING_FLOATER_LOWEST,
	.citations = &no_citations,
};

const struct pairing_book *event_book(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);

	return row ? pairing_book_find(row->system) : NULL;
}

const struct pairing_traits *event_traits(const struct event *event, int section)
{
	const struct pairing_book *book = event_book(event, section);

	return book && !book->comparison ? book->traits : &no_traits;
}

const struct pairing_book *book_of_guide(void)
{
	const struct pairing_book *book;
	int i = 0;

	while ((book = pairing_book_at(i)) && !book->traits->guide)
		i++;
	return book;
}

const struct pairing_book *book_of_small_swiss(void)
{
	const struct pairing_book *book;
	int i = 0;

	while ((book = pairing_book_at(i)) && !book->traits->small_swiss)
		i++;
	return book;
}
