/* Byes and absences that a tournament report tells of before their rounds. */
#ifndef APP_REPORT_BOOKED_H
#define APP_REPORT_BOOKED_H

#include "app/report/translate.h"

/* Is the entry, of a round that is not played, a bye or an absence? */
bool booked_entry(const struct trf_game *entry);

/* Fill in who has a bye booked for this or a later round. */
void booked_fill(struct trf_field *field, int round);

#endif
