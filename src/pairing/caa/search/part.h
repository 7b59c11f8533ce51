/*
 * Some neighbouring levels of a field as an input of their own: what can be drawn without the
 * levels around them.
 */
#ifndef PAIRING_CAA_SEARCH_PART_H
#define PAIRING_CAA_SEARCH_PART_H

#include "cards/field.h"

struct caa_part {
	int from, to;               /* its first and last level */
	struct pairing_input input; /* borrows the options; its pins have room for one more */
	struct pairing_player *players;
	struct pairing_game *games;
	struct pairing_pin *pins;
	struct pairing_apart *apart;
	int *whole;   /* index in the part -> index in the field's input */
	int *part_of; /* index in the field's input -> index in the part, -1: not in it */
};

/*
 * The cards of levels from..to with their records and what the arbiter has fixed for them; an
 * opponent who has no card here is outside. False when there is no memory. Release with
 * caa_part_done.
 */
bool caa_part_init(struct caa_part *part, const struct field *field, int from, int to);
void caa_part_done(struct caa_part *part);

#endif
