/* KEY=VALUE words as changes of what an event and its sections have. */
#ifndef CLI_SET_KEYS_H
#define CLI_SET_KEYS_H

#include "app/settings/settings.h"
#include "cli/cli.h"

enum { KEYS_MOST = 100 };

/* Are all words from the third on of what all sections share? False where one of them is no key. */
bool set_keys_are_of_event(const struct args *args, const struct app *app);

/*
 * All words from the third on, as one action, with --reason if it is given. of_section: what is the
 * event's is refused, and "name" is the name of the section. orders: what was set, in the order of
 * the words. EXIT_DONE, or an exit code after a message.
 */
int set_keys(const struct args *args, struct app *app, bool of_section,
	struct setting_order orders[KEYS_MOST]);

/* What of it is accepted, and had better be looked at: settings_doubt. */
void set_keys_tell_doubts(const struct args *args, const struct app *app,
	const struct setting_order orders[KEYS_MOST]);

#endif
