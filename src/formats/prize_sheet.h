/*
 * A prize list as CSV: the first row has the keys of a prize line (core/prizes/prize.h) in any
 * order, each further row is a line. Separated by commas, semicolons or tabs.
 */
#ifndef FORMATS_PRIZE_SHEET_H
#define FORMATS_PRIZE_SHEET_H

#include "core/prizes/prize.h"
#include "formats/report.h"

struct prize_sheet {
	struct prize *prizes;
	int *lines; /* of the file, by prize */
	int count, room, lines_room;
};

/*
 * Release with prize_sheet_done. STATUS_BAD_INPUT names line and column, what was found and what
 * was expected; nothing to release then.
 */
enum status prize_sheet_read(
	const char *bytes, size_t size, struct prize_sheet *sheet, const struct report *report);
void prize_sheet_done(struct prize_sheet *sheet);

#endif
