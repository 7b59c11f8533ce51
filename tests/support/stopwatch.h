/* How long something took, for benches and limits. */
#ifndef SUPPORT_STOPWATCH_H
#define SUPPORT_STOPWATCH_H

/* Milliseconds of this process's own work so far / of a clock that only goes forward. */
double stopwatch_cpu(void);
double stopwatch_wall(void);

/* For qsort of such times. */
int stopwatch_compare(const void *a, const void *b);

#endif
