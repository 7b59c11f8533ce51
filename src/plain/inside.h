/* One who types, and what is remembered of the lines. */
#ifndef PLAIN_INSIDE_H
#define PLAIN_INSIDE_H

#include "plain/lines.h"
#include "plain/news.h"
#include "plain/plain.h"
#include "plain/words.h"

struct plain {
	struct plain_options options;
	struct lines_of lines_of;
	struct lines *lines;
	struct news news;
	int section; /* the one that all lines mean */
	bool over;
	char last[LINE_MOST];    /* the line before, for `again` */
	char reasons[LINE_MOST]; /* the last `why`, for `more` */
	int reasons_section;     /* where it was asked */
	char reason[LINE_MOST];  /* the last that was given */
	char kept[LINE_MOST];    /* no answer to the question before it: the next line */
	bool keeps;
};

#endif
