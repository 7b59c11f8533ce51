/*
 * Any bytes behind a mouse introducer: the decoder ends every sequence, and what it reports is on
 * the screen's side of zero.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "tui/term/mouse.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct mouse_decoder decoder;
	struct mouse_event event = {.row = 0};
	size_t since = 0;

	if (size == 0)
		return 0;
	mouse_begin(&decoder, data[0] & 1 ? MOUSE_X10 : MOUSE_SGR);
	for (size_t i = 1; i < size; i++) {
		enum mouse_fed fed = mouse_feed(&decoder, data[i], &event);

		assert(++since <= 65);
		if (fed == MOUSE_MORE)
			continue;
		if (fed == MOUSE_DONE) {
			assert(event.row >= 0 && event.col >= 0 && event.row < 100000 &&
				event.col < 100000);
			assert(event.press + event.release + event.motion + (event.wheel != 0) ==
				1);
			assert(event.button >= -1 && event.button <= 3);
		}
		since = 0;
		mouse_begin(&decoder, data[i] & 1 ? MOUSE_X10 : MOUSE_SGR);
	}
	return 0;
}
