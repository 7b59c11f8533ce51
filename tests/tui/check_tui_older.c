/* What the draw board says at opening of an older file and of one that is damaged. */
#include "config.h"

#include <check.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

START_TEST(a_kept_copy_is_named)
{
	static const char *const words[] = {"--migrate", NULL};
	const char *path = guide_path("v8.drawboard");
	char command[600];
	struct pty *pty;

	snprintf(command, sizeof(command),
		"tar xzf '" TESTS_DIR "/data/schema-versions.tar.gz' -O v8.drawboard > '%s'", path);
	ck_assert_int_eq(system(command), 0);
	pty = pty_start(path, 24, 80, words);
	pty_expect(pty, "An older file, now of this version; as it was: v8.v8.drawboard");
	pty_send(pty, "q");
	pty_wait(pty);
	pty_free(pty);
	ck_assert_int_eq(access(guide_path("v8.v8.drawboard"), R_OK), 0);
	pty = pty_start(path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	ck_assert(!pty_shows(pty, "An older file"));
	pty_free(pty);
}
END_TEST

START_TEST(damage_is_said_before_anything)
{
	const char *path = guide_event("damaged.drawboard", 0);
	struct pty *pty;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db, "UPDATE player SET grade = 2999 WHERE pin = 1", NULL, NULL, NULL),
		SQLITE_OK);
	ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
	pty = pty_start(path, 24, 80, NULL);
	pty_expect(pty, "Damaged, go on with the last copy: the event is not as it was written.");
	pty_expect(pty, "DAMAGED");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("older");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_kept_copy_is_named);
	tcase_add_test(tcase, damage_is_said_before_anything);
	return suite_run("tui_older", tcase, NULL);
}
