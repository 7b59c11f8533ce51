/*
 * The view model and the layout without memory: whichever allocation fails, they say so, and change
 * and leak nothing.
 */
#include "config.h"

#include <check.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/round/cards.h"
#include "board/layout.h"
#include "support/event/guide_event.h"
#include "support/fault/failing_malloc.h"
#include "support/suite_run.h"
#include "support/told/view_of.h"

static struct view_of view;

START_TEST(a_model_is_built_or_not)
{
	int failures = 0;

	view_open(&view, guide_event("nomem.drawboard", 3));
	for (int n = 1;; n++) {
		struct model model, untouched;
		enum status status;
		bool failed;

		memset(&model, 0x5a, sizeof(model));
		memcpy(&untouched, &model, sizeof(model));
		failing_malloc_start(n, false);
		status = model_build(app_event(view.app), app_section(view.app),
			app_round(view.app), NULL, 0,
			event_traits(app_event(view.app), app_section(view.app)), &model);
		failed = failing_malloc_stop();
		if (!failed) {
			ck_assert_int_eq(status, STATUS_OK);
			ck_assert_int_eq(model.ncards, GUIDE_PLAYERS);
			model_done(&model);
			break;
		}
		failures++;
		ck_assert_int_eq(status, STATUS_NO_MEMORY);
		ck_assert_int_eq(memcmp(&model, &untouched, sizeof(model)), 0);
	}
	ck_assert_int_gt(failures, 4);
	view_done(&view);
}
END_TEST

START_TEST(a_layout_is_made_or_not)
{
	struct layout_wish wish = {.density = DENSITY_SHORT};
	int failures = 0;

	view_open(&view, guide_event("nomem.drawboard", 3));
	for (int n = 1;; n++) {
		struct layout layout, untouched;
		enum status status;
		bool failed;

		memset(&layout, 0x5a, sizeof(layout));
		memcpy(&untouched, &layout, sizeof(layout));
		failing_malloc_start(n, false);
		status = layout_compute(50, 160, &view.model, &wish, &layout);
		failed = failing_malloc_stop();
		if (!failed) {
			ck_assert_int_eq(status, STATUS_OK);
			layout_done(&layout);
			break;
		}
		failures++;
		ck_assert_int_eq(status, STATUS_NO_MEMORY);
		ck_assert_int_eq(memcmp(&layout, &untouched, sizeof(layout)), 0);
	}
	ck_assert_int_gt(failures, 0);
	view_done(&view);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("nomem");

	tcase_add_test(tcase, a_model_is_built_or_not);
	tcase_add_test(tcase, a_layout_is_made_or_not);
	return suite_run("nomem board", tcase, NULL);
}
