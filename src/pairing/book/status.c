/*
 * The words of a status.
 */
#include "pairing.h"

const char *pairing_status_text(enum pairing_status status)
{
	switch (status) {
#define STATUS_CASE(name, text) \
	case name: \
		return text;
		PAIRING_STATUS_LIST(STATUS_CASE)
#undef STATUS_CASE
	}
	return "unknown status";
}
