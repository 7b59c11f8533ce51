/*
 * For rules that a test makes itself: an input is digested as it stands.
 */
#include "support/event/field_digest.h"

enum pairing_status field_digest(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	return field_init(digest, input, blame);
}
