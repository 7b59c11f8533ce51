/* Cards as PDF: a grid with lines to cut along. */
#ifndef PRINT_PDF_CARDS_H
#define PRINT_PDF_CARDS_H

#include "print/pieces/cards.h"

/* STATUS_REFUSED: the program is built without PDF. */
enum status pdf_cards_write(const struct cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

#endif
