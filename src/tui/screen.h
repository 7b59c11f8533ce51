/* The state of the screen and what its files share: views, panels, questions, the message line. */
#ifndef TUI_SCREEN_H
#define TUI_SCREEN_H

#include <time.h>

#include "app/app.h"
#include "app/books.h"
#include "app/whynot.h"
#include "board/drag.h"
#include "board/drop.h"
#include "board/editor.h"
#include "board/layout.h"
#include "board/model.h"
#include "board/strip.h"
#include "tui/ahead.h"
#include "tui/answer.h"
#include "tui/click.h"
#include "tui/drawn.h"
#include "tui/paint.h"
#include "tui/reasons.h"
#include "tui/term.h"
#include "tui/tui.h"

struct tui;

/* When a key has a meaning; several may be joined. */
enum key_when {
	WHEN_LAID_OUT = 1,
	WHEN_PROPOSED = 2,
	WHEN_PUBLISHED = 4,
	WHEN_CARRYING = 8,
	WHEN_SEASON = 16,       /* with one of the others: in club seasons alone */
	WHEN_ADJUSTED = 32,     /* by hand */
	WHEN_ROUNDS = 64,       /* with one of the others: never in club seasons */
	WHEN_EMPTY = 2048,      /* with one of the others: nobody is entered yet */
	WHEN_PEOPLED = 8192,    /* with one of the others: somebody is */
	WHEN_ALSO_EMPTY = 4096, /* of those under a heading: also while nobody is entered yet */
	/* Not when, but under which heading of the help; none: before the headings. */
	IN_ROUND = 128,
	IN_CARD = 256,
	IN_LOOK = 512,
	IN_LISTS = 1024,
	IN_GROUPS = IN_ROUND | IN_CARD | IN_LOOK | IN_LISTS,
	WHEN_PAIRED = WHEN_PROPOSED | WHEN_ADJUSTED,
	WHEN_RESTING = WHEN_LAID_OUT | WHEN_PAIRED | WHEN_PUBLISHED,
	WHEN_ANY = WHEN_RESTING | WHEN_CARRYING
};

/* One line of the help, and one word of the key line if it has a name. */
struct key_help {
	const char *key;
	const char *name; /* NULL: not on the key line */
	const char *help;
	unsigned when;
};

enum view_id {
	VIEW_BOARD,
	VIEW_PRACTICE,
	VIEW_RESULTS,
	VIEW_PLAYERS,
	VIEW_STANDINGS,
	VIEW_SEASON, /* of a club season, as the two behind it */
	VIEW_ATTENDANCE,
	VIEW_OUTSIDE,
	VIEW_COUNT
};

struct view {
	enum view_id id;
	const char *name;
	/* In the order in which the key line has them as far as there is room. */
	const struct key_help *keys;
	int nkeys;
	/* What the marks mean that are seen in it: rows of the help behind those of the keys. */
	const struct key_help *marks;
	int nmarks;
	size_t own_size; /* bytes of what it alone knows, which start zeroed; 0: none */
	void (*draw)(struct tui *tui);
	/* False if the key means nothing here. */
	bool (*key)(struct tui *tui, const struct term_event *event);
	void (*mouse)(struct tui *tui, const struct mouse_event *event);
	void (*enter)(struct tui *tui); /* NULL: nothing to prepare */
	/* Another view or a question comes: what is in the air goes back. NULL: nothing ever is. */
	void (*put_back)(struct tui *tui);
	bool types; /* it has a line to type in */
	/* Something true about what is chosen; NULL: nothing to say. */
	void (*facts)(const struct tui *tui, char *text, size_t size);
	/* An undo or redo has touched this: put the cursor on it. NULL: it stays. */
	void (*touched)(struct tui *tui, const struct app_touched *touched);
	/* The next sensible step; NULL: that of the round. */
	const char *(*next)(const struct tui *tui);
};

/* What the cursor stands on, by what it is: positions change when the draw does. */
struct place {
	enum spot_kind kind;
	int pin, level;
	enum colour side;
	enum half half;
	int y, x; /* of an empty place: there are many like it */
};

enum { PANEL_KEYS_MOST = 6 };

/* A box of text over the view. */
struct panel {
	bool open;
	char title[120];
	struct strip *lines;
	int count, room, scroll;
	/* Keys of its own, tried first: true if it was one; NULL: none. And what they are. */
	bool (*key)(struct tui *tui, const struct term_event *event);
	const struct key_help *keys[PANEL_KEYS_MOST];
	int nkeys;
	/*
	 * Tells it of the event as it is now and in the size that the screen has now, or opens
	 * nothing; NULL: it cannot be told anew.
	 */
	void (*again)(struct tui *tui);
	bool is_help;       /* of the keys: F1 closes it */
	bool over_question; /* a question is open behind it, which has the keys after it */
	bool is_why;        /* the reasons: the box under the board does not repeat them */
	bool sign;          /* of an answer that is being made: only its own keys */
	/* It speaks of keys: one that it does not know closes it and is meant for the view. */
	bool passes;
	struct panel *below; /* the one that it was opened over, shown again once it is closed */
	bool old;            /* of one below: event or screen have changed meanwhile */
};

/* What a panel says that nothing on the screen can tell again: a title, and a line a paragraph. */
struct notice {
	char title[120], text[8192];
};

/* A question over everything: answered by a key, or by a line of text. */
struct ask {
	bool open;
	char text[480];
	const char *answers; /* keys; NULL: a line of text */
	bool enter_only;     /* Enter is the answer, any other key puts the question aside */
	char refused
		[ERROR_TEXT]; /* why the line as it stands was not taken; "": it was not tried */
	struct editor editor;
	/* answer 0: put aside by Esc */
	void (*done)(struct tui *tui, char answer, const char *text);
};

/* FIELD_ENTERS is in the form of a new player alone, FIELD_BYES in that of a late one. */
enum form_field {
	FIELD_NAME,
	FIELD_GRADE,
	FIELD_CLUB,
	FIELD_TITLE,
	FIELD_PLACE,
	FIELD_ENTERS,
	FIELD_BYES, /* rounds with half a point, missed or to come */
	FIELD_COUNT
};

struct form {
	bool open;
	int pin; /* 0: a new player */
	void (*saved)(struct tui *tui, int pin);
	int field;
	struct editor fields[FIELD_COUNT];
	char began[FIELD_COUNT][EDITOR_SIZE]; /* as it was opened: is there something to lose? */
	char trouble[ERROR_TEXT];
	char note[120];         /* what the program has put in place of what was typed, and why */
	bool joins;             /* with the games that he has played as one from outside */
	bool namesake;          /* he was asked about: saved once more, he is another one */
	bool estimated;         /* of `player` */
	struct player player;   /* as he is to be saved, while there is a question about him */
	char place[PLACE_SIZE]; /* that an amended grade would give him */
};

/* A list with a cursor and a scroll position. */
struct list {
	int at, top;
};

struct tui {
	struct app *app;
	const struct tui_options *options;
	bool running;
	int signal;
	struct timespec looked; /* when the file was last looked at for changes */
	bool stale;             /* the model is older than the event */
	bool wants_reason;      /* a proposal that will not be published without one */
	unsigned reads;         /* app_reads() when it was made */
	struct model model;
	struct drawn drawn;
	struct layout layout;
	struct layout_wish wish;
	bool density_chosen; /* by key, now or the last time; else the window decides */
	struct place cursor;
	int spot; /* where the cursor is in the layout; -1: nowhere */
	struct drag drag;
	int let_go; /* the PIN that carry_let_go took out of the hand before this key; 0: none */
	struct drop drop;
	int judged; /* spot that drop and verdict speak of; -1: none */
	struct verdict verdict;
	bool have_verdict;
	bool awaited;         /* the draws of the drop under the card are still to come */
	struct answer answer; /* the panel that is being made */
	struct ahead ahead;   /* draws for the card in the air */
	unsigned char *seats; /* what the rule book says of each spot, for the card in the air */
	int nseats;
	bool unjudged; /* some of those seen are still to be asked about */
	int why_board; /* board that `reasons` speaks of; 0: none */
	struct reasons reasons;
	struct reasoner reasoner; /* who finds them in large events */
	bool reasons_awaited;     /* and has not yet */
	const struct view *view, *views[VIEW_COUNT];
	void *own[VIEW_COUNT];     /* of each view what it alone knows */
	bool emptied, was_emptied; /* Esc has emptied a line: with this key, with the one before */
	enum view_id leaves_to;
	struct panel panel;
	struct notice notice;
	struct ask ask;
	struct form form;
	char message[ERROR_TEXT];
	enum role message_role;
	bool wrong_key; /* it speaks of a key that means nothing, and goes with the next one */
	/* Rounds that lists show. */
	int results_round;
	struct app_fill asked_fill;
	/* The games outside the competition: of what evening, and where they were opened. */
	int outside_evening;
	enum view_id outside_from;
	int standings_round;
	int asked_pin, asked_results;
	int card_pin, card_first;   /* the full card in the panel, and the first round on it */
	int why_pin;                /* the card that the panel of "why" speaks of */
	bool why_all;               /* with all reasons */
	bool books_off[BOOKS_MOST]; /* which other rule books are not to be shown, in their order */
	struct wish wished;         /* what the panel of "why not" speaks of */
	char reason[EDITOR_SIZE];   /* why a round is taken back */
	unsigned asked_reads;       /* app_reads() when a draw was asked about, or marked */
	int checked_round;          /* what the panel of "check" speaks of */
	bool figures;               /* these panels give the figures, too */
	bool marked;                /* practice: the draw as it stands has been marked */
	char asked_paper;
	char last_paper, last_where;            /* what w was answered before; 0: nothing yet */
	char asked_undo[120];                   /* the action that is asked about */
	void (*show)(struct tui *tui, int pin); /* who was looked for */
};

/* state.c */
void tui_show(struct tui *tui, enum view_id id);
/* The games outside the competition of an evening; Esc goes back to the view that is shown now. */
void tui_show_outside(struct tui *tui, int evening);
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
/* Does the key mean something now? */
bool tui_key_is_on(const struct tui *tui, const struct key_help *key);
/* "point" or "points", as so many half points are called. */
const char *points_word(int points2);
const struct event *tui_event(const struct tui *tui);
bool tui_is_season(const struct tui *tui);
/* Is anybody in the section, here or not? */
bool tui_has_players(const struct tui *tui);
/* So many cards that what asks for the draw is asked of another process. */
bool tui_has_many(const struct tui *tui);
/* "Round", in a club season "Evening" / "round", "evening"; constant. */
const char *tui_round(const struct tui *tui);
const char *tui_round_small(const struct tui *tui);

/* input.c: a key goes to whatever has the keys now; what is named on the screen is clicked. */
void input_key(struct tui *tui, struct term_event *event);
void input_mouse(struct tui *tui, const struct mouse_event *mouse);

/* practice.c: an exercise whose best draw is not to be given away now? */
bool practice_hides(const struct tui *tui);
/* ... nor the reasons of the boards: the draw as it stands is not marked either. */
bool practice_hides_reasons(const struct tui *tui);

/* head.c: the lines above and below every view. */
void head_draw(struct tui *tui);
/* Lines, from the status row up, of what is said there now. */
int head_status_lines(const struct tui *tui);
/*
 * Lines of the screen for a full-width view with the two below it: LINES, less those that a long
 * message takes.
 */
int head_lines(const struct tui *tui);
void head_card_facts(const struct tui *tui, char *text, size_t size);
/* Frame of a full-width view, with a title; the view draws inside rows 2 .. LINES - 4. */
void head_frame(const char *title);

/* cursor.c */
const struct spot *cursor_spot(const struct tui *tui);
/* Index of the card under the cursor, or -1. */
int cursor_card(const struct tui *tui);
/* Of the card in the air, pressed or carried, or -1. */
int cursor_card_held(const struct tui *tui);
void cursor_to(struct tui *tui, int spot);
/* After the layout changed: find the place again. */
void cursor_settle(struct tui *tui);
bool cursor_key(struct tui *tui, int key);
/* A screenful up or down; with a card in the air over every kind of seat. */
void cursor_page(struct tui *tui, enum direction direction);
/* From one selectable spot of the margin or the board to the next. */
void cursor_tab(struct tui *tui);

/* carry.c */
bool carry_pick(struct tui *tui, enum drag_input input, int pin, int row, int col);
void carry_drop(struct tui *tui);
void carry_cancel(struct tui *tui);
/* Another program has changed the draw under the card: it stays where it sits now. */
void carry_let_go(struct tui *tui);
/* True: the key was meant to drop that card, and does nothing else. */
bool carry_missed(struct tui *tui, int key);
/*
 * The window has another size: a card in the air stays there, over the same place; one that the
 * mouse has only pressed is let go, because its cell is somewhere else now.
 */
void carry_resized(struct tui *tui);
/* The card hangs over no seat. */
void carry_astray(struct tui *tui);

/* judge.c */
void carry_judge(struct tui *tui);
/* What a drop does, with the number (0: none) of the board on which the seat is. */
void carry_words(const char *what, int board, char *text, size_t size);
/* As far as is known now. */
bool carry_legal_at(const struct tui *tui, int spot);
void carry_next_legal(struct tui *tui, int step);
/* The move of a paired draw in the use cases' terms; false if the drop is none. */
bool judge_move(const struct drop *drop, struct move *move);
bool judge_has_violation(
	const struct pairing_score *score, const struct pairing_violation *violation);
/* Laid out: the best draw as things are, and with what the drop fixes; NULL: not known yet. */
const struct foreseen *judge_without(const struct tui *tui);
const struct foreseen *judge_with(const struct tui *tui);
/* Paired: ask the rule book about seats that are seen; true if some are left for the next time. */
bool judge_seats(struct tui *tui);
/* The verdict is not that of the place any more; what is known of other places stays. */
void judge_again(struct tui *tui);
/* The spots are others: what was known of each goes, the draws worked out stay. */
void judge_seats_moved(struct tui *tui);
/* The card is down, or another one is picked up. */
void judge_forget(struct tui *tui);

/* note.c */
/* The box under the board; returns the lines that its text takes. */
int note_draw(struct tui *tui);
/* Take in the reasons that a worker has found, waiting at most so long. */
void note_take(struct tui *tui, int milliseconds);

/* actions.c */
bool action_key(struct tui *tui, int key);
/* There is nothing yet that this key could be about: true after a message. */
bool action_is_idle(struct tui *tui, int key);
/* Ask for a player and put the cursor on him; a card in the air goes there with it. */
void action_find(struct tui *tui);

/* density.c: how dense the cards are, as this desk had it the last time; and for the next time. */
void density_recall(struct tui *tui);
void density_keep(struct tui *tui);

/* publish.c: compare where that is needed, ask, publish */
void action_publish(struct tui *tui);

/* undo.c */
void action_undo(struct tui *tui);
void action_redo(struct tui *tui);

/* explain.c: panels of words */
void explain_why(struct tui *tui);
void explain_card(struct tui *tui, int pin);

/*
 * say.c: what the application says, without the commands that it names beside the keys: "(p, or
 * pair EVENT)". Messages, panels and questions are all said so.
 */
void say_without_commands(char *text);

/* help.c: the keys of what keys go to now, in a panel. */
void help_open(struct tui *tui);
/* Their table; NULL: they are a text of choices (tui/click.h), help_choices. */
const struct key_help *help_keys(const struct tui *tui, int *count);
/* As a text of choices, without those of a view. */
void help_choices(const struct tui *tui, char *text, size_t size);
enum { CHOICES_SIZE = 240 };

/* check.c: the draw against the rules', of laid-out cards that of the round before. */
void check_open(struct tui *tui);
/* Here and now, for a question that follows it; false after a message. */
bool check_open_at_once(struct tui *tui);

/* rule_books.c: the round under several rule books side by side. */
void rule_books_open(struct tui *tui);

/*
 * members.c: members of the club season by name, a part of which begins with the text, with their
 * GSRP before the evening on the board. The caller frees them; NULL: there is no memory.
 */
struct app_listed *members_called(const struct tui *tui, const char *text, int *count);

/*
 * find.c: the one player who is meant by a number or a name; false after a message, which has the
 * numbers of those who are called so.
 */
bool find_one(struct tui *tui, const char *text, int *pin);
/* find.c: ask for a player and show him; of many with a name the next after `from`. */
void find_ask(struct tui *tui, int from, void (*show)(struct tui *tui, int pin));

/* form.c: opened, drawn, typed in, and closed; what its fields mean is in form.h */
/* pin 0: of a new player. `saved` is called with whom it has saved. */
void form_open(struct tui *tui, int pin, void (*saved)(struct tui *tui, int pin));
void form_draw(struct tui *tui);
/* False: the key means nothing to it. */
bool form_event(struct tui *tui, const struct term_event *event);
/* What its keys do, for the last line and for F1. */
const struct key_help *form_keys(int *count);

/*
 * fill.c: ask who from outside plays, in the round of results, this game's player if it stands
 * beside the draw, else the one with the bye (game may be NULL); and on the board the player of
 * this card.
 */
void fill_ask_game(struct tui *tui, const struct game *game);
void fill_ask_card(struct tui *tui, int card);
/* "has White v Filler, F, board 3 for the bye (36)"; his card has such a game. */
void fill_words(const struct tui *tui, int card, char *text, size_t size);

/* import.c: players from a file that is asked for */
void import_ask(struct tui *tui);

/* paper.c */
void paper_ask(struct tui *tui);
/* The sheet that answers a protest of this player. */
void paper_protest(struct tui *tui, int pin);

/* list movement in lists.c */
bool list_key(struct list *list, int key, int count, int page);
void list_reveal(struct list *list, int count, int page);
/*
 * The wheel moves; a click chooses the row under it, of those that stand from first_row on. True if
 * it was such a click.
 */
bool list_mouse(
	struct list *list, const struct mouse_event *mouse, int count, int first_row, int page);

#endif
