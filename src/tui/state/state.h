/* The state of the screen: what is shown, what is said, where keys go. */
#ifndef TUI_STATE_STATE_H
#define TUI_STATE_STATE_H

#include <time.h>

#include "app/app.h"
#include "board/layout.h"
#include "board/model.h"
#include "core/vocabulary.h"
#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper_habits.h"
#include "tui/state/fall_back.h"
#include "tui/state/forecaster.h"
#include "tui/state/lists_loader.h"
#include "tui/state/people.h"
#include "tui/state/view.h"
#include "tui/tui.h"

struct draw_board;

struct tui {
	struct app *app;
	const struct tui_options *options;
	bool running;
	int key; /* the one whose row is being done */
	int signal;
	struct timespec looked; /* when the file was last looked at for changes */
	bool stale;             /* the model is older than the event */
	bool wants_reason;      /* a proposal that will not be published without one */
	unsigned reads;         /* app_reads() when it was made */
	int section;            /* of which it is */
	struct people people;   /* who has which number in it */
	struct model model;
	struct layout layout;
	struct draw_board *board;     /* what the draw board alone knows: board/draw_board.h */
	struct answer answer;         /* the panel that is being made */
	struct forecaster forecaster; /* of the results */
	struct fall_back_writer fall_back;
	struct lists_loader lists_loader;
	const struct view *view, *views[VIEW_COUNT];
	void *own[VIEW_COUNT]; /* of each view what it alone knows */
	struct panel panel;
	struct notice notice;
	struct ask ask;
	struct form form;
	struct lists *lists; /* rating lists, as of the last form; NULL: there are none */
	char message[ERROR_TEXT];
	enum role message_role;
	/*
	 * a line that a question took for no answer: the next key takes that message away, so it is
	 * said with the next one again; "": none
	 */
	char no_answer[48];
	bool wrong_key; /* it speaks of a key that means nothing, and goes with the next one */
	bool figures;   /* these panels give the figures, too */
	struct paper_habits paper;
};

void tui_show(struct tui *tui, enum view_id id);
/* The same, of this round or evening. */
void tui_show_round(struct tui *tui, enum view_id id, int round);
/* The round that the view on the screen shows. */
int tui_shown_round(const struct tui *tui);
/* What the view holds in the air goes back to its place. */
void tui_put_back(struct tui *tui);
/*
 * After a call of a use case: the model is old; a failure becomes the message. True if it went
 * well.
 */
bool tui_did(struct tui *tui, enum status status, const struct error *error);
/* May anything be entered at all? False after a message; asked before the first question. */
bool tui_may_change(struct tui *tui);
void tui_say(struct tui *tui, enum role role, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Does P show the draw against the engine's first, and ask for a reason? */
bool tui_publish_compares(const struct tui *tui);
enum key_when tui_when(const struct tui *tui);
bool tui_carrying(const struct tui *tui);
/* To what keys go. */
enum tui_target { TARGET_VIEW, TARGET_FORM, TARGET_PANEL, TARGET_QUESTION };
enum tui_target tui_target(const struct tui *tui);
const struct event *tui_event(const struct tui *tui);
bool tui_is_season(const struct tui *tui);
/* Is anybody in the section, here or not? */
bool tui_has_players(const struct tui *tui);
/* So many cards that what asks for the draw is asked of another process. */
bool tui_has_many(const struct tui *tui);
/* What a round and the bye are called. */
const struct vocabulary *tui_vocabulary(const struct tui *tui);

#endif
