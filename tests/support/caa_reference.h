/*
 * The CAA terms a second time.
 */
#ifndef SUPPORT_CAA_REFERENCE_H
#define SUPPORT_CAA_REFERENCE_H

#include "support/reference.h"

extern const struct reference_rules caa_reference;

#endif
