/* Entries of a player list: begun, ended, and checked against each other. */
#include "formats/csv_field.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/text/letters.h"
#include "core/typed/federation.h"
#include "core/vec.h"

static enum status make_room(struct csv_entries *entries, const struct report *report)
{
	const int need = entries->list.count + 1;
	struct player *players =
		vec_grow(entries->list.players, &entries->room, need, sizeof(*players));
	int *lines;
	bool *unrated;
	struct csv_kin *kin;

	if (!players)
		return report_no_memory(report);
	entries->list.players = players;
	lines = vec_grow(entries->list.lines, &entries->lines_room, need, sizeof(*lines));
	if (!lines)
		return report_no_memory(report);
	entries->list.lines = lines;
	unrated = vec_grow(entries->list.unrated, &entries->unrated_room, need, sizeof(*unrated));
	if (!unrated)
		return report_no_memory(report);
	entries->list.unrated = unrated;
	kin = vec_grow(entries->list.kin, &entries->kin_room, need, sizeof(*kin));
	if (!kin)
		return report_no_memory(report);
	entries->list.kin = kin;
	return STATUS_OK;
}

enum status csv_entry_begin(struct csv_entries *entries, const struct csv_place *place)
{
	enum status status;

	if (entries->list.count == PLAYERS_MOST)
		return report_error(place->report, STATUS_BAD_INPUT,
			"Line %d: found one more player, expected at most %d.", place->line,
			PLAYERS_MOST);
	status = make_room(entries, place->report);
	if (status != STATUS_OK)
		return status;
	memset(&entries->list.players[entries->list.count], 0, sizeof(*entries->list.players));
	memset(&entries->list.kin[entries->list.count], 0, sizeof(*entries->list.kin));
	entries->list.players[entries->list.count].enters = 1;
	entries->list.lines[entries->list.count] = place->line;
	entries->surname[0] = entries->forename[0] = '\0';
	entries->grade = entries->estimated = entries->grade_estimated = 0;
	entries->rated_new = false;
	entries->said_new = CSV_SAID_NOTHING;
	return STATUS_OK;
}

/* Who has no rating is ranked by his grade (CAA 33), converted where there is a formula (38). */
static void rank_by_grade(struct csv_entries *entries, struct player *player)
{
	entries->list.unrated[entries->list.count] = player->grade == 0;
	if (player->grade != 0 || entries->grade == 0)
		return;
	entries->estimated = entries->grade_estimated;
	if (!entries->grades.conversion) {
		player->grade = entries->grade;
		return;
	}
	conversion_apply(entries->grades.conversion, entries->grade, &player->grade);
	entries->list.converted++;
}

/* It stays with him. */
static enum status keep_estimate(struct csv_entries *entries, const struct csv_place *place)
{
	if (!entries->estimated)
		return STATUS_OK;
	report_notice(place->report, "Line %d: the grade of %s is an estimate and was read as %d.",
		place->line, entries->list.players[entries->list.count].name, entries->estimated);
	return csv_entry_particular(entries, PLAYER_ESTIMATE, "yes", place);
}

enum status csv_entry_end(struct csv_entries *entries, const struct csv_place *place)
{
	struct player *player = &entries->list.players[entries->list.count];
	const char *comma = entries->surname[0] && entries->forename[0] ? ", " : "";
	enum status status;

	if (!player->name[0]) {
		if (strlen(entries->surname) + strlen(comma) + strlen(entries->forename) >=
			sizeof(player->name))
			return report_error(place->report, STATUS_BAD_INPUT,
				"Line %d: found a surname and forename too long together, expected at most %zu bytes.",
				place->line, sizeof(player->name) - 1);
		strcpy(player->name, entries->surname);
		strcat(player->name, comma);
		strcat(player->name, entries->forename);
	}
	if (!letters_any(player->name))
		return report_error(place->report, STATUS_BAD_INPUT,
			"Line %d: found no name, expected one for each player.", place->line);
	if (entries->rated_new && entries->said_new == CSV_SAID_NO)
		return report_error(place->report, STATUS_BAD_INPUT,
			"Line %d: found NEW for a rating and no in the column of new players, expected both to say the same.",
			place->line);
	player->is_new = entries->rated_new || entries->said_new == CSV_SAID_YES;
	rank_by_grade(entries, player);
	status = keep_estimate(entries, place);
	if (status != STATUS_OK)
		return status;
	entries->list.count++;
	return STATUS_OK;
}

/* A player with the parts of his name, which may stand in any order. */
struct named {
	const struct player *player;
	uint32_t parts[LETTERS_PARTS];
};

static int compare_parts(const struct named *one, const struct named *two)
{
	int i = 0;

	while (one->parts[i] == two->parts[i] && one->parts[i])
		i++;
	return (one->parts[i] > two->parts[i]) - (one->parts[i] < two->parts[i]);
}

/* Players by name, grade and club, then in the order of the list. */
static int compare_names(const void *a, const void *b)
{
	const struct player *one = ((const struct named *)a)->player,
			    *two = ((const struct named *)b)->player;
	int order = compare_parts(a, b);

	if (order == 0)
		order = letters_compare_look(one->name, two->name);

	if (order == 0 && one->grade != two->grade)
		order = one->grade < two->grade ? -1 : 1;
	if (order == 0)
		order = strcmp(one->club, two->club);
	return order ? order : (one > two) - (one < two);
}

/* Two with one name: the same player again, or perhaps two. */
static enum status check_name(const struct csv_entries *entries, const struct player *a,
	const struct player *b, const struct report *report, struct report_faults *faults)
{
	const struct csv_list *list = &entries->list;
	const int one = list->lines[a - list->players], two = list->lines[b - list->players];
	const int first = one < two ? one : two, second = one < two ? two : one;

	if (letters_compare_look(a->name, b->name) != 0) {
		report_notice(report, "Lines %d and %d: the names %s and %s look alike.", first,
			second, one < two ? a->name : b->name, one < two ? b->name : a->name);
		return STATUS_OK;
	}
	if (a->grade != b->grade || strcmp(a->club, b->club) != 0) {
		report_notice(report, "Lines %d and %d: two players are called %s.", first, second,
			a->name);
		return STATUS_OK;
	}
	return report_fault(report,
		report_error(report, STATUS_BAD_INPUT,
			"Line %d, column %d: found %s again, with %s, expected each player once; line %d has him too. If they are two: give one a club, or add him by himself (a in e, or players EVENT add --namesake).",
			second, list->name_column, a->name,
			a->grade && a->club[0] ? "the same grade and club"
				: a->grade     ? "the same grade and no club"
				: a->club[0]   ? "no grade and the same club"
					       : "no grade and no club",
			first),
		faults);
}

static enum status check_names(const struct csv_entries *entries, const struct report *report,
	struct report_faults *faults)
{
	const struct csv_list *list = &entries->list;
	struct named *sorted = malloc((size_t)list->count * sizeof(*sorted) + 1);
	enum status status = STATUS_OK;

	if (!sorted)
		return report_no_memory(report);
	for (int i = 0; i < list->count; i++) {
		sorted[i].player = &list->players[i];
		letters_parts(list->players[i].name, sorted[i].parts);
	}
	if (list->count > 0)
		qsort(sorted, (size_t)list->count, sizeof(*sorted), compare_names);
	for (int i = 1; status == STATUS_OK && i < list->count; i++)
		if (compare_parts(&sorted[i - 1], &sorted[i]) == 0)
			status = check_name(
				entries, sorted[i - 1].player, sorted[i].player, report, faults);
	free(sorted);
	return status;
}

/* A federation that is not known is told once, where it stands first. */
static void tell_federations(const struct csv_list *list, const struct report *report)
{
	char doubt[120];

	for (int i = 0; i < list->count; i++) {
		const char *code = list->players[i].federation;
		int first = 0;

		if (!federation_doubt(code, doubt, sizeof(doubt)))
			continue;
		while (strcmp(list->players[first].federation, code) != 0)
			first++;
		if (first == i)
			report_notice(report, "Line %d: %s", list->lines[i], doubt);
	}
}

/* An id of a player; the FIDE ID is none of the particulars. */
struct listed_id {
	int player, field; /* enum particular_id */
	const char *text;
};

static int compare_ids(const void *a, const void *b)
{
	const struct listed_id *one = a, *two = b;
	int order = (one->field > two->field) - (one->field < two->field);

	if (order == 0)
		order = strcmp(one->text, two->text);
	return order ? order : (one->player > two->player) - (one->player < two->player);
}

static int collect_ids(const struct csv_list *list, struct listed_id *ids)
{
	static const int fields[] = {
		PLAYER_ECF_CODE, PLAYER_US_ID, PLAYER_NATIONAL_ID, PLAYER_MEMBER};
	int count = 0;

	for (int i = 0; i < list->count; i++)
		if (list->players[i].fide[0])
			ids[count++] = (struct listed_id){i, PLAYER_FIDE_ID, list->players[i].fide};
	for (int i = 0; i < list->nparticulars; i++) {
		const struct csv_particular *one = &list->particulars[i];

		for (size_t k = 0; k < sizeof(fields) / sizeof(fields[0]); k++)
			if (one->field == fields[k])
				ids[count++] =
					(struct listed_id){one->player, one->field, one->text};
	}
	return count;
}

/* An id is of one person. */
static enum status tell_doubled_ids(const struct csv_list *list, const struct report *report)
{
	struct listed_id *ids =
		malloc((size_t)(list->count + list->nparticulars) * sizeof(*ids) + 1);
	int count;

	if (!ids)
		return report_no_memory(report);
	count = collect_ids(list, ids);
	qsort(ids, (size_t)count, sizeof(*ids), compare_ids);
	for (int i = 1; i < count; i++) {
		const struct listed_id *one = &ids[i - 1], *two = &ids[i];

		if (one->field == two->field && strcmp(one->text, two->text) == 0)
			report_notice(report, "Lines %d and %d: %s and %s have the same %s, %s.",
				list->lines[one->player], list->lines[two->player],
				list->players[one->player].name, list->players[two->player].name,
				particular_field((enum particular_id)two->field)->name, two->text);
	}
	free(ids);
	return STATUS_OK;
}

enum status csv_entries_check(
	struct csv_entries *entries, const struct report *report, struct report_faults *faults)
{
	const struct csv_list *list = &entries->list;
	int *line_of = calloc(PLAYERS_MOST + 1, sizeof(*line_of));
	enum status status = STATUS_OK;

	if (!line_of)
		return report_no_memory(report);
	for (int i = 0; i < list->count && status == STATUS_OK; i++) {
		int pin = list->players[i].pin, first = line_of[pin];

		line_of[pin] = list->lines[i];
		if (pin == 0 || first == 0)
			continue;
		status = report_error(report, STATUS_BAD_INPUT,
			"Line %d: found PIN %d again, expected each PIN once; line %d has it too.",
			list->lines[i], pin, first);
		status = report_fault(report, status, faults);
	}
	free(line_of);
	tell_federations(list, report);
	if (status == STATUS_OK)
		status = tell_doubled_ids(list, report);
	return status == STATUS_OK ? check_names(entries, report, faults) : status;
}

void csv_entry_drop(struct csv_entries *entries)
{
	struct csv_list *list = &entries->list;

	while (list->nbookings > 0 && list->bookings[list->nbookings - 1].player == list->count)
		list->nbookings--;
	while (list->nparticulars > 0 &&
		list->particulars[list->nparticulars - 1].player == list->count)
		list->nparticulars--;
}

struct csv_list csv_entries_take(struct csv_entries *entries)
{
	struct csv_list list = entries->list;

	memset(&entries->list, 0, sizeof(entries->list));
	return list;
}

void csv_entries_done(struct csv_entries *entries)
{
	csv_list_done(&entries->list);
	memset(entries, 0, sizeof(*entries));
}
