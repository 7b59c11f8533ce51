/* Lines of national ratings, read from those that a report brought and written for the others. */
#include "config.h"

#include "app/trf/national.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"

enum { KIND_SIZE = 4, ID_SIZE = 12, FEDERATION = 3 /* letters */, LINE_SIZE = 256 };

static bool read_line(
	const struct event *event, int section, const char *line, struct trf_national *national)
{
	return trf_national_read(line, national) && event_player(event, section, national->number);
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

static enum status put_rating(
	struct event *event, int section, int pin, enum particular_id id, int rating)
{
	char text[16] = "";

	if (rating > 0)
		words_put(text, sizeof(text), "%d", rating);
	return put(event, section, pin, id, text);
}

/*
 * The national rating of one whose rating of FIDE is this, where nothing is known but what he is
 * ranked by: that, if the method asks for it.
 */
static int usual_national(enum trf_method method, int fide, int grade)
{
	return trf_grade_by(method, fide, 0) == grade ? 0 : grade;
}

int trf_national_fide(const struct event *event, const struct player *player, bool apart)
{
	return event_particular_number(
		event, player->section, player->pin, PLAYER_FIDE_RATING, apart ? 0 : player->grade);
}

static int national_of(const struct event *event, const struct player *player,
	const struct trf_ranks *ranks, enum trf_method method)
{
	const int usual = ranks->apart
		? usual_national(method, trf_national_fide(event, player, true), player->grade)
		: 0;

	return event_particular_number(
		event, player->section, player->pin, PLAYER_NATIONAL_RATING, usual);
}

/* Have all the ratings that they are ranked by from this method? */
static bool method_fits(const struct event *event, int section, const struct trf_ranks *ranks,
	enum trf_method method)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;

		if (player->grade !=
			trf_grade_by(method, trf_national_fide(event, player, ranks->apart),
				national_of(event, player, ranks, method)))
			return false;
	}
	return true;
}

static bool any_has(const struct event *event, int section, enum particular_id id)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (event_particular(event, section, rows[i].as.player.pin, id)[0])
			return true;
	return false;
}

/* The method of the record 172 that came with a report; TRF_BY_OTHER: none, or that. */
static enum trf_method kept_method(const struct event *event, int section, bool *kept)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	struct trf_ranking ranking;

	for (int i = 0; i < count; i++) {
		*kept = rows[i].as.kept.part <= 1 && !strncmp(rows[i].as.kept.text, "172 ", 4);
		if (*kept)
			return trf_method_read(rows[i].as.kept.text, &ranking) ? ranking.method
									       : TRF_BY_OTHER;
	}
	*kept = false;
	return TRF_BY_OTHER;
}

/* Has the report brought a national rating that could be read? */
static bool any_line(const struct event *event, int section)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	struct trf_national national;

	for (int i = 0; i < count; i++)
		if (rows[i].as.kept.part <= 1 &&
			read_line(event, section, rows[i].as.kept.text, &national) &&
			national.rating > 0)
			return true;
	return false;
}

struct trf_ranks trf_national_ranks(const struct event *event, int section)
{
	/*
	 * as national ratings that nobody has entered only those that a method asks for are taken
	 */
	static const enum trf_method known[] = {TRF_BY_FIDE, TRF_BY_FIDE_FIRST, TRF_BY_NATIONAL,
		TRF_BY_HIGHER, TRF_BY_LOWER, TRF_BY_OTHER};
	static const enum trf_method unknown[] = {TRF_BY_NATIONAL, TRF_BY_FIDE, TRF_BY_OTHER};
	struct trf_ranks ranks = {.apart = any_has(event, section, PLAYER_FIDE_RATING)};
	const enum trf_method *methods = known;
	bool kept;

	ranks.method = kept_method(event, section, &kept);
	if (!ranks.apart && kept && ranks.method != TRF_BY_OTHER && ranks.method != TRF_BY_FIDE &&
		any_line(event, section)) {
		/* a report in which nobody had a rating of FIDE */
		ranks.apart = true;
		ranks.apart = method_fits(event, section, &ranks, ranks.method);
	}
	ranks.as_came = kept &&
		(!ranks.apart || ranks.method == TRF_BY_OTHER ||
			method_fits(event, section, &ranks, ranks.method));
	if (ranks.as_came)
		return ranks;
	if (!ranks.apart)
		methods = unknown;
	while (*methods != TRF_BY_OTHER && !method_fits(event, section, &ranks, *methods))
		methods++;
	ranks.method = *methods;
	return ranks;
}

static bool is_known(
	const struct event *event, const struct player *player, const struct trf_ranks *ranks)
{
	return national_of(event, player, ranks, ranks->method) > 0 ||
		event_particular(event, player->section, player->pin, PLAYER_NATIONAL_ID)[0];
}

/* Of the federation by whose ratings players are ranked, or of the others. */
static enum status import_lines(const struct trf *trf, const struct trf_ranking *ranking, bool own,
	int section, struct event *event)
{
	enum status status = STATUS_OK;
	struct trf_national national;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		const struct player *player;
		int rating, pin;

		if (!read_line(event, section, trf->kept[i], &national) ||
			(strcmp(national.federation, ranking->federation) == 0) != own)
			continue;
		pin = national.number;
		if (event_particular(event, section, pin, PLAYER_NATIONAL_RATING)[0] ||
			event_particular(event, section, pin, PLAYER_NATIONAL_ID)[0])
			continue;
		player = event_player(event, section, pin);
		rating = national.rating;
		/* what he is ranked by already, and may be amended there, is not kept twice */
		if (trf->apart && own && rating == player->grade &&
			rating ==
				usual_national(ranking->method,
					trf_national_fide(event, player, true), player->grade))
			rating = 0;
		status = put_rating(event, section, pin, PLAYER_NATIONAL_RATING, rating);
		if (status == STATUS_OK)
			status = put(event, section, pin, PLAYER_NATIONAL_ID, national.id);
		if (status == STATUS_OK)
			status = put(event, section, pin, PLAYER_NATIONAL_KIND, national.kind);
	}
	return status;
}

enum status trf_national_import(const struct trf *trf, int section, struct event *event)
{
	struct trf_ranking ranking = {"", TRF_BY_OTHER};
	enum status status = STATUS_OK;

	for (int i = 0; i < trf->nkept && !trf_method_read(trf->kept[i], &ranking); i++)
		;
	for (int i = 0; trf->apart && status == STATUS_OK && i < trf->count; i++)
		status = put_rating(event, section, trf->players[i].number, PLAYER_FIDE_RATING,
			trf->players[i].rating);
	if (status == STATUS_OK)
		status = import_lines(trf, &ranking, true, section, event);
	return status == STATUS_OK ? import_lines(trf, &ranking, false, section, event) : status;
}

/* A text that has room in its columns, else nothing. */
static const char *fitting(const char *text, int size)
{
	return text_count(text, strlen(text)) < size &&
			text_ascii_length(text, strlen(text)) == strlen(text)
		? text
		: "";
}

/* Does a kept line say what is known of the player by now? *any: has he one at all? */
static bool one_holds(const struct event *event, const struct player *player,
	const struct trf_ranks *ranks, bool *any)
{
	const int section = player->section,
		  rating = national_of(event, player, ranks, ranks->method);
	const char *id =
		fitting(event_particular(event, section, player->pin, PLAYER_NATIONAL_ID), ID_SIZE);
	const char *kind = fitting(
		event_particular(event, section, player->pin, PLAYER_NATIONAL_KIND), KIND_SIZE);
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	struct trf_national national;

	*any = false;
	for (int i = 0; i < count; i++) {
		if (rows[i].as.kept.part > 1 ||
			!read_line(event, section, rows[i].as.kept.text, &national) ||
			national.number != player->pin)
			continue;
		*any = true;
		if (national.rating == rating && strcmp(national.id, id) == 0 &&
			strcmp(national.kind, kind) == 0)
			return true;
	}
	return false;
}

bool trf_national_is_old(
	const struct event *event, int section, const struct trf_ranks *ranks, const char *line)
{
	struct trf_national national;
	const struct player *player;
	bool any;

	if (!ranks->as_came && strncmp(line, "172 ", 4) == 0)
		return true;
	if (!read_line(event, section, line, &national))
		return false;
	player = event_player(event, section, national.number);
	return is_known(event, player, ranks) && !one_holds(event, player, ranks, &any);
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
	const struct player *player, int national, char line[LINE_SIZE])
{
	const int section = player->section, pin = player->pin;
	char rating[8] = "";
	int cells;
	const size_t length = name_length(player->name, &cells);

	if (national > 0)
		words_put(rating, sizeof(rating), "%d", national);
	words_put(line, LINE_SIZE, "%.3s %4d %c%-3s %.*s%*s %4s %3s %11s%s%s", federation, pin,
		player->sex == SEX_FEMALE         ? 'w'
			: player->sex == SEX_MALE ? 'm'
						  : ' ',
		fitting(event_particular(event, section, pin, PLAYER_NATIONAL_KIND), KIND_SIZE),
		(int)length, player->name, TRF_NAME_COLUMNS - cells, "", rating, player->federation,
		fitting(event_particular(event, section, pin, PLAYER_NATIONAL_ID), ID_SIZE),
		player->born[0] ? " " : "", player->born);
}

/* 172: where there are national ratings, by which of the two the players are ranked. */
static enum status say_method(
	const char *federation, const struct trf_ranks *ranks, struct trf *trf, int *room)
{
	char line[LINE_SIZE];

	if (strlen(federation) != FEDERATION || ranks->as_came)
		return STATUS_OK;
	words_put(line, sizeof(line), "172 %.3s %s", federation, trf_method_word(ranks->method));
	return trf_add_line(trf, room, line, strlen(line));
}

/* Has anybody a national rating? */
static bool any_rated(const struct event *event, int section, const struct trf_ranks *ranks)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (national_of(event, &rows[i].as.player, ranks, ranks->method) > 0)
			return true;
	return false;
}

/* Of which federation his line is, "" or another text: he has none. */
static const char *line_federation(const struct event *event, const struct player *player)
{
	const char *own = event_particular(event, 0, 0, EVENT_FEDERATION);

	return own[0] ? own : player->federation;
}

bool trf_national_carries(const struct event *event, const struct player *player,
	const struct trf_ranks *ranks, enum particular_id id)
{
	const char *number =
		event_particular(event, player->section, player->pin, PLAYER_NATIONAL_ID);
	const char *kind =
		event_particular(event, player->section, player->pin, PLAYER_NATIONAL_KIND);
	bool any;

	if (id != PLAYER_NATIONAL_ID && id != PLAYER_NATIONAL_RATING && id != PLAYER_NATIONAL_KIND)
		return false;
	if (!is_known(event, player, ranks) ||
		(strlen(line_federation(event, player)) != FEDERATION &&
			!one_holds(event, player, ranks, &any)))
		return false;
	/* of one whose id comes from a comment the line is not taken */
	return !strcmp(fitting(number, ID_SIZE), number) &&
		(id != PLAYER_NATIONAL_KIND || !strcmp(fitting(kind, KIND_SIZE), kind));
}

enum status trf_national_say(const struct event *event, int section, const struct trf_ranks *ranks,
	struct trf *trf, int *room)
{
	const char *own = event_particular(event, 0, 0, EVENT_FEDERATION);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	enum status status =
		any_rated(event, section, ranks) ? say_method(own, ranks, trf, room) : STATUS_OK;
	char line[LINE_SIZE];
	size_t length;
	bool any;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct player *player = &rows[i].as.player;
		const char *federation = line_federation(event, player);

		if (strlen(federation) != FEDERATION || !is_known(event, player, ranks) ||
			one_holds(event, player, ranks, &any))
			continue;
		write_line(event, federation, player,
			national_of(event, player, ranks, ranks->method), line);
		length = strlen(line);
		/* as it is kept when it is read again */
		while (line[length - 1] == ' ')
			length--;
		status = trf_add_line(trf, room, line, length);
	}
	return status;
}

enum status trf_national_say_grades(
	const struct event *event, int section, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	trf_find_grades(trf);
	for (int i = 0; status == STATUS_OK && i < trf->count; i++) {
		struct trf_player *player = &trf->players[i];
		const int grade = event_player(event, section, player->number)->grade;
		char text[16];

		words_put(text, sizeof(text), "%d", grade);
		if (player->grade != grade)
			status = trf_comment_add(trf, room, TRF_GRADE, player->number, text);
		player->grade = grade;
	}
	return status;
}

void trf_national_tell(const struct event *event, int section, const struct report *report)
{
	const struct trf_ranks ranks = trf_national_ranks(event, section);
	const bool known = strlen(event_particular(event, 0, 0, EVENT_FEDERATION)) == FEDERATION;
	int count, unrated = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; ranks.apart && i < count; i++)
		unrated += rows[i].as.player.grade > 0 &&
			trf_national_fide(event, &rows[i].as.player, true) == 0;
	if (unrated > 0)
		report_notice(report,
			"%d player%s with a grade and without a fide-rating: in 001 FIDE finds %s unrated, and %s.",
			unrated, unrated == 1 ? "" : "s", unrated == 1 ? "him" : "them",
			known || ranks.as_came
				? "the grade in a line of national ratings"
				: "nothing says that grades rank the players until the event has a federation");
}
