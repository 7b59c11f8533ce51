/*
 * What the Schools' rules look at in the players' records before they draw.
 */
#include "cards/entries.h"
#include "schools/schools.h"

enum pairing_status schools_list(
	const struct pairing_input *input, struct pairing_entry **entries, int *count)
{
	struct schools_options options;
	struct pairing_input own;
	struct field field;
	enum pairing_status status = schools_options_read(input, &options, NULL);

	if (status != PAIRING_OK)
		return status;
	own = schools_input(input, &options);
	status = field_init(&field, &own, NULL);
	if (status != PAIRING_OK)
		return status;
	status = entries_of_field(&field, entries, count);
	for (int c = 0; status == PAIRING_OK && c < field.count && !options.old; c++)
		(*entries)[c].bye_spared = schools_bye_spared(&field, c);
	field_done(&field);
	return status;
}
