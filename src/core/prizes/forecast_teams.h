/* What clubs and schools can still win before the last round. */
#ifndef CORE_FORECAST_TEAMS_H
#define CORE_FORECAST_TEAMS_H

#include "core/prizes/chances.h"
#include "core/prizes/forecast.h"

/*
 * A row of the forecast for each club or school of each contest, within bounds: each player of it
 * can have the least or the most that he can come to, whoever he plays. The award is that of the
 * list as it would be now, its entrants those of the chances.
 */
enum status forecast_teams_bound(
	struct forecast *forecast, const struct award *award, const struct chances *chances);

/*
 * One way in which all open games can end, as it would be paid: the first one takes the place of
 * the bounds, the others widen them.
 */
enum status forecast_teams_note(struct forecast *forecast, const struct award *award, bool first);

#endif
