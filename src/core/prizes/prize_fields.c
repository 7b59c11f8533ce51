/* The keys of a prize line: what each takes, and how it is shown. */
#include "core/prizes/prize.h"

#include <string.h>

#include "core/typed/date.h"
#include "core/text/letters.h"
#include "core/particulars/particular.h"

static bool copy_text(const char *text, char *to, size_t size)
{
	/* the sign between the keys of a kept line */
	if (strlen(text) >= size || strchr(text, ';') || !letters_any(text))
		return false;
	memset(to, 0, size);
	memcpy(to, text, strlen(text) + 1);
	return true;
}

static int64_t hundredths_of(const char *money)
{
	int64_t sum = 0;

	for (; *money; money++)
		if (*money != '.')
			sum = 10 * sum + (*money - '0');
	return sum;
}

/* "1OO" is no object: what begins as a number is one. */
static bool take_amount(const char *text, struct prize *prize)
{
	char kept[PARTICULAR_SIZE];
	int64_t amount = 0;

	if (particular_take(particular_field(PLAYER_DUE), text, kept, NULL) == STATUS_OK)
		amount = hundredths_of(kept);
	else if (strchr("0123456789+-.,$", text[0]) || strncmp(text, "£", strlen("£")) == 0 ||
		strncmp(text, "€", strlen("€")) == 0 ||
		!copy_text(text, prize->object, sizeof(prize->object)))
		return false;
	else
		amount = -1;
	if (amount == 0)
		return false;
	prize->amount = amount > 0 ? amount : 0;
	if (amount > 0)
		memset(prize->object, 0, sizeof(prize->object));
	return true;
}

static void show_amount(const struct prize *prize, struct line *line)
{
	char text[MONEY_SIZE];

	line_text(line, prize->amount > 0 ? money_text(prize->amount, text) : prize->object);
}

static bool take_name(const char *text, struct prize *prize)
{
	return copy_text(text, prize->name, sizeof(prize->name));
}

static void show_name(const struct prize *prize, struct line *line)
{
	line_text(line, prize->name);
}

/* "3" or "1-3" */
static bool take_range(const char *text, int most, int *from, int *to)
{
	const char *hyphen = strchr(text, '-');
	char first[8] = "";
	int low, high;

	if (!hyphen) {
		if (!text_to_int(text, 1, most, &low))
			return false;
		*from = *to = low;
		return true;
	}
	if ((size_t)(hyphen - text) >= sizeof(first))
		return false;
	memcpy(first, text, (size_t)(hyphen - text));
	if (!text_to_int(first, 1, most, &low) || !text_to_int(hyphen + 1, low, most, &high))
		return false;
	*from = low;
	*to = high;
	return true;
}

static void show_range(int from, int to, struct line *line)
{
	if (from == 0)
		return;
	line_int(line, from);
	if (to > from) {
		line_text(line, "-");
		line_int(line, to);
	}
}

static bool take_place(const char *text, struct prize *prize)
{
	int first, last;

	if (!take_range(text, PLACES_MOST, &first, &last) || last - first >= PLACES_OF_LINE)
		return false;
	prize->first = first;
	prize->last = last;
	return true;
}

static void show_place(const struct prize *prize, struct line *line)
{
	show_range(prize->first, prize->last, line);
}

static bool take_rounds(const char *text, struct prize *prize)
{
	if (!take_range(text, ROUNDS_MOST, &prize->round_from, &prize->round_to))
		return false;
	prize->by = PRIZE_BY_ROUNDS;
	return true;
}

static void show_rounds(const struct prize *prize, struct line *line)
{
	show_range(prize->round_from, prize->round_to, line);
}

static bool take_rating_from(const char *text, struct prize *prize)
{
	return text_to_int(text, 1, GRADE_MOST, &prize->rating_from);
}

static void show_number(int number, struct line *line)
{
	if (number > 0)
		line_int(line, number);
}

static void show_rating_from(const struct prize *prize, struct line *line)
{
	show_number(prize->rating_from, line);
}

static bool take_below(const char *text, struct prize *prize)
{
	return text_to_int(text, 1, GRADE_MOST + 1, &prize->below);
}

static void show_below(const struct prize *prize, struct line *line)
{
	show_number(prize->below, line);
}

static bool take_unrated(const char *text, struct prize *prize)
{
	if (!text_key_is("yes", text) && !text_key_is("no", text))
		return false;
	prize->unrated = text_key_is("yes", text);
	return true;
}

static void show_unrated(const struct prize *prize, struct line *line)
{
	line_text(line, prize->unrated ? "yes" : "");
}

enum { AGE_MOST = 120 };

static bool take_under(const char *text, struct prize *prize)
{
	return text_to_int(text, 1, AGE_MOST, &prize->under);
}

static void show_under(const struct prize *prize, struct line *line)
{
	show_number(prize->under, line);
}

static bool take_over(const char *text, struct prize *prize)
{
	return text_to_int(text, 1, AGE_MOST, &prize->over);
}

static void show_over(const struct prize *prize, struct line *line)
{
	show_number(prize->over, line);
}

/* A day, or a year by its first or last day. */
static bool take_day(const char *text, const char *rest, char day[BORN_SIZE])
{
	char date[BORN_SIZE];

	/* 3/7/2010 is in March or in July */
	if ((!strchr(text, '.') && date_order_of(text) == DATE_EITHER) || !date_parse(text, date))
		return false;
	if (strcmp(date + 4, "/00/00") == 0)
		strcpy(date + 4, rest);
	if (!date_is_whole(date))
		return false;
	memcpy(day, date, BORN_SIZE);
	return true;
}

static void show_day(const char *day, struct line *line)
{
	char text[PARTICULAR_SIZE];

	line_text(line, particular_show(particular_field(EVENT_FIRST_DAY), day, text));
}

static bool take_born_from(const char *text, struct prize *prize)
{
	return take_day(text, "/01/01", prize->born_from);
}

static void show_born_from(const struct prize *prize, struct line *line)
{
	show_day(prize->born_from, line);
}

static bool take_born_until(const char *text, struct prize *prize)
{
	return take_day(text, "/12/31", prize->born_until);
}

static void show_born_until(const struct prize *prize, struct line *line)
{
	show_day(prize->born_until, line);
}

static bool take_sex(const char *text, struct prize *prize)
{
	if (!text_key_is("f", text) && !text_key_is("m", text))
		return false;
	prize->sex = text_key_is("f", text) ? SEX_FEMALE : SEX_MALE;
	return true;
}

static void show_sex(const struct prize *prize, struct line *line)
{
	static const char *const words[] = {"", "m", "f"};

	line_text(line, words[prize->sex]);
}

static bool take_club(const char *text, struct prize *prize)
{
	return copy_text(text, prize->club, sizeof(prize->club));
}

static void show_club(const struct prize *prize, struct line *line)
{
	line_text(line, prize->club);
}

static bool take_school(const char *text, struct prize *prize)
{
	return copy_text(text, prize->school, sizeof(prize->school));
}

static void show_school(const struct prize *prize, struct line *line)
{
	line_text(line, prize->school);
}

static bool take_team(const char *text, struct prize *prize)
{
	if (!text_key_is("club", text) && !text_key_is("school", text))
		return false;
	prize->team = text_key_is("club", text) ? PRIZE_TEAM_CLUB : PRIZE_TEAM_SCHOOL;
	prize->by = PRIZE_BY_TEAM;
	return true;
}

const char *prize_team_word(const struct prize *prize)
{
	static const char *const words[] = {"", "club", "school"};

	return words[prize->team];
}

static void show_team(const struct prize *prize, struct line *line)
{
	line_text(line, prize_team_word(prize));
}

static bool take_best(const char *text, struct prize *prize)
{
	return text_to_int(text, 1, PRIZE_BEST_MOST, &prize->best);
}

static void show_best(const struct prize *prize, struct line *line)
{
	show_number(prize->best, line);
}

static const struct {
	const char *word;
	enum prize_by by;
} measures[] = {{"score", PRIZE_BY_SCORE}, {"rounds", PRIZE_BY_ROUNDS}, {"w-we", PRIZE_BY_EXPECTED},
	{"hand", PRIZE_BY_HAND}};

static bool take_by(const char *text, struct prize *prize)
{
	for (size_t i = 0; i < sizeof(measures) / sizeof(measures[0]); i++)
		if (text_key_is(measures[i].word, text)) {
			prize->by = measures[i].by;
			return true;
		}
	return false;
}

/* Rounds and teams say themselves that they are meant. */
static void show_by(const struct prize *prize, struct line *line)
{
	for (size_t i = 0; i < sizeof(measures) / sizeof(measures[0]); i++)
		if (measures[i].by == prize->by && prize->by != PRIZE_BY_SCORE &&
			prize->by != PRIZE_BY_ROUNDS)
			line_text(line, measures[i].word);
}

static bool take_to(const char *text, struct prize *prize)
{
	if (!text_to_int(text + (text[0] == '#'), 1, PLAYERS_MOST, &prize->winner))
		return false;
	prize->by = PRIZE_BY_HAND;
	return true;
}

static void show_to(const struct prize *prize, struct line *line)
{
	show_number(prize->winner, line);
}

static const struct prize_field fields[] = {
	{"amount", "100, 12.50 or Cup", "an amount, or an object (which follows the tie-breaks)",
		take_amount, show_amount},
	{"place", "1 or 4-6", "for this place, or each of these", take_place, show_place},
	{"name", "Best girl", "what it is called; else by its conditions", take_name, show_name},
	{"rating-from", "1600", "who has this rating or a higher one", take_rating_from,
		show_rating_from},
	{"below", "1800", "who has a rating below this one", take_below, show_below},
	{"unrated", "yes", "who has no rating", take_unrated, show_unrated},
	{"under", "16", "who is not older at the beginning of the year", take_under, show_under},
	{"over", "65", "who is as old at the end of the year", take_over, show_over},
	{"born-from", "2010 or 2010-09-01", "who was born then or later", take_born_from,
		show_born_from},
	{"born-until", "1960 or 1960-06-30", "who was born then or earlier", take_born_until,
		show_born_until},
	{"sex", "f or m", "women and girls, or men and boys", take_sex, show_sex},
	{"club", "Bury", "who is of this club", take_club, show_club},
	{"school", "St Anne's", "who is of this school", take_school, show_school},
	{"rounds", "1-3", "most points in these rounds, not in all", take_rounds, show_rounds},
	{"team", "club or school", "the club or school whose best players have most points",
		take_team, show_team},
	{"best", "4", "how many players of each club or school count", take_best, show_best},
	{"by", "score, w-we or hand", "most points; more than expected; as the arbiter says",
		take_by, show_by},
	{"to", "7", "the number of the player to whom it is given by hand", take_to, show_to},
};

enum { FIELDS = sizeof(fields) / sizeof(fields[0]) };

const struct prize_field *prize_fields(int *count)
{
	*count = FIELDS;
	return fields;
}

const struct prize_field *prize_field_find(const char *key)
{
	for (int i = 0; i < FIELDS; i++)
		if (text_key_is(fields[i].key, key))
			return &fields[i];
	return NULL;
}
