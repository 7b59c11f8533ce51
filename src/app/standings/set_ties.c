/* The order of the standings and the edition of the regulations, set by the arbiter. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/standings/set_ties.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/text.h"
#include "core/ties/setting.h"

/* What is asked for as a particular has it; "": as usual. */
static enum status read_order(
	const struct app *app, const char *list, char *text, size_t size, struct error *error)
{
	struct ties_setting setting = ties_setting_of(app_event(app), app->section);
	const struct ties_order usual =
		ties_usual_order(event_section(app_event(app), app->section)->system);
	enum status status;

	text[0] = '\0';
	if (!strcmp(list, "usual"))
		return STATUS_OK;
	status = ties_setting_take(list, &setting, error);
	if (status != STATUS_OK)
		return status;
	if (!ties_order_equal(&setting.order, &usual) &&
		!ties_order_text(&setting.order,
			!ties_points_first(&setting.order) || setting.order.count == 1, text, size))
		return app_fail(error, STATUS_BAD_INPUT, "The list of tie-breaks is too long.");
	return STATUS_OK;
}

/* A change when play has begun is one that players may ask about. */
static enum status check_reason(const struct app *app, const char *reason, struct error *error)
{
	enum { REASON_MOST = 100 };

	if (reason && (!text_is_clean(reason) || strlen(reason) > REASON_MOST))
		return app_fail(error, STATUS_BAD_INPUT,
			"A reason is UTF-8 text without control characters of at most %d bytes.",
			REASON_MOST);
	if (reason || app_round_state(app_event(app), app->section, 1) < ROUND_PUBLISHED)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"Round 1 is published: a change of the tie-breaks wants a reason, which goes into the journal (--reason).");
}

static enum status build(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct app_ties *asked = what;
	const struct event *event = app_event(app);
	char text[TIES_ORDER_SIZE];
	enum ties_rules rules;
	enum status status = check_reason(app, asked->reason, error);

	if (status == STATUS_OK && asked->list)
		status = read_order(app, asked->list, text, sizeof(text), error);
	if (status != STATUS_OK)
		return status;
	if (asked->rules && !ties_rules_of_year(asked->rules, &rules))
		return app_fail(error, STATUS_BAD_INPUT,
			"The editions of C.07 are 2022, 2023, 2024 and 2026, not \"%.20s\".",
			asked->rules);
	if (asked->list)
		status = particular_put(action, event, app->section, 0, SECTION_TIE_BREAKS, text);
	if (status == STATUS_OK && asked->rules)
		status = particular_put(
			action, event, app->section, 0, SECTION_TIE_RULES, asked->rules);
	words_put(action->label, sizeof(action->label), "Tie-breaks: %s%s%s%s%s",
		asked->list ? asked->list : "", asked->list && asked->rules ? ", " : "",
		asked->rules ? asked->rules : "", asked->reason ? ": " : "",
		asked->reason ? asked->reason : "");
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_set_ties(struct app *app, const struct app_ties *asked, struct error *error)
{
	return app_run(app, build, asked, error);
}
