/* The generator's knobs in one line. */
#ifndef SUPPORT_EVENT_KNOBS_H
#define SUPPORT_EVENT_KNOBS_H

#include "app/generate/generate.h"

/*
 * Turn knobs as "players=20 points=W=3'D=1", with ' for a blank inside a value; the test fails if
 * that cannot be.
 */
void knobs_turn(struct generate_knobs *knobs, const char *text);

#endif
