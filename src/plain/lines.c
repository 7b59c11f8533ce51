/* Lines from who types: from libedit, or plainly from standard input. */
#include "config.h"

#include "plain/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>
#include <wchar.h>

#ifdef HAVE_LIBEDIT
#include <histedit.h>
#endif

#include "core/text/text.h"

struct lines {
	const struct lines_of *of;
	const char *prompt;
	bool terminal;
	char text[LINE_MOST];
#ifdef HAVE_LIBEDIT
	EditLine *editor; /* NULL: lines are read as they come */
	History *history;
#endif
};

void completions_add(struct completions *found, const char *begun, const char *word)
{
	if (found->count == COMPLETIONS_MOST || strncasecmp(word, begun, strlen(begun)) != 0)
		return;
	for (int i = 0; i < found->count; i++)
		if (strcmp(found->words[i], word) == 0)
			return;
	found->words[found->count] = strdup(word);
	found->count += found->words[found->count] != NULL;
}

/*
 * Characters that could steer a terminal do not come into a line, and so not into what is
 * remembered of it.
 */
static void put_clean(char *to, size_t size, const char *from, size_t length)
{
	size_t used = 0;

	while (length > 0) {
		uint32_t character;
		size_t step = text_decode(from, length, &character);
		const bool clean = step > 0 && text_character_is_clean(character);

		if (step == 0)
			step = 1;
		if (used + step >= size)
			break;
		if (clean)
			memcpy(to + used, from, step);
		else
			to[used] = ' ';
		used += clean ? step : 1;
		from += step;
		length -= step;
	}
	to[used] = '\0';
}

/* A line that is longer is dropped, and said to be. */
static const char *read_plainly(struct lines *lines)
{
	char bytes[LINE_MOST];
	size_t length = 0;
	int next;

	if (lines->terminal) {
		fputs(lines->prompt, stdout);
		fflush(stdout);
	}
	while ((next = getchar()) != EOF && next != '\n') {
		if (length < sizeof(bytes))
			bytes[length] = (char)next;
		length += length < sizeof(bytes);
	}
	if (next == EOF && length == 0) {
		if (lines->terminal)
			putchar('\n');
		return NULL;
	}
	if (length == sizeof(bytes)) {
		printf("That line is too long: nothing was done.\n");
		length = 0;
	}
	put_clean(lines->text, sizeof(lines->text), bytes, length);
	return lines->text;
}

#ifdef HAVE_LIBEDIT
static char *editor_prompt(EditLine *editor)
{
	struct lines *lines = NULL;

	el_get(editor, EL_CLIENTDATA, &lines);
	return (char *)lines->prompt;
}

/* So many first bytes, whole characters, all of them have in common. */
static size_t in_common(const struct completions *found)
{
	size_t length = strlen(found->words[0]);

	for (int i = 1; i < found->count; i++) {
		size_t same = 0;

		while (same < length && found->words[i][same] == found->words[0][same])
			same++;
		length = same;
	}
	while (length > 0 && ((unsigned char)found->words[0][length] & 0xc0) == 0x80)
		length--;
	return length;
}

/* Write what is sure; where nothing more is, name what there is to choose from. */
static unsigned char put_completion(
	EditLine *editor, const struct completions *found, const char *begun)
{
	const size_t typed = strlen(begun), length = in_common(found);
	char more[LINE_MOST];

	if (length > typed || found->count == 1) {
		const bool whole = found->count == 1 && found->words[0][length - 1] != '=';

		snprintf(more, sizeof(more), "%.*s%s", (int)length, found->words[0],
			whole ? " " : "");
		el_deletestr(editor, (int)text_count(begun, typed));
		return el_insertstr(editor, more) == 0 ? CC_REFRESH : CC_ERROR;
	}
	putchar('\n');
	for (int i = 0; i < found->count; i++)
		printf("%s%s", i ? ", " : "", found->words[i]);
	printf(".\n");
	fflush(stdout);
	return CC_REDISPLAY;
}

static unsigned char on_tab(EditLine *editor, wint_t key)
{
	const LineInfo *info = el_line(editor);
	struct completions found = {.count = 0};
	struct lines *lines = NULL;
	char before[LINE_MOST];
	char *begun, *blank;
	unsigned char answer = CC_ERROR;

	(void)key;
	el_get(editor, EL_CLIENTDATA, &lines);
	put_clean(before, sizeof(before), info->buffer, (size_t)(info->cursor - info->buffer));
	blank = strrchr(before, ' ');
	begun = strdup(blank ? blank + 1 : before);
	if (!begun)
		return CC_ERROR;
	(blank ? blank + 1 : before)[0] = '\0';
	lines->of->complete(lines->of->context, before, begun, &found);
	if (found.count > 0)
		answer = put_completion(editor, &found, begun);
	for (int i = 0; i < found.count; i++)
		free(found.words[i]);
	free(begun);
	return answer;
}

/* A terminal that cannot move its cursor has the line as the system edits it. */
static bool may_edit(void)
{
	const char *terminal = getenv("TERM");

	return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal && *terminal &&
		strcmp(terminal, "dumb") != 0;
}

static void open_editor(struct lines *lines)
{
	enum { REMEMBERED = 200 };
	HistEvent event;

	if (!may_edit())
		return;
	lines->editor = el_init("drawboard", stdin, stdout, stderr);
	lines->history = history_init();
	if (!lines->editor || !lines->history)
		return;
	history(lines->history, &event, H_SETSIZE, REMEMBERED);
	history(lines->history, &event, H_SETUNIQUE, 1);
	el_set(lines->editor, EL_CLIENTDATA, lines);
	el_set(lines->editor, EL_PROMPT, editor_prompt);
	el_set(lines->editor, EL_EDITOR, "emacs");
	el_set(lines->editor, EL_SIGNAL, 1);
	el_set(lines->editor, EL_HIST, history, lines->history);
	/* in wide letters: the other call copies both texts and loses them */
	el_wset(lines->editor, EL_ADDFN, L"drawboard-complete", L"complete a word", on_tab);
	el_set(lines->editor, EL_BIND, "^I", "drawboard-complete", NULL);
}

static void close_editor(struct lines *lines)
{
	if (lines->editor)
		el_end(lines->editor);
	if (lines->history)
		history_end(lines->history);
}

static const char *read_edited(struct lines *lines, bool remember)
{
	HistEvent event;
	const char *typed;
	int length = 0;

	/* before the prompt: what is typed as soon as that stands there is for the editor */
	el_set(lines->editor, EL_PREP_TERM, 1);
	typed = el_gets(lines->editor, &length);
	if (!typed || length <= 0)
		return NULL;
	length -= typed[length - 1] == '\n';
	put_clean(lines->text, sizeof(lines->text), typed, (size_t)length);
	if (remember && lines->text[strspn(lines->text, " ")])
		history(lines->history, &event, H_ENTER, lines->text);
	return lines->text;
}
#endif

struct lines *lines_open(const struct lines_of *of)
{
	struct lines *lines = calloc(1, sizeof(*lines));

	if (!lines)
		return NULL;
	lines->of = of;
	lines->terminal = isatty(STDIN_FILENO);
#ifdef HAVE_LIBEDIT
	open_editor(lines);
#endif
	return lines;
}

void lines_close(struct lines *lines)
{
#ifdef HAVE_LIBEDIT
	if (lines)
		close_editor(lines);
#endif
	free(lines);
}

const char *lines_next(struct lines *lines, const char *prompt, bool remember)
{
	lines->prompt = prompt;
#ifdef HAVE_LIBEDIT
	if (lines->editor && lines->history) {
		fflush(stdout);
		return read_edited(lines, remember);
	}
#endif
	(void)remember;
	return read_plainly(lines);
}
