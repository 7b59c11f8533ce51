/*
 * Lines of a tournament report that an event keeps, and the comments in which drawboard says what a
 * report cannot.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/round/acceleration.h"
#include "app/trf/comment.h"
#include "app/trf/filled.h"
#include "app/trf/header.h"
#include "app/trf/rows.h"
#include "app/trf/ties.h"
#include "app/trf/told.h"
#include "app/words/words.h"
#include "core/conversion.h"
#include "core/game.h"
#include "core/letters.h"
#include "core/season.h"
#include "core/text.h"
#include "core/vec.h"

static const char ours[] = TRF_COMMENT;
/* FIDE's comment on a draw that was changed by hand: the round, then why. */
static const char by_hand[] = "### MPA @ Round ";
static const char program[] = "182 drawboard", controller[] = "182 ";

/* Copy a text that fits and is clean, the rest zeroed. */
static bool take_text(char *to, size_t size, const char *from)
{
	if (strlen(from) >= size || !text_is_clean(from))
		return false;
	memset(to, 0, size);
	memcpy(to, from, strlen(from) + 1);
	return true;
}

/* "caa clubs=2": a rule book we have, with settings it takes; with rounds, as they were drawn. */
static bool take_system(struct section *section, int played, const char *text)
{
	char system[SYSTEM_SIZE], settings[OPTIONS_SIZE];
	const size_t length = strcspn(text, " ");
	const char *options = text[length] ? text + length + 1 : "";

	if (length >= sizeof(system))
		return false;
	memset(system, 0, sizeof(system));
	memcpy(system, text, length);
	if (!pairing_book_find(system) || options_check(system, options, NULL) != STATUS_OK)
		return false;
	return options_of_remark(pairing_book_find(system), options, played > 0, settings,
		       sizeof(settings)) &&
		take_text(section->options, sizeof(section->options), settings) &&
		take_text(section->system, sizeof(section->system), system);
}

/* "7.5*x+700": how grades become ratings (CAA 38). */
static bool take_conversion(struct section *section, const char *text)
{
	struct conversion conversion;

	if (!conversion_parse(text, &conversion))
		return false;
	conversion_write(&conversion, section->conversion);
	return true;
}

static bool take_of_player(struct player *player, const char *word, const char *text)
{
	int number, letter;

	if (!strcmp(word, "club"))
		return take_text(player->club, sizeof(player->club), text);
	if (!strcmp(word, "name"))
		return letters_any(text) && take_text(player->name, sizeof(player->name), text);
	if (!strcmp(word, "title"))
		return take_text(player->title, sizeof(player->title), text);
	if (!strcmp(word, "top")) {
		player->top = 1;
		return !strcmp(text, "yes");
	}
	if (!strcmp(word, "new")) {
		player->is_new = 1;
		return !strcmp(text, "yes");
	}
	return place_parse(text, &number, &letter) &&
		take_text(player->place, sizeof(player->place), text);
}

/* "4: asked by both": why the draw of a round is not the engine's. */
static bool take_by_hand(int section, int played, const char *text, struct record *row)
{
	const char *colon = strchr(text, ':');
	char digits[8];
	int number;

	if (!colon || (size_t)(colon - text) >= sizeof(digits))
		return false;
	memcpy(digits, text, (size_t)(colon - text));
	digits[colon - text] = '\0';
	if (!text_to_int(digits, 1, PLAYERS_MOST, &number) || number > played)
		return false;
	memset(row, 0, sizeof(*row));
	row->kind = RECORD_ROUND;
	row->as.round.section = section;
	row->as.round.number = number;
	text = colon + 1;
	return take_text(
		row->as.round.reason, sizeof(row->as.round.reason), text + strspn(text, " "));
}

static bool is_of_player(const char *word)
{
	static const char *const words[] = {"club", "place", "top", "new", "name", "title"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (!strcmp(word, words[i]))
			return true;
	return false;
}

/* Are the players and the evening those of the event? */
static bool evening_fits(const struct event *event, int section, const struct record *row)
{
	const int rounds = event_section(event, section)->rounds;

	if (row->kind == RECORD_ATTENDANCE)
		return row->as.attendance.round <= rounds &&
			event_player(event, section, row->as.attendance.pin);
	if (row->kind == RECORD_BOOKING)
		return row->as.booking.round <= rounds &&
			event_player(event, section, row->as.booking.pin);
	return row->as.outside.round <= rounds &&
		event_player(event, section, row->as.outside.white) &&
		event_player(event, section, row->as.outside.black) &&
		row->as.outside.white != row->as.outside.black;
}

/*
 * One of our comments; *row becomes the row with what it says. False: it says nothing that can be
 * used.
 */
static bool understand(const struct event *event, int section, int played, bool fixed,
	const char *line, struct record *row)
{
	const char *word = line + sizeof(ours) - 1, *text = strchr(word, ' ');
	char name[16] = "";
	int number;

	if (!text || (size_t)(text - word) >= sizeof(name))
		return false;
	memcpy(name, word, (size_t)(text - word));
	text++;
	memset(row, 0, sizeof(*row));
	if (!strcmp(name, "section") || !strcmp(name, "system") || !strcmp(name, "convert")) {
		row->kind = RECORD_SECTION;
		row->as.section = *event_section(event, section);
		if (name[0] == 'c')
			return take_conversion(&row->as.section, text);
		if (name[1] == 'e')
			return take_text(row->as.section.name, sizeof(row->as.section.name), text);
		return fixed || take_system(&row->as.section, played, text);
	}
	if (trf_comment_row(line, section, row))
		return (row->kind == RECORD_BOOKING || event_is_season(event, section)) &&
			evening_fits(event, section, row);
	if (!trf_comment_number(&text, &number))
		return false;
	if (!strcmp(name, "reason")) {
		row->kind = RECORD_ROUND;
		row->as.round.section = section;
		row->as.round.number = number;
		return number <= played &&
			take_text(row->as.round.reason, sizeof(row->as.round.reason), text);
	}
	if (!is_of_player(name) || !event_player(event, section, number))
		return false;
	row->kind = RECORD_PLAYER;
	row->as.player = *event_player(event, section, number);
	return take_of_player(&row->as.player, name, text);
}

/* As much of a line as fits into one row, '?' for what is not clean. Returns the bytes used. */
static size_t cut(const char *line, char text[KEPT_SIZE])
{
	size_t from = 0, to = 0, left = strlen(line);

	memset(text, 0, KEPT_SIZE);
	while (left > 0) {
		uint32_t character;
		size_t bytes = text_decode(line + from, left, &character);
		const bool clean = bytes > 0 && text_character_is_clean(character);

		bytes = bytes ? bytes : 1;
		if (to + bytes >= KEPT_SIZE)
			break;
		if (clean)
			memcpy(text + to, line + from, bytes);
		else
			text[to] = '?';
		to += clean ? bytes : 1;
		from += bytes;
		left -= bytes;
	}
	return from;
}

static enum status keep(struct event *event, int section, int number, const char *line)
{
	enum status status = STATUS_OK;

	for (int part = 1; status == STATUS_OK && (part == 1 || *line); part++) {
		struct record row = {.kind = RECORD_KEPT};

		if (number > LINES_MOST || part > LINES_MOST)
			return STATUS_OK;
		row.as.kept.section = section;
		row.as.kept.number = number;
		row.as.kept.part = part;
		line += cut(line, row.as.kept.text);
		status = trf_rows_put(event, &row);
	}
	return status;
}

/* The rule book is not told by the code alone, or it is another one. */
static bool type_says_more(const struct event *event, int section, const char *type)
{
	const struct pairing_book *own = pairing_book_find(event_section(event, section)->system);
	const struct pairing_book *book;

	trf_type_is_known(type, &book);
	/* it goes out as what it is drawn by from now on */
	if (book ? book != own : own && own->own_code)
		return false;
	return type[0] && strcmp(type, trf_type_of(own)) != 0;
}

/*
 * The code of the tournament, without Baku when nobody in the event has virtual points (the report
 * gives none in rounds that exist): read again it would accelerate what is not accelerated.
 */
static void true_type(const struct trf *trf, int section, const struct event *event,
	const struct report *report, char type[TRF_TYPE_SIZE])
{
	int accelerated;

	strcpy(type, trf->type);
	event_range(event, RECORD_VIRTUAL, section, 0, &accelerated);
	if (accelerated > 0 || !acceleration_is_baku(type))
		return;
	while (acceleration_is_baku(type))
		type[strlen(type) - strlen(ACCELERATION_BAKU)] = '\0';
	report_notice(report,
		"The report names Baku acceleration (192) but gives nobody virtual points; not "
		"accelerated.");
}

/* A rule book that draws no events. */
static bool tell_comparison(
	const struct event *event, int section, const char *line, const struct report *report)
{
	const char *said = trf_rows_system(line);
	char id[SYSTEM_SIZE];
	const struct pairing_book *book;

	if (!said)
		return false;
	words_put(id, sizeof(id), "%.*s", (int)strcspn(said, " "), said);
	book = pairing_book_find(id);
	if (!book || !book->comparison)
		return false;
	report_notice(report,
		"The report is drawn by %s, which is for comparison only; the event is paired by %s.",
		id, event_section(event, section)->system);
	return true;
}

/* Who was seated late in a round that is in the report, or stood elsewhere up to it. */
static bool tells_of_then(const struct event *event, int section, int played, const char *line)
{
	struct trf_late late;
	struct trf_stood stood;

	if (trf_stood_parse(line, &stood))
		return stood.through <= played && event_player(event, section, stood.pin);
	return trf_late_parse(line, &late) && late.round <= played &&
		event_player(event, section, late.pin);
}

enum status trf_rows_kept(const struct trf *trf, int section, bool fixed, struct event *event,
	const struct report *report)
{
	int number = 0;
	char type[TRF_TYPE_SIZE];
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		const char *line = trf->kept[i];
		struct filled filled;
		struct record row;

		if (!strncmp(line, controller, sizeof(controller) - 1)) /* now it is this program */
			continue;
		if (trf_filled_parse(line, section, &filled)) /* when the rounds are there */
			continue;
		if (trf_told_is(line)) /* only an event keeps it so */
			continue;
		if (trf_ties_is(line)) /* when the rule book is known */
			continue;
		if (!strncmp(line, by_hand, sizeof(by_hand) - 1) &&
			take_by_hand(section, trf->played, line + sizeof(by_hand) - 1, &row)) {
			status = trf_rows_put(event, &row);
		} else if (strncmp(line, ours, sizeof(ours) - 1)) {
			status = keep(event, section, ++number, line);
		} else if (tells_of_then(event, section, trf->played, line)) {
			status = keep(
				event, section, ++number, line); /* position/drawn.c reads it */
		} else if (understand(event, section, trf->played, fixed, line, &row)) {
			status = trf_rows_put(event, &row);
		} else if (!tell_comparison(event, section, line, report)) {
			char found[EXCERPT_SIZE];

			report_notice(report, "%s was not understood and is a comment only.",
				report_excerpt(found, line + sizeof(ours) - 1,
					strlen(line) - (sizeof(ours) - 1)));
			status = keep(event, section, ++number, line);
		}
	}
	if (status == STATUS_OK)
		status = trf_ties_keep(trf, section, event);
	true_type(trf, section, event, report, type);
	if (status == STATUS_OK && type_says_more(event, section, type)) {
		char line[TRF_TYPE_SIZE + 8];

		words_put(line, sizeof(line), "192 %s", type);
		status = keep(event, section, ++number, line);
	}
	return status == STATUS_OK ? status : app_fail_plain(report->error, status);
}

/* The next part of a long line. */
static enum status lengthen(char **line, const char *text)
{
	const size_t length = strlen(*line), more = strlen(text);
	char *longer = realloc(*line, length + more + 1);

	if (!longer)
		return STATUS_NO_MEMORY;
	memcpy(longer + length, text, more + 1);
	*line = longer;
	return STATUS_OK;
}

static bool is_kept_type(const char *line)
{
	return !strncmp(line, "192 ", 4) && strlen(line + 4) < TRF_TYPE_SIZE;
}

/* The code as it came; an event that is drawn by another rule book has that one's. */
static void take_type(const struct event *event, int section, const char *type, struct trf *trf)
{
	const struct pairing_book *own = pairing_book_find(event_section(event, section)->system);
	const struct pairing_book *book;

	strcpy(trf->type, type);
	trf_plain_type(trf->type);
	trf_type_is_known(trf->type, &book);
	if (!book && own && own->own_code)
		trf->type[0] = '\0';
}

/* What the journal knows of rounds. */
static bool is_of_then(const char *line)
{
	struct trf_late late;
	struct trf_stood stood;

	return trf_late_parse(line, &late) || trf_stood_parse(line, &stood);
}

/* Lines of latecomers and of earlier places go out if nothing newer is known. */
static enum status add_kept(
	const struct event *event, int section, bool then, struct trf *trf, int *room)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct kept *kept = &rows[i].as.kept;

		if (!strncmp(kept->text, controller, sizeof(controller) - 1) ||
			trf_told_is(kept->text))
			continue;
		if (!then && kept->part == 1 && is_of_then(kept->text))
			continue;
		if (kept->part > 1 && trf->nkept > 0)
			status = lengthen(&trf->kept[trf->nkept - 1], kept->text);
		else if (is_kept_type(kept->text))
			take_type(event, section, kept->text + 4, trf);
		else
			status = trf_add_line(trf, room, kept->text, strlen(kept->text));
	}
	return status;
}

/*
 * Of a draw that is the engine's own (a repeat that no draw avoids) FIDE's comment says too much.
 */
static enum status say_reason(const struct round *round, bool own, struct trf *trf, int *room)
{
	char line[sizeof(by_hand) + 16 + NAME_SIZE];

	if (!round->reason[0])
		return STATUS_OK;
	if (own)
		return trf_comment_add(trf, room, "reason", round->number, round->reason);
	words_put(line, sizeof(line), "%s%d: %s", by_hand, round->number, round->reason);
	return trf_add_line(trf, room, line, strlen(line));
}

static enum status say_section(const struct section *section, struct trf *trf, int *room)
{
	char options[OPTIONS_SIZE], system[SYSTEM_SIZE + OPTIONS_SIZE + 1];
	enum status status;

	if (!options_remark(section->system, section->options, options, sizeof(options)))
		words_put(options, sizeof(options), "%s", section->options);
	words_put(
		system, sizeof(system), "%s%s%s", section->system, options[0] ? " " : "", options);
	status = trf_comment_add(trf, room, "section", 0, section->name);
	if (status == STATUS_OK)
		status = trf_comment_add(trf, room, "system", 0, system);
	return status == STATUS_OK ? trf_comment_add(trf, room, "convert", 0, section->conversion)
				   : status;
}

/* In the order in which they are numbered, so that they get their numbers again. */
static enum status say_outside(
	const struct event *event, int section, int round, struct trf *trf, int *room)
{
	const int count = game_count(event, section, round);
	enum status status = STATUS_OK;
	struct game game;

	for (int number = 1; status == STATUS_OK && number <= count; number++) {
		const struct filled *filled;
		char text[NAME_SIZE + 32];

		if (!game_find(event, section, round, number, &game) || !game.outside)
			continue;
		filled = event_filled(event, section, round, game.white ? game.white : game.black);
		trf_filled_write(filled, text, sizeof(text));
		status = trf_comment_add(trf, room, trf_filled_word(filled), filled->pin, text);
	}
	return status;
}

enum status trf_rows_remarks(
	const struct event *event, int section, const struct trf_then *then, struct trf *trf)
{
	const struct record *rows;
	int count, room = 0;
	enum status status = trf_header_export(event, section, trf, &room);

	if (status == STATUS_OK)
		status = add_kept(event, section, !then, trf, &room);
	if (status == STATUS_OK)
		status = trf_add_line(trf, &room, program, sizeof(program) - 1);
	if (status == STATUS_OK)
		status = trf_ties_say(event, section, trf, &room);
	if (status == STATUS_OK)
		status = say_section(event_section(event, section), trf, &room);
	rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct player *player = &rows[i].as.player;

		status = trf_comment_add(trf, &room, "place", player->pin, player->place);
		if (status == STATUS_OK && trf_rows_name_is_long(player->name))
			status = trf_comment_add(trf, &room, "name", player->pin, player->name);
		if (status == STATUS_OK && !trf_is_title(player->title))
			status = trf_comment_add(trf, &room, "title", player->pin, player->title);
		if (status == STATUS_OK)
			status = trf_comment_add(trf, &room, "club", player->pin, player->club);
		if (status == STATUS_OK && player->top)
			status = trf_comment_add(trf, &room, "top", player->pin, "yes");
		if (status == STATUS_OK && player->is_new)
			status = trf_comment_add(trf, &room, "new", player->pin, "yes");
	}
	for (int round = 1; status == STATUS_OK && round <= trf->played; round++)
		status = say_outside(event, section, round, trf, &room);
	rows = event_range(event, RECORD_ROUND, section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.round.state >= ROUND_PUBLISHED)
			status = say_reason(&rows[i].as.round,
				then && then->own[rows[i].as.round.number], trf, &room);
	if (status == STATUS_OK)
		status = trf_comment_rows(event, section, trf, &room);
	if (status == STATUS_OK && then)
		status = trf_lates_say(&then->lates, trf, &room);
	if (status == STATUS_OK && then)
		status = trf_stoods_say(&then->stoods, trf, &room);
	return status;
}
