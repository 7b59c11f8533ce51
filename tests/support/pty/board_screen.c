/* The draw board on a pseudo terminal, and cards carried over it. */
#include "config.h"

#include "support/pty/board_screen.h"

#include "support/suite_run.h"

enum { SCORES_MOST = 20, TIMEOUT = 60 };

struct pty *board_start(const char *event, int rows, int cols)
{
	struct pty *pty = pty_start(event, rows, cols, NULL);

	pty_expect(pty, "laid out");
	pty_expect(pty, "F1 help");
	return pty;
}

void board_propose(struct pty *pty)
{
	pty_send(pty, "p");
	pty_expect(pty, "proposed.");
	pty_expect_row(pty, 0, "proposed");
}

void board_publish(struct pty *pty)
{
	pty_send(pty, "P");
	pty_expect(pty, "Enter publishes");
	pty_enter(pty);
}

void board_show_score(struct pty *pty, const char *box)
{
	for (int i = 0; i < SCORES_MOST && !pty_shows(pty, box); i++) {
		pty_key(pty, VTERM_KEY_RIGHT);
		while (pty_pump(pty, 30))
			;
	}
	pty_expect(pty, box);
}

void board_carry(struct pty *pty, const char *card, const char *over)
{
	int row, col;

	pty_find(pty, card, &row, &col);
	pty_mouse_move(pty, row, col + 1);
	pty_mouse_button(pty, 1, true);
	pty_find(pty, over, &row, &col);
	pty_mouse_move(pty, row, col + 1);
}

void board_drag(struct pty *pty, const char *card, const char *onto)
{
	int row, col, to_row, to_col;

	pty_find(pty, card, &row, &col);
	pty_find(pty, onto, &to_row, &to_col);
	pty_drag(pty, row, col + 1, to_row, to_col + 1);
}

int board_run(const char *name, TCase *tcase)
{
	tcase_set_timeout(tcase, TIMEOUT);
	return suite_run(name, tcase, NULL);
}
