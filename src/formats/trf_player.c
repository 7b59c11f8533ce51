/* Record 001: one player and his rounds. */
#include <string.h>

#include "core/text.h"
#include "core/vec.h"
#include "formats/trf_read.h"

enum {
	ROUND_COLUMN = 92, /* of round 1 */
	ROUND_WIDTH = 10,
	COLOUR_AT = 5, /* in a round's block */
	RESULT_AT = 7,
	BLOCK_END = 9,
};

/* Titles as TRF16 has them, and the short forms of older programs. */
static const char *const titles[][4] = {
	{"GM", "g", "gm", NULL},
	{"IM", "m", "im", NULL},
	{"FM", "f", "fm", NULL},
	{"CM", "c", "cm", NULL},
	{"WGM", "wg", "gf", "wgm"},
	{"WIM", "wm", "mf", "wim"},
	{"WFM", "wf", "ff", "wfm"},
	{"WCM", "wc", "cf", "wcm"},
};

static void read_title(struct trf_reading *reading, struct trf_player *player, const struct trf_line *line)
{
	char found[EXCERPT_SIZE];
	size_t bytes;
	const char *text;

	if (trf_blank(line, 11, 13))
		return;
	for (size_t i = 0; i < sizeof(titles) / sizeof(titles[0]); i++) {
		for (size_t form = 0; form < 4 && titles[i][form]; form++) {
			if (trf_word(line, 11, 13, titles[i][form])) {
				memcpy(player->title, titles[i][0], strlen(titles[i][0]) + 1);
				return;
			}
		}
	}
	text = trf_columns(line, 11, 13, &bytes);
	report_notice(reading->report, "Line %d, column 11: %s is not a title and was left out.", line->number,
		report_excerpt(found, text, bytes));
}

static enum status read_name(struct trf_reading *reading, struct trf_player *player, const struct trf_line *line)
{
	size_t bytes;
	const char *text = trf_columns(line, 15, 47, &bytes);

	while (bytes > 0 && *text == ' ') {
		text++;
		bytes--;
	}
	while (bytes > 0 && text[bytes - 1] == ' ')
		bytes--;
	if (bytes < sizeof(player->name)) {
		memcpy(player->name, text, bytes);
		player->name[bytes] = '\0';
		if (text_is_clean(player->name))
			return STATUS_OK;
	}
	return trf_unexpected(line, 15, 47, "a name of at most 127 bytes without control characters", reading->report);
}

/* "11.5", "2", "2.0": half points only. */
static bool parse_points(const struct trf_line *line, int *points2)
{
	int whole = 0, point = 81;

	while (point <= 84 && trf_at(line, point) != '.')
		point++;
	if (!trf_blank(line, 81, point - 1) && !trf_number(line, 81, point - 1, 0, 999, &whole))
		return false;
	*points2 = whole * 2;
	if (point > 84)
		return true;
	if (trf_at(line, point + 1) == '5' && point < 84)
		++*points2;
	else if (trf_at(line, point + 1) != '0' || point == 84)
		return false;
	return trf_blank(line, point + 2, 84);
}

/* With an opponent: a game, or a forfeit. */
static enum status check_game(
	struct trf_reading *reading, const struct trf_line *line, int column, struct trf_entry *entry)
{
	const int result = column + RESULT_AT, colour = column + COLOUR_AT;

	if (trf_code_played(entry->code)) {
		if (entry->colour == COLOUR_NONE)
			return trf_unexpected(line, colour, (size_t)colour, "w or b", reading->report);
		return STATUS_OK;
	}
	if (entry->code == 'Z') {
		entry->code = '-';
		report_notice(reading->report,
			"Line %d, column %d: absent with an opponent was read as a forfeit loss.", line->number,
			result);
	}
	if (entry->code != '+' && entry->code != '-')
		return trf_unexpected(
			line, result, (size_t)result, "the result of a game: 1 = 0 W D L + or -", reading->report);
	return STATUS_OK;
}

/* Without one: a bye or absence; *nothing if the block says nothing. */
static enum status check_bye(
	struct trf_reading *reading, const struct trf_line *line, int column, struct trf_entry *entry, bool *nothing)
{
	const int result = column + RESULT_AT;
	const bool dash = trf_at(line, column + COLOUR_AT) == '-';

	*nothing = false;
	switch (entry->code) {
	case 'H':
	case 'F':
	case 'U':
	case 'Z':
		break;
	case '+':
		entry->code = 'U';
		break;
	case '=':
		entry->code = 'H';
		break;
	case '-':
		entry->code = 'Z';
		entry->bare = !dash;
		break;
	case ' ':
		entry->code = 'Z';
		entry->bare = true;
		*nothing = !dash && entry->colour == COLOUR_NONE && trf_blank(line, column, column + 3);
		if (entry->colour != COLOUR_NONE)
			report_notice(reading->report, "Line %d, column %d: a colour without an opponent was left out.",
				line->number, column + COLOUR_AT);
		break;
	default:
		return trf_unexpected(
			line, result, (size_t)result, "a bye: H F U or Z, since there is no opponent", reading->report);
	}
	entry->colour = COLOUR_NONE;
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

static bool block_is_aligned(const struct trf_line *line, int column)
{
	return trf_blank(line, column + 4, column + 4) && trf_blank(line, column + 6, column + 6) &&
		trf_blank(line, column + 8, column + BLOCK_END);
}

/* The ten columns of one round. */
static enum status read_block(
	struct trf_reading *reading, const struct trf_line *line, int column, struct trf_entry *entry, bool *nothing)
{
	char code = trf_at(line, column + RESULT_AT);

	if (!block_is_aligned(line, column))
		return trf_unexpected(line, column, (size_t)column + BLOCK_END,
			"a round as OPPONENT COLOUR RESULT in its columns, such as \"  12 w 1\"", reading->report);
	if (!trf_blank(line, column, column + 3) &&
		!trf_number(line, column, column + 3, 0, PLAYERS_MOST, &entry->opponent))
		return trf_unexpected(
			line, column, (size_t)column + 3, "an opponent's starting number or 0000", reading->report);
	if (!parse_colour(trf_at(line, column + COLOUR_AT), &entry->colour))
		return trf_unexpected(
			line, column + COLOUR_AT, (size_t)column + COLOUR_AT, "a colour: w, b or -", reading->report);
	if (code >= 'a' && code <= 'z')
		code = (char)(code - 'a' + 'A');
	entry->code = code;
	*nothing = false;
	if (entry->opponent)
		return check_game(reading, line, column, entry);
	return check_bye(reading, line, column, entry, nothing);
}

static enum status read_rounds(struct trf_reading *reading, int number, const struct trf_line *line)
{
	for (int round = 1; ROUND_COLUMN + ROUND_WIDTH * (round - 1) <= (int)line->length; round++) {
		const int column = ROUND_COLUMN + ROUND_WIDTH * (round - 1);
		struct trf_entry entry = {.number = number, .round = round, .line = line->number};
		struct trf_entry *entries;
		bool nothing = false;
		enum status status;

		if (trf_blank(line, column, column + BLOCK_END))
			continue;
		if (round > ROUNDS_MOST)
			return trf_unexpected(
				line, column, (size_t)column + BLOCK_END, "at most 60 rounds", reading->report);
		status = read_block(reading, line, column, &entry, &nothing);
		if (status != STATUS_OK)
			return status;
		if (nothing)
			continue;
		entries = vec_grow(reading->entries, &reading->entries_room, reading->nentries + 1, sizeof(*entries));
		if (!entries)
			return report_no_memory(reading->report);
		reading->entries = entries;
		entries[reading->nentries++] = entry;
	}
	return STATUS_OK;
}

enum status trf_read_player(struct trf_reading *reading, const struct trf_line *line)
{
	struct trf *trf = &reading->trf;
	struct trf_player *players = vec_grow(trf->players, &reading->players_room, trf->count + 1, sizeof(*players));
	struct trf_player player = {.points2 = TRF_NO_POINTS, .line = line->number};
	enum status status;

	if (!players)
		return report_no_memory(reading->report);
	trf->players = players;
	if (!trf_number(line, 5, 8, 1, PLAYERS_MOST, &player.number))
		return trf_unexpected(line, 5, 8, "a starting number from 1 to 9999", reading->report);
	if (!trf_blank(line, 49, 52) && !trf_number(line, 49, 52, 0, GRADE_MOST, &player.rating))
		return trf_unexpected(line, 49, 52, "a rating from 0 to 4000", reading->report);
	if (!trf_blank(line, 81, 84) && !parse_points(line, &player.points2))
		return trf_unexpected(line, 81, 84, "points such as 2.5", reading->report);
	if (!trf_blank(line, 90, 91))
		return trf_unexpected(line, 90, 91, "blanks before round 1 (column 92)", reading->report);
	status = read_name(reading, &player, line);
	if (status != STATUS_OK)
		return status;
	read_title(reading, &player, line);
	players[trf->count++] = player;
	return read_rounds(reading, player.number, line);
}
