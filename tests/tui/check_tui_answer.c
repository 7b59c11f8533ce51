/*
 * Panels made by a process of their own: at once where that is quick, else behind a sign that Esc
 * ends; nothing is left running.
 */
#include "config.h"

#include <check.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/suite_run.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"

enum { LINES_MADE = 2000 };

static struct tui *tui;
static int gate[2]; /* a byte lets one slow answer go on */

static void setup(void)
{
	tui = calloc(1, sizeof(*tui));
	ck_assert_ptr_nonnull(tui);
	ck_assert_int_eq(pipe(gate), 0);
}

static void teardown(void)
{
	answer_stop(tui);
	panel_close_all(tui);
	close(gate[0]);
	close(gate[1]);
	free(tui);
}

static void no_child_is_left(void)
{
	ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
	ck_assert_int_eq(errno, ECHILD);
	ck_assert_int_eq(answer_pipe(tui), -1);
}

static void on_key(struct tui *screen)
{
	(void)screen;
}

static const struct key_row made_key = {"k", "key", "a key of its own", WHEN_ANY, on_key, NULL};

static const int five = 5;

static void make(struct tui *screen, const void *about)
{
	panel_begin(screen, "Made for %d", *(const int *)about);
	for (int i = 0; i < LINES_MADE; i++)
		strip_format(panel_line(screen), ROLE_BAD, "line %d", i);
	panel_offer(screen, &made_key);
	tui_say(screen, ROLE_GOOD, "said");
}

static void make_slowly(struct tui *screen, const void *about)
{
	char byte;

	if (read(gate[0], &byte, 1) == 1)
		make(screen, about);
}

static void make_nothing(struct tui *screen, const void *about)
{
	(void)about;
	tui_say(screen, ROLE_BAD, "There is none.");
}

static void make_ill(struct tui *screen, const void *about)
{
	(void)about;
	(void)screen;
	_exit(1);
}

static void is_made(int scroll)
{
	ck_assert(tui->panel.open && !tui->panel.sign);
	ck_assert_str_eq(tui->panel.title, "Made for 5");
	ck_assert_int_eq(tui->panel.count, LINES_MADE);
	ck_assert_str_eq(tui->panel.lines[LINES_MADE - 1].text, "line 1999");
	ck_assert_int_eq(tui->panel.lines[3].runs[0].role, ROLE_BAD);
	ck_assert(tui->panel.keys[0]->act == on_key);
	ck_assert_int_eq(tui->panel.nkeys, 1);
	ck_assert_ptr_eq(tui->panel.keys[0], &made_key);
	ck_assert_int_eq(tui->panel.scroll, scroll);
	ck_assert_int_eq(*(const int *)panel_about(tui), 5);
	ck_assert_str_eq(tui->message, "said");
	no_child_is_left();
}

static void is_sign(void)
{
	ck_assert(tui->panel.open && tui->panel.sign);
	ck_assert_str_eq(tui->panel.title, "Working");
	ck_assert_int_eq(tui->panel.nkeys, 1);
	ck_assert_str_eq(tui->panel.keys[0]->name, "ends it");
	ck_assert_ptr_nonnull(strstr(tui->panel.lines[0].text, "Working on the answer: "));
}

/* Until it is whole. */
static void take_all(void)
{
	while (answer_pipe(tui) >= 0)
		answer_take(tui);
}

START_TEST(a_slow_answer_stands_behind_a_sign_until_it_comes)
{
	answer_begin(tui, make_slowly, &five, sizeof(five), 3);
	is_sign();
	answer_take(tui);
	is_sign();
	ck_assert_int_eq(write(gate[1], "x", 1), 1);
	take_all();
	is_made(3);
}
END_TEST

START_TEST(escape_ends_it_and_no_other_key)
{
	const struct term_event letter = {.kind = TERM_CHARACTER, .key = 'q'};
	const struct term_event escape = {.kind = TERM_KEY, .key = KEY_ESCAPE};

	answer_begin(tui, make_slowly, &five, sizeof(five), 0);
	ck_assert(panel_key(tui, &letter));
	is_sign();
	ck_assert(panel_key(tui, &escape));
	ck_assert(!tui->panel.open);
	ck_assert_str_eq(tui->message, "Ended; nothing was changed.");
	no_child_is_left();
}
END_TEST

START_TEST(a_new_question_drops_the_one_before)
{
	answer_begin(tui, make_slowly, &five, sizeof(five), 0);
	answer_begin(tui, make, &five, sizeof(five), 2);
	take_all();
	is_made(2);
}
END_TEST

START_TEST(a_change_of_the_event_begins_it_anew)
{
	answer_begin(tui, make_slowly, &five, sizeof(five), 0);
	panel_tell_again(tui);
	is_sign();
	ck_assert_int_eq(write(gate[1], "x", 1), 1);
	take_all();
	is_made(0);
}
END_TEST

START_TEST(a_refusal_is_said_and_a_failure_too)
{
	panel_begin(tui, "Before");
	answer_begin(tui, make_nothing, &five, sizeof(five), 0);
	take_all();
	ck_assert_str_eq(tui->message, "There is none.");
	ck_assert_str_eq(tui->panel.title, "Before");
	answer_begin(tui, make_ill, &five, sizeof(five), 0);
	take_all();
	ck_assert(!tui->panel.open);
	ck_assert_ptr_nonnull(strstr(tui->message, "broken off"));
	no_child_is_left();
}
END_TEST

static enum status work_slowly(
	struct tui *screen, const void *about, int stop, struct answer_bytes *made)
{
	struct pollfd ends[2] = {{gate[0], POLLIN, 0}, {stop > 0 ? stop : -1, POLLIN, 0}};
	char byte;

	ck_assert_int_gt(poll(ends, 2, -1), 0);
	if (ends[1].revents || read(gate[0], &byte, 1) != 1 || byte == 'n') {
		strcpy(made->error.text, ends[1].revents ? "Ended." : "There is none.");
		return STATUS_REFUSED;
	}
	tui_say(screen, ROLE_GOOD, "about %d", about ? *(const int *)about : 0);
	made->size = sizeof(five);
	made->bytes = malloc(made->size);
	memcpy(made->bytes, &five, made->size);
	return STATUS_OK;
}

static char taken[900];

static void take(struct tui *screen, enum status status, struct answer_bytes *made)
{
	int number = 0;

	if (status == STATUS_OK && made->size == sizeof(number))
		memcpy(&number, made->bytes, made->size);
	snprintf(taken, sizeof(taken), "%d%s%s", number, screen->message, made->error.text);
}

static const struct answer_task deal = {"Working on the deal", work_slowly, take, false};
static const struct answer_task print = {"Printing", work_slowly, take, true};

START_TEST(what_a_task_makes_stands_behind_a_sign_until_it_comes)
{
	static const char *const said[] = {"5about 0", "0There is none."};

	for (int i = 0; i < 2; i++) {
		answer_begin_task(tui, &deal, NULL);
		ck_assert(tui->panel.open && tui->panel.sign);
		ck_assert_ptr_nonnull(strstr(tui->panel.lines[0].text, "Working on the deal: "));
		panel_tell_again(tui); /* the event has changed */
		ck_assert_ptr_nonnull(strstr(tui->panel.lines[0].text, "Working on the deal: "));
		ck_assert_int_eq(write(gate[1], i == 0 ? "y" : "n", 1), 1);
		take_all();
		ck_assert(!tui->panel.open);
		ck_assert_str_eq(taken, said[i]);
		tui->message[0] = '\0';
		no_child_is_left();
	}
}
END_TEST

/* Printing is not done twice when the event changes, and ends in order. */
START_TEST(a_task_that_is_done_once_is_not_begun_anew_and_ends_by_itself)
{
	const struct term_event escape = {.kind = TERM_KEY, .key = KEY_ESCAPE};
	pid_t worker;

	for (int i = 0; i < 2; i++) {
		answer_begin_task(tui, &print, &five);
		worker = tui->answer.worker.pid;
		ck_assert_ptr_nonnull(strstr(tui->panel.lines[0].text, "Printing: "));
		panel_tell_again(tui); /* the event has changed */
		ck_assert_int_eq(tui->answer.worker.pid, worker);
		ck_assert_ptr_nonnull(strstr(tui->panel.lines[0].text, "Printing: "));
		if (i == 0)
			ck_assert_int_eq(write(gate[1], "y", 1), 1);
		else
			ck_assert(panel_key(tui, &escape));
		take_all();
		ck_assert(!tui->panel.open);
		ck_assert_str_eq(taken, i == 0 ? "5about 5" : "0Ended.");
		tui->message[0] = '\0';
		no_child_is_left();
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("answer");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, a_slow_answer_stands_behind_a_sign_until_it_comes);
	tcase_add_test(tcase, escape_ends_it_and_no_other_key);
	tcase_add_test(tcase, a_new_question_drops_the_one_before);
	tcase_add_test(tcase, a_change_of_the_event_begins_it_anew);
	tcase_add_test(tcase, a_refusal_is_said_and_a_failure_too);
	tcase_add_test(tcase, what_a_task_makes_stands_behind_a_sign_until_it_comes);
	tcase_add_test(tcase, a_task_that_is_done_once_is_not_begun_anew_and_ends_by_itself);
	return suite_run("tui_answer", tcase, NULL);
}
