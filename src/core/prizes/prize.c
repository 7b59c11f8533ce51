/* A prize line put together from its keys, kept as a text, and called by its name. */
#include "core/prizes/prize.h"

#include <string.h>

#include "core/text/letters.h"
#include "core/ties/teams.h"

void prize_init(struct prize *prize)
{
	memset(prize, 0, sizeof(*prize));
}

/* The first characters of what was typed. */
static void put_excerpt(struct line *line, const char *text)
{
	char head[41];
	struct line cut;

	line_init(&cut, head, sizeof(head));
	line_text(&cut, text);
	line_text(line, head);
	if (cut.cut)
		line_text(line, "...");
}

enum status prize_take(
	struct prize *prize, const struct prize_field *field, const char *text, struct error *error)
{
	struct prize taken = *prize;
	struct line line;
	const bool clean = text_is_clean(text);

	if (!text[0])
		return STATUS_OK;
	if (clean && field->take(text, &taken)) {
		*prize = taken;
		return STATUS_OK;
	}
	if (!error)
		return STATUS_BAD_INPUT;
	error->code = STATUS_BAD_INPUT;
	line_init(&line, error->text, sizeof(error->text));
	line_text(&line, field->key);
	line_text(&line, ": ");
	if (clean) {
		line_text(&line, "\"");
		put_excerpt(&line, text);
		line_text(&line, "\" is not written as ");
		line_text(&line, field->like);
		line_text(&line, ".");
	} else {
		line_text(&line, "Text without control characters is expected.");
	}
	return STATUS_BAD_INPUT;
}

static enum status refuse(struct error *error, const char *sentence)
{
	struct line line;

	if (error) {
		error->code = STATUS_BAD_INPUT;
		line_init(&line, error->text, sizeof(error->text));
		line_text(&line, sentence);
	}
	return STATUS_BAD_INPUT;
}

/* What a prize of clubs or schools does not go with: it goes by all players of each. */
static const char *team_contradiction(const struct prize *prize)
{
	struct prize plain;

	prize_init(&plain);
	plain.by = prize->by;
	plain.team = prize->team;
	plain.best = prize->best;
	if (prize->team == PRIZE_TEAM_NONE)
		return prize->best > 0 ? "Of which team? best goes with team=club or team=school."
				       : NULL;
	if (prize->by != PRIZE_BY_TEAM || !prize_same_class(prize, &plain))
		return "A prize of the best club or school goes by the points of its best players, without other conditions.";
	return NULL;
}

/* What the conditions themselves make impossible: nobody could win it. */
static const char *contradiction(const struct prize *prize)
{
	if (prize->amount == 0 && !prize->object[0])
		return "An amount is missing, such as 50 or Cup.";
	if (team_contradiction(prize))
		return team_contradiction(prize);
	if (prize->by == PRIZE_BY_ROUNDS && prize->round_from == 0)
		return "Which rounds? Such as rounds=1-3.";
	if (prize->by != PRIZE_BY_ROUNDS && prize->round_from > 0)
		return "A prize for some rounds goes by the points in them alone.";
	if (prize->by != PRIZE_BY_HAND && prize->winner > 0)
		return "A prize that is given to a player (to) is given by hand.";
	if (prize->by == PRIZE_BY_HAND && prize->last > 1)
		return "A prize that is given by hand is one, without places.";
	if (prize->unrated && (prize->rating_from > 0 || prize->below > 0))
		return "Nobody is unrated and has a rating: unrated goes without rating-from and below.";
	if (prize->below > 0 && prize->rating_from >= prize->below)
		return "Nobody can win it: the rating from which it counts is not below the limit.";
	if (prize->under > 0 && prize->over > prize->under)
		return "Nobody can win it: over is more than under.";
	if (prize->born_from[0] && prize->born_until[0] &&
		strcmp(prize->born_from, prize->born_until) > 0)
		return "Nobody can win it: born-from is later than born-until.";
	return NULL;
}

enum status prize_settle(struct prize *prize, struct error *error)
{
	char text[PRIZE_TEXT_SIZE];
	const char *why;

	if (prize->first == 0)
		prize->first = prize->last = 1;
	if (prize->team != PRIZE_TEAM_NONE && prize->best == 0)
		prize->best = TEAM_BEST_USUAL;
	why = contradiction(prize);
	if (why)
		return refuse(error, why);
	if (!prize_write(prize, text))
		return refuse(error, "The prize is too long: shorten its name, club or school.");
	return STATUS_OK;
}

bool prize_write(const struct prize *prize, char text[PRIZE_TEXT_SIZE])
{
	int count;
	const struct prize_field *fields = prize_fields(&count);
	struct line line;

	line_init(&line, text, PRIZE_TEXT_SIZE);
	for (int i = 0; i < count; i++) {
		char value[PRIZE_TEXT_SIZE];
		struct line shown;

		line_init(&shown, value, sizeof(value));
		fields[i].show(prize, &shown);
		if (!value[0])
			continue;
		line_text(&line, line.length > 0 ? ";" : "");
		line_text(&line, fields[i].key);
		line_text(&line, "=");
		line_text(&line, value);
	}
	return !line.cut;
}

enum status prize_read(const char *text, struct prize *prize, struct error *error)
{
	struct prize made;
	enum status status = STATUS_OK;

	prize_init(&made);
	while (status == STATUS_OK && *text) {
		const size_t length = strcspn(text, ";"), key = strcspn(text, "=;");
		char pair[PRIZE_TEXT_SIZE];
		const struct prize_field *field;

		if (length >= sizeof(pair) || text[key] != '=')
			return refuse(error, "It is not written as key=value;key=value.");
		memcpy(pair, text, length);
		pair[length] = pair[key] = '\0';
		field = prize_field_find(pair);
		if (!field)
			return refuse(error, "It has a key that is none.");
		status = prize_take(&made, field, pair + key + 1, error);
		text += length + (text[length] == ';');
	}
	if (status == STATUS_OK)
		status = prize_settle(&made, error);
	if (status == STATUS_OK)
		*prize = made;
	return status;
}

bool prize_same_class(const struct prize *a, const struct prize *b)
{
	return a->by == b->by && a->team == b->team && a->best == b->best &&
		a->round_from == b->round_from && a->round_to == b->round_to &&
		a->rating_from == b->rating_from && a->below == b->below &&
		a->unrated == b->unrated && a->under == b->under && a->over == b->over &&
		a->sex == b->sex && strcmp(a->born_from, b->born_from) == 0 &&
		strcmp(a->born_until, b->born_until) == 0 &&
		letters_compare(a->club, b->club) == 0 &&
		letters_compare(a->school, b->school) == 0;
}

bool prize_is_rating(const struct prize *prize)
{
	return prize->rating_from > 0 || prize->below > 0 || prize->by == PRIZE_BY_EXPECTED;
}

bool prize_is_place(const struct prize *prize)
{
	struct prize any;

	prize_init(&any);
	return prize_same_class(prize, &any);
}

const char *money_text(int64_t hundredths, char text[MONEY_SIZE])
{
	struct line line;
	const int part = (int)(hundredths % 100);
	const int64_t whole = hundredths / 100;

	line_init(&line, text, MONEY_SIZE);
	if (whole >= 1000000)
		line_int(&line, (int)(whole / 1000000));
	if (whole >= 1000000) {
		/* the lower six digits with their zeros */
		const int low = (int)(whole % 1000000);

		for (int unit = 100000; unit > 0; unit /= 10)
			line_int(&line, low / unit % 10);
	} else {
		line_int(&line, (int)whole);
	}
	if (part > 0) {
		line_text(&line, part < 10 ? ".0" : ".");
		line_int(&line, part);
	}
	return text;
}

void line_ordinal(struct line *line, int number)
{
	const int last = number % 10, tens = number / 10 % 10;

	line_int(line, number);
	line_text(line,
		tens == 1           ? "th"
			: last == 1 ? "st"
			: last == 2 ? "nd"
			: last == 3 ? "rd"
				    : "th");
}

static void put_with(struct line *line, const char *before, int number, const char *behind)
{
	line_text(line, line->length > 0 ? ", " : "");
	line_text(line, before);
	line_int(line, number);
	line_text(line, behind);
}

static void put_word(struct line *line, const char *word)
{
	if (!word[0])
		return;
	line_text(line, line->length > 0 ? ", " : "");
	line_text(line, word);
}

static void put_rating(struct line *line, const struct prize *prize)
{
	if (prize->below > 0 && prize->rating_from == 0)
		put_with(line, "U", prize->below, "");
	else if (prize->rating_from > 0)
		put_with(line, "rating ", prize->rating_from, prize->below > 0 ? "" : " and more");
	if (prize->below > 0 && prize->rating_from > 0) {
		line_text(line, "-");
		line_int(line, prize->below - 1);
	}
	put_word(line, prize->unrated ? "unrated" : "");
}

/* The day without what a whole year says itself: born-from 2010-01-01 is "2010". */
static void put_born(struct line *line, const char *before, const char *day, const char *whole)
{
	char text[BORN_SIZE];

	if (!day[0])
		return;
	memcpy(text, day, sizeof(text));
	if (strcmp(day + 4, whole) == 0)
		text[4] = '\0';
	for (char *at = text; *at; at++)
		if (*at == '/')
			*at = '-';
	put_word(line, before);
	line_text(line, text);
}

static void put_conditions(struct line *line, const struct prize *prize)
{
	put_rating(line, prize);
	if (prize->under > 0)
		put_with(line, "under ", prize->under, "");
	if (prize->over > 0)
		put_with(line, "", prize->over, " and over");
	put_born(line, "born from ", prize->born_from, "/01/01");
	put_born(line, "born until ", prize->born_until, "/12/31");
	put_word(line, prize->sex == SEX_FEMALE ? "women" : prize->sex == SEX_MALE ? "men" : "");
	put_word(line, prize->club);
	put_word(line, prize->school);
	if (prize->by == PRIZE_BY_ROUNDS) {
		put_with(line, prize->round_to > prize->round_from ? "rounds " : "round ",
			prize->round_from, "");
		if (prize->round_to > prize->round_from) {
			line_text(line, "-");
			line_int(line, prize->round_to);
		}
	}
	if (prize->team != PRIZE_TEAM_NONE) {
		put_with(line, "best ", prize->best, " of a ");
		line_text(line, prize_team_word(prize));
	}
	put_word(line, prize->by == PRIZE_BY_EXPECTED ? "most above expectation" : "");
	put_word(line, prize->by == PRIZE_BY_HAND ? "given by hand" : "");
}

/* "1st", "4th to 6th", before the class where it is not the first alone. */
static void put_places(struct line *line, const struct prize *prize, int place, bool of_class)
{
	const int first = place > 0 ? place : prize->first, last = place > 0 ? place : prize->last;

	if (of_class && first == 1 && last == 1)
		return;
	line_ordinal(line, first);
	if (last > first) {
		line_text(line, " to ");
		line_ordinal(line, last);
	}
	line_text(line, of_class ? " " : "");
}

const char *prize_title(const struct prize *prize, int place, char title[PRIZE_TITLE_SIZE])
{
	char conditions[PRIZE_TITLE_SIZE];
	struct line line, of;

	line_init(&of, conditions, sizeof(conditions));
	if (prize->name[0])
		line_text(&of, prize->name);
	else
		put_conditions(&of, prize);
	line_init(&line, title, PRIZE_TITLE_SIZE);
	if (prize->by != PRIZE_BY_HAND)
		put_places(&line, prize, place, conditions[0] != '\0');
	line_text(&line, conditions);
	return title;
}
