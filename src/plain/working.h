/* A line that says that an answer takes longer than a second. */
#ifndef PLAIN_WORKING_H
#define PLAIN_WORKING_H

void working_begin(void);
void working_end(void);

#endif
