/* Any bytes as a prize line and as a prize list in CSV: kept and read again, or refused. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/prizes/prize.h"
#include "formats/prize_sheet.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void check_line(const char *text)
{
	char kept[PRIZE_TEXT_SIZE], again[PRIZE_TEXT_SIZE], title[PRIZE_TITLE_SIZE];
	struct error error = {0};
	struct prize prize, second;

	if (prize_read(text, &prize, &error) != STATUS_OK) {
		expect(error.text[0] && text_is_clean(error.text));
		return;
	}
	expect(prize_write(&prize, kept) && text_is_clean(kept));
	expect(prize_read(kept, &second, NULL) == STATUS_OK && prize_write(&second, again));
	expect(strcmp(kept, again) == 0);
	expect(text_is_clean(prize_title(&prize, 0, title)));
}

static void check_sheet(const char *bytes, size_t size)
{
	struct error error = {0};
	const struct report report = {.error = &error};
	struct prize_sheet sheet;
	char kept[PRIZE_TEXT_SIZE];

	if (prize_sheet_read(bytes, size, &sheet, &report) != STATUS_OK) {
		expect(error.text[0] && text_is_clean(error.text));
		return;
	}
	for (int i = 0; i < sheet.count; i++)
		expect(prize_write(&sheet.prizes[i], kept) && sheet.lines[i] > 1);
	prize_sheet_done(&sheet);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = malloc(size + 1);

	if (!text)
		return 0;
	if (size > 0)
		memcpy(text, bytes, size);
	text[size] = '\0';
	check_line(text);
	check_sheet(text, size);
	free(text);
	return 0;
}
