/*
 * The version of the library that a program runs with.
 */
#include "pairing.h"

const char *pairing_version(void)
{
	return PAIRING_VERSION;
}
