/* The name of one from outside: that it is one, and nobody's of the event. */
#ifndef APP_ROUND_OUTSIDER_H
#define APP_ROUND_OUTSIDER_H

#include "app/app.h"

/* He is to play this player in this round. */
struct outsider {
	const char *name;
	int round, pin;
	bool draft; /* the round is not published */
};

/* The name as it was typed into kept, without blanks around it. */
enum status outsider_name(const char *typed, char kept[NAME_SIZE], struct error *error);

/* He has no card here, none can be meant by what was typed for him, and he has one game a round. */
enum status outsider_check(
	const struct app *app, const struct outsider *outsider, struct error *error);

#endif
