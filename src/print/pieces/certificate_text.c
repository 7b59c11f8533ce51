/* What stands on a certificate: a text with slots. */
#include "config.h"

#include "print/pieces/certificate_text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "core/text/text.h"

static const char *const slots[CERTIFICATE_SLOTS] = {
	[SLOT_EVENT] = "event",
	[SLOT_SECTION] = "section",
	[SLOT_NAME] = "name",
	[SLOT_CLUB] = "club",
	[SLOT_PLACE] = "place",
	[SLOT_PRIZE] = "prize",
	[SLOT_POINTS] = "points",
	[SLOT_PLAYERS] = "players",
	[SLOT_TOWN] = "town",
	[SLOT_DAYS] = "days",
	[SLOT_ARBITER] = "arbiter",
};

static const char usual[] = "## {event}\n"
			    "{section}\n"
			    "\n"
			    "# {name}\n"
			    "{club}\n"
			    "\n"
			    "## {place}\n"
			    "## {prize}\n"
			    "{players}\n"
			    "{points}\n"
			    "\n"
			    "{town}\n"
			    "{days}\n"
			    "\n"
			    "________________________\n"
			    "{arbiter}\n"
			    "Chief arbiter\n";

static enum status fail(struct error *error, int line, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
static enum status fail(struct error *error, int line, const char *format, ...)
{
	va_list args;
	const int used = snprintf(error->text, sizeof(error->text), "Line %d: ", line);

	va_start(args, format);
	vsnprintf(error->text + used, sizeof(error->text) - (size_t)used, format, args);
	va_end(args);
	error->code = STATUS_BAD_INPUT;
	return STATUS_BAD_INPUT;
}

/* The slot whose name stands here up to the brace; -1: there is none such. */
static int find_slot(const char *name, size_t length)
{
	for (int i = 0; i < CERTIFICATE_SLOTS; i++)
		if (strlen(slots[i]) == length && strncmp(slots[i], name, length) == 0)
			return i;
	return -1;
}

/*
 * So many bytes of a text, and no more than a message has room for, but for a letter that is cut.
 */
static int whole_letters(const char *text, size_t bytes)
{
	enum { EXCERPT = 20 };

	if (bytes > EXCERPT)
		bytes = EXCERPT;
	while (bytes > 0 && ((unsigned char)text[bytes] & 0xC0) == 0x80)
		bytes--;
	return (int)bytes;
}

static enum status check_slots(const char *text, int line, struct error *error)
{
	while ((text = strchr(text, '{')) != NULL) {
		const size_t length = strcspn(++text, "}");

		if (find_slot(text, length) < 0 || text[length] != '}')
			return fail(error, line,
				"{%.*s is none of {event} {section} {name} {club} {place} {prize} {points} {players} {town} {days} {arbiter}.",
				whole_letters(text, length + (text[length] == '}')), text);
		text += length;
	}
	return STATUS_OK;
}

/* A line without its end, which may be of DOS. */
static enum status read_line(
	struct certificate_text *text, const char *line, size_t length, struct error *error)
{
	const int number = text->count + 1;
	char *to;

	if (length > 0 && line[length - 1] == '\r')
		length--;
	if (text->count == CERTIFICATE_LINES)
		return fail(error, number, "a certificate has no more than %d lines.",
			CERTIFICATE_LINES);
	text->lines[text->count].kind = CARD_PLAIN;
	if (length >= 2 && line[0] == '#' && line[1] == ' ') {
		text->lines[text->count].kind = CARD_LARGE;
		line += 2;
		length -= 2;
	} else if (length >= 3 && strncmp(line, "## ", 3) == 0) {
		text->lines[text->count].kind = CARD_STRONG;
		line += 3;
		length -= 3;
	}
	if (length >= CERTIFICATE_LINE_SIZE)
		return fail(
			error, number, "it is longer than %d bytes.", CERTIFICATE_LINE_SIZE - 1);
	to = text->lines[text->count++].text;
	memcpy(to, line, length);
	to[length] = '\0';
	if (memchr(to, '\0', length) || !text_is_clean(to))
		return fail(
			error, number, "it is not UTF-8 text, or has a tab or another control.");
	return check_slots(to, number, error);
}

enum status certificate_text_read(
	const char *bytes, size_t size, struct certificate_text *text, struct error *error)
{
	enum status status = STATUS_OK;

	text->count = 0;
	if (size >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) {
		bytes += 3;
		size -= 3;
	}
	while (status == STATUS_OK && size > 0) {
		const char *end = memchr(bytes, '\n', size);
		const size_t length = end ? (size_t)(end - bytes) : size;

		status = read_line(text, bytes, length, error);
		bytes += length + (end != NULL);
		size -= length + (end != NULL);
	}
	if (status == STATUS_OK && text->count == 0)
		status = fail(error, 1, "there is no text.");
	return status;
}

void certificate_text_usual(struct certificate_text *text)
{
	struct error unseen;
	const enum status status = certificate_text_read(usual, sizeof(usual) - 1, text, &unseen);

	assert(status == STATUS_OK);
	(void)status;
}

/* A line with the words in its slots. False: it has slots, and all of them are empty. */
static bool fill_line(const char *from, const struct certificate_words *words, struct line *to)
{
	bool any = false, slot = false;

	while (*from) {
		char plain[CERTIFICATE_LINE_SIZE];
		size_t length = strcspn(from, "{");

		snprintf(plain, sizeof(plain), "%.*s", (int)length, from);
		line_text(to, plain);
		from += length;
		if (!*from)
			break;
		length = strcspn(++from, "}");
		slot = true;
		any = any || words->of[find_slot(from, length)][0];
		line_text(to, words->of[find_slot(from, length)]);
		from += length + 1;
	}
	return any || !slot;
}

/* One that has line ends in it is several. */
static bool put_lines(struct card *card, enum card_line_kind kind, const char *text)
{
	do {
		const size_t length = strcspn(text, "\n");

		if (card->count == CARD_LINES || length >= CARD_TEXT - 4)
			return false;
		card_line(card, kind, "%.*s", (int)length, text);
		text += length + (text[length] == '\n');
	} while (*text);
	return true;
}

enum status certificate_text_fill(const struct certificate_text *text,
	const struct certificate_words *words, struct card *card, struct error *error)
{
	for (int i = 0; i < text->count; i++) {
		char filled[4096];
		struct line line;

		line_init(&line, filled, sizeof(filled));
		if (!fill_line(text->lines[i].text, words, &line))
			continue;
		if (!line.cut && put_lines(card, text->lines[i].kind, filled))
			continue;
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text),
			"The certificate of %s has more text than a page has room for.",
			words->of[SLOT_NAME]);
		return STATUS_REFUSED;
	}
	return STATUS_OK;
}
