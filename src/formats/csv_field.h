/* The columns of a player list and the players that are made from them, field by field. */
#ifndef FORMATS_CSV_FIELD_H
#define FORMATS_CSV_FIELD_H

#include "core/particulars/particular.h"
#include "core/typed/conversion.h"
#include "formats/csv.h"
#include "formats/heads.h"

/* Where a value stands, for messages. */
struct csv_place {
	int line, column;
	const char *head;
	const struct report *report;
	bool record; /* of a file without lines, where line 1 is the heads */
};

/* A list in the making, and what is only needed until it is complete. */
struct csv_entries {
	struct csv_list list;
	int room, lines_room, unrated_room, kin_room, bookings_room, particulars_room;
	char surname[NAME_SIZE], forename[NAME_SIZE];
	struct csv_grades grades;
	bool american; /* dates have the month first */
	/* of the entry in hand: its grade of another list, and those marked as estimates */
	int grade, estimated, grade_estimated;
	/* and who is new: his rating is NEW; what the column says of it */
	bool rated_new;
	enum csv_said { CSV_SAID_NOTHING, CSV_SAID_NO, CSV_SAID_YES } said_new;
};

/* An entry is begun, given its fields in any order, and ended. */
enum status csv_entry_begin(struct csv_entries *entries, const struct csv_place *place);
enum status csv_entry_field(struct csv_entries *entries, struct head column, const char *value,
	const struct csv_place *place);
enum status csv_entry_end(struct csv_entries *entries, const struct csv_place *place);

/* What is no such particular is left out and told, as other fields of no draw are. */
enum status csv_entry_particular(struct csv_entries *entries, enum particular_id id,
	const char *value, const struct csv_place *place);

/*
 * Equal but for the case of ASCII letters; '_' and '-' in `text` count as blanks where `word` has
 * one.
 */
bool csv_word_is(const char *word, const char *text, size_t length);

/* Digits only, in [least, most]; returns -1 if it is not that. */
int csv_number_in(const char *text, size_t length, int least, int most);

/* The value is not what is expected in its column: an error with line and column. */
enum status csv_bad_value(
	const struct csv_place *place, const char *value, size_t length, const char *expected);

/* The entry in hand is not taken. */
void csv_entry_drop(struct csv_entries *entries);

/*
 * Nobody's PIN twice; a notice for names that occur twice. Faults that do not end the reading are
 * counted.
 */
enum status csv_entries_check(
	struct csv_entries *entries, const struct report *report, struct report_faults *faults);

/* Hand the list over; entries keep nothing of it. */
struct csv_list csv_entries_take(struct csv_entries *entries);
void csv_entries_done(struct csv_entries *entries);

#endif
