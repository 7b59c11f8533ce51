/* Which cells of the screen are keys. */
#include "config.h"

#include "tui/term/click.h"

#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "tui/term/keys.h"
#include "tui/term/mouse.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"

enum { CLICKS_MOST = 96 };

static struct click {
	int row, col, cells;
	struct term_event event;
} clicks[CLICKS_MOST];
static int count;
static bool reached;

void click_begin(void)
{
	count = 0;
	reached = false;
}

void click_here(bool here)
{
	reached = here;
}

static void add(int row, int col, int cells, const char *name, size_t length)
{
	if (reached && count < CLICKS_MOST && key_named(name, length, &clicks[count].event)) {
		clicks[count].row = row;
		clicks[count].col = col;
		clicks[count].cells = cells;
		count++;
	}
}

/* "←→" is two keys of a cell each; every other name is one key, and its words belong to it. */
static void remember(int row, int col, int cells, const char *key)
{
	static const char arrow[] = "←"; /* all four are as long */
	const size_t length = strlen(key), one = sizeof(arrow) - 1;

	if (length != 2 * one || text_width(key) != 2) {
		add(row, col, cells, key, length);
		return;
	}
	add(row, col, 1, key, one);
	add(row, col + 1, 1, key + one, one);
}

int click_choice(int row, int col, const char *key, const char *words, int cells)
{
	const int before = text_width(key) + (words[0] ? 1 : 0);
	const int taken = before + text_width(words);

	if (taken > cells)
		return 0;
	if (row == CLICK_UNSEEN)
		return taken;
	paint_text(row, col, ROLE_KEY, key, text_width(key));
	paint_text(row, col + before, ROLE_PLAIN, words, text_width(words));
	remember(row, col, taken, key);
	return taken;
}

const char *click_next(const char *text, char key[CHOICE_SIZE], const char **words)
{
	const char *end;
	char *blank;

	text += strspn(text, " ");
	if (!*text)
		return NULL;
	end = strstr(text, "  ");
	if (!end)
		end = text + strlen(text);
	snprintf(key, CHOICE_SIZE, "%.*s", (int)(end - text), text);
	blank = strchr(key, ' ');
	*words = blank ? blank + 1 : "";
	if (blank)
		*blank = '\0';
	return end;
}

/* *used: the cells taken of them so far. */
static const char *put_choices(int row, int col, const char *text, int cells, int *used)
{
	char key[CHOICE_SIZE];
	const char *words, *next;

	for (*used = 0; (next = click_next(text, key, &words)) != NULL; text = next) {
		const int gap = *used > 0 ? 2 : 0;
		const int taken =
			click_choice(row, col + *used + gap, key, words, cells - *used - gap);

		/* one that no row has room for is left out */
		if (taken == 0 && *used > 0)
			return text + strspn(text, " ");
		*used += gap + taken;
	}
	return NULL;
}

const char *click_choices(int row, int col, const char *text, int cells)
{
	int used;

	return put_choices(row, col, text, cells, &used);
}

void click_in_edge(int row, int col, const char *text, int cells)
{
	int used;

	put_choices(CLICK_UNSEEN, 0, text, cells - 2, &used);
	paint_blank(row, col, used + 2, ROLE_PLAIN);
	put_choices(row, col + 1, text, cells - 2, &used);
}

void click_words(const char *text, char *words, size_t size)
{
	char key[CHOICE_SIZE];
	const char *what;
	size_t used = 0;

	words[0] = '\0';
	while ((text = click_next(text, key, &what)) != NULL && used < size) {
		const int length = snprintf(words + used, size - used, "%s%s%s%s",
			used > 0 ? ", " : "", key, what[0] ? " " : "", what);

		used += length > 0 ? (size_t)length : 0;
	}
}

bool click_key(const struct mouse_event *mouse, struct term_event *event)
{
	if (!mouse->press || mouse->button != 0)
		return false;
	for (int i = 0; i < count; i++) {
		if (mouse->row == clicks[i].row && mouse->col >= clicks[i].col &&
			mouse->col < clicks[i].col + clicks[i].cells) {
			*event = clicks[i].event;
			return true;
		}
	}
	return false;
}
