/* The numbers that players have in a report to FIDE, and in the event it is of. */
#include "config.h"

#include "app/trf/fide_numbers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/event/writing.h"
#include "app/trf/comment.h"
#include "app/trf/drawn_with.h"
#include "app/trf/known.h"
#include "core/season.h"
#include "core/text/text.h"
#include "pairing/book/traits.h"

static const char pins_word[] = "pins";

/* The new number of each old one; 0: it has none. */
struct number_map {
	int to[PLAYERS_MOST + 1];
};

static enum status number_by_rank(const struct event *event, int section, struct number_map *map)
{
	int *pins, count;
	enum status status = event_rank_order(event, section, &pins, &count);

	*map = (struct number_map){{0}};
	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < count; i++)
		map->to[pins[i]] = i + 1;
	free(pins);
	return STATUS_OK;
}

enum status fide_number(const struct event *event, int section, int pin, int *number)
{
	struct number_map map;
	const enum status status = number_by_rank(event, section, &map);

	if (status == STATUS_OK)
		*number = pin > 0 && pin <= PLAYERS_MOST ? map.to[pin] : 0;
	return status;
}

/*
 * Comments of ours that name players, and where: a bit for each word behind the first. Those on
 * particulars are in a table of their own (app/trf/known.h).
 */
static const struct {
	const char *word;
	unsigned numbers;
} comments[] = {
	{"name", 1}, {"title", 1}, {"club", 1}, {"top", 1}, {"new", 1}, {"left", 1}, {"place", 1},
	{"grade", 1}, {TRF_BROUGHT, 1}, {"filled", 1}, {"beside", 1}, {"late", 2}, {"booked", 2},
	{"published", 4 + 8}, {"came", 2}, {"volunteered", 2}, {"floated", 2}, {"stands", 2 + 4},
	{TRF_DRAWN, 0}, {"rated", 0}, {"open", 0}, /* white=7 black=12 */
};

static unsigned numbers_of(const char *line, bool *named)
{
	const struct particular_field *field = trf_known_of_line(line);

	*named = field && field->of == OF_PLAYER;
	if (*named)
		return 1;
	for (size_t i = 0; i < sizeof(comments) / sizeof(comments[0]); i++)
		if (trf_comment_after(line, comments[i].word)) {
			*named = true;
			return comments[i].numbers;
		}
	return 0;
}

/* Digits at the start of a text, as another number; what is no number of a player stays. */
static void put_number(const struct number_map *map, const char *digits, char text[16])
{
	int number;

	snprintf(text, 16, "%.15s", digits);
	if (text_to_int(digits, 1, PLAYERS_MOST, &number) && map->to[number])
		snprintf(text, 16, "%d", map->to[number]);
}

/* One word of a comment with another number, if that is one. */
static void put_word(
	const struct number_map *map, const char *word, size_t length, bool number, char text[64])
{
	static const char *const keys[] = {"white=", "black="};
	char plain[64], changed[16];

	snprintf(plain, sizeof(plain), "%.*s", (int)length, word);
	snprintf(text, 64, "%s", plain);
	if (number) {
		put_number(map, plain, changed);
		snprintf(text, 64, "%s", changed);
	}
	for (size_t i = 0; !number && i < 2; i++)
		if (strncmp(plain, keys[i], strlen(keys[i])) == 0) {
			put_number(map, plain + strlen(keys[i]), changed);
			snprintf(text, 64, "%s%s", keys[i], changed);
		}
}

enum { WORDS_CHANGED = 8 };

/* A comment of ours with other numbers; NULL: no memory. */
static char *change_comment(const struct number_map *map, const char *line, unsigned numbers)
{
	const bool keyed = numbers == 0;
	const size_t size = strlen(line) + WORDS_CHANGED * 8 + 1;
	const char *text = line + strlen(TRF_COMMENT);
	char *changed = malloc(size);
	size_t used;

	if (!changed)
		return NULL;
	text += strcspn(text, " ");
	used = (size_t)snprintf(changed, size, "%.*s", (int)(text - line), line);
	for (int i = 0; *text && i < WORDS_CHANGED; i++) {
		const char *word = text + 1;
		const size_t length = strcspn(word, " ");
		char other[64];

		if ((!keyed && numbers >> i == 0) || length >= sizeof(other))
			break;
		put_word(map, word, length, numbers >> i & 1, other);
		used += (size_t)snprintf(changed + used, size - used, " %s", other);
		text = word + length;
	}
	snprintf(changed + used, size - used, "%s", text);
	return changed;
}

/* The number in its four columns, not longer than they are. */
static char *change_national(const struct number_map *map, const char *line)
{
	char *changed = strdup(line), number[5], text[8];
	int old;

	if (!changed)
		return NULL;
	memcpy(number, line + 4, 4);
	number[4] = '\0';
	if (text_to_int(number + strspn(number, " "), 1, PLAYERS_MOST, &old) && map->to[old]) {
		snprintf(text, sizeof(text), "%4d", map->to[old]);
		memcpy(changed + 4, text, 4);
	}
	return changed;
}

static enum status change_line(const struct number_map *map, char **line)
{
	bool named;
	const unsigned numbers = numbers_of(*line, &named);
	struct trf_national national;
	char *changed;

	if (!named && !trf_national_read(*line, &national))
		return STATUS_OK;
	changed = named ? change_comment(map, *line, numbers) : change_national(map, *line);
	if (!changed)
		return STATUS_NO_MEMORY;
	free(*line);
	*line = changed;
	return STATUS_OK;
}

/* Lines of records with numbers that are not known here; places that players had before. */
static bool can_change(const struct trf *trf)
{
	for (int i = 0; i < trf->nkept; i++) {
		const char *line = trf->kept[i];

		if (trf_comment_after(line, "stood") ||
			(line[0] >= '0' && line[0] <= '9' && trf_follows_players(trf, line)))
			return false;
	}
	return true;
}

/* All numbers of the report by the map. */
static enum status change_all(struct trf *trf, const struct number_map *map)
{
	int *numbers = calloc((size_t)trf->count + 1, sizeof(*numbers));
	enum status status = numbers ? STATUS_OK : STATUS_NO_MEMORY;

	for (int i = 0; numbers && i < trf->count; i++)
		numbers[i] = map->to[trf->players[i].number];
	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++)
		status = change_line(map, &trf->kept[i]);
	if (status == STATUS_OK)
		status = trf_renumber(trf, numbers);
	free(numbers);
	return status;
}

/* " 3-6", or " 7@2b" of one whose place is not that of his number; returns the last one said. */
static int say_run(const struct event *event, int section, const int *pins, int count, int first,
	struct writing *line)
{
	const char *place = event_player(event, section, pins[first])->place;
	int last = first;

	while (!place[0] && last + 1 < count && pins[last + 1] == pins[last] + 1 &&
		!event_player(event, section, pins[last + 1])->place[0])
		last++;
	writing_put(line, " %d", pins[first]);
	if (last > first)
		writing_put(line, "-%d", pins[last]);
	if (place[0])
		writing_put(line, "@%s", place);
	return last;
}

/* The line of the numbers in the event, in rank order. */
static enum status say_pins(const struct event *event, int section, struct trf *trf)
{
	struct writing line = {.bytes = NULL};
	int *pins, count, next = 0, room = trf->nkept;
	enum status status = event_rank_order(event, section, &pins, &count);

	if (status != STATUS_OK)
		return status;
	writing_put(&line, "%s%s", TRF_COMMENT, pins_word);
	while (next < count)
		next = say_run(event, section, pins, count, next, &line) + 1;
	status = line.failed ? STATUS_NO_MEMORY : trf_add_line(trf, &room, line.bytes, line.size);
	free(line.bytes);
	free(pins);
	return status;
}

enum status trf_give_fide_numbers(
	const struct event *event, int section, struct trf *trf, enum fide_numbers *given)
{
	struct number_map map;
	enum status status = number_by_rank(event, section, &map);
	bool in_order = true;

	*given = FIDE_NUMBERS_SAME;
	if (status != STATUS_OK || event_is_season(event, section))
		return status;
	for (int i = 0; i + 1 < trf->count; i++)
		in_order = in_order &&
			map.to[trf->players[i].number] < map.to[trf->players[i + 1].number];
	if (in_order)
		return STATUS_OK;
	*given = FIDE_NUMBERS_LEFT;
	if (event_traits(event, section)->ranks_settled_by == 0 || !can_change(trf))
		return STATUS_OK;
	for (int i = trf->nkept - 1; i >= 0; i--)
		if (trf_comment_after(trf->kept[i], "place"))
			trf_drop_kept(trf, i);
	status = change_all(trf, &map);
	if (status == STATUS_OK)
		status = say_pins(event, section, trf);
	*given = FIDE_NUMBERS_GIVEN;
	return status;
}

bool trf_is_pins(const char *line)
{
	return trf_comment_after(line, pins_word) != NULL;
}

/* What the line says: the number in the event of each number of the report, and some places. */
struct pins_said {
	struct number_map pins;
	char places[PLAYERS_MOST + 1][PLACE_SIZE]; /* by number in the event */
	bool taken[PLAYERS_MOST + 1];
	int count;
};

/* "3", "7@2b", "4-9" */
static bool read_pins_word(const char *word, size_t length, struct pins_said *said)
{
	char text[48], *at, *dash;
	int first, last, number, letter;

	if (length >= sizeof(text))
		return false;
	snprintf(text, sizeof(text), "%.*s", (int)length, word);
	at = strchr(text, '@');
	dash = strchr(text, '-');
	if (at)
		*at = '\0';
	if (dash)
		*dash = '\0';
	if (!text_to_int(text, 1, PLAYERS_MOST, &first))
		return false;
	last = first;
	if (dash && (at || !text_to_int(dash + 1, first, PLAYERS_MOST, &last)))
		return false;
	if (at && (!place_parse(at + 1, &number, &letter) || strlen(at + 1) >= PLACE_SIZE))
		return false;
	for (int pin = first; pin <= last; pin++) {
		if (said->taken[pin] || said->count == PLAYERS_MOST)
			return false;
		said->taken[pin] = true;
		said->pins.to[++said->count] = pin;
	}
	if (at)
		strcpy(said->places[first], at + 1);
	return true;
}

/* Does the line name everybody of the report, who has the numbers 1, 2, 3, ...? */
static bool read_pins(const struct trf *trf, const char *line, struct pins_said *said)
{
	const char *text = trf_comment_after(line, pins_word);

	while (*text) {
		const size_t length = strcspn(text, " ");

		if (!read_pins_word(text, length, said))
			return false;
		text += length;
		text += *text == ' ';
	}
	for (int i = 0; i < trf->count; i++)
		if (trf->players[i].number != i + 1)
			return false;
	return said->count == trf->count;
}

static enum status put_places(struct trf *trf, const struct pins_said *said)
{
	enum status status = STATUS_OK;
	int room = trf->nkept;

	for (int pin = 1; status == STATUS_OK && pin <= PLAYERS_MOST; pin++)
		status = trf_comment_add(trf, &room, "place", pin, said->places[pin]);
	return status;
}

enum status trf_give_pins(struct trf *trf, const struct report *report)
{
	struct pins_said *said = NULL;
	enum status status = STATUS_OK;
	int at = 0;

	while (at < trf->nkept && !trf_is_pins(trf->kept[at]))
		at++;
	if (at == trf->nkept)
		return STATUS_OK;
	said = calloc(1, sizeof(*said));
	if (!said)
		return STATUS_NO_MEMORY;
	if (read_pins(trf, trf->kept[at], said)) {
		trf_drop_kept(trf, at);
		status = change_all(trf, &said->pins);
		if (status == STATUS_OK)
			status = put_places(trf, said);
	} else {
		report_notice(report,
			"The numbers of the event (### drawboard: pins) are not those of the players here: the numbers of the report count.");
	}
	free(said);
	return status;
}
