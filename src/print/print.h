/*
 * The lists that go on the wall. Each is composed from the event as a table (table.h) and given to
 * a back end, which writes it page by page to the caller's sink; plain text (text.h) is the one
 * that is always there.
 */
#ifndef PRINT_PRINT_H
#define PRINT_PRINT_H

#include <stdbool.h>

#include "core/event.h"
#include "core/seekers.h"
#include "core/ties/setting.h"
#include "print/sink.h"

struct print_style {
	int width; /* cells a line, PRINT_WIDTH_LEAST at least; 0: 80 */
	/* lines a page, PRINT_LENGTH_LEAST at least; 0: 66; PRINT_ENDLESS: one page without end */
	int length;
	/* a table for other programs in place of pages: each head once, whom it lists and nobody else */
	bool csv;
	/* standings: by these tie-breaks; NULL: as the section says */
	const struct ties_setting *ties;
};

enum {
	PRINT_WIDTH_LEAST = 60,
	PRINT_WIDTH_MOST = 400,
	PRINT_LENGTH_LEAST = 12,
	PRINT_ENDLESS = -1
};

/*
 * By board: White and Black with number, grade and points before the round, room for the result (or
 * the result), byes last. A draft ends with who is not paired. STATUS_REFUSED if the round is not
 * drawn.
 */
enum status print_boards(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/* By name: board, colour, opponent; then who has a bye; then who is absent. */
enum status print_names(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * The list at the door: everybody of all sections in one alphabet, with section, board, colour and
 * opponent, each section in its last published round. A section without one is named in the note.
 * STATUS_REFUSED: none has one.
 */
enum status print_door(const struct event *event, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/*
 * The pairing box: a row a score group, with the numbers of its White seekers, of those who have had
 * no colour where there are any, of its Black seekers, and their points; below them the sum, and
 * whether it is what there is to be had.
 */
enum status print_groups(const struct event *event, int section, const struct seekers *seekers,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * Of a club season. The table after an evening: games, score, GSRP, colours, sit-outs, games
 * outside. print_standings prints it, too.
 */
enum status print_season(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * Whom a player has still to meet after an evening, or after the last one before it that is
 * published: a draft counts for nothing. PIN 0: of everybody, a slip each.
 */
enum status print_fixtures(const struct event *event, int section, int through, int pin,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * All players in rank order, with what an import takes; in a table for other programs each thing in
 * the column that import knows.
 */
enum status print_players(const struct event *event, int section, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/*
 * Rank, name, grade, club, points after a round (0: the start list), tie-breaks, of which the last
 * ones are left out where the page is narrow. The title tells how far a round that is being played
 * has come, be it this one or the next, and by what the list is ordered.
 */
enum status print_standings(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

#endif
