/* Practice by steps, a question a line. */
#ifndef CLI_PRACTICE_STEPS_H
#define CLI_PRACTICE_STEPS_H

#include "core/status.h"

/*
 * Asks on standard output and reads the answers from standard input, to the end of the exercise or
 * of the answers; then what was missed. Fails as practice_by_steps does.
 */
enum status ask_steps(const char *name, struct error *error);

#endif
