/* The table of the names of keys. */
#include "config.h"

#include "tui/term/keys.h"

#include <curses.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "core/text/text.h"
#include "tui/term/reader.h"

static const struct {
	const char *name;
	int key;
} names[] = {
	{"Enter", KEY_RETURN},
	{"Esc", KEY_ESCAPE},
	{"Tab", KEY_TABULATOR},
	{"Shift-Tab", KEY_BTAB},
	{"Del", KEY_DC},
	{"Backspace", KEY_BACKSPACE},
	{"↑", KEY_UP},
	{"↓", KEY_DOWN},
	{"←", KEY_LEFT},
	{"→", KEY_RIGHT},
	{"PgUp", KEY_PPAGE},
	{"PgDn", KEY_NPAGE},
	{"Home", KEY_HOME},
	{"End", KEY_END},
	{"F1", KEY_F(1)},
	{"F8", KEY_F(8)},
	{"F9", KEY_F(9)},
};

static void set_character(struct term_event *event, const char *text, size_t length)
{
	event->kind = TERM_CHARACTER;
	event->key = (unsigned char)text[0];
	memcpy(event->text, text, length);
}

bool key_named(const char *name, size_t length, struct term_event *event)
{
	static const char control[] = "Ctrl-", space[] = "Space";
	const size_t before = sizeof(control) - 1;
	uint32_t character;

	*event = (struct term_event){.kind = TERM_KEY};
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (strlen(names[i].name) == length && !memcmp(names[i].name, name, length)) {
			event->key = names[i].key;
			return true;
		}
	}
	if (length == before + 1 && !memcmp(name, control, before)) {
		event->key = key_control(name[before]);
		return true;
	}
	if (length == sizeof(space) - 1 && !memcmp(name, space, length)) {
		set_character(event, " ", 1);
		return true;
	}
	if (length == 0 || length >= sizeof(event->text) ||
		text_decode(name, length, &character) != length)
		return false;
	set_character(event, name, length);
	return true;
}

const char *key_called(const struct term_event *event, char buffer[KEY_NAME_SIZE])
{
	snprintf(buffer, KEY_NAME_SIZE, "That key");
	if (event->kind == TERM_CHARACTER) {
		snprintf(buffer, KEY_NAME_SIZE, "%s", event->key == ' ' ? "Space" : event->text);
		return buffer;
	}
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (names[i].key == event->key) {
			snprintf(buffer, KEY_NAME_SIZE, "%s", names[i].name);
			return buffer;
		}
	}
	if (event->key > 0 && event->key < ' ')
		snprintf(buffer, KEY_NAME_SIZE, "Ctrl-%c", event->key | '@');
	return buffer;
}
