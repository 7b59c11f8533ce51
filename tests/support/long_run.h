/*
 * Tests that take minutes, or programs and fonts of their own (make setup-long): run with LONG=1.
 */
#ifndef SUPPORT_LONG_RUN_H
#define SUPPORT_LONG_RUN_H

#include <stdbool.h>

/*
 * Is LONG set, and does each of these shell commands (the last followed by NULL) succeed? Where one
 * fails, a line says that `what` is skipped, and for want of which Debian package: it stands before
 * its command, "tidy: command -v tidy".
 */
bool long_run(const char *what, ...) __attribute__((sentinel));

#endif
