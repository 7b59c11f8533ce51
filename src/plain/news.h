/* What other desks have done to the event since it was last looked at, from its journal. */
#ifndef PLAIN_NEWS_H
#define PLAIN_NEWS_H

#include "app/app.h"

struct news {
	long long seen; /* the last entry that is known here */
	unsigned reads; /* how often the event had been read then (app_reads) */
};

/* All that has happened so far is known. */
void news_begin(struct news *news, struct app *app);

/* Print a line for each entry of another desk that is new; true: there was one. */
bool news_print(struct news *news, struct app *app);

/* After a command of ours: what it did needs no line, what another desk did in between does. */
void news_after_own(struct news *news, struct app *app);

#endif
