/* The draw of a round as it was published, in tournament reports. */
#include "config.h"

#include "app/trf/published.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "app/trf/comment.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/vec.h"

static const char published_word[] = "published", came[] = "came", volunteered[] = "volunteered";

/* Who sits where in the entries, by starting number: the opponent, or one of these. */
enum { THE_BYE = 0, NO_SEAT = -1, NOBODY = -2 };

bool trf_published_is(const char *line)
{
	return trf_comment_after(line, published_word) || trf_comment_after(line, came) ||
		trf_comment_after(line, volunteered);
}

bool trf_published_parse(const char *line, struct trf_published_seat *seat)
{
	const char *board = trf_comment_after(line, published_word);
	const char *asked = trf_comment_after(line, volunteered);
	const char *text = board ? board : asked ? asked : trf_comment_after(line, came);
	struct trf_published_seat read = {.volunteered = asked != NULL};

	if (!text || !trf_comment_int(&text, 1, ROUNDS_MOST, &read.round))
		return false;
	if (board && !trf_comment_int(&text, 1, BOARD_LABELS_MOST, &read.board))
		return false;
	if (!trf_comment_int(&text, 1, PLAYERS_MOST, &read.white))
		return false;
	if (board && !trf_comment_int(&text, 0, PLAYERS_MOST, &read.black))
		return false;
	read.why = text + strspn(text, " ");
	*seat = read;
	return true;
}

static enum status add_seat(struct trf_published *published, const struct trf_published_seat *seat)
{
	struct trf_published_seat *items =
		vec_grow(published->items, &published->room, published->count + 1, sizeof(*items));

	if (!items)
		return STATUS_NO_MEMORY;
	published->items = items;
	items[published->count++] = *seat;
	return STATUS_OK;
}

void trf_published_done(struct trf_published *published)
{
	free(published->items);
	*published = (struct trf_published){.count = 0};
}

static const char *word_of(const struct trf_published_seat *seat)
{
	return seat->board ? published_word : seat->volunteered ? volunteered : came;
}

enum status trf_published_say(const struct trf_published_seat *seat, struct trf *trf, int *room)
{
	const char *blank = seat->why[0] ? " " : "";
	char text[KEPT_SIZE];

	if (seat->board)
		words_put(text, sizeof(text), "%d %d %d%s%s", seat->board, seat->white, seat->black,
			blank, seat->why);
	else
		words_put(text, sizeof(text), "%d%s%s", seat->white, blank, seat->why);
	return trf_comment_add(trf, room, word_of(seat), seat->round, text);
}

const struct trf_published_seat *trf_published_find(
	const struct trf_published *published, int white, int black)
{
	for (int i = 0; i < published->count; i++)
		if (published->items[i].board && published->items[i].white == white &&
			published->items[i].black == black)
			return &published->items[i];
	return NULL;
}

const struct trf_published_seat *trf_published_of(const struct trf_published *published, int pin)
{
	for (int i = 0; pin && i < published->count; i++)
		if (!published->items[i].volunteered &&
			(published->items[i].white == pin || published->items[i].black == pin))
			return &published->items[i];
	return NULL;
}

/* What is wrong with a line beside those before it; false: nothing. */
struct contradiction {
	int at; /* of the items */
	char words[80];
};

__attribute__((format(printf, 3, 4))) static bool contradict(
	struct contradiction *wrong, int at, const char *format, ...)
{
	va_list list;

	wrong->at = at;
	va_start(list, format);
	words_format(wrong->words, sizeof(wrong->words), format, list);
	va_end(list);
	return true;
}

static bool is_named_wrongly(const struct trf_published *published, const int *other, bool *named,
	int at, struct contradiction *wrong)
{
	const struct trf_published_seat *seat = &published->items[at];
	const int numbers[2] = {seat->white, seat->black};

	for (int k = 0; k < 2; k++) {
		if (numbers[k] == 0)
			continue;
		if (other[numbers[k]] == NOBODY)
			return contradict(wrong, at, "there is no %d", numbers[k]);
		if (seat->volunteered)
			continue;
		if (named[numbers[k]])
			return contradict(wrong, at, "%d is named twice", numbers[k]);
		if (seat->board == 0 && other[numbers[k]] == NO_SEAT)
			return contradict(
				wrong, at, "the entry of %d has no game and no bye", numbers[k]);
		named[numbers[k]] = true;
	}
	return false;
}

/* Whoever sits with one who sat elsewhere must have sat elsewhere himself. */
static bool leaves_somebody_out(const struct trf_published *published, const int *other,
	const bool *named, struct contradiction *wrong)
{
	for (int i = 0; i < published->count; i++) {
		const int numbers[2] = {published->items[i].white, published->items[i].black};

		for (int k = 0; k < 2 && !published->items[i].volunteered; k++)
			if (numbers[k] && other[numbers[k]] > 0 && !named[other[numbers[k]]])
				return contradict(wrong, i, "no line says where %d sat then",
					other[numbers[k]]);
	}
	return false;
}

/* other: by number up to PLAYERS_MOST. */
static enum status find_contradiction(const struct trf_published *published, const int *other,
	struct contradiction *wrong, bool *found)
{
	bool *named = calloc(PLAYERS_MOST + 1, sizeof(*named));

	if (!named)
		return STATUS_NO_MEMORY;
	*found = false;
	for (int i = 0; i < published->count && !*found; i++)
		*found = is_named_wrongly(published, other, named, i, wrong);
	*found = *found || leaves_somebody_out(published, other, named, wrong);
	free(named);
	return STATUS_OK;
}

static int *nobody_seated(void)
{
	int *other = malloc((PLAYERS_MOST + 1) * sizeof(*other));

	for (int i = 0; other && i <= PLAYERS_MOST; i++)
		other[i] = NOBODY;
	return other;
}

/* By the entries of the report. */
static int *seats_of_report(const struct trf *trf, int round)
{
	int *other = nobody_seated();

	for (int i = 0; other && i < trf->count; i++) {
		const struct trf_game *game = trf_game(trf, i, round);

		if (trf->players[i].number <= PLAYERS_MOST)
			other[trf->players[i].number] = game->opponent != TRF_NOBODY
				? trf->players[game->opponent].number
				: game->code == 'U' ? THE_BYE
						    : NO_SEAT;
	}
	return other;
}

static int *seats_of_event(const struct event *event, int section, int round)
{
	int *other = nobody_seated(), count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; other && i < count; i++)
		other[rows[i].as.player.pin] = NO_SEAT;
	rows = event_range(event, RECORD_BOARD, section, round, &count);
	for (int i = 0; other && i < count; i++) {
		const struct board *board = &rows[i].as.board;

		other[board->white] = board->black;
		if (board->black)
			other[board->black] = board->white;
	}
	return other;
}

/* All or nothing. Takes `other`. */
static enum status settle(struct trf_published *published, int *other, struct contradiction *wrong)
{
	bool found = false;
	enum status status = STATUS_NO_MEMORY;

	wrong->words[0] = '\0';
	if (other)
		status = find_contradiction(published, other, wrong, &found);
	free(other);
	if (status != STATUS_OK || found)
		trf_published_done(published);
	return status;
}

/* lines: of each item the index in trf->kept; wrong->at is one of those. */
static enum status read_round(const struct trf *trf, int round, struct trf_published *published,
	struct contradiction *wrong)
{
	int *lines = calloc((size_t)trf->nkept + 1, sizeof(*lines));
	enum status status = lines ? STATUS_OK : STATUS_NO_MEMORY;

	*published = (struct trf_published){.count = 0};
	wrong->words[0] = '\0';
	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		struct trf_published_seat seat;

		if (!trf_published_parse(trf->kept[i], &seat) || seat.round != round)
			continue;
		lines[published->count] = i;
		status = add_seat(published, &seat);
	}
	if (status == STATUS_OK && published->count > 0) {
		status = settle(published, seats_of_report(trf, round), wrong);
		if (wrong->words[0])
			wrong->at = lines[wrong->at];
	}
	free(lines);
	if (status != STATUS_OK)
		trf_published_done(published);
	return status;
}

enum status trf_published_read(const struct trf *trf, int round, struct trf_published *published)
{
	struct contradiction wrong;

	return read_round(trf, round, published, &wrong);
}

/* Lines that say nothing that could be obeyed. */
static void tell_unread(const struct trf *trf, const struct report *report)
{
	for (int i = 0; i < trf->nkept; i++) {
		struct trf_published_seat seat;
		char found[EXCERPT_SIZE];
		const char *line = trf->kept[i];

		if (!trf_published_is(line) ||
			(trf_published_parse(line, &seat) && seat.round <= trf->played))
			continue;
		line += strlen(TRF_COMMENT);
		report_notice(report,
			"Line %d: %s was not understood as the seats of a round as it was published; it is a comment only.",
			trf_kept_line(trf, i), report_excerpt(found, line, strlen(line)));
	}
}

enum status trf_published_tell(const struct trf *trf, const struct report *report)
{
	enum status status = STATUS_OK;

	tell_unread(trf, report);
	for (int round = 1; status == STATUS_OK && round <= trf->played; round++) {
		struct trf_published published;
		struct contradiction wrong;

		status = read_round(trf, round, &published, &wrong);
		if (status == STATUS_OK && wrong.words[0])
			report_notice(report,
				"Line %d: the seats of round %d as it was published contradict the report: %s. The round is taken as it is in the entries.",
				trf_kept_line(trf, wrong.at), round, wrong.words);
		trf_published_done(&published);
	}
	return status;
}

enum status trf_published_told(
	const struct event *event, int section, int round, struct trf_published *published)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;

	*published = (struct trf_published){.count = 0};
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct trf_published_seat seat;

		if (rows[i].as.kept.part == 1 && trf_published_parse(rows[i].as.kept.text, &seat) &&
			seat.round == round)
			status = add_seat(published, &seat);
	}
	if (status != STATUS_OK)
		trf_published_done(published);
	return status;
}

enum status trf_published_kept(
	const struct event *event, int section, int round, struct trf_published *published)
{
	struct contradiction wrong;
	enum status status = trf_published_told(event, section, round, published);

	if (status == STATUS_OK && published->count > 0)
		status = settle(published, seats_of_event(event, section, round), &wrong);
	return status;
}
