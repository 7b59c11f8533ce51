/* Rating lists of federations, by the heads of their columns. */
#include "formats/rating_list.h"

#include <stdlib.h>
#include <string.h>

#include "core/typed/date.h"
#include "core/typed/grade.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"
#include "core/typed/title.h"
#include "formats/heads.h"

/* What a column gives. */
enum list_field {
	FIELD_NONE,
	FIELD_ECF_CODE,
	FIELD_US_ID,
	FIELD_FIDE_ID,
	FIELD_NAME,
	FIELD_TITLE,
	FIELD_FEDERATION,
	FIELD_SEX,
	FIELD_BORN,
	FIELD_CLUB,
	FIELD_CLUB_CODE,
	FIELD_MEMBER,
	FIELD_EXPIRES,
	FIELD_STATE,
	FIELD_STANDARD, /* then rapid and blitz, as enum list_rating */
	FIELD_RAPID,
	FIELD_BLITZ,
	FIELDS
};

/* Ratings of the other kinds, which no entry has a column of. */
static const struct {
	const char *word;
	enum list_field field;
} other_ratings[] = {
	{"originalrapid", FIELD_RAPID},
	{"originalblitz", FIELD_BLITZ},
	{"rrtng", FIELD_RAPID},
	{"brtng", FIELD_BLITZ},
	{"qlpbrat", FIELD_RAPID}, /* US Chess: quick */
	{"rrating2", FIELD_RAPID},
	{"blpbrat", FIELD_BLITZ},
};

static enum list_field particular_field_of(int id)
{
	switch (id) {
	case PLAYER_ECF_CODE:
		return FIELD_ECF_CODE;
	case PLAYER_US_ID:
		return FIELD_US_ID;
	case PLAYER_CLUB_CODE:
		return FIELD_CLUB_CODE;
	case PLAYER_MEMBER:
		return FIELD_MEMBER;
	case PLAYER_EXPIRES:
		return FIELD_EXPIRES;
	case PLAYER_STATE:
		return FIELD_STATE;
	default:
		return FIELD_NONE;
	}
}

static enum list_field field_of(const char *word)
{
	const struct head head = head_find(word);

	for (size_t i = 0; i < sizeof(other_ratings) / sizeof(other_ratings[0]); i++)
		if (text_key_is(word, other_ratings[i].word))
			return other_ratings[i].field;
	switch (head.column) {
	case CSV_NAME:
		return FIELD_NAME;
	case CSV_TITLE:
		return FIELD_TITLE;
	case CSV_FEDERATION:
		return FIELD_FEDERATION;
	case CSV_SEX:
		return FIELD_SEX;
	case CSV_BORN:
		return FIELD_BORN;
	case CSV_CLUB:
	case CSV_SCHOOL:
		return FIELD_CLUB;
	case CSV_FIDE:
		return FIELD_FIDE_ID;
	case CSV_RATING:
		return FIELD_STANDARD;
	default:
		return head.field == PLAYER_US_ID && !head_is_american(word)
			? FIELD_NONE
			: particular_field_of(head.field);
	}
}

enum status rating_list_begin(
	struct rating_list *list, const struct csv_row *heads, const struct report *report)
{
	bool has[FIELDS] = {false};

	memset(list, 0, sizeof(*list));
	list->fields = calloc((size_t)heads->count + 1, sizeof(*list->fields));
	if (!list->fields)
		return report_no_memory(report);
	list->ncolumns = heads->count;
	for (int i = 0; i < heads->count; i++) {
		const enum list_field field = field_of(heads->fields[i]);

		/* the first of two that mean the same: published ratings come first */
		if (!has[field])
			list->fields[i] = (unsigned char)field;
		has[field] = true;
	}
	list->source = has[FIELD_ECF_CODE] ? LIST_ECF : has[FIELD_US_ID] ? LIST_US : LIST_FIDE;
	if (has[FIELD_NAME] && (has[FIELD_ECF_CODE] || has[FIELD_US_ID] || has[FIELD_FIDE_ID]))
		return STATUS_OK;
	return report_error(report, STATUS_BAD_INPUT,
		"Line %d: found no columns of a rating list, expected those of the ECF (ECF_code, full_name ...), FIDE (ID Number, Name ...) or US Chess (MEM_ID, MEM_NAME ...).",
		heads->line);
}

static void put_text(char *to, size_t size, const char *value)
{
	if (strlen(value) < size && text_is_clean(value))
		memcpy(to, value, strlen(value) + 1);
}

static void put_date(const struct listed_player *player, char to[BORN_SIZE], const char *value)
{
	const bool known = value[strspn(value, "0/- ")] != '\0' &&
		(player->source == LIST_US ? date_parse_american : date_parse)(value, to);

	if (!known)
		to[0] = '\0';
}

static bool put_rating(struct listed_player *player, enum list_rating kind, const char *value)
{
	struct grade grade;

	if (!grade_parse(value, &grade))
		return false;
	player->rating[kind] = grade.value;
	if (kind == LIST_STANDARD)
		memcpy(player->kind, grade.kind, sizeof(player->kind));
	return true;
}

/* A text that is kept as it stands; false: the field is of another kind. */
static bool put_plain(struct listed_player *player, enum list_field field, const char *value)
{
	switch (field) {
	case FIELD_ECF_CODE:
	case FIELD_US_ID:
		put_text(player->code, sizeof(player->code), value);
		return true;
	case FIELD_NAME:
		put_text(player->name, sizeof(player->name), value);
		return true;
	case FIELD_CLUB:
		put_text(player->club, sizeof(player->club), value);
		return true;
	case FIELD_CLUB_CODE:
		put_text(player->club_code, sizeof(player->club_code), value);
		return true;
	case FIELD_MEMBER:
		put_text(player->member, sizeof(player->member), value);
		return true;
	case FIELD_STATE:
		put_text(player->state, sizeof(player->state), value);
		return true;
	default:
		return false;
	}
}

/* False: it is no rating. */
static bool put_value(struct listed_player *player, enum list_field field, const char *value)
{
	if (put_plain(player, field, value))
		return true;
	switch (field) {
	case FIELD_FIDE_ID:
		if (value[strspn(value, "0")])
			put_text(player->fide, sizeof(player->fide), value);
		break;
	case FIELD_TITLE:
		title_parse(value, strlen(value), player->title);
		break;
	case FIELD_FEDERATION:
		if (strlen(value) + 1 == sizeof(player->federation))
			put_text(player->federation, sizeof(player->federation), value);
		break;
	case FIELD_SEX:
		player->sex = text_is_one_of(value[0], "Mm") ? SEX_MALE
			: text_is_one_of(value[0], "FfWw")   ? SEX_FEMALE
							     : SEX_UNKNOWN;
		break;
	case FIELD_BORN:
		put_date(player, player->born, value);
		if (player->born[0] && !date_is_possible(player->born))
			player->born[0] = '\0';
		break;
	case FIELD_EXPIRES:
		put_date(player, player->expires, value);
		break;
	case FIELD_STANDARD:
	case FIELD_RAPID:
	case FIELD_BLITZ:
		return put_rating(player, (enum list_rating)(field - FIELD_STANDARD), value);
	default:
		break;
	}
	return true;
}

bool rating_list_player(
	struct rating_list *list, const struct csv_row *row, struct listed_player *player)
{
	memset(player, 0, sizeof(*player));
	player->source = list->source;
	list->unread = 0;
	for (int i = 0; i < row->count && i < list->ncolumns; i++)
		if (list->fields[i] != FIELD_NONE && row->fields[i][0] &&
			!put_value(player, (enum list_field)list->fields[i], row->fields[i]) &&
			list->unread == 0)
			list->unread = i + 1;
	if (list->source == LIST_FIDE)
		strcpy(player->code, player->fide);
	return player->code[0] && player->name[0];
}

void rating_list_done(struct rating_list *list)
{
	free(list->fields);
	memset(list, 0, sizeof(*list));
}
