/* Settings that earlier rounds were drawn with, in tournament reports. */
#include "config.h"

#include "app/trf/ruled.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/trf/comment.h"
#include "app/trf/kept.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/text/text.h"
#include "core/vec.h"

static const char word[] = "ruled";

/* The settings that differ from the usual ones, in the order of the rule book. */
static void put_options(
	const struct pairing_book *book, const char *options, char text[OPTIONS_SIZE])
{
	char value[OPTION_TEXT_SIZE];

	memset(text, 0, OPTIONS_SIZE);
	for (int i = 0; book && i < book->noptions; i++) {
		const size_t used = strlen(text);

		if (options_value(book, options, i) != book->options[i].value)
			words_put(text + used, OPTIONS_SIZE - used, "%s%s=%s", used ? " " : "",
				book->options[i].name, options_value_text(book, options, i, value));
	}
}

void trf_ruled_of(const struct event *event, int section, struct trf_ruled *ruled)
{
	const struct section *row = event_section(event, section);

	*ruled = (struct trf_ruled){
		.lot = row->lot == COLOUR_BLACK ? COLOUR_BLACK : COLOUR_WHITE,
		.rounds = row->rounds,
		.has_points = true,
		.points = points_of_section(event, section),
	};
	put_options(pairing_book_find(row->system), row->options, ruled->options);
}

bool trf_ruled_same(const struct trf_ruled *one, const struct trf_ruled *other)
{
	return one->lot == other->lot && one->rounds == other->rounds &&
		points_same(&one->points, &other->points) &&
		strcmp(one->options, other->options) == 0;
}

enum status trf_ruleds_add(struct trf_ruleds *ruleds, const struct trf_ruled *ruled)
{
	struct trf_ruled *items =
		vec_grow(ruleds->items, &ruleds->room, ruleds->count + 1, sizeof(*items));

	if (!items)
		return STATUS_NO_MEMORY;
	ruleds->items = items;
	items[ruleds->count++] = *ruled;
	return STATUS_OK;
}

void trf_ruleds_done(struct trf_ruleds *ruleds)
{
	free(ruleds->items);
	memset(ruleds, 0, sizeof(*ruleds));
}

const struct trf_ruled *trf_ruleds_find(const struct trf_ruleds *ruleds, int round)
{
	const struct trf_ruled *found = NULL;

	for (int i = 0; i < ruleds->count; i++)
		if (ruleds->items[i].through >= round &&
			(!found || ruleds->items[i].through < found->through))
			found = &ruleds->items[i];
	return found;
}

static void put_points(const struct points *points, char *text, size_t size)
{
	char win[16], draw[16], loss[16], absent[16], bye[16];

	words_put(text, size, "W=%s D=%s L=%s A=%s P=%s ", points_decimal(points->win2, win),
		points_decimal(points->draw2, draw), points_decimal(points->loss2, loss),
		points_decimal(points->absent2, absent), points_decimal(points->bye2, bye));
}

/* What stands behind the number of the round. */
static void put_words(const struct trf_ruled *ruled, const char *system, char *text, size_t size)
{
	char options[OPTIONS_SIZE];
	size_t used;

	words_put(text, size, "%s", ruled->lot == COLOUR_BLACK ? "lot=black " : "");
	used = strlen(text);
	if (ruled->rounds)
		words_put(text + used, size - used, "rounds=%d ", ruled->rounds);
	used = strlen(text);
	if (ruled->has_points)
		put_points(&ruled->points, text + used, size - used);
	if (!options_remark(system, ruled->options, options, sizeof(options)))
		words_put(options, sizeof(options), "%s", ruled->options);
	used = strlen(text);
	words_put(text + used, size - used, "%s", options);
	used = strlen(text);
	if (used > 0 && text[used - 1] == ' ')
		text[used - 1] = '\0';
	if (!text[0])
		words_put(text, size, "-");
}

enum status trf_ruleds_say(const struct trf_ruleds *ruleds, const struct event *event, int section,
	struct trf *trf, int *room)
{
	struct trf_ruled now;
	enum status status = STATUS_OK;

	trf_ruled_of(event, section, &now);
	for (int i = 0; status == STATUS_OK && i < ruleds->count; i++) {
		struct trf_ruled said = ruleds->items[i];
		char text[2 * OPTIONS_SIZE];

		if (said.rounds == now.rounds)
			said.rounds = 0;
		said.has_points = !points_same(&said.points, &now.points);
		put_words(&said, event_section(event, section)->system, text, sizeof(text));
		status = trf_comment_add(trf, room, word, said.through, text);
	}
	return status;
}

bool trf_ruled_is(const char *line)
{
	return trf_comment_after(line, word) != NULL;
}

/* What is read of a comment so far. */
struct reading {
	struct trf_ruled ruled;
	char points[POINTS_SIZE], options[OPTIONS_SIZE];
};

/* Add a word to a text of words; false: there is no room. */
static bool add_word(const char *from, size_t length, char *text, size_t size)
{
	const size_t used = strlen(text);

	if (used + length + sizeof(" ") > size)
		return false;
	words_put(text + used, size - used, "%s%.*s", used ? " " : "", (int)length, from);
	return true;
}

static bool is_word(const char *from, size_t length, const char *text)
{
	return strlen(text) == length && strncmp(from, text, length) == 0;
}

/* One word of the comment. */
static bool read_word(const char *from, size_t length, struct reading *reading)
{
	static const char rounds[] = "rounds=";
	char digits[4] = "";

	if (is_word(from, length, "lot=black") || is_word(from, length, "lot=white")) {
		reading->ruled.lot = from[sizeof("lot=") - 1] == 'b' ? COLOUR_BLACK : COLOUR_WHITE;
		return true;
	}
	if (length > strlen(rounds) && strncmp(from, rounds, strlen(rounds)) == 0) {
		if (!add_word(
			    from + strlen(rounds), length - strlen(rounds), digits, sizeof(digits)))
			return false;
		return text_to_int(digits, 1, ROUNDS_MOST, &reading->ruled.rounds);
	}
	if (length > 1 && from[1] == '=' && from[0] >= 'A' && from[0] <= 'Z') {
		reading->ruled.has_points = true;
		return add_word(from, length, reading->points, sizeof(reading->points));
	}
	return add_word(from, length, reading->options, sizeof(reading->options));
}

/* Is the line such a comment of a report by this rule book with so many rounds? */
static bool parse(
	const char *line, const struct pairing_book *book, int played, struct trf_ruled *ruled)
{
	const char *text = trf_comment_after(line, word);
	struct reading reading = {.ruled = {.lot = COLOUR_WHITE}};
	char options[OPTIONS_SIZE];

	if (!text || !book || !trf_comment_number(&text, &reading.ruled.through) ||
		reading.ruled.through > played || !text[strspn(text, " ")])
		return false;
	for (text += strspn(text, " "); *text && strcmp(text, "-") != 0;
		text += strspn(text, " ")) {
		const size_t length = strcspn(text, " ");

		if (!read_word(text, length, &reading))
			return false;
		text += length;
	}
	if (reading.ruled.has_points && !points_parse(reading.points, &reading.ruled.points))
		return false;
	if (!options_of_remark(book, reading.options, true, options, sizeof(options)) ||
		options_check(book->id, options, NULL) != STATUS_OK)
		return false;
	put_options(book, options, reading.ruled.options);
	*ruled = reading.ruled;
	return true;
}

/* The rule book that the report names, and the settings of it. */
static const struct pairing_book *book_of_report(const struct trf *trf, char options[OPTIONS_SIZE])
{
	const struct pairing_book *book;

	for (int i = 0; i < trf->nkept; i++) {
		const char *said = trf_rows_system(trf->kept[i]);
		char id[SYSTEM_SIZE], settings[OPTIONS_SIZE] = "";

		if (!said)
			continue;
		words_put(id, sizeof(id), "%.*s", (int)strcspn(said, " "), said);
		book = pairing_book_find(id);
		if (!book)
			break;
		options_of_remark(book, said + strcspn(said, " "), trf->played > 0, settings,
			sizeof(settings));
		put_options(book, settings, options);
		return book;
	}
	if (!trf_type_is_known(trf->type, &book) || !book)
		book = pairing_book_usual();
	put_options(book, trf_rows_setting(trf, book), options);
	return book;
}

const struct pairing_book *trf_ruled_book(const struct trf *trf)
{
	char options[OPTIONS_SIZE];

	return book_of_report(trf, options);
}

enum status trf_ruleds_read(const struct trf *trf, struct trf_ruleds *ruleds)
{
	const struct pairing_book *book = trf_ruled_book(trf);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		struct trf_ruled ruled;

		if (parse(trf->kept[i], book, trf->played, &ruled))
			status = trf_ruleds_add(ruleds, &ruled);
	}
	return status;
}

void trf_ruleds_tell(const struct trf *trf, const struct report *report)
{
	const struct pairing_book *book = trf_ruled_book(trf);

	for (int i = 0; i < trf->nkept; i++) {
		const char *line = trf->kept[i];
		struct trf_ruled ruled;
		char found[EXCERPT_SIZE];

		if (!trf_ruled_is(line) || parse(line, book, trf->played, &ruled))
			continue;
		line += strlen(TRF_COMMENT);
		report_notice(report,
			"Line %d: %s was not understood as settings of earlier rounds; it is a comment only.",
			trf_kept_line(trf, i), report_excerpt(found, line, strlen(line)));
	}
}

bool trf_ruled_by(const struct trf *trf, const struct section *section)
{
	const struct pairing_book *own = pairing_book_find(section->system);
	char said[OPTIONS_SIZE], options[OPTIONS_SIZE];

	put_options(own, section->options, options);
	return book_of_report(trf, said) == own && strcmp(said, options) == 0;
}

const char *trf_ruled_line(const struct trf *trf, const struct section *section, const char *line,
	char text[2 * KEPT_SIZE])
{
	char words[2 * OPTIONS_SIZE];
	struct trf_ruled ruled;

	if (!parse(line, trf_ruled_book(trf), trf->played, &ruled))
		return line;
	put_options(pairing_book_find(section->system), section->options, ruled.options);
	put_words(&ruled, section->system, words, sizeof(words));
	words_put(text, 2 * KEPT_SIZE, "%s%s %d %s", TRF_COMMENT, word, ruled.through, words);
	return text;
}

bool trf_ruled_kept(
	const struct event *event, int section, int at, int last, struct trf_ruled *ruled)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	char line[2 * KEPT_SIZE];

	return rows[at].as.kept.part == 1 && trf_ruled_is(rows[at].as.kept.text) &&
		parse(trf_kept_whole(rows, count, at, line, sizeof(line)),
			pairing_book_find(event_section(event, section)->system), last, ruled);
}

static enum status put_rules(struct event *event, int section, const struct trf_ruled *ruled)
{
	struct record row = {.kind = RECORD_SECTION, .as.section = *event_section(event, section)};

	row.as.section.lot = ruled->lot;
	if (ruled->rounds)
		row.as.section.rounds = ruled->rounds;
	if (ruled->has_points)
		points_write(&ruled->points, row.as.section.points);
	memcpy(row.as.section.options, ruled->options, sizeof(row.as.section.options));
	return trf_rows_put(event, &row);
}

enum status trf_ruleds_restore(struct event *event, int section, int round)
{
	struct trf_ruleds ruleds = {.count = 0};
	const struct trf_ruled *found;
	int count;
	enum status status = STATUS_OK;

	event_range(event, RECORD_KEPT, section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct trf_ruled ruled;

		if (trf_ruled_kept(event, section, i, ROUNDS_MOST, &ruled))
			status = trf_ruleds_add(&ruleds, &ruled);
	}
	found = trf_ruleds_find(&ruleds, round);
	if (status == STATUS_OK && found)
		status = put_rules(event, section, found);
	trf_ruleds_done(&ruleds);
	return status;
}
