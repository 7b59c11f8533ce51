/*
 * What US Chess looks at in the players' records before it draws: the scores of an accelerated round
 * count (28R).
 */
#include "cards/entries.h"
#include "uscf/uscf.h"

enum pairing_status uscf_list(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct uscf uscf;
	enum pairing_status status = uscf_init(&uscf, input, NULL);

	if (status != PAIRING_OK)
		return status;
	status = entries_of_field(&uscf.field, entries, count);
	uscf_done(&uscf);
	return status;
}
