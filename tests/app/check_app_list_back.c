/* Players of random events, written as a list and imported again: nothing of them is lost. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"
#include "print/print.h"
#include "support/event/app_event.h"

enum { EVENTS = 20, PLAYERS = 14, ROUNDS = 5 };

static unsigned long long state;

static unsigned draw(unsigned below)
{
	state = state * 6364136223846793005ull + 1442695040888963407ull;
	return (unsigned)(state >> 33) % below;
}

/* What spreadsheets, separators, quotes and encodings make trouble of. */
static void draw_text(char *text, size_t size, int most)
{
	static const char *const parts[] = {"=", "+", "-", "@", "'", "\"", ",", ";", "|", "é", "Ł",
		"李", "😀", " x", "1", "0", "sep=;", "a", "Bc", "\"\"", "e5", "½", "/", "#"};
	const int count = 1 + (int)draw(8);

	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		const char *part = parts[draw(sizeof(parts) / sizeof(parts[0]))];

		part += i == 0 && *part == ' ';
		if (strlen(text) + strlen(part) >= size ||
			text_count(text, strlen(text)) + text_count(part, strlen(part)) > most)
			return;
		strcat(text, part);
	}
}

static void draw_code(const char *pattern, char *text)
{
	for (; *pattern; pattern++)
		*text++ = *pattern == '9' ? (char)('0' + draw(10))
			: *pattern == 'A' ? (char)('A' + draw(26))
					  : *pattern;
	*text = '\0';
}

/* A word of "none|place". */
static void draw_choice(const char *pattern, char *text)
{
	size_t length;

	while (draw(2) && strchr(pattern, '|'))
		pattern = strchr(pattern, '|') + 1;
	length = strcspn(pattern, "|");
	memcpy(text, pattern, length);
	text[length] = '\0';
}

static void draw_particular(const struct particular_field *field, char text[PARTICULAR_SIZE])
{
	switch (field->kind) {
	case PARTICULAR_TEXT:
		draw_text(text, PARTICULAR_SIZE, field->most);
		return;
	case PARTICULAR_NUMBER:
		snprintf(text, PARTICULAR_SIZE, "%d",
			field->least + (int)draw((unsigned)(field->most - field->least + 1)));
		return;
	case PARTICULAR_CODE:
		draw_code(field->pattern, text);
		return;
	case PARTICULAR_POINTS:
		snprintf(text, PARTICULAR_SIZE, "%u.%u", draw((unsigned)field->most), draw(2) * 5);
		return;
	case PARTICULAR_MONEY:
		snprintf(text, PARTICULAR_SIZE, "%u.%02u", draw(999999), draw(100));
		return;
	case PARTICULAR_DAY:
	case PARTICULAR_MOMENT:
	case PARTICULAR_BORN:
		snprintf(text, PARTICULAR_SIZE, "%u-%02u-%02u", 1950 + draw(80), 1 + draw(12),
			1 + draw(28));
		return;
	case PARTICULAR_CHOICE:
		draw_choice(field->pattern, text);
	}
}

static void draw_player(struct player *player, int n)
{
	static const char *const titles[] = {"", "", "GM", "WCM", "NM", "LM"};
	char name[64];

	memset(player, 0, sizeof(*player));
	draw_text(name, sizeof(name), 30);
	snprintf(player->name, sizeof(player->name), "%s%c%c, N", name, 'A' + n / 26, 'a' + n % 26);
	strcpy(player->title, titles[draw(6)]);
	player->grade = draw(3) ? 1 + (int)draw(2999) : 0;
	if (draw(2))
		draw_text(player->club, sizeof(player->club), 60);
	player->enters = draw(4) ? 1 : 1 + (int)draw(ROUNDS);
	player->top = draw(4) == 0;
	player->is_new = draw(4) == 0;
	player->sex = (int)draw(3);
	if (draw(2))
		snprintf(player->fide, sizeof(player->fide), "%u", 1 + draw(99999999));
	if (draw(2))
		draw_code("AAA", player->federation);
	if (draw(2))
		snprintf(player->born, sizeof(player->born), draw(2) ? "%u/00/00" : "%u/02/28",
			1900 + draw(120));
	if (draw(6) == 0)
		snprintf(
			player->place, sizeof(player->place), "%u%c", draw(20), 'b' + (int)draw(9));
}

static void add_player(struct app *app, int n)
{
	struct app_particular known[64];
	struct player player;
	struct app_entry entry = {.player = &player, .particulars = known, .namesake = true};
	int count, pin;
	const struct particular_field *fields = particular_fields(&count);

	draw_player(&player, n);
	for (int i = 0; i < count; i++) {
		char text[PARTICULAR_SIZE];

		if (fields[i].of != OF_PLAYER || fields[i].column || draw(3) == 0)
			continue;
		draw_particular(&fields[i], text);
		if (fields[i].id == PLAYER_FIXED_BOARD) /* one for each */
			snprintf(text, sizeof(text), "%d", 100 * n + 1 + (int)draw(100));
		known[entry.nparticulars].id = (int)fields[i].id;
		APP_OK(particular_take(
			&fields[i], text, known[entry.nparticulars].text, &app_test()->error));
		entry.nparticulars++;
	}
	APP_OK(app_player_enter(app, &entry, &pin, &app_test()->error));
	for (int round = player.enters; round <= ROUNDS; round++)
		if (draw(5) == 0)
			APP_OK(app_player_book(app, pin, round,
				(enum booking_kind)draw(BOOKING_KINDS), &app_test()->error));
}

/* Some leave, by numbers that do not change any more. */
static void withdraw_some(struct app *app)
{
	for (int pin = 1; pin <= PLAYERS; pin++)
		if (draw(4) == 0)
			APP_OK(app_player_withdraw(
				app, pin, 1 + (int)draw(ROUNDS), &app_test()->error));
}

static void check_rows(const struct event *one, const struct event *other, enum record_kind kind)
{
	int count, others;
	const struct record *rows = event_range(one, kind, 1, 0, &count);
	const struct record *more = event_range(other, kind, 1, 0, &others);

	ck_assert_int_eq(count, others);
	for (int i = 0; i < count; i++) {
		struct record row = more[i];

		/* a number that is given is a place as well */
		if (kind == RECORD_PLAYER && !rows[i].as.player.place[0])
			memset(row.as.player.place, 0, sizeof(row.as.player.place));
		if (kind == RECORD_PARTICULAR)
			ck_assert_msg(memcmp(&rows[i], &row, sizeof(row)) == 0,
				"%d: %d \"%s\", now %d: %d \"%s\"", rows[i].as.particular.pin,
				rows[i].as.particular.field, rows[i].as.particular.text,
				row.as.particular.pin, row.as.particular.field,
				row.as.particular.text);
		ck_assert_msg(memcmp(&rows[i], &row, sizeof(row)) == 0, "row %d of kind %d", i,
			(int)kind);
	}
}

static void drop_notice(void *context, const char *text)
{
	/* of two events no one knows which family is which; all else would be something lost */
	(void)context;
	ck_assert_msg(!strstr(text, "left out") && !strstr(text, "not read"), "%s", text);
}

START_TEST(a_list_that_is_imported_again_has_lost_nothing)
{
	const struct print_style style = {.form = PRINT_CSV};
	struct app_test *test = app_test();
	struct print_memory paper = {0};
	const struct print_sink sink = print_sink_memory(&paper);
	struct app_list list = {.bytes = NULL};
	struct event first;
	int added;

	state = 20261129 + (unsigned long long)_i;
	for (int n = 0; n < PLAYERS; n++)
		add_player(test->app, n);
	withdraw_some(test->app);
	event_init(&first);
	ck_assert_int_eq(event_copy(app_event(test->app), &first), STATUS_OK);
	APP_OK(print_players(&first, 1, &style, &sink, &test->error));
	app_teardown();
	app_setup();
	list.bytes = paper.bytes;
	list.size = paper.size;
	APP_OK(app_import_list(test->app, &list, &added, &test->error, drop_notice, NULL));
	ck_assert_int_eq(added, PLAYERS);
	check_rows(&first, app_event(test->app), RECORD_PLAYER);
	check_rows(&first, app_event(test->app), RECORD_BOOKING);
	check_rows(&first, app_event(test->app), RECORD_PARTICULAR);
	event_done(&first);
	print_memory_done(&paper);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("list back");

	tcase_add_loop_test(tcase, a_list_that_is_imported_again_has_lost_nothing, 0, EVENTS);
	return app_run_suite("app: a list back", tcase);
}
