/* Record 001: one player, up to the column of his points. */
#include <string.h>

#include "core/typed/date.h"
#include "core/text/text.h"
#include "core/typed/title.h"
#include "core/vec.h"
#include "formats/trf/read.h"

/* A field that may be left out without harm. */
static enum status leave_out(struct trf_reading *reading, const struct trf_line *line, int from,
	int to, const char *what)
{
	char found[EXCERPT_SIZE];
	size_t bytes;
	const char *text = trf_columns(line, from, to, &bytes);

	return trf_detail(reading,
		trf_repair(reading, line->number, from, what, "%s is not %s and was left out.",
			report_excerpt(found, text, bytes), what));
}

static enum status read_title(
	struct trf_reading *reading, struct trf_player *player, const struct trf_line *line)
{
	char found[EXCERPT_SIZE], word[16];
	size_t bytes;
	const char *text = trf_columns(line, 11, 13, &bytes);

	if (trf_blank(line, 11, 13))
		return STATUS_OK;
	if (!trf_word_text(line, 11, 13, word, sizeof(word)) ||
		!title_parse(word, strlen(word), player->title))
		return leave_out(reading, line, 11, 13, "a title");
	if (strcmp(word, player->title) == 0)
		return STATUS_OK;
	return trf_detail(reading,
		trf_repair(reading, line->number, 11, NULL, "%s was read as the title %s.",
			report_excerpt(found, text, bytes), player->title));
}

/* Column 10; programs that are one column out are understood. */
static enum status read_sex(
	struct trf_reading *reading, struct trf_player *player, const struct trf_line *line)
{
	const int column = trf_at(line, 10) == ' ' && trf_at(line, 9) != ' ' ? 9 : 10;
	const char letter = trf_at(line, column);

	if (letter == ' ')
		return STATUS_OK;
	if (letter == 'm' || letter == 'M')
		player->sex = SEX_MALE;
	else if (text_is_one_of(letter, "wWfF"))
		player->sex = SEX_FEMALE;
	else if (letter != 'u' && letter != 'U')
		return leave_out(reading, line, column, column, "m or w");
	if (column == 10 && (letter == 'm' || letter == 'w'))
		return STATUS_OK;
	return trf_detail(reading,
		trf_repair(reading, line->number, column, NULL, "\"%c\" was read as %s.", letter,
			player->sex == SEX_MALE             ? "m, a man"
				: player->sex == SEX_FEMALE ? "w, a woman"
							    : "not known"));
}

static bool is_digits(const char *text)
{
	return text[0] && text[strspn(text, "0123456789")] == '\0';
}

/* Federation, FIDE ID and date of birth. */
static enum status read_person(
	struct trf_reading *reading, struct trf_player *player, const struct trf_line *line)
{
	enum status status = STATUS_OK;
	char date[BORN_SIZE];

	if (!trf_word_text(line, 54, 56, player->federation, sizeof(player->federation)))
		status = leave_out(reading, line, 54, 56, "a federation");
	if (status == STATUS_OK && !trf_blank(line, 58, 68) &&
		(!trf_word_text(line, 58, 68, player->fide, sizeof(player->fide)) ||
			!is_digits(player->fide))) {
		memset(player->fide, 0, sizeof(player->fide));
		status = leave_out(reading, line, 58, 68, "a FIDE ID");
	}
	if (player->fide[strspn(player->fide, "0")] == '\0') /* 0: missing */
		memset(player->fide, 0, sizeof(player->fide));
	if (status != STATUS_OK || trf_blank(line, 70, 79))
		return status;
	if (!trf_word_text(line, 70, 79, player->born, sizeof(player->born)))
		return leave_out(reading, line, 70, 79, "a date of birth");
	if (!date_parse(player->born, date) || !date_is_possible(date))
		return trf_detail(reading,
			trf_repair(reading, line->number, 70, NULL,
				"\"%s\" is no date and counts as not known.", player->born));
	if (strcmp(date, player->born) != 0)
		return trf_detail(reading,
			trf_repair(reading, line->number, 70, NULL, "\"%s\" was read as %s.",
				player->born, date));
	return STATUS_OK;
}

static enum status read_name(
	struct trf_reading *reading, struct trf_player *player, const struct trf_line *line)
{
	if (trf_word_text(line, 15, 47, player->name, sizeof(player->name)))
		return STATUS_OK;
	return trf_unexpected(line, 15, 47,
		"a name of at most 127 bytes without control characters", reading->report);
}

static enum status read_numbers(
	struct trf_reading *reading, struct trf_player *player, const struct trf_line *line)
{
	if (!trf_number(line, 5, 8, 1, PLAYERS_MOST, &player->number))
		return trf_unexpected(
			line, 5, 8, "a starting number from 1 to 9999", reading->report);
	if (!trf_blank(line, 49, 52) && !trf_number(line, 49, 52, 0, GRADE_MOST, &player->rating))
		return trf_unexpected(line, 49, 52, "a rating from 0 to 4000", reading->report);
	if (!trf_blank(line, 81, 84) && !trf_signed_points(line, 81, 84, &player->points2))
		return trf_unexpected(line, 81, 84, "points such as 2.5", reading->report);
	if (!trf_blank(line, 86, 89) && !trf_number(line, 86, 89, 0, PLAYERS_MOST, &player->rank))
		return leave_out(reading, line, 86, 89, "a rank");
	return STATUS_OK;
}

/* Blank in every edition, between the fields. Column 9 may have the sex, one column out. */
static const int gaps[] = {14, 48, 53, 57, 69, 80, 85};

enum { GAPS = sizeof(gaps) / sizeof(gaps[0]), SEX_EARLY = 9 };

enum {
	NAME_FROM = 15,
	NAME_TO = 47,
	RATING_TO = 52,
	RATING_LEAST = 100, /* what is less is no rating of anybody */
	POINTS_FROM = 81,
	POINTS_TO = 84
};

/* Does a word that could be a rating stand behind a gap at this column of the name? */
static bool is_rating_at(const struct trf_line *line, int column)
{
	int end = column, rating;

	if (trf_at(line, column - 1) != ' ' || trf_at(line, column - 2) != ' ' ||
		trf_blank(line, NAME_FROM, column - 1))
		return false;
	while (end < NAME_TO && trf_at(line, end + 1) != ' ')
		end++;
	return trf_number(line, column, end, RATING_LEAST, GRADE_MOST, &rating);
}

/*
 * The rating stands in the columns of the name, its own are empty, and no points in their place
 * show that the line is not shifted. A name may have a number behind a gap by itself.
 */
static bool name_holds_rating(const struct trf_line *line)
{
	int points;

	if (!trf_blank(line, NAME_TO + 1, RATING_TO) ||
		trf_signed_points(line, POINTS_FROM, POINTS_TO, &points))
		return false;
	for (int column = NAME_FROM + 3; column <= NAME_TO; column++)
		if (is_rating_at(line, column))
			return true;
	return false;
}

static int shifted_at(const struct trf_line *line)
{
	const int filled = trf_filled_gap(line, gaps, GAPS);

	if (filled)
		return filled;
	if (trf_at(line, SEX_EARLY) != ' ' && trf_at(line, SEX_EARLY + 1) != ' ')
		return SEX_EARLY;
	return name_holds_rating(line) ? NAME_FROM : 0;
}

/*
 * Columns count characters. A line whose fields are shifted so, but stand right when its bytes are
 * counted, is read by bytes; any other is refused.
 */
static enum status find_columns(struct trf_reading *reading, struct trf_line *line)
{
	const int shifted = shifted_at(line);
	struct trf_line by_bytes = *line;

	if (!shifted)
		return STATUS_OK;
	by_bytes.length = line->bytes;
	if (line->length < line->bytes && !shifted_at(&by_bytes)) {
		*line = by_bytes;
		return trf_repair(reading, line->number, shifted, NULL,
			"the columns of this line count bytes, not characters; it was read so.");
	}
	if (shifted == NAME_FROM)
		return trf_unexpected(line, 15, 47,
			"a name without a number behind a gap: what stands before it is shifted",
			reading->report);
	return trf_check_gaps(line, &shifted, 1, reading->report);
}

enum status trf_read_player(struct trf_reading *reading, const struct trf_line *given)
{
	struct trf *trf = &reading->trf;
	struct trf_player *players =
		vec_grow(trf->players, &reading->players_room, trf->count + 1, sizeof(*players));
	struct trf_player player = {.points2 = TRF_NO_POINTS, .line = given->number};
	struct trf_line aligned = *given, *line = &aligned;
	enum status status;

	if (!players)
		return report_no_memory(reading->report);
	trf->players = players;
	status = find_columns(reading, line);
	if (status == STATUS_OK)
		status = read_numbers(reading, &player, line);
	if (status == STATUS_OK)
		status = read_name(reading, &player, line);
	if (status == STATUS_OK)
		status = read_sex(reading, &player, line);
	if (status == STATUS_OK)
		status = read_title(reading, &player, line);
	if (status == STATUS_OK)
		status = read_person(reading, &player, line);
	if (status != STATUS_OK)
		return status;
	players[trf->count++] = player;
	return trf_read_rounds(reading, player.number, line);
}
