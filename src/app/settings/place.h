/* Where a setting of the list is kept. */
#ifndef APP_SETTINGS_PLACE_H
#define APP_SETTINGS_PLACE_H

#include "app/settings/change.h"

/* One of the three. */
struct setting_place {
	const struct particular_field *field; /* of the event or its section; or NULL */
	const struct draw_setting *draws;     /* or NULL */
	int option;                           /* of the rule book; or -1 */
};

struct setting_place settings_place(const struct app *app, int i);

#endif
