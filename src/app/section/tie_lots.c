/* Lots for those whom all other tie-breaks leave on one place. */
#include "config.h"

#include "app/section/tie_lots.h"

#include <stdlib.h>

#include "app/event/state.h"
#include "app/section/lots.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/ties/standings.h"
#include "core/vocabulary.h"

static bool has_lot(const struct ties_order *order)
{
	for (int i = 0; i < order->count; i++)
		if (order->of[i].code == TIES_LOT)
			return true;
	return false;
}

static enum status check_order(const struct ties_order *order, struct error *error)
{
	char typed[TIES_ORDER_SIZE];

	if (has_lot(order))
		return STATUS_OK;
	if (!ties_order_typed(order, typed, sizeof(typed)))
		typed[0] = '\0';
	return app_fail(error, STATUS_REFUSED,
		"Lots are no tie-break of this section; they are the last one with %s%sLOT (E, or section EVENT set tie-breaks=%s%sLOT).",
		typed, typed[0] ? "," : "", typed, typed[0] ? "," : "");
}

bool app_section_has_lots(const struct app *app)
{
	const struct ties_setting setting = ties_setting_of(app_event(app), app->section);

	return event_current_round(app_event(app), app->section) > 1 && has_lot(&setting.order);
}

/* Players who share a place and have no lot, into pins; the highest lot of anybody. */
static int find_tied(const struct app *app, const struct standings *standings, int *pins, int *most)
{
	int count = 0;

	*most = 0;
	for (int i = 0; i < standings->count; i++) {
		const int lot = event_particular_number(
			app_event(app), app->section, standings->rows[i].pin, PLAYER_LOT, 0);

		if (lot > *most)
			*most = lot;
		if (lot == 0 && standings_is_shared(standings, i))
			pins[count++] = standings->rows[i].pin;
	}
	return count;
}

static enum status put_lots(struct app *app, const struct standings *standings, unsigned number,
	struct action *action, struct error *error)
{
	struct lots lots = {number};
	int *pins = calloc((size_t)standings->count + 1, sizeof(*pins));
	enum status status = pins ? STATUS_OK : STATUS_NO_MEMORY;
	int count = 0, most = 0;

	if (pins)
		count = find_tied(app, standings, pins, &most);
	if (pins && count == 0)
		status = STATUS_REFUSED;
	lots_shuffle(&lots, pins, count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		char lot[16];

		words_put(lot, sizeof(lot), "%d", most + 1 + i);
		status = particular_put(
			action, app_event(app), app->section, pins[i], PLAYER_LOT, lot);
	}
	free(pins);
	words_put(action->label, sizeof(action->label), "Lots for %d on shared places, by %u",
		count, number);
	if (status == STATUS_REFUSED)
		return app_fail(error, status, "Nobody shares a place without having a lot.");
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status build_tie_lots(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);
	struct standings standings;
	enum status status = standings_make(app_event(app), app->section, last, NULL, &standings);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = check_order(&standings.setting.order, error);
	if (status == STATUS_OK && standings.counted < last)
		status = app_fail(error, STATUS_REFUSED,
			"%s %d is still being played: lots are for places as they stand.",
			vocabulary_of(app_event(app), app->section)->round, last);
	if (status == STATUS_OK)
		status = put_lots(app, &standings, *(const unsigned *)what, action, error);
	standings_done(&standings);
	return status;
}

enum status app_section_tie_lots(struct app *app, struct error *error)
{
	const unsigned number = 1 + state_draw_number() % LOTS_MOST;

	return app_run(app, build_tie_lots, &number, error);
}
