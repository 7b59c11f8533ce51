/* Time controls as tournament reports encode them (record 222): "40/6000+30:900+30" in seconds. */
#include <string.h>

#include "core/particulars/tempo.h"
#include "core/text/text.h"

enum { MINUTE = 60, DIGITS_MOST = 6, NUMBER_MOST = 999 };

bool tempo_encode(const struct tempo *tempo, char text[TEMPO_SIZE])
{
	struct line line;

	if (tempo->delay && tempo->seconds > 0)
		return false;
	line_init(&line, text, TEMPO_SIZE);
	for (int i = 0; i < tempo->count; i++) {
		const struct tempo_session *session = &tempo->sessions[i];

		if (i > 0)
			line_text(&line, ":");
		if (session->moves > 0) {
			line_int(&line, session->moves);
			line_text(&line, "/");
		}
		line_int(&line, session->minutes * MINUTE);
		if (tempo->seconds > 0) {
			line_text(&line, "+");
			line_int(&line, tempo->seconds);
		}
	}
	return !line.cut;
}

static bool take_number(const char **text, int *number)
{
	const size_t length = strspn(*text, "0123456789");
	char digits[DIGITS_MOST + 1] = "";

	if (length < 1 || length > DIGITS_MOST)
		return false;
	memcpy(digits, *text, length);
	*text += length;
	return text_to_int(digits, 0, NUMBER_MOST * MINUTE, number);
}

/* "40/6000+30"; each session adds the same. */
static bool take_session(const char **text, struct tempo *tempo)
{
	struct tempo_session *session = &tempo->sessions[tempo->count];
	int number, seconds = 0;

	if (tempo->count == TEMPO_SESSIONS || !take_number(text, &number))
		return false;
	session->moves = 0;
	if (**text == '/') {
		session->moves = number;
		++*text;
		if (session->moves < 1 || session->moves > NUMBER_MOST ||
			!take_number(text, &number))
			return false;
	}
	session->minutes = number / MINUTE;
	if (number < MINUTE || number % MINUTE != 0)
		return false;
	if (**text == '+') {
		++*text;
		if (!take_number(text, &seconds) || seconds > NUMBER_MOST)
			return false;
	}
	if (tempo->count++ > 0 && seconds != tempo->seconds)
		return false;
	tempo->seconds = seconds;
	return true;
}

bool tempo_decode(const char *text, struct tempo *tempo)
{
	struct tempo read = {.count = 0};

	do {
		if (!take_session(&text, &read))
			return false;
	} while (*text == ':' && *++text);
	if (*text || text[-1] == ':')
		return false;
	*tempo = read;
	return true;
}
