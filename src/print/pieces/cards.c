/* Small pieces of paper, many to a page: the cards, their order, and plain text. */
#include "config.h"

#include "print/pieces/cards.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/vec.h"
#include "print/event_line.h"
#include "print/list.h"
#include "print/pieces/pairing_card.h"
#include "print/pieces/pdf_cards.h"

enum { LINE_SIZE = PRINT_WIDTH_MOST * 8 };

struct card *cards_add(struct cards *cards)
{
	struct card *grown = vec_grow(cards->of, &cards->room, cards->count + 1, sizeof(*grown));

	if (!grown) {
		cards->failed = true;
		return NULL;
	}
	cards->of = grown;
	cards->of[cards->count] = (struct card){.count = 0};
	return &cards->of[cards->count++];
}

/* What was cut at the end of its room ends with a whole letter. */
static void end_with_letter(char text[CARD_TEXT])
{
	size_t length = strlen(text);

	if (length < CARD_TEXT - 1)
		return;
	while (length > 0 && ((unsigned char)text[length - 1] & 0xC0) == 0x80)
		length--;
	text[length > 0 && (unsigned char)text[length - 1] >= 0xC0 ? length - 1 : length] = '\0';
}

void card_line(struct card *card, enum card_line_kind kind, const char *format, ...)
{
	va_list args;

	if (card->count == CARD_LINES)
		return;
	va_start(args, format);
	vsnprintf(card->lines[card->count].text, CARD_TEXT, format, args);
	va_end(args);
	end_with_letter(card->lines[card->count].text);
	card->lines[card->count++].kind = kind;
}

void card_event(struct card *card, const char *event)
{
	enum { CELLS_MOST = 60 }; /* no card is wider, and they have room in its text */
	char fitted[TABLE_HEADING_SIZE];

	card_line(card, CARD_EVENT, "%s", event_line_fit(fitted, event, CELLS_MOST));
}

static int places_of(const struct cards *cards)
{
	return cards->columns * cards->rows;
}

int cards_pages(const struct cards *cards)
{
	return (cards->count + places_of(cards) - 1) / places_of(cards);
}

int cards_at(const struct cards *cards, int page, int place)
{
	const int card = place * cards_pages(cards) + page;

	return card < cards->count ? card : -1;
}

/* A page of text as it is made: rows of cells. */
struct sheet {
	const struct cards *cards;
	const struct print_sink *sink;
	int width, height;           /* of a card */
	struct pairing_text pairing; /* of pairing cards */
	char line[LINE_SIZE];
	size_t used;
	int reason; /* errno of a failed write; 0: none */
};

static void put(struct sheet *sheet, const char *text)
{
	const size_t size = strlen(text);

	if (sheet->used + size < sizeof(sheet->line)) {
		memcpy(sheet->line + sheet->used, text, size);
		sheet->used += size;
	}
}

/* In so many cells. */
static void put_field(struct sheet *sheet, const char *text, int cells, bool right)
{
	char field[PAIRING_LINE_SIZE];
	int missing = cells - text_fit(field, sizeof(field), text, cells);

	for (; right && missing > 0; missing--)
		put(sheet, " ");
	put(sheet, field);
	for (; missing > 0; missing--)
		put(sheet, " ");
}

/* The fields of a line beside each other; of a single one all cells. */
static void put_line(struct sheet *sheet, const struct card_line *line, int cells)
{
	char text[CARD_TEXT], *field = text, *rest;
	int fields = 1, at = 0;

	for (const char *c = line->text; *c; c++)
		fields += *c == '\t';
	if (line->kind == CARD_LARGE) {
		const int before = (cells - text_width(line->text)) / 2;

		put_field(sheet, "", before > 0 ? before : 0, false);
		put_field(sheet, line->text, before > 0 ? cells - before : cells, false);
		return;
	}
	if (line->kind == CARD_EVENT) {
		char fitted[TABLE_HEADING_SIZE];

		put_field(sheet, event_line_fit(fitted, line->text, cells), cells, false);
		return;
	}
	memcpy(text, line->text, sizeof(text));
	for (int i = 0; field; i++, field = rest) {
		const int end = cells * (i + 1) / fields;

		rest = strchr(field, '\t');
		if (rest)
			*rest++ = '\0';
		put_field(sheet, field, end - at, fields > 1 && i + 1 == fields);
		at = end;
	}
}

static void end_line(struct sheet *sheet)
{
	while (sheet->used > 0 && sheet->line[sheet->used - 1] == ' ')
		sheet->used--;
	put(sheet, "\n");
	if (!sheet->reason && !sheet->sink->write(sheet->sink->context, sheet->line, sheet->used))
		sheet->reason = errno;
	sheet->used = 0;
}

/* Dashes to cut along, between two rows of cards. */
static void put_cut(struct sheet *sheet)
{
	const int cells = sheet->cards->columns * (sheet->width + 1) - 1;

	for (int i = 0; i < cells; i++)
		put(sheet, i % 2 == 0 ? "-" : " ");
	end_line(sheet);
}

/* The first and last line of a place have its corners. */
static void put_corners(struct sheet *sheet)
{
	put(sheet, "+");
	put_field(sheet, "", sheet->width - 2, false);
	put(sheet, "+");
}

/* A line of a card between its blanks; a pairing card has a frame of its own. */
static void put_card_line(struct sheet *sheet, int at, int line)
{
	char buffer[PAIRING_LINE_SIZE];

	if (sheet->cards->pairing && line < sheet->pairing.lines) {
		put_field(sheet, pairing_text_line(&sheet->pairing, at, line, buffer), sheet->width,
			false);
	} else if (!sheet->cards->pairing && line < sheet->cards->of[at].count) {
		put(sheet, " ");
		put_line(sheet, &sheet->cards->of[at].lines[line], sheet->width - 2);
		put(sheet, " ");
	} else {
		put_field(sheet, "", sheet->width, false);
	}
}

static void put_row_of_cards(struct sheet *sheet, int page, int row)
{
	const struct cards *cards = sheet->cards;

	for (int line = 0; line < sheet->height; line++) {
		for (int column = 0; column < cards->columns; column++) {
			const int at = cards_at(cards, page, row * cards->columns + column);

			put(sheet, column > 0 ? "|" : "");
			if (cards->marks && (line == 0 || line + 1 == sheet->height)) {
				put_corners(sheet);
			} else if (at >= 0 && line > 0) {
				put_card_line(sheet, at, line - 1);
			} else {
				put_field(sheet, "", sheet->width, false);
			}
		}
		end_line(sheet);
	}
}

/* A line in the middle, on several lines at blanks where it is too long for one. */
static void put_middle(struct sheet *sheet, const char *text)
{
	do {
		char part[CARD_TEXT], whole[CARD_TEXT * 2];
		size_t length = strlen(text);

		snprintf(part, sizeof(part), "%s", text);
		while (text_width(part) > sheet->width) {
			const char *blank = strrchr(part, ' ');

			if (!blank || blank == part)
				break;
			length = (size_t)(blank - part);
			part[length] = '\0';
		}
		text_fit(whole, sizeof(whole), part, sheet->width);
		put_field(sheet, "", (sheet->width - text_width(whole)) / 2, false);
		put(sheet, whole);
		end_line(sheet);
		text += length + (text[length] == ' ');
	} while (*text);
}

/* With as much room above the lines as below, and between them where there is that much. */
static void put_poster(struct sheet *sheet, const struct card *card, int length)
{
	const int step = 2 * card->count <= length ? 2 : 1;

	for (int lines = (length - step * card->count) / 2; lines > 0; lines--)
		end_line(sheet);
	for (int i = 0; i < card->count; i++) {
		put_middle(sheet, card->lines[i].text);
		if (step > 1)
			end_line(sheet);
	}
}

static enum status write_text(const struct cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const int width = style->width ? style->width : 80,
		  length = style->length > 0 ? style->length : 66;
	struct sheet sheet = {.cards = cards,
		.sink = sink,
		.width = (width + 1) / cards->columns - 1,
		.height = (length + 1) / cards->rows - 1};

	if (cards->pairing) {
		pairing_text_init(&sheet.pairing, cards->pairing, style);
		/* what has no room makes the page longer: nothing of a card is left out */
		if (sheet.height < sheet.pairing.lines + 1)
			sheet.height = sheet.pairing.lines + 1;
	}

	for (int page = 0; page < cards_pages(cards); page++) {
		if (page > 0 && !sheet.reason && !sink->write(sink->context, "\f", 1))
			sheet.reason = errno;
		if (cards->posters)
			put_poster(&sheet, &cards->of[page], length);
		for (int row = 0; !cards->posters && row < cards->rows; row++) {
			if (row > 0)
				put_cut(&sheet);
			put_row_of_cards(&sheet, page, row);
		}
	}
	if (!sheet.reason && !sink->write(sink->context, "", 0))
		sheet.reason = errno;
	return sheet.reason ? print_sink_failed(sheet.reason, error) : STATUS_OK;
}

enum status cards_finish(struct cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	enum status status = STATUS_OK;

	if (cards->failed) {
		status = list_no_memory(error);
	} else if (style->joined && cards_pages(cards) == 0) {
		status = list_nothing(error);
	} else if (cards->pairing && style->form == PRINT_HTML) {
		status = pairing_html_write(cards->pairing, style, sink, error);
	} else if (style->form == PRINT_PDF) {
		status = pdf_cards_write(cards, style, sink, error);
	} else if (style->form == PRINT_TEXT) {
		status = write_text(cards, style, sink, error);
	} else {
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text),
			cards->pairing ? "Pairing cards are written as plain text, HTML or PDF."
				       : "Cards are written as plain text or PDF.");
		status = STATUS_REFUSED;
	}
	free(cards->of);
	*cards = (struct cards){.count = 0};
	return status;
}
