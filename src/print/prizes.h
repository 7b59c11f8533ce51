/* Prize lists for spreadsheets and other programs. */
#ifndef PRINT_PRIZES_H
#define PRINT_PRIZES_H

#include "core/prizes/forecast.h"
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

/* What a winner gets; pin 0: a club or school. */
struct print_receipt {
	int pin;
	const char *name, *club, *amount, *words;
	const char *not_final; /* why it can still change; "": it cannot */
};

/*
 * Who signs for what, with room for it; through: after which round; unmarked: what it means that a
 * receipt is not marked as not final, or "".
 */
enum status print_receipts(const struct event *event, int section, int through,
	const char *unmarked, const struct print_receipt *receipts, int count,
	const struct print_style *style, const struct print_sink *sink, struct error *error);
/* The same on pieces of paper to be cut apart. STATUS_REFUSED: neither as text nor as PDF. */
enum status print_envelopes(const struct event *event, int section,
	const struct print_receipt *receipts, int count, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/* What each player, club and school can still win. */
enum status print_forecast(const struct event *event, int section, const struct forecast *forecast,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

#endif
