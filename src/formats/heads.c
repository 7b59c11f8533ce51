/* The table of the heads of columns, and what a caller maps to it. */
#include "formats/heads.h"

#include <string.h>

#include "core/array_len.h"
#include "core/typed/date.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"

struct head_word {
	const char *word;
	enum head_column column;
};

/* Words are in lower case, without blanks and punctuation. */
static const struct head_word head_words[] = {
	{"pin", CSV_PIN},
	{"name", CSV_NAME},
	{"fullname", CSV_NAME},
	{"player", CSV_NAME},
	{"playername", CSV_NAME},
	{"playersname", CSV_NAME},
	{"nameofplayer", CSV_NAME},
	{"entrant", CSV_NAME},
	{"memname", CSV_NAME},  /* US Chess */
	{"rmemname", CSV_NAME}, /* US Chess, older supplements */
	{"surname", CSV_SURNAME},
	{"last", CSV_SURNAME},
	{"lastname", CSV_SURNAME},
	{"familyname", CSV_SURNAME},
	{"forename", CSV_FORENAME},
	{"forenames", CSV_FORENAME},
	{"first", CSV_FORENAME},
	{"firstname", CSV_FORENAME},
	{"firstnames", CSV_FORENAME},
	{"givenname", CSV_FORENAME},
	{"grade", CSV_GRADE},
	{"ecfgrade", CSV_GRADE},
	{"rating", CSV_RATING},
	{"ratings", CSV_RATING},
	{"currentrating", CSV_RATING},
	{"standardrating", CSV_RATING},
	{"stdrating", CSV_RATING},
	{"ecf", CSV_RATING},
	{"ecfrating", CSV_RATING},
	{"ecfstandard", CSV_RATING},
	{"ecfstandardrating", CSV_RATING},
	{"originalstandard", CSV_RATING}, /* ECF: as published */
	{"revisedstandard", CSV_RATING},
	{"elo", CSV_RATING},
	{"elon", CSV_RATING}, /* Swiss-Manager: national */
	{"nrtg", CSV_RATING},
	{"rtgnat", CSV_RATING},
	{"ratingnat", CSV_RATING},
	{"nationalrating", CSV_RATING},
	{"srtng", CSV_RATING}, /* FIDE */
	{"rratings", CSV_RATING},
	{"regularrating", CSV_RATING},
	{"regular", CSV_RATING},
	{"uscf", CSV_RATING},
	{"uscfrating", CSV_RATING},
	{"uschessrating", CSV_RATING},
	{"rtg", CSV_RATING},
	{"rtg1", CSV_RATING}, /* SwissSys */
	{"rating1", CSV_RATING},
	{"rtng", CSV_RATING}, /* WinTD */
	{"rtng1", CSV_RATING},
	{"rate", CSV_RATING},
	{"rlpbrat", CSV_RATING},  /* US Chess: last published, regular */
	{"rrating1", CSV_RATING}, /* US Chess, older supplements */
	{"club", CSV_CLUB},
	{"clubname", CSV_CLUB},
	{"clubcity", CSV_CLUB}, /* Swiss-Manager */
	{"chessclub", CSV_CLUB},
	{"team", CSV_CLUB},
	{"teamname", CSV_CLUB},
	{"clubnam", CSV_CLUB}, /* English grading lists before 2020 */
	{"clubnam1", CSV_CLUB},
	{"school", CSV_SCHOOL},
	{"schoolname", CSV_SCHOOL},
	{"title", CSV_TITLE},
	{"tit", CSV_TITLE},
	{"ttl", CSV_TITLE}, /* WinTD */
	{"fidetitle", CSV_TITLE},
	{"chesstitle", CSV_TITLE},
	{"byes", CSV_BYES},
	{"bye", CSV_BYES},
	{"byerounds", CSV_BYES},
	{"byesrequested", CSV_BYES},
	{"requestedbyes", CSV_BYES},
	{"byesinrounds", CSV_BYES},
	{"halfpointbyes", CSV_BYES},
	{"halfpointbye", CSV_BYES},
	{"place", CSV_PLACE},
	{"enters", CSV_ENTERS},
	{"withdrawnfrom", CSV_LEAVES},
	{"leaves", CSV_LEAVES},
	{"top", CSV_TOP},
	{"topplayer", CSV_TOP},
	{"new", CSV_NEW},
	{"newplayer", CSV_NEW},
	{"family", CSV_FAMILY},
	{"relatives", CSV_FAMILY},
	{"familyorlift", CSV_FAMILY},
	{"lift", CSV_FAMILY},
	{"lifts", CSV_FAMILY},
	{"liftgroup", CSV_FAMILY},
	{"liftshare", CSV_FAMILY},
	{"liftsharer", CSV_FAMILY},
	{"liftsharers", CSV_FAMILY},
	{"liftsharing", CSV_FAMILY},
	{"car", CSV_FAMILY},
	{"carshare", CSV_FAMILY},
	{"carpool", CSV_FAMILY},
	{"travelgroup", CSV_FAMILY},
	{"area", CSV_AREA},
	{"federation", CSV_FEDERATION},
	{"fed", CSV_FEDERATION},
	{"nation", CSV_FEDERATION},
	{"nationality", CSV_FEDERATION},
	{"country", CSV_FEDERATION},
	{"fide", CSV_FIDE},
	{"fideno", CSV_FIDE},
	{"fideid", CSV_FIDE},
	{"fidecode", CSV_FIDE},
	{"fidenumber", CSV_FIDE},
	{"idfide", CSV_FIDE},
	{"idnofide", CSV_FIDE},
	{"idnumber", CSV_FIDE}, /* FIDE */
	{"sex", CSV_SEX},
	{"gender", CSV_SEX},
	{"mf", CSV_SEX},
	{"bday", CSV_BORN}, /* FIDE */
	{"birthday", CSV_BORN},
	{"birth", CSV_BORN},
	{"birthdate", CSV_BORN},
	{"birthyear", CSV_BORN},
	{"byear", CSV_BORN},
	{"yearofbirth", CSV_BORN},
	{"born", CSV_BORN},
	{"dob", CSV_BORN},
	{"dateofbirth", CSV_BORN},
};

/* What lists have beside: ratings of other kinds, games, marks. */
static const char *const passed_over[] = {
	/* ECF */
	"standardoriginalcategory",
	"standardrevisedcategory",
	"originalrapid",
	"rapidoriginalcategory",
	"revisedrapid",
	"rapidrevisedcategory",
	"originalblitz",
	"blitzoriginalcategory",
	"revisedblitz",
	"blitzrevisedcategory",
	"originalstandardonline",
	"standardonlineoriginalcategory",
	"revisedstandardonline",
	"standardonlinerevisedcategory",
	"originalrapidonline",
	"rapidonlineoriginalcategory",
	"revisedrapidonline",
	"rapidonlinerevisedcategory",
	"originalblitzonline",
	"blitzonlineoriginalcategory",
	"revisedblitzonline",
	"blitzonlinerevisedcategory",
	/* English grading lists before 2020: other clubs, and an age of no day that is said */
	"clubnam2",
	"clubnam3",
	"clubnam4",
	"clubnam5",
	"clubnam6",
	"age",
	/* FIDE */
	"wtit",
	"otit",
	"foa",
	"sgm",
	"sk",
	"rrtng",
	"rgm",
	"rk",
	"brtng",
	"bgm",
	"bk",
	"gms",
	"k",
	"flag",
	/* US Chess */
	"qlpbrat",
	"blpbrat",
	"onlrrtg",
	"onlqrtg",
	"onlbrtg",
	"rrating2",
	/* a number in the order of another program */
	"no",
	"nr",
	"snr",
	"sno",
	"startno",
	"startnumber",
	"rank",
	"pairno",
	"pairnum",
};

/* What the particulars of a player are called elsewhere. */
static const struct {
	const char *word, *key;
} particular_words[] = {
	{"ecfcode", "ecf-code"},
	{"ecfref", "ecf-code"},
	{"ecfratingcode", "ecf-code"},
	{"ecfgradingcode", "ecf-code"},
	{"ratingcode", "ecf-code"},
	{"gradingcode", "ecf-code"},
	{"gradingref", "ecf-code"},
	{"bcfcode", "ecf-code"},
	{"ref", "ecf-code"},
	{"id", "us-id"}, /* SwissSys, WinTD */
	{"usid", "us-id"},
	{"uscfid", "us-id"},
	{"uscfno", "us-id"},
	{"uschessid", "us-id"},
	{"memid", "us-id"},      /* US Chess */
	{"rmemid", "us-id"},     /* US Chess, older supplements */
	{"pnum", "national-id"}, /* Chess Scotland */
	{"nationalno", "national-id"},
	{"idnat", "national-id"},
	{"idno", "national-id"},
	{"natid", "national-id"},
	{"memberno", "member"}, /* ECF */
	{"membershipno", "member"},
	{"membershipnumber", "member"},
	{"membernumber", "member"},
	{"ecfno", "member"},
	{"ecfmembership", "member"},
	{"ecfmembershipno", "member"},
	{"ecfmembershipnumber", "member"},
	{"expired", "expires"}, /* US Chess */
	{"expires", "expires"},
	{"exp", "expires"}, /* SwissSys, WinTD */
	{"expdate", "expires"},
	{"expiration", "expires"},
	{"expirationdate", "expires"},
	{"rexpdate", "expires"}, /* US Chess, older supplements */
	{"expirydate", "expires"},
	{"membershipexpiry", "expires"},
	{"clubno", "club-code"},
	{"rstate", "state"},     /* US Chess, older supplements */
	{"gr", "school-grade"},  /* WinTD */
	{"eloi", "fide-rating"}, /* Swiss-Manager: international */
	{"irtg", "fide-rating"},
	{"rtgint", "fide-rating"},
	{"ratingint", "fide-rating"},
	{"elofide", "fide-rating"},
	{"fideelo", "fide-rating"},
};

/* "OCT26": the ratings of that month in the single lists of FIDE. */
static bool is_month(const char *head)
{
	char word[6];

	for (size_t i = 0; i < sizeof(word); i++)
		word[i] = text_key_next(&head);
	if (word[5] || word[3] < '0' || word[3] > '9' || word[4] < '0' || word[4] > '9')
		return false;
	return date_month(word, 3) > 0;
}

static const struct particular_field *find_particular(const char *head)
{
	int count;
	const struct particular_field *fields = particular_fields(&count);

	for (size_t i = 0; i < ARRAY_LEN(particular_words); i++)
		if (text_key_is(head, particular_words[i].word))
			return particular_find(OF_PLAYER, particular_words[i].key);
	for (int i = 0; i < count; i++)
		if (fields[i].of == OF_PLAYER && !fields[i].column &&
			(text_key_is(head, fields[i].key) || text_key_is(head, fields[i].name)))
			return &fields[i];
	return NULL;
}

struct head head_find(const char *head)
{
	const struct particular_field *field;

	for (size_t i = 0; i < ARRAY_LEN(head_words); i++)
		if (text_key_is(head, head_words[i].word))
			return (struct head){head_words[i].column, 0};
	for (size_t i = 0; i < ARRAY_LEN(passed_over); i++)
		if (text_key_is(head, passed_over[i]))
			return (struct head){CSV_PASSED_OVER, 0};
	if (is_month(head))
		return (struct head){CSV_RATING, 0};
	field = find_particular(head);
	return field ? (struct head){CSV_PARTICULAR, (int)field->id}
		     : (struct head){CSV_UNKNOWN, 0};
}

bool head_is_american(const char *head)
{
	return head_find(head).field == PLAYER_US_ID && !text_key_is(head, "id");
}

bool head_same(struct head one, struct head other)
{
	return one.column == other.column && one.field == other.field;
}

bool head_may_be_rating(const char *head)
{
	static const char *const parts[] = {"rating", "rtg", "rtng", "grade", "elo", "standard"};

	for (; *head; head++) {
		for (size_t i = 0; i < ARRAY_LEN(parts); i++) {
			const char *at = head, *part = parts[i];

			while (*part && text_key_next(&at) == *part)
				part++;
			if (!*part)
				return true;
		}
	}
	return false;
}

/* One pair "Rate=grade", of this length. */
static enum status add_pair(
	struct head_map *map, const char *pair, size_t length, const struct report *report)
{
	char found[EXCERPT_SIZE], field[HEAD_WORD_SIZE];
	const char *equals = memchr(pair, '=', length);
	const size_t before = equals ? (size_t)(equals - pair) : 0;
	const size_t behind = equals ? length - before - 1 : 0;

	if (before == 0 || behind == 0 || before >= HEAD_WORD_SIZE || behind >= HEAD_WORD_SIZE)
		return report_error(report, STATUS_BAD_INPUT,
			"The map: found %s, expected COLUMN=FIELD such as Rate=grade, several with commas between.",
			report_excerpt(found, pair, length));
	if (map->count == HEAD_MAP_MOST)
		return report_error(report, STATUS_BAD_INPUT,
			"The map: found more than %d columns.", HEAD_MAP_MOST);
	memcpy(map->pairs[map->count].head, pair, before);
	map->pairs[map->count].head[before] = '\0';
	memcpy(field, equals + 1, behind);
	field[behind] = '\0';
	map->pairs[map->count].means =
		text_key_is("none", field) ? (struct head){CSV_PASSED_OVER, 0} : head_find(field);
	map->pairs[map->count].found = false;
	if (map->pairs[map->count].means.column == CSV_UNKNOWN)
		return report_error(report, STATUS_BAD_INPUT,
			"The map: found %s, expected a field such as name, surname, forename, rating, grade, club, title, federation, fide, sex, born, byes or a particular of players.",
			report_excerpt(found, field, behind));
	map->count++;
	return STATUS_OK;
}

enum status head_map_read(const char *text, struct head_map *map, const struct report *report)
{
	enum status status = STATUS_OK;

	memset(map, 0, sizeof(*map));
	while (text && *text && status == STATUS_OK) {
		const size_t length = strcspn(text, ",");

		status = add_pair(map, text, length, report);
		text += length + (text[length] == ',');
	}
	return status;
}

int head_map_find(const struct head_map *map, const char *head)
{
	for (int i = 0; i < map->count; i++)
		if (text_key_is(head, map->pairs[i].head))
			return i;
	return -1;
}
