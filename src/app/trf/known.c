/* Comments on particulars of the sporting record for which a report has no field. */
#include "config.h"

#include "app/trf/known.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/words/put.h"
#include "core/array_len.h"
#include "core/history.h"

/* In the order in which they are written. */
static const struct {
	enum particular_id id;
	const char *word; /* NULL: its key */
} words[] = {
	{EVENT_ORGANISER, NULL},
	{EVENT_ECF_CODE, "event-ecf-code"}, /* a player has one, too */
	{EVENT_US_AFFILIATE, NULL},
	{EVENT_US_CITY, NULL},
	{EVENT_US_STATE, NULL},
	{EVENT_US_ZIP, NULL},
	{EVENT_US_CHIEF_TD, NULL},
	{EVENT_US_ASSISTANT_TD, NULL},
	{EVENT_US_OTHER_TDS, NULL},
	{EVENT_GRAND_PRIX, NULL},
	{SECTION_RATING_LIMIT, NULL},
	{SECTION_ECF_CODE, NULL},
	{SECTION_US_SCHOOL_LEVEL, NULL},
	{SECTION_US_GRAND_PRIX, NULL},
	{SECTION_US_FIDE, NULL},
	{PLAYER_ECF_CODE, NULL},
	{PLAYER_US_ID, NULL},
	{PLAYER_STATE, NULL},
	{PLAYER_NATIONAL_ID, NULL},
	{PLAYER_NATIONAL_RATING, NULL},
	{PLAYER_NATIONAL_KIND, NULL},
	{PLAYER_ESTIMATE, NULL},
	{PLAYER_CLUB_CODE, NULL},
	{PLAYER_SCHOOL, NULL},
	{PLAYER_PLAYOFF, NULL},
	{PLAYER_HAND, NULL},
	{PLAYER_LOT, NULL},
	{PLAYER_EXPELLED, NULL},
};

enum { WORDS = ARRAY_LEN(words) };

static const char *word_of(int i)
{
	return words[i].word ? words[i].word : particular_field(words[i].id)->key;
}

/* Day and time of a round, of which the report has the day alone (132). */
static const struct particular_field *round_field(const char *word)
{
	const struct particular_field *field = particular_find(OF_SECTION, word);

	return field && field->id > SECTION_ROUND && !strcmp(field->key, word) ? field : NULL;
}

const struct particular_field *trf_known_of_line(const char *line)
{
	const char *text = line + strlen(TRF_COMMENT);
	char word[24];

	if (strncmp(line, TRF_COMMENT, strlen(TRF_COMMENT)) != 0)
		return NULL;
	words_put(word, sizeof(word), "%.*s", (int)strcspn(text, " "), text);
	for (int i = 0; i < WORDS; i++)
		if (!strcmp(word, word_of(i)))
			return particular_field(words[i].id);
	return round_field(word);
}

bool trf_known_read(const struct particular_field *field, int section, int pin, const char *text,
	struct record *row)
{
	memset(row, 0, sizeof(*row));
	row->kind = RECORD_PARTICULAR;
	row->as.particular.section = field->of == OF_EVENT ? 0 : section;
	row->as.particular.pin = pin;
	row->as.particular.field = (int)field->id;
	return (field->of == OF_PLAYER) == (pin != 0) &&
		particular_take(field, text, row->as.particular.text, NULL) == STATUS_OK &&
		row->as.particular.text[0];
}

static enum status say_rounds(const struct event *event, int section, struct trf *trf, int *room)
{
	const int rounds = event_section(event, section)->rounds;
	enum status status = STATUS_OK;

	for (int round = 1; status == STATUS_OK && round <= rounds; round++) {
		const enum particular_id id = (enum particular_id)(SECTION_ROUND + round);
		const char *moment = event_particular(event, section, 0, id);

		if (strchr(moment, ' '))
			status = trf_comment_add(trf, room, particular_field(id)->key, 0, moment);
	}
	return status;
}

enum status trf_known_say(const struct event *event, int section, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < WORDS; i++) {
		const enum particular_of of = particular_field(words[i].id)->of;

		if (of != OF_PLAYER)
			status = trf_comment_add(trf, room, word_of(i), 0,
				event_particular(
					event, of == OF_EVENT ? 0 : section, 0, words[i].id));
	}
	return status == STATUS_OK ? say_rounds(event, section, trf, room) : status;
}

enum status trf_known_say_player(const struct event *event, const struct player *player,
	const struct trf_ranks *ranks, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < WORDS; i++)
		if (particular_field(words[i].id)->of == OF_PLAYER &&
			!trf_national_carries(event, player, ranks, words[i].id))
			status = trf_comment_add(trf, room, word_of(i), player->pin,
				event_particular(event, player->section, player->pin, words[i].id));
	return status;
}

void trf_known_tell(const struct event *event, int section, const struct report *report)
{
	int count, brought = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		brought += brought_is(
			event_particular(event, section, rows[i].as.player.pin, PLAYER_BROUGHT));
	if (brought > 0)
		report_notice(report,
			"%d player%s brought colours from another section, which stand in comments of ours: other programs draw without them.",
			brought, brought == 1 ? " has" : "s have");
}
