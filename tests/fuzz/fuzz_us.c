/* Any bytes as a table of US Chess, and as all three: an error, or bytes that are written again. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "formats/us/us.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void write_again(const struct dbf *dbf, const struct report *report)
{
	struct dbf again;
	char *text;
	size_t length;

	if (dbf_write(dbf, "2026/03/08", &text, &length) != STATUS_OK)
		return;
	expect(dbf_read(text, length, &again, report) == STATUS_OK);
	expect(dbf_equal(dbf, &again));
	dbf_done(&again);
	free(text);
}

/* The rest of a table that agrees: one event, one section, the players from the bytes. */
static void check_players(const uint8_t *bytes, size_t size, const struct report *report)
{
	struct dbf tables[US_TABLES], players;
	struct us_cell cell;
	char text[DBF_WIDTH_MOST + 1];

	us_begin(tables, 1);
	if (dbf_read((const char *)bytes, size, &players, report) == STATUS_OK) {
		dbf_done(&tables[US_PLAYERS]);
		tables[US_PLAYERS] = players;
		if (dbf_add_row(&tables[US_EVENT]) && dbf_add_row(&tables[US_SECTIONS])) {
			dbf_put(&tables[US_EVENT], 0, H_TOT_SECT, "1");
			dbf_put(&tables[US_SECTIONS], 0, S_SEC_NUM, "1");
			dbf_put(&tables[US_SECTIONS], 0, S_LST_PAIR, "2");
			us_check(tables, report);
		}
		for (int i = 0; i < players.count && i < 100; i++)
			for (int k = 0; k < players.ncolumns; k++)
				us_cell_read(dbf_get(&players, i, k, text), &cell);
	} else {
		dbf_done(&players);
	}
	us_done(tables);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct error error = {0};
	const struct report report = {.error = &error};
	struct dbf dbf;

	if (dbf_read((const char *)bytes, size, &dbf, &report) == STATUS_OK)
		write_again(&dbf, &report);
	else
		expect(error.text[0] && text_is_clean(error.text));
	dbf_done(&dbf);
	check_players(bytes, size, &report);
	return 0;
}
