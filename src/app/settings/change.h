/* Settings on their way into an action. */
#ifndef APP_SETTINGS_CHANGE_H
#define APP_SETTINGS_CHANGE_H

#include "app/event/state.h"
#include "app/settings/settings.h"

/* What several orders of one action build on. */
struct changing {
	struct app *app;
	struct action *action;
	struct section row; /* as it is to be, put when all orders are known */
	bool renumbers;     /* what players are ranked by is another */
	struct error *error;
};

/* A setting of draws that is no option of the rule book. */
struct draw_setting {
	const char *key, *name, *takes, *help, *when;
	void (*show)(
		const struct event *event, const struct section *row, char text[PARTICULAR_SIZE]);
	enum status (*change)(struct changing *changing, const char *text);
};

extern const char setting_any[], setting_early[], setting_undrawn[];

const struct draw_setting *draw_settings(int *count);

/* Another number of rounds: what is entered for rounds that would not be is refused (rounds.c). */
enum status change_rounds(struct changing *changing, int rounds);

/*
 * Would a draw be another one with the action? *published: the first round published that would;
 * *draft: the round on the board, whose proposed draw would; 0: none. drafts_only: what is
 * published is not looked at. Costs two draws a round (altered.c).
 */
enum status change_alters(struct app *app, const struct action *action, bool drafts_only,
	int *published, int *draft, struct error *error);

#endif
