/* The forms of the sentences on what the hand of the arbiter has made, each with its check. */
#ifndef SUPPORT_TOLD_TOLD_HAND_H
#define SUPPORT_TOLD_TOLD_HAND_H

#include "support/told/told.h"

/* Of every rule book; tried behind its own. */
extern struct told_form hand_forms[];
extern const int hand_forms_count;

#endif
