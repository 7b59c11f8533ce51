/* Any bytes as a player list, whatever ranks them: a whole list of sound players, or an error. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>

#include "core/text/letters.h"
#include "core/text/text.h"
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

		expect(letters_any(player->name) && text_is_clean(player->name) &&
			text_is_clean(player->club));
		expect(list->unrated[i] || player->grade > 0);
		expect(player->is_new == 0 || player->is_new == 1);
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

/* By the first fault alone, and row by row, a list is good or not. */
static void read_list(const char *bytes, size_t size, const struct csv_grades *grades)
{
	struct csv_list list = {0};
	struct error error = {0};
	const struct report report = {.notice = read_notice, .error = &error};
	struct report_faults faults = {.tell = read_notice};
	bool good = csv_read_players(bytes, size, grades, &list, &report, NULL) == STATUS_OK;

	if (good)
		check_list(&list);
	else
		expect(!list.players && error.text[0] && text_is_clean(error.text));
	csv_list_done(&list);
	expect(good ==
		(csv_read_players(bytes, size, grades, &list, &report, &faults) == STATUS_OK));
	expect(good ? faults.count == 0 : !list.players);
	csv_list_done(&list);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static const struct conversion ecf = {7500, 700};
	static const struct csv_grades grades[] = {
		{.conversion = &ecf}, {.rating = "elo", .conversion = &ecf}, {.apart = true}};

	read_list((const char *)bytes, size, NULL);
	for (size_t i = 0; i < sizeof(grades) / sizeof(grades[0]); i++)
		read_list((const char *)bytes, size, &grades[i]);
	return 0;
}
