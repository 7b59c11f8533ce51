/* The paper fall-back while the screen is up: its writer, and what is said of it. */
#include "config.h"

#include "tui/state/fall_back.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "app/section/section.h"
#include "print/fall_back/fall_back.h"
#include "print/when.h"
#include "tui/state/elapsed.h"
#include "tui/state/state.h"

enum { SLOW_MILLISECONDS = 15000, END_MILLISECONDS = 5000, STEP_MILLISECONDS = 100 };

static bool works(const struct fall_back_writer *writer)
{
	return worker_socket(&writer->worker) >= 0;
}

int fall_back_socket(const struct tui *tui)
{
	return worker_socket(&tui->fall_back.worker);
}

void fall_back_remember(struct tui *tui)
{
	/* what is at work leaves a later look to find both what was done here and there */
	if (!works(&tui->fall_back))
		publications_take(tui_event(tui), &tui->fall_back.settled);
}

void fall_back_again(struct tui *tui)
{
	tui->fall_back.asked = true;
	publications_done(&tui->fall_back.settled);
}

static enum status write_section(const struct tui *tui, int section, struct error *error)
{
	char of_section[SECTION_FILE_SIZE], when[PRINT_WHEN_SIZE];
	const struct fall_back where = {
		.folder = tui->fall_back.written.folder,
		.event = tui->options->path,
		.of_section = app_section_file(tui_event(tui), section, of_section),
		.when = print_when(when),
	};

	return fall_back_write(tui_event(tui), section, &where, error);
}

/* The child. */
static void work(const struct tui *tui, int socket)
{
	const struct fall_back_writer *writer = &tui->fall_back;
	struct error error = {.code = STATUS_OK};
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < writer->written.count; i++)
		if (publications_differ(&writer->settled, &writer->written, &writer->written.of[i]))
			status = write_section(tui, writer->written.of[i].section, &error);
	error.code = status;
	worker_send(socket, &error, sizeof(error));
	_exit(0);
}

static bool is_due(const struct fall_back_writer *writer)
{
	for (int i = 0; i < writer->written.count; i++)
		if (publications_differ(&writer->settled, &writer->written, &writer->written.of[i]))
			return true;
	return false;
}

static void end_with(struct fall_back_writer *writer, const struct error *result)
{
	writer->result = *result;
	writer->ended = true;
	publications_done(&writer->settled);
	writer->settled = writer->written;
	writer->written = (struct publications){.count = 0};
}

void fall_back_look(struct tui *tui)
{
	struct fall_back_writer *writer = &tui->fall_back;
	int socket = -1;

	if (works(writer) || !tui->options->path)
		return;
	if (publications_take(tui_event(tui), &writer->written) != STATUS_OK || !is_due(writer))
		return;
	if (!worker_start(&writer->worker, &socket)) {
		end_with(writer,
			&(struct error){STATUS_IO, "No other process could be started for it."});
		return;
	}
	if (writer->worker.pid == 0)
		work(tui, socket);
	clock_gettime(CLOCK_MONOTONIC, &writer->began);
	writer->slow = false;
	memcpy(writer->message, tui->message, sizeof(writer->message));
}

/*
 * In place of what was said when it began, if nobody has said anything since; and always if asked.
 */
static void say_written(struct tui *tui, const struct fall_back_writer *writer)
{
	if (writer->asked || !tui->message[0] || strcmp(tui->message, writer->message) == 0)
		tui_say(tui, ROLE_GOOD, "To go on by hand: cards and boards are in %s.",
			writer->settled.folder);
}

static void say_how(struct tui *tui)
{
	struct fall_back_writer *writer = &tui->fall_back;

	if (writer->result.code == STATUS_OK)
		say_written(tui, writer);
	else
		tui_say(tui, ROLE_BAD,
			"To go on by hand there is no new paper. %s When that is right again: w, o, h and Enter.",
			writer->result.text);
	writer->ended = writer->asked = false;
}

static void take_result(struct fall_back_writer *writer)
{
	struct error result = {STATUS_IO, "Its writing was broken off."};

	if (worker_read(&writer->worker))
		return;
	if (writer->worker.used >= sizeof(result))
		memcpy(&result, writer->worker.bytes, sizeof(result));
	worker_stop(&writer->worker);
	end_with(writer, &result);
}

void fall_back_take(struct tui *tui)
{
	struct fall_back_writer *writer = &tui->fall_back;

	if (works(writer))
		take_result(writer);
	if (tui->ask.open || tui->form.open)
		return;
	if (writer->ended)
		say_how(tui);
	if (works(writer) && !writer->slow &&
		milliseconds_since(&writer->began) > SLOW_MILLISECONDS) {
		writer->slow = true;
		tui_say(tui, ROLE_BAD,
			"Cards and boards are still being written to %s: is it slow, or gone?",
			writer->written.folder);
	}
}

/* Until nothing is due any more, or the time is over. */
static void await_end(struct tui *tui)
{
	struct fall_back_writer *writer = &tui->fall_back;
	struct timespec began;

	clock_gettime(CLOCK_MONOTONIC, &began);
	fall_back_look(tui);
	while (works(writer) && milliseconds_since(&began) < END_MILLISECONDS) {
		struct pollfd more = {.fd = worker_socket(&writer->worker), .events = POLLIN};

		poll(&more, 1, STEP_MILLISECONDS);
		take_result(writer);
		fall_back_look(tui);
	}
}

void fall_back_finish(struct tui *tui, char why[ERROR_TEXT])
{
	struct fall_back_writer *writer = &tui->fall_back;

	why[0] = '\0';
	if (tui->signal == 0)
		await_end(tui);
	if (works(writer))
		snprintf(why, ERROR_TEXT, "Cards and boards are still being written to %.255s.",
			writer->written.folder);
	else if (writer->ended && writer->result.code != STATUS_OK)
		snprintf(why, ERROR_TEXT, "To go on by hand there is no new paper. %.350s",
			writer->result.text);
	worker_leave(&writer->worker);
	publications_done(&writer->settled);
	publications_done(&writer->written);
}
