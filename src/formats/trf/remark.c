/* Notices of the TRF reader about what it corrects, one a kind, however often that occurs. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/vec.h"
#include "formats/trf/read.h"

/* The place of this kind among those met so far, made if it is new; NULL: no memory. */
static struct trf_remark *remark_of_kind(struct trf_reading *reading, const char *kind)
{
	struct trf_remark *remarks;

	for (int i = 0; i < reading->nremarks; i++) {
		if (strcmp(reading->remarks[i].kind, kind) != 0)
			continue;
		reading->last_remark = i;
		return &reading->remarks[i];
	}
	remarks = vec_grow(
		reading->remarks, &reading->remarks_room, reading->nremarks + 1, sizeof(*remarks));
	if (!remarks)
		return NULL;
	reading->remarks = remarks;
	remarks[reading->nremarks] = (struct trf_remark){.kind = kind};
	reading->last_remark = reading->nremarks++;
	return &remarks[reading->last_remark];
}

/* The first text stays; of the others the lines. */
static enum status gather(
	struct trf_reading *reading, int line, int column, const char *kind, const char *text)
{
	struct trf_remark *remark = remark_of_kind(reading, kind);

	if (!remark)
		return report_no_memory(reading->report);
	if (remark->count++ == 0) {
		remark->line = line;
		remark->column = column;
		snprintf(remark->text, sizeof(remark->text), "%s", text);
	}
	if (remark->nlines > 0 && remark->lines[remark->nlines - 1] == line)
		return STATUS_OK;
	if (remark->nlines < TRF_REMARK_LINES)
		remark->lines[remark->nlines++] = line;
	else
		remark->more = true;
	return STATUS_OK;
}

enum status trf_repair(struct trf_reading *reading, int line, int column, const char *kind,
	const char *format, ...)
{
	char text[TRF_REMARK_SIZE];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof(text), format, arguments);
	va_end(arguments);
	if (reading->strict)
		return report_error(reading->report, STATUS_BAD_INPUT, "Line %d, column %d: %s",
			line, column, text);
	return gather(reading, line, column, kind ? kind : format, text);
}

enum status trf_detail(struct trf_reading *reading, enum status status)
{
	if (status == STATUS_OK)
		reading->remarks[reading->last_remark].detail = true;
	return status;
}

enum status trf_note(struct trf_reading *reading, int line, const char *format, ...)
{
	char text[TRF_REMARK_SIZE];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof(text), format, arguments);
	va_end(arguments);
	return gather(reading, line, 0, format, text);
}

/* " 36 in all, lines 5, 6, 7 and more." */
static void count_text(const struct trf_remark *remark, char *text, size_t size)
{
	size_t used;

	text[0] = '\0';
	if (remark->count == 1)
		return;
	snprintf(text, size, " %d in all", remark->count);
	for (int i = 0; remark->lines[0] && i < remark->nlines; i++) {
		used = strlen(text);
		snprintf(text + used, size - used, "%s%d",
			i > 0                        ? ", "
				: remark->nlines > 1 ? ", lines "
						     : ", line ",
			remark->lines[i]);
	}
	used = strlen(text);
	snprintf(text + used, size - used, "%s.", remark->more ? " and more" : "");
}

void trf_tell_remarks(const struct trf_reading *reading)
{
	for (int i = 0; i < reading->nremarks; i++) {
		const struct trf_remark *remark = &reading->remarks[i];
		char places[160];

		if (remark->detail && reading->report->terse)
			continue;
		count_text(remark, places, sizeof(places));
		if (remark->column)
			report_notice(reading->report, "Line %d, column %d: %s%s", remark->line,
				remark->column, remark->text, places);
		else if (remark->line)
			report_notice(reading->report, "Line %d: %s%s", remark->line, remark->text,
				places);
		else
			report_notice(reading->report, "%s%s", remark->text, places);
	}
}
