/* Record 001: the rounds of a player, ten columns each from column 92. */
#include <string.h>

#include "core/text/text.h"
#include "core/vec.h"
#include "formats/trf/read.h"

enum {
	ROUND_COLUMN = 92, /* of round 1 */
	ROUND_WIDTH = 10,
	COLOUR_AT = 5, /* in a round's block */
	RESULT_AT = 7,
	BLOCK_END = 9,
	OPPONENT_END = 4,
};

/* Where the three parts of a round stand, and what they hold. */
struct block {
	int opponent_at, colour_at, result_at;
	bool named; /* is there anything for the opponent, 0000 too */
	bool blank; /* there is nothing at all */
	char colour, result;
};

/* With an opponent: a game, a forfeit, or a game that is still to be played. */
static enum status check_game(struct trf_reading *reading, const struct trf_line *line,
	const struct block *block, struct trf_entry *entry)
{
	if (trf_code_played(entry->code) || entry->code == ' ') {
		if (entry->colour == COLOUR_NONE)
			return trf_unexpected(line, block->colour_at, (size_t)block->colour_at,
				"w or b", reading->report);
		return STATUS_OK;
	}
	if (entry->code == 'Z') {
		entry->code = '-';
		return trf_repair(reading, line->number, block->result_at, NULL,
			"absent with an opponent was read as a forfeit loss.");
	}
	if (entry->code != '+' && entry->code != '-')
		return trf_unexpected(line, block->result_at, (size_t)block->result_at,
			"the result of a game: 1 = 0 W D L + or -, or a blank while it is open",
			reading->report);
	return STATUS_OK;
}

/* What the results of games mean without an opponent. */
static enum status read_as_bye(struct trf_reading *reading, const struct trf_line *line,
	const struct block *block, struct trf_entry *entry)
{
	static const char from[] = "+=-", to[] = "UHZ";
	static const char *const words[] = {
		"the bye of the draw (U)", "a half-point bye (H)", "absent (Z)"};
	const char code = entry->code;
	const size_t which = (size_t)(strchr(from, code) - from);

	entry->code = to[which];
	entry->bare = code == '-' && block->colour != '-';
	if (entry->bare) { /* told when it is known whether the round was played */
		entry->dash = block->result_at;
		return STATUS_OK;
	}
	return trf_repair(reading, line->number, block->result_at, words[which],
		"\"%c\" without an opponent was read as %s.", code, words[which]);
}

/* Without an opponent: a bye or absence; *nothing if the block says nothing. */
static enum status check_bye(struct trf_reading *reading, const struct trf_line *line,
	const struct block *block, struct trf_entry *entry, bool *nothing)
{
	const enum colour colour = entry->colour;

	*nothing = false;
	entry->colour = COLOUR_NONE;
	if (entry->code == ' ') {
		entry->code = 'Z';
		entry->bare = true;
		*nothing = block->colour != '-' && colour == COLOUR_NONE && !block->named;
		if (colour != COLOUR_NONE)
			return trf_repair(reading, line->number, block->colour_at, NULL,
				"a colour without an opponent was left out.");
		return STATUS_OK;
	}
	if (text_is_one_of(entry->code, "+=-"))
		return read_as_bye(reading, line, block, entry);
	if (!text_is_one_of(entry->code, "HFUZ"))
		return trf_unexpected(line, block->result_at, (size_t)block->result_at,
			"a bye: H F U or Z, since there is no opponent", reading->report);
	return STATUS_OK;
}

static bool parse_colour(char letter, enum colour *colour)
{
	*colour = COLOUR_NONE;
	if (letter == 'w' || letter == 'W')
		*colour = COLOUR_WHITE;
	else if (letter == 'b' || letter == 'B' || letter == 's' || letter == 'S')
		*colour = COLOUR_BLACK;
	return *colour != COLOUR_NONE || letter == '-' || letter == ' ';
}

/* The entry of a block whose parts have been found. */
static enum status understand(struct trf_reading *reading, const struct trf_line *line,
	const struct block *block, struct trf_entry *entry, bool *nothing)
{
	enum status status = STATUS_OK;

	*nothing = false;
	entry->code = block->result;
	if (entry->code >= 'a' && entry->code <= 'z')
		entry->code = (char)(entry->code - 'a' + 'A');
	if (text_is_one_of(block->colour, "WBsS"))
		status = trf_repair(reading, line->number, block->colour_at, NULL,
			"\"%c\" was read as %c.", block->colour,
			entry->colour == COLOUR_WHITE ? 'w' : 'b');
	if (status != STATUS_OK)
		return status;
	if (entry->opponent)
		return check_game(reading, line, block, entry);
	return check_bye(reading, line, block, entry, nothing);
}

/* The columns of a block, each one character: blanks past the line, "?" for what is not ASCII. */
static void copy_block(const struct trf_line *line, int column, char cell[ROUND_WIDTH])
{
	size_t bytes;
	const char *text = trf_columns(line, column, column + BLOCK_END, &bytes);

	if (line->length != line->bytes) {
		for (int i = 0; i < ROUND_WIDTH; i++)
			cell[i] = trf_at(line, column + i);
		return;
	}
	memset(cell, ' ', ROUND_WIDTH);
	memcpy(cell, text, bytes);
}

static bool block_is_aligned(const char *cell)
{
	return cell[4] == ' ' && cell[6] == ' ' && cell[8] == ' ' && cell[BLOCK_END] == ' ';
}

/* Columns of digits, with blanks only before and behind them. */
static bool read_opponent(const char *cell, int *opponent)
{
	int number = 0, at = 0, end = OPPONENT_END;

	while (at < end && cell[at] == ' ')
		at++;
	while (end > at && cell[end - 1] == ' ')
		end--;
	for (; at < end; at++) {
		if (cell[at] < '0' || cell[at] > '9')
			return false;
		number = number * 10 + (cell[at] - '0');
	}
	*opponent = number;
	return number <= PLAYERS_MOST;
}

/*
 * The ten columns of one round; reports only into *report, as the line may still be read word by
 * word.
 */
static enum status find_block(const struct trf_line *line, int column, struct block *block,
	struct trf_entry *entry, const struct report *report)
{
	char cell[ROUND_WIDTH];

	copy_block(line, column, cell);
	*block = (struct block){
		.opponent_at = column,
		.colour_at = column + COLOUR_AT,
		.result_at = column + RESULT_AT,
		.named = memcmp(cell, "    ", OPPONENT_END) != 0,
		.colour = cell[COLOUR_AT],
		.result = cell[RESULT_AT],
	};
	block->blank = !block->named && block->colour == ' ' && block->result == ' ';
	if (!block_is_aligned(cell))
		return trf_unexpected(line, column, (size_t)column + BLOCK_END,
			"a round as OPPONENT COLOUR RESULT in its columns, such as \"  12 w 1\"",
			report);
	if (!read_opponent(cell, &entry->opponent))
		return trf_unexpected(line, column, (size_t)column + 3,
			"an opponent's starting number or 0000", report);
	if (!parse_colour(block->colour, &entry->colour))
		return trf_unexpected(line, block->colour_at, (size_t)block->colour_at,
			"a colour: w, b or -", report);
	return STATUS_OK;
}

static enum status add_entry(struct trf_reading *reading, const struct trf_entry *entry)
{
	struct trf_entry *entries = vec_grow(
		reading->entries, &reading->entries_room, reading->nentries + 1, sizeof(*entries));

	if (!entries)
		return report_no_memory(reading->report);
	reading->entries = entries;
	entries[reading->nentries++] = *entry;
	return STATUS_OK;
}

static int column_of(int round)
{
	return ROUND_COLUMN + ROUND_WIDTH * (round - 1);
}

/* The rounds of a line that stand in their columns. */
struct rounds {
	struct block block[TRF_ROUNDS_MOST];
	struct trf_entry entry[TRF_ROUNDS_MOST];
	int count;  /* rounds of which something is said or left blank */
	int beyond; /* the first round after them of which something is said; 0: none */
};

/* Do all rounds stand in their columns? If not, the error for the first that does not. */
static enum status find_columns(
	const struct trf_line *line, struct rounds *rounds, const struct report *report)
{
	rounds->count = rounds->beyond = 0;
	if (!trf_blank(line, 90, 91))
		return trf_unexpected(line, 90, 91, "blanks before round 1 (column 92)", report);
	for (int round = 1; column_of(round) <= (int)line->length; round++) {
		const bool fits = round <= TRF_ROUNDS_MOST;
		struct trf_entry spare = {0}, *entry = fits ? &rounds->entry[round - 1] : &spare;
		struct block other = {0}, *block = fits ? &rounds->block[round - 1] : &other;
		enum status status;

		*entry = (struct trf_entry){
			.round = round, .line = line->number, .column = column_of(round)};
		status = find_block(line, column_of(round), block, entry, report);
		if (status != STATUS_OK)
			return status;
		rounds->count += fits;
		if (!fits && !block->blank && !rounds->beyond)
			rounds->beyond = round;
	}
	return STATUS_OK;
}

static enum status read_columns(
	struct trf_reading *reading, int number, const struct trf_line *line, struct rounds *rounds)
{
	for (int i = 0; i < rounds->count; i++) {
		bool nothing;
		enum status status;

		if (rounds->block[i].blank)
			continue;
		rounds->entry[i].number = number;
		status = understand(reading, line, &rounds->block[i], &rounds->entry[i], &nothing);
		if (status == STATUS_OK && !nothing)
			status = add_entry(reading, &rounds->entry[i]);
		if (status != STATUS_OK)
			return status;
	}
	if (rounds->beyond)
		return trf_unexpected(line, column_of(rounds->beyond),
			(size_t)column_of(rounds->beyond) + BLOCK_END, "at most 99 rounds",
			reading->report);
	return STATUS_OK;
}

static bool is_gap(const struct trf_line *line, int column)
{
	const char c = trf_at(line, column);

	return c == ' ' || c == '\t';
}

/* The next word from *column on, blanks and tabs before it passed over; *end is its last column. */
static bool next_part(const struct trf_line *line, int *column, int *end)
{
	while (*column <= (int)line->length && is_gap(line, *column))
		++*column;
	for (*end = *column; *end <= (int)line->length && !is_gap(line, *end);)
		++*end;
	--*end;
	return *column <= (int)line->length;
}

/*
 * Three words: opponent, colour, result. *column is behind them afterwards. False if they are
 * something else.
 */
static bool find_words(
	const struct trf_line *line, int *column, struct block *block, struct trf_entry *entry)
{
	int end;

	next_part(line, column, &end);
	*block = (struct block){.named = true, .opponent_at = *column};
	if (!trf_number(line, *column, end, 0, PLAYERS_MOST, &entry->opponent))
		return false;
	entry->column = *column;
	*column = end + 1;
	if (!next_part(line, column, &end) || end != *column)
		return false;
	block->colour_at = *column;
	block->colour = trf_at(line, *column);
	*column = end + 1;
	if (!next_part(line, column, &end) || end != *column)
		return false;
	block->result_at = *column;
	block->result = trf_at(line, *column);
	*column = end + 1;
	return parse_colour(block->colour, &entry->colour);
}

/* Is everything from column 90 a row of such words? */
static bool words_fit(const struct trf_line *line)
{
	int column = 90, end, rounds = 0;

	while (next_part(line, &column, &end)) {
		struct trf_entry entry;
		struct block block;

		if (++rounds > TRF_ROUNDS_MOST || !find_words(line, &column, &block, &entry))
			return false;
	}
	return true;
}

static enum status read_words(struct trf_reading *reading, int number, const struct trf_line *line)
{
	enum status status = trf_repair(reading, line->number, 90, NULL,
		"the rounds do not stand in their columns and were read word by word.");
	int column = 90, end;

	for (int round = 1; status == STATUS_OK && next_part(line, &column, &end); round++) {
		struct trf_entry entry = {.number = number, .round = round, .line = line->number};
		struct block block;
		bool nothing;

		find_words(line, &column, &block, &entry);
		status = understand(reading, line, &block, &entry, &nothing);
		if (status == STATUS_OK && !nothing)
			status = add_entry(reading, &entry);
	}
	return status;
}

enum status trf_read_rounds(struct trf_reading *reading, int number, const struct trf_line *line)
{
	const struct report silent = {.error = NULL};
	struct rounds rounds;

	if (find_columns(line, &rounds, &silent) == STATUS_OK)
		return read_columns(reading, number, line, &rounds);
	if (words_fit(line))
		return read_words(reading, number, line);
	return find_columns(line, &rounds, reading->report);
}
