/*
 * What stands on a certificate: a text with slots, "{name}", line by line. A line that begins with
 * "# " is in large letters, one with "## " in bold ones; one whose slots are all empty is left out.
 */
#ifndef PRINT_CERTIFICATE_TEXT_H
#define PRINT_CERTIFICATE_TEXT_H

#include <stddef.h>

#include "core/status.h"
#include "print/pieces/cards.h"

enum certificate_slot {
	SLOT_EVENT,
	SLOT_SECTION, /* empty where there is only one */
	SLOT_NAME,
	SLOT_CLUB,
	SLOT_PLACE, /* "1st place" */
	SLOT_PRIZE, /* a line for each prize */
	SLOT_POINTS,
	SLOT_PLAYERS, /* of a team: a line for each who counted */
	SLOT_TOWN,
	SLOT_DAYS,
	SLOT_ARBITER,
	CERTIFICATE_SLOTS
};

enum { CERTIFICATE_LINES = 24, CERTIFICATE_LINE_SIZE = 160 };

struct certificate_text {
	struct {
		enum card_line_kind kind;
		char text[CERTIFICATE_LINE_SIZE];
	} lines[CERTIFICATE_LINES];
	int count;
};

/* The one that is there without a file. */
void certificate_text_usual(struct certificate_text *text);

/* Of a file. STATUS_BAD_INPUT: which line is wrong, and why. */
enum status certificate_text_read(
	const char *bytes, size_t size, struct certificate_text *text, struct error *error);

/*
 * What the slots hold for one winner: prizes and players parted by line ends, the others of one
 * line.
 */
struct certificate_words {
	const char *of[CERTIFICATE_SLOTS];
};

/* The lines of the certificate. STATUS_REFUSED: they have no room on it. */
enum status certificate_text_fill(const struct certificate_text *text,
	const struct certificate_words *words, struct card *card, struct error *error);

#endif
