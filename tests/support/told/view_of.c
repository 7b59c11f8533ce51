/* From an event file to its view model. */
#include "config.h"

#include "support/told/view_of.h"

#include <check.h>
#include <stdlib.h>

#include "app/book/rule_book.h"
#include "app/round/cards.h"
#include "tui/state/seen.h"

void view_rebuild(struct view_of *view)
{
	const struct card_notes none = {NULL, 0};
	struct board_seen *seen;
	int count;

	ck_assert_int_eq(seen_cards(view->app, &none, &seen, &count), STATUS_OK);
	model_done(&view->model);
	ck_assert_int_eq(
		model_build(app_event(view->app), app_section(view->app), app_round(view->app),
			seen, count, event_traits(app_event(view->app), app_section(view->app)),
			&view->model),
		STATUS_OK);
	free(seen);
}

void view_open(struct view_of *view, const char *path)
{
	struct error error = {.text = ""};

	*view = (struct view_of){.app = NULL};
	ck_assert_msg(app_open(path, &view->app, &error) == STATUS_OK, "%s", error.text);
	view_rebuild(view);
}

void view_done(struct view_of *view)
{
	model_done(&view->model);
	app_close(view->app);
}

int view_card(const struct view_of *view, int pin)
{
	int card = model_card(&view->model, pin);

	ck_assert_int_ge(card, 0);
	return card;
}
