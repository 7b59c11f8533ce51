/* Inside the ECF writer and reader: the fields that a file may have, and where they are kept. */
#ifndef FORMATS_ECF_ECF_FIELD_H
#define FORMATS_ECF_ECF_FIELD_H

#include "formats/ecf/ecf.h"

enum ecf_place { ECF_OF_EVENT, ECF_OF_PLAYER, ECF_OF_GAME };

enum ecf_kind {
	ECF_TEXT,
	ECF_LINES, /* a field each, in the text with "; " between */
	ECF_NUMBER,
	ECF_FLAG, /* a name without a value, or nothing */
	ECF_DAY,  /* dd/mm/yyyy */
	ECF_SEX,
	ECF_SCORE,
	ECF_COLOUR
};

struct ecf_field {
	const char *name;
	enum ecf_place place;
	enum ecf_kind kind;
	size_t offset, size; /* in the file, player or game; size of a text */
	bool line;           /* begins a line */
};

/* In the order in which they are written. */
const struct ecf_field *ecf_fields(int *count);

/* The words of a score. */
extern const char *const ecf_scores[3];

#endif
