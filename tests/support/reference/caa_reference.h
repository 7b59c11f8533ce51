/*
 * The CAA terms a second time.
 */
#ifndef SUPPORT_REFERENCE_CAA_REFERENCE_H
#define SUPPORT_REFERENCE_CAA_REFERENCE_H

#include "support/reference/reference.h"

extern const struct reference_rules caa_reference;

#endif
