/* Any bytes as a particular or a time control: kept so that they are kept again, or refused. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/particulars/tempo.h"
#include "core/text/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

/* What is kept is printed so that it can be typed again, and nothing changes. */
static void check_field(const struct particular_field *field, const char *text)
{
	char kept[PARTICULAR_SIZE], shown[PARTICULAR_SIZE], again[PARTICULAR_SIZE];
	struct error error;

	if (particular_take(field, text, kept, &error) != STATUS_OK) {
		expect(error.text[0] && text_is_clean(error.text));
		return;
	}
	expect(strlen(kept) < PARTICULAR_SIZE && text_is_clean(kept));
	particular_show(field, kept, shown);
	expect(particular_take(field, shown, again, NULL) == STATUS_OK);
	expect(strcmp(kept, again) == 0);
}

/* As US Chess writes it, it is the same time control. */
static void check_tempo(const char *text)
{
	struct tempo tempo, again;
	char written[TEMPO_SIZE], twice[TEMPO_SIZE];

	if (!tempo_parse(text, &tempo))
		return;
	expect(tempo.count >= 1 && tempo.count <= TEMPO_SESSIONS && tempo_total(&tempo) > 0);
	expect(tempo_rate(&tempo)[0]);
	if (!tempo_parse(tempo_us(&tempo, written), &again))
		return; /* several rests of the game are written, not read */
	expect(strcmp(tempo_us(&again, twice), written) == 0);
}

/* Encoded and read again it is the same, and so is a code. */
static void check_code(const char *text)
{
	struct tempo tempo, again;
	char written[TEMPO_SIZE], twice[TEMPO_SIZE];

	if (!tempo_decode(text, &tempo) && !tempo_parse(text, &tempo))
		return;
	if (!tempo_encode(&tempo, written))
		return;
	expect(tempo_decode(written, &again) && again.count == tempo.count &&
		again.seconds == tempo.seconds);
	expect(tempo_encode(&again, twice) && strcmp(twice, written) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	int count;
	const struct particular_field *fields = particular_fields(&count);
	char *text = malloc(size + 1);

	if (!text)
		return 0;
	memcpy(text, bytes, size);
	text[size] = '\0';
	for (int i = 0; i < count; i++)
		if (fields[i].id < SECTION_ROUND + 2 || fields[i].of == OF_PLAYER)
			check_field(&fields[i], text);
	check_tempo(text);
	check_code(text);
	free(text);
	return 0;
}
