/*
 * Lines of a tournament report as they go out: those that the event keeps, and the comments in
 * which drawboard says what a report cannot.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/trf/comment.h"
#include "app/trf/counts.h"
#include "app/trf/filled.h"
#include "app/trf/floated.h"
#include "app/trf/header.h"
#include "app/trf/known.h"
#include "app/trf/national.h"
#include "app/trf/published.h"
#include "app/trf/rated.h"
#include "app/trf/rows.h"
#include "app/trf/ruled.h"
#include "app/trf/ties.h"
#include "app/trf/told.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/game.h"
#include "core/history.h"
#include "core/particulars/particular.h"
#include "core/typed/title.h"
#include "pairing/book/traits.h"

static const char program[] = TRF_CONTROLLER "drawboard", controller[] = TRF_CONTROLLER;

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
	if (!book && own && own->traits->own_code)
		trf->type[0] = '\0';
}

/* What the journal knows of rounds. */
static bool is_of_then(const char *line)
{
	struct trf_late late;
	struct trf_stood stood;
	struct trf_said drawn;
	struct trf_published_seat seat;

	return trf_late_parse(line, &late) || trf_stood_parse(line, &stood) ||
		trf_drawn_parse(line, &drawn) || trf_published_parse(line, &seat);
}

/* The beginning of a line, row `at`, that does not go out, or that is said anew. */
static bool is_left_out(const struct event *event, int section, bool then,
	const struct trf_ranks *ranks, const char *line, int at)
{
	struct trf_ruled ruled;

	return !strncmp(line, controller, sizeof(controller) - 1) || trf_told_is(line) ||
		trf_rated_is(line) || trf_national_is_old(event, section, ranks, line) ||
		(!then &&
			(is_of_then(line) ||
				trf_ruled_kept(event, section, at,
					app_last_published(event, section), &ruled)));
}

/*
 * Lines of latecomers and of earlier places go out if nothing newer is known. What is longer than a
 * row goes out as a whole or not at all.
 */
static enum status add_kept(const struct event *event, int section, bool then,
	const struct trf_ranks *ranks, struct trf *trf, int *room)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;
	int old = 0; /* number of the line that is left out */

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct kept *kept = &rows[i].as.kept;

		if (kept->number == old)
			continue;
		if (kept->part == 1 && is_left_out(event, section, then, ranks, kept->text, i)) {
			old = kept->number;
			continue;
		}
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
	char line[sizeof(TRF_BY_HAND) + 16 + NAME_SIZE];

	if (!round->reason[0])
		return STATUS_OK;
	if (own)
		return trf_comment_add(trf, room, "reason", round->number, round->reason);
	words_put(line, sizeof(line), "%s%d: %s", TRF_BY_HAND, round->number, round->reason);
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

/* An entry for everybody tells of a last round without a board, also of those who have gone. */
static bool is_in_empty_end(const struct player *player, const struct trf *trf)
{
	return player->leaves <= trf->played &&
		trf_game(trf, trf_find(trf, player->pin), trf->played)->code == 'Z';
}

/*
 * From which round on he is gone, where his entries do not say it; he loses the games of an
 * all-play-all by default.
 */
static enum status say_left(
	const struct player *player, struct trf *trf, int *room, bool all_play_all)
{
	char round[8];

	if (player->leaves == 0 || (!all_play_all && !is_in_empty_end(player, trf)))
		return STATUS_OK;
	words_put(round, sizeof(round), "%d", player->leaves);
	return trf_comment_add(trf, room, "left", player->pin, round);
}

/* What the lines of the report have no column for, of one player. */
static enum status say_player(const struct event *event, const struct player *player,
	const struct trf_ranks *ranks, struct trf *trf, int *room)
{
	const int section = player->section, pin = player->pin;
	const char *brought = event_particular(event, section, pin, PLAYER_BROUGHT);
	enum status status = trf_comment_add(trf, room, "place", pin, player->place);

	if (status == STATUS_OK && trf_rows_name_is_long(player->name))
		status = trf_comment_add(trf, room, "name", pin, player->name);
	if (status == STATUS_OK && !title_is_of_fide(player->title))
		status = trf_comment_add(trf, room, "title", pin, player->title);
	if (status == STATUS_OK)
		status = trf_comment_add(trf, room, "club", pin, event_club(event, section, pin));
	if (status == STATUS_OK && player->top)
		status = trf_comment_add(trf, room, "top", pin, "yes");
	if (status == STATUS_OK && player->is_new)
		status = trf_comment_add(trf, room, "new", pin, "yes");
	if (status == STATUS_OK)
		status = trf_known_say_player(event, player, ranks, trf, room);
	if (status == STATUS_OK && brought_is(brought))
		status = trf_comment_add(trf, room, TRF_BROUGHT, pin, brought);
	if (status == STATUS_OK)
		status = say_left(player, trf, room, event_is_all_play_all(event, section));
	return status;
}

/* Who played outside the draw in each round, and why rounds were published as they were. */
static enum status say_rounds(const struct event *event, int section, const struct trf_then *then,
	struct trf *trf, int *room)
{
	const struct record *rows;
	int count;
	enum status status = STATUS_OK;

	for (int round = 1; status == STATUS_OK && round <= trf->played; round++)
		status = say_outside(event, section, round, trf, room);
	rows = event_range(event, RECORD_ROUND, section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.round.state >= ROUND_PUBLISHED)
			status = say_reason(&rows[i].as.round,
				then && then->own[rows[i].as.round.number], trf, room);
	return status;
}

/* What was so when a round was drawn, and is not any more. */
static enum status say_then(const struct event *event, int section, const struct trf_then *then,
	struct trf *trf, int *room)
{
	enum status status = trf_lates_say(&then->lates, trf, room);

	if (status == STATUS_OK)
		status = trf_stoods_say(&then->stoods, trf, room);
	if (status == STATUS_OK)
		status = trf_ruleds_say(&then->ruleds, event, section, trf, room);
	if (status == STATUS_OK)
		status = trf_drawns_say(&then->drawns, trf, room);
	if (status == STATUS_OK)
		status = trf_floated_say(event, section, &then->drawns, trf, room);
	return status;
}

enum status trf_rows_remarks(
	const struct event *event, int section, const struct trf_then *then, struct trf *trf)
{
	const struct record *rows;
	const struct trf_ranks ranks = trf_national_ranks(event, section);
	int count, room = 0;
	enum status status = trf_header_export(event, section, trf, &room);

	if (status == STATUS_OK)
		status = add_kept(event, section, !then, &ranks, trf, &room);
	if (status == STATUS_OK)
		status = trf_national_say(event, section, &ranks, trf, &room);
	if (status == STATUS_OK)
		status = trf_add_line(trf, &room, program, sizeof(program) - 1);
	if (status == STATUS_OK)
		status = trf_ties_say(event, section, trf, &room);
	if (status == STATUS_OK)
		status = say_section(event_section(event, section), trf, &room);
	if (status == STATUS_OK)
		status = trf_known_say(event, section, trf, &room);
	if (status == STATUS_OK)
		status = trf_national_say_grades(event, section, trf, &room);
	rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = say_player(event, &rows[i].as.player, &ranks, trf, &room);
	if (status == STATUS_OK)
		status = trf_counts_say(event, section, trf, &room);
	if (status == STATUS_OK)
		status = say_rounds(event, section, then, trf, &room);
	if (status == STATUS_OK)
		status = trf_comment_rows(event, section, trf, &room);
	if (status == STATUS_OK)
		status = trf_rated_say(event, section, trf, &room);
	if (status == STATUS_OK && then)
		status = say_then(event, section, then, trf, &room);
	return status;
}
