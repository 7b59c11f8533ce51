/* Floats of a report that are not those of the scores, as comments of ours tell (trf/floated.h). */
#ifndef APP_REPORT_TOLD_FLOATS_H
#define APP_REPORT_TOLD_FLOATS_H

#include "app/report/translate.h"

/*
 * Into the games of the field, of those that are in the eyes of the round of its input as they are
 * in the report.
 */
void told_floats_fill(struct trf_field *field);

#endif
