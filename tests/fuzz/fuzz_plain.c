/* Any bytes as a plain line: its words lie in it, and wording of a sentence never grows. */
#include "config.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "plain/wording.h"
#include "plain/words.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void cut(char *line, size_t size)
{
	char *words[WORDS_MOST];
	const char *wrong;
	int count;

	wrong = words_cut(line, words, &count);
	expect(count >= 0 && count <= WORDS_MOST);
	for (int i = 0; !wrong && i < count; i++) {
		expect(words[i] >= line && words[i] <= line + size);
		expect(words[i] + strlen(words[i]) <= line + size);
		expect(i == 0 || words[i] > words[i - 1]);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = malloc(size + 1);

	if (!text)
		return 0;
	memcpy(text, bytes, size);
	text[size] = '\0';
	plain_wording(text);
	expect(strlen(text) <= size);
	memcpy(text, bytes, size);
	text[size] = '\0';
	cut(text, size);
	free(text);
	return 0;
}
