/*
 * Lists of several sections, one behind the other, as one document. Each is written as always, with
 * print_style.joined; what a document has once it has from here: the head and the end of a page of
 * HTML, the PDF, the heads of CSV, which has a column Section in front. Each list begins a page.
 */
#ifndef PRINT_JOINED_H
#define PRINT_JOINED_H

#include "print/pdf_paper.h"
#include "print/print.h"
#include "print/table.h"

enum { JOINED_HEAD_SIZE = 96 };

/* Is not moved while lists are written. */
struct print_joined {
	const char *title;   /* of the document, where it has one */
	const char *section; /* whose list is next */
	int lists;           /* that are in the document */
	/* CSV: nothing is written yet, only the columns of all lists are found */
	bool heads_alone;
	int nheads;
	char heads[TABLE_COLUMNS_MOST][JOINED_HEAD_SIZE];
	struct pdf_paper paper; /* PDF: open from the first list on */
};

/*
 * CSV: the columns of one more list are among the heads, in its order. False: there are too many.
 */
bool joined_add_heads(struct print_joined *joined, const struct table *table);
/* Is it the head of this number? */
bool joined_has_head(const struct print_joined *joined, int number, const char *head);

/* The end of a document with a list at least, and what has become of it. */
enum status joined_end(struct print_joined *joined, enum print_form form,
	const struct print_sink *sink, struct error *error);

#endif
