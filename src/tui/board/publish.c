/* P: the draw is looked at, asked about, and published. */
#include "config.h"

#include "tui/board/publish.h"

#include <stdio.h>
#include <string.h>

#include "app/settings/warnings.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/board/check.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"

static void published(struct tui *tui)
{
	tui_say(tui, ROLE_GOOD, "%s %d published. w prints, r enters results, u takes it back.",
		tui_vocabulary(tui)->round, app_round(tui->app));
}

/* app_reads() of the draw that was asked about. */
static unsigned asked_reads(const struct tui *tui)
{
	return *(const unsigned *)ask_kept(tui);
}

static void say_changed(struct tui *tui)
{
	tui_say(tui, ROLE_BAD,
		"The event was changed at another desk: look at the draw, then P again.");
}

static enum status publish(struct tui *tui, const char *reason, struct error *error)
{
	paint_at_once(tui->layout.status_row, "Publishing ...");
	return app_publish(tui->app, reason, error);
}

static void on_reason(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};

	(void)answer;
	if (!text)
		return;
	if (asked_reads(tui) != app_reads(tui->app))
		say_changed(tui);
	else if (tui_did(tui, publish(tui, text, &error), &error))
		published(tui);
	else
		ask_refuse(tui);
}

/* Only for the draw that has been seen: meanwhile the other desk may make another of it. */
static void ask_reason(struct tui *tui, const struct error *error)
{
	const unsigned reads = app_reads(tui->app);

	ask_line(tui, "", on_reason, "%s Reason:", error->text);
	ask_keep(tui, &reads, sizeof(reads));
	ask_unasked(tui);
}

/* Enter alone publishes: P is one key of many, and a publication is on the wall at once. */
static void on_publish(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	enum status status;

	(void)text;
	if (answer == 0) {
		tui_say(tui, ROLE_PLAIN, "%s %d is not published.", tui_vocabulary(tui)->round,
			app_round(tui->app));
		return;
	}
	if (asked_reads(tui) != app_reads(tui->app)) {
		say_changed(tui);
		return;
	}
	status = publish(tui, NULL, &error);
	if (status == STATUS_REFUSED)
		ask_reason(tui, &error);
	else if (tui_did(tui, status, &error))
		published(tui);
}

static void ask_publish(struct tui *tui)
{
	const int boards = tui->model.roll.seated / 2, byes = tui->model.roll.byes;
	const int beside =
		game_count_beside(tui_event(tui), app_section(tui->app), app_round(tui->app));
	const unsigned reads = app_reads(tui->app);
	char odd[80] = "", behind[SECTION_BEHIND_SIZE];
	struct warning warning;
	const bool warns = warnings_of_boards(tui->app, &warning) ||
		warnings_of_between(tui->app, app_round(tui->app), &warning);

	if (byes > 0 && tui_is_season(tui))
		words_put(odd, sizeof(odd), ", %d sit%s out", byes, byes == 1 ? "s" : "");
	else if (byes > 0 && tui->model.table)
		words_put(odd, sizeof(odd), ", %d free", byes);
	else if (byes > 0)
		words_put(odd, sizeof(odd), "%s the bye", beside > 0 ? "," : " and");
	if (beside > 0) {
		const size_t used = strlen(odd);

		words_put(odd + used, sizeof(odd) - used, " and %d game%s beside the draw", beside,
			beside == 1 ? "" : "s");
	}

	ask_enter(tui, on_publish,
		"Publish %s %d%s: %d board%s%s?%s%s\nEnter publishes   Esc or any other key does not",
		tui_vocabulary(tui)->round_small, app_round(tui->app),
		app_section_behind(tui_event(tui), app_section(tui->app), behind), boards,
		boards == 1 ? "" : "s", odd, warns ? "\n" : "", warning.text);
	ask_keep(tui, &reads, sizeof(reads));
}

/* The comparison has been seen: now the reason. */
static void go_on_to_reason(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	enum status status;

	panel_close(tui);
	status = app_may_publish(tui->app, &error);
	if (status == STATUS_REFUSED)
		ask_reason(tui, &error);
	else if (tui_did(tui, status, &error))
		ask_publish(tui);
}

static const struct key_row publish_key = {"P", "publish with a reason",
	"publish the draw as it is (Enter too): first it asks for the reason, which stays in the journal",
	WHEN_ANY, go_on_to_reason, "Enter"};

/* The draw against the engine's before it is published. */
static void make_draw(struct tui *tui, const void *about)
{
	(void)about;
	if (!tui->model.paired || tui->model.state >= ROUND_PUBLISHED)
		return;
	check_make(tui);
	if (!tui->panel.open)
		return;
	tui->panel.nkeys = 0; /* of the check alone */
	panel_offer(tui, &publish_key);
}

/* A draw that is not the engine's, or breaks a rule: first what is different, then why. */
static void show_first(struct tui *tui, const struct error *error)
{
	panel_open(tui, make_draw, NULL, 0);
	if (!tui->panel.open)
		ask_reason(tui, error);
}

static void go_on(struct tui *tui, enum status status, const struct error *error)
{
	if (status == STATUS_REFUSED && tui->model.paired && tui->model.ntray == 0 &&
		tui->model.roll.balances)
		show_first(tui, error);
	else if (tui_did(tui, status, error))
		ask_publish(tui);
}

static void on_may_publish(struct tui *tui, enum status status, struct answer_bytes *made)
{
	go_on(tui, status, &made->error);
}

static enum status may_publish(
	struct tui *tui, const void *about, int stop, struct answer_bytes *made)
{
	(void)about;
	(void)stop;
	return app_may_publish(tui->app, &made->error);
}

void action_publish(struct tui *tui)
{
	static const struct answer_task task = {
		"Working on the answer", may_publish, on_may_publish, false};
	struct error error = {.code = STATUS_OK};

	if (tui->model.state >= ROUND_PUBLISHED)
		tui_say(tui, ROLE_PLAIN, "%s %d is published already.", tui_vocabulary(tui)->round,
			tui->model.round);
	else if (tui_has_many(tui))
		answer_begin_task(tui, &task, NULL);
	else
		go_on(tui, app_may_publish(tui->app, &error), &error);
}
