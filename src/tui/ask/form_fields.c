/* The fields of the form of a player: what each of them takes, and what is wrong with the text. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/players/players.h"
#include "app/words/words.h"
#include "core/text/letters.h"
#include "core/text/text.h"
#include "core/vocabulary.h"
#include "tui/ask/form.h"
#include "tui/state/state.h"

static const struct {
	const char *label, *hint;
	size_t most;
} fields[FIELD_COUNT] = {
	[FIELD_NAME] = {"Name", "surname, forename", NAME_SIZE},
	[FIELD_GRADE] = {"Grade", "rating, NEW or nothing", 8},
	[FIELD_CLUB] = {"Club", NULL, CLUB_SIZE},
	[FIELD_TITLE] = {"Title", "GM, WGM, IM .. or none", TITLE_SIZE},
	[FIELD_PLACE] = {"Place", "3b: between 3 and 4", PLACE_SIZE},
	[FIELD_ENTERS] = {"Enters", "his first round", 4},
	[FIELD_BYES] = {"½ byes", "rounds, such as 1 2", EDITOR_SIZE},
};

bool form_shows_new(const struct player *player)
{
	return player->is_new && player->grade == 0;
}

int form_fields(const struct tui *tui)
{
	if (tui->form.pin)
		return FIELD_ENTERS;
	/* who missed an evening was absent, and that gives nothing */
	return tui_is_season(tui) || app_first_entry(tui->app) == 1 ? FIELD_BYES : FIELD_COUNT;
}

const char *form_label(enum form_field field)
{
	return fields[field].label;
}

static int count_rounds(const struct tui *tui)
{
	return event_section(tui_event(tui), app_section(tui->app))->rounds;
}

static bool converts(const struct tui *tui)
{
	return event_section(tui_event(tui), app_section(tui->app))->conversion[0] != '\0';
}

const char *form_hint(const struct tui *tui, enum form_field field, char words[32])
{
	if (field == FIELD_NAME && form_listed_any(tui))
		return tui->form.listed.completed.count > 1 ? "Tab takes ▸, PgDn next"
							    : "Tab takes him";
	if (field == FIELD_CLUB)
		return app_club_words(tui->app, words);
	return field == FIELD_GRADE && converts(tui) ? "150*: converted" : fields[field].hint;
}

bool form_grade(struct tui *tui, struct grade *grade)
{
	struct form *form = &tui->form;
	struct error error = {.code = STATUS_OK};
	char text[EDITOR_SIZE];
	size_t length;
	bool old;

	snprintf(text, sizeof(text), "%s", form->fields[FIELD_GRADE].text);
	length = strlen(text);
	old = length > 0 && text[length - 1] == '*';
	if (old)
		text[length - 1] = '\0';
	if (grade_parse(text, grade) && (!old || grade->value > 0)) {
		if (!old || app_convert(tui->app, grade->value, &grade->value, &error) == STATUS_OK)
			return true;
		words_put(form->trouble, sizeof(form->trouble), "%s", error.text);
	} else {
		snprintf(form->trouble, sizeof(form->trouble),
			old ? "Grade: a number from 1 to %d is expected before the *."
			    : "Grade: 0 to %d, 1850e, 1650P, 1650/7, - or NEW is expected.",
			GRADE_MOST);
	}
	form->field = FIELD_GRADE;
	return false;
}

/* The numbers in the field, with blanks or commas between them; false: there is something else. */
static bool read_halves(const struct tui *tui, bool in[ROUNDS_MOST + 1])
{
	const char *text = tui->form.fields[FIELD_BYES].text;

	memset(in, 0, (ROUNDS_MOST + 1) * sizeof(in[0]));
	while (*(text += strspn(text, " ,")) != '\0') {
		const size_t length = strcspn(text, " ,");
		char number[8];
		int round;

		if (length >= sizeof(number))
			return false;
		snprintf(number, sizeof(number), "%.*s", (int)length, text);
		if (!text_to_int(number, 1, count_rounds(tui), &round))
			return false;
		in[round] = true;
		text += length;
	}
	return true;
}

int form_halves(const struct tui *tui, int rounds[ROUNDS_MOST])
{
	bool in[ROUNDS_MOST + 1];
	int count = 0;

	read_halves(tui, in);
	for (int round = 1; round <= ROUNDS_MOST; round++) {
		if (in[round])
			rounds[count++] = round;
	}
	return count;
}

int form_enters(const struct tui *tui)
{
	int round = 1;

	text_to_int(tui->form.fields[FIELD_ENTERS].text, 1, ROUNDS_MOST, &round);
	return round;
}

bool form_enters_later(struct tui *tui)
{
	struct form *form = &tui->form;
	const int first = app_first_entry(tui->app), last = first - 1;
	const char *called = tui_vocabulary(tui)->round_small;
	const char *text = form->fields[FIELD_ENTERS].text;
	int round = 1;

	/* what is no round stays, to be refused */
	if (text[0] && !text_to_int(text, 1, ROUNDS_MOST, &round))
		return false;
	if (form_fields(tui) <= FIELD_ENTERS || round >= first || last >= count_rounds(tui))
		return false;
	if (round == last)
		snprintf(form->note, sizeof(form->note), "%s %d is published: he enters in %s %d.",
			tui_vocabulary(tui)->round, last, called, first);
	else
		snprintf(form->note, sizeof(form->note),
			"%ss %d %s %d are published: he enters in %s %d.",
			tui_vocabulary(tui)->round, round, round + 1 == last ? "and" : "to", last,
			called, first);
	return true;
}

static bool check_enters(struct tui *tui)
{
	struct form *form = &tui->form;
	const char *text = form->fields[FIELD_ENTERS].text;
	const int rounds = count_rounds(tui), first = app_first_entry(tui->app);
	const int most = rounds > first ? rounds : first;
	int round;

	if (text[0] == '\0' || text_to_int(text, 1, most, &round))
		return true;
	form->field = FIELD_ENTERS;
	snprintf(form->trouble, sizeof(form->trouble),
		"Enters: the number of a round, 1 to %d, is expected.", most);
	return false;
}

static bool check_halves(struct tui *tui)
{
	bool in[ROUNDS_MOST + 1];

	if (read_halves(tui, in))
		return true;
	tui->form.field = FIELD_BYES;
	snprintf(tui->form.trouble, sizeof(tui->form.trouble),
		"½ byes: numbers of rounds, 1 to %d, are expected, such as 1 2.",
		count_rounds(tui));
	return false;
}

bool form_check(struct tui *tui, enum form_field field)
{
	struct form *form = &tui->form;
	const char *text = form->fields[field].text;
	size_t length = strlen(text);
	struct grade grade;
	int number, letter;

	form->trouble[0] = '\0';
	if (field == FIELD_GRADE)
		return form_grade(tui, &grade);
	if (field == FIELD_ENTERS)
		return check_enters(tui);
	if (field == FIELD_BYES)
		return check_halves(tui);
	if (length >= fields[field].most)
		snprintf(form->trouble, sizeof(form->trouble),
			"%s: too long, %d must go (an accented letter is two).",
			fields[field].label, (int)(length - fields[field].most + 1));
	else if (field == FIELD_NAME && !letters_any(text))
		snprintf(form->trouble, sizeof(form->trouble), "A player has a name.");
	else if (field == FIELD_PLACE && length > 0 && !place_parse(text, &number, &letter))
		snprintf(form->trouble, sizeof(form->trouble),
			"A place is a number and a letter, such as 3b.");
	if (form->trouble[0])
		form->field = (int)field;
	return form->trouble[0] == '\0';
}
