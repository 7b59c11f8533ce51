/* A line editor on UTF-8: the cursor never stands inside a character or before a combining mark. */
#include "board/editor.h"

#include <string.h>

#include "core/text/fit.h"
#include "core/text/text.h"

/* Bytes of the character at text, its code in *code; 0 if it is not valid UTF-8. */
static size_t decode(const char *text, uint32_t *code)
{
	return text_decode(text, strlen(text), code);
}

static size_t next_of(const char *text, size_t at)
{
	uint32_t code;
	size_t length;

	if (text[at] == '\0')
		return at;
	length = decode(text + at, &code);
	at += length ? length : 1;
	while (text[at] != '\0' && (length = decode(text + at, &code)) != 0 &&
		text_cells(code) == 0)
		at += length;
	return at;
}

static size_t previous_of(const char *text, size_t at)
{
	size_t here = 0, next;

	while ((next = next_of(text, here)) < at)
		here = next;
	return at > 0 ? here : 0;
}

void editor_set(struct editor *editor, const char *text)
{
	size_t most = editor->most ? editor->most : EDITOR_SIZE, length = strlen(text);
	size_t end = 0, next;

	while (end < length && (next = next_of(text, end)) < most)
		end = next;
	memcpy(editor->text, text, end);
	editor->text[end] = '\0';
	editor->at = end;
	editor->offered = false;
}

void editor_offer(struct editor *editor)
{
	editor->at = strlen(editor->text);
	editor->offered = editor->text[0] != '\0';
}

bool editor_insert(struct editor *editor, const char *character)
{
	size_t most = editor->most ? editor->most : EDITOR_SIZE, length,
	       have = editor->offered ? 0 : strlen(editor->text);
	uint32_t code;

	length = decode(character, &code);
	if (length == 0 || character[length] != '\0' || !text_character_is_clean(code) ||
		have + length >= most)
		return false;
	if (editor->offered)
		editor_set(editor, "");
	memmove(editor->text + editor->at + length, editor->text + editor->at,
		have - editor->at + 1);
	memcpy(editor->text + editor->at, character, length);
	editor->at += length;
	return true;
}

static void cut(struct editor *editor, size_t from, size_t to)
{
	memmove(editor->text + from, editor->text + to, strlen(editor->text + to) + 1);
	editor->at = from;
}

void editor_move(struct editor *editor, enum editor_move move)
{
	size_t at = editor->at;

	editor->offered = false;
	switch (move) {
	case EDITOR_LEFT:
		editor->at = previous_of(editor->text, at);
		break;
	case EDITOR_RIGHT:
		editor->at = next_of(editor->text, at);
		break;
	case EDITOR_HOME:
		editor->at = 0;
		break;
	case EDITOR_END:
		editor->at = strlen(editor->text);
		break;
	case EDITOR_RUB_OUT:
		cut(editor, previous_of(editor->text, at), at);
		break;
	case EDITOR_DELETE:
		cut(editor, at, next_of(editor->text, at));
		break;
	case EDITOR_KILL_LINE:
		cut(editor, 0, strlen(editor->text));
		break;
	case EDITOR_KILL_WORD:
		while (at > 0 && editor->text[at - 1] == ' ')
			at--;
		while (at > 0 && editor->text[at - 1] != ' ')
			at--;
		cut(editor, at, editor->at);
		break;
	}
}

int editor_column(const struct editor *editor)
{
	char before[EDITOR_SIZE];

	memcpy(before, editor->text, editor->at);
	before[editor->at] = '\0';
	return text_width(before);
}
