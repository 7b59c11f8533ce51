/*
 * A use case when memory runs out at the n-th call for it, for every n: either STATUS_NO_MEMORY and
 * the event as it was, or it is done. For nomem_ tests.
 */
#ifndef SUPPORT_FAULT_NOMEM_ACTION_H
#define SUPPORT_FAULT_NOMEM_ACTION_H

#include "core/status.h"

/*
 * Try it on the event of app_test() until it lacks nothing. An engine may do without a table it had
 * no memory for: `draws` says how often the case has one find a draw, as it stands after the call.
 */
void nomem_action(enum status (*action)(void), const int *draws);

#endif
