/*
 * Lines of a tournament report as they come in: kept, or obeyed where drawboard has written them.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/round/acceleration.h"
#include "app/trf/comment.h"
#include "app/trf/counts.h"
#include "app/trf/fide_numbers.h"
#include "app/trf/filled.h"
#include "app/trf/floated.h"
#include "app/trf/header.h"
#include "app/trf/known.h"
#include "app/trf/published.h"
#include "app/trf/rated.h"
#include "app/trf/rows.h"
#include "app/trf/ruled.h"
#include "app/trf/stands.h"
#include "app/trf/ties.h"
#include "app/trf/told.h"
#include "app/trf/type.h"
#include "app/words/words.h"
#include "core/typed/conversion.h"
#include "core/game.h"
#include "core/text/letters.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/vec.h"
#include "pairing/book/traits.h"

static const char ours[] = TRF_COMMENT;
static const char by_hand[] = TRF_BY_HAND, controller[] = TRF_CONTROLLER;

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
	const struct particular_field *known;
	char name[24] = "";
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
	known = trf_known_of_line(line);
	if (known && known->of != OF_PLAYER)
		return trf_known_read(known, section, 0, text, row);
	if (!trf_comment_number(&text, &number))
		return false;
	if (!strcmp(name, "reason")) {
		row->kind = RECORD_ROUND;
		row->as.round.section = section;
		row->as.round.number = number;
		return number <= played &&
			take_text(row->as.round.reason, sizeof(row->as.round.reason), text);
	}
	if (!event_player(event, section, number))
		return false;
	if (trf_comment_brought(line, &number, &text)) {
		row->kind = RECORD_PARTICULAR;
		row->as.particular.section = section;
		row->as.particular.pin = number;
		row->as.particular.field = PLAYER_BROUGHT;
		return take_text(row->as.particular.text, PARTICULAR_SIZE, text);
	}
	if (known)
		return trf_known_read(known, section, number, text, row);
	if (!is_of_player(name))
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
	const struct section *row = event_section(event, section);
	const struct pairing_book *own = pairing_book_find(row->system), *book;

	trf_type_is_known(type, &book);
	/* it goes out as what it is drawn by from now on */
	if (book || (own && own->traits->own_code))
		return false;
	return type[0] && strcmp(type, trf_type_of(own, row->options)) != 0;
}

/*
 * The code of the tournament, without Baku when nobody in the event has virtual points (the report
 * gives none in rounds that exist): read again it would accelerate what is not accelerated.
 */
static void true_type(const struct trf *trf, int section, const struct event *event,
	const struct report *report, char type[TRF_TYPE_SIZE])
{
	strcpy(type, trf->type);
	if (!acceleration_is_baku(type) ||
		acceleration_is_on(trf, event_section(event, section)->rounds))
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

/*
 * Who was seated late in a round that is in the report, stood elsewhere up to it, had another
 * result, what was published in the place of a repaired board, or by which settings.
 */
static bool tells_of_then(const struct event *event, int section, int played, const char *line)
{
	struct trf_late late;
	struct trf_stands stands;
	struct trf_stood stood;
	struct trf_said drawn;

	if (trf_drawn_parse(line, &drawn))
		return drawn.round < played &&
			event_player(event, section, drawn.white ? drawn.white : drawn.black);
	if (trf_published_is(line) || trf_ruled_is(line)) /* what is wrong with it is told apart */
		return true;
	if (trf_stands_parse(line, &stands))
		return stands.round <= played && event_player(event, section, stands.white);
	if (trf_stood_parse(line, &stood))
		return stood.through <= played && event_player(event, section, stood.pin);
	return trf_late_parse(line, &late) && late.round <= played &&
		event_player(event, section, late.pin);
}

/* Does something else read the line, or does only an event keep it so? */
static bool is_read_elsewhere(const struct event *event, int section, const char *line)
{
	struct filled filled;
	struct trf_floated floated;
	int number, round;

	return !strncmp(line, controller, sizeof(controller) - 1) || /* now it is this program */
		(line[0] && !strcmp(line, trf_usual_type(event, section))) || /* as it is anyway */
		trf_filled_parse(line, section, &filled) || /* when the rounds are there */
		trf_floated_parse(line, &floated) || trf_rated_is(line) || trf_told_is(line) ||
		trf_is_pins(line) || trf_counts_is(line) || trf_is_grade(line) ||
		trf_ties_is(line) || /* when the rule book is known */
		(trf_rows_left(line, &number, &round) && event_player(event, section, number));
}

enum status trf_rows_kept(const struct trf *trf, int section, bool fixed, struct event *event,
	const struct report *report)
{
	int number = 0;
	char type[TRF_TYPE_SIZE];
	const bool by_report = !fixed || trf_ruled_by(trf, event_section(event, section));
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		const char *line = trf->kept[i];
		struct record row;

		if (is_read_elsewhere(event, section, line))
			continue;
		if (!strncmp(line, by_hand, sizeof(by_hand) - 1) &&
			take_by_hand(section, trf->played, line + sizeof(by_hand) - 1, &row)) {
			status = trf_rows_put(event, &row);
		} else if (strncmp(line, ours, sizeof(ours) - 1)) {
			status = keep(event, section, ++number, line);
		} else if (tells_of_then(event, section, trf->played, line)) {
			char text[2 * KEPT_SIZE];

			if (!by_report) /* the section's own settings hold in all rounds */
				line = trf_ruled_line(
					trf, event_section(event, section), line, text);
			/* position/drawn.c reads it */
			status = keep(event, section, ++number, line);
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
		status = trf_published_tell(trf, report);
	if (status == STATUS_OK)
		trf_ruleds_tell(trf, report);
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
