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

/* How a list is written. */
enum print_form {
	PRINT_TEXT, /* pages of plain text */
	PRINT_CSV,  /* for other programs: each head once, whom it lists and nobody else */
	PRINT_HTML, /* one page for a browser, as long as it is */
	PRINT_PDF,  /* pages of paper in real letters, where the program is built with it */
	PRINT_LINES /* a sentence a row, for who listens */
};

/* What the pages of a folder have in common. */
struct print_link {
	char page[48]; /* the name of the file: letters of ours alone */
	const char *words;
};
struct print_site {
	const struct print_link *links; /* at the head of the page */
	int count;
	const char
		*players; /* where the pages of the players are, before the number: "s2-player-" */
	int reload;       /* seconds after which a browser asks again; 0: it does not */
};

/* Boards of a round that are others than on the list that was published first. */
struct print_changes {
	int section, round; /* where a list is of several sections */
	const int *numbers;
	int count;
	const char *when; /* "10:12" */
	int issue;        /* of this list: 2 after the first change */
	bool alone;       /* no other board is listed */
};

/* What is said on the card of a player. */
struct print_card_note {
	int pin;
	unsigned long long rounds; /* bit r: the result of round r is marked */
	const char *text;
};

enum print_paper { PAPER_A4, PAPER_LETTER };

struct print_joined;

struct print_style {
	enum print_form form;
	enum print_paper paper; /* of PDF */
	int width;              /* cells a line, PRINT_WIDTH_LEAST at least; 0: 80 */
	/* lines a page, PRINT_LENGTH_LEAST at least; 0: 66; PRINT_ENDLESS: one page without end */
	int length;
	int fold; /* of sentences: cells of a line, at which it is broken at a word; 0: it is not */
	/* names as the section lets the public see them (names=); else as they are */
	bool for_public;
	/* of a folder of pages; NULL: the list stands alone */
	const struct print_site *site;
	/*
	 * When it is printed, as it is to stand on the list; NULL: it does not, nor on a text
	 * without end, in sentences and in CSV.
	 */
	const char *when;
	/* of a round: which boards have changed since it was published; NULL: none has */
	const struct print_changes *changes;
	/* pairing cards: what is said on some of them */
	const struct print_card_note *card_notes;
	int ncard_notes;
	/* standings: by these tie-breaks; NULL: as the section says */
	const struct ties_setting *ties;
	/* one of several lists of a document (joined.h); NULL: the list stands alone */
	struct print_joined *joined;
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

/*
 * For the arbiter to carry through the hall: by board White and Black with number and points, and
 * room for the result, the clock and a remark; below, everybody who is in the round and has no
 * board, and why. STATUS_REFUSED if the round is not drawn.
 */
enum status print_round_sheet(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/* By name: board, colour, opponent; then who has a bye; then who is absent. */
enum status print_names(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * The list at the door: everybody of all sections in one alphabet, with section, board, colour and
 * opponent, each section in its last published round. Which of these have changed, and a section
 * without one, is in the note. STATUS_REFUSED: none has one.
 */
enum status print_door(const struct event *event, const struct print_changes *changes, int count,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * The pairing box: a row a score group, with the numbers of its White seekers, of those who have
 * had no colour where there are any, of its Black seekers, and their points; below them the sum,
 * and whether it is what there is to be had.
 */
enum status print_groups(const struct event *event, int section, const struct seekers *seekers,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * The deal of a round, a block a step: its number, caption and rule, and beside them a small board
 * of the cards as they lie then, where the step has moved any. In CSV and spoken lines a row a
 * step, without boards.
 */
enum print_dealt_kind {
	PRINT_DEALT_GROUP, /* a heading: the score */
	/* cards by their PINs, 0: nothing lies there; on a board, if it has a number */
	PRINT_DEALT_CARDS,
	PRINT_DEALT_LINE, /* the mid-line */
	PRINT_DEALT_S2    /* the same of a bracket, between S1 and S2 (FIDE) */
};
struct print_dealt_line {
	enum print_dealt_kind kind;
	int board, white, black, score2;
	bool down; /* the card has come down from a higher score */
};
struct print_dealt {
	int number;
	const char *caption, *rule;
	const struct print_dealt_line *lines;
	int nlines;
};
/* group: "score group 1½", of which the steps are; NULL: of the whole round. */
enum status print_deal(const struct event *event, int section, int round, const char *group,
	const struct print_dealt *steps, int count, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

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
 * Of an all-play-all. All its games as app_fixtures gives them, round by round with the results
 * that are in; PIN 0: of everybody.
 */
enum status print_schedule(const struct event *event, int section, const struct board *boards,
	int count, int pin, const struct print_style *style, const struct print_sink *sink,
	struct error *error);

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

/*
 * A row a player, a cell a round, below it the points so far. The cross table is by score, with
 * opponents by place once the last round is complete; the wall chart (US 28O) by number or by
 * score. Rounds that the page has no room for go on pages of their own. STATUS_REFUSED: no round.
 */
enum print_chart { PRINT_CROSSTABLE, PRINT_WALLCHART, PRINT_WALLCHART_BY_SCORE };
enum status print_chart(const struct event *event, int section, int through, enum print_chart kind,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * Everybody against everybody, a cell a pair with the results of all their games. STATUS_REFUSED:
 * more players than a page has room for, or no round.
 */
enum status print_square(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/* Who has entered: by rating, by name, or club by club. */
enum print_by { PRINT_BY_RATING, PRINT_BY_NAME, PRINT_BY_CLUB, PRINT_BY_SCHOOL };
enum status print_entries(const struct event *event, int section, enum print_by by,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/* Every bye, booked or by the draw, in the order of rounds; booked ones of coming rounds too. */
enum status print_byes(const struct event *event, int section, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/*
 * Games of a round, 0: of all rounds 1..through, in which the lower rated won, the widest gap
 * first; then those in which he drew.
 */
enum status print_upsets(const struct event *event, int section, int round, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * What the games of rounds 1..through would do to FIDE ratings: expected score, change and
 * performance, as estimates.
 */
enum status print_ratings(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * Clubs or schools by the points of their best so many players, then by the sum of the tie-breaks
 * of the same; below each the players who count. STATUS_REFUSED: nobody has any.
 */
enum { PRINT_BEST_USUAL = 4 };
enum status print_teams(const struct event *event, int section, int through, enum print_by by,
	int best, const struct print_style *style, const struct print_sink *sink,
	struct error *error);

/* All games of a player, with ratings, colours, points and performance. PIN 0: of everybody. */
enum status print_sheets(const struct event *event, int section, int through, int pin,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * The standings in groups, each with its own ranks: by club, or by ratings that begin at the
 * limits, the highest first.
 */
enum { BANDS_MOST = 16 };
struct print_bands {
	int from[BANDS_MOST];
	int count; /* 0: by club */
};
enum status print_bands(const struct event *event, int section, int through,
	const struct print_bands *bands, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/*
 * Pieces of paper to be cut apart, as text or PDF, in stack-cut order: result slips in the order of
 * the boards (STATUS_REFUSED if the round is not drawn), cards with the names, and pairing cards as
 * far as rounds are published.
 */
enum status print_slips(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);
/* Slips of boards that are known before the round is drawn, as they stand. */
struct print_slip {
	int label;           /* 0: not known, and left open */
	int white, black;    /* PINs; 0: one from outside */
	const char *outside; /* his name */
};
enum status print_certain_slips(const struct event *event, int section, int round,
	const struct print_slip *slips, int count, const struct print_style *style,
	const struct print_sink *sink, struct error *error);
enum status print_place_cards(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error);
/*
 * In the form of the guide, with the inks and marks of floats, as text, HTML or PDF. Blank ones
 * have the numbers of the rounds alone, to write on by hand; count 0: as many as a page has.
 */
enum status print_pairing_cards(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error);
enum { PRINT_BLANK_MOST = 1000 };
enum status print_blank_cards(const struct event *event, int section, int count,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * The page of such pieces without any, to set the printer and the knife by before the stack: the
 * cuts, marks at all corners of the pieces, the number of the pile in each place, and as PDF a
 * measure that is 100 mm long where the printer prints at full size.
 */
enum print_pieces { PRINT_SLIPS, PRINT_PLACE_CARDS };
enum status print_alignment(enum print_pieces pieces, const struct print_style *style,
	const struct print_sink *sink, struct error *error);
/* Of pairing cards, which are the larger the more rounds there are. */
enum status print_pairing_alignment(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

/*
 * After the last round: a page for each winner of a prize and for the first three, in the order of
 * the standings; everybody: for all who are still here. text: what stands on it; NULL: the usual.
 * STATUS_REFUSED: places are not final, or a text has no room on its page.
 */
struct certificate_text;
enum status print_certificates(const struct event *event, int section, int through,
	const struct certificate_text *text, bool everybody, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/*
 * A text of lines for paper (PDF) or a browser (HTML): the lines stay, and blanks before one.
 * STATUS_REFUSED: in another form.
 */
enum status print_plain_text(const char *text, const char *title, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

#endif
