/* A file that is damaged or removed while its draw board is open. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static const char *event, *saved;

static struct pty *open_with_a_draw(void)
{
	struct pty *pty;

	event = guide_event("damage.drawboard", 2);
	saved = guide_path("damage.saved.drawboard");
	unlink(saved);
	pty = board_start(event, 24, 80);
	board_propose(pty);
	return pty;
}

static void quit(struct pty *pty)
{
	pty_send(pty, "q");
	pty_end(pty);
}

static void is_told(struct pty *pty)
{
	/* the name of the copy comes first, so that no screen cuts it off */
	pty_expect(pty, "Open damage.saved.drawboard: all that was entered is in it.");
	pty_expect(pty, "DAMAGED");
	/* what was read stands there, and nothing can be changed any more */
	pty_expect(pty, "Round 3");
	pty_send(pty, "l");
	pty_expect(pty, "go on with damage.saved.drawboard"); /* whatever was said meanwhile */
	quit(pty);
}

static void copy_goes_on(void)
{
	struct pty *pty = pty_start(saved, 24, 80, NULL);

	pty_expect(pty, "Round 3/5 · proposed");
	pty_send(pty, "l");
	pty_expect(pty, "Laid out");
	quit(pty);
}

START_TEST(a_file_that_is_overwritten_is_told_and_saved)
{
	struct pty *pty = open_with_a_draw();
	FILE *file = fopen(event, "r+b");
	char read_back[8] = "";

	ck_assert_ptr_nonnull(file);
	ck_assert_int_eq(ftruncate(fileno(file), 0), 0);
	ck_assert_int_ge(fputs("another program's", file), 0);
	ck_assert_int_eq(fclose(file), 0);
	is_told(pty);
	file = fopen(event, "rb");
	ck_assert_ptr_nonnull(file);
	ck_assert_ptr_nonnull(fgets(read_back, sizeof(read_back), file));
	fclose(file);
	ck_assert_str_eq(read_back, "another");
	copy_goes_on();
}
END_TEST

START_TEST(a_file_that_is_removed_is_told_and_saved)
{
	struct pty *pty = open_with_a_draw();

	ck_assert_int_eq(unlink(event), 0);
	is_told(pty);
	copy_goes_on();
}
END_TEST

/* One sentence that says where all is, and that the last thing is not there. */
START_TEST(what_is_done_as_the_file_goes_is_not_in_the_copy)
{
	struct pty *pty = open_with_a_draw();

	ck_assert_int_eq(unlink(event), 0);
	pty_send(pty, "l");
	pty_expect(pty, "damage.saved.drawboard");
	ck_assert(!pty_shows(pty, "Put it back"));
	quit(pty);
	copy_goes_on();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("damage");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_file_that_is_overwritten_is_told_and_saved);
	tcase_add_test(tcase, a_file_that_is_removed_is_told_and_saved);
	tcase_add_test(tcase, what_is_done_as_the_file_goes_is_not_in_the_copy);
	return board_run("tui_damage", tcase);
}
