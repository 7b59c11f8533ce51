/*
 * Filled byes in tournament reports: "### drawboard: filled 12 3 white 1-0 Filler, F" says that
 * player 12 had White against Filler, F in round 3 (CAA 36).
 */
#include "config.h"

#include "app/trf_filled.h"

#include <string.h>

#include "app/state.h"
#include "app/trf_comment.h"
#include "app/trf_rows.h"
#include "app/words.h"
#include "core/text.h"

/* The next word of *text into word, *text behind it; false if there is none or it is too long. */
static bool take_word(const char **text, char *word, size_t size)
{
	const size_t length = strcspn(*text, " ");

	if (length == 0 || length >= size || (*text)[length] != ' ')
		return false;
	memcpy(word, *text, length);
	word[length] = '\0';
	*text += length + 1;
	return true;
}

bool trf_filled_parse(const char *line, int section, struct filled *filled)
{
	const char *text = trf_comment_after(line, "filled");
	struct filled made;
	char pin[8], round[8], colour[8], result[16];
	enum result value = RESULT_NONE;

	memset(&made, 0, sizeof(made));
	if (!text || !take_word(&text, pin, sizeof(pin)) ||
		!take_word(&text, round, sizeof(round)) ||
		!take_word(&text, colour, sizeof(colour)) ||
		!take_word(&text, result, sizeof(result)) ||
		!text_to_int(pin, 1, PLAYERS_MOST, &made.pin) ||
		!text_to_int(round, 1, ROUNDS_MOST, &made.round) || !result_parse(result, &value))
		return false;
	if (strcmp(colour, "white") != 0 && strcmp(colour, "black") != 0)
		return false;
	if (text[strspn(text, " ")] == '\0' || strlen(text) >= sizeof(made.name) ||
		!text_is_clean(text))
		return false;
	made.section = section;
	made.colour = colour[0] == 'w' ? COLOUR_WHITE : COLOUR_BLACK;
	made.result = (int)value;
	strcpy(made.name, text);
	*filled = made;
	return true;
}

void trf_filled_write(const struct filled *filled, char *text, size_t size)
{
	words_put(text, size, "%d %s %s %s", filled->round,
		filled->colour == COLOUR_WHITE ? "white" : "black",
		filled->result == RESULT_NONE ? "none" : result_text((enum result)filled->result),
		filled->name);
}

/* Has the report given him a bye of that round? */
static bool has_bye(const struct event *event, const struct filled *filled)
{
	const struct round *round = event_round(event, filled->section, filled->round);
	const struct board *board =
		event_board_of(event, filled->section, filled->round, filled->pin);

	if (!round || round->state < ROUND_PUBLISHED)
		return false;
	return board ? board->black == 0
		     : event_booking(event, filled->section, filled->pin, filled->round) != NULL;
}

/* A bye on request becomes the bye of the draw. */
static enum status put_bye(struct event *event, const struct filled *filled)
{
	const struct record_key booking = {
		RECORD_BOOKING, {filled->section, filled->pin, filled->round}};
	struct record row;
	int boards;
	enum status status;

	if (!event_find(event, booking))
		return STATUS_OK;
	status = event_put(event, booking, NULL);
	event_range(event, RECORD_BOARD, filled->section, filled->round, &boards);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOARD;
	row.as.board.section = filled->section;
	row.as.board.round = filled->round;
	row.as.board.number = boards + 1;
	row.as.board.white = filled->pin;
	row.as.board.result = RESULT_BYE;
	return status == STATUS_OK ? trf_rows_put(event, &row) : status;
}

static enum status put_filled(struct event *event, const struct filled *filled)
{
	struct record row;
	enum status status = put_bye(event, filled);

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_FILLED;
	row.as.filled = *filled;
	if (status == STATUS_OK)
		status = trf_rows_put(event, &row);
	if (status != STATUS_OK || filled->result != RESULT_NONE)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(event, filled->section, filled->round);
	row.as.round.state = ROUND_PUBLISHED;
	return trf_rows_put(event, &row);
}

enum status trf_filled_rows(
	const struct trf *trf, int section, struct event *event, const struct report *report)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		struct filled filled;

		if (!trf_filled_parse(trf->kept[i], section, &filled))
			continue;
		if (has_bye(event, &filled) &&
			(filled.result != RESULT_NONE || filled.round == trf->played))
			status = put_filled(event, &filled);
		else
			report_notice(report,
				"Player %d has no bye in round %d that could be filled; the comment was passed over.",
				filled.pin, filled.round);
	}
	return status == STATUS_OK ? status : app_fail_plain(report->error, status);
}
