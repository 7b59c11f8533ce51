/*
 * Any bytes as a configuration of the generator: knobs that can be told and read again, or an
 * error.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "app/generate/generate.h"
#include "core/text/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void check_range(struct pairing_range range, int least, int most)
{
	expect(least <= range.least && range.least <= range.most && range.most <= most);
}

static void check_knobs(const struct generate_knobs *knobs)
{
	const struct pairing_recipe *recipe = &knobs->recipe;

	check_range(recipe->players, 1, 9999);
	check_range(recipe->rounds, 1, 60);
	check_range(recipe->ratings, 0, 4000);
	check_range(recipe->draws, 0, PAIRING_SHARE_ALL);
	check_range(recipe->forfeits, 0, PAIRING_SHARE_ALL);
	check_range(recipe->withdrawals, 0, PAIRING_SHARE_ALL);
	check_range(recipe->clubs, 0, 999);
	check_range(recipe->prohibited, 0, 999);
	expect(recipe->book && recipe->played >= 0 && recipe->played <= 60);
	expect(recipe->worth.win >= 0 && recipe->worth.bye >= 0);
}

/* What is told reads back as the same knobs. */
static void check_told(const struct generate_knobs *knobs)
{
	char told[GENERATE_TOLD_SIZE], lines[GENERATE_TOLD_SIZE], again[GENERATE_TOLD_SIZE];
	const struct report report = {.error = NULL};
	struct generate_knobs read;

	generate_tell(knobs, told);
	strcpy(lines, told);
	for (char *at = lines; (at = strchr(at, ' ')) != NULL;)
		*at = '\n';
	generate_usual(&read);
	expect(generate_configure(&read, lines, strlen(lines), &report) == STATUS_OK);
	generate_tell(&read, again);
	expect(!strcmp(told, again));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct generate_knobs knobs;
	struct error error = {0};
	const struct report report = {.error = &error};

	generate_usual(&knobs);
	if (generate_configure(&knobs, (const char *)bytes, size, &report) == STATUS_OK)
		check_told(&knobs);
	else
		expect(error.text[0] && text_is_clean(error.text));
	check_knobs(&knobs);
	return 0;
}
