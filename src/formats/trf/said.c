/* Comments of ours that speak of one game: read and written. */
#include "formats/trf/said.h"

#include <stdio.h>
#include <string.h>

#include "core/board_label.h"
#include "core/event.h"
#include "core/text/text.h"

static const char ours[] = "### drawboard: ";
static const char bye[] = "bye";

/* "1", "0-1/2": a result in ASCII, as result_parse reads it. */
static const char *result_sign(enum result result)
{
	switch (result) {
	case RESULT_WHITE:
		return "1";
	case RESULT_DRAW:
		return "=";
	case RESULT_BLACK:
		return "0";
	case RESULT_DEFAULT_BLACK:
		return "+";
	case RESULT_DEFAULT_WHITE:
		return "-";
	case RESULT_DEFAULT_BOTH:
		return "--";
	case RESULT_LOST_BOTH:
		return "00";
	case RESULT_HALF_WHITE:
		return "1/2-0";
	case RESULT_HALF_BLACK:
		return "0-1/2";
	case RESULT_BYE:
		return bye;
	case RESULT_NONE:
		break;
	}
	return "none";
}

/* One "key=value" of the comment; others than ours may be there. */
static bool take_pair(const char *key, const char *value, struct trf_said *said)
{
	const struct {
		const char *key;
		int *number;
		int least, most;
	} numbers[] = {
		{"round", &said->round, 1, ROUNDS_MOST},
		{"board", &said->board, 1, BOARD_LABELS_MOST},
		{"white", &said->white, 0, PLAYERS_MOST},
		{"black", &said->black, 0, PLAYERS_MOST},
		{"from", &said->from, 2, ROUNDS_MOST},
		{"through", &said->through, 2, ROUNDS_MOST},
	};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		if (!strcmp(numbers[i].key, key))
			return text_to_int(
				value, numbers[i].least, numbers[i].most, numbers[i].number);
	if (strcmp(key, "result") == 0 && strcmp(value, bye) == 0) {
		said->result = RESULT_BYE;
		return true;
	}
	return (strcmp(key, "result") != 0 && strcmp(key, "as") != 0) ||
		result_parse(value, &said->result);
}

/* Each "key=value"; *text is behind the last one. */
static bool take_pairs(const char *text, struct trf_said *said)
{
	for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
		const size_t length = strcspn(text, " ");
		char pair[32], *equals;

		if (length >= sizeof(pair))
			return false;
		memcpy(pair, text, length);
		pair[length] = '\0';
		text += length;
		equals = strchr(pair, '=');
		if (!equals)
			return false;
		*equals = '\0';
		if (!take_pair(pair, equals + 1, said))
			return false;
	}
	return true;
}

bool trf_said_parse(const char *line, const char *word, struct trf_said *said)
{
	struct trf_said read = {.result = RESULT_NONE};
	const size_t length = strlen(word);

	if (strncmp(line, ours, sizeof(ours) - 1) != 0)
		return false;
	line += sizeof(ours) - 1;
	if (strncmp(line, word, length) != 0 || line[length] != ' ' ||
		!take_pairs(line + length, &read) || read.round == 0 ||
		read.result == RESULT_NONE || read.white == read.black ||
		(read.result == RESULT_BYE && read.black != 0))
		return false;
	*said = read;
	return true;
}

void trf_said_write(const struct trf_said *said, const char *key, char text[TRF_SAID_SIZE])
{
	char from[24] = "", through[24] = "";

	if (said->from > 0)
		snprintf(from, sizeof(from), " from=%d", said->from);
	if (said->through > 0)
		snprintf(through, sizeof(through), " through=%d", said->through);
	snprintf(text, TRF_SAID_SIZE, "round=%d board=%d %s=%s white=%d black=%d%s%s", said->round,
		said->board, key, result_sign(said->result), said->white, said->black, from,
		through);
}
