/*
 * Keys at random on the draw board: the program goes on, and what they did is undone to the start
 * and redone to the end, the file in order all the while. LONG=1: for minutes.
 */
#include "config.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/store.h"
#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

enum { NOW = 1, KEYS = 400, LONG_KEYS = 30000, AT_ONCE = 8, QUIET_MILLISECONDS = 15 };

/* All but q, which quits; what leads on into pop-ups, forms and lists stands there more often. */
static const char *const keys[] = {"\r", "\r", "\r", "\r", " ", " ", "\t", "\033[A", "\033[B",
	"\033[C", "\033[D", "\033[A", "\033[B", "\033[C", "\033[D", "\033[H", "\033[F", "\033[5~",
	"\033[6~", "\033[3~", "\177", "\024", "\022", "\007", "\014", "p", "P", "p", "P", "p", "P",
	"y", "y", "n", "u", "u", "1", "0", "=", "1", "0", "=", "+", "-", "x", "/", "?", "a", "b",
	"c", "C", "d", "D", "D", " ", "\177", "e", "f", "g", "h", "i", "j", "k", "l", "m", "o", "r",
	"s", "t", "v", "w", "z", "\x0b", "2", "3", "4", "5", "6", "7", "8", "9", "12", "17 ",
	"\xc3\xa9", "\033OP", "\033[19~"};

static unsigned next(unsigned long long *seed)
{
	*seed = *seed * 6364136223846793005ull + 1442695040888963407ull;
	return (unsigned)(*seed >> 33);
}

static void press(struct pty *pty, unsigned long long seed, int count)
{
	for (int i = 0; i < count; i++) {
		pty_send(pty, keys[next(&seed) % (sizeof(keys) / sizeof(keys[0]))]);
		if (i % AT_ONCE == 0)
			while (pty_pump(pty, QUIET_MILLISECONDS))
				continue;
	}
}

static void in_order(struct store *store)
{
	struct error error;
	int troubles;

	ck_assert_int_eq(store_verify(store, NULL, NULL, &troubles, &error), STATUS_OK);
	ck_assert_int_eq(troubles, 0);
}

static void back_and_forth(const char *path)
{
	struct store *store = NULL;
	struct error error;
	struct event last;
	int undone = 0;

	ck_assert_msg(store_open(path, false, &store, &error) == STATUS_OK, "%s", error.text);
	ck_assert_ptr_null(store_damage(store));
	in_order(store);
	ck_assert_int_eq(event_copy(store_event(store), &last), STATUS_OK);
	for (; store_undo_label(store); undone++)
		ck_assert_msg(store_undo(store, NULL, NOW, &error) == STATUS_OK, "%s", error.text);
	in_order(store);
	for (; undone > 0; undone--)
		ck_assert_msg(store_redo(store, NOW, &error) == STATUS_OK, "%s", error.text);
	ck_assert(event_equal(store_event(store), &last, NULL));
	in_order(store);
	event_done(&last);
	store_close(store);
}

START_TEST(random_keys_leave_a_file_in_order)
{
	const int count = getenv("LONG") ? LONG_KEYS : KEYS;
	const char *path = guide_event("monkey.drawboard", _i);
	struct pty *pty;
	int status;

	ck_assert_int_eq(chdir(guide_folder()), 0); /* lists are printed there */
	pty = pty_start(path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	press(pty, (unsigned long long)_i + 1, count);
	pty_signal(pty, SIGTERM);
	status = pty_wait(pty);
	ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM, "status %x", status);
	pty_free(pty);
	back_and_forth(path);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("monkey");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(tcase, random_keys_leave_a_file_in_order, 0, 4);
	return suite_run("monkey", tcase, NULL);
}
