/* The view of results: its games, rows, title and the line that is typed. */
#ifndef TUI_RESULTS_RESULTS_H
#define TUI_RESULTS_RESULTS_H

#include "board/editor.h"
#include "tui/state/list.h"
#include "tui/state/state.h"

/* Games whose results came last in this sitting, the latest first. */
enum { LATELY_MOST = 5 };
struct lately {
	int round, number;
};

/* Cells of each name, as wide as the longest where there is room. */
struct results_cells {
	int number, white, black;
};

/* Who played at the board of the line when it was typed, as the event had been read by then. */
struct meant_pair {
	unsigned reads; /* app_reads() */
	int white, black;
};

/* What this view alone knows. */
struct results {
	struct list list;
	int round; /* whose results are shown */
	struct editor line;
	bool refused; /* the line is that of a refused slip: what is typed begins a new one */
	struct meant_pair meant;
	struct lately lately[LATELY_MOST];
	struct results_cells cells; /* of the columns, for this frame */
};

/* round.c */
struct results *results_of(const struct tui *tui);

/* The boards of the round whose results are shown. */
int results_count(const struct tui *tui);
bool results_game(const struct tui *tui, int number, struct game *game);
/* What the game with this number is called. */
int results_label(const struct tui *tui, int number);
/* The one under the cursor; false: there is none. */
bool results_chosen(const struct tui *tui, struct game *game);
/* Is its draw published? */
bool results_published(const struct tui *tui);
/* The next open board from here on, around the end; stays if all are in. */
void results_to_open(struct tui *tui, int from);
/* The result of this game has come now. */
void results_remember(struct tui *tui, int number);
/* slip.c: the line that is typed, what Enter would do with it, and Enter */
void results_slip_clear(struct tui *tui);
bool results_slip_type(struct tui *tui, const struct term_event *event);
void results_slip_preview(const struct tui *tui, char *text, size_t size);
void results_slip_accept(struct tui *tui);
/* menu.c: what the board under the cursor has on the draw board, where letters are keys */
void results_menu(struct tui *tui);
/* title.c */
void results_draw_title(const struct tui *tui);
/* forecast.c: what of the next draw is certain. The key: begin, or list it. */
void results_forecast(struct tui *tui);
/* No more; true: it was being worked on, which is said. */
bool results_forecast_stop(struct tui *tui);
void results_forecast_draw(const struct tui *tui, int row);
/* The event has changed: it is begun anew. */
void results_forecast_rebuilt(struct tui *tui);
/* Take in what has come. */
void results_forecast_take(struct tui *tui);
/* byes.c: byes booked for the round shown, on as many rows as there are */
void results_draw_byes(const struct tui *tui, int row, int rows);
/* rows.c: a row a game */
struct results_cells results_share_cells(const struct tui *tui);
void results_draw_headings(const struct results_cells *cells, int row);
/* What is open, what came lately and what is long in are told apart. */
void results_draw_row(const struct tui *tui, const struct game *game,
	const struct results_cells *cells, int row, bool here);

#endif
