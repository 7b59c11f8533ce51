/* The players of a file for the ECF: who has a game in it, with what the office knows them by. */
#include "config.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "app/offices/ecf_gather.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/text/letters.h"
#include "core/text/text.h"
#include "core/typed/title.h"

static struct office_place place_of(const struct ecf_gather *gather, int human)
{
	const struct human_entry *entry = &gather->humans.entries[human];

	return (struct office_place){entry->section, entry->pin};
}

static const char *who(const struct ecf_gather *gather, int human, char text[WHO_SIZE])
{
	const struct office_place place = place_of(gather, human);

	return words_who(gather->office.event, place.section, place.pin, text);
}

static void put_name(struct ecf_gather *gather, int human, struct ecf_player *player)
{
	char name[WHO_SIZE];

	words_put(player->name, sizeof(player->name), "%s",
		event_player(gather->office.event, place_of(gather, human).section,
			place_of(gather, human).pin)
			->name);
	if (!ecf_text_holds(player->name))
		office_fault(&gather->office, place_of(gather, human), MEND_PLAYER,
			"name='SURNAME, FORENAME'",
			"The name of %s has the sign # or blanks at an end, which the file cannot hold",
			who(gather, human, name));
}

static void put_code(struct ecf_gather *gather, int human, struct ecf_player *player)
{
	char text[PARTICULAR_SIZE], name[WHO_SIZE];
	const size_t length = strlen(humans_field(&gather->humans, human, PLAYER_ECF_CODE, text));

	words_put(player->code, sizeof(player->code), "%s", text);
	if (length > 0 && !ecf_is_check_letter(text[length - 1]))
		office_fault(&gather->office, place_of(gather, human), MEND_PLAYER,
			"ecf-code=123456A",
			"The ECF code %s of %s ends with %c, which is no check letter (A to L without I)",
			text, who(gather, human, name), text[length - 1]);
}

static bool is_club_code(const char *text)
{
	for (const char *at = text; *at; at++)
		if (!(*at >= '0' && *at <= '9') && !(*at >= 'A' && *at <= 'Z'))
			return false;
	return strlen(text) == 4;
}

static void put_club(struct ecf_gather *gather, int human, struct ecf_player *player)
{
	char text[PARTICULAR_SIZE], name[WHO_SIZE];

	humans_field(&gather->humans, human, PLAYER_CLUB_CODE, text);
	for (char *at = text; *at; at++)
		if (*at >= 'a' && *at <= 'z')
			*at = (char)(*at - 'a' + 'A');
	if (!text[0] && player->code[0])
		return;
	if (!text[0])
		office_fault_of_many(&gather->office, place_of(gather, human), "ecf-code=123456A",
			"neither an ECF code nor, as one who is new to the ECF, the code of a club (club-code=1ABC)",
			who(gather, human, name));
	else if (!is_club_code(text))
		office_fault(&gather->office, place_of(gather, human), MEND_PLAYER,
			"club-code=1ABC",
			"The club code \"%.20s\" of %s is not one of four letters and digits", text,
			who(gather, human, name));
	words_put(player->club_code, sizeof(player->club_code), "%s", text);
	humans_field(&gather->humans, human, PLAYER_CLUB, text);
	words_put(player->club, sizeof(player->club), "%s", text);
	if (!ecf_text_holds(player->club))
		office_fault(&gather->office, place_of(gather, human), MEND_PLAYER, "club=NAME",
			"The club of %s has the sign # or blanks at an end, which the file cannot hold",
			who(gather, human, name));
}

/* "ME12345" or its digits; a number of another kind is none of the ECF's. */
static void put_member(struct ecf_gather *gather, int human, struct ecf_player *player)
{
	char text[PARTICULAR_SIZE], name[WHO_SIZE];
	const char *digits = text;

	humans_field(&gather->humans, human, PLAYER_MEMBER, text);
	if (strncmp(text, "ME", 2) == 0 || strncmp(text, "me", 2) == 0)
		digits += 2;
	if (digits[0] && digits[strspn(digits, "0123456789")] == '\0')
		words_put(player->member, sizeof(player->member), "%s", digits);
	else if (text[0])
		office_leaves_out(&gather->office, NULL,
			"Not sent: the member number \"%.20s\" of %s, which is not one of the ECF (ME12345).",
			text, who(gather, human, name));
}

static void put_rest(struct ecf_gather *gather, int human, struct ecf_player *player)
{
	char text[PARTICULAR_SIZE];

	words_put(player->fide, sizeof(player->fide), "%s",
		humans_field(&gather->humans, human, PLAYER_FIDE_ID, text));
	humans_field(&gather->humans, human, PLAYER_TITLE, text);
	if (title_is_of_fide(text))
		words_put(player->title, sizeof(player->title), "%s", text);
	humans_field(&gather->humans, human, PLAYER_SEX, text);
	player->sex = text[0] == 'f' ? SEX_FEMALE : text[0] == 'm' ? SEX_MALE : SEX_UNKNOWN;
}

/* One human under several names, or several under one code. */
static void check_names(struct ecf_gather *gather, int human)
{
	const struct event *event = gather->office.event;
	const struct human_entry *entries = gather->humans.entries;
	char one[WHO_SIZE], two[WHO_SIZE], section[NAME_SIZE];

	for (int i = entries[human].next; i >= 0; i = entries[i].next) {
		const struct player *first =
			event_player(event, entries[human].section, entries[human].pin);
		const struct player *other =
			event_player(event, entries[i].section, entries[i].pin);

		who(gather, human, one);
		words_who(event, other->section, other->pin, two);
		if (letters_compare(first->name, other->name) != 0)
			office_leaves_out(&gather->office, NULL,
				"One player by his number: %s and %s; the file has the first name.",
				one, two);
		else if (!humans_share_id(&entries[human], &entries[i]))
			office_leaves_out(&gather->office, NULL,
				"Taken for one player by the name: %s and %s of %s.", one, two,
				app_section_name(event, other->section, section));
	}
}

/* Two who have one number where each human has his own. */
static void check_numbers(struct ecf_gather *gather, const int *humans, const char *what,
	size_t member, const char *with)
{
	const struct ecf_file *file = &gather->file;
	char one[WHO_SIZE], two[WHO_SIZE];

	for (int i = 0; i < file->nplayers; i++) {
		const char *number = (const char *)&file->players[i] + member;

		for (int k = 0; number[0] && k < i; k++)
			if (strcmp(number, (const char *)&file->players[k] + member) == 0)
				office_fault(&gather->office, place_of(gather, humans[i]),
					MEND_PLAYER, with, "%s and %s have one %s, %s",
					who(gather, humans[k], one), who(gather, humans[i], two),
					what, number);
	}
}

static void check_all_numbers(struct ecf_gather *gather, const int *humans)
{
	check_numbers(
		gather, humans, "ECF code", offsetof(struct ecf_player, code), "ecf-code=123456A");
	check_numbers(gather, humans, "member number", offsetof(struct ecf_player, member),
		"member=ME12345");
	check_numbers(
		gather, humans, "FIDE id", offsetof(struct ecf_player, fide), "fide-id=NUMBER");
}

static enum status add_players(struct ecf_gather *gather)
{
	struct human_entry *entries = gather->humans.entries;

	for (int i = 0; i < gather->humans.count; i++) {
		struct ecf_player *player;

		if (entries[i].human != i || entries[i].number == 0)
			continue;
		player = ecf_add_player(&gather->file);
		if (!player)
			return STATUS_NO_MEMORY;
		player->pin = entries[i].number = gather->file.nplayers;
		put_name(gather, i, player);
		put_code(gather, i, player);
		put_club(gather, i, player);
		put_member(gather, i, player);
		put_rest(gather, i, player);
		check_names(gather, i);
	}
	return STATUS_OK;
}

enum status ecf_gather_players(struct ecf_gather *gather)
{
	struct human_entry *entries = gather->humans.entries;
	struct ecf_file *file = &gather->file;
	int *humans;
	enum status status;

	for (int i = 0; i < gather->humans.count; i++)
		entries[i].number = 0;
	for (int i = 0; i < file->ngames; i++)
		entries[file->games[i].one].number = entries[file->games[i].two].number = 1;
	status = add_players(gather);
	humans = status == STATUS_OK ? calloc((size_t)file->nplayers + 1, sizeof(*humans)) : NULL;
	if (!humans)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < gather->humans.count; i++)
		if (entries[i].number > 0)
			humans[entries[i].number - 1] = i;
	check_all_numbers(gather, humans);
	free(humans);
	for (int i = 0; i < file->ngames; i++) {
		file->games[i].one = entries[file->games[i].one].number;
		file->games[i].two = entries[file->games[i].two].number;
	}
	return STATUS_OK;
}
