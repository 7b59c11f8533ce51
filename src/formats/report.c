/* Notices and errors of the readers. */
#include "formats/report.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/text/text.h"

enum { NOTICE_SIZE = 400, EXCERPT_CHARACTERS = 24, CONTROL_BYTES = 3, DELETE_CHARACTER = 0x7f };

static const char ellipsis[] = "…";

/* A text that snprintf has cut may end inside a character. */
static void trim_partial(char *text)
{
	size_t size = strlen(text), length;
	uint32_t character;

	while ((length = text_decode(text, size, &character)) > 0) {
		text += length;
		size -= length;
	}
	*text = '\0';
}

__attribute__((format(printf, 2, 0))) static void notice(
	const struct report *report, const char *format, va_list arguments)
{
	char text[NOTICE_SIZE];

	if (!report->notice)
		return;
	vsnprintf(text, sizeof(text), format, arguments);
	trim_partial(text);
	if (report->kind)
		*report->kind = format;
	report->notice(report->context, text);
	if (report->kind)
		*report->kind = NULL;
}

void report_notice(const struct report *report, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	notice(report, format, arguments);
	va_end(arguments);
}

void report_detail(const struct report *report, const char *format, ...)
{
	va_list arguments;

	if (report->terse)
		return;
	va_start(arguments, format);
	notice(report, format, arguments);
	va_end(arguments);
}

enum status report_error(const struct report *report, enum status code, const char *format, ...)
{
	va_list arguments;

	if (report->error) {
		va_start(arguments, format);
		vsnprintf(report->error->text, sizeof(report->error->text), format, arguments);
		va_end(arguments);
		trim_partial(report->error->text);
		report->error->code = code;
	}
	return code;
}

enum status report_fault(
	const struct report *report, enum status status, struct report_faults *faults)
{
	if (status != STATUS_BAD_INPUT || !faults || !report->error)
		return status;
	faults->tell(report->context, report->error->text);
	faults->count++;
	return STATUS_OK;
}

enum status report_no_memory(const struct report *report)
{
	return report_error(
		report, STATUS_NO_MEMORY, "There is not enough memory to read the list.");
}

/* "\t", or "\x1a"; returns how many bytes. */
static size_t put_control(char *to, unsigned character)
{
	static const char digits[] = "0123456789abcdef";

	to[0] = '\\';
	if (character == '\t' || character == '\n' || character == '\r') {
		to[1] = character == '\t' ? 't' : character == '\n' ? 'n' : 'r';
		return 2;
	}
	to[1] = 'x';
	to[2] = digits[character / 16];
	to[3] = digits[character % 16];
	return 4;
}

const char *report_excerpt(char buffer[EXCERPT_SIZE], const char *text, size_t length)
{
	size_t from = 0, to = 0;
	const size_t room = EXCERPT_SIZE - sizeof(ellipsis) - 1;

	if (length == 0)
		return strcpy(buffer, "nothing");
	buffer[to++] = '"';
	for (int characters = 0; from < length; characters++) {
		uint32_t character;
		size_t bytes = text_decode(text + from, length - from, &character);

		if (characters == EXCERPT_CHARACTERS || to + bytes + CONTROL_BYTES >= room) {
			memcpy(buffer + to, ellipsis, sizeof(ellipsis) - 1);
			to += sizeof(ellipsis) - 1;
			break;
		}
		if (bytes == 1 && (character < ' ' || character == DELETE_CHARACTER)) {
			to += put_control(buffer + to, (unsigned)character);
		} else if (bytes == 0 || !text_character_is_clean(character)) {
			buffer[to++] = '?';
		} else {
			memcpy(buffer + to, text + from, bytes);
			to += bytes;
		}
		from += bytes ? bytes : 1;
	}
	buffer[to++] = '"';
	buffer[to] = '\0';
	return buffer;
}
