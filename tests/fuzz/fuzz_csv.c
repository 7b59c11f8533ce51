/* Any bytes as a player list: a whole list of sound players, or an error. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>

#include "core/text.h"
#include "formats/csv.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void check_list(const struct csv_list *list)
{
	expect(list->count > 0 && list->count <= PLAYERS_MOST);
	for (int i = 0; i < list->count; i++) {
		const struct player *player = &list->players[i];

		expect(player->name[0] && text_is_clean(player->name) &&
			text_is_clean(player->club));
		expect(player->pin >= 0 && player->pin <= PLAYERS_MOST);
		expect(player->grade >= 0 && player->grade <= GRADE_MOST);
		expect(player->enters >= 1 && player->enters <= ROUNDS_MOST);
	}
	for (int i = 0; i < list->nbookings; i++) {
		const struct csv_booking *booking = &list->bookings[i];

		expect(booking->player >= 0 && booking->player < list->count);
		expect(booking->round >= 1 && booking->round <= ROUNDS_MOST);
		expect(i == 0 || booking[-1].player < booking->player ||
			(booking[-1].player == booking->player &&
				booking[-1].round < booking->round));
	}
}

static void read_notice(void *context, const char *text)
{
	(void)context;
	expect(text_is_clean(text));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct csv_list list = {0};
	struct error error = {0};
	const struct report report = {read_notice, NULL, &error};

	if (csv_read_players((const char *)bytes, size, &list, &report) == STATUS_OK)
		check_list(&list);
	else
		expect(!list.players && error.text[0] && text_is_clean(error.text));
	csv_list_done(&list);
	return 0;
}
