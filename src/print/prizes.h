/* Prize lists for spreadsheets and other programs. */
#ifndef PRINT_PRIZES_H
#define PRINT_PRIZES_H

#include "core/prizes/award.h"
#include "print/print.h"

/* The lines of a prize list, with a column a key; as CSV they are read again. */
enum status print_prize_lines(const struct event *event, int section, const struct prize_list *list,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/* Who gets what: a row for each that a record gives, with the reason. */
enum status print_prize_winners(const struct event *event, int section, const struct award *award,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

#endif
