/*
 * The use cases: what an arbiter can do to an event, each one action in the journal. Screen and
 * commands call these and nothing below. Everything returns a status; on failure `error` holds the
 * sentence to show and nothing has changed.
 *
 * One struct app is one open event with one current section. Pointers into app_event() are valid
 * until the next call that changes something.
 */
#ifndef APP_APP_H
#define APP_APP_H

#include "core/event.h"
#include "pairing.h"

struct app;

struct app_new {
	const char *path, *name, *system;
	int rounds;
	enum colour lot; /* COLOUR_NONE: drawn by lot now, and recorded */
	const char *options;
	/* where equal grades stand by lot and the options name none: draw one now, and record it */
	bool rank_lot;
};

enum status app_create(const struct app_new *what, struct app **app, struct error *error);
enum status app_open(const char *path, struct app **app, struct error *error);
void app_close(struct app *app);
/* For one more who closes it: it is closed by the last app_close. Returns it. */
struct app *app_hold(struct app *app);
/* A copy of the event with its journal, as it stands, in a new file; other desks may write. */
enum status app_backup(struct app *app, const char *path, struct error *error);

const struct event *app_event(const struct app *app);
int app_section(const struct app *app);
/* the round on the board: current, or the last when all are complete */
int app_round(const struct app *app);
bool app_read_only(const struct app *app);
/*
 * What in the file is not as it was written, as a clause; NULL: nothing was found. The event may be
 * shown, but not as fact.
 */
const char *app_damage(const struct app *app);
/*
 * A file of an older version: it is changed to this one by the first change, or now. What the two
 * functions are asked and say: store.h.
 */
bool app_is_older(const struct app *app);
struct store_migration;
void app_set_migration(struct app *app, const struct store_migration *how);
enum status app_migrate(struct app *app, struct error *error);
/* Why it is, as a clause without an end: "the file cannot be written". */
const char *app_read_only_why(const struct app *app);
/* Is it because the disk was full when the file was opened? */
bool app_found_full(const struct app *app);
/* Take in what another process has written; *changed tells the screen to redraw. */
enum status app_refresh(struct app *app, bool *changed, struct error *error);
/*
 * How often the event has been read again, by app_refresh or because a use case, done or refused,
 * came second behind another process: what was found in the event before is gone.
 */
unsigned app_reads(const struct app *app);

/* A sentence that is no error, for whoever made the call. */
typedef void app_notice(void *context, const char *text);

/*
 * Club seasons. A kind is an enum attends, or ATTENDS_AWAY. Who takes part leaves the draft of the
 * evening when he goes; who comes after the publication meets one who sits out, or another who has
 * just come, if the rule book lets them, and else sits out himself. Who has a seat on a published
 * evening cannot go: he has a result to get.
 */
enum { ATTENDS_AWAY = -1 };
enum status app_attend(
	struct app *app, const int *pins, const int *kinds, int count, struct error *error);
/*
 * The roll of the round on the board of any other event, before it is published: kinds are
 * ATTENDS_HERE, ATTENDS_LATER (comes late) and ATTENDS_AWAY or ATTENDS_ABSENT (is not here). Who is
 * late or not here leaves the draft and has the bye that the section grants (particular "absent":
 * half, else zero points) until he is marked as here. app_attend takes these marks, too.
 *
 * Once somebody is marked as here, those without a mark by the draw are not: app_roll_close marks
 * them so, as one action. Who has asked for a bye is not called.
 */
struct app_roll {
	int here, late, absent, unmarked;
	int booked; /* byes on request */
};
struct app_roll app_roll(const struct app *app);
/* Of how many something is known, bookings apart; all who are called. */
int app_roll_marked(const struct app_roll *roll);
int app_roll_called(const struct app_roll *roll);
/*
 * Is somebody marked as here, and most have no mark: a latecomer was marked, or the roll is hardly
 * begun? To draw without those is hardly what is meant.
 */
bool app_roll_is_begun(const struct app *app, struct app_roll *roll);
/* Is he called in this round, and has no mark? */
bool app_roll_unmarked(const struct app *app, int pin);
/* Those whom app_roll_close would mark, "4 Drew, 7 Green and 3 more"; "": nobody. */
void app_roll_missing_words(const struct app *app, char *text, size_t size);
/* "half-point bye", "no points": what they get. Constant. */
const char *app_roll_grant_words(const struct app *app);
enum status app_roll_close(struct app *app, int *count, struct error *error);
/* Everybody without a mark is here. */
enum status app_roll_all_here(struct app *app, int *count, struct error *error);

/* Did he come to the evening when its draw was out? False also when the journal cannot be read. */
bool app_came_late(struct app *app, int evening, int pin);
/* "6 Findley came after the draw and is joined with 4 Drew, who sat out"; "": he did not. */
void app_late_words(struct app *app, int evening, int pin, char *text, size_t size);
/*
 * He is the first who was marked for an evening, or was to come later to the one before, whose
 * results are all in while somebody sits out of it: if he has come for that one, what to do; "":
 * he has not.
 */
void app_evening_before_words(const struct app *app, int pin, char *text, size_t size);
/*
 * Tonight's ordered list, by which the evening on the board is drawn: PIN, GSRP in tenths, games.
 * The caller frees *rows.
 */
struct app_listed {
	int pin, tenths, games;
};
enum status app_evening_list(
	struct app *app, struct app_listed **rows, int *count, struct error *error);
/*
 * How many volunteer to sit out of a club evening whose draw is not out, where its number is odd
 * and one must; -1: nobody must.
 */
int app_odd_volunteers(const struct app *app, int evening);
/* The evening that is on: one with attendance or a draw, the last one between two of them. */
int app_evening(const struct app *app);
/*
 * A game outside the competition. The two may have one without a result on that evening: then it is
 * this one. *number is its number on the evening.
 */
struct app_outside {
	int evening, white, black;
	enum result result; /* RESULT_NONE: not known yet */
	bool rated;
};
enum status app_outside_put(
	struct app *app, const struct app_outside *game, int *number, struct error *error);
enum status app_outside_remove(struct app *app, int evening, int number, struct error *error);

/*
 * A game against one from outside: a filler, the house player, a player of another section (CAA
 * 36). It counts for the player in points and colour. Until the next round is drawn:
 *	of a published round, by who has the bye, in its place; or by one who sits out, beside the
 *	draw, with a number behind its boards
 *	of the round on the board before it is published, by anybody: he leaves the draw
 * pin 0: who has the bye. colour: the player's; COLOUR_NONE: as it is already, else the one he is
 * due. name NULL: no such game; before the publication he is in the draw again. A result that is in
 * stays with another name; with another colour, or no game, it is refused.
 */
struct app_fill {
	int round, pin;
	const char *name;
	enum colour colour;
};
enum status app_fill(struct app *app, const struct app_fill *what, struct error *error);
/*
 * The same against a player of another section of the event, as one action, which is of the undo of
 * both: each has the other as one from outside, "Green, Gus (Major)", in the round on its own
 * board. The result is entered in either section and counts in both.
 */
struct app_fill_between {
	struct app_fill fill; /* of the current section; its name is not looked at */
	int other, pin;       /* the other section, and the player there */
};
enum status app_fill_between(
	struct app *app, const struct app_fill_between *what, struct error *error);
/* What it would answer; nothing is done. */
enum status app_may_fill(struct app *app, const struct app_fill *what, struct error *error);
/* What the rule book makes of a player's club: "kept apart in round 1"; at most 22 characters. */
const char *app_club_words(const struct app *app, char buffer[32]);

/*
 * Two do not meet in rounds first..last, in place of what was to hold for them in rounds that are
 * still to be published; last 0: they may meet (CAA 35, Schools 27).
 */
enum status app_keep_apart(
	struct app *app, int one, int other, int first, int last, struct error *error);

/* The draw. propose keeps pinned boards and everything fixed by hand. */
enum status app_propose(struct app *app, struct error *error);
/*
 * The same in two steps, the first of which may be taken in a process of its own: the draw is found
 * as an action, which the caller began; then it is done, in an event that is as it was then.
 */
struct action;
enum status app_propose_find(struct app *app, struct action *action, struct error *error);
enum status app_propose_found(struct app *app, const struct action *action, struct error *error);
/* back to cards: boards go, pinned ones stay */
enum status app_lay_out(struct app *app, struct error *error);
/*
 * From laid-out cards to a draw made by hand, also where the rules leave none: pairs and the bye
 * that are fixed by hand become boards, everybody else lies in the tray. STATUS_REFUSED when the
 * round has a draw.
 */
enum status app_pair_by_hand(struct app *app, struct error *error);
enum status app_hand(struct app *app, int pin, enum hand_kind kind, int value, struct error *error);
enum status app_unhand(struct app *app, int pin, enum hand_kind kind, struct error *error);
/*
 * All that one drop fixes and frees, as one action; what an earlier change took along is no
 * trouble. The first change that cannot be made is told, and nothing is done.
 */
enum status app_hands(
	struct app *app, const struct hand_change *changes, int count, struct error *error);
/*
 * What is fixed by hand that the proposed draw on the board does not keep, or that it has cards
 * without a seat, and what to do; which of the fixes leave no draw, where the rules have one; and
 * which have no effect, as who is fixed takes no board. In sentences; "": nothing.
 */
enum status app_unkept(struct app *app, char *text, size_t size, struct error *error);
/* "floats down, has White, kept apart from 9 Green": all that is fixed for him; "": nothing. */
void app_fixed_words(const struct app *app, int pin, char *text, size_t size);
/* all that is fixed by hand for him */
enum status app_free(struct app *app, int pin, struct error *error);

/*
 * What a card in the air may do to a paired draw; PIN 0 is "nobody". app_try computes, app_move
 * does.
 *	MOVE_SWAP	card and other change seats (other on a board, the bye slot or in the tray)
 *	MOVE_TRAY	card leaves its board; its opponent stays in the tray too
 *	MOVE_PAIR	card and other, each in the tray or with the bye, make a board, card with
 *	         	White
 *	MOVE_BYE	card, in the tray or on a board, takes the bye; who had it goes to the tray
 *	MOVE_TURN	the colours of card's board are turned
 * A pin stays with its pair: a board that gets another one is not pinned any more. What is fixed by
 * hand for a card goes when the move contradicts it, but for whom he must not meet: such a board
 * breaks that. The label of the action names both.
 */
enum move_kind { MOVE_SWAP, MOVE_TRAY, MOVE_PAIR, MOVE_BYE, MOVE_TURN };
struct move {
	enum move_kind kind;
	int card, other;
};
enum status app_move(struct app *app, const struct move *move, struct error *error);
/* What it would answer; nothing is done. */
enum status app_may_move(struct app *app, const struct move *move, struct error *error);
/*
 * Number the boards of the draft in the order of publication. Of a round that was published before,
 * moves leave every board the number that it has on the list on the wall, until this is asked for
 * or a new draw is proposed.
 */
enum status app_number_boards(struct app *app, struct error *error);
/*
 * The boards of the draft that stand under another number on the list that was published before:
 * "2 boards of the published list have another number now: 14 Owen - 25 MacRae at 4 (was 3), ...";
 * "": none, or no list hangs on the wall. NEW_NUMBERS_SIZE holds it, cut where there are many.
 */
enum { NEW_NUMBERS_SIZE = 1000 };
enum status app_new_numbers(const struct app *app, char *text, size_t size, struct error *error);
enum status app_pin_board(struct app *app, int board, bool pinned, struct error *error);

/*
 * The verdict: score of the draw as it stands, as the engine would have it, and after a move, by
 * the rules alone whatever is pinned. PINs map by `pins`.
 */
enum { VERDICT_BROKEN_SIZE = 240 };
struct verdict {
	struct pairing_score before, after;
	int *pins; /* pairing index -> PIN */
	int count;
	/*
	 * After breaks no rule that before does not, and no rule of the arbiter's own but his pins,
	 * which give way; else the first of them is broken, "3 and 6 have met (1)".
	 */
	bool legal;
	char broken[VERDICT_BROKEN_SIZE];
	bool better, worse; /* by the rules; neither: they see no difference */
	int term;           /* the first that differs; -1: none */
	bool settled; /* better by the score alone: the rules settle something else first (29D) */
};
enum status app_verdict(struct app *app,
	const struct move *move /* NULL: after = the draw as it stands, before = the best */,
	struct verdict *verdict, struct error *error);
void verdict_done(struct verdict *verdict);

/* What one of the two draws breaks, or is warned of, and the other not. */
enum verdict_change { VERDICT_BREAKS, VERDICT_MENDS, VERDICT_WARNS, VERDICT_WARNS_NO_MORE };
/* As sentences by numbers, separated by "; "; "": there is none. */
void app_verdict_words(const struct app *app, const struct verdict *verdict,
	enum verdict_change change, char *text, size_t size);

/*
 * Who lost by default in the round before, or lost his seat there by a repair and was absent, and
 * is drawn in this one, with the way to take them out;
 * "" if nobody is, and of a club evening, whose attendance says who is there.
 */
enum status app_no_shows(struct app *app, char *text, size_t size, struct error *error);

/*
 * That more than half of the players are marked as top players, in a round that keeps those apart
 * (Schools 3). False: they are not, and text is as it was.
 */
bool app_many_tops(const struct app *app, char *text, size_t size);

/* That the draw on the board leaves no next round without a repeat (US 29L), or nothing. */
enum status app_dead_end(struct app *app, char *text, size_t size, struct error *error);

/*
 * What a board of the current section is called (core/board_label.h); and the number of one that is
 * called so. STATUS_NOT_FOUND, and which there are, where no board can be. It may be one that is
 * not
 * there: the use case that it is given to says so.
 */
int app_board_label(const struct app *app, int round, int number);
enum status app_find_board(
	const struct app *app, int round, int label, int *number, struct error *error);

/*
 * Reasons of the draw of a round (1..), or of one of its boards (number; 0 all), as sentences: of
 * an earlier round as it was drawn. Those of one board begin with what answers the question, and
 * fit `room`: where they would not, whole sentences that tell least are left out. NULL: all.
 */
struct why_room {
	int rows,
		cells; /* cells of a row; all rows of a sentence but its first are WHY_HANG less */
};
enum { WHY_HANG = 2 };
/* How much a reason tells of its board, for a box that has no room for all. */
enum reason_weight {
	WEIGHT_LEAST,  /* counts of a score, earlier meetings, what is said of the whole round */
	WEIGHT_AS_DUE, /* that both have the colour that they are due */
	WEIGHT_USUAL,
	WEIGHT_MOST, /* rules broken or strained, who floats, who does not get his colour */
};

struct reason_mark {
	enum reason_weight weight;
	bool basis; /* it only says of what draw the rest is told */
};

struct reasons {
	char **lines;
	struct reason_mark *marks; /* of each line; NULL: they are not asked for */
	int count;
	int left_out; /* sentences that there was no room for */
};
enum status app_why(struct app *app, int round, int board, const struct why_room *room,
	struct reasons *reasons, struct error *error);
/* Rows of such a sentence, on a screen of plain ASCII too. */
int why_rows(const char *text, int cells);
/* One line more, a copy of the text. */
enum status reasons_add(struct reasons *reasons, const char *text);
void reasons_done(struct reasons *reasons);

/*
 * Why the round on the board has no draw, as an error: STATUS_NO_DRAW with the rule that is in the
 * way, STATUS_REFUSED when nobody has proposed one, STATUS_OK when it has one.
 */
enum status app_no_draw(struct app *app, struct error *error);

/*
 * Is the draw that is not published yet made from scores that a correction has changed since, and
 * would the engine now draw otherwise around the same fixed cards? Looked up once between two
 * changes.
 */
bool app_draw_is_stale(struct app *app);

/*
 * Publish: refused when the roll call does not balance or a card is in the tray; a draw that breaks
 * an absolute rule, is not the engine's or does not keep what is fixed by hand needs a reason
 * (STATUS_REFUSED with the sentence to ask; then call again with one). NULL: none given. An empty
 * one will do for a draw that breaks no rule, but not by the Dutch rules; it is kept as "no reason
 * given". It will do, too, for the engine's own draw that breaks a rule, and then what is kept says
 * that there is no better one.
 */
enum status app_publish(struct app *app, const char *reason, struct error *error);
/* What app_publish would answer without a reason; nothing is published. */
enum status app_may_publish(struct app *app, struct error *error);
/*
 * Would the draft of the round be refused without a reason? A proposal around nothing fixed, that
 * nobody has changed, breaks no rule and was drawn from the scores as they are, never is: then it
 * costs nothing.
 */
enum status app_needs_reason(struct app *app, bool *needs, struct error *error);
/*
 * Take a published draw back; the reason goes into the journal. STATUS_CONFLICT when it has
 * results, unless force: they go with it.
 */
enum status app_unpublish(struct app *app, const char *reason, bool force, struct error *error);
/* Is there a draw that may be taken back? Nothing is done, and nothing said of its results. */
enum status app_may_unpublish(struct app *app, struct error *error);
/* The round whose draft goes with the draw that app_unpublish would take back; 0: none. */
int app_unpublish_drops(const struct app *app);

/*
 * What a result put right on a board of this round means for every later draw: a sentence of those
 * that are published, then one of the draft; empty: nothing is drawn yet, or all was drawn from the
 * result as it is now. CORRECTION_SIZE is enough for it.
 */
enum { CORRECTION_SIZE = 800 };
void app_correction_words(struct app *app, int round, int board, char *text, size_t size);

/*
 * Was what undo would take back done at another desk since this one opened the event? Then label is
 * what it was.
 */
bool app_undo_is_foreign(const struct app *app, char label[120]);
/* That desk, as a sentence calls it: its name, or "another desk". */
const char *app_undo_desk(const struct app *app);
/* Would undo take a published draw back? Then label is what it was. */
bool app_undo_unpublishes(const struct app *app, char label[120]);
/*
 * A published draw goes back for a reason, which the journal keeps as the name of this undo:
 * without one STATUS_REFUSED with the sentence to ask. Of all else `reason` is not looked at. The
 * results of a round are undone before its draw.
 */
/* Whom the last action, the one that undo would take back, speaks of. */
struct app_touched {
	/*
	 * entered, removed, changed, booked, ticked, fixed by hand or kept apart from another, or
	 * one of the game; 0: nobody
	 */
	int pin;
	bool listed; /* he came into the list of players by it, or went */
	int round;   /* in which his game has another result; 0: in none */
	int drawn;   /* the round that was drawn, published or taken back; 0: none */
	/*
	 * the round in which his place was fixed or freed, or is another one or marked; 0: in none
	 */
	int by_hand;
	bool published;       /* a draft became the draw by it */
	int evening, outside; /* the game outside the competition; 0: none */
};
/* Nobody where the file cannot tell. */
void app_last_touched(struct app *app, struct app_touched *touched);
enum status app_undo(struct app *app, const char *reason, char label[120], struct error *error);
enum status app_redo(struct app *app, char label[120], struct error *error);
/*
 * What stands now that an undo or redo has changed the event: "board 11 has no result"; empty:
 * nothing to tell.
 */
void app_stands(const struct app *app, const struct event *before, char *text, size_t size);

/* A board by PINs or starting numbers; black 0: the bye. */
struct plain_board {
	int white, black;
};

static inline bool plain_board_equal(struct plain_board a, struct plain_board b)
{
	return a.white == b.white && a.black == b.black;
}

/*
 * What would be proposed for the round on the board, did the arbiter make these changes by hand:
 * the draw, or why there is none (its rule, whom it concerns). Changes nothing; takes as long as a
 * proposal, a few times so when there is none. Not STATUS_OK: nothing can be said, *foreseen is
 * untouched.
 */
struct foreseen {
	bool drawn;
	struct plain_board *boards; /* PINs */
	int count;
	char why[ERROR_TEXT]; /* not drawn: a sentence */
};
enum status app_foresee(struct app *app, const struct hand_change *changes, int count,
	struct foreseen *foreseen, struct error *error);
void foreseen_done(struct foreseen *foreseen);
/*
 * The scores of two such draws as if nothing were fixed by hand but who sits out: so what a pin
 * costs shows in the terms of the rule book. Where one sits out in one draw alone, each is scored
 * among its own players as long as both have the same terms; else he lies in the tray of that draw.
 * Both must be drawn.
 */
enum status app_verdict_foreseen(struct app *app, const struct foreseen *before,
	const struct foreseen *after, struct verdict *verdict, struct error *error);

/* What the term is called in words: "colours against the rank". */
void app_term_name(const struct pairing_term *term, char *text, size_t size);
/*
 * One sentence for a term, which both scores have, from what to what: "transfers 1 -> 2 (15, 17)".
 */
void app_term_words(const struct pairing_score *from, const struct pairing_score *to, int term,
	char *text, size_t size);

#endif
