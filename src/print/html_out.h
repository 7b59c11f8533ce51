/* The HTML back end: a page that stands alone, for a browser, a phone or a printer. */
#ifndef PRINT_HTML_OUT_H
#define PRINT_HTML_OUT_H

#include "core/status.h"
#include "print/print.h"
#include "print/table.h"

/* By this a page is known again as one of ours. */
#define HTML_GENERATOR "<meta name=\"generator\" content=\"drawboard\">"

/*
 * Valid HTML 5 in UTF-8 with its style sheet inside and no script. Whatever stands in a cell is
 * text: no name becomes a tag, and letters that run from right to left turn nothing around them.
 */
enum status html_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/* A page of ours that is no table, as it is made. Start with {.sink = ...}. */
struct html_out {
	const struct print_sink *sink;
	const struct print_joined *joined; /* of which it is a part (joined.h); NULL: alone */
	bool failed;                       /* the sink's errno is in `reason` */
	int reason;
};
/*
 * From its first byte to what stands in the head; style: more of the sheet. Behind another list of
 * the same page there is no head.
 */
void html_begin(struct html_out *out, const char *event, const char *title, const char *style);
/* The end of the head, and the beginning of the body. */
void html_body(struct html_out *out);
void html_put(struct html_out *out, const char *html);
/* As text: what would be a tag, an entity or the end of a value is none. */
void html_put_text(struct html_out *out, const char *text);
/* The end of the page, or of its part, with its time, NULL: none, and what has become of it. */
enum status html_end(struct html_out *out, const char *when, struct error *error);
/* The end of the page behind the last part. */
enum status html_joined_end(const struct print_sink *sink, struct error *error);

#endif
