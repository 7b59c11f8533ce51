/*
 * Who was in a round of a report when it was published, and which boards stayed as they were when
 * somebody was seated later.
 */
#ifndef APP_REPORT_TRANSLATE_PUBLISHED_H
#define APP_REPORT_TRANSLATE_PUBLISHED_H

#include "app/report/translate.h"

/* Who was in the round as it was published, where other ones are in it now; false: no memory. */
bool translate_published(struct trf_field *field, int round);

/*
 * Once latecomers were seated on an evening, or a published round was repaired, the draw is that
 * around the boards which stayed: those with none of whom a comment says that he was seated then.
 */
void translate_kept_boards(struct trf_field *field, int round);

#endif
