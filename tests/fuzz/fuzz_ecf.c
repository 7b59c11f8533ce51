/*
 * Any bytes as a results file of the ECF: an error, or a file that is written and read as the same.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>

#include "core/text/text.h"
#include "formats/ecf/ecf.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct ecf_file file, again;
	struct error error = {0};
	const struct report report = {.error = &error};
	char *text;
	size_t length;

	if (ecf_read((const char *)bytes, size, &file, &report) != STATUS_OK) {
		expect(error.text[0] && text_is_clean(error.text));
	} else if (ecf_write(&file, &text, &length) == STATUS_OK) {
		expect(ecf_read(text, length, &again, &report) == STATUS_OK);
		expect(ecf_equal(&file, &again));
		ecf_done(&again);
		free(text);
	}
	ecf_done(&file);
	return 0;
}
