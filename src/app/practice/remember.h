/* Writes marks and shown solutions of exercises into the record. */
#ifndef APP_PRACTICE_REMEMBER_H
#define APP_PRACTICE_REMEMBER_H

#include "app/practice/practice.h"

/* Both leave what counts more: seen before it was solved stays seen, solved stays solved. */
enum status practice_remember_solved(struct practice *practice, struct error *error);
enum status practice_remember_seen(struct practice *practice, struct error *error);

#endif
