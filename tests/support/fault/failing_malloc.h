/*
 * A malloc whose n-th call fails, for the nomem_ tests: those are linked with
 * --wrap=malloc,--wrap=calloc,--wrap=realloc, so that every allocation of our own code comes
 * through here. In other tests this does nothing.
 */
#ifndef SUPPORT_FAULT_FAILING_MALLOC_H
#define SUPPORT_FAULT_FAILING_MALLOC_H

#include <stdbool.h>

/*
 * The n-th allocation from now (1..) fails; lasting: all later ones, too. Until the stop there must
 * be nothing but the calls under test: Check allocates as well.
 */
void failing_malloc_start(int n, bool lasting);

/* No more failures. True if there was one. */
bool failing_malloc_stop(void);

/* Count one allocation made by other means (a library's own allocator); true: let it fail. */
bool failing_malloc_fails(void);

#endif
