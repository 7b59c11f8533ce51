/* Any bytes as the text of a certificate: filled for a player, or refused with a reason. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "print/pieces/certificate_text.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static const struct certificate_words words = {
		.of = {[SLOT_EVENT] = "Congress",
			[SLOT_SECTION] = "",
			[SLOT_NAME] = "{name}",
			[SLOT_CLUB] = "Club",
			[SLOT_PLACE] = "1st place",
			[SLOT_PRIZE] = "Cup\nPrize: 1st (50)",
			[SLOT_POINTS] = "4 points",
			[SLOT_PLAYERS] = "Ann Ash, 2\nBob Birch, 2",
			[SLOT_TOWN] = "",
			[SLOT_DAYS] = "",
			[SLOT_ARBITER] = "Arbiter"}};
	struct certificate_text text;
	struct card card = {.count = 0};
	struct error error = {0};

	if (certificate_text_read((const char *)bytes, size, &text, &error) == STATUS_OK)
		if (certificate_text_fill(&text, &words, &card, &error) == STATUS_OK) {
			for (int i = 0; i < card.count; i++)
				expect(text_is_clean(card.lines[i].text));
			return 0;
		}
	expect(error.text[0] && text_is_clean(error.text));
	return 0;
}
