/*
 * The sections of an event: each has its own players, rule book and rounds, and all use cases mean
 * the current one. An event with one section never speaks of it.
 */
#ifndef APP_SECTION_SECTION_H
#define APP_SECTION_SECTION_H

#include "app/app.h"
#include "app/words/section.h"

enum { EVENT_SECTIONS_MOST = 99 };

/* All calls mean this section from now on; false, and nothing changed: there is none such. */
bool app_set_section(struct app *app, int section);

/*
 * The section of a name, a letter or the beginning of a name, case aside; a name wins over another
 * section's letter. STATUS_NOT_FOUND with the sections there are, or with those that begin so.
 */
enum status app_find_section(
	const struct app *app, const char *text, int *section, struct error *error);
/* It becomes the current one. */
enum status app_choose_section(struct app *app, const char *text, struct error *error);

/* Undo and redo are of the settings of the event from now on, until a section is set. */
void app_set_event_line(struct app *app);
/*
 * The same of the next undo, or redo, alone: of the settings of the event or of the current
 * section, whichever was changed last.
 */
void app_set_later_line(struct app *app, bool redo);

/* What it is called in one or two characters: its letter, else its number. Returns buffer. */
const char *app_section_letter(const struct event *event, int section, char buffer[8]);

/*
 * The same where there is little room for names: the name if it is that short, else its beginning,
 * with which no other section begins; else the letter. Returns buffer.
 */
enum { SECTION_SHORT_SIZE = 24 };
const char *app_section_short(
	const struct event *event, int section, char buffer[SECTION_SHORT_SIZE]);

/* " of Major" for behind a round; "" in an event of one section. Returns buffer. */
enum { SECTION_BEHIND_SIZE = NAME_SIZE + 8 };
const char *app_section_behind(
	const struct event *event, int section, char buffer[SECTION_BEHIND_SIZE]);

/*
 * "-Major" for the name of a file, which no other section has; "" in an event of one section.
 * Returns buffer.
 */
enum { SECTION_FILE_SIZE = 48 };
const char *app_section_file(
	const struct event *event, int section, char buffer[SECTION_FILE_SIZE]);

/*
 * The sections to which a desk is bound (drawboard EVENT --section NAME), the first of which it
 * opens; none: it goes to all.
 */
struct desk_sections {
	int ids[EVENT_SECTIONS_MOST];
	int count;
};

bool desk_goes_to(const struct desk_sections *desk, int section);
/* The first of its sections that is there still; 0: none is, or it is bound to none. */
int desk_section_left(const struct event *event, const struct desk_sections *desk);

/* How far a section is. */
struct section_state {
	int section;
	int round;              /* on the board */
	enum round_state state; /* of it */
	bool complete;          /* all rounds are */
	int boards, to_come;    /* of a published round: how many, and without a result */
	int players;            /* who have not left */
	int tray;               /* of a draft: who have no place in it yet */
};

/* Of the i-th section (0..event_sections - 1). */
struct section_state app_section_state(const struct app *app, int i);

/*
 * Short words for it: "R3 drawn", "R3 tray 2" of a draft that is not whole, "R3 12/20", "R2 done".
 */
const char *section_state_words(
	const struct event *event, const struct section_state *state, char buffer[48]);

/* "Open, Major, Minor". Returns buffer. */
const char *section_names(const struct event *event, char *buffer, size_t size);

/*
 * A new section, with what->name its name; what->path is not looked at. It becomes the current one.
 * STATUS_REFUSED: another one has the name; STATUS_BAD_INPUT as app_create.
 */
enum status app_section_add(struct app *app, const struct app_new *what, struct error *error);

/*
 * The current section goes, with its players. Refused for the only one, and where a round is
 * published. The first one left becomes the current.
 */
enum status app_section_remove(struct app *app, struct error *error);
/* What it would answer; nothing is removed. */
enum status app_section_may_remove(const struct app *app, struct error *error);

/*
 * A player of the current section goes over to another: before a round of either is published with
 * all that is known of him; later he leaves the one from its next round on and enters the other in
 * its next, with `points2` half points in byes for the rounds that he has missed there, or below 0
 * a half-point bye for each of them where that section grants it (particular "absent"). A note on
 * each of his cards says where the other is, and whom he has met and who went over before him is
 * kept apart from him there.
 */
struct section_move {
	int pin;
	int to;
	int points2;
};

/* *pin: his number there. */
enum status app_section_move(
	struct app *app, const struct section_move *move, int *pin, struct error *error);

/*
 * All of the current section with a rating below this one, those without a rating too, go over to
 * another, before round 1 of both is drawn; *count: how many.
 */
enum status app_section_split(struct app *app, int below, int to, int *count, struct error *error);

/* May players of the current section go over so, or all of them? Nothing is done. */
enum status app_section_may_split(const struct app *app, struct error *error);

/* All go over, and the section goes; the other becomes the current one. One action. */
enum status app_section_merge(struct app *app, int to, int *count, struct error *error);

#endif
