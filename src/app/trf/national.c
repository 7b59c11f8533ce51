/* Lines of national ratings, read from those that a report brought and written for the others. */
#include "config.h"

#include "app/trf/national.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"

enum {
	NUMBER_AT = 5,
	KIND_AT = 11,
	KIND_SIZE = 4,
	RATING_AT = 49,
	RATING_SIZE = 5,
	ID_AT = 58,
	ID_SIZE = 12,
	FEDERATION = 3, /* letters */
	LINE_SIZE = 256
};

/* How starting ranks come about (record 172). */
enum {
	METHOD_NATIONAL,
	METHOD_FIDE,
	METHOD_FIDE_FIRST,
	METHOD_NATIONAL_FIRST,
	METHOD_HIGHER,
	METHOD_LOWER,
	METHODS
};

struct national {
	int pin;
	char kind[KIND_SIZE], rating[RATING_SIZE], id[ID_SIZE];
};

/* The text of size - 1 columns from `at` on, which count characters, without blanks at its ends. */
static void read_column(const char *line, int at, char *text, int size)
{
	const char *end = line + strlen(line);
	uint32_t character;
	size_t length, used = 0;

	text[0] = '\0';
	for (int column = 1; (length = text_decode(line, (size_t)(end - line), &character)) > 0;
		column++, line += length) {
		if (column < at || column >= at + size - 1 || character >= 0x80 ||
			(character == ' ' && used == 0))
			continue;
		text[used++] = (char)character;
		text[used] = '\0';
	}
	while (used > 0 && text[used - 1] == ' ')
		text[--used] = '\0';
}

static bool read_line(
	const struct event *event, int section, const char *line, struct national *national)
{
	char number[5];

	for (int i = 0; i < FEDERATION; i++)
		if (line[i] < 'A' || line[i] > 'Z')
			return false;
	if (line[FEDERATION] != ' ')
		return false;
	read_column(line, NUMBER_AT, number, sizeof(number));
	if (!text_to_int(number, 1, PLAYERS_MOST, &national->pin) ||
		!event_player(event, section, national->pin))
		return false;
	read_column(line, KIND_AT, national->kind, sizeof(national->kind));
	read_column(line, RATING_AT, national->rating, sizeof(national->rating));
	read_column(line, ID_AT, national->id, sizeof(national->id));
	return true;
}

static enum status put(
	struct event *event, int section, int pin, enum particular_id id, const char *text)
{
	struct record row = {.kind = RECORD_PARTICULAR};
	char kept[PARTICULAR_SIZE];

	if (particular_take(particular_field(id), text, kept, NULL) != STATUS_OK || !kept[0])
		return STATUS_OK;
	row.as.particular.section = section;
	row.as.particular.pin = pin;
	row.as.particular.field = (int)id;
	words_put(row.as.particular.text, PARTICULAR_SIZE, "%s", kept);
	return trf_rows_put(event, &row);
}

static bool is_known(const struct event *event, int section, int pin)
{
	return event_particular(event, section, pin, PLAYER_NATIONAL_RATING)[0] ||
		event_particular(event, section, pin, PLAYER_NATIONAL_ID)[0];
}

enum status trf_national_import(int section, struct event *event)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;
	struct national national;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		if (rows[i].as.kept.part > 1 ||
			!read_line(event, section, rows[i].as.kept.text, &national) ||
			is_known(event, section, national.pin))
			continue;
		status = put(event, section, national.pin, PLAYER_NATIONAL_RATING, national.rating);
		if (status == STATUS_OK)
			status = put(event, section, national.pin, PLAYER_NATIONAL_ID, national.id);
		if (status == STATUS_OK)
			status = put(
				event, section, national.pin, PLAYER_NATIONAL_KIND, national.kind);
	}
	return status;
}

/* Does a kept line say what is known of the player by now? *any: has he one at all? */
static bool one_holds(const struct event *event, int section, int pin, bool *any)
{
	const char *rating = event_particular(event, section, pin, PLAYER_NATIONAL_RATING);
	const char *id = event_particular(event, section, pin, PLAYER_NATIONAL_ID);
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	struct national national;

	*any = false;
	for (int i = 0; i < count; i++) {
		if (rows[i].as.kept.part > 1 ||
			!read_line(event, section, rows[i].as.kept.text, &national) ||
			national.pin != pin)
			continue;
		*any = true;
		if (strcmp(national.rating, rating) == 0 && strcmp(national.id, id) == 0)
			return true;
	}
	return false;
}

bool trf_national_is_old(const struct event *event, int section, const char *line)
{
	struct national national;
	bool any;

	return read_line(event, section, line, &national) &&
		is_known(event, section, national.pin) &&
		!one_holds(event, section, national.pin, &any);
}

/* A text that has room in its columns, else nothing. */
static const char *fitting(const char *text, int size)
{
	return text_count(text, strlen(text)) < size &&
			text_ascii_length(text, strlen(text)) == strlen(text)
		? text
		: "";
}

/* The bytes of a name for which there is room, and how many columns they take. */
static size_t name_length(const char *name, int *cells)
{
	const char *at = name, *end = name + strlen(name);
	uint32_t character;
	size_t length;

	for (*cells = 0; *cells < TRF_NAME_COLUMNS &&
		(length = text_decode(at, (size_t)(end - at), &character)) > 0;
		++*cells)
		at += length;
	return (size_t)(at - name);
}

static void write_line(const struct event *event, const char *federation,
	const struct player *player, char line[LINE_SIZE])
{
	const int section = player->section, pin = player->pin;
	int cells;
	const size_t length = name_length(player->name, &cells);

	words_put(line, LINE_SIZE, "%.3s %4d %c%-3s %.*s%*s %4s %3s %11s%s%s", federation, pin,
		player->sex == SEX_FEMALE         ? 'w'
			: player->sex == SEX_MALE ? 'm'
						  : ' ',
		fitting(event_particular(event, section, pin, PLAYER_NATIONAL_KIND), KIND_SIZE),
		(int)length, player->name, TRF_NAME_COLUMNS - cells, "",
		event_particular(event, section, pin, PLAYER_NATIONAL_RATING), player->federation,
		fitting(event_particular(event, section, pin, PLAYER_NATIONAL_ID), ID_SIZE),
		player->born[0] ? " " : "", player->born);
}

/* How a player's rating follows from the two that he has, 0: none; by the words of record 172. */
static int rating_by(int method, int fide, int national)
{
	const int higher = fide > national ? fide : national;
	const int lower = fide < national ? fide : national;

	switch (method) {
	case METHOD_FIDE:
		return fide;
	case METHOD_NATIONAL:
		return national;
	case METHOD_FIDE_FIRST:
		return fide ? fide : national;
	case METHOD_NATIONAL_FIRST:
		return national ? national : fide;
	case METHOD_HIGHER:
		return higher;
	default:
		return lower ? lower : higher;
	}
}

/* The first method by which all have the ratings that they are ranked by; METHODS: none does. */
static int find_method(const struct event *event, int section)
{
	int count, method = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count && method < METHODS; i++) {
		const struct player *player = &rows[i].as.player;
		/* where nothing else is said the rating of the 001 line is that of FIDE */
		const int fide = event_particular_number(
				  event, section, player->pin, PLAYER_FIDE_RATING, player->grade),
			  national = event_particular_number(
				  event, section, player->pin, PLAYER_NATIONAL_RATING, 0);

		if (player->grade != rating_by(method, fide, national)) {
			method++;
			i = -1; /* all of them by the next one */
		}
	}
	return method;
}

static bool keeps_method(const struct event *event, int section)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.kept.part <= 1 && strncmp(rows[i].as.kept.text, "172 ", 4) == 0)
			return true;
	return false;
}

/* 172: where there are national ratings, by which of the two the players are ranked. */
static enum status say_method(
	const struct event *event, int section, const char *federation, struct trf *trf, int *room)
{
	static const char *const words[METHODS + 1] = {
		"NRO", "FIDE", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"};
	char line[LINE_SIZE];

	if (strlen(federation) != FEDERATION || keeps_method(event, section))
		return STATUS_OK;
	words_put(
		line, sizeof(line), "172 %.3s %s", federation, words[find_method(event, section)]);
	return trf_add_line(trf, room, line, strlen(line));
}

/* Has anybody a national rating? */
static bool any_rated(const struct event *event, int section)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (event_particular(
			    event, section, rows[i].as.player.pin, PLAYER_NATIONAL_RATING)[0])
			return true;
	return false;
}

enum status trf_national_say(const struct event *event, int section, struct trf *trf, int *room)
{
	const char *own = event_particular(event, 0, 0, EVENT_FEDERATION);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	enum status status =
		any_rated(event, section) ? say_method(event, section, own, trf, room) : STATUS_OK;
	char line[LINE_SIZE];
	bool any;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct player *player = &rows[i].as.player;
		const char *federation = own[0] ? own : player->federation;

		if (strlen(federation) != FEDERATION || !is_known(event, section, player->pin) ||
			one_holds(event, section, player->pin, &any))
			continue;
		write_line(event, federation, player, line);
		status = trf_add_line(trf, room, line, strlen(line));
	}
	return status;
}
