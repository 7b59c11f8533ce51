/* The columns of a player list, value by value. */
#include "formats/csv_field.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/array_len.h"
#include "core/typed/date.h"
#include "core/event.h"
#include "core/typed/grade.h"
#include "core/particulars/family.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"
#include "core/typed/title.h"
#include "core/vec.h"
#include "formats/csv_byes.h"
#include "formats/trf/trf.h"

static const char *const yes_words[] = {"yes", "y", "x", "1", "top", "true"};
static const char *const no_words[] = {"", "no", "n", "0", "-", "false"};

static char lower(char character)
{
	return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

bool csv_word_is(const char *word, const char *text, size_t length)
{
	size_t i = 0;

	for (; i < length && word[i]; i++) {
		char character = lower(text[i]);

		if (word[i] == ' ' && (character == '_' || character == '-'))
			character = ' ';
		if (character != lower(word[i]))
			return false;
	}
	return i == length && !word[i];
}

enum status csv_bad_value(
	const struct csv_place *place, const char *value, size_t length, const char *expected)
{
	char found[EXCERPT_SIZE], head[EXCERPT_SIZE];

	return report_error(place->report, STATUS_BAD_INPUT,
		"%s %d, column %d (%s): found %s, expected %s.", place->record ? "Record" : "Line",
		place->line - place->record, place->column,
		report_excerpt(head, place->head, strlen(place->head)),
		report_excerpt(found, value, length), expected);
}

int csv_number_in(const char *text, size_t length, int least, int most)
{
	int number = 0;

	if (length == 0)
		return -1;
	for (size_t i = 0; i < length; i++) {
		if (text[i] < '0' || text[i] > '9')
			return -1;
		number = number * 10 + (text[i] - '0');
		if (number > most)
			return -1;
	}
	return number >= least ? number : -1;
}

static enum status read_text(
	char *to, size_t size, const char *value, const struct csv_place *place)
{
	char expected[64];

	if (!text_is_clean(value))
		return csv_bad_value(place, value, strlen(value),
			"a text on one line without control characters");
	if (strlen(value) >= size) {
		snprintf(expected, sizeof(expected), "a text of at most %zu bytes", size - 1);
		return csv_bad_value(place, value, strlen(value), expected);
	}
	memcpy(to, value, strlen(value) + 1);
	return STATUS_OK;
}

static enum status read_pin(struct player *player, const char *value, const struct csv_place *place)
{
	int pin = *value ? csv_number_in(value, strlen(value), 1, PLAYERS_MOST) : 0;

	if (pin < 0)
		return csv_bad_value(place, value, strlen(value), "a whole number from 1 to 9999");
	player->pin = pin;
	return STATUS_OK;
}

enum status csv_entry_particular(struct csv_entries *entries, enum particular_id id,
	const char *value, const struct csv_place *place)
{
	struct csv_list *list = &entries->list;
	struct csv_particular made = {.player = list->count, .field = (int)id};
	struct csv_particular *grown;
	struct error error = {0};
	char day[BORN_SIZE];

	if (entries->american && particular_field(id)->kind == PARTICULAR_DAY &&
		date_parse_american(value, day))
		value = day;
	if (particular_take(particular_field(id), value, made.text, &error) != STATUS_OK) {
		report_notice(
			place->report, "Line %d: %s It was left out.", place->line, error.text);
		return STATUS_OK;
	}
	if (!made.text[0])
		return STATUS_OK;
	grown = vec_grow(list->particulars, &entries->particulars_room, list->nparticulars + 1,
		sizeof(*grown));
	if (!grown)
		return report_no_memory(place->report);
	list->particulars = grown;
	list->particulars[list->nparticulars++] = made;
	return STATUS_OK;
}

/* A grade or rating, 0 for none; that it is provisional is kept as its kind. */
static enum status read_grade(struct csv_entries *entries, const char *value, int *grade_of,
	int *estimated_of, const struct csv_place *place)
{
	struct grade grade;

	if (!grade_parse(value, &grade))
		return csv_bad_value(place, value, strlen(value), GRADE_EXPECTED);
	*grade_of = grade.value;
	*estimated_of = grade.estimated ? grade.value : 0;
	entries->rated_new = entries->rated_new || grade.is_new;
	return csv_entry_particular(entries, PLAYER_NATIONAL_KIND, grade.kind, place);
}

/* CAA 38 */
static enum status read_old_grade(
	struct csv_entries *entries, const char *value, const struct csv_place *place)
{
	char expected[64 + CONVERSION_WORDS_SIZE], words[CONVERSION_WORDS_SIZE];
	int rating;
	enum status status =
		read_grade(entries, value, &entries->grade, &entries->grade_estimated, place);

	if (status != STATUS_OK || entries->grade == 0 || !entries->grades.conversion ||
		conversion_apply(entries->grades.conversion, entries->grade, &rating))
		return status;
	snprintf(expected, sizeof(expected), "a grade that %s makes a rating from 1 to %d",
		conversion_words(entries->grades.conversion, words), GRADE_MOST);
	return csv_bad_value(place, value, strlen(value), expected);
}

static enum status read_title(
	struct player *player, const char *value, const struct csv_place *place)
{
	char found[EXCERPT_SIZE];

	if (!*value || title_parse(value, strlen(value), player->title))
		return STATUS_OK;
	if (title_may_be(value)) {
		memcpy(player->title, value, strlen(value) + 1);
		return STATUS_OK;
	}
	report_notice(place->report, "Line %d: %s is not a chess title and was left out.",
		place->line, report_excerpt(found, value, strlen(value)));
	return STATUS_OK;
}

static enum status read_federation(
	struct player *player, const char *value, const struct csv_place *place)
{
	char found[EXCERPT_SIZE];
	size_t length = strlen(value);
	bool letters = length == FEDERATION_SIZE - 1;

	for (size_t i = 0; letters && i < length; i++)
		letters = lower(value[i]) >= 'a' && lower(value[i]) <= 'z';
	if (!letters && length > 0)
		report_notice(place->report,
			"Line %d: %s is not a federation such as ENG and was left out.",
			place->line, report_excerpt(found, value, length));
	for (size_t i = 0; letters && i < length; i++)
		player->federation[i] = (char)(lower(value[i]) - 'a' + 'A');
	return STATUS_OK;
}

/* What is no such field is left out and told: lists of federations have all kinds. */
static enum status leave_out(const char *value, const char *what, const struct csv_place *place)
{
	char found[EXCERPT_SIZE];

	report_notice(place->report, "Line %d: %s is not %s and was left out.", place->line,
		report_excerpt(found, value, strlen(value)), what);
	return STATUS_OK;
}

static enum status read_fide(
	struct player *player, const char *value, const struct csv_place *place)
{
	if (value[strspn(value, "0")] == '\0') /* none, or 0 for none */
		return STATUS_OK;
	if (value[strspn(value, "0123456789")] || strlen(value) >= FIDE_SIZE)
		return leave_out(value, "a FIDE ID", place);
	memcpy(player->fide, value, strlen(value) + 1);
	return STATUS_OK;
}

/* The English list has N for not said. */
static enum status read_sex(struct player *player, const char *value, const struct csv_place *place)
{
	if (!*value || csv_word_is("n", value, strlen(value)))
		return STATUS_OK;
	if (csv_word_is("m", value, strlen(value)))
		player->sex = SEX_MALE;
	else if (csv_word_is("f", value, strlen(value)) || csv_word_is("w", value, strlen(value)))
		player->sex = SEX_FEMALE;
	else
		return leave_out(value, "m or f", place);
	return STATUS_OK;
}

static enum status read_born(struct csv_entries *entries, struct player *player, const char *value,
	const struct csv_place *place)
{
	char born[BORN_SIZE];

	if (value[strspn(value, "0")] == '\0')
		return STATUS_OK;
	if (!(entries->american ? date_parse_american : date_parse)(value, born) ||
		!date_is_possible(born))
		return leave_out(value, "a date of birth", place);
	memcpy(player->born, born, sizeof(born));
	return STATUS_OK;
}

static enum status read_place(
	struct player *player, const char *value, const struct csv_place *place)
{
	int number, letter;

	if (!*value)
		return STATUS_OK;
	if (strlen(value) >= PLACE_SIZE || !place_parse(value, &number, &letter))
		return csv_bad_value(place, value, strlen(value), "a place such as 3b");
	memcpy(player->place, value, strlen(value) + 1);
	return STATUS_OK;
}

static enum status read_round(
	int *round, int otherwise, const char *value, const struct csv_place *place)
{
	const int number = *value ? csv_number_in(value, strlen(value), 1, ROUNDS_MOST) : otherwise;

	if (number < 0)
		return csv_bad_value(place, value, strlen(value), "a round from 1 to 60");
	*round = number;
	return STATUS_OK;
}

static bool is_one_of(const char *const *words, size_t count, const char *value)
{
	for (size_t i = 0; i < count; i++)
		if (csv_word_is(words[i], value, strlen(value)))
			return true;
	return false;
}

static enum status read_mark(int *mark, const char *value, const struct csv_place *place)
{
	const int marked = is_one_of(yes_words, ARRAY_LEN(yes_words), value);

	if (!marked && !is_one_of(no_words, ARRAY_LEN(no_words), value))
		return csv_bad_value(place, value, strlen(value), "yes or no");
	*mark = marked;
	return STATUS_OK;
}

static enum status read_new(
	struct csv_entries *entries, const char *value, const struct csv_place *place)
{
	int marked = 0;
	enum status status;

	if (!*value)
		return STATUS_OK;
	status = read_mark(&marked, value, place);
	if (status == STATUS_OK)
		entries->said_new = marked ? CSV_SAID_YES : CSV_SAID_NO;
	return status;
}

/* Who is kept apart by it; and it stays with him. */
static enum status read_family(
	struct csv_entries *entries, const char *value, const struct csv_place *place)
{
	struct csv_kin *kin = &entries->list.kin[entries->list.count];
	enum status status;

	if (family_is_none(value))
		return STATUS_OK;
	status = read_text(kin->family, sizeof(kin->family), value, place);
	return status == STATUS_OK ? csv_entry_particular(entries, PLAYER_FAMILY, value, place)
				   : status;
}

/* A text that is kept as it is typed, and its place in the entry; NULL: the column is read. */
static char *kept_text(struct csv_entries *entries, enum head_column column, size_t *size)
{
	struct player *player = &entries->list.players[entries->list.count];
	struct csv_kin *kin = &entries->list.kin[entries->list.count];

	switch (column) {
	case CSV_NAME:
		*size = sizeof(player->name);
		return player->name;
	case CSV_SURNAME:
		*size = sizeof(entries->surname);
		return entries->surname;
	case CSV_FORENAME:
		*size = sizeof(entries->forename);
		return entries->forename;
	case CSV_CLUB:
		*size = sizeof(player->club);
		return player->club;
	case CSV_AREA:
		*size = sizeof(kin->area);
		return kin->area;
	default:
		return NULL;
	}
}

enum status csv_entry_field(struct csv_entries *entries, struct head column, const char *value,
	const struct csv_place *place)
{
	struct player *player = &entries->list.players[entries->list.count];
	size_t size;
	char *text = kept_text(entries, column.column, &size);

	if (text)
		return read_text(text, size, value, place);
	switch (column.column) {
	case CSV_PIN:
		return read_pin(player, value, place);
	case CSV_RATING:
		return read_grade(entries, value, &player->grade, &entries->estimated, place);
	case CSV_GRADE:
		return read_old_grade(entries, value, place);
	case CSV_TITLE:
		return read_title(player, value, place);
	case CSV_BYES:
		return csv_byes_read(entries, value, place);
	case CSV_PLACE:
		return read_place(player, value, place);
	case CSV_ENTERS:
		return read_round(&player->enters, 1, value, place);
	case CSV_LEAVES:
		return read_round(&player->leaves, 0, value, place);
	case CSV_TOP:
		return read_mark(&player->top, value, place);
	case CSV_NEW:
		return read_new(entries, value, place);
	case CSV_FAMILY:
		return read_family(entries, value, place);
	case CSV_FEDERATION:
		return read_federation(player, value, place);
	case CSV_FIDE:
		return read_fide(player, value, place);
	case CSV_SEX:
		return read_sex(player, value, place);
	case CSV_BORN:
		return read_born(entries, player, value, place);
	case CSV_PARTICULAR:
		return csv_entry_particular(
			entries, (enum particular_id)column.field, value, place);
	default: /* passed over, or not known */
		return STATUS_OK;
	}
}
