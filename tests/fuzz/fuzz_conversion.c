/* Any bytes as a conversion formula: none, or one that is written and read again the same. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/typed/conversion.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void check_apply(const struct conversion *conversion)
{
	for (int grade = 0; grade <= GRADE_MOST; grade += 37) {
		int rating = 0;

		if (conversion_apply(conversion, grade, &rating))
			expect(rating >= 1 && rating <= GRADE_MOST);
		else
			expect(rating == 0);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct conversion conversion, again;
	char written[CONVERSION_SIZE], words[CONVERSION_WORDS_SIZE];
	char *text = malloc(size + 1);

	if (!text)
		return 0;
	if (size > 0)
		memcpy(text, bytes, size);
	text[size] = '\0';
	if (conversion_parse(text, &conversion)) {
		expect(conversion.factor1000 >= 1 && conversion.factor1000 <= 100000);
		expect(conversion.add >= -GRADE_MOST && conversion.add <= GRADE_MOST);
		conversion_write(&conversion, written);
		expect(conversion_parse(written, &again));
		expect(again.factor1000 == conversion.factor1000 && again.add == conversion.add);
		expect(strlen(conversion_words(&conversion, words)) < sizeof(words) - 1);
		check_apply(&conversion);
	}
	free(text);
	return 0;
}
