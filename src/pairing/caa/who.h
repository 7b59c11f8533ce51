/*
 * Who makes the difference between two draws by a term of the CAA rules.
 */
#ifndef PAIRING_CAA_WHO_H
#define PAIRING_CAA_WHO_H

#include "book/who.h"
#include "caa/caa.h"

/* PAIRING_OK or PAIRING_NO_MEMORY. */
enum pairing_status caa_who_seats(
	const struct caa_options *options, const struct who_draws *draws, struct pairing_who *who);

/* As rule_book.who. */
enum pairing_status caa_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who);

#endif
