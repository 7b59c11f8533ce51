/*
 * Club seasons: sections whose rule book is GSRP. Their rounds are evenings, who sits out scores
 * nothing.
 */
#ifndef CORE_SEASON_H
#define CORE_SEASON_H

#include <stdbool.h>

#include "core/event.h"

/* The rule book of club seasons. */
#define SEASON_SYSTEM "gsrp"

bool section_is_season(const struct section *section);

/* False also when there is no such section. */
bool event_is_season(const struct event *event, int section);

#endif
