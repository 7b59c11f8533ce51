/* What a report to US Chess says of the event: place, days, affiliate and directors. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/event/state.h"
#include "app/offices/us_gather.h"
#include "app/words/words.h"

static const struct office_place of_event = {0, 0};

void us_put(struct us_gather *gather, enum us_table table, int column, const char *text)
{
	dbf_put(&gather->tables[table], gather->tables[table].count - 1, column, text);
}

void us_put_number(struct us_gather *gather, enum us_table table, int column, int number)
{
	char text[16];

	words_put(text, sizeof(text), "%d", number);
	us_put(gather, table, column, text);
}

/* "2026/03/07" as 20260307 */
void us_put_day(struct us_gather *gather, enum us_table table, int column, const char *day)
{
	char text[16];

	words_put(text, sizeof(text), "%.4s%.2s%.2s", day, day[0] ? day + 5 : "",
		day[0] ? day + 8 : "");
	us_put(gather, table, column, text);
}

void us_put_text(
	struct us_gather *gather, enum us_table table, int column, const struct us_text *text)
{
	struct dbf *dbf = &gather->tables[table];
	const int width = dbf->columns[column].width;
	char plain[PARTICULAR_SIZE];

	if (!us_text(text->text, text->capitals, plain, sizeof(plain)))
		office_fault(&gather->office, text->place, text->mend, text->with,
			"%s, \"%.60s\", has letters that the file cannot hold: A to Z, digits and plain signs",
			text->what, text->text);
	else if (!dbf_put(dbf, dbf->count - 1, column, plain))
		office_fault(&gather->office, text->place, text->mend, text->with,
			"%s, \"%.60s\", has %d characters, and %s has room for %d: give it a shorter form",
			text->what, plain, (int)strlen(plain), dbf->columns[column].name, width);
}

static void put_wanted(struct us_gather *gather, enum us_event_column column, enum particular_id id)
{
	const struct particular_field *field = particular_field(id);
	const char *like = field->like ? field->like : "TEXT", * or = strstr(like, " or ");
	char with[80], example[40];
	struct us_text text = {
		.what = field->name, .place = of_event, .mend = MEND_EVENT, .with = with};

	/* of "44113 or 44113-1234" the first: a command has one value */
	words_put(example, sizeof(example), "%.*s", or ? (int)(or -like) : (int)strlen(like), like);
	words_put(with, sizeof(with), "%s=%s", field->key, example);
	text.text = office_wants(&gather->office, id, example);
	us_put_text(gather, US_EVENT, (int)column, &text);
}

/* "44113" or "44113-1234" */
static void check_zip(struct us_gather *gather)
{
	const char *zip = event_particular(gather->office.event, 0, 0, EVENT_US_ZIP);
	const size_t digits = strspn(zip, "0123456789");

	if (!zip[0] ||
		(digits == 5 &&
			(!zip[5] ||
				(zip[5] == '-' && strspn(zip + 6, "0123456789") == 4 && !zip[10]))))
		return;
	office_fault(&gather->office, of_event, MEND_EVENT, "us-zip=44113",
		"The ZIP code \"%s\" is not five digits, or five, a hyphen and four", zip);
}

/* "12345678; 23456789" as 12345678,23456789 */
static void put_other_tds(struct us_gather *gather)
{
	const char *at = event_particular(gather->office.event, 0, 0, EVENT_US_OTHER_TDS);
	char list[PARTICULAR_SIZE] = "";

	while (*(at += strspn(at, ",; "))) {
		const size_t length = strcspn(at, ",; "), used = strlen(list);

		if (length != 8 || strspn(at, "0123456789") < 8)
			office_fault(&gather->office, of_event, MEND_EVENT,
				"us-other-tds='12345678, 23456789'",
				"The id \"%.*s\" of another director is not eight digits",
				(int)(length < 40 ? length : 40), at);
		words_put(list + used, sizeof(list) - used, "%s%.*s", used ? "," : "", (int)length,
			at);
		at += length;
	}
	us_put_text(gather, US_EVENT, H_OTHER_TD,
		&(struct us_text){.text = list,
			.what = "The list of other directors",
			.place = of_event,
			.mend = MEND_EVENT,
			.with = "us-other-tds='12345678, 23456789'"});
}

static void put_days(struct us_gather *gather)
{
	const struct particular_field *field = particular_field(EVENT_LAST_DAY);
	char first[PARTICULAR_SIZE], last[PARTICULAR_SIZE];

	words_put(gather->first_day, BORN_SIZE, "%s",
		office_wants(&gather->office, EVENT_FIRST_DAY, "2026-03-07"));
	words_put(gather->last_day, BORN_SIZE, "%s",
		office_wants(&gather->office, EVENT_LAST_DAY, "2026-03-08"));
	us_put_day(gather, US_EVENT, H_BEG_DATE, gather->first_day);
	us_put_day(gather, US_EVENT, H_END_DATE, gather->last_day);
	if (!gather->first_day[0] || !gather->last_day[0])
		return;
	particular_show(field, gather->first_day, first);
	particular_show(field, gather->last_day, last);
	if (strcmp(gather->first_day, gather->last_day) > 0)
		office_fault(&gather->office, of_event, MEND_EVENT, "last-day=DAY",
			"The last day, %s, is before the first, %s", last, first);
	office_check_last_day(&gather->office, gather->last_day);
}

static const char *event_name(const struct event *event)
{
	int count;
	const struct record *row = event_range(event, RECORD_EVENT, 1, 0, &count);

	return count ? row->as.event.name : "";
}

enum status us_gather_event(struct us_gather *gather, int sections)
{
	const struct us_text name = {.text = event_name(gather->office.event),
		.what = "The name of the event",
		.place = of_event,
		.mend = MEND_EVENT,
		.with = "name=NAME"};

	if (!dbf_add_row(&gather->tables[US_EVENT]))
		return STATUS_NO_MEMORY;
	us_put(gather, US_EVENT, H_FORMAT, "2C");
	us_put(gather, US_EVENT, H_PROGRAM, "DRAWBOARD");
	us_put_text(gather, US_EVENT, H_NAME, &name);
	us_put_number(gather, US_EVENT, H_TOT_SECT, sections);
	put_days(gather);
	put_wanted(gather, H_AFF_ID, EVENT_US_AFFILIATE);
	put_wanted(gather, H_CITY, EVENT_US_CITY);
	put_wanted(gather, H_STATE, EVENT_US_STATE);
	put_wanted(gather, H_ZIPCODE, EVENT_US_ZIP);
	check_zip(gather);
	us_put(gather, US_EVENT, H_COUNTRY, "USA");
	us_put(gather, US_EVENT, H_SENDCROS, "N");
	put_wanted(gather, H_CTD_ID, EVENT_US_CHIEF_TD);
	us_put(gather, US_EVENT, H_ATD_ID,
		event_particular(gather->office.event, 0, 0, EVENT_US_ASSISTANT_TD));
	put_other_tds(gather);
	return STATUS_OK;
}
