/* An event made from a tournament report, in the folder of the test. */
#include "config.h"

#include "support/event/made_event.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "app/trf/event.h"
#include "support/event/desk.h"
#include "support/event/trf_text.h"

static struct made_event made;

struct made_event *made_event(void)
{
	return &made;
}

void made_event_setup(void)
{
	app_setup();
	memset(&made, 0, sizeof(made));
	snprintf(made.path, sizeof(made.path), "%s/new.drw", app_test()->folder);
	memset(trf_text()->file, 0, sizeof(trf_text()->file));
}

static void close_event(void)
{
	app_close(made.app);
	made.app = NULL;
}

void made_event_teardown(void)
{
	close_event();
	app_teardown();
}

void made_event_notice(void *context, const char *text)
{
	(void)context;
	strncat(made.notices, text, sizeof(made.notices) - strlen(made.notices) - 2);
	strcat(made.notices, "\n");
}

const char *made_event_report(void)
{
	return app_write_file("report.trf", trf_text()->file);
}

enum status made_event_create(const struct app_trf *what)
{
	struct app_trf_counts counts;

	close_event();
	unlink(made.path);
	made.notices[0] = '\0';
	return app_create_from_trf(
		made.path, what, &made.app, &counts, &app_test()->error, made_event_notice, NULL);
}

void made_event_from(const char *path)
{
	const struct app_trf what = {.path = path};

	APP_OK(made_event_create(&what));
}

void made_event_from_text(void)
{
	made_event_from(made_event_report());
}

void made_event_verify(void)
{
	int troubles;

	close_event();
	APP_OK(app_open(made.path, &made.app, &app_test()->error));
	APP_OK(desk_verify(made.app, made_event_notice, NULL, &troubles, &app_test()->error));
	ck_assert_int_eq(troubles, 0);
}
