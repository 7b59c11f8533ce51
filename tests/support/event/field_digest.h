/*
 * For rules that a test makes itself: an input is digested as it stands.
 */
#ifndef SUPPORT_EVENT_FIELD_DIGEST_H
#define SUPPORT_EVENT_FIELD_DIGEST_H

#include "book/frame.h"

/* pairing_rules.digest of a digest that is a struct field. */
enum pairing_status field_digest(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame);

#endif
