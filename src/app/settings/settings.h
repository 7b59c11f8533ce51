/*
 * Everything that an arbiter can say of an event and of its section: particulars for lists and
 * reports, and the settings that draws rest on. One list of keys for the commands and the screen.
 */
#ifndef APP_SETTINGS_SETTINGS_H
#define APP_SETTINGS_SETTINGS_H

#include "app/app.h"
#include "core/particulars/particular.h"

enum setting_group {
	SETTING_OF_EVENT,   /* what all sections share */
	SETTING_OF_SECTION, /* particulars of the section: rating limit, day and time of rounds */
	SETTING_OF_DRAWS    /* rounds, points, and the settings of the rule book */
};

struct setting {
	enum setting_group group;
	const char *key;            /* as it is typed: "time-control" */
	const char *name;           /* as it is printed: "Time control" */
	const char *help;           /* of settings of draws: what it does; else NULL */
	const char *when;           /* when it may change; NULL: at any time, no draw rests on it */
	char takes[80];             /* what is typed, as an example or a range; "": any text */
	char text[PARTICULAR_SIZE]; /* as it stands, as it is typed; "": nothing is known */
};

/* How many there are; the i-th of them, by group. */
int settings_count(const struct app *app);
void settings_at(const struct app *app, int i, struct setting *setting);

/* The place of a key, case and hyphens aside; -1: there is none such. */
int settings_find(const struct app *app, const char *key);

struct setting_order {
	const char *key;  /* as in the list, or as typed */
	const char *text; /* as typed; "": nothing is known, or the usual value */
};

/*
 * All of them as one action. Where a published draw would have been another one with them, it wants
 * a reason (NULL or "": none): STATUS_REASON; it stays as it is, and is judged by what held when it
 * was drawn. So does a change of the tie-breaks once round 1 is published. Refused where the
 * proposed draw of the round on the board would be another one.
 */
enum status app_set(struct app *app, const struct setting_order *orders, int count,
	const char *reason, struct error *error);

/* Another number of rounds; the same. */
enum status app_set_rounds(struct app *app, int rounds, const char *reason, struct error *error);

/*
 * Rate of play by the time control, "standard (US: dual)"; "": there is none, or it is not known.
 */
enum { RATE_SIZE = 40 };
const char *settings_rate(const struct event *event, char text[RATE_SIZE]);

/*
 * Is what is known of the event accepted, and had he who typed it better look: a time control from
 * which no rate of play follows, a type of report that is none, a tie-break that parts nobody? Then
 * the sentence, with what is expected.
 */
bool settings_doubt(
	const struct app *app, const char *key, const char *text, char *doubt, size_t size);

/*
 * What is missing for the report to an office, the names of its fields with commas between; "":
 * nothing. Returns false behind the last office; the first is FIDE.
 */
struct missing {
	const char *office; /* "FIDE", "ECF", "US Chess" */
	char fields[400];
};
enum { MISSING_FOR_FIDE };
bool settings_missing(const struct app *app, int i, struct missing *missing);

#endif
