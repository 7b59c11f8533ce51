/* One round of an audit: what its draw does to the players, against the draw by the rules. */
#ifndef APP_AUDIT_AUDIT_FIND_H
#define APP_AUDIT_AUDIT_FIND_H

#include "app/audit/audit.h"
#include "app/audit/unfair.h"

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

/* Add a finding of a player in the round; his name goes to `who`. NULL: no memory. */
struct audit_finding *audit_add_player(const struct audit_look *look, enum audit_kind kind,
	int player, bool explained, char who[WHO_SIZE]);

/* Add the pairs who each had the colour that the other was due, where that could have been. */
enum status audit_find_reverse(
	const struct audit_look *look, const struct pairing_entry *entries, int count);

/* Add the players who lost their due colours more often than the others. */
enum status audit_find_due(const struct audit_look *look);

#endif
