/*
 * Any bytes with any pauses: the reader says nothing that no key could have said, is free again a
 * second behind the last byte, and cuts in the middle of what it knows make no other key of it.
 */
#include <assert.h>
#include <curses.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "tui/term/reader.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { ESCAPE = 50, PAUSE = 0x80, BYTES_MOST = 4096 };

static void check_event(const struct term_event *event)
{
	const struct mouse_event *mouse = &event->mouse;

	switch (event->kind) {
	case TERM_KEY:
		assert(event->key >= 0 && (event->key < ' ' || event->key > 0xff));
		break;
	case TERM_CHARACTER:
		assert(strlen(event->text) >= 1 && strlen(event->text) <= 4);
		assert((unsigned char)event->text[0] == event->key && event->key >= ' ');
		break;
	default:
		assert(event->kind == TERM_MOUSE);
		assert(mouse->row >= 0 && mouse->col >= 0 && mouse->row < 100000 &&
			mouse->col < 100000);
		assert(mouse->press + mouse->release + mouse->motion + (mouse->wheel != 0) == 1);
		assert(mouse->button >= -1 && mouse->button <= 3);
	}
}

static int take_all(struct reader *reader)
{
	struct term_event event;
	int count = 0;

	for (; reader_take(reader, &event); count++)
		check_event(&event);
	return count;
}

/* Pairs of a pause, in steps of 8 ms, and a byte. */
static void play(const uint8_t *data, size_t size)
{
	struct reader reader;
	struct term_event event;
	long long now = 0;

	reader_begin(&reader, ESCAPE);
	for (size_t i = 0; i + 1 < size; i += 2) {
		now += (data[i] & 0x7f) * 8;
		if (data[i] & PAUSE)
			reader_pass(&reader, now);
		reader_feed(&reader, data[i + 1], now);
		assert(take_all(&reader) <= 3);
		assert(reader_wait(&reader, now) <= ESCAPE);
	}
	now += READER_PATIENCE + ESCAPE;
	reader_pass(&reader, now);
	take_all(&reader);
	assert(reader_wait(&reader, now) == -1);
	reader_feed(&reader, 'p', now);
	assert(reader_take(&reader, &event) && event.kind == TERM_CHARACTER && event.key == 'p');
}

/* ESC [ with these parameters and a last byte, or ESC O: cut anywhere, it is itself or nothing. */
static void tear(const uint8_t *data, size_t size)
{
	uint8_t bytes[64] = {0x1b, data[0] & 1 ? 'O' : '['};
	size_t length = 2;
	const size_t cut = 1 + data[1] % 40;
	const int pause = data[2] * 4 < READER_PATIENCE ? data[2] * 4 : READER_PATIENCE - 1;
	struct reader reader;
	struct term_event event;
	int count = 0;

	for (size_t i = 3; i < size && length < 40; i++)
		bytes[length++] = '0' + data[i] % 16;
	bytes[length++] = 'a' + data[0] % 26; /* no letter that more bytes follow */
	if (cut >= length || strchr("tu", bytes[length - 1]))
		return;
	reader_begin(&reader, ESCAPE);
	for (size_t i = 0; i < length; i++)
		reader_feed(&reader, bytes[i], i < cut ? 0 : pause);
	for (; reader_take(&reader, &event); count++)
		assert(event.kind == TERM_MOUSE || bytes[1] == 'O' ||
			(event.kind == TERM_KEY &&
				(event.key == KEY_ESCAPE || event.key >= 0x100)));
	assert(count <= 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size > BYTES_MOST)
		return 0;
	play(data, size);
	if (size > 3)
		tear(data, size);
	return 0;
}
