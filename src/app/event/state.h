/*
 * What the use cases share: the open event, and the one way in which they change it.
 *
 * A use case is a build function that reads the event and writes the action; app_run commits it. If
 * another process has committed meanwhile, the event is read afresh and the action built again, as
 * often as need be: when the rows to be changed are still as they were it is committed, else the
 * arbiter is told.
 */
#ifndef APP_EVENT_STATE_H
#define APP_EVENT_STATE_H

#include "app/app.h"
#include "app/event/fail.h"
#include "core/edit.h"
#include "store/store.h"

/* What is computed from the event when it is asked for, and kept until the event changes. */
enum app_cached {
	CACHED_POSITION,          /* the round as it stands: position_at */
	CACHED_POSITION_KEPT,     /* the round, minus constraints that its draw ignores */
	CACHED_POSITION_OF_BOARD, /* the round when one board was seated, minus the same */
	CACHED_PUBLISHED,         /* the round as it was published: position_published */
	CACHED_PUBLISHED_KEPT,    /* the same, minus the same */
	CACHED_STANDINGS,         /* standings_at */
	CACHED_JOURNAL,           /* as it was asked for last (event/journal.h) */
	CACHED_LATE,              /* who came to a published evening (evening/late.h) */
	CACHED_COUNT
};

struct app {
	struct store *store;
	int holders; /* besides the first: as many app_close do nothing yet */
	int section;
	unsigned reads; /* how often the event was read again */
	struct {
		void *what; /* NULL: not asked for since the last change */
		void (*release)(void *what);
	} cached[CACHED_COUNT];
	/* What is built on while changes are only tried; NULL: the event of the store. */
	const struct event *trial;
	struct event looked_at; /* without a store: the trial, an event that lies in no file */
};

typedef enum status (*app_build)(
	struct app *app, const void *what, struct action *action, struct error *error);

/* Build and commit. An action without edits is no action: STATUS_OK and no journal entry. */
enum status app_run(struct app *app, app_build build, const void *what, struct error *error);
/* Build, and commit nothing: would it be done? */
enum status app_try(struct app *app, app_build build, const void *what, struct error *error);

/* The row of a new section, with number 1 and no name, as `what` has it. STATUS_BAD_INPUT. */
enum status state_new_section(
	const struct app_new *what, struct record *section, struct error *error);

/* A number by lot. */
unsigned state_draw_number(void);

/*
 * For a rule book whose equal grades stand by lot, where the options name none: draw one and add
 * it.
 * False: there is no room.
 */
bool state_draw_rank_lot(const char *system, char *options, size_t size);

/* The first section of an open file; the store is closed if that fails. */
enum status app_open_with(struct store *store, struct app **app, struct error *error);

/* Read the event again, which another process has written. What points into it is void then. */
enum status app_read_again(struct app *app, struct error *error);

/* Keep this until the event changes, in the place of what was kept; the event owns it then. */
void app_cache(struct app *app, enum app_cached at, void *what, void (*release)(void *what));

/* Drop what was computed from the event. */
void app_forget(struct app *app);
/*
 * After every change: the same, and if the section has gone, by undo or at another desk, the first
 * one left is meant from now on.
 */
void app_event_changed(struct app *app);

/* Seconds since 1970. */
long long app_now(void);

/* STATUS_REFUSED: so many rounds are complete, and the event has no more. */
enum status app_refuse_complete(const struct app *app, int rounds, struct error *error);

/* Refuse unless the draw of the round on the board may be changed by hand: it is not published. */
enum status app_require_unpublished(const struct app *app, struct error *error);

/* The same of what makes the next draw: which games of the published round are open. */
enum status app_require_draft(const struct app *app, struct error *error);

/* STATUS_NOT_FOUND: a round has no board of this number; the sentence says which it has. */
enum status app_refuse_board(const struct app *app, int round, int board, struct error *error);

/* State of a round; a round without a row is laid out. */
enum round_state app_round_state(const struct event *event, int section, int round);

/* The last round that has been published or is complete; 0: none. */
int app_last_published(const struct event *event, int section);

#endif
