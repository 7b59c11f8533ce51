/* The cards of a round in the order of a recorded lot (CAA 30, Schools 26). */
#ifndef SUPPORT_REFERENCE_LOT_FACTS_H
#define SUPPORT_REFERENCE_LOT_FACTS_H

#include "support/reference/round_facts.h"

/* Where the event has the setting `random`: those of one score stand by the lot. */
void lot_facts_amend(struct round_facts *facts);

#endif
