/* Lists of several sections as one document: what it has once. */
#include "config.h"

#include "print/joined.h"

#include <stdio.h>
#include <string.h>

#include "print/html_out.h"

bool joined_has_head(const struct print_joined *joined, int number, const char *head)
{
	return strncmp(joined->heads[number], head, JOINED_HEAD_SIZE - 1) == 0;
}

/* Where the head stands from a place on; -1: nowhere. */
static int find_head(const struct print_joined *joined, const char *head, int from)
{
	for (int i = from; i < joined->nheads; i++)
		if (joined_has_head(joined, i, head))
			return i;
	return -1;
}

bool joined_add_heads(struct print_joined *joined, const struct table *table)
{
	for (int column = 0, at = 0; column < table->ncolumns; column++, at++) {
		const char *head = table->columns[column].head;
		const int found = find_head(joined, head, at);

		if (found >= 0) {
			at = found;
			continue;
		}
		if (joined->nheads == TABLE_COLUMNS_MOST)
			return false;
		memmove(joined->heads[at + 1], joined->heads[at],
			(size_t)(joined->nheads++ - at) * JOINED_HEAD_SIZE);
		snprintf(joined->heads[at], JOINED_HEAD_SIZE, "%s", head);
	}
	return true;
}

enum status joined_end(struct print_joined *joined, enum print_form form,
	const struct print_sink *sink, struct error *error)
{
	if (form == PRINT_HTML)
		return html_joined_end(sink, error);
#ifdef HAVE_PDF
	return pdf_paper_joined_end(&joined->paper, sink, error);
#else
	(void)joined;
	return STATUS_OK;
#endif
}
