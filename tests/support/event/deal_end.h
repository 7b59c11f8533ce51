/* Where a deal ends. */
#ifndef SUPPORT_EVENT_DEAL_END_H
#define SUPPORT_EVENT_DEAL_END_H

#include "app/deal/deal.h"

/* Does the table show the draw: its boards with their colours, and nobody else seated? */
bool deal_is_draw(const struct deal *deal, const struct deal_table *table);

#endif
