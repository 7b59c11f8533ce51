/* A tournament report from a file, as it is to be taken. */
#ifndef APP_TRF_FILE_H
#define APP_TRF_FILE_H

#include "app/app.h"
#include "app/trf/event.h"
#include "formats/trf/trf.h"

/*
 * Read what->text, or without it what->path (NULL: standard input), strictly or not, with the
 * number of rounds and the byes as `what` has them. Who is free in a round of an all-play-all has
 * the code U there, also where the report has Z or nothing. Release with trf_done, on failure as
 * well; *trf starts zeroed.
 */
enum status trf_file_read(const struct app_trf *what, struct trf *trf, const struct report *report);

#endif
