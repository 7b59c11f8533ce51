/* Work of another process that is killed amid it. */
#ifndef SUPPORT_FAULT_KILLED_CHILD_H
#define SUPPORT_FAULT_KILLED_CHILD_H

#include <stdbool.h>

/*
 * Run the work, which writes a byte for each step that was acknowledged and ends the process, and
 * kill it so many nanoseconds after so many acknowledgements (below 0: let it end). Returns how
 * many there were in the end. The moment counts from an acknowledgement, so that a busy machine is
 * killed amid the work, too. *killed (may be NULL): or had it ended before, well, as it must?
 */
int killed_child(void (*work)(const char *path, int acknowledge), const char *path, int wait_for,
	long long after, bool *killed);

#endif
