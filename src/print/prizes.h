/* Prize lists for spreadsheets and other programs. */
#ifndef PRINT_PRIZES_H
#define PRINT_PRIZES_H

#include "core/prizes/prize_list.h"
#include "print/print.h"

/* The lines of a prize list, with a column a key; as CSV they are read again. */
enum status print_prize_lines(const struct event *event, int section, const struct prize_list *list,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * Who gets what after the last complete round of 1..through: a row for each player whom a record
 * gives something, and for what nobody wins; as CSV and HTML also why, and all records.
 */
enum status print_prizes(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

#endif
