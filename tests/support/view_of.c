/* From an event file to its view model. */
#include "config.h"

#include "support/view_of.h"

#include <check.h>
#include <stdlib.h>

void view_rebuild(struct view_of *view)
{
	struct error error = {.text = ""};
	struct pairing_claim *claims;
	struct board_claim *made;
	int *pins, count;

	ck_assert_msg(app_claims(view->app, &claims, &pins, &count, &error) == STATUS_OK, "%s",
		error.text);
	made = calloc((size_t)count + 1, sizeof(*made));
	ck_assert_ptr_nonnull(made);
	for (int i = 0; i < count; i++) {
		enum colour due = claims[i].due == PAIRING_WHITE ? COLOUR_WHITE
			: claims[i].due == PAIRING_BLACK         ? COLOUR_BLACK
								 : COLOUR_NONE;

		made[i] = (struct board_claim){
			pins[i], due, claims[i].difference, claims[i].run, claims[i].games};
	}
	model_done(&view->model);
	ck_assert_int_eq(
		model_build(app_event(view->app), app_section(view->app), app_round(view->app),
			made, count, app_has_mid_line(view->app), &view->model),
		STATUS_OK);
	free(made);
	free(claims);
	free(pins);
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
