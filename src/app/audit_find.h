/* One round of an audit: what its draw does to the players, against the draw by the rules. */
#ifndef APP_AUDIT_FIND_H
#define APP_AUDIT_FIND_H

#include "app/audit.h"
#include "app/unfair.h"

/* Due colours that a player did not get. */
struct audit_lost {
	int count, needless; /* needless: the rules give it to him */
	int last;            /* round */
};

struct audit_look {
	const struct round_cards *cards;
	const struct seated *here, *rules; /* rules NULL: they have no draw */
	struct audit *audit;
	struct audit_lost *lost; /* by PIN */
};

/* Add what is found in the round. */
enum status audit_find(const struct audit_look *look);

/* Add the players who lost their due colours more often than the others. */
enum status audit_find_due(const struct audit_look *look);

#endif
