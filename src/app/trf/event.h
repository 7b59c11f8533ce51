/* An event from a tournament report, and as one. */
#ifndef APP_TRF_EVENT_H
#define APP_TRF_EVENT_H

#include "app/app.h"

/*
 * Tournament reports (TRF16, TRF26). A report becomes an event of its own: in a new file, or in one
 * that has nobody yet. All that the report says goes in, as one action; what it gets wrong is put
 * right and told, or refused when strict.
 */
struct app_trf {
	const char *path; /* NULL, where no event is made: standard input */
	const char *text; /* the report itself, in place of a file; NULL: it is in the file */
	size_t size;      /* of the text; 0: it ends with a zero byte */
	/* rule book; NULL: as the report says (for a new file), else the event's */
	const char *system;
	/* of the rule book, where a draw is made; NULL: as the report says, else the defaults */
	const char *settings;
	int rounds; /* 0: as the report says */
	bool strict;
	/* full-point byes that stand alone in their round are the byes of the draw */
	bool byes_drawn;
	/* to the next evening of a new club season all come who are in and have no bye booked */
	bool everybody_here;
	/*
	 * as established engines are called: notices that cannot change a draw are dropped, and
	 * boards stand by real scores where the settings do not say how they stand
	 */
	bool terse, real_order;
	/* looked at for what was played: no round is proposed */
	bool undrawn;
	bool baku; /* accelerated by the rule of Baku where the report has no virtual points */
};
struct app_trf_counts {
	int players, rounds;
};
/*
 * How many rounds a report says there are, 0: it does not, and the last of which it speaks. The
 * status of a report that cannot be read: an import says what is wrong with it.
 */
enum status app_trf_rounds(const struct app_trf *what, int *rounds, int *least);
enum status app_create_from_trf(const char *path, const struct app_trf *what, struct app **app,
	struct app_trf_counts *counts, struct error *error, app_notice *notice, void *context);
/*
 * A report as an event that lies in no file, to be asked for reasons; nothing can be changed in it.
 * By the rule book that is asked for, which may be one for comparison only, else as the report
 * says, else dutch. The round that is to be paired is proposed if it has a draw, app_no_draw else
 * says why not.
 */
enum status app_look_at_trf(const struct app_trf *what, struct app **app, struct error *error,
	app_notice *notice, void *context);
enum status app_import_trf(struct app *app, const struct app_trf *what,
	struct app_trf_counts *counts, struct error *error, app_notice *notice, void *context);
/* The rounds published and what is booked for those to come. The caller frees *text. */
enum status app_export_trf(struct app *app, bool trf16, char **text, size_t *size,
	struct error *error, app_notice *notice, void *context);

/*
 * pair --system ID FILE.trf: no event file. Prints nothing; boards
 * by starting number. Caller frees. `list`, if not NULL, gets the checklist
 * (app/report/checklist.h) of the round also when it has no draw; zeroed before, released by the
 * caller in any case.
 */
struct checklist;
enum status app_pair_trf(const struct app_trf *what, struct plain_board **boards, int *count,
	struct checklist *list, struct error *error, app_notice *notice, void *context);

#endif
