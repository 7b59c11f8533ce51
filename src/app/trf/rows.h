/*
 * A tournament report as rows of an event, and an event as a tournament report.
 *
 * A report says less than an event: what is missing (clubs, places, the rule book and its settings,
 * reasons for a publication) goes into comments that begin with "### drawboard:" and that other
 * programs pass over. What an event has no use for is kept in its rows word for word.
 */
#ifndef APP_TRF_ROWS_H
#define APP_TRF_ROWS_H

#include "app/trf/drawn_with.h"
#include "app/trf/late.h"
#include "app/trf/ruled.h"
#include "app/trf/stood.h"
#include "core/event.h"
#include "core/particulars/particular.h"
#include "formats/trf/trf.h"
#include "pairing.h"

/* The row of the event, named as the report is, and that of its section 1; the texts fit them. */
enum status trf_rows_begin(
	const struct trf *trf, const char *system, const char *options, struct event *event);

/*
 * Into an event that has its event row and the row of the section, nothing else of the section. The
 * section's row gets rounds, first colour and points from the report, and rule book and settings
 * from its comments unless `fixed`. STATUS_BAD_INPUT: a report that no event can hold.
 */
enum status trf_rows_import(const struct trf *trf, int section, bool fixed, struct event *event,
	const struct report *report);

/* The last round of which the report speaks; 1 at least. */
int trf_rows_last_round(const struct trf *trf);

/* Players, byes (season: those of club evenings), and who must not meet (trf/players.c). */
enum status trf_rows_players(
	const struct trf *trf, int section, bool season, struct event *event, struct error *error);
/* The rounds played: boards in the order of publication, results, marks (trf/rounds.c). */
enum status trf_rows_rounds(
	const struct trf *trf, int section, struct event *event, struct error *error);
/* The lines the report keeps; those of ours are obeyed (trf/remarks.c). */
enum status trf_rows_kept(const struct trf *trf, int section, bool fixed, struct event *event,
	const struct report *report);

/*
 * The virtual points of the players, who are there already, as are the rule book and its settings.
 * Those of the rule of Baku become the setting of it, with rows of the rounds that are played;
 * others are rows of all rounds.
 */
enum status trf_rows_virtual(
	const struct trf *trf, int section, struct event *event, const struct report *report);

/*
 * To the first evening of a club season that is not played all come who are in and have no bye
 * booked (trf/evenings.c).
 */
enum status trf_rows_everybody(struct event *event, int section);

/* What the journal knows of the draws of the rounds. */
struct trf_then {
	struct trf_lates lates;   /* who was seated late */
	struct trf_stoods stoods; /* places of earlier rounds */
	struct trf_ruleds ruleds; /* settings of earlier rounds */
	struct trf_drawns drawns; /* games as they were when later rounds were drawn */
	/* [round]: its draw is the rules' own, so that its reason tells of no change by hand */
	bool own[ROUNDS_MOST + 1];
};

/*
 * A draft does not go out, nor what was fixed by hand for it. then NULL: as the report told that
 * the event came from, and no draw is known to be the rules' own. Release with trf_done, in any
 * case.
 */
enum status trf_rows_export(const struct event *event, int section, const struct trf_then *then,
	struct trf *trf, const struct report *report);
/* The lines that an event has kept, and those of ours. */
enum status trf_rows_remarks(
	const struct event *event, int section, const struct trf_then *then, struct trf *trf);

/*
 * What one of our comments says of the rule book, "caa clubs=2"; NULL: the line is no such comment.
 */
const char *trf_rows_system(const char *line);

/* Does one of our comments say that the report comes from a club season? */
bool trf_rows_of_season(const struct trf *trf);

/* Does one of our comments give a player a club, and which? The club is a part of the line. */
bool trf_rows_club(const char *line, int *number, const char **club);

/* Does one of our comments give a player a place, and which? The place is a part of the line. */
bool trf_rows_place(const char *line, int *number, const char **place);

/* Does one of our comments say from which round on a player is gone? */
bool trf_rows_left(const char *line, int *number, int *round);

/* Is the line our comment that a player is marked, "top" or "new"? Then his number. */
bool trf_rows_marked(const char *line, const char *mark, int *number);

/* What a result says of White or of Black. */
char trf_rows_code(enum result result, bool white);

/* Has a report no room for the whole name? */
bool trf_rows_name_is_long(const char *name);

/* What the outcomes are worth in a report where results are worth that. */
void trf_rows_worth(const struct points *points, int worth2[TRF_OUTCOMES]);

/* Put one row; the status of event_put. */
enum status trf_rows_put(struct event *event, const struct record *row);
/* What is known of a section, or (0) of the event. */
enum status trf_rows_put_particular(
	struct event *event, int section, enum particular_id id, const char *kept);

/* Code of record 192 for a rule book (NULL: it is not known) with settings, "" if it has none. */
const char *trf_type_of(const struct pairing_book *book, const char *options);
/* Is it such a code? *book is the rule book that it names, NULL: none. */
bool trf_type_is_known(const char *type, const struct pairing_book **book);
/*
 * The setting of a rule book that the code of a report stands for; "": none, or it is no code of
 * this one. Where one code has two settings, the rounds tell of two games one after the other.
 */
const char *trf_rows_setting(const struct trf *trf, const struct pairing_book *book);

#endif
