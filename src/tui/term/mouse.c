/* Mouse reports, byte by byte. */
#include "config.h"

#include "tui/term/mouse.h"

#include <string.h>

enum {
	MOUSE_MOTION = 32,
	MOUSE_WHEEL = 64,
	MOUSE_SIDE = 128, /* buttons 8 to 11 */
	MOUSE_DIGITS = 5,
	MOUSE_LENGTH = 64
};

void mouse_begin(struct mouse_decoder *decoder, enum mouse_protocol protocol)
{
	memset(decoder, 0, sizeof(*decoder));
	decoder->protocol = protocol;
}

static enum mouse_fed report(const int value[3], bool release, struct mouse_event *event)
{
	struct mouse_event made = {
		.button = value[0] & 3, .row = value[2] - 1, .col = value[1] - 1};

	if (made.row < 0 || made.col < 0 || value[0] & MOUSE_SIDE)
		return MOUSE_BAD;
	/* A wheel that is pushed sideways. */
	if (value[0] & MOUSE_WHEEL && value[0] & 2)
		return MOUSE_BAD;
	if (value[0] & MOUSE_WHEEL) {
		made.wheel = (value[0] & 1) ? 1 : -1;
		made.button = -1;
	} else if (value[0] & MOUSE_MOTION) {
		made.motion = true;
		if (made.button == 3)
			made.button = -1;
	} else {
		made.release = release;
		made.press = !release;
	}
	*event = made;
	return MOUSE_DONE;
}

static enum mouse_fed feed_x10(struct mouse_decoder *decoder, int byte, struct mouse_event *event)
{
	decoder->value[decoder->field++] = byte - 32;
	if (decoder->field < 3)
		return MOUSE_MORE;
	if (decoder->value[0] < 0)
		return MOUSE_BAD;
	/* The old form has no release of a certain button: 3 stands for any. */
	if ((decoder->value[0] & (3 | MOUSE_MOTION | MOUSE_WHEEL)) == 3) {
		decoder->value[0] &= ~3;
		return report(decoder->value, true, event);
	}
	return report(decoder->value, false, event);
}

static enum mouse_fed feed_sgr(struct mouse_decoder *decoder, int byte, struct mouse_event *event)
{
	if (byte >= '0' && byte <= '9') {
		if (++decoder->digits > MOUSE_DIGITS)
			decoder->bad = true;
		else if (decoder->field < 3)
			decoder->value[decoder->field] =
				decoder->value[decoder->field] * 10 + (byte - '0');
		return MOUSE_MORE;
	}
	if (byte == ';') {
		if (decoder->digits == 0 || ++decoder->field > 2)
			decoder->bad = true;
		decoder->digits = 0;
		return MOUSE_MORE;
	}
	if (byte >= 0x40 && byte <= 0x7e) {
		if (decoder->bad || decoder->field != 2 || decoder->digits == 0 ||
			(byte != 'M' && byte != 'm'))
			return MOUSE_BAD;
		return report(decoder->value, byte == 'm', event);
	}
	decoder->bad = true;
	return MOUSE_MORE;
}

enum mouse_fed mouse_feed(struct mouse_decoder *decoder, int byte, struct mouse_event *event)
{
	if (++decoder->taken > MOUSE_LENGTH)
		return MOUSE_BAD;
	if (decoder->protocol == MOUSE_X10)
		return feed_x10(decoder, byte, event);
	return feed_sgr(decoder, byte, event);
}
