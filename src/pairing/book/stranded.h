/*
 * Cards that have nobody to meet once others are seated.
 */
#ifndef PAIRING_BOOK_STRANDED_H
#define PAIRING_BOOK_STRANDED_H

#include "cards/field.h"

/* May the card meet the other one, or (other below 0) have the bye? */
typedef bool stranded_may(const void *context, int card, int other);

/* The cards of a field, and those of them that are seated. */
struct stranded {
	const struct field *field;
	const bool *seated;
	stranded_may *may;
	const void *context;
};

/*
 * Among those who are not seated: the only two, who may not meet, or the highest whom none of the
 * others may meet and who may not have the bye. Else *who is nobody, also where cards are fixed.
 */
void stranded_find(const struct stranded *stranded, struct pairing_who *who);

#endif
