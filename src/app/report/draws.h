/*
 * The draws of a tournament report: what every way of drawing from one (pair, check, compare,
 * audit, the calls as an engine) reads alike: rule book and settings, places, points, first colour,
 * clubs and top players.
 */
#ifndef APP_REPORT_DRAWS_H
#define APP_REPORT_DRAWS_H

#include "app/app.h"
#include "app/report/translate.h"
#include "app/trf/event.h"

struct trf_draws {
	struct trf trf;
	const struct pairing_book *book;
	int *settings;      /* of the rule book */
	int *settings_then; /* of the round that was gone to */
	bool asked;         /* the settings were asked for, and hold in all rounds */
	bool real_order;    /* as app_trf */
	bool baku;          /* accelerated by its rule where the report has no virtual points */
	struct trf_field field;
};

/*
 * The report, its rule book and the settings: those that are asked for, else those of the report
 * for this rule book, else the defaults. *draws starts zeroed. Release with trf_draws_done, on
 * failure as well.
 */
enum status trf_draws_read(
	const struct app_trf *what, struct trf_draws *draws, const struct report *report);

/* Then the field, its input with the settings; the number of rounds may be put right before. */
enum status trf_draws_translate(struct trf_draws *draws, struct error *error);

/*
 * Make the field that of a round, as translate_trf_round does, with the settings that comments of
 * ours say it was drawn with.
 */
enum status trf_draws_go(struct trf_draws *draws, int round, struct error *error);

void trf_draws_done(struct trf_draws *draws);

#endif
