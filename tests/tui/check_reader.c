/*
 * The reader of keys: bytes with the times at which they come, and what they give. No clock runs: a
 * pause is a number.
 */
#include "config.h"

#include <check.h>
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fault/whole_file.h"
#include "support/suite_run.h"
#include "tui/term/reader.h"

enum { LOCAL = 50, REMOTE = 100, LONG_AFTER = 3000, GIVEN_SIZE = 4096 };

static const struct {
	int key;
	const char *name;
} names[] = {
	{KEY_ESCAPE, "<Esc>"},
	{KEY_RETURN, "<Enter>"},
	{KEY_TABULATOR, "<Tab>"},
	{KEY_BTAB, "<Shift-Tab>"},
	{KEY_UP, "<Up>"},
	{KEY_DOWN, "<Down>"},
	{KEY_LEFT, "<Left>"},
	{KEY_RIGHT, "<Right>"},
	{KEY_HOME, "<Home>"},
	{KEY_END, "<End>"},
	{KEY_PPAGE, "<PgUp>"},
	{KEY_NPAGE, "<PgDn>"},
	{KEY_DC, "<Del>"},
	{KEY_BACKSPACE, "<Backspace>"},
	{KEY_F(1), "<F1>"},
	{KEY_F(8), "<F8>"},
	{KEY_F(9), "<F9>"},
};

/* A line that is played: the reader, the time, and what has come out, as text. */
struct line_in {
	struct reader reader;
	long long now;
	char given[GIVEN_SIZE];
};

static void write_event(struct line_in *in, const struct term_event *event)
{
	const size_t used = strlen(in->given);
	char *to = in->given + used;
	const size_t size = sizeof(in->given) - used;
	const struct mouse_event *mouse = &event->mouse;

	if (event->pasted)
		snprintf(to, size, "(pasted)");
	to += strlen(to);
	if (event->kind == TERM_CHARACTER) {
		ck_assert_int_eq(event->key, (unsigned char)event->text[0]);
		snprintf(to, size - 8, "%s", event->text);
		return;
	}
	if (event->kind == TERM_MOUSE) {
		snprintf(to, size - 8, "<%s %d %d,%d>",
			mouse->press             ? "press"
				: mouse->release ? "release"
				: mouse->motion  ? "motion"
						 : "wheel",
			mouse->wheel ? mouse->wheel : mouse->button, mouse->row, mouse->col);
		return;
	}
	ck_assert_int_eq(event->kind, TERM_KEY);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (names[i].key == event->key) {
			snprintf(to, size - 8, "%s", names[i].name);
			return;
		}
	}
	snprintf(to, size - 8, "<%d>", event->key);
}

static void take_all(struct line_in *in)
{
	struct term_event event;

	while (reader_take(&in->reader, &event))
		write_event(in, &event);
}

static void begin(struct line_in *in, int escape)
{
	reader_begin(&in->reader, escape);
	in->now = 1000000;
	in->given[0] = '\0';
}

static void pause_for(struct line_in *in, int milliseconds)
{
	in->now += milliseconds;
	reader_pass(&in->reader, in->now);
	take_all(in);
}

static void send(struct line_in *in, const char *bytes, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		reader_feed(&in->reader, (unsigned char)bytes[i], in->now);
		take_all(in);
	}
}

static void expect(const struct line_in *in, const char *given)
{
	ck_assert_str_eq(in->given, given);
}

/* Bytes that come after a pause; NULL ends them. */
struct part {
	int pause;
	const char *bytes;
};

static const struct {
	int escape;
	struct part parts[6];
	const char *given;
} lines[] = {
	/* Esc, then a key, is what the screen teaches. */
	{LOCAL, {{0, "\033"}, {200, "p"}}, "<Esc>p"},
	{LOCAL, {{0, "\033"}, {200, "P"}}, "<Esc>P"},
	{LOCAL, {{0, "\033"}, {200, "s"}}, "<Esc>s"},
	{LOCAL, {{0, "\033"}, {50, "p"}}, "<Esc>p"},
	{LOCAL, {{0, "\033"}, {200, "]"}, {1, "X^_"}}, "<Esc>]X^_"},
	{LOCAL, {{0, "\033"}, {200, "\033"}, {200, "p"}}, "<Esc><Esc>p"},
	{REMOTE, {{0, "\033"}, {99, "p"}}, ""},
	{REMOTE, {{0, "\033"}, {100, "p"}}, "<Esc>p"},
	/* F1 cut by a slow line. */
	{LOCAL, {{0, "\033"}, {150, "OP"}}, "<Esc>"},
	{LOCAL, {{0, "\033"}, {49, "OP"}}, "<F1>"},
	{LOCAL, {{0, "\033"}, {60, "O"}, {900, "P"}}, "<Esc>"},
	{LOCAL, {{0, "\033O"}, {900, "P"}}, "<F1>"},
	{REMOTE, {{0, "\033"}, {150, "OP"}}, "<Esc>"},
	{REMOTE, {{0, "\033"}, {60, "OP"}}, "<F1>"},
	{LOCAL, {{0, "\033"}, {300, "["}, {300, "2"}, {300, "0"}, {300, "~x"}}, "<Esc>x"},
	{LOCAL, {{0, "\033"}, {300, "[<0;1;2M"}, {10, "x"}}, "<Esc>x"},
	{LOCAL, {{0, "\033"}, {300, "[M !!x"}}, "<Esc>x"},
	/* For one second, no longer. */
	{LOCAL, {{0, "\033"}, {1049, "[Ax"}}, "<Esc>x"},
	{LOCAL, {{0, "\033"}, {1050, "[A"}}, "<Esc>[A"},
	{LOCAL, {{0, "\033"}, {200, "x[A"}}, "<Esc>x[A"},
	{LOCAL, {{0, "\033["}, {999, "Ax"}}, "<Up>x"},
	{LOCAL, {{0, "\033["}, {1000, "A"}}, "A"},
	{LOCAL, {{0, "\033O"}, {1000, "P"}}, "P"},
	/* Strings, with every end; without one for a second behind the last byte. */
	{LOCAL, {{0, "\033P"}, {1000, "p"}}, "p"},
	{LOCAL, {{0, "\033P"}, {999, "p"}, {999, "p"}, {1000, "P"}}, "P"},
	{LOCAL, {{0, "\033]11;rgb:0/0/0\033\\p"}}, "p"},
	{LOCAL, {{0, "\033]11;rgb:0/0/0\ap"}}, "p"},
	{LOCAL, {{0, "\033_Pp\030p"}}, "p"},
	{LOCAL, {{0, "\033Xpq\033"}, {200, "\\p"}}, "p"},
	{LOCAL, {{0, "\033^pq\033"}, {20, "[Ap"}}, "<Up>p"},
	{LOCAL, {{0, "\033^\xc3\x9cp\a\xc3\x9c"}}, "Ü"},
	{LOCAL, {{0, "\220p\234q"}}, "q"},
	/* Alt with anything is nothing. */
	{LOCAL, {{0, "\033p"}, {10, "q"}}, "q"},
	{LOCAL, {{0, "\033sel"}, {1, "ect"}, {10, "q"}}, "q"},
	{LOCAL, {{0, "\033p\033p\033p"}, {60, "q"}}, "q"},
	{LOCAL, {{0, "\033\xc3\xa9"}, {60, "q"}}, "q"},
	{LOCAL, {{0, "\033\r"}, {60, "q"}}, "q"},
	{LOCAL, {{0, "\033\033[A"}, {60, "q"}}, "q"},
	{LOCAL, {{0, "\033\033"}, {60, "q"}}, "<Esc><Esc>q"},
	{LOCAL, {{0, "\033\033\033"}, {60, "q"}}, "<Esc><Esc><Esc>q"},
	/* Keys are keys. */
	{LOCAL, {{0, "a\xc3\xa9\xe7\x8e\x8b\xf0\x9f\x98\x80\r\n\t\177\b\007"}},
		"aé王😀<Enter><Enter><Tab><Backspace><Backspace><7>"},
	{LOCAL, {{0, "\xc3"}, {200, "\xa9"}}, "é"},
	{LOCAL, {{0, "\xc3p\xff\xfe\xc0\xafq\xed\xa0\x80r"}}, "pqr"},
	{LOCAL, {{0, "\033[A\033[B\033[C\033[D\033OA\033OB\033OC\033OD"}},
		"<Up><Down><Right><Left><Up><Down><Right><Left>"},
	{LOCAL, {{0, "\033[H\033[F\033OH\033OF\033[1~\033[4~\033[7~\033[8~"}},
		"<Home><End><Home><End><Home><End><Home><End>"},
	{LOCAL, {{0, "\033[3~\033[5~\033[6~\033[Z"}}, "<Del><PgUp><PgDn><Shift-Tab>"},
	{LOCAL, {{0, "\033OP\033[11~\033[[A\033[19~\033[20~"}}, "<F1><F1><F1><F8><F9>"},
	{LOCAL, {{0, "\033Op\033Oq\033Or\033Os\033Ot\033Ou\033Ov\033Ow\033Ox\033Oy"}},
		"0123456789"},
	{LOCAL, {{0, "\033OM\033OI\033O \033Oj\033Ok\033Ol\033Om\033On\033Oo\033OX"}},
		"<Enter><Tab> *+,-./="},
	/* Sequences that mean nothing here are swallowed whole. */
	{LOCAL, {{0, "\033[1;5A\033[7$\033[7^\033[7@\033[[B\033OQ"}, {60, "p"}}, "p"},
	{LOCAL, {{0, "\033[Ip\033[O"}, {60, "p"}}, "pp"},
	{LOCAL, {{0, "\033[0;10;20Mp\033[t!!p\033[T!!!!!!p\033[M \xc3\xa1!p"}}, "pppp"},
	{LOCAL, {{0, "\033[<0;1;2;3;4;5;6qp\033[<0;1Mp\033[<;;Mp\033[<128;1;1Mp"}}, "pppp"},
	{LOCAL, {{0, "\033[?1\030p\033[?1"}, {200, "\rp"}}, "p<Enter>p"},
	{LOCAL, {{0, "\033[<0;230;5M\033[<32;1;1M\033[<0;1;1m\033[<65;1;1M\033[M !\"\033[M#!\""}},
		"<press 0 4,229><motion 0 0,0><release 0 0,0><wheel 1 0,0>"
		"<press 0 1,0><release 0 1,0>"},
	/* Pasted text, and its marks even when they are torn. */
	{LOCAL, {{0, "\033[200~pP\033[201~p"}}, "(pasted)p(pasted)Pp"},
	{LOCAL, {{0, "\033"}, {100, "[200~P\033"}, {100, "[201~p"}},
		"<Esc>(pasted)P(pasted)<Esc>p"},
};

START_TEST(a_line_gives_these_keys)
{
	struct line_in in;

	begin(&in, lines[_i].escape);
	for (const struct part *part = lines[_i].parts; part->bytes; part++) {
		pause_for(&in, part->pause);
		send(&in, part->bytes, strlen(part->bytes));
	}
	pause_for(&in, LONG_AFTER);
	expect(&in, lines[_i].given);
}
END_TEST

START_TEST(only_an_escape_is_waited_for)
{
	struct line_in in;

	begin(&in, LOCAL);
	ck_assert_int_eq(reader_wait(&in.reader, in.now), -1);
	send(&in, "\033", 1);
	ck_assert_int_eq(reader_wait(&in.reader, in.now), LOCAL);
	ck_assert_int_eq(reader_wait(&in.reader, in.now + 20), LOCAL - 20);
	ck_assert_int_eq(reader_wait(&in.reader, in.now + 80), 0);
	pause_for(&in, LOCAL - 1);
	expect(&in, "");
	pause_for(&in, 1);
	expect(&in, "<Esc>");
	ck_assert_int_eq(reader_wait(&in.reader, in.now), -1);
	send(&in, "[", 1);
	ck_assert_int_eq(reader_wait(&in.reader, in.now), -1);
}
END_TEST

/* No end of a sequence comes any more: it is given up after so many bytes. */
START_TEST(a_key_held_down_behind_a_torn_sequence_comes_through)
{
	struct line_in in;

	begin(&in, LOCAL);
	send(&in, "\033[", 2);
	for (int i = 0; i < 300; i++) {
		pause_for(&in, 30);
		send(&in, "1", 1);
	}
	ck_assert(strchr(in.given, '1'));
}
END_TEST

/* The sequences that are keys of ours, as terminals send them. */
static const struct {
	const char *bytes, *given;
} ours[] = {
	{"\033[A", "<Up>"},
	{"\033[B", "<Down>"},
	{"\033[C", "<Right>"},
	{"\033[D", "<Left>"},
	{"\033OA", "<Up>"},
	{"\033OB", "<Down>"},
	{"\033OC", "<Right>"},
	{"\033OD", "<Left>"},
	{"\033[H", "<Home>"},
	{"\033[F", "<End>"},
	{"\033OH", "<Home>"},
	{"\033OF", "<End>"},
	{"\033[1~", "<Home>"},
	{"\033[4~", "<End>"},
	{"\033[7~", "<Home>"},
	{"\033[8~", "<End>"},
	{"\033[3~", "<Del>"},
	{"\033[5~", "<PgUp>"},
	{"\033[6~", "<PgDn>"},
	{"\033[Z", "<Shift-Tab>"},
	{"\033OP", "<F1>"},
	{"\033[11~", "<F1>"},
	{"\033[[A", "<F1>"},
	{"\033[19~", "<F8>"},
	{"\033[20~", "<F9>"},
	{"\033OM", "<Enter>"},
	{"\033OI", "<Tab>"},
	{"\033O ", " "},
	{"\033OX", "="},
	{"\033Oj", "*"},
	{"\033Ok", "+"},
	{"\033Ol", ","},
	{"\033Om", "-"},
	{"\033On", "."},
	{"\033Oo", "/"},
	{"\033Op", "0"},
	{"\033Oq", "1"},
	{"\033Or", "2"},
	{"\033Os", "3"},
	{"\033Ot", "4"},
	{"\033Ou", "5"},
	{"\033Ov", "6"},
	{"\033Ow", "7"},
	{"\033Ox", "8"},
	{"\033Oy", "9"},
	{"\217P", "<F1>"},
	{"\033[M !!", "<press 0 0,0>"},
	{"\033[M#!!", "<release 0 0,0>"},
	{"\033", "<Esc>"},
	{"\033\033", "<Esc><Esc>"},
};

static const char *ours_of(const char *bytes)
{
	for (size_t i = 0; i < sizeof(ours) / sizeof(ours[0]); i++) {
		if (!strcmp(ours[i].bytes, bytes))
			return ours[i].given;
	}
	return "";
}

/* PF1 begins longer keys of some terminals: it opens the keys, where a letter does nothing. */
static bool begins_with_f1(const char *bytes)
{
	return strncmp(bytes, "\033OP", 3) == 0 && bytes[3];
}

/* The next sequence of a file: "\033[A"; false at its end. */
static bool next_sequence(const char **at, char bytes[64])
{
	size_t length = 0;

	while (**at == '#' || **at == '\n')
		*at += strcspn(*at, "\n") + (**at != '\0');
	for (; **at && **at != '\n'; length++) {
		ck_assert(length < 63);
		bytes[length] = **at;
		if (**at == '\\') {
			bytes[length] =
				(char)strtol((char[]){(*at)[1], (*at)[2], (*at)[3], '\0'}, NULL, 8);
			*at += 3;
		}
		++*at;
	}
	bytes[length] = '\0';
	return length > 0;
}

static const char *const files[] = {"terminfo-keys.txt", "answers.txt"};

static char *text_of(int file)
{
	char path[300];

	snprintf(path, sizeof(path), "%s/data/terminal/%s", TESTS_DIR, files[file]);
	return whole_file(path, NULL);
}

START_TEST(no_sequence_of_a_terminal_is_a_key_but_those_of_ours)
{
	const char *at = text_of(_i);
	char bytes[64];
	int count = 0;

	for (; next_sequence(&at, bytes); count++) {
		struct line_in in;

		begin(&in, LOCAL);
		send(&in, bytes, strlen(bytes));
		pause_for(&in, LONG_AFTER);
		if (begins_with_f1(bytes))
			in.given[strlen("<F1>")] = '\0';
		ck_assert_msg(!strcmp(in.given, begins_with_f1(bytes) ? "<F1>" : ours_of(bytes)),
			"ESC%s gives %s", bytes + 1, in.given);
		send(&in, "p", 1);
		ck_assert(in.given[strlen(in.given) - 1] == 'p');
	}
	ck_assert_int_gt(count, 80);
}
END_TEST

static const int pauses[] = {1, 20, 49, 50, 51, 120, 400, 800, 999};

/* Torn where it may be, with a pause: the key itself, or Esc, or nothing; never a part of it. */
static void expect_torn(const char *bytes, size_t cut, int pause)
{
	const bool key = cut == 1 && pause >= LOCAL;
	struct line_in in;

	begin(&in, LOCAL);
	send(&in, bytes, cut);
	pause_for(&in, pause);
	send(&in, bytes + cut, strlen(bytes) - cut);
	pause_for(&in, LONG_AFTER);
	ck_assert_msg(!strcmp(in.given, key ? "<Esc>" : ours_of(bytes)),
		"ESC%s cut behind %d for %d ms gives %s", bytes + 1, (int)cut, pause, in.given);
}

/* Not those that only their haste tells from Alt, or from a torn one, and a key typed behind it. */
static bool is_one_sequence(const char *bytes)
{
	if (begins_with_f1(bytes) || (strncmp(bytes, "\033[O", 3) == 0 && bytes[3]))
		return false;
	for (const char *at = bytes + 1; *at; at++) {
		if ((unsigned char)*at < ' ')
			return false;
	}
	return bytes[0] == '\033' && (bytes[1] == '[' || (bytes[1] == 'O' && bytes[2]));
}

START_TEST(a_sequence_torn_anywhere_is_itself_or_nothing)
{
	const char *at = text_of(_i);
	char bytes[64];

	while (next_sequence(&at, bytes)) {
		if (!is_one_sequence(bytes))
			continue;
		for (size_t cut = 1; cut < strlen(bytes); cut++) {
			for (size_t i = 0; i < sizeof(pauses) / sizeof(pauses[0]); i++)
				expect_torn(bytes, cut, pauses[i]);
		}
	}
}
END_TEST

/* A string is one if its second byte came in time; behind that, any pause below a second. */
START_TEST(a_string_torn_anywhere_gives_nothing)
{
	const char *at = text_of(_i);
	char bytes[64];

	while (next_sequence(&at, bytes)) {
		if (bytes[0] != '\033' || !bytes[1] || !strchr("PX]^_", bytes[1]))
			continue;
		for (size_t cut = 2; cut < strlen(bytes); cut++) {
			for (size_t i = 0; i < sizeof(pauses) / sizeof(pauses[0]); i++)
				expect_torn(bytes, cut, pauses[i]);
		}
	}
}
END_TEST

int main(void)
{
	TCase *reader = tcase_create("reader");

	tcase_set_timeout(reader, 60);
	tcase_add_loop_test(
		reader, a_line_gives_these_keys, 0, (int)(sizeof(lines) / sizeof(lines[0])));
	tcase_add_test(reader, only_an_escape_is_waited_for);
	tcase_add_test(reader, a_key_held_down_behind_a_torn_sequence_comes_through);
	tcase_add_loop_test(reader, no_sequence_of_a_terminal_is_a_key_but_those_of_ours, 0, 2);
	tcase_add_loop_test(reader, a_sequence_torn_anywhere_is_itself_or_nothing, 0, 2);
	tcase_add_loop_test(reader, a_string_torn_anywhere_gives_nothing, 0, 2);
	return suite_run("reader", reader, NULL);
}
