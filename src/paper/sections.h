/*
 * One list of all sections that have something on it, one behind the other as one document, for
 * commands and the screen alike: each begins a page of its own; CSV has a column Section in front.
 */
#ifndef PAPER_SECTIONS_H
#define PAPER_SECTIONS_H

#include "app/app.h"
#include "print/print.h"

struct sections_list {
	struct app *app; /* is at the same section afterwards */
	/* The list of the section that the app is at. STATUS_REFUSED: it has none. */
	enum status (*compose)(void *context, const struct print_style *style,
		const struct print_sink *sink, struct error *error);
	void *context;
	const struct print_style *style;
	const struct print_sink *sink;
};

/*
 * left_out: which sections have no such list, and why, as a sentence; "": all have one.
 * STATUS_REFUSED: none has; the error is that of the first.
 */
enum { SECTIONS_LEFT_OUT = 600 };
enum status sections_compose(
	const struct sections_list *list, char left_out[SECTIONS_LEFT_OUT], struct error *error);

#endif
