/*
 * The settings of the FIDE (Dutch) system.
 */
#include "dutch/dutch.h"

#include "book/options.h"

enum { OPTION_REAL_ORDER, OPTION_POOR_BYE, OPTION_ACCELERATION };

/* The values of acceleration. */
enum { ACCELERATION_NONE, ACCELERATION_BAKU };

const struct pairing_value dutch_value[DUTCH_VALUES] = {
	{"acceleration", "none", ACCELERATION_NONE, false},
	{"acceleration", "baku", ACCELERATION_BAKU, false}};

const struct pairing_option dutch_option[DUTCH_OPTIONS] = {
	{"real_order", 0, 0, 1, "boards stand by real scores, without virtual points (C.04.2 3.6)",
		PAIRING_SET_ANY_TIME, "Boards by real scores"},
	{"poor_bye", 0, 0, 1,
		"a pairing bye worth no more than a loss is no downfloat (against 1.4.3)",
		PAIRING_SET_ANY_TIME, "Poor bye is no float"},
	/*
	 * whoever draws an event gives the points (pairing_input.extra): only he knows who came
	 * late
	 */
	{"acceleration", ACCELERATION_NONE, ACCELERATION_NONE, ACCELERATION_BAKU,
		"virtual points for the upper half in the first rounds, by the rule of Baku (C.04.7)",
		PAIRING_SET_UNPUBLISHED, "Acceleration"},
};

enum pairing_status dutch_options_read(const struct pairing_input *input,
	struct dutch_options *options, struct pairing_blame *blame)
{
	int value[DUTCH_OPTIONS];
	const enum pairing_status status =
		book_options_read(dutch_option, DUTCH_OPTIONS, input, value, blame);

	if (status != PAIRING_OK)
		return status;
	options->real_order = value[OPTION_REAL_ORDER] != 0;
	options->poor_bye = value[OPTION_POOR_BYE] != 0;
	return PAIRING_OK;
}
