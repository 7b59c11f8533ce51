/* What is on the screen of a program: as text, expected, compared with a file. */
#include "config.h"

#include "support/pty/pty_inside.h"

#include <check.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* UTF-8 of the cells; the second cell of a wide character gives nothing. */
static void read_row(struct pty *pty, int row, int *columns)
{
	size_t used = 0;

	for (int col = 0; col < pty->cols && used + 32 < PTY_ROW_SIZE; col++) {
		VTermScreenCell cell = pty_cell(pty, row, col);

		if (cell.chars[0] == (uint32_t)-1)
			continue;
		if (cell.chars[0] == 0)
			cell.chars[0] = ' ';
		for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i]; i++) {
			uint32_t c = cell.chars[i];
			size_t start = used;

			if (c < 0x80) {
				pty->row[used++] = (char)c;
			} else if (c < 0x800) {
				pty->row[used++] = (char)(0xc0 | (c >> 6));
				pty->row[used++] = (char)(0x80 | (c & 0x3f));
			} else if (c < 0x10000) {
				pty->row[used++] = (char)(0xe0 | (c >> 12));
				pty->row[used++] = (char)(0x80 | ((c >> 6) & 0x3f));
				pty->row[used++] = (char)(0x80 | (c & 0x3f));
			} else {
				pty->row[used++] = (char)(0xf0 | (c >> 18));
				pty->row[used++] = (char)(0x80 | ((c >> 12) & 0x3f));
				pty->row[used++] = (char)(0x80 | ((c >> 6) & 0x3f));
				pty->row[used++] = (char)(0x80 | (c & 0x3f));
			}
			for (; columns && start < used; start++)
				columns[start] = col;
		}
	}
	pty->row[used] = '\0';
	while (used > 0 && pty->row[used - 1] == ' ')
		pty->row[--used] = '\0';
}

VTermScreenCell pty_cell(struct pty *pty, int row, int col)
{
	VTermScreenCell cell;

	memset(&cell, 0, sizeof(cell));
	vterm_screen_get_cell(pty->screen, (VTermPos){.row = row, .col = col}, &cell);
	return cell;
}

const char *pty_row(struct pty *pty, int row)
{
	read_row(pty, row, NULL);
	return pty->row;
}

bool pty_shows(struct pty *pty, const char *text)
{
	for (int row = 0; row < pty->rows; row++) {
		if (strstr(pty_row(pty, row), text))
			return true;
	}
	return false;
}

void pty_print(struct pty *pty)
{
	fprintf(stderr, "--- screen %dx%d\n", pty->cols, pty->rows);
	for (int row = 0; row < pty->rows; row++)
		fprintf(stderr, "%s\n", pty_row(pty, row));
	fprintf(stderr, "---\n");
}

void pty_cursor(struct pty *pty, int *row, int *col)
{
	VTermPos at;

	vterm_state_get_cursorpos(vterm_obtain_state(pty->vterm), &at);
	*row = at.row;
	*col = at.col;
}

enum what { ANYWHERE, GONE, IN_ROW, AT_CELL, AT_CURSOR };

static bool holds(struct pty *pty, enum what what, int row, int col, const char *text)
{
	int columns[PTY_ROW_SIZE];
	const char *found;

	switch (what) {
	case ANYWHERE:
		return pty_shows(pty, text);
	case GONE:
		return !pty_shows(pty, text);
	case IN_ROW:
		return strstr(pty_row(pty, row), text) != NULL;
	case AT_CURSOR:
		pty_cursor(pty, &row, &col);
		return holds(pty, AT_CELL, row, col, text);
	case AT_CELL:
		read_row(pty, row, columns);
		for (found = strstr(pty->row, text); found; found = strstr(found + 1, text)) {
			if (columns[found - pty->row] == col)
				return true;
		}
		return false;
	}
	return false;
}

static void await(struct pty *pty, enum what what, int row, int col, const char *text)
{
	long long until = pty_deadline();

	while (!holds(pty, what, row, col, text)) {
		int left = (int)(until - pty_now());

		if (left > 0 && (pty_pump(pty, left < 100 ? left : 100) || !pty->ended))
			continue;
		pty_print(pty);
		ck_abort_msg("\"%s\" %s (row %d, col %d)", text,
			what == GONE ? "did not go" : "did not appear", row, col);
	}
}

void pty_expect(struct pty *pty, const char *text)
{
	await(pty, ANYWHERE, -1, -1, text);
}

void pty_expect_cursor(struct pty *pty, const char *text)
{
	await(pty, AT_CURSOR, -1, -1, text);
}

void pty_expect_gone(struct pty *pty, const char *text)
{
	await(pty, GONE, -1, -1, text);
}

void pty_expect_row(struct pty *pty, int row, const char *text)
{
	await(pty, IN_ROW, row, -1, text);
}

void pty_expect_at(struct pty *pty, int row, int col, const char *text)
{
	await(pty, AT_CELL, row, col, text);
}

static bool beside(struct pty *pty, const char *left, const char *right)
{
	for (int row = 0; row < pty->rows; row++) {
		const char *found = strstr(pty_row(pty, row), left);

		if (found && strstr(found + strlen(left), right))
			return true;
	}
	return false;
}

void pty_expect_beside(struct pty *pty, const char *left, const char *right)
{
	long long until = pty_deadline();

	while (!beside(pty, left, right)) {
		if (pty_now() > until) {
			pty_print(pty);
			ck_abort_msg("\"%s\" is not beside \"%s\"", left, right);
		}
		pty_pump(pty, 100);
	}
}

void pty_find(struct pty *pty, const char *text, int *row, int *col)
{
	int columns[PTY_ROW_SIZE];

	pty_expect(pty, text);
	for (int r = 0; r < pty->rows; r++) {
		const char *found;

		read_row(pty, r, columns);
		found = strstr(pty->row, text);
		if (!found)
			continue;
		*row = r;
		*col = columns[found - pty->row];
		return;
	}
}

static bool same_as_file(struct pty *pty, FILE *file)
{
	char line[PTY_ROW_SIZE];

	rewind(file);
	for (int row = 0; row < pty->rows; row++) {
		if (!fgets(line, sizeof(line), file))
			return false;
		line[strcspn(line, "\n")] = '\0';
		if (strcmp(line, pty_row(pty, row)) != 0)
			return false;
	}
	return true;
}

static void write_golden(struct pty *pty, const char *path)
{
	FILE *file = fopen(path, "w");

	ck_assert_msg(file != NULL, "%s: %s", path, strerror(errno));
	for (int row = 0; row < pty->rows; row++)
		fprintf(file, "%s\n", pty_row(pty, row));
	fclose(file);
}

void pty_golden(struct pty *pty, const char *name)
{
	long long until = pty_deadline();
	char path[512];
	FILE *file;

	snprintf(path, sizeof(path), "%s/screens/%s.txt", TESTS_DIR, name);
	if (getenv("UPDATE")) {
		while (pty_pump(pty, 200))
			;
		write_golden(pty, path);
		return;
	}
	file = fopen(path, "r");
	ck_assert_msg(file != NULL, "%s: %s", path, strerror(errno));
	while (!same_as_file(pty, file)) {
		if (pty_now() > until) {
			pty_print(pty);
			fclose(file);
			ck_abort_msg("the screen is not as in %s; UPDATE=1 writes it anew", path);
		}
		pty_pump(pty, 100);
	}
	fclose(file);
}
