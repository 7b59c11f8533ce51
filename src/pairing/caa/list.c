/*
 * What the British rules look at in the players' records before they draw.
 */
#include "caa/caa.h"
#include "cards/entries.h"

enum pairing_status caa_list(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct caa_options options;
	struct pairing_input own;
	struct field field;
	enum pairing_status status = caa_options_read(input, &options, NULL);

	if (status != PAIRING_OK)
		return status;
	own = caa_input(input, &options);
	status = field_init(&field, &own, NULL);
	if (status != PAIRING_OK)
		return status;
	status = entries_of_field(&field, entries, count);
	for (int c = 0; status == PAIRING_OK && c < field.count; c++)
		(*entries)[c].bye_spared = caa_bye_spared(&field, &options, c);
	field_done(&field);
	return status;
}
