/* What reading and writing reports share: a row put into an event, the codes of rule books. */
#include "config.h"

#include "app/trf/rows.h"

#include <string.h>

#include "app/round/acceleration.h"

enum status trf_rows_put(struct event *event, const struct record *row)
{
	return event_put(event, record_key_of(row), row);
}

/*
 * Rule books and their codes. CUSTOM_SWISS is that of every rule book but FIDE's: it is written
 * for them and names none.
 */
static const struct {
	const char *system, *type;
	bool names; /* the code alone tells the rule book */
} types[] = {
	{"dutch", "FIDE_DUTCH", true},
	{"caa", "CUSTOM_SWISS", false},
	{"uscf", "CUSTOM_SWISS", false},
};

enum { TYPES = sizeof(types) / sizeof(types[0]) };

const char *trf_type_of(const char *system)
{
	for (int i = 0; i < TYPES; i++)
		if (!strcmp(types[i].system, system))
			return types[i].type;
	return "";
}

bool trf_type_is_known(const char *type, const char **system)
{
	for (int i = 0; i < TYPES; i++) {
		const size_t length = strlen(types[i].type);

		if (strncmp(types[i].type, type, length) != 0 ||
			(type[length] && strcmp(type + length, ACCELERATION_BAKU) != 0))
			continue;
		*system = types[i].names ? types[i].system : NULL;
		return true;
	}
	*system = NULL;
	return false;
}

bool trf_rows_name_is_long(const char *name)
{
	int characters = 0;

	for (; *name; name++)
		characters += ((unsigned char)*name & 0xc0) != 0x80;
	return characters > TRF_NAME_COLUMNS;
}
