/*
 * The reader: a parser with states, after ECMA-48 and what terminals really send. Pure but for the
 * names of the keys, which are those of curses.
 */
#include "config.h"

#include "tui/term/reader.h"

#include <curses.h>
#include <stddef.h>
#include <string.h>

#include "core/text/text.h"
#include "tui/term/mouse.h"

enum {
	ESC = 0x1b,
	BEL = 0x07,
	CAN = 0x18,
	SUB = 0x1a,
	DEL = 0x7f,
	STRING_END = 0x9c,
	PASTE_BEGINS = 200,
	PASTE_ENDS = 201,
	TOGETHER = 10, /* milliseconds; what a terminal sends in one go has no longer gaps */
	NUMBER_MOST = 99999,
	TAKEN_MOST = 256 /* a key held down behind ESC [ is no sequence */
};

/* ESC [ number letter; number 0: none. */
static const struct {
	char last;
	int number, key;
} csi_keys[] = {
	{'A', 0, KEY_UP},
	{'B', 0, KEY_DOWN},
	{'C', 0, KEY_RIGHT},
	{'D', 0, KEY_LEFT},
	{'H', 0, KEY_HOME},
	{'F', 0, KEY_END},
	{'Z', 0, KEY_BTAB},
	{'~', 1, KEY_HOME},
	{'~', 3, KEY_DC},
	{'~', 4, KEY_END},
	{'~', 5, KEY_PPAGE},
	{'~', 6, KEY_NPAGE},
	{'~', 7, KEY_HOME},
	{'~', 8, KEY_END},
	{'~', 11, KEY_F(1)},
	{'~', 19, KEY_F(8)},
	{'~', 20, KEY_F(9)},
};

/* ESC O letter. The keys of the keypad are their characters, whatever mode it is in. */
static const struct {
	char last;
	int key; /* below 0x100: the character */
} ss3_keys[] = {
	{'A', KEY_UP},
	{'B', KEY_DOWN},
	{'C', KEY_RIGHT},
	{'D', KEY_LEFT},
	{'H', KEY_HOME},
	{'F', KEY_END},
	{'P', KEY_F(1)},
	{'M', KEY_RETURN},
	{'I', KEY_TABULATOR},
	{' ', ' '},
	{'X', '='},
	{'j', '*'},
	{'k', '+'},
	{'l', ','},
	{'m', '-'},
	{'n', '.'},
	{'o', '/'},
	{'p', '0'},
	{'q', '1'},
	{'r', '2'},
	{'s', '3'},
	{'t', '4'},
	{'u', '5'},
	{'v', '6'},
	{'w', '7'},
	{'x', '8'},
	{'y', '9'},
};

void reader_begin(struct reader *reader, int escape)
{
	memset(reader, 0, sizeof(*reader));
	reader->escape = escape;
}

static struct term_event *add_event(struct reader *reader, enum term_event_kind kind)
{
	struct term_event *event = &reader->events[(reader->first + reader->count) % READER_EVENTS];

	memset(event, 0, sizeof(*event));
	event->kind = kind;
	event->pasted = reader->pasting;
	if (reader->count < READER_EVENTS)
		reader->count++;
	return event;
}

bool reader_take(struct reader *reader, struct term_event *event)
{
	if (reader->count == 0)
		return false;
	*event = reader->events[reader->first];
	reader->first = (reader->first + 1) % READER_EVENTS;
	reader->count--;
	return true;
}

static void add_character(struct reader *reader, const char *text, int length)
{
	struct term_event *event = add_event(reader, TERM_CHARACTER);

	memcpy(event->text, text, (size_t)length);
	event->key = (unsigned char)text[0];
}

/* A key code of curses, a control character, or a character of one byte. */
static void add_key(struct reader *reader, int key)
{
	const char text = (char)key;

	if (key >= ' ' && key < DEL)
		add_character(reader, &text, 1);
	else
		add_event(reader, TERM_KEY)->key = key == '\n' ? KEY_RETURN
			: key == DEL || key == '\b'            ? KEY_BACKSPACE
							       : key;
}

static void begin(struct reader *reader, enum reader_state state, bool silent)
{
	reader->state = state;
	reader->silent = silent;
	reader->twice = reader->eight_bits = reader->odd = false;
	reader->have = reader->number = reader->fields = reader->digits = reader->taken = 0;
	reader->marker = '\0';
}

/* The introducers of C1; the others of C1 say nothing. */
static void take_c1(struct reader *reader, unsigned char byte)
{
	begin(reader, READER_FREE, false);
	if (byte == 0x9b) {
		reader->state = READER_CSI;
	} else if (byte == 0x8f) {
		reader->state = READER_SS3;
	} else if (byte == 0x90 || byte == 0x98 || (byte >= 0x9d && byte <= 0x9f)) {
		reader->state = READER_STRING;
		reader->eight_bits = true;
	}
}

static void take_free(struct reader *reader, unsigned char byte)
{
	begin(reader, READER_FREE, false);
	if (byte == ESC) {
		reader->state = READER_ESCAPE;
	} else if (byte <= DEL) {
		add_key(reader, byte);
	} else if (byte < 0xc2) {
		take_c1(reader, byte);
	} else if (byte < 0xf5) {
		reader->state = READER_CHARACTER;
		reader->text[0] = (char)byte;
		reader->have = 1;
		reader->length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
	}
}

static void take_character(struct reader *reader, unsigned char byte)
{
	uint32_t character;

	if (byte < 0x80 || byte > 0xbf) {
		take_free(reader, byte);
		return;
	}
	reader->text[reader->have++] = (char)byte;
	if (reader->have < reader->length)
		return;
	reader->state = READER_FREE;
	if (text_decode(reader->text, (size_t)reader->length, &character) > 0 && character >= 0xa0)
		add_character(reader, reader->text, reader->length);
}

/* The byte behind an ESC that came in time: both are one thing. */
static void take_second(struct reader *reader, unsigned char byte)
{
	const bool silent = reader->twice;

	if (byte == ESC) {
		if (reader->twice)
			add_key(reader, KEY_ESCAPE);
		begin(reader, READER_ESCAPE, false);
		reader->twice = true;
	} else if (byte == '[') {
		begin(reader, READER_CSI, silent);
	} else if (byte == 'O') {
		begin(reader, READER_SS3, silent);
	} else if (text_is_one_of((char)byte, "PX]^_")) {
		begin(reader, READER_STRING, true);
	} else {
		begin(reader, READER_FOREIGN, true);
	}
}

static void take_lone(struct reader *reader, unsigned char byte)
{
	if (byte == '[')
		begin(reader, READER_CSI, true);
	else if (byte == 'O')
		begin(reader, READER_SS3, true);
	else
		take_free(reader, byte);
}

/* A byte of a mouse report; the event once it is whole. */
static void feed_mouse(struct reader *reader, int byte)
{
	struct mouse_event mouse;

	if (mouse_feed(&reader->mouse, byte, &mouse) == MOUSE_DONE && !reader->silent)
		add_event(reader, TERM_MOUSE)->mouse = mouse;
}

/* A report whose values stand as bytes behind its letter; the old mouse report is one. */
static int raw_length(unsigned char last)
{
	switch (last) {
	case 'M':
		return 3;
	case 't': /* highlight tracking: a click */
		return 2;
	case 'T': /* highlight tracking: start, end and mouse */
		return 6;
	default:
		return 0;
	}
}

static void end_csi(struct reader *reader, unsigned char last)
{
	const bool plain = !reader->odd && reader->marker == '\0' && reader->fields == 0;
	const int number = reader->number;

	reader->state = READER_FREE;
	if (reader->marker == '<') {
		feed_mouse(reader, last);
	} else if (plain && reader->digits == 0 && raw_length(last) > 0) {
		reader->state = READER_RAW;
		reader->length = raw_length(last);
		reader->taken = 0;
		mouse_begin(&reader->mouse, MOUSE_X10);
	} else if (plain && last == '~' && (number == PASTE_BEGINS || number == PASTE_ENDS)) {
		/* Also when it came late: what is pasted is no command. */
		reader->pasting = number == PASTE_BEGINS;
	} else if (last == 'u' || last == 'O') {
		/*
		 * A terminal adds a control character, another a letter; O alone: the focus went.
		 */
		reader->state = READER_FOREIGN;
	} else if (plain && !reader->silent) {
		for (size_t i = 0; i < sizeof(csi_keys) / sizeof(csi_keys[0]); i++) {
			if ((unsigned char)csi_keys[i].last == last && csi_keys[i].number == number)
				add_key(reader, csi_keys[i].key);
		}
	}
}

/* A byte before the last one. */
static void take_parameter(struct reader *reader, unsigned char byte)
{
	if (reader->marker == '<') {
		feed_mouse(reader, byte);
	} else if (byte == ';') {
		reader->fields++;
	} else if (byte >= '<') {
		reader->odd |= reader->taken > 1;
		reader->marker = (char)byte;
		if (byte == '<')
			mouse_begin(&reader->mouse, MOUSE_SGR);
	} else if (byte >= '0' && byte <= '9') {
		reader->number = reader->number * 10 + byte - '0';
		reader->number = reader->number < NUMBER_MOST ? reader->number : NUMBER_MOST;
		reader->digits++;
	} else {
		reader->odd = true;
	}
}

/*
 * Not a byte of a sequence: the sequence is given up. A byte that came along belongs to something
 * unknown; another means what it does alone.
 */
static bool breaks_off(struct reader *reader, unsigned char byte)
{
	if (byte == CAN || byte == SUB) {
		reader->state = READER_FREE;
		return true;
	}
	if (byte >= ' ' && byte < DEL)
		return false;
	if (byte != ESC && reader->since < TOGETHER)
		reader->state = READER_FOREIGN;
	else
		take_free(reader, byte);
	return true;
}

static void take_csi(struct reader *reader, unsigned char byte)
{
	if (breaks_off(reader, byte))
		return;
	if (++reader->taken > TAKEN_MOST)
		reader->state = READER_FREE;
	else if (byte == '[' && reader->taken == 1)
		reader->state = READER_CONSOLE;
	else if (byte >= 0x40)
		end_csi(reader, byte);
	else if (byte == '$' && reader->marker == '\0' && reader->fields == 0 && reader->digits > 0)
		reader->state = READER_FREE; /* rxvt ends its keys with Shift so */
	else
		take_parameter(reader, byte);
}

static void take_console(struct reader *reader, unsigned char byte)
{
	if (breaks_off(reader, byte))
		return;
	reader->state = READER_FREE;
	if (byte == 'A' && !reader->silent)
		add_key(reader, KEY_F(1));
}

static void take_ss3(struct reader *reader, unsigned char byte)
{
	if (breaks_off(reader, byte))
		return;
	if (byte > ' ' && byte < 0x40) {
		reader->odd = true;
		if (++reader->taken > TAKEN_MOST)
			reader->state = READER_FREE;
		return;
	}
	/* PF2 to PF4 of a DEC terminal may begin a longer key: what came along belongs to it. */
	reader->state = byte >= 'Q' && byte <= 'S' ? READER_FOREIGN : READER_FREE;
	for (size_t i = 0; i < sizeof(ss3_keys) / sizeof(ss3_keys[0]); i++) {
		if ((unsigned char)ss3_keys[i].last == byte && !reader->odd && !reader->silent)
			add_key(reader, ss3_keys[i].key);
	}
}

/* A value is a byte; in the UTF-8 form of the mouse, a character of one or two. */
static void take_report(struct reader *reader, unsigned char byte)
{
	if (byte == ESC) {
		take_free(reader, byte);
		return;
	}
	if (reader->have == 1 && byte >= 0x80 && byte <= 0xbf) {
		reader->have = 0;
		reader->silent = true; /* nobody asked for that form */
		return;
	}
	reader->have = byte >= 0xc2 && byte <= 0xdf;
	if (reader->length == raw_length('M'))
		feed_mouse(reader, byte);
	if (++reader->taken == reader->length)
		reader->state = READER_FREE;
}

static void take_string(struct reader *reader, unsigned char byte)
{
	if (byte == BEL || byte == CAN || byte == SUB || (byte == STRING_END && reader->eight_bits))
		reader->state = READER_FREE;
	else if (byte == ESC)
		reader->state = READER_STRING_ENDS;
}

/* Whether its time is over before this byte. */
static void forget_old(struct reader *reader, long long now)
{
	reader->since = now - reader->at;
	switch (reader->state) {
	case READER_FREE:
	case READER_ESCAPE:
		return;
	case READER_FOREIGN:
		if (reader->since >= TOGETHER)
			reader->state = READER_FREE;
		return;
	default:
		if (reader->since >= READER_PATIENCE)
			reader->state = READER_FREE;
		return;
	}
}

void reader_pass(struct reader *reader, long long now)
{
	if (reader->state != READER_ESCAPE || now - reader->at < reader->escape)
		return;
	if (reader->twice)
		add_key(reader, KEY_ESCAPE);
	add_key(reader, KEY_ESCAPE);
	begin(reader, READER_LONE, false);
	reader->at += reader->escape;
}

int reader_wait(const struct reader *reader, long long now)
{
	const long long left = reader->at + reader->escape - now;

	return reader->state != READER_ESCAPE ? -1 : left > 0 ? (int)left : 0;
}

void reader_feed(struct reader *reader, unsigned char byte, long long now)
{
	reader_pass(reader, now);
	forget_old(reader, now);
	switch (reader->state) {
	case READER_FREE:
		take_free(reader, byte);
		break;
	case READER_CHARACTER:
		take_character(reader, byte);
		break;
	case READER_ESCAPE:
		take_second(reader, byte);
		break;
	case READER_LONE:
		take_lone(reader, byte);
		break;
	case READER_FOREIGN:
		if (byte == ESC)
			take_free(reader, byte);
		break;
	case READER_CSI:
		take_csi(reader, byte);
		break;
	case READER_CONSOLE:
		take_console(reader, byte);
		break;
	case READER_SS3:
		take_ss3(reader, byte);
		break;
	case READER_RAW:
		take_report(reader, byte);
		break;
	case READER_STRING:
		take_string(reader, byte);
		break;
	case READER_STRING_ENDS:
		if (byte == '\\')
			reader->state = READER_FREE;
		else if (reader->since < reader->escape)
			take_second(reader, byte);
		else
			take_free(reader, byte);
		break;
	}
	reader->at = now;
}
