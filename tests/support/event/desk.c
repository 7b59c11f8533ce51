/* What a desk does to an event, by the calls of the program, each in one line of a test. */
#include "app/event/state.h"

#include "support/event/desk.h"

#include "app/players/players.h"
#include "store/store.h"

enum status desk_add_player(
	struct app *app, const struct player *player, int *pin, struct error *error)
{
	const struct app_entry entry = {.player = player};

	return app_player_enter(app, &entry, pin, error);
}

enum status desk_enter_result(struct app *app, int round, int board, enum result result,
	bool overwrite, struct result_done *done, struct error *error)
{
	enum result was = RESULT_NONE;
	const struct result_order order = {round, board, result, overwrite, &was, false};
	const enum status status = app_run(app, result_build, &order, error);

	if (done)
		result_fill_done(app, &order, status, done);
	return status;
}

enum status desk_verify(struct app *app, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error)
{
	return store_verify(app->store, report, context, troubles, error);
}
